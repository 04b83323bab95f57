import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./client.js";

const { SEAT_SHAPES, seatColour, seatName } = await load("parts/seats.ts");
const { words } = await load("lib/words.svelte.ts");

test("no two seats share a shape or a colour", () => {
  assert.equal(new Set(SEAT_SHAPES).size, SEAT_SHAPES.length);
  assert.equal(new Set(SEAT_SHAPES.map((_, seat) => seatColour(seat))).size, SEAT_SHAPES.length);
});

test("people have their names, bots those of the catalogue, open seats none", async () => {
  await words.speak("en");
  const seat = { seat: 1, kind: "person", name: "Nina" };
  assert.equal(seatName(seat), "Nina");
  assert.equal(seatName({ ...seat, kind: "bot", name: null }), "Farhad");
  assert.equal(seatName({ ...seat, kind: "open", name: null }), null);
  await words.speak("ru");
  assert.equal(seatName({ ...seat, kind: "bot", name: null }), "Фархад");
});
