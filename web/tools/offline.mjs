// A plugin for Vite: writes the service worker that keeps exactly the files of this build.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

export function offline() {
  return {
    name: "offline",
    apply: "build",
    // After all others, when the names of all files are known.
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const fromPublic = readdirSync(new URL("../public/", import.meta.url));
        const files = [...Object.keys(bundle), ...fromPublic].map((name) => `./${name}`).sort();
        const hash = createHash("sha256");
        for (const [name, file] of Object.entries(bundle)) hash.update(name).update(file.code ?? file.source ?? "");
        for (const name of fromPublic) hash.update(readFileSync(new URL(`../public/${name}`, import.meta.url)));
        const source = readFileSync(new URL("../src/offline/service.js", import.meta.url), "utf8")
          .replace('"VERSION"', JSON.stringify(`mastaba-${hash.digest("hex").slice(0, 16)}`))
          .replace('["FILES"]', JSON.stringify(files));
        this.emitFile({ type: "asset", fileName: "service.js", source });
      },
    },
  };
}
