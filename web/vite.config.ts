// How the page is built: into build/page/site, with relative addresses, so that it can lie in any folder of a server.
import { defineConfig } from "vite";
import { offline } from "./tools/offline.mjs";

export default defineConfig({
  base: "./",
  plugins: [offline()],
  // The engine is built outside of this folder.
  server: { fs: { allow: [".."] } },
  build: { outDir: "../build/page/site", emptyOutDir: true, target: "es2022" },
  worker: { format: "es" },
});
