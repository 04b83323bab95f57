/** The goods, figures and actions of The White Castle, drawn in ink and a few colours. */

import type { Picture } from "../../parts/Drawing.svelte";

const CREAM = "#fff3d6";
const STRAW = "#dcb368";

/** The colours of dice, tokens and bridges: the body, its pips, and a darker edge. */
export const COLOURS: Record<string, { main: string; pip: string; deep: string }> = {
  coral: { main: "#e07a5f", pip: "#fffaf0", deep: "#8f3a24" },
  black: { main: "#38332f", pip: "#fff3d6", deep: "#14110f" },
  white: { main: "#fbf7ea", pip: "#2b231c", deep: "#8f8066" },
};

/** In the order in which the rules number them. */
export const COLOUR_NAMES = ["coral", "black", "white"] as const;

/** Icons, in a square of 64. */
export const ICONS: Record<string, Picture> = {
  food: {
    palette: { main: "#b5472f", light: "#fbf4e4", deep: "#8a2f1d" },
    shapes: [
      ["line", "M43 27L55 5M49 28L61 9"],
      ["light", "M11 31C11 19 21 11 31 11C41 11 51 19 51 31Z"],
      ["line", "M22 22l1.500 1M30 18l1.500 1M38 23l1.500 1M27 27l1.500 .5M34 28l1.500-.5"],
      ["main", "M6 30H56C56 42 50 50 42 53V58H20V53C12 50 6 42 6 30Z"],
      ["deep", "M8 38H54C52 43 50 46 47 49H15C12 46 9 43 8 38Z"],
    ],
  },
  iron: {
    palette: { main: "#6d7a85", light: "#a9b6bf" },
    shapes: [
      ["main", "M3 56L9 39H28L33 56ZM31 56L36 39H55L61 56ZM17 37L22 20H42L47 37Z"],
      ["light", "M9 39L13 34H24L28 39ZM36 39L40 34H51L55 39ZM22 20L26 14H38L42 20Z"],
    ],
  },
  pearl: {
    palette: { main: "#e8b9ba", light: "#fdf6f2", pale: "#f6dcd8" },
    shapes: [
      ["main", "M32 57C13 51 5 36 8 22C16 6 48 6 56 22C59 36 51 51 32 57Z"],
      ["line", "M32 54L13 19M32 54L23 12M32 54V10M32 54L41 12M32 54L51 19"],
      ["light", "M32 29a12.500 12.500 0 1 0 .1 0Z"],
      ["line", "M26 40a7 7 0 0 1 6-6"],
    ],
  },
  coin: {
    palette: { main: "#d8a63c", light: "#f3d98d" },
    shapes: [
      ["main", "M32 6a26 26 0 1 0 .1 0Z"],
      ["light", "M32 12a20 20 0 1 0 .1 0Z"],
      ["main", "M25 25H39V39H25Z"],
      ["line", "M32 15v5M32 44v5M15 32h5M44 32h5"],
    ],
  },
  seal: {
    palette: { main: "#b3261a", light: CREAM },
    shapes: [
      ["main", "M13 7H51Q57 7 57 13V51Q57 57 51 57H13Q7 57 7 51V13Q7 7 13 7Z"],
      ["light", "M32 15a8 8 0 1 0 .1 0ZM22 33a8 8 0 1 0 .1 0ZM42 33a8 8 0 1 0 .1 0Z"],
    ],
  },
  vp: {
    palette: { main: "#c23a26", light: "#f2c9b4", gold: "#e3b042" },
    shapes: [
      ["main", "M32 56L3 27C16 5 48 5 61 27Z"],
      ["light", "M32 56L17 41C24 33 40 33 47 41Z"],
      ["line", "M32 55L13 18M32 55L24 12M32 55V10M32 55L40 12M32 55L51 18"],
      ["gold", "M32 50a4.500 4.500 0 1 0 .1 0Z"],
    ],
  },
  "vp-gold": {
    palette: { main: "#d8a63c", light: "#f7e6b0", gold: "#a82a1b" },
    shapes: [
      ["main", "M32 56L3 27C16 5 48 5 61 27Z"],
      ["light", "M32 56L17 41C24 33 40 33 47 41Z"],
      ["line", "M32 55L13 18M32 55L24 12M32 55V10M32 55L40 12M32 55L51 18"],
      ["gold", "M32 50a4.500 4.500 0 1 0 .1 0Z"],
    ],
  },
  any: {
    palette: { top: "#b5472f", left: "#7d8a94", right: "#f0c9c6" },
    shapes: [
      ["top", "M32 6L57 19L32 32L7 19Z"],
      ["left", "M7 19L32 32V59L7 46Z"],
      ["right", "M57 19L32 32V59L57 46Z"],
    ],
  },
  influence: {
    palette: { main: "#2f5f8f", light: CREAM, pole: "#8a5f2c" },
    shapes: [
      ["pole", "M11 4H16V61H11Z"],
      ["main", "M16 8H60L50 24L60 40H16Z"],
      ["light", "M22 20H33V13L44 24L33 35V28H22Z"],
    ],
  },
  lantern: {
    palette: { main: "#e59a2c", light: "#fdeeb4", cap: "#3a2a22" },
    shapes: [
      ["line", "M32 2V9"],
      ["main", "M21 14H43C56 24 56 42 43 52H21C8 42 8 24 21 14Z"],
      ["light", "M26 15H38C45 25 45 41 38 51H26C19 41 19 25 26 15Z"],
      ["line", "M13 26H51M12 34H52M14 42H50"],
      ["cap", "M20 8H44V15H20ZM20 51H44V58H20Z"],
      ["line", "M32 58V63"],
    ],
  },
  well: {
    palette: { stone: "#a8a294", water: "#5b9bb3", roof: "#4d5f74", wood: "#9b6a35" },
    shapes: [
      ["wood", "M13 18H18V44H13ZM46 18H51V44H46Z"],
      ["roof", "M3 22C14 19 24 12 32 4C40 12 50 19 61 22C48 25 16 25 3 22Z"],
      ["line", "M32 22V32"],
      ["wood", "M26 31H38L36 41H28Z"],
      ["stone", "M8 42H56V59H8Z"],
      ["water", "M13 42H51C46 47 18 47 13 42Z"],
      ["line", "M8 51H56M20 51V59M32 47V51M44 51V59"],
    ],
  },
  castle: {
    palette: { wall: "#fdfaf0", roof: "#566a80", stone: "#b0a894" },
    shapes: [
      ["stone", "M10 60L15 46H49L54 60Z"],
      ["wall", "M17 46V34H47V46ZM22 30V20H42V30Z"],
      ["roof", "M7 38C14 36 17 33 20 28H44C47 33 50 36 57 38C44 35 20 35 7 38Z"],
      ["roof", "M14 22C22 19 28 12 32 4C36 12 42 19 50 22C42 20 22 20 14 22Z"],
      ["line", "M27 40v6M37 40v6M32 24v4"],
    ],
  },
  domain: {
    palette: { main: "#f4e6c4", coral: "#e07a5f", black: "#38332f", white: "#ffffff", gold: "#d8a63c" },
    shapes: [
      ["main", "M5 8H59V56H5Z"],
      ["coral", "M11 14H20V23H11Z"],
      ["black", "M11 27.500H20V36.500H11Z"],
      ["white", "M11 41H20V50H11Z"],
      ["line", "M26 18.500H53M26 32H53M26 45.500H53"],
      ["gold", "M31 14.500H38V22.500H31ZM42 28H49V36H42Z"],
    ],
  },
  gate: {
    palette: { main: "#b3361f", dark: "#38332f" },
    shapes: [
      ["main", "M13 24H20V60H13ZM44 24H51V60H44Z"],
      ["main", "M9 27H55V34H9Z"],
      ["dark", "M2 10C20 16 44 16 62 10L59 19C44 23 20 23 5 19Z"],
    ],
  },
  up: {
    palette: { main: "#25634f" },
    shapes: [["main", "M32 5L56 31H42V59H22V31H8Z"]],
  },
  arrow: { shapes: [["ink", "M6 26H36V12L60 32L36 52V38H6Z"]] },
  flower: {
    palette: { main: "#e79ab0", light: "#f9d7df", heart: "#e3b042" },
    shapes: [
      ["main", "M32 31C22 23 22 9 32 5C42 9 42 23 32 31ZM33 31C36 19 49 14 57 21C57 31 45 37 33 31ZM32 32C44 33 52 44 47 53C37 55 31 44 32 32ZM31 32C33 44 27 55 17 53C12 44 20 33 31 32ZM31 31C19 37 7 31 7 21C15 14 28 19 31 31Z"],
      ["light", "M32 21a10.500 10.500 0 1 0 .1 0Z"],
      ["heart", "M32 26a5.500 5.500 0 1 0 .1 0Z"],
    ],
  },
  stone: {
    palette: { main: "#a8a294", light: "#d0cbbd", moss: "#7d9a62" },
    shapes: [
      ["line", "M4 57Q32 49 60 57M10 62Q32 56 54 62"],
      ["main", "M8 54C8 38 16 27 25 27C36 27 42 40 42 54Z"],
      ["light", "M34 54C34 45 40 38 47 38C54 38 58 46 58 54Z"],
      ["moss", "M18 33C20 28 30 27 33 31C32 37 20 38 18 33Z"],
      ["line", "M18 46q5-5 10-2M45 46q3-3 7 0"],
    ],
  },
  heron: {
    palette: { main: "#fdfaf0", dark: "#38332f", red: "#b3261a" },
    shapes: [
      ["line", "M30 46V62M36 46V61"],
      ["main", "M14 48C18 34 28 30 34 29C38 26 38 20 35 16C31 10 40 3 45 9C50 17 48 28 46 35C44 45 32 52 14 48Z"],
      ["dark", "M8 52C12 44 22 42 30 44C28 50 18 54 8 52Z"],
      ["red", "M38 7C40 4 44 5 45 9L40 10Z"],
      ["dark", "M45 10L58 13L46 14Z"],
    ],
  },
  scroll: {
    palette: { main: "#fbf1d8", wood: "#8a5f2c" },
    shapes: [
      ["main", "M14 10H50V54H14Z"],
      ["wood", "M9 6H55V13H9ZM9 51H55V58H9Z"],
      ["line", "M22 22H42M22 30H42M22 38H36"],
    ],
  },
  banner: {
    palette: { main: "#fbf1d8", wood: "#8a5f2c" },
    shapes: [
      ["main", "M14 10H50V54H14Z"],
      ["wood", "M9 6H55V13H9ZM9 51H55V58H9Z"],
    ],
  },
  crown: {
    palette: { main: "#566a80", gold: "#d8a63c" },
    shapes: [
      ["main", "M2 40C14 38 24 26 32 12C40 26 50 38 62 40C46 36 18 36 2 40Z"],
      ["gold", "M28 14C20 12 18 4 24 2C24 8 30 8 32 12C34 8 40 8 40 2C46 4 44 12 36 14Z"],
      ["line", "M14 40V52H50V40M24 42v10M40 42v10"],
    ],
  },
};

/** The figures, in a box of 64; `clan` is the colour of the robe, `mark` where the clan's shape is drawn. */
export const FIGURES: Record<string, Picture & { mark: readonly [number, number] }> = {
  courtier: {
    mark: [32, 46],
    palette: { clan: "var(--clan)", skin: "#f0d2b0", hat: "#2b231c" },
    shapes: [
      ["clan", "M24 29H40C54 33 60 45 61 61H3C4 45 10 33 24 29Z"],
      ["skin", "M32 14C38 14 41 18 41 23C41 29 37 33 32 33C27 33 23 29 23 23C23 18 26 14 32 14Z"],
      ["hat", "M22 21C23 6 28 2 34 2C41 2 43 9 42 21C37 17 27 17 22 21Z"],
    ],
  },
  gardener: {
    mark: [30, 47],
    palette: { clan: "var(--clan)", skin: "#f0d2b0", straw: STRAW, wood: "#8a5f2c" },
    shapes: [
      ["wood", "M54 22H58V62H54ZM47 14H64V21H47Z"],
      ["line", "M49 14V8M53 14V8M58 14V8M62 14V8"],
      ["clan", "M22 31H38C48 35 52 46 53 61H7C8 46 12 35 22 31Z"],
      ["skin", "M21 20H39C40 29 36 34 30 34C24 34 20 29 21 20Z"],
      ["straw", "M3 24C14 20 22 8 30 4C38 8 46 20 57 24Q30 28 3 24Z"],
    ],
  },
  warrior: {
    mark: [32, 47],
    palette: { clan: "var(--clan)", skin: "#f0d2b0", steel: "#4a5560", gold: "#e3b042" },
    shapes: [
      ["clan", "M24 31H40L59 36L63 50L52 52L53 61H11L12 52L1 50L5 36Z"],
      ["skin", "M23 20H41C42 30 38 35 32 35C26 35 22 30 23 20Z"],
      ["steel", "M13 27C15 10 24 8 32 8C40 8 49 10 51 27L44 30L41 21H23L20 30Z"],
      ["gold", "M32 15C22 15 14 10 13 1C19 7 26 9 32 9C38 9 45 7 51 1C50 10 42 15 32 15Z"],
    ],
  },
};

/** The same figures as signs for what any clan may do. */
for (const [member, figure] of Object.entries(FIGURES)) {
  ICONS[member] = { ...figure, palette: { ...figure.palette, clan: "#f3e5c3" } };
}
