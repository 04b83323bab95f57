/** Sentences: the same Fluent catalogues and the same way of speaking as `serica.catalogue`. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = { en: "English", ru: "Русский" } as const;
export type Language = keyof typeof LANGUAGES;

const CATALOGUES: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import("./locale/en"),
  ru: () => import("./locale/ru"),
};

/** Words as data, as `serica.kernel.words` writes them. */
export interface Name {
  name: string;
  value: string | number;
}
export interface Phrase {
  message: string;
  arguments?: Record<string, Argument>;
  clause?: string;
}
export type Argument = string | number | Name | Phrase | Argument[];
export type Arguments = Record<string, FluentVariable>;

export const isName = (value: unknown): value is Name =>
  typeof value === "object" && value !== null && "name" in value;
export const isPhrase = (value: unknown): value is Phrase =>
  typeof value === "object" && value !== null && "message" in value;
export const hyphens = (text: string): string => text.replaceAll("_", "-");

class Words {
  language = $state<Language>("en");
  private bundle = $state.raw(new FluentBundle("en", { useIsolating: false }));

  async speak(language: Language): Promise<void> {
    const texts = (await CATALOGUES[language]()).default;
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of Object.values(texts)) bundle.addResource(new FluentResource(text));
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  has(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  /** A message, or an attribute of one written `message.attribute`; undefined when there is none. */
  find(id: string, given: Arguments = {}): string | undefined {
    const [message = "", attribute] = id.split(".");
    const found = this.bundle.getMessage(message);
    const pattern = attribute ? found?.attributes[attribute] : found?.value;
    return pattern ? this.bundle.formatPattern(pattern, given, []) : undefined;
  }

  text(id: string, given?: Arguments): string {
    return this.find(id, given) ?? id;
  }

  forms(message: string): Record<string, string> {
    const found = this.bundle.getMessage(message);
    if (!found) return {};
    return Object.fromEntries(
      Object.entries(found.attributes).map(([form, pattern]) => [
        form,
        this.bundle.formatPattern(pattern, {}, []),
      ]),
    );
  }
}

export const words = new Words();

/** An interface text: `t("home-new-table")`. */
export const t = (id: string, given?: Arguments): string => words.text(id, given);

/** Says phrases of one game, with the names of its players. */
export class Speaker {
  constructor(
    readonly game: string,
    readonly names: (string | null)[] = [],
  ) {}

  say(phrase: Phrase): string {
    return (
      words.find(phrase.message, this.given(phrase.arguments ?? {})) ??
      [phrase.message, ...Object.values(phrase.arguments ?? {}).map((value) => this.plain(value))].join(" ")
    );
  }

  name(kind: string, value: string | number): string {
    return this.named({ name: kind, value })[0];
  }

  /** The game's own message of that name if it has one, else the one for all games. */
  own(message: string): string {
    const own = `${this.game}-${message}`;
    return words.has(own) ? own : message;
  }

  field(name: string): string {
    return words.find(this.own(`field-${hyphens(name)}`)) ?? name.replaceAll("_", " ");
  }

  private given(args: Record<string, Argument>): Arguments {
    const said: Arguments = {};
    for (const [argument, value] of Object.entries(args)) {
      if (isName(value)) {
        const [text, forms] = this.named(value);
        said[argument] = text;
        for (const [form, inflected] of Object.entries(forms)) said[`${argument}-${form}`] = inflected;
      } else {
        said[argument] = this.plain(value);
      }
    }
    return said;
  }

  private plain(value: Argument): string | number {
    if (Array.isArray(value)) return this.list(value.map((item) => String(this.plain(item))));
    if (isPhrase(value)) return this.say(value);
    if (isName(value)) return this.named(value)[0];
    return value;
  }

  private list(items: string[]): string {
    if (items.length < 2) return items[0] ?? words.text("list-empty");
    return words.text("list-last", { first: items.slice(0, -1).join(", "), last: items.at(-1) ?? "" });
  }

  private named(name: Name): [string, Record<string, string>] {
    if (name.name === "seat") {
      const player = this.names[Number(name.value) - 1];
      if (player) return [player, {}];
    }
    const message = this.own(`${hyphens(name.name)}-${hyphens(String(name.value))}`);
    return [words.find(message) ?? String(name.value), words.forms(message)];
  }
}
