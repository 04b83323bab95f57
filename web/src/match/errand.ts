/** A move on its way to the server. It outlives the page, so that a lost connection or a reload loses nothing. */

export interface Errand {
  what: "play" | "back";
  option?: string;
  how?: "step" | "turn" | "redo";
  number: number;
  seat: number | null;
  request_id: string;
}

const key = (match: string): string => `serica-errand-${match}`;

export function keepErrand(match: string, errand: Errand): void {
  try {
    sessionStorage.setItem(key(match), JSON.stringify(errand));
  } catch {
    // Without a memory the errand lasts as long as the page.
  }
}

export function keptErrand(match: string): Errand | null {
  try {
    return JSON.parse(sessionStorage.getItem(key(match)) ?? "null") as Errand | null;
  } catch {
    return null;
  }
}

export function forgetErrand(match: string): void {
  try {
    sessionStorage.removeItem(key(match));
  } catch {
    // There is nothing to forget.
  }
}
