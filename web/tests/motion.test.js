import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./client.js";

const { fly, placeOf } = await load("match/motion.ts");

test("the board settles even where nothing can be seen to fly", async () => {
  let settled = 0;
  await fly([{ piece: "coin", from: "deck", to: "coins:0" }], 1, async () => void settled++);
  assert.equal(settled, 1);
});

test("a place is the first of its name that can be seen", () => {
  const at = (width) => ({ getBoundingClientRect: () => ({ width, height: width }) });
  document.querySelectorAll = (selector) => (selector === '[data-at~="deck"]' ? [at(0), at(40), at(60)] : []);
  assert.equal(placeOf("deck").width, 40);
  assert.equal(placeOf("nowhere"), undefined);
  document.querySelectorAll = () => [];
});
