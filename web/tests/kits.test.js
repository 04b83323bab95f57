import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./client.js";

const { argumentOf, kitFor, namedTargets, seatOf } = await load("games/kit.ts");
const generic = (await load("games/generic/kit.ts")).default;

const option = (text, given) => ({ text, verb: text.split(" ")[0], arguments: given, label: { message: "x" } });

test("named arguments are targets in the order of the verb", () => {
  const visit = option("place heron pool", { die: { name: "die", value: "heron" }, where: { name: "place", value: "pool" }, coins: 2 });
  assert.deepEqual(namedTargets(visit), ["die:heron", "place:pool"]);
  assert.deepEqual(namedTargets(option("pass")), []);
});

test("an argument is its value, whatever it is wrapped in", () => {
  assert.equal(argumentOf({ arguments: { good: { name: "good", value: "tea" } } }, "good"), "tea");
  assert.equal(argumentOf({ arguments: { steps: 3 } }, "steps"), "3");
  assert.equal(argumentOf({}, "steps"), "");
});

test("seats are counted from 1 in words and from 0 in code", () => {
  assert.equal(seatOf({ arguments: { seat: { name: "seat", value: 3 } } }), 2);
});

test("a game without a board of its own gets the generic one", async () => {
  assert.equal(await kitFor("a-game-of-tomorrow"), generic);
  for (const game of ["dunhuang", "whitecastle"]) assert.notEqual(await kitFor(game), generic);
});

test("the generic board wishes only where one word is missing", () => {
  const position = (options) => ({ options });
  const take = option("take tea", { good: { name: "good", value: "tea" } });
  assert.equal(generic.wish("good:gems", position([take])), "take gems");
  assert.equal(generic.wish("good:gems", position([take, option("pass", {})])), undefined);
});
