/** Says things of this board in the language of the reader. */

import type { Argument, Phrase } from "../../lib/words.svelte";
import type { Table } from "../../match/table.svelte";
import { clanName, RIVAL } from "./facts";

export interface Teller {
  say(message: string, given?: Record<string, Argument>): string;
  name(kind: string, value: string | number): string;
  clan(clan: number): string;
  /** A list of effects whose order is free, as it is on every card here. */
  effects(phrase: Phrase | undefined): string;
}

export function teller(table: Table): Teller {
  const { speaker } = table;
  return {
    say: (message, given = {}) => speaker.say({ message: `web-whitecastle-${message}`, arguments: given }),
    name: (kind, value) => speaker.name(kind, value),
    clan: (clan) => (clan === RIVAL ? speaker.name("clan", clanName(clan)) : speaker.name("seat", clan + 1)),
    effects: (phrase) => (phrase ? speaker.say(together(phrase)) : ""),
  };
}

function together(phrase: Phrase): Phrase {
  return phrase.message === "effects-in-order" ? { ...phrase, message: "whitecastle-together" } : phrase;
}
