import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** Tells the service worker which files of this build to keep for bad connections. */
function keptFiles(): Plugin {
  return {
    name: "serica-kept-files",
    generateBundle(_, bundle) {
      const kept = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const worker = bundle["service-worker.js"];
      if (worker?.type !== "chunk") throw new Error("the service worker is not in the build");
      worker.code = worker.code.replace("__KEPT_FILES__", JSON.stringify(kept.map((name) => `/${name}`)));
    },
  };
}

// The build goes into the Python package, so that an installed wheel needs no Node.
export default defineConfig({
  plugins: [svelte(), keptFiles()],
  base: "/",
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: process.env["SERICA_SERVER"] ?? "http://127.0.0.1:8000", ws: true } },
  },
  build: {
    outDir: "../src/serica/server/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: fonts
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      input: { main: "index.html", "service-worker": "src/service-worker.ts" },
      output: {
        entryFileNames: (chunk) =>
          chunk.name === "service-worker" ? "service-worker.js" : "assets/[name]-[hash].js",
      },
    },
  },
});
