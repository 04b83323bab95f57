/** Says things of this board in the language of the reader. */

import type { TitleCard } from "../../lib/contract";
import type { Argument, Phrase, Speaker } from "../../lib/words.svelte";
import type { Table } from "../../match/table.svelte";
import { blocksOf, branches, clanName, component, effects, fact, RIVAL, spaceOf } from "./facts";

export interface Teller {
  say(message: string, given?: Record<string, Argument>): string;
  name(kind: string, value: string | number): string;
  clan(clan: number): string;
  /** A list of effects whose order is free, as it is on every card here. */
  effects(phrase: Phrase | undefined): string;
}

export function teller({ speaker }: Pick<Table, "speaker">): Teller {
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

/** What an enlarged thing does, line by line. */
export function toldOf(kind: string, value: string, card: TitleCard, speaker: Speaker): string[] {
  const { say, effects: tell } = teller({ speaker });
  const found = component(card, value);
  const lines = (...said: (string | false | undefined)[]) => said.filter((line): line is string => !!line);
  const side = (message: string, text: Phrase | undefined) => text && say(message, { effects: tell(text) });
  switch (kind) {
    case "card":
      return lines(
        side("told-gains", effects(found, "gains")),
        ...blocksOf(card, value).map(({ tone, text }, at) => say("told-block", { number: at + 1, tone, effects: tell(text) })),
        side("told-lantern", effects(found, "lantern")),
        side("told-decree", effects(component(card, String(found?.facts["decree"] ?? "")), "lantern")),
      );
    case "garden":
      return lines(
        say("told-garden", { food: fact(found, "food"), points: fact(found, "points") }),
        side("told-effects", effects(found, "effects")),
      );
    case "daimyo-card":
      return branches(found, "slots").map((text, at) => say("slot", { number: at + 1, effects: tell(text) }));
    case "yard-token":
      return lines(side("told-blue", effects(found, "blue")), side("told-yellow", effects(found, "yellow")));
    case "die-token":
      return lines(side("told-well", effects(found, "reward")));
    case "solo-card":
      return lines(
        say("told-solo", {
          colour: { name: "colour", value: String(found?.facts["bridge"]) },
          end: { name: "position", value: String(found?.facts["position"]) },
          space: { name: "space", value: String(found?.facts["space"]) },
        }),
        side("told-effects", effects(found, "actions")),
      );
    case "space":
      return lines(
        value === "well" && say("told-well-space"),
        ...branches(spaceOf(card, value), "choose_one").map((text, at) => say(at ? "told-or" : "told-either", { effects: tell(text) })),
        say("told-space", { value: fact(spaceOf(card, value), "value") }),
      );
    case "yard":
      return [say("told-yard", { iron: fact(found, "iron"), multiplier: fact(found, "multiplier") })];
    default:
      return lines(...(found?.effects ?? []).map(({ text }) => tell(text)));
  }
}
