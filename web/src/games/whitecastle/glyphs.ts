/** Effects as icons: the phrases of the title card say with names what is gained, paid and done. */

import { isName, isPhrase, type Argument, type Phrase } from "../../lib/words.svelte";

export interface Glyph {
  icon: string;
  number?: number;
  /** A price that is paid: its number stands in red. */
  price?: boolean;
  /** The number is told even when it is one. */
  always?: boolean;
  /** The blocks of the castle that an action may use. */
  blocks?: string;
}

/** The icon of an operation where it is called differently. */
const ICONS: Record<string, string> = { "castle-action": "castle", "domain-action": "domain" };

const named = (value: Argument | undefined): string => (isName(value) ? String(value.value) : "");
const counted = (value: Argument | undefined): number => (typeof value === "number" ? value : 0);
const nested = (value: Argument | undefined): Phrase[] =>
  Array.isArray(value) ? value.filter(isPhrase) : isPhrase(value) ? [value] : [];

/** What a phrase about effects says, as icons from left to right. */
export function glyphsOf(phrase: Phrase | undefined): Glyph[] {
  if (!phrase) return [];
  const given = phrase.arguments ?? {};
  const operation = phrase.message.split("effect-")[1];
  const n = counted(given["n"]);
  const steps = counted(given["steps"]);
  switch (operation) {
    case undefined:
      return nested(given["effects"]).flatMap(glyphsOf);
    case "gain":
    case "rival-gain":
      return [{ icon: named(given["what"]), number: n }];
    case "influence":
    case "rival-influence":
      return [{ icon: "influence", number: steps }];
    case "pay":
      return [
        { icon: named(given["what"]), number: n, price: true },
        { icon: "arrow" },
        ...nested(given["then"]).flatMap(glyphsOf),
      ];
    case "castle-action":
      return [{ icon: "castle", blocks: named(given["blocks"]) }];
    case "rival-gate":
      return [{ icon: "courtier" }, { icon: "gate" }];
    case "rival-advance":
      return [{ icon: "courtier" }, { icon: "up", number: counted(given["floors"]) }];
    case "rival-warrior":
      return [{ icon: "warrior" }, { icon: "iron", number: counted(given["iron"]) }];
    case "rival-gardener": {
      const kind = named(given["kind"]);
      const kinds = kind === "any" ? ["flower", "stone"] : [kind];
      return [{ icon: "gardener" }, ...kinds.map((icon) => ({ icon }))];
    }
    default:
      return [{ icon: ICONS[operation] ?? operation }];
  }
}

/** The number beside a glyph: a single gain needs none. */
export const numberOn = (glyph: Glyph): string =>
  glyph.number && (glyph.number > 1 || glyph.price || glyph.always) ? String(glyph.number) : "";

/** How wide a glyph is, in its own heights. */
export function widthOf(glyph: Glyph): number {
  const digits = numberOn(glyph).length;
  return (glyph.icon === "arrow" ? 0.62 : 1) + digits * 0.5 + 0.1;
}

/** The rewards of several phrases, equal ones added up. */
export function sumOf(phrases: Phrase[]): Glyph[] {
  const sums = new Map<string, Glyph>();
  for (const glyph of phrases.flatMap(glyphsOf)) {
    const known = sums.get(glyph.icon);
    if (known) known.number = (known.number ?? 1) + (glyph.number ?? 1);
    else sums.set(glyph.icon, { ...glyph });
  }
  return [...sums.values()];
}

/** Whether two phrases tell the same effects, whatever holds them together. */
export const sameEffects = (one: Phrase, other: Phrase): boolean =>
  JSON.stringify(glyphsOf(one)) === JSON.stringify(glyphsOf(other));
