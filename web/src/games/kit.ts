/** What a game brings along so that its table can be shown: its board, and what options point at. */

import type { Component } from "svelte";
import type { JournalEntry, OptionInfo, Position, TitleCard } from "../lib/contract";
import type { Speaker } from "../lib/words.svelte";
import type { Table } from "../match/table.svelte";

/** A piece that glides: its drawing, from one place of the board to another. */
export interface Flight {
  piece: string;
  from: string;
  to: string;
}

export interface Kit {
  /** Whether seats have secrets, so that a shared device needs a curtain. */
  secrets: boolean;
  /** Where the board is drawn. */
  Board: Component<{ table: Table }>;
  /** A drawing of something named, for enlargements, the journal and gliding pieces. */
  Piece?: Component<{ kind: string; value: string; size?: number; card?: TitleCard }>;
  /** What an enlarged thing does, line by line; without it, the effects that are printed on it. */
  told?(kind: string, value: string, card: TitleCard, speaker: Speaker): string[];
  /** Things of the board that an option points at: `place:3`. All of them together mean the option. */
  targets(option: OptionInfo, position: Position): string[];
  /** The notation of what somebody who presses this wants to do, to ask why it is not offered. */
  wish?(target: string, position: Position): string | undefined;
  /** What glides because of an entry of the journal. */
  flights?(entry: JournalEntry, before: Position, after: Position): Flight[];
  /** A number that is shown beside a seat's name. */
  points?(position: Position, seat: number): number | undefined;
  /** The icon on an option's button, and a few words more than its label. */
  optionIcon?(option: OptionInfo, position: Position): { kind: string; value: string } | undefined;
  /** Whether the icon says enough on the button, so that the label is only for those who ask. */
  brief?(option: OptionInfo): boolean;
  detail?(option: OptionInfo, position: Position, speaker: Speaker): string | undefined;
  /** The icon beside an entry of the journal. */
  icon?(entry: JournalEntry): { kind: string; value: string } | undefined;
}

const KITS: Record<string, () => Promise<{ default: Kit }>> = {
  dunhuang: () => import("./dunhuang/kit"),
  whitecastle: () => import("./whitecastle/kit"),
};

/** The kit of a game; games without a board of their own share the generic one. */
export async function kitFor(game: string): Promise<Kit> {
  const load = KITS[game] ?? (() => import("./generic/kit"));
  return (await load()).default;
}

/** `{name: kind, value}` arguments as targets, in the order of the verb. */
export function namedTargets(option: OptionInfo): string[] {
  return Object.values(option.arguments ?? {})
    .filter((argument) => typeof argument === "object" && argument !== null && "name" in argument)
    .map((argument) => `${argument.name}:${argument.value}`);
}

/** The value of a named or plain argument as text. */
export function argumentOf(holder: { arguments?: Record<string, unknown> }, name: string): string {
  const found = holder.arguments?.[name];
  if (typeof found === "object" && found !== null && "value" in found) return String(found.value);
  return found === undefined ? "" : String(found);
}

/** A seat argument, counted from 0. */
export const seatOf = (holder: { arguments?: Record<string, unknown> }, name = "seat"): number =>
  Number(argumentOf(holder, name)) - 1;
