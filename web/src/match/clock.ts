/** Time as it is shown on a clock. */

import type { Clock } from "../lib/contract";

/** The milliseconds a seat has left at a moment of our own clock; `skew` is how far the server's is ahead. */
export function timeLeft(clock: Clock, seat: number, now: number, skew: number, paused: boolean): number {
  const spent = clock.running === seat && !paused ? now + skew - clock.now : 0;
  return Math.max(0, (clock.left[seat] ?? 0) - spent);
}

export interface Span {
  days: number;
  hours: number;
  /** Hours, minutes and seconds as on a clock. */
  text: string;
}

export function span(milliseconds: number): Span {
  const seconds = Math.round(milliseconds / 1000);
  const two = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  return {
    days: Math.floor(hours / 24),
    hours: hours % 24,
    text: hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`,
  };
}
