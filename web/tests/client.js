/**
 * The client's own modules, as Vite compiles them for a browser, in Node.
 *
 * What a browser would have and Node has not is put in place first, as little as the modules ask for on loading.
 */

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { after } from "node:test";
import { createServer } from "vite";

class Query extends EventTarget {
  matches = false;
}
const remembered = new Map();
const storage = {
  getItem: (key) => remembered.get(key) ?? null,
  setItem: (key, value) => void remembered.set(key, String(value)),
  removeItem: (key) => void remembered.delete(key),
};
const page = new EventTarget();

Object.assign(globalThis, {
  addEventListener: page.addEventListener.bind(page),
  matchMedia: () => new Query(),
  localStorage: storage,
  sessionStorage: storage,
  location: { pathname: "/", search: "", hash: "", protocol: "http:", host: "table" },
  scrollTo: () => undefined,
  CSS: { escape: (text) => text },
  WebSocket: globalThis.WebSocket ?? class { static OPEN = 1; },
  document: Object.assign(new EventTarget(), {
    documentElement: { lang: "en", dataset: {} },
    visibilityState: "visible",
    hasFocus: () => false,
    querySelector: () => null,
    querySelectorAll: () => [],
  }),
});
globalThis.window = globalThis;

const server = await createServer({
  root: new URL("..", import.meta.url).pathname,
  configFile: false,
  logLevel: "error",
  appType: "custom",
  server: { middlewareMode: true, hmr: false, ws: false, watch: null, fs: { strict: false } },
  optimizeDeps: { noDiscovery: true, include: [] },
  environments: { ssr: { resolve: { conditions: ["browser", "module", "development"], noExternal: true } } },
  plugins: [
    svelte({
      configFile: false,
      compilerOptions: { runes: true },
      dynamicCompileOptions: () => ({ generate: "client" }),
    }),
  ],
});
after(() => server.close());

/** A module of the client: `load("match/table.svelte")`. */
export const load = (path) => server.ssrLoadModule(`/src/${path}`);
