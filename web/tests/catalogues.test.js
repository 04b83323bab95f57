import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { load } from "./client.js";

const { words } = await load("lib/words.svelte.ts");
const SOURCES = new URL("../src/", import.meta.url);
const files = readdirSync(SOURCES, { recursive: true }).filter((name) => /\.(svelte|ts)$/.test(name));
const code = files.map((name) => readFileSync(new URL(name, SOURCES), "utf8")).join("\n");
const asked = new Set([...code.matchAll(/\bt\(\s*"([a-z][a-z0-9.-]*)"/g)].map(([, id]) => id));
const begun = new Set([...code.matchAll(/\bt\(`([a-z][a-z-]*-)\$\{/g)].map(([, start]) => start));

for (const language of ["en", "ru"]) {
  test(`every text that the pages ask for exists in ${language}`, async () => {
    await words.speak(language);
    assert.ok(asked.size > 150, "the pages ask for their texts by name");
    assert.deepEqual([...asked].filter((id) => words.find(id, {}) === undefined), []);
  });

  test(`every family of texts that the pages ask for exists in ${language}`, () => {
    const catalogue = readFileSync(new URL(`../../src/serica/locale/${language}/web.ftl`, import.meta.url), "utf8");
    assert.ok(begun.size > 5);
    assert.deepEqual([...begun].filter((start) => !catalogue.includes(`\n${start}`)), []);
  });
}
