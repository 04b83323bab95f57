import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./client.js";

const { pathParts, router } = await load("lib/router.svelte.ts");

test("an address is its parts", () => {
  assert.deepEqual(pathParts("/"), []);
  assert.deepEqual(pathParts("/match/abc"), ["match", "abc"]);
  assert.deepEqual(pathParts("/rules/dunhuang/"), ["rules", "dunhuang"]);
});

test("parts are read as they were meant, and broken ones as they are", () => {
  assert.deepEqual(pathParts("/join/a%20b"), ["join", "a b"]);
  assert.deepEqual(pathParts("/join/%E0%A4"), ["join", "%E0%A4"]);
});

test("going somewhere changes the address bar once, and what is shown", () => {
  const visited = [];
  globalThis.history = {
    pushState: (_state, _title, address) => {
      visited.push(address);
      location.pathname = address;
    },
  };
  router.go("/new/dunhuang");
  assert.deepEqual(visited, ["/new/dunhuang"]);
  assert.deepEqual(router.parts(), ["new", "dunhuang"]);
});
