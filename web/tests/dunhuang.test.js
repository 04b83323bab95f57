import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./client.js";

const kit = (await load("games/dunhuang/kit.ts")).default;
const { words, Speaker } = await load("lib/words.svelte.ts");

const RING = ["princess", "soldier", "maid", "painter", "servant", "shepherd", "general", "musician"];
const MARKET = ["tea", "wool", null, "gems", "paper", "glass", "spices", "bamboo"];
const position = (camel, options = []) => ({ view: { camel, ring: RING, market: MARKET, insights: { points: [4, 7] } }, options, result: null });
const named = (name, value) => ({ name, value });
const option = (text, given = {}) => ({ text, verb: text.split(" ")[0], arguments: given, label: { message: "x" } });

test("the camel's walk points at the place it ends on, around the ring", () => {
  assert.deepEqual(kit.targets(option("camel 3", { steps: 3 }), position(1)), ["place:5"]);
  assert.deepEqual(kit.targets(option("camel 3", { steps: 3 }), position(6)), ["place:2"]);
});

test("an exchange points at the card that goes and at the place where it lands", () => {
  const exchange = option("exchange tea 4", { good: named("good", "tea"), place: 4 });
  assert.deepEqual(kit.targets(exchange, position(2)), ["hand:tea", "place:4"]);
});

test("the Soldier and the Musician take their card from the shop", () => {
  const exchange = option("exchange tea 4", { good: named("good", "tea"), place: 4 });
  assert.deepEqual(kit.targets(exchange, position(1)), ["shop:tea", "place:4"]);
  assert.deepEqual(kit.targets(option("discard tea", { good: named("good", "tea") }), position(7)), ["shop:tea"]);
});

test("giving two equal cards points at them once", () => {
  const give = (other) => option(`give tea ${other}`, { good: named("good", "tea"), other: named("good", other) });
  assert.deepEqual(kit.targets(give("tea"), position(0)), ["hand:tea"]);
  assert.deepEqual(kit.targets(give("gems"), position(0)), ["hand:tea", "hand:gems"]);
});

test("what points at nothing is played by its button alone", () => {
  assert.deepEqual(kit.targets(option("coins"), position(0)), []);
});

test("pressing a place that is too far asks for the walk to it", () => {
  assert.equal(kit.wish("place:1", position(2, [option("camel 1", { steps: 1 })])), "camel 6");
  assert.equal(kit.wish("place:3", position(2, [option("camel 1", { steps: 1 })])), "camel 8");
  assert.equal(kit.wish("place:3", position(2, [option("take 4", { place: 4 })])), "take 3");
});

test("pressing what has nothing to do with the question wishes nothing", () => {
  assert.equal(kit.wish("seat:2", position(0, [option("camel 1", { steps: 1 })])), undefined);
});

test("cards glide between the market, hands and shops", () => {
  const entry = (event, given) => ({ number: 5, event, text: { message: "x" }, arguments: { seat: named("seat", 2), ...given } });
  const flight = (event, given) => kit.flights(entry(event, given), position(0), position(0));
  assert.deepEqual(flight("took-into-hand", { good: named("good", "tea"), place: 1 }), [{ piece: "good:tea", from: "market:1", to: "hand:1" }]);
  assert.deepEqual(flight("token-lost", { good: named("good", "tea") }), [{ piece: "token:tea", from: "token:tea", to: "supply" }]);
  const swapped = flight("swapped", { good: named("good", "tea"), other: named("good", "wool") });
  assert.deepEqual(swapped.map(({ from, to }) => [from, to]), [["shop:1:tea", "hand:1"], ["hand:1", "shop:1:wool"]]);
});

test("a card that somebody draws glides with its back up", () => {
  const drew = { number: 5, event: "drew", text: { message: "x" }, arguments: { seat: named("seat", 1) } };
  assert.deepEqual(kit.flights(drew, position(0), position(0)), [{ piece: "back", from: "deck", to: "hand:0" }]);
});

test("buttons tell who stands at the end of a walk and what lies there", async () => {
  await words.speak("en");
  const speaker = new Speaker("dunhuang");
  const walk = (steps) => kit.detail(option(`camel ${steps}`, { steps }), position(0), speaker);
  assert.equal(walk(3), "Painter · gems");
  assert.equal(walk(2), "Maid");
});

test("points are those of the result once there is one", () => {
  assert.equal(kit.points(position(0), 1), 7);
  assert.equal(kit.points({ ...position(0), result: { points: [12, 15] } }, 1), 15);
});
