/** Where a speech bubble stands: beside what it speaks of, never over it, never outside the window. */

export interface Size {
  width: number;
  height: number;
}
export interface Box extends Size {
  left: number;
  top: number;
}
export interface Place {
  left: number;
  top: number;
  side: "right" | "left" | "below" | "above" | "none";
  /** How far along its edge the bubble's tail sits. */
  tail: number;
}

const GAP = 18;
const MARGIN = 8;
const CORNER = 16;
const TAIL = 16;

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(value, most));

/** To the right if there is room, else to the left, below or above; without a thing, in the middle. */
export function beside(thing: Box | null, bubble: Size, window: Size): Place {
  const most = { left: window.width - bubble.width - MARGIN, top: window.height - bubble.height - MARGIN };
  if (!thing) {
    return { left: Math.max(MARGIN, most.left / 2), top: Math.max(MARGIN, most.top / 2), side: "none", tail: 0 };
  }
  const middle = { x: thing.left + thing.width / 2, y: thing.top + thing.height / 2 };
  const level = between(MARGIN, middle.y - bubble.height / 2, most.top);
  const across = between(MARGIN, middle.x - bubble.width / 2, most.left);
  const onSide = between(CORNER, middle.y - level - TAIL / 2, bubble.height - CORNER - TAIL);
  const onEdge = between(CORNER, middle.x - across - TAIL / 2, bubble.width - CORNER - TAIL);
  const right = thing.left + thing.width + GAP;
  const left = thing.left - GAP - bubble.width;
  const below = thing.top + thing.height + GAP;
  const above = thing.top - GAP - bubble.height;
  if (right <= most.left) return { left: right, top: level, side: "right", tail: onSide };
  if (left >= MARGIN) return { left, top: level, side: "left", tail: onSide };
  if (below <= most.top) return { left: across, top: below, side: "below", tail: onEdge };
  if (above >= MARGIN) return { left: across, top: above, side: "above", tail: onEdge };
  return { left: most.left, top: most.top, side: "none", tail: 0 };
}
