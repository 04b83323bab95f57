/** What this device prefers: language, theme, sound and motion. Kept in the browser, told to nobody. */

import { LANGUAGES, words, type Language } from "./words.svelte";

export type Theme = "system" | "light" | "dark";

interface Kept {
  language: Language | null;
  theme: Theme;
  sound: boolean;
  motion: boolean;
  confirm: boolean;
  pace: number;
  lessons: string[];
}

const KEY = "serica-preferences";
const DEFAULTS: Kept = {
  language: null,
  theme: "system",
  sound: false,
  motion: true,
  confirm: false,
  pace: 1,
  lessons: [],
};

function kept(): Kept {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

class Preferences {
  readonly values: Kept = $state(kept());
  private systemDark = $state(dark.matches);
  private systemStill = $state(still.matches);

  constructor() {
    dark.addEventListener("change", () => (this.systemDark = dark.matches));
    still.addEventListener("change", () => (this.systemStill = still.matches));
  }

  get language(): Language {
    return this.values.language ?? preferredLanguage();
  }

  get shownTheme(): "light" | "dark" {
    const { theme } = this.values;
    return theme === "system" ? (this.systemDark ? "dark" : "light") : theme;
  }

  /** Whether pieces may glide. */
  get moving(): boolean {
    return this.values.motion && !this.systemStill;
  }

  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    this.values[name] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.values));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  async speak(language: Language): Promise<void> {
    await words.speak(language);
    this.set("language", language);
  }
}

function preferredLanguage(): Language {
  for (const wish of navigator.languages) {
    const language = wish.slice(0, 2);
    if (language in LANGUAGES) return language as Language;
  }
  return "en";
}

export const preferences = new Preferences();
