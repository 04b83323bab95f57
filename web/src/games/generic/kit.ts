/** Any game that has no board of its own yet: its view as labelled groups, its options by their names. */

import { argumentOf, namedTargets, type Kit } from "../kit";
import Board from "./Board.svelte";

const kit: Kit = {
  secrets: true,
  Board,
  targets: namedTargets,
  points({ view, result }, seat) {
    return result?.points?.[seat] ?? view["insights"]?.points?.[seat];
  },
  wish: (target, { options }) => {
    const verbs = new Set(options.map((option) => option.verb));
    const [only] = [...verbs];
    return verbs.size === 1 && only && options.every((option) => Object.keys(option.arguments ?? {}).length === 1)
      ? `${only} ${target.split(":")[1] ?? ""}`
      : undefined;
  },
  detail: (option, _position, speaker) => {
    const named = Object.values(option.arguments ?? {}).length > 2 ? argumentOf(option, "place") : "";
    return named ? speaker.name("place", named) : undefined;
  },
};

export default kit;
