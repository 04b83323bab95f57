/** What is read out to people who do not see the board, and small notices for those who do. */

import { untrack } from "svelte";

export interface Notice {
  id: number;
  text: string;
  tone: "plain" | "wrong";
}

class Announcer {
  polite = $state("");
  urgent = $state("");
  notices = $state<Notice[]>([]);
  private next = 0;

  // The same sentence twice is only read out twice when it differs. An effect that says something does not begin
  // anew because of what it has said.
  say(text: string): void {
    this.polite = text === untrack(() => this.polite) ? `${text}\u00a0` : text;
  }

  interrupt(text: string): void {
    this.urgent = text === untrack(() => this.urgent) ? `${text}\u00a0` : text;
  }

  /** Forget what was said in another language. */
  hush(): void {
    this.polite = "";
    this.urgent = "";
    this.notices = [];
  }

  notice(text: string, tone: Notice["tone"] = "plain"): void {
    const id = this.next++;
    this.notices.push({ id, text, tone });
    if (tone === "wrong") this.interrupt(text);
    else this.say(text);
    setTimeout(() => this.dismiss(id), tone === "wrong" ? 8000 : 4500);
  }

  dismiss(id: number): void {
    this.notices = this.notices.filter((notice) => notice.id !== id);
  }
}

export const announcer = new Announcer();
