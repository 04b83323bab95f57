import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./client.js";

const { Speaker, t, words } = await load("lib/words.svelte.ts");

test("a language is spoken with its own plurals", async () => {
  await words.speak("en");
  assert.equal(t("seat-points", { points: 1 }), "1 point");
  assert.equal(t("seat-points", { points: 5 }), "5 points");
  await words.speak("ru");
  assert.deepEqual(
    [1, 2, 5].map((points) => t("seat-points", { points })),
    ["1 очко", "2 очка", "5 очков"],
  );
  assert.equal(document.documentElement.lang, "ru");
});

test("a message that is in no catalogue is shown by its name", async () => {
  await words.speak("en");
  assert.equal(t("no-such-message"), "no-such-message");
  assert.equal(words.find("no-such-message"), undefined);
});

test("attributes are found behind a dot", async () => {
  await words.speak("en");
  assert.equal(words.find("new-pace-none.description"), "Everybody takes the time they need.");
});

test("players are called by their names, empty seats by their number", async () => {
  await words.speak("en");
  const speaker = new Speaker("dunhuang", ["Nina", null]);
  assert.equal(speaker.name("seat", 1), "Nina");
  assert.equal(speaker.name("seat", 2), "Player 2");
});

test("a game's own message goes before the one for all games", async () => {
  await words.speak("en");
  const speaker = new Speaker("dunhuang");
  assert.equal(speaker.own("good-tea"), "dunhuang-good-tea");
  assert.equal(speaker.own("game-over"), "game-over");
});

test("names in a phrase bring the forms of their language along", async () => {
  await words.speak("ru");
  const speaker = new Speaker("dunhuang", ["Нина"]);
  const journal = { message: "dunhuang-log-took-into-hand", arguments: { seat: { name: "seat", value: 1 }, good: { name: "good", value: "tea" } } };
  assert.match(speaker.say(journal), /^Нина берёт чай на руку\.$/);
});

test("phrases stand in phrases, and lists end with a word", async () => {
  await words.speak("en");
  const speaker = new Speaker("dunhuang", ["Nina"]);
  const prompt = { message: "table-not-your-move", arguments: { seat: { name: "seat", value: 1 } } };
  assert.equal(speaker.say({ message: "not-now", arguments: { prompt } }), "not now. It is not Nina’s move.");
  const options = ["camel 1", "camel 2", "camel 3"];
  assert.equal(speaker.say({ message: "ambiguous-option", arguments: { text: "c", options } }), "“c” could be any of these: camel 1, camel 2 and camel 3.");
});
