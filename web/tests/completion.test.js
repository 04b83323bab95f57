import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./client.js";

const { completions, meant } = await load("match/completion.ts");

const options = ["camel 1", "camel 2", "coins", "give tea gems", "give tea glass"].map((text) => ({ text, verb: text.split(" ")[0] }));
const labels = { "camel 1": "Go 1 step", "camel 2": "Go 2 steps", coins: "Take 3 coins", "give tea gems": "Give tea, get gems", "give tea glass": "Give tea, get glass" };
const fits = (typed) => completions(options, typed, ({ text }) => labels[text]).map(({ text }) => text);

test("nothing typed leaves everything", () => {
  assert.equal(fits("").length, options.length);
});

test("the first letters of each word are enough", () => {
  assert.deepEqual(fits("c"), ["camel 1", "camel 2", "coins"]);
  assert.deepEqual(fits("ca 2"), ["camel 2"]);
  assert.deepEqual(fits("G t gl"), ["give tea glass"]);
});

test("more words than an option has are too many", () => {
  assert.deepEqual(fits("coins 3 4"), []);
});

test("words of the label are found where no notation begins so", () => {
  assert.deepEqual(fits("get glass"), ["give tea glass"]);
  assert.deepEqual(fits("2 steps"), ["camel 2"]);
});

test("what is written in full is meant, even if more begins so", () => {
  const more = [{ text: "take 1" }, { text: "take 1 2" }];
  assert.equal(meant(more, " take  1 ", more)?.text, "take 1");
});

test("the only one that fits is meant; several are not", () => {
  assert.equal(meant(options, "co", [options[2]])?.text, "coins");
  assert.equal(meant(options, "c", options.slice(0, 3)), undefined);
});
