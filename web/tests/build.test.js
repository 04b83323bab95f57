import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { gzipSync } from "node:zlib";
import { build } from "vite";

const MOST_SCRIPT = 120_000;

const folder = mkdtempSync(join(tmpdir(), "serica-client-"));
after(() => rmSync(folder, { recursive: true }));
const root = new URL("..", import.meta.url).pathname;
await build({ root, configFile: join(root, "vite.config.ts"), logLevel: "error", build: { outDir: folder, emptyOutDir: true, reportCompressedSize: false } });

const names = readdirSync(folder, { recursive: true }).filter((name) => /\.\w+$/.test(name));
const text = (name) => readFileSync(join(folder, name), "utf8");
const scripts = names.filter((name) => name.endsWith(".js"));

/** A script and all that it imports before it can run. */
function withImports(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  for (const [, path] of text(name).matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)) withImports(`assets/${path}`, found);
  return found;
}
const size = (of) => [...of].reduce((sum, name) => sum + gzipSync(readFileSync(join(folder, name))).length, 0);
const chunk = (start) => scripts.find((name) => name.startsWith(`assets/${start}-`));
const first = () => {
  const entry = text("index.html").match(/src="\/(assets\/[^"]+\.js)"/)[1];
  return [entry, chunk("en"), chunk("ru")];
};

test("the first page needs little script", () => {
  const [entry, english, russian] = first();
  for (const [language, catalogue] of [["English", english], ["Russian", russian]]) {
    const bytes = size(new Set([...withImports(entry), catalogue]));
    console.log(`initial script, ${language}: ${(bytes / 1000).toFixed(1)} kB gzipped`);
    assert.ok(bytes <= MOST_SCRIPT, `${bytes} bytes`);
  }
});

test("no page needs much script, boards included", () => {
  const [entry, , russian] = first();
  const match = withImports(chunk("Match"), new Set(withImports(entry)));
  for (const kit of scripts.filter((name) => name.startsWith("assets/kit-"))) {
    const bytes = size(withImports(kit, new Set([...match, russian])));
    console.log(`a match with ${kit}: ${(bytes / 1000).toFixed(1)} kB gzipped`);
    assert.ok(bytes <= 2 * MOST_SCRIPT, `${bytes} bytes`);
  }
});

test("boards come only when their game is played", () => {
  const [entry] = first();
  const drawn = [...withImports(entry)].filter((name) => text(name).includes("web-dunhuang-ring"));
  assert.deepEqual(drawn, []);
});

test("nothing is fetched from another host", () => {
  const foreign = names
    .filter((name) => /\.(js|css|html|webmanifest)$/.test(name))
    .flatMap((name) => [...text(name).matchAll(/(?:src|href|url|fetch|import)\s*[=(]\s*["'`]?(https?:)?\/\/[\w.]+/g)].map(([found]) => `${name}: ${found}`));
  assert.deepEqual(foreign, []);
});

test("the page runs under a policy without inline scripts", () => {
  assert.doesNotMatch(text("index.html"), /<script(?![^>]*\bsrc=)/);
  assert.doesNotMatch(text("index.html"), /\son\w+=/);
});

test("both alphabets come with the fonts", () => {
  for (const family of ["cormorant", "golos-text"]) {
    for (const alphabet of ["latin", "cyrillic"]) {
      assert.ok(names.some((name) => name.includes(`${family}-${alphabet}-`) && name.endsWith(".woff2")), `${family} ${alphabet}`);
    }
  }
});

test("the app can be installed: every icon of the manifest has its size, one may be cut to any shape", () => {
  const manifest = JSON.parse(text("manifest.webmanifest"));
  for (const { src, sizes, type } of manifest.icons) {
    const file = readFileSync(join(folder, src.slice(1)));
    if (type !== "image/png") continue;
    assert.equal(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`, sizes, src);
  }
  assert.deepEqual(manifest.icons.filter(({ purpose }) => purpose === "maskable").map(({ sizes }) => sizes), ["512x512"]);
  assert.ok(manifest.icons.some(({ sizes, purpose }) => sizes === "192x192" && purpose === "any"));
});

test("the service worker keeps every file of the build, and is no module", () => {
  const worker = text("service-worker.js");
  const assets = names.filter((name) => name.startsWith("assets/"));
  assert.deepEqual(assets.filter((name) => !worker.includes(`/${name}`)), []);
  assert.doesNotMatch(worker, /^\s*(import|export)\b/m);
});
