import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./client.js";

const { beside } = await load("lesson/place.ts");

const window = { width: 1280, height: 800 };
const bubble = { width: 320, height: 160 };
const thing = (left, top, width = 80, height = 80) => ({ left, top, width, height });
const covers = (place, box) =>
  place.left < box.left + box.width && place.left + bubble.width > box.left && place.top < box.top + box.height && place.top + bubble.height > box.top;

test("a bubble without a thing stands in the middle", () => {
  const { side, left, top } = beside(null, bubble, window);
  assert.equal(side, "none");
  assert.ok(left > 400 && left < 600 && top > 250 && top < 400);
});

test("a bubble stands to the right if there is room, else to the left, below or above", () => {
  assert.equal(beside(thing(200, 300), bubble, window).side, "right");
  assert.equal(beside(thing(1100, 300), bubble, window).side, "left");
  assert.equal(beside(thing(20, 40, 1240), bubble, window).side, "below");
  assert.equal(beside(thing(20, 700, 1240), bubble, window).side, "above");
});

test("a bubble never covers its thing and never leaves the window", () => {
  for (let left = 0; left <= 1200; left += 60) {
    for (let top = 0; top <= 720; top += 60) {
      const box = thing(left, top);
      const place = beside(box, bubble, window);
      assert.ok(!covers(place, box), `covers ${left}, ${top}`);
      assert.ok(place.left >= 0 && place.left + bubble.width <= window.width, `outside at ${left}, ${top}`);
      assert.ok(place.top >= 0 && place.top + bubble.height <= window.height, `outside at ${left}, ${top}`);
    }
  }
});
