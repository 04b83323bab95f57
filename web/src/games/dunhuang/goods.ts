/** Facts of the box that the board shows. */

import type { Table } from "../../match/table.svelte";
import { GOODS } from "./art";

const ORDER = Object.keys(GOODS);

/** The number printed on a good. */
export function numberOf(table: Table, good: string): number {
  const printed = table.card?.components.find(
    (component) => component.list === "goods" && component.id === good,
  )?.facts["number"];
  return typeof printed === "number" ? printed : ORDER.indexOf(good) + 1;
}

/** Steps of the camel that cost nothing. */
export function freeSteps(table: Table): number {
  const rules = table.card?.facts["rules"] as { free_steps?: number } | undefined;
  return rules?.free_steps ?? 1;
}
