import assert from "node:assert/strict";
import { createServer } from "node:http";
import { after, beforeEach, test } from "node:test";
import { load } from "./client.js";

const { Table } = await load("match/table.svelte.ts");
const { keepErrand, keptErrand } = await load("match/errand.ts");
const { announcer } = await load("lib/announce.svelte.ts");
const { preferences } = await load("lib/preferences.svelte.ts");
const kit = (await load("games/dunhuang/kit.ts")).default;
const { words } = await load("lib/words.svelte.ts");
await words.speak("en");

/** A server that answers with what a test has laid out for it, and remembers what it was asked. */
const asked = [];
const answers = [];
const server = createServer((request, response) => {
  let body = "";
  request.on("data", (part) => (body += part));
  request.on("end", () => {
    asked.push({ path: `${request.method} ${request.url}`, body: body ? JSON.parse(body) : null });
    const [status, answer] = answers.shift() ?? [503, {}];
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer));
  });
});
await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
after(() => server.close());
const fetched = fetch;
globalThis.fetch = (address, asking) => fetched(`http://127.0.0.1:${server.address().port}${address}`, asking);

beforeEach(() => {
  asked.length = answers.length = 0;
  announcer.notices = [];
});

const good = (value) => ({ name: "good", value });
const option = (text, given = {}) => ({ text, verb: text.split(" ")[0], arguments: given, label: { message: "not-now", arguments: { prompt: text } } });
const GIVE = [
  option("give tea gems", { good: good("tea"), other: good("gems") }),
  option("give tea wool", { good: good("tea"), other: good("wool") }),
  option("give wool wool", { good: good("wool"), other: good("wool") }),
];
const seat = (number, mine) => ({ seat: number, kind: "person", name: `P${number}`, mine, present: true, resigned: false });

function position(changes = {}) {
  return {
    match: "m",
    status: "running",
    number: 10,
    played: 8,
    seat: 0,
    asked: 0,
    view: { camel: 0, ring: Array(8).fill("maid"), market: Array(8).fill("tea"), insights: {} },
    prompt: { message: "match-your-move" },
    options: GIVE,
    journal: [],
    journal_since: 0,
    undo: { step: false, turn: false, redo: false },
    seats: [seat(0, true), seat(1, false)],
    clock: null,
    paused: false,
    result: null,
    scores: null,
    ...changes,
  };
}

function table(changes = {}) {
  const laid = new Table("m");
  laid.info = { game: "dunhuang", status: "running" };
  laid.kit = kit;
  laid.now = position(changes);
  return laid;
}

const texts = (laid) => laid.candidates.map(({ option: { text } }) => text);

test("everything that an option points at glows", () => {
  assert.deepEqual([...table().lit].sort(), ["hand:gems", "hand:tea", "hand:wool"]);
});

test("each thing that is pressed leaves the options it belongs to", () => {
  const laid = table();
  laid.press("hand:tea");
  assert.deepEqual(texts(laid), ["give tea gems", "give tea wool"]);
  assert.deepEqual([...laid.lit].sort(), ["hand:gems", "hand:wool"]);
  laid.press("hand:tea");
  assert.equal(texts(laid).length, 3);
});

test("the last option left is played at once", async () => {
  answers.push([200, { request_id: "x", number: 11, position: position({ number: 11, played: 9 }) }]);
  const laid = table();
  laid.press("hand:tea");
  laid.press("hand:gems");
  await until(() => !laid.pending);
  assert.equal(asked[0].path, "POST /api/matches/m/play");
  assert.equal(asked[0].body.option, "give tea gems");
  assert.equal(asked[0].body.number, 10);
  assert.equal(laid.now.played, 9);
});

test("who wants to confirm plays by the button alone", () => {
  preferences.set("confirm", true);
  const laid = table();
  laid.press("hand:tea");
  laid.press("hand:gems");
  preferences.set("confirm", false);
  assert.deepEqual(texts(laid), ["give tea gems"]);
  assert.equal(laid.pending, null);
});

test("pressing what does not glow asks why", async () => {
  answers.push([200, { reason: { message: "game-over" } }]);
  const laid = table({ options: [option("discard tea", { good: good("tea") })] });
  laid.press("hand:gems");
  await until(() => laid.reason);
  assert.deepEqual(asked[0], { path: "POST /api/matches/m/explain", body: { option: "discard gems", seat: 0 } });
  assert.deepEqual(laid.reason.phrase, { message: "game-over" });
});

test("pressing what has nothing to do with the question tells what is asked, without asking the server", () => {
  const laid = table();
  laid.press("seat:2");
  assert.equal(laid.speaker.say(laid.reason.phrase), "not now. It is your move.");
  assert.equal(asked.length, 0);
});

test("spectators press nothing", () => {
  const laid = table({ options: [], seats: [seat(0, false), seat(1, false)] });
  laid.press("hand:tea");
  laid.press("seat:2");
  assert.equal(laid.reason, null);
  assert.equal(asked.length, 0);
});

test("while the server cannot be reached a move is kept, and sent again under the same id", async () => {
  answers.push([503, {}], [502, {}], [200, { request_id: "x", number: 11, position: position({ number: 11, played: 9 }) }]);
  const laid = table();
  const played = laid.play(GIVE[0]);
  assert.deepEqual(laid.options, [], "nothing else can be chosen meanwhile");
  assert.equal(keptErrand("m").option, "give tea gems");
  await played;
  assert.equal(laid.connection, "lost", "and the table says that it is reconnecting");
  assert.equal(asked.length, 3);
  assert.equal(new Set(asked.map(({ body }) => body.request_id)).size, 1);
  assert.equal(laid.now.played, 9);
  assert.equal(keptErrand("m"), null);
});

test("a move that a page before this one has left behind goes on its way again, as it was", async () => {
  answers.push([200, { request_id: "left", number: 11, position: position({ number: 11, played: 9 }) }]);
  keepErrand("m", { what: "play", option: "give tea gems", number: 7, seat: 0, request_id: "left" });
  await table().resume();
  assert.deepEqual(asked[0].body, { number: 7, option: "give tea gems", request_id: "left", seat: 0 });
  assert.equal(keptErrand("m"), null);
});

test("when the table has moved on, it is shown as it is, and told", async () => {
  answers.push([409, { status: 409, error: { message: "table-moved-on" }, position: position({ number: 12, played: 10, options: [] }) }]);
  const laid = table();
  await laid.play(GIVE[0]);
  assert.equal(laid.now.played, 10);
  assert.match(announcer.notices[0].text, /moved on/);
});

test("two moves are never on their way at once", async () => {
  answers.push([200, { request_id: "x", number: 11, position: position({ number: 11, played: 9 }) }]);
  const laid = table();
  await Promise.all([laid.play(GIVE[0]), laid.play(GIVE[1])]);
  assert.equal(asked.length, 1);
});

test("the journal grows by what is new, and what was undone is gone", async () => {
  const entry = (number) => ({ number, event: "coins", text: { message: "game-over" }, arguments: {} });
  const laid = table();
  await laid.receive(position({ number: 11, played: 9, journal_since: 8, journal: [entry(9)] }));
  await laid.receive(position({ number: 12, played: 10, journal_since: 9, journal: [entry(10), entry(10)] }));
  assert.deepEqual(laid.journal.map(({ number }) => number), [9, 10, 10]);
  await laid.receive(position({ number: 13, played: 9, journal_since: 9, journal: [] }));
  assert.deepEqual(laid.journal.map(({ number }) => number), [9]);
});

test("an answer that comes late changes nothing", async () => {
  const laid = table();
  await laid.receive(position({ number: 14, played: 12 }));
  await laid.receive(position({ number: 11, played: 9 }));
  assert.equal(laid.now.played, 12);
});

test("a shared device gets a curtain when it is another seat's turn", async () => {
  const laid = table({ seats: [seat(0, true), seat(1, true)] });
  await laid.receive(position({ number: 11, played: 9, asked: 1, options: [], seats: [seat(0, true), seat(1, true)] }));
  assert.equal(laid.curtain, 1);
});

test("whoever comes back to the page may see what has happened meanwhile", async () => {
  const laid = table();
  laid.outOfSight(true);
  await laid.receive(position({ number: 14, played: 12 }));
  laid.outOfSight(false);
  assert.deepEqual(laid.missed, { from: 8, count: 4 });
});

test("one move seen on coming back is no matter for a replay", async () => {
  const laid = table();
  laid.outOfSight(true);
  await laid.receive(position({ number: 11, played: 9 }));
  laid.outOfSight(false);
  assert.equal(laid.missed, null);
});

test("looking at the past offers nothing, and now is one step away", async () => {
  answers.push([200, position({ played: 3, options: [] })]);
  const laid = table();
  await laid.goTo(3);
  assert.equal(laid.shown.played, 3);
  assert.deepEqual(laid.options, []);
  await laid.goTo(8);
  assert.equal(laid.past, null);
  assert.equal(laid.options.length, 3);
});

async function until(settled) {
  for (let turn = 0; turn < 500 && !settled(); turn++) await new Promise((next) => setTimeout(next, 10));
  assert.ok(settled(), "it never came to this");
}
