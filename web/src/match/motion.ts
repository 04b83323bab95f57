/** Pieces glide from where they were to where they are. */

import type { Flight } from "../games/kit";

export const rest = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The place of the board that is called so; the first that can be seen. */
export function placeOf(name: string): DOMRect | undefined {
  for (const element of document.querySelectorAll(`[data-at~="${CSS.escape(name)}"]`)) {
    const box = element.getBoundingClientRect();
    if (box.width && box.height) return box;
  }
  return undefined;
}

/** A drawing of a piece: every game keeps one hidden copy of each sort that can fly. */
function drawingOf(piece: string): Element | undefined {
  return document.querySelector(`[data-piece="${CSS.escape(piece)}"]`) ?? undefined;
}

/** Let pieces fly; `settle` brings the board to how it is afterwards, as soon as they have left. */
export async function fly(flights: Flight[], pace: number, settle: () => Promise<void>): Promise<void> {
  const starts = flights.map((flight) => ({ flight, from: placeOf(flight.from), drawing: drawingOf(flight.piece) }));
  const sky = document.querySelector("#sky");
  await settle();
  if (!sky) return;
  const glides = starts.flatMap(({ flight, from, drawing }, order) => {
    const to = placeOf(flight.to);
    if (!from || !to || !drawing) return [];
    const size = Math.max(28, Math.min(96, Math.max(Math.min(from.width, 80), Math.min(to.width, 80))));
    const ghost = drawing.cloneNode(true) as SVGElement;
    ghost.removeAttribute("data-piece");
    ghost.classList.add("flying");
    ghost.style.width = `${size}px`;
    sky.append(ghost);
    const at = (box: DOMRect, scale: number) =>
      `translate(${box.x + box.width / 2 - size / 2}px, ${box.y + box.height / 2 - size * 0.65}px) scale(${scale})`;
    const distance = Math.hypot(to.x - from.x, to.y - from.y);
    const time = (320 + Math.min(380, distance * 0.5)) / pace;
    const glide = ghost.animate(
      [
        { transform: at(from, 1), opacity: 1 },
        { transform: at(to, 0.9), opacity: 1, offset: 0.92 },
        { transform: at(to, 0.7), opacity: 0 },
      ],
      { duration: time, delay: order * (130 / pace), easing: "cubic-bezier(.35,.05,.2,1)", fill: "both" },
    );
    return [glide.finished.catch(() => undefined).then(() => ghost.remove())];
  });
  await Promise.all(glides);
}
