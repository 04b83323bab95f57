import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "./client.js";

const { announcer } = await load("lib/announce.svelte.ts");
const { announcements } = await load("../tests/announcements.svelte.js");

test("the same sentence is read out twice", () => {
  announcer.say("Nina takes tea.");
  const once = announcer.polite;
  announcer.say("Nina takes tea.");
  assert.notEqual(announcer.polite, once);
  assert.equal(announcer.polite.trim(), once.trim());
});

test("what is wrong interrupts, and goes when it is dismissed", () => {
  announcer.notice("That cannot be done.", "wrong");
  assert.equal(announcer.urgent, "That cannot be done.");
  const [{ id }] = announcer.notices;
  announcer.dismiss(id);
  assert.deepEqual(announcer.notices, []);
});

test("whoever announces something when it changes announces it once", () => {
  assert.equal(announcements(announcer), 1);
});
