/** What the board asks of the title card and of the view: components, effects, clans. */

import type { ComponentInfo, TitleCard } from "../../lib/contract";
import type { Phrase } from "../../lib/words.svelte";

export const MEMBERS = ["courtier", "gardener", "warrior"] as const;
export const STEWARD_ROOMS = ["steward_room_1", "steward_room_2", "steward_room_3"];
export const DIPLOMAT_ROOMS = ["diplomat_room_1", "diplomat_room_2"];
export const ROOMS = [...STEWARD_ROOMS, ...DIPLOMAT_ROOMS];
export const COURT = ["gate", ...ROOMS, "daimyo_room"];
export const OUTSIDE = ["outside_left", "outside_right"];
export const YARDS = ["yard_1", "yard_2", "yard_3"];
export const RESOURCES = ["food", "iron", "pearl"];
export const GOODS = [...RESOURCES, "coin", "seal"];

/** The number of the rival's clan, whose figures have a colour and a shape of their own. */
export const RIVAL = 4;

export interface Block {
  rows: string[];
  tone: "light" | "dark";
}

const indexes = new WeakMap<TitleCard, Map<string, ComponentInfo>>();

/** A component by its id; a card is found in the list where it is printed. */
export function component(card: TitleCard | undefined, id: string | null | undefined): ComponentInfo | undefined {
  if (!card || !id) return undefined;
  let index = indexes.get(card);
  if (!index) {
    index = new Map(card.components.map((found) => [found.list === "spaces" ? `space:${found.id}` : found.id, found]));
    indexes.set(card, index);
  }
  return index.get(id);
}

export const spaceOf = (card: TitleCard, id: string): ComponentInfo | undefined => component(card, `space:${id}`);

/** The words of a list of effects printed on a component. */
export const effects = (found: ComponentInfo | undefined, field: string): Phrase | undefined =>
  found?.effects.find((printed) => printed.field === field)?.text;

/** All lists of effects of a field: `slots`, `under`, `choose_one`. */
export const branches = (found: ComponentInfo | undefined, field: string): Phrase[] =>
  (found?.effects ?? []).filter((printed) => printed.field.startsWith(`${field}.`)).map((printed) => printed.text);

/** The blocks of an action card, with what they do. */
export function blocksOf(card: TitleCard, id: string | null | undefined): (Block & { text: Phrase | undefined })[] {
  const found = component(card, id);
  const blocks = (found?.facts["blocks"] ?? []) as Block[];
  return blocks.map((block, at) => ({ ...block, text: effects(found, `blocks.${at}.effects`) }));
}

export const fact = (found: ComponentInfo | undefined, name: string): number => Number(found?.facts[name] ?? 0);

/** The numbers of the clans at the table: the seats, then the rival. */
export const clansOf = (view: Record<string, any>): number[] => [
  ...Array.from({ length: view["seats"] as number }, (_, seat) => seat),
  ...(view["rival"] ? [RIVAL] : []),
];

export const clanOf = (view: Record<string, any>, clan: number): any =>
  clan === RIVAL ? view["rival"] : view["players"][clan];

/** What the views call a clan, as a number. */
export const clanNumber = (name: string): number => (name === "tokugawa" ? RIVAL : Number(name) - 1);
export const clanName = (clan: number): string => (clan === RIVAL ? "tokugawa" : String(clan + 1));
