/** The White Castle at the table. */

import { argumentOf, type Flight, type Kit } from "../kit";
import type { JournalEntry, OptionInfo, Position } from "../../lib/contract";
import Board from "./Board.svelte";
import { COLOUR_NAMES } from "./art";
import { clanNumber, clanOf, ROOMS } from "./facts";
import { glyphsOf } from "./glyphs";
import Piece from "./Piece.svelte";
import { toldOf } from "./telling";

function targets(option: OptionInfo, { view }: Position): string[] {
  const given = (name: string) => argumentOf(option, name);
  const place = clanOf(view, view["asked"] as number).influence as number;
  switch (option.verb) {
    case "pair":
      return [`pair:${given("place")}`];
    case "take":
      return [`die:${given("colour")}:${given("end")}`];
    case "place":
      return [`space:${given("space")}`];
    case "exchange":
      return [`exchange:${given("good")}`];
    case "pick":
      return [`good:${given("good")}`];
    case "action":
      return [`act:${given("member")}`];
    case "yard":
      return [`yard:${given("yard")}`];
    case "garden":
      return [`garden:${given("garden")}`];
    case "audience":
      return ["court:gate"];
    case "advance":
      return [`from:${given("origin")}`, `court:${given("target")}`];
    case "room":
      return [`court:${given("room")}`];
    case "use":
      return [`block:${given("room")}:${given("number")}`];
    case "block":
      return [`own-block:${given("number")}`];
    case "slot":
      return [`slot:${given("number")}`];
    case "row":
      return [`row:${given("member")}`];
    case "cross":
      return [`influence:${place + 1}`];
    case "stop":
      return [`influence:${place}`];
    default:
      return [];
  }
}

/** What somebody who presses this thing may have wanted, while such things are asked for. */
function wish(target: string, { options }: Position): string | undefined {
  const [kind = "", value = "", more = ""] = target.split(":");
  const asked = new Set(options.map((option) => option.verb));
  const may = (verb: string, wanted: string) => (asked.has(verb) ? `${verb} ${wanted}` : undefined);
  switch (kind) {
    case "die":
      return may("take", `${value} ${more}`);
    case "space":
      return may("place", value);
    case "block":
      return may("use", `${value} ${more}`);
    case "own-block":
      return may("block", value);
    case "court":
      if (value === "gate") return asked.has("advance") || asked.has("audience") ? "audience" : undefined;
      return may("room", value);
    case "from":
    case "act":
    case "influence":
      return undefined;
    default:
      return may(kind, value);
  }
}

/** The drawing of a card's back. */
const back = (card: string): string => `card:${card.replace(/_(courtier|gardener|warrior)?_?\d+$/, "")}`;

/** The die that lies on a space now. */
function dieOn(space: string, seat: number, { view }: Position): [number, number] | undefined {
  if (!space.startsWith("clan_row")) return view["spaces"]?.[space]?.at(-1);
  const member = space.slice("clan_row_".length);
  const number = clanOf(view, seat).dice[member] as number;
  return number ? [["courtier", "gardener", "warrior"].indexOf(member), number] : undefined;
}

function flights(entry: JournalEntry, before: Position, after: Position): Flight[] {
  const given = (name: string) => argumentOf(entry, name);
  const seat = clanNumber(given("seat"));
  const home = (member: string) => `home:${seat}:${member}`;
  const held = (good: string) => (good === "vp" ? `points:${seat}` : `good:${seat}:${good}`);
  const room = given("room");
  switch (entry.event) {
    case "took":
      return [{ piece: `die:${given("colour")}:${given("number")}`, from: `bridge:${given("colour")}:${given("position")}`, to: "hand" }];
    case "placed": {
      const space = given("space");
      const die = dieOn(space, seat, after) ?? (before.view["die"] as [number, number]);
      const to = space.startsWith("clan_row") ? `space:${seat}:${space}` : `space:${space}`;
      return die.length ? [{ piece: `die:${COLOUR_NAMES[die[0]] ?? "white"}:${die[1]}`, from: "hand", to }] : [];
    }
    case "gained":
      return [{ piece: `good:${given("good")}`, from: "hand", to: held(given("good")) }];
    case "paid":
      return [{ piece: `good:${given("good")}`, from: held(given("good")), to: "hand" }];
    case "exchanged":
      return [
        { piece: "good:seal", from: held("seal"), to: "hand" },
        { piece: `good:${given("good")}`, from: "hand", to: held(given("good")) },
      ];
    case "points":
      return [{ piece: "good:vp", from: "hand", to: `points:${seat}` }];
    case "influence":
      return [{ piece: `marker:${seat}`, from: `influence:${clanOf(before.view, seat).influence}`, to: `influence:${given("position")}` }];
    case "warrior":
      return [{ piece: `warrior:${seat}`, from: home("warrior"), to: `yard:${given("yard")}` }];
    case "gardener":
      return [{ piece: `gardener:${seat}`, from: home("gardener"), to: `garden:${given("garden")}` }];
    case "audience":
      return [{ piece: `courtier:${seat}`, from: home("courtier"), to: "court:gate" }];
    case "advance":
      return [{ piece: `courtier:${seat}`, from: `court:${given("origin")}`, to: `court:${given("target")}` }];
    case "slot":
      return [{ piece: `courtier:${seat}`, from: "court:daimyo_room", to: `slot:${given("number")}` }];
    case "card-taken": {
      const found = (before.view["rooms"] as string[]).indexOf(given("card"));
      return [{ piece: back(given("card")), from: `card:${ROOMS[found] ?? ""}`, to: `card:${seat}` }];
    }
    case "card-opened":
      return [{ piece: back(given("card")), from: `deck:${room.split("_")[0]}`, to: `card:${room}` }];
    default:
      return [];
  }
}

/** What an option does, as one icon. */
function optionIcon(option: OptionInfo, { view }: Position): { kind: string; value: string } | undefined {
  const given = (name: string) => argumentOf(option, name);
  const icon = (value: string) => ({ kind: "icon", value });
  switch (option.verb) {
    case "take":
      return { kind: "die", value: `${given("colour")}:${view[given("end")][given("colour")]}` };
    case "place":
      if (given("space").startsWith("clan_row")) return icon("domain");
      return icon({ well: "well", outside_left: "gate", outside_right: "gate" }[given("space")] ?? "castle");
    case "exchange":
      return { kind: "exchange", value: `${Number(option.label.arguments?.["seals"] ?? 1)}:${given("good")}` };
    case "pick":
      return icon(given("good"));
    case "action":
    case "row":
      return icon(given("member"));
    case "yard":
      return icon("warrior");
    case "garden":
      return icon(given("garden").split("_")[0] ?? "");
    case "audience":
      return icon("gate");
    case "advance":
      return icon("courtier");
    case "room":
      return icon("castle");
    case "cross":
      return icon("influence");
    case "pay":
    case "next":
    case "block":
    case "slot":
    case "use": {
      const said = option.label.arguments?.["effects"];
      const [first] = glyphsOf(option.verb === "use" && said ? { message: "", arguments: { effects: [said].flat() } } : option.label);
      return first && icon(first.icon);
    }
    default:
      return undefined;
  }
}

const EVENT_ICONS: Record<string, string> = {
  round: "scroll",
  order: "heron",
  points: "vp",
  lantern: "lantern",
  well: "well",
  influence: "influence",
  stopped: "influence",
  warrior: "warrior",
  gardener: "gardener",
  gardens: "gardener",
  audience: "gate",
  advance: "courtier",
  slot: "crown",
  "changed-coins": "coin",
};

const kit: Kit = {
  secrets: false,
  Board,
  Piece,
  targets,
  wish,
  flights,
  optionIcon,
  told: toldOf,
  brief: ({ verb }) => verb === "exchange",
  points: ({ view, result }, seat) => result?.points?.[seat] ?? view["insights"]?.points?.[seat],
  icon(entry) {
    const good = argumentOf(entry, "good");
    const card = argumentOf(entry, "card");
    if (entry.event === "took") return { kind: "die", value: `${argumentOf(entry, "colour")}:${argumentOf(entry, "number")}` };
    if (entry.event.startsWith("scored")) return { kind: "icon", value: "vp-gold" };
    if (good) return { kind: "icon", value: good };
    if (card && entry.event !== "solo-card") return { kind: "back", value: card };
    const icon = EVENT_ICONS[entry.event];
    return icon ? { kind: "icon", value: icon } : undefined;
  },
};

export default kit;
