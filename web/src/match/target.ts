/** Things of the board that options point at: they glow, can be pressed, and say what they are. */

import type { Attachment } from "svelte/attachments";
import type { Table } from "./table.svelte";

const LONG_PRESS = 450;

/** Makes an element the target `key`: `place:3`. `label` is its name for those who do not see it. */
export function target(table: Table, key: string, label: string): Attachment<Element> {
  return (node) => {
    const element = node as HTMLElement;
    const lit = table.lit.has(key);
    const chosen = table.chosen.includes(key);
    element.dataset["target"] = key;
    element.classList.add("target");
    element.classList.toggle("lit", lit);
    element.classList.toggle("chosen", chosen);
    element.classList.toggle("hinted", table.hinted.has(key));
    const active = lit || chosen;
    const unnamed = name(element, label, active);
    element.setAttribute("role", active ? "button" : "img");
    if (active) {
      element.setAttribute("tabindex", "0");
      element.setAttribute("aria-pressed", String(chosen));
    } else {
      element.setAttribute("tabindex", "-1");
      element.removeAttribute("aria-pressed");
    }
    const press = (event: Event) => {
      if (event.defaultPrevented) return;
      event.stopPropagation();
      table.press(key);
    };
    const key_ = (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      table.press(key);
    };
    element.addEventListener("click", press);
    element.addEventListener("keydown", key_);
    return () => {
      unnamed();
      for (const attribute of ["data-target", "role", "tabindex", "aria-pressed"]) element.removeAttribute(attribute);
      element.classList.remove("target", "lit", "chosen", "hinted");
      element.removeEventListener("click", press);
      element.removeEventListener("keydown", key_);
    };
  };
}

const words = (text: string): string => ` ${text.toLocaleLowerCase().match(/[\p{L}\p{N}]+/gu)?.join(" ") ?? ""} `;

/**
 * Gives a thing its name. The figures drawn on a card are no label: where they are not part of the name as they
 * stand there, the drawing of something pressable is silent, and the name stands in it as words that nobody sees.
 */
function name(element: HTMLElement, label: string, pressable: boolean): () => void {
  if (!pressable || words(label).includes(words(element.textContent ?? ""))) {
    element.setAttribute("aria-label", label);
    return () => element.removeAttribute("aria-label");
  }
  const drawn = [...element.children].filter((child) => !child.hasAttribute("aria-hidden"));
  for (const child of drawn) child.setAttribute("aria-hidden", "true");
  const said = element instanceof SVGGraphicsElement ? invisible(element) : document.createElement("span");
  if (said instanceof HTMLElement) said.className = "hidden-words";
  said.textContent = label;
  element.prepend(said);
  return () => {
    said.remove();
    for (const child of drawn) child.removeAttribute("aria-hidden");
  };
}

/** A place for words in a drawing that takes no room and does not make it wider. */
function invisible(drawing: SVGGraphicsElement): SVGElement {
  const { x, y, width, height } = drawing.getBBox();
  const text = document.createElementNS("http://www.w3.org/2000/svg", "text");
  const facts = { x: x + width / 2, y: y + height / 2, "font-size": 0.01, opacity: 0, "pointer-events": "none" };
  for (const [fact, value] of Object.entries(facts)) text.setAttribute(fact, String(value));
  return text;
}

/** Enlarges a thing and says what it does, on hover or a long press. */
export function about(table: Table, kind: string, value: string): Attachment<Element> {
  return (node) => {
    const element = node as HTMLElement;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const show = () => {
      table.enlarged = { kind, value, at: element.getBoundingClientRect() };
    };
    const hide = () => {
      clearTimeout(timer);
      if (table.enlarged?.kind === kind && table.enlarged.value === value) table.enlarged = null;
    };
    const enter = (event: PointerEvent) => {
      if (event.pointerType !== "mouse" || event.buttons) return;
      clearTimeout(timer);
      timer = setTimeout(show, 550);
    };
    const down = (event: PointerEvent) => {
      pressed = false;
      clearTimeout(timer);
      if (event.pointerType === "mouse") return hide();
      timer = setTimeout(() => {
        pressed = true;
        show();
      }, LONG_PRESS);
    };
    const up = () => clearTimeout(timer);
    const click = (event: Event) => {
      // The finger that has just read a card does not play it.
      if (pressed) {
        event.preventDefault();
        pressed = false;
      }
    };
    const menu = (event: Event) => {
      event.preventDefault();
      show();
    };
    element.dataset["about"] = `${kind}:${value}`;
    element.addEventListener("pointerenter", enter);
    element.addEventListener("pointerleave", hide);
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", up);
    element.addEventListener("click", click, true);
    element.addEventListener("contextmenu", menu);
    return () => {
      hide();
      delete element.dataset["about"];
      element.removeEventListener("pointerenter", enter);
      element.removeEventListener("pointerleave", hide);
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
      element.removeEventListener("click", click, true);
      element.removeEventListener("contextmenu", menu);
    };
  };
}

/** Enlarges what is in focus, or the first thing in it that has something to say of itself. */
export function enlargeFocused(table: Table): boolean {
  const focused = document.activeElement;
  const found = focused?.matches("[data-about]") ? focused : focused?.querySelector("[data-about]");
  const [kind, ...value] = (found as HTMLElement | null | undefined)?.dataset["about"]?.split(":") ?? [];
  if (!found || !kind) return false;
  table.enlarged = { kind, value: value.join(":"), at: found.getBoundingClientRect() };
  return true;
}

const GLOWING = ".target.lit, .target.chosen, [data-option]";

/** What stands in a group and can be seen, in the order of the document. */
const seen = (group: ParentNode, selector: string): HTMLElement[] =>
  [...group.querySelectorAll<HTMLElement>(selector)].filter((element) => element.getBoundingClientRect().width > 0);

/** Arrow keys walk along the things that glow; with Shift, or where nothing glows, along all things of the group. */
export function walk(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const here = event.target as HTMLElement;
  if (!step || !here.matches(".target, [data-option]")) return;
  const group = here.closest("[data-group]") ?? document;
  const glowing = seen(group, GLOWING);
  const others = event.shiftKey || !glowing.length ? seen(group, ".target, [data-option]") : glowing;
  const place = others.indexOf(here);
  event.preventDefault();
  others[place < 0 ? 0 : (place + step + others.length) % others.length]?.focus();
}

/** Tab leads to whatever glows, and to one thing of each group in which nothing does. */
export function layTabStops(board: ParentNode): void {
  for (const group of board.querySelectorAll("[data-group]")) {
    const idle = [...group.querySelectorAll(".target:not(.lit, .chosen)")];
    const first = group.querySelector(GLOWING) ? undefined : idle[0];
    for (const thing of idle) thing.setAttribute("tabindex", thing === first ? "0" : "-1");
  }
}
