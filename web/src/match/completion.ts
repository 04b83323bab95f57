/** What was typed in the command box, completed. */

import type { OptionInfo } from "../lib/contract";

/** Options of which each typed word begins the word in its place; failing those, options whose label says it. */
export function completions(
  options: readonly OptionInfo[],
  typed: string,
  label: (option: OptionInfo) => string,
): OptionInfo[] {
  const words = typed.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const begun = options.filter(({ text }) => {
    const parts = text.split(" ");
    return words.length <= parts.length && words.every((word, at) => parts[at]?.toLowerCase().startsWith(word));
  });
  if (begun.length) return begun;
  const said = typed.trim().toLocaleLowerCase();
  return options.filter((option) => label(option).toLocaleLowerCase().includes(said));
}

/** The option that was meant: the one written in full, else the only one that fits. */
export function meant(options: readonly OptionInfo[], typed: string, fits: readonly OptionInfo[]): OptionInfo | undefined {
  const text = typed.trim().replace(/\s+/g, " ");
  return options.find((option) => option.text === text) ?? (fits.length === 1 ? fits[0] : undefined);
}
