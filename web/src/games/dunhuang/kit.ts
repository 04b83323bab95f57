/** Merchants of Dunhuang at the table. */

import { argumentOf, seatOf, type Flight, type Kit } from "../kit";
import type { JournalEntry, OptionInfo, Position } from "../../lib/contract";
import Board from "./Board.svelte";
import Piece from "./Piece.svelte";

/** Those whose ability begins with a card of the shop; the others take it from the hand. */
const IN_SHOPS = new Set(["musician", "soldier"]);

function targets(option: OptionInfo, { view }: Position): string[] {
  const good = argumentOf(option, "good");
  const other = argumentOf(option, "other");
  const under = view["ring"][view["camel"]] as string | undefined;
  const own = under && IN_SHOPS.has(under) ? `shop:${good}` : `hand:${good}`;
  switch (option.verb) {
    case "camel":
      return [`place:${((view["camel"] + Number(option.arguments?.["steps"])) % view["ring"].length) + 1}`];
    case "tile":
    case "take":
      return [`place:${argumentOf(option, "place")}`];
    case "keep":
      return [`drawn:${good}`];
    case "hand":
    case "shop":
      return [option.verb];
    case "ability":
      return [`place:${view["camel"] + 1}`];
    case "discard":
      return [own];
    case "exchange":
      return [own, `place:${argumentOf(option, "place")}`];
    case "swap":
      return [`shop:${good}`, `hand:${other}`];
    case "fetch":
      return [`shop:${good}`];
    case "display":
      return [`hand:${good}`];
    case "visit":
      return [`seat:${argumentOf(option, "opponent")}`];
    case "give":
      return other && other !== good ? [`hand:${good}`, `hand:${other}`] : [`hand:${good}`];
    case "protect":
      return [`token:${good}`];
    default:
      return [];
  }
}

/** What somebody who presses this thing may have wanted. */
function wish(target: string, { view, options }: Position): string | undefined {
  const [kind = "", value = ""] = target.split(":");
  const verb = options[0]?.verb;
  if (kind === "place") {
    const steps = (Number(value) - 1 - view["camel"] + 8) % 8 || 8;
    if (verb === "camel") return `camel ${steps}`;
    if (verb === "take") return `take ${value}`;
    if (verb === "coins" && Number(value) - 1 === view["camel"]) return "ability";
    if (verb === "exchange") return `exchange ${argumentOf(options[0] ?? {}, "good")} ${value}`;
  }
  if (verb === "protect" && (kind === "token" || kind === "shop")) return `protect ${value}`;
  if (verb === "visit" && kind === "seat") return `visit ${value}`;
  if ((kind === "hand" || kind === "shop") && value) {
    if (verb === "discard") return `discard ${value}`;
    if (verb === "fetch" || verb === "display") return `${kind === "shop" ? "fetch" : "display"} ${value}`;
  }
  return undefined;
}

function flights(entry: JournalEntry, before: Position): Flight[] {
  const seat = seatOf(entry);
  const good = argumentOf(entry, "good");
  const other = argumentOf(entry, "other");
  const place = `market:${argumentOf(entry, "place")}`;
  const hand = `hand:${seat}`;
  const shop = (which: string) => `shop:${seat}:${which}`;
  const zone = argumentOf(entry, "zone");
  const own = (which: string) => (zone === "shop" ? shop(which) : hand);
  switch (entry.event) {
    case "took-into-hand":
    case "took-market-card":
      return [{ piece: `good:${good}`, from: place, to: hand }];
    case "put-into-shop":
      return [{ piece: `good:${good}`, from: place, to: shop(good) }];
    case "token-taken":
    case "token-lost":
    case "token-bought":
      return [
        {
          piece: `token:${good}`,
          from: `token:${good}`,
          to: entry.event === "token-lost" ? "supply" : shop(good),
        },
      ];
    case "coins":
      return [{ piece: "coin", from: "deck", to: `coins:${seat}` }];
    case "drew":
      return [{ piece: "back", from: "deck", to: hand }];
    case "discarded":
      return [{ piece: `good:${good}`, from: own(good), to: "discard" }];
    case "exchanged":
      return [
        { piece: `good:${good}`, from: own(good), to: place },
        { piece: `good:${other}`, from: place, to: own(other) },
      ];
    case "swapped":
      return [
        { piece: `good:${good}`, from: shop(good), to: hand },
        { piece: `good:${other}`, from: hand, to: shop(other) },
      ];
    case "fetched":
      return [{ piece: `good:${good}`, from: shop(good), to: hand }];
    case "displayed":
      return [{ piece: `good:${good}`, from: hand, to: shop(good) }];
    case "got-cards":
    case "got-goods":
      return [{ piece: "back", from: `hand:${seatOf(entry, "other")}`, to: hand }];
    case "refilled":
      return before.view["camel"] < 0 ? [] : [{ piece: `good:${good}`, from: "deck", to: place }];
    default:
      return [];
  }
}

const kit: Kit = {
  secrets: true,
  Board,
  Piece,
  targets,
  wish,
  flights,
  points: ({ view, result }, seat) => result?.points?.[seat] ?? view["insights"]?.points?.[seat],
  optionIcon(option, { view }) {
    const good = argumentOf(option, "good");
    const place = argumentOf(option, "place");
    const camel = view["camel"] as number;
    if (option.verb === "camel") {
      return { kind: "character", value: view["ring"][(camel + Number(option.arguments?.["steps"])) % view["ring"].length] };
    }
    if (option.verb === "tile") return { kind: "character", value: view["ring"][Number(place) - 1] };
    if (option.verb === "ability") return { kind: "character", value: view["ring"][camel] };
    if (option.verb === "coins" || option.verb === "pay") return { kind: "coin", value: "" };
    if (option.verb === "hand" || option.verb === "shop") return { kind: "good", value: view["market"][camel] };
    if (option.verb === "take") return { kind: "good", value: view["market"][Number(place) - 1] };
    if (option.verb === "protect") return { kind: "token", value: good };
    return good ? { kind: "good", value: good } : undefined;
  },
  detail(option, { view }, speaker) {
    const at = (place: number) => {
      const good = view["market"][place] as string | null;
      const character = speaker.name("character", view["ring"][place] as string);
      return good ? `${character} · ${speaker.name("good", good)}` : character;
    };
    if (option.verb === "camel") return at((view["camel"] + Number(option.arguments?.["steps"])) % view["ring"].length);
    if (option.verb === "tile") return at(Number(argumentOf(option, "place")) - 1);
    if (option.verb === "exchange" || option.verb === "take") {
      return speaker.name("good", view["market"][Number(argumentOf(option, "place")) - 1] as string);
    }
    if (option.verb === "ability") return speaker.name("character", view["ring"][view["camel"]] as string);
    return undefined;
  },
  icon(entry) {
    const good = argumentOf(entry, "good");
    if (entry.event.startsWith("token") && good) return { kind: "token", value: good };
    if (good) return { kind: "good", value: good };
    const character = argumentOf(entry, "character");
    if (entry.event.startsWith("camel")) return { kind: "camel", value: "" };
    if (character) return { kind: "character", value: character };
    if (entry.event === "coins") return { kind: "coin", value: "" };
    if (entry.event === "prestige") return { kind: "prestige", value: "" };
    if (entry.event.startsWith("drew")) return { kind: "back", value: "" };
    return undefined;
  },
};

export default kit;
