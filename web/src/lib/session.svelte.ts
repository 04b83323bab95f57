/** Who is sitting at this browser, and how many tables wait for them. */

import { api, liveAddress, Refusal, Unreachable } from "./api";
import { announcer } from "./announce.svelte";
import type { Me, TablesMessage, TitleInfo } from "./contract";
import { preferences } from "./preferences.svelte";
import { router } from "./router.svelte";
import { Speaker, t, type Language } from "./words.svelte";

class Session {
  me = $state<Me | null>(null);
  titles = $state<TitleInfo[]>([]);
  waiting = $state(0);
  changed = $state(0);
  private socket: WebSocket | null = null;
  private retry = 0;

  get known(): boolean {
    return Boolean(this.me?.player);
  }

  async begin(): Promise<void> {
    const [me, titles] = await Promise.all([api.me(), api.titles()]);
    this.me = me;
    this.titles = titles;
    this.listen();
  }

  async introduce(name: string): Promise<void> {
    this.me = this.known ? await api.change({ name }) : await api.guest(name, preferences.language);
    this.listen();
  }

  /** A table against bots without another question: a guest is somebody by then. */
  async playBots(title: TitleInfo, name = ""): Promise<void> {
    if (!this.known) await this.introduce(name || t("home-guest"));
    const seats = title.seats.includes(3) ? 3 : Math.max(...title.seats);
    const bot = title.bots.at(-1) ?? "random";
    const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot" as const, bot }));
    const match = await api.create({ game: title.name, chairs: [{ kind: "me" }, ...bots] });
    router.go(`/match/${match.id}`);
  }

  async speak(language: Language): Promise<void> {
    await preferences.speak(language);
    announcer.hush();
    if (this.known) await api.change({ language }).catch(() => undefined);
  }

  /** Keep hearing which tables wait for me. */
  listen(): void {
    if (!this.known || this.socket) return;
    const socket = new WebSocket(liveAddress("live"));
    this.socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      this.retry = 0;
      const told = JSON.parse(event.data) as TablesMessage;
      if (told.type !== "tables") return;
      this.waiting = told.my_move;
      this.changed += 1;
      void navigator.setAppBadge?.(told.my_move).catch(() => undefined);
    };
    socket.onclose = () => {
      this.socket = null;
      setTimeout(() => this.listen(), Math.min(30_000, 1000 * 2 ** this.retry++));
    };
  }

  quiet(): void {
    const socket = this.socket;
    if (socket) {
      socket.onclose = null;
      socket.close();
      this.socket = null;
    }
    this.waiting = 0;
  }
}

export const session = new Session();

/** The words for something that went wrong. */
export function complaint(error: unknown, speaker = new Speaker("serica")): string {
  if (error instanceof Refusal) return speaker.say(error.reason);
  if (error instanceof Unreachable) return t("web-unreachable");
  return t("web-broken", { problem: String(error) });
}

/** Do something, and say what is wrong if it cannot be done. */
export async function attempt<T>(doing: () => Promise<T>, speaker?: Speaker): Promise<T | undefined> {
  try {
    return await doing();
  } catch (error) {
    announcer.notice(complaint(error, speaker), "wrong");
    return undefined;
  }
}
