// Lets the page be opened without a network: what was built together is kept together. A newer page is fetched beside the
// old one, and takes over when the last window with the old one is closed, so that no game is played by half of each.
// `version` and `files` are filled in when the page is built (vite.config.ts).
const version = "VERSION";
const files = ["FILES"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(version).then((cache) => cache.addAll(files)));
});

self.addEventListener("activate", (event) => {
  const clear = async () => {
    for (const name of await caches.keys()) if (name !== version) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(clear());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== self.location.origin) return;
  const answer = async () => {
    const cache = await caches.open(version);
    // Whatever the address says behind the question mark, it is the same page.
    const kept = await cache.match(request.mode === "navigate" ? "./index.html" : request);
    return kept ?? fetch(request);
  };
  event.respondWith(answer());
});
