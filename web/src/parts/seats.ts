/** Seats are told apart by colour and by shape, and everybody at them has a name. */

import type { SeatInfo } from "../lib/contract";
import { t } from "../lib/words.svelte";

/** What is said for whoever sits there; bots take theirs from the catalogue. */
export const seatName = ({ seat, name, kind }: SeatInfo): string | null =>
  name ?? (kind === "bot" ? t(`bot-name-${seat + 1}`) : null);

/** Shapes in a box of 24: a disc, a diamond, a square, a hexagon, a triangle. */
export const SEAT_SHAPES = [
  "M12 2a10 10 0 1 0 .1 0Z",
  "M12 1L23 12L12 23L1 12Z",
  "M3 3H21V21H3Z",
  "M7 2H17L23 12L17 22H7L1 12Z",
  "M12 1.5L23 21.5H1Z",
];

export const seatColour = (seat: number): string => `var(--seat-${seat % 5})`;
