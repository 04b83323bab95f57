import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const css = readFileSync(new URL("../src/styles/tokens.css", import.meta.url), "utf8");

/** The colours of a theme: what stands in the blocks with this selector, later ones over earlier ones. */
function colours(...selectors) {
  const found = {};
  for (const [, selector, block] of css.matchAll(/([^{}]+)\{([^}]*)\}/g)) {
    if (!selectors.includes(selector.replace(/\/\*[\s\S]*?\*\//g, "").trim())) continue;
    for (const [, name, value] of block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/g)) found[name] = value;
  }
  return found;
}

const THEMES = {
  light: colours(":root"),
  dark: { ...colours(":root"), ...colours(':root[data-theme="dark"]') },
};

function luminance(colour) {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255).map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ["paper", "sheet", "sheet-raised"];
const TEXT = [
  ...["ink", "ink-soft", "ink-faint", "vermilion", "jade", "indigo", "gold"].flatMap((text) => GROUNDS.map((ground) => [text, ground])),
  ...["gold-soft", "indigo-soft", "rose-soft", "jade-soft"].flatMap((ground) => [["ink", ground], ["ink-soft", ground]]),
  ["on-vermilion", "vermilion"],
  ["on-vermilion", "vermilion-deep"],
  ["on-ink", "ink"],
  ["vermilion", "rose-soft"],
  ["drawn-ink", "card"],
];
const EDGES = [
  ...["line-strong", "glow", "seat-0", "seat-1", "seat-2", "seat-3", "seat-4"].flatMap((line) => ["paper", "sheet"].map((ground) => [line, ground])),
];

for (const [theme, palette] of Object.entries(THEMES)) {
  test(`text can be read in the ${theme} theme: contrast AA`, () => {
    const poor = TEXT.map(([text, ground]) => [text, ground, contrast(palette[text], palette[ground])]).filter(([, , ratio]) => !(ratio >= 4.5));
    assert.deepEqual(poor, []);
  });

  test(`edges, seats and glowing things can be told in the ${theme} theme`, () => {
    const poor = EDGES.map(([line, ground]) => [line, ground, contrast(palette[line], palette[ground])]).filter(([, , ratio]) => !(ratio >= 3));
    assert.deepEqual(poor, []);
  });
}
