import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./client.js";

const { span, timeLeft } = await load("match/clock.ts");
const MINUTE = 60_000;

test("a clock shows hours only when there are any", () => {
  assert.equal(span(9_000).text, "0:09");
  assert.equal(span(12 * MINUTE + 5_000).text, "12:05");
  assert.equal(span(61 * MINUTE).text, "1:01:00");
});

test("a long time is days and hours", () => {
  const { days, hours } = span(50 * 60 * MINUTE);
  assert.deepEqual([days, hours], [2, 2]);
});

test("time runs for the seat whose turn it is, by the server's clock", () => {
  const clock = { kind: "live", left: [10 * MINUTE, 10 * MINUTE], running: 0, deadline: null, now: 1_000_000 };
  const ours = 940_000; // a minute behind the server
  assert.equal(timeLeft(clock, 0, ours + 30_000, 60_000, false), 10 * MINUTE - 30_000);
  assert.equal(timeLeft(clock, 1, ours + 30_000, 60_000, false), 10 * MINUTE);
});

test("no time runs while the table is paused, and none is owed", () => {
  const clock = { kind: "live", left: [5_000], running: 0, deadline: null, now: 0 };
  assert.equal(timeLeft(clock, 0, 60_000, 0, true), 5_000);
  assert.equal(timeLeft(clock, 0, 60_000, 0, false), 0);
});
