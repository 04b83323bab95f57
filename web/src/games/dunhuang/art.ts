/** The goods and the townspeople of Dunhuang, drawn in ink and a few colours. */

import type { Picture, Shape } from "../../parts/Drawing.svelte";

/** Goods, in a square of 64; `main` is also the colour of the card. */
export const GOODS: Record<string, Picture & { main: string; deep: string }> = {
  gold: {
    main: "#d9a531",
    deep: "#7d5608",
    palette: { main: "#e0ac38", light: "#f6dc8e" },
    shapes: [
      ["main", "M7 28C10 34 14 35 18 32L20 42C25 49 39 49 44 42L46 32C50 35 54 34 57 28C59 43 50 54 32 54C14 54 5 43 7 28Z"],
      ["light", "M18 32C20 18 44 18 46 32C40 38 24 38 18 32Z"],
      ["line", "M32 7v6M21 10l3 5M43 10l-3 5M26 26q6-4 12 0"],
    ],
  },
  silver: {
    main: "#97a5ad",
    deep: "#46545c",
    palette: { main: "#b4c0c6", light: "#e6ecee" },
    shapes: [
      ["main", "M9 25C10 41 18 48 27 48L23 56H41L37 48C46 48 54 41 55 25Z"],
      ["light", "M9 25a23 7 0 1 0 46 0a23 7 0 1 0-46 0Z"],
      ["line", "M19 34c1 5 4 9 8 11M32 34v11M45 34c-1 5-4 9-8 11M18 24q14-5 28 0"],
    ],
  },
  gems: {
    main: "#3b8f74",
    deep: "#165341",
    palette: { main: "#4aa587", light: "#a9dcc6" },
    shapes: [
      ["main", "M18 12H46L58 27L32 56L6 27Z"],
      ["light", "M18 12H46L40 27H24Z"],
      ["line", "M6 27H58M18 12L24 27L32 56L40 27L46 12M24 27L32 12L40 27"],
    ],
  },
  glass: {
    main: "#4c9dba",
    deep: "#1c566c",
    palette: { main: "#79bfd6", light: "#d5eef5" },
    shapes: [
      ["main", "M27 10V20C18 24 13 31 13 39C13 50 21 56 32 56C43 56 51 50 51 39C51 31 46 24 37 20V10Z"],
      ["light", "M15 35C25 30 39 40 50 35C53 48 44 56 32 56C20 56 12 48 15 35Z"],
      ["line", "M24 9H40M27 12C19 12 15 18 20 24M37 12C45 12 49 18 44 24M21 43q1 6 6 8"],
    ],
  },
  spices: {
    main: "#cd6430",
    deep: "#7c2f0d",
    palette: { main: "#d9743d", light: "#f0cf9d" },
    shapes: [
      ["main", "M12 34C17 20 25 9 32 9C39 9 47 20 52 34Z"],
      ["light", "M7 34H57C57 47 47 55 32 55C17 55 7 47 7 34Z"],
      ["line", "M27 21l.5.5M35 17l.5.5M38 26l.5.5M29 29l.5.5M21 29l.5.5M43 30l.5.5M15 43q17 6 34 0"],
    ],
  },
  bamboo: {
    main: "#6f9c40",
    deep: "#355519",
    palette: { main: "#8bb557", light: "#cfe0a2" },
    shapes: [
      ["main", "M15 6H25V23H15ZM15 25H25V41H15ZM15 43H25V59H15Z"],
      ["light", "M35 6H44V30H35ZM35 32H44V59H35Z"],
      ["main", "M44 24C49 15 55 13 61 14C60 23 54 27 44 24ZM25 40C29 32 27 27 33 25C37 32 34 38 25 40Z"],
      ["line", "M46 23Q53 18 58 16M18 10v8M18 29v7M38 12v12"],
    ],
  },
  tea: {
    main: "#8a6a35",
    deep: "#51390f",
    palette: { main: "#f1e6cf", light: "#b98945", leaf: "#86aa52" },
    shapes: [
      ["main", "M8 30C8 46 15 54 28 54C41 54 48 46 48 30Z"],
      ["light", "M8 30a20 6 0 1 0 40 0a20 6 0 1 0-40 0Z"],
      ["leaf", "M42 46C42 38 49 31 60 31C61 41 54 49 42 46Z"],
      ["line", "M46 44Q52 39 57 34M20 20c-4-5 4-7 0-12M32 20c-4-5 4-7 0-12M18 40q10 4 20 0M10 57H46"],
    ],
  },
  paper: {
    main: "#c9ab72",
    deep: "#64481a",
    palette: { main: "#c98f4e", light: "#faf1dc" },
    shapes: [
      ["light", "M15 13H49V51H15Z"],
      ["main", "M9 9Q9 6 12 6H52Q55 6 55 9V11Q55 14 52 14H12Q9 14 9 11ZM9 53Q9 50 12 50H52Q55 50 55 53V55Q55 58 52 58H12Q9 58 9 55Z"],
      ["line", "M41 20V44M32 20V38M23 20V44"],
      ["#b13a25", "M29 41H35V47H29Z"],
    ],
  },
  wool: {
    main: "#a98d7b",
    deep: "#593f30",
    palette: { main: "#e3d3c2", light: "#fbf4ea" },
    shapes: [
      ["main", "M31 11a21 21 0 1 0 .1 0Z"],
      ["line", "M14 24C25 24 39 34 44 48M11 35C21 34 31 43 33 53M21 14C34 17 47 28 51 38M40 14C30 18 18 30 13 41M48 22C40 24 27 38 24 52"],
      ["line", "M46 47C50 56 58 56 60 48"],
    ],
  },
  silk: {
    main: "#b23a5e",
    deep: "#701532",
    palette: { main: "#c8486c", light: "#eca9ba" },
    shapes: [
      ["light", "M20 17C33 13 41 24 58 16V45C43 53 35 43 20 48Z"],
      ["main", "M7 16C7 10 21 10 21 16V48C21 54 7 54 7 48Z"],
      ["line", "M14 15.5a2.5 2 0 1 0 .1 0M7 17C9 21 19 21 21 17"],
      ["main", "M33 26a5 5 0 1 0 .1 0ZM47 27a5 5 0 1 0 .1 0Z"],
      ["line", "M33 29v4M47 30v4M28 41q10-3 24 1"],
    ],
  },
};

// Townspeople, in a square of 100: a robe, a face, and what tells each of them from the others.

const SKIN = "#f0d2b0";
const face = (skin = "skin"): Shape[] => [
  [skin, "M37.5 36C37.5 22 62.5 22 62.5 36C62.5 49 57 56 50 56C43 56 37.5 49 37.5 36Z"],
  ["line", "M43 38.5q2.5-1.800 5 0M52 38.5q2.5-1.800 5 0M48 48.5q2 1.600 4 0M50 40l-1 4"],
];
const ROBE = "M12 100C13 76 26 65 43 61L50 67L57 61C74 65 87 76 88 100Z";
const robe: Shape[] = [
  ["robe", ROBE],
  ["trim", "M43 61L50 68L57 61L61 62L47 84L44 100H38L44 82L39 62Z"],
];
const beard: Shape = ["ink", "M43 50C46 48 54 48 57 50C57 60 53 66 50 68C47 66 43 60 43 50Z"];

const person = (robeColour: string, trim: string, shapes: (base: Shape[]) => Shape[]): Picture => ({
  palette: { skin: SKIN, robe: robeColour, trim, hair: "#3a2a22", gold: "#e3b042", red: "#b8412c", pale: "#f7efdd", wood: "#a9743c", jade: "#5aa287", sky: "#8db9c9", steel: "#a9b3b8" },
  shapes: shapes([...robe, ...face()]),
});

export const CHARACTERS: Record<string, Picture & { ground: string }> = {
  painter: {
    ground: "#cfe0d8",
    ...person("#4e7f74", "#f7efdd", (base) => [
      ...base,
      ["hair", "M36 36C33 20 42 15 50 15C58 15 67 20 64 36C61 28 56 26 50 26C44 26 39 28 36 36Z"],
      ["hair", "M45 16C44 7 56 7 55 16Z"],
      ["wood", "M72 54L76 55L73 90L70 90Z"],
      ["ink", "M72 54C70 46 74 40 77 36C79 42 79 49 76 55Z"],
      ["line", "M45 53q5 2 10 0"],
    ]),
  },
  musician: {
    ground: "#f2d9c4",
    ...person("#b65a3d", "#f4d489", (base) => [
      ...base,
      ["hair", "M35 42C31 20 42 16 50 16C58 16 69 20 65 42C63 32 58 27 50 25C42 27 37 32 35 42Z"],
      ["hair", "M42 17C36 8 50 6 50 14C50 6 64 8 58 17Z"],
      ["wood", "M62 100C54 92 58 80 67 76L78 58L82 61L73 80C80 86 78 96 72 100Z"],
      ["line", "M80 60L68 92M75 55l8 5M64 86l8 5"],
      ["gold", "M50 12a2.5 2.5 0 1 0 .1 0Z"],
    ]),
  },
  princess: {
    ground: "#f3d5d8",
    ...person("#a93a55", "#f2cf7a", (base) => [
      ["hair", "M33 50C28 24 38 18 50 18C62 18 72 24 67 50C66 58 62 60 62 60H38C38 60 34 58 33 50Z"],
      ...base,
      ["hair", "M36 38C34 22 44 18 50 24C56 18 66 22 64 38C60 32 56 29 50 29C44 29 40 32 36 38Z"],
      ["gold", "M34 24L36 10L43 18L50 5L57 18L64 10L66 24C58 19 42 19 34 24Z"],
      ["red", "M50 11a3 3 0 1 0 .1 0Z"],
      ["line", "M34 24V40M66 24V40M34 42v2M66 42v2"],
      ["red", "M50 29.5a1.5 2 0 1 0 .1 0Z"],
    ]),
  },
  dancer: {
    ground: "#f6e1bd",
    ...person("#d08a2e", "#f7efdd", (base) => [
      ["line", "M8 56C2 36 20 30 20 44C20 54 8 50 10 34C12 16 34 8 40 14M92 56C98 36 80 30 80 44C80 54 92 50 90 34C88 16 66 8 60 14"],
      ...base,
      ["hair", "M36 37C33 21 43 17 50 22C57 17 67 21 64 37C60 30 56 27 50 27C44 27 40 30 36 37Z"],
      ["hair", "M30 20a7 7 0 1 0 .1 0ZM70 20a7 7 0 1 0 .1 0Z"],
      ["red", "M36 22C42 18 58 18 64 22L63 25C56 21 44 21 37 25Z"],
      ["red", "M50 29.5a1.5 2 0 1 0 .1 0Z"],
    ]),
  },
  translator: {
    ground: "#d5dcea",
    ...person("#40598a", "#e9dcc0", (base) => [
      ...base,
      ["#39424f", "M36 32C35 12 65 12 64 32C56 28 44 28 36 32Z"],
      ["#39424f", "M41 19H59V8C54 5 46 5 41 8Z"],
      ["line", "M50 51C48 58 46 62 46 66M50 51C52 58 54 62 54 66M50 52V68"],
      ["pale", "M62 66H92V92H62Z"],
      ["line", "M68 72v14M74 72v10M80 73h8M80 79h8M80 85h6"],
    ]),
  },
  ambassador: {
    ground: "#ead9e6",
    ...person("#6f3f73", "#e3b042", (base) => [
      ...base,
      ["#2f2a2a", "M37 30C36 16 40 10 50 10C60 10 64 16 63 30C56 26 44 26 37 30Z"],
      ["#2f2a2a", "M37 22C26 18 14 19 8 23C16 27 28 27 37 27ZM63 22C74 18 86 19 92 23C84 27 72 27 63 27Z"],
      ["line", "M44 50q6-3 12 0M50 55V64"],
      ["jade", "M46 72H54V98H46Z"],
    ]),
  },
  soldier: {
    ground: "#e2ddcf",
    ...person("#7d7059", "#a9b3b8", (base) => [
      ...base,
      ["steel", "M34 34C32 12 68 12 66 34L62 30C56 26 44 26 38 30Z"],
      ["steel", "M34 33C34 46 36 52 39 54L39 34ZM66 33C66 46 64 52 61 54L61 34Z"],
      ["red", "M48 15C46 8 48 4 50 2C52 4 54 8 52 15Z"],
      ["wood", "M82 26H85V100H82Z"],
      ["steel", "M83.5 4C89 14 89 20 83.5 28C78 20 78 14 83.5 4Z"],
      ["line", "M22 80h14M20 90h16M64 80h12M64 90h12"],
    ]),
  },
  general: {
    ground: "#ecd0c3",
    ...person("#8d2f22", "#e3b042", (base) => [
      ...base,
      ["gold", "M34 34C31 10 69 10 66 34C61 25 39 25 34 34Z"],
      ["gold", "M34 33L27 52L39 46ZM66 33L73 52L61 46Z"],
      ["red", "M50 12C40 4 42 -2 50 1C58 -2 74 4 78 16C68 10 58 12 54 14Z"],
      ["ink", "M42 50C46 48 54 48 58 50L56 54C53 52 47 52 44 54Z"],
      ["ink", "M47 54H53L50 64Z"],
      ["gold", "M18 82C20 72 28 68 34 66L36 78C30 80 22 82 18 82ZM82 82C80 72 72 68 66 66L64 78C70 80 78 82 82 82Z"],
    ]),
  },
  chinese_merchant: {
    ground: "#d8e4cc",
    ...person("#4f7a46", "#e9dcc0", (base) => [
      ...base,
      ["#2f2a2a", "M36 33C33 14 67 14 64 33C56 29 44 29 36 33Z"],
      ["red", "M50 12a4 4 0 1 0 .1 0Z"],
      ["line", "M44 51C40 53 38 57 38 60M56 51C60 53 62 57 62 60M50 56V65"],
      ["wood", "M60 74H94V98H60Z"],
      ["pale", "M64 78H90V94H64Z"],
      ["line", "M70 78v16M77 78v16M84 78v16M64 84h26"],
      ["red", "M70 79.5a2.5 2.5 0 1 0 .1 0ZM77 86.5a2.5 2.5 0 1 0 .1 0ZM84 86.5a2.5 2.5 0 1 0 .1 0Z"],
    ]),
  },
  sogdian_merchant: {
    ground: "#f0dcb6",
    ...person("#9c6a26", "#b8412c", (base) => [
      ...base,
      beard,
      ["ink", "M39 44C39 56 44 62 50 66C56 62 61 56 61 44C60 50 56 50 50 49C44 50 40 50 39 44Z"],
      ["red", "M34 34C36 20 44 6 60 2C58 10 63 20 66 34C58 29 42 29 34 34Z"],
      ["pale", "M33 35C38 28 62 28 67 35C68 40 66 40 64 38C56 33 44 33 36 38C34 40 32 40 33 35Z"],
      ["gold", "M72 76C62 82 62 98 76 98C90 98 90 82 80 76L82 70H70Z"],
      ["line", "M70 76H82M73 88h6"],
    ]),
  },
  maid: {
    ground: "#dbe8e6",
    ...person("#5f9a94", "#f7efdd", (base) => [
      ["hair", "M34 46C30 22 40 18 50 18C60 18 70 22 66 46Z"],
      ...base,
      ["hair", "M36 38C34 22 44 19 50 23C56 19 66 22 64 38C61 31 56 27 50 27C44 27 39 31 36 38Z"],
      ["hair", "M38 20C28 20 26 8 36 8C42 8 44 14 42 19ZM62 20C72 20 74 8 64 8C58 8 56 14 58 19Z"],
      ["pale", "M60 84H92V88H60Z"],
      ["jade", "M66 84C62 76 66 70 74 70C82 70 86 76 82 84Z"],
      ["line", "M82 76q6-2 5 4M71 70h6M74 70v-3"],
    ]),
  },
  servant: {
    ground: "#e6dfd0",
    ...person("#8b7b66", "#f7efdd", (base) => [
      ["wood", "M4 70C30 60 70 60 96 70L96 73C70 64 30 64 4 73Z"],
      ...base,
      ["hair", "M36 36C34 20 42 16 50 16C58 16 66 20 64 36Z"],
      ["pale", "M35 33C40 27 60 27 65 33L64 38C58 33 42 33 36 38Z"],
      ["pale", "M65 34L74 30L72 37Z"],
      ["wood", "M4 78H20L18 94H6ZM80 78H96L94 94H82Z"],
      ["line", "M6 72l4 6M18 71l-4 7M82 71l4 7M94 72l-4 6"],
    ]),
  },
  shepherd: {
    ground: "#d9e6d0",
    ...person("#7c6a4b", "#f7efdd", (base) => [
      ...base,
      ["#e9dfd0", "M33 35C28 30 32 22 38 22C38 14 48 12 51 17C56 12 64 15 63 22C70 23 72 31 67 35C62 39 58 33 55 34C52 36 48 36 45 34C41 34 38 39 33 35Z"],
      ["line", "M43 51q7 5 14 0"],
      ["wood", "M83 100L80 40C79 26 94 24 94 34C94 40 88 42 86 37L84 38C86 48 96 44 97 33C96 18 76 20 77 40L79 100Z"],
      ["pale", "M14 84C10 78 16 72 22 74C26 68 36 70 36 76C42 78 40 88 34 88H20C16 90 12 88 14 84Z"],
    ]),
  },
  farmer: {
    ground: "#f3e6b9",
    ...person("#6f8a4b", "#e9dcc0", (base) => [
      ...base,
      ["#dcb368", "M16 34C28 26 40 12 50 8C60 12 72 26 84 34C70 30 60 29 50 29C40 29 30 30 16 34Z"],
      ["line", "M50 8V29M36 20L30 31M64 20L70 31"],
      ["line", "M72 96C74 80 76 70 82 58M80 96C80 80 82 70 88 62M64 96C66 82 70 72 74 64"],
      ["gold", "M82 58C78 52 82 46 85 44C88 50 86 56 82 58ZM88 62C86 56 90 51 94 50C95 56 92 61 88 62ZM74 64C70 59 73 53 76 51C79 57 78 62 74 64Z"],
    ]),
  },
  manichaean: {
    ground: "#e4e1ee",
    ...person("#f5f0e4", "#9a3d33", (base) => [
      ...base,
      ["pale", "M35 35C34 20 38 4 50 4C62 4 66 20 65 35C57 29 43 29 35 35Z"],
      ["line", "M38 26C44 22 56 22 62 26"],
      ["ink", "M42 49C46 47 54 47 58 49C58 60 54 70 50 74C46 70 42 60 42 49Z"],
      ["red", "M62 76L78 72V94L62 98ZM78 72L94 76V98L78 94Z"],
      ["gold", "M70 81a3 3 0 1 0 .1 0ZM86 81a3 3 0 1 0 .1 0Z"],
    ]),
  },
  buddhist: {
    ground: "#f6dfb0",
    ...person("#cf7a2c", "#a8452a", (base) => [
      ["#fbeecb", "M50 6a31 31 0 1 0 .1 0Z"],
      ...base,
      ["skin", "M37 36C35 16 65 16 63 36C60 28 40 28 37 36Z"],
      ["ink", "M46 22a1 1 0 1 0 .1 0ZM50 20.5a1 1 0 1 0 .1 0ZM54 22a1 1 0 1 0 .1 0ZM46 26a1 1 0 1 0 .1 0ZM50 25a1 1 0 1 0 .1 0ZM54 26a1 1 0 1 0 .1 0Z"],
      ["wood", "M34 70a4 4 0 1 0 .1 0ZM36 79a4 4 0 1 0 .1 0ZM42 86a4 4 0 1 0 .1 0ZM50 89a4 4 0 1 0 .1 0ZM58 86a4 4 0 1 0 .1 0ZM64 79a4 4 0 1 0 .1 0ZM66 70a4 4 0 1 0 .1 0Z"],
    ]),
  },
};

/** The camel, in a box of 100 by 84. */
export const CAMEL: Picture = {
  palette: { coat: "#c48a4a", dark: "#8f5f2c", cloth: "#b23a2c", trim: "#e7bd57" },
  shapes: [
    ["dark", "M36 56L33 82H39L43 60ZM66 56L70 82H76L74 54Z"],
    ["coat", "M11 27C4 27 3 21 8 18C12 12 22 11 25 18C27 23 25 30 26 36C27 42 31 44 34 41C33 28 39 20 45 21C51 22 51 33 54 37C57 33 58 22 65 21C72 20 76 30 76 38C83 40 86 47 86 55C87 60 90 62 92 66L89 68C85 65 84 61 83 57C82 61 80 63 80 68L81 82H74L72 64C64 67 54 67 48 64L47 82H40L39 62C31 60 24 53 21 44C18 36 19 29 17 27C15 29 13 28 11 27Z"],
    ["cloth", "M47 34C49 38 58 39 61 34L66 52C60 56 50 56 45 52Z"],
    ["trim", "M45 49C50 53 60 53 66 49L66 53C60 57 50 57 45 53Z"],
    ["line", "M18 14L20 9L23 13M8 23h4M15 18.5l.5.5M24 22L34 30"],
  ],
};

/** A coin, a point of prestige, a card back: in a square of 64. */
export const COIN: Picture = {
  palette: { main: "#d8a63c", light: "#f3d98d" },
  shapes: [
    ["main", "M32 6a26 26 0 1 0 .1 0Z"],
    ["light", "M32 12a20 20 0 1 0 .1 0Z"],
    ["main", "M25 25H39V39H25Z"],
    ["line", "M32 15v5M32 44v5M15 32h5M44 32h5"],
  ],
};

export const PRESTIGE: Picture = {
  palette: { main: "#c9527a", light: "#f3c3d0", leaf: "#79a882", heart: "#f0c95c" },
  shapes: [
    ["leaf", "M6 44C14 38 24 42 32 50C40 42 50 38 58 44C52 54 40 56 32 54C24 56 12 54 6 44Z"],
    ["light", "M32 50C18 50 8 40 8 28C18 28 28 36 32 50ZM32 50C46 50 56 40 56 28C46 28 36 36 32 50Z"],
    ["main", "M32 50C20 42 17 28 22 16C30 22 34 34 32 50ZM32 50C44 42 47 28 42 16C34 22 30 34 32 50Z"],
    ["light", "M32 50C24 38 24 20 32 8C40 20 40 38 32 50Z"],
    ["heart", "M32 40a4 4 0 1 0 .1 0Z"],
  ],
};
