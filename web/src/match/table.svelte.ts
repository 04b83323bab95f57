/** One match as this browser sees it: the position, the live channel, what was chosen and what is under way. */

import { tick } from "svelte";
import { announcer } from "../lib/announce.svelte";
import { api, liveAddress, Refusal, requestId, Unreachable } from "../lib/api";
import type {
  ChatLine,
  JournalEntry,
  MatchInfo,
  OptionInfo,
  Position,
  ServerMessage,
  TitleCard,
} from "../lib/contract";
import { preferences } from "../lib/preferences.svelte";
import { complaint } from "../lib/session.svelte";
import { Speaker, t, type Phrase } from "../lib/words.svelte";
import type { Kit } from "../games/kit";
import { fly, rest } from "./motion";
import { seatName } from "../parts/seats";
import { forgetErrand, keptErrand, keepErrand, type Errand } from "./errand";
import { chime } from "./sound";

type Connection = "connecting" | "live" | "lost" | "ended";

const RETRY = [400, 800, 1500, 3000, 6000, 10_000];
const PING = 20_000;
const SEEN = 800;

/** What a board needs of a table; lessons have one too, without any server behind it. */
export class Table {
  info = $state.raw<MatchInfo>() as MatchInfo;
  card = $state.raw<TitleCard>() as TitleCard;
  kit = $state.raw<Kit>() as Kit;
  /** The newest position. */
  now = $state.raw<Position>() as Position;
  /** A position of the history that is looked at instead. */
  past = $state.raw<Position | null>(null);
  journal = $state.raw<JournalEntry[]>([]);
  connection = $state<Connection>("connecting");
  /** A move that is on its way to the server. */
  pending = $state.raw<Errand | null>(null);
  chosen = $state.raw<string[]>([]);
  hint = $state.raw<OptionInfo | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  spectators = $state(0);
  /** A seat of mine that has to take the device before it may see its hand. */
  curtain = $state<number | null>(null);
  private lifting: number | null = null;
  /** The seat that was chosen to look from; what still comes for another one is late. */
  private sought: number | null | undefined;
  /** The entries that have just come, for emphasis in the journal. */
  replaying = $state(false);
  enlarged = $state.raw<{ kind: string; value: string; at: DOMRect } | null>(null);
  reason = $state.raw<{ phrase: Phrase; about: string } | null>(null);
  rules = $state.raw<{ clause?: string } | null>(null);
  /** The moves that were made while this seat was away: from where on, and how many. */
  missed = $state.raw<{ from: number; count: number } | null>(null);

  private socket: WebSocket | null = null;
  private tries = 0;
  private pinging: ReturnType<typeof setInterval> | undefined;
  private trying: ReturnType<typeof setTimeout> | undefined;
  private telling: ReturnType<typeof setTimeout> | undefined;
  private queue: Position[] = [];
  /** Whether a newer position has come than the one that is shown, so that its options are none any more. */
  private behind = $state(false);
  private drained: Promise<void> = Promise.resolve();
  private busy = false;
  private closed = false;
  /** How far the match was when this page was put out of sight. */
  private leftAt: number | null = null;

  constructor(readonly id: string) {}

  // What is shown

  get shown(): Position {
    return this.past ?? this.now;
  }
  get view(): any {
    return this.shown.view;
  }
  get seat(): number | null {
    return this.shown.seat;
  }
  get mine(): number[] {
    return this.now.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  }
  get over(): boolean {
    return this.now.status === "finished";
  }
  get myMove(): boolean {
    return !this.past && this.now.asked !== null && this.now.options.length > 0 && !this.now.paused;
  }

  readonly speaker = $derived(
    new Speaker(
      this.info?.game ?? "",
      this.shown?.seats.map(seatName) ?? [],
    ),
  );

  // Options and what they point at

  readonly options = $derived<OptionInfo[]>(
    this.past || this.behind || this.pending || this.replaying || !this.now || this.now.paused || this.curtain !== null
      ? []
      : this.now.options,
  );
  private readonly pointed = $derived(
    this.options.map((option) => ({ option, targets: this.kit.targets(option, this.now) })),
  );
  /** Options that fit everything chosen so far. */
  readonly candidates = $derived(
    this.pointed.filter(({ targets }) => this.chosen.every((target) => targets.includes(target))),
  );
  readonly lit = $derived(
    new Set(this.candidates.flatMap(({ targets }) => targets.filter((target) => !this.chosen.includes(target)))),
  );
  readonly hinted = $derived(new Set(this.hint ? this.kit.targets(this.hint, this.now) : []));

  label(option: OptionInfo): string {
    return this.said(option.label);
  }

  /** A phrase as a sentence of its own. */
  said(phrase: Phrase): string {
    const said = this.speaker.say(phrase);
    return said.charAt(0).toLocaleUpperCase() + said.slice(1);
  }

  /** Somebody pressed a thing of the board. */
  press(target: string): void {
    if (this.chosen.includes(target)) {
      this.chosen = this.chosen.filter((other) => other !== target);
      return;
    }
    if (!this.lit.has(target)) {
      const wish = this.kit.wish?.(target, this.now);
      if (wish) void this.whyNot(wish);
      else this.notNow(target);
      return;
    }
    const fits = this.candidates.filter(({ targets }) => targets.includes(target));
    if (fits.length === 1 && fits[0] && !preferences.values.confirm) {
      void this.play(fits[0].option);
      return;
    }
    this.chosen = [...this.chosen, target];
    announcer.say(t("match-narrowed", { count: fits.length }));
  }

  forget(): void {
    this.chosen = [];
  }

  // Doing

  async play(option: OptionInfo): Promise<void> {
    await this.send({ what: "play", option: option.text });
  }

  async back(how: "step" | "turn" | "redo"): Promise<void> {
    await this.send({ what: "back", how });
  }

  private async send(errand: Pick<Errand, "what" | "option" | "how">): Promise<void> {
    const { number, seat } = this.now;
    await this.run({ ...errand, number, seat, request_id: requestId() });
  }

  /** Bring what a page before this one could not bring to an end. */
  async resume(): Promise<void> {
    const errand = keptErrand(this.id);
    if (errand && this.mine.length) await this.run(errand);
  }

  /** Keeps trying until the server has answered; the same request id is never played twice. */
  private async run(errand: Errand): Promise<void> {
    if (this.pending) return;
    this.pending = errand;
    this.hint = null;
    this.reason = null;
    keepErrand(this.id, errand);
    const { number, seat, request_id } = errand;
    for (let attempt = 0; !this.closed; attempt++) {
      try {
        const accepted =
          errand.what === "play"
            ? await api.play(this.id, { number, option: errand.option ?? "", request_id, seat })
            : await api.back(this.id, { number, what: errand.how ?? "step", request_id, seat });
        this.receive(accepted.position);
        break;
      } catch (error) {
        if (error instanceof Unreachable) {
          this.connection = "lost";
          await rest(RETRY[Math.min(attempt, RETRY.length - 1)] ?? 1000);
          continue;
        }
        if (error instanceof Refusal && error.position) this.receive(error.position);
        announcer.notice(complaint(error, this.speaker), "wrong");
        break;
      }
    }
    if (this.closed) return;
    if (this.socket?.readyState === WebSocket.OPEN) this.connection = "live";
    forgetErrand(this.id);
    this.pending = null;
    this.chosen = [];
  }

  async act(what: "resign" | "pause" | "resume"): Promise<void> {
    try {
      const accepted = await api.act(this.id, what, requestId(), this.seat);
      this.receive(accepted.position);
    } catch (error) {
      announcer.notice(complaint(error, this.speaker), "wrong");
    }
  }

  async askHint(): Promise<void> {
    const seat = this.now.asked;
    if (seat === null) return;
    try {
      const { option } = await api.hint(this.id, seat);
      this.hint = option;
      announcer.say(t("match-hint", { option: this.label(option) }));
    } catch (error) {
      announcer.notice(complaint(error, this.speaker), "wrong");
    }
  }

  async whyNot(option: string | undefined): Promise<void> {
    if (!option || this.past || this.over || !this.mine.length) return;
    try {
      const { reason } = await api.explain(this.id, option, this.seat);
      if (!reason) return;
      this.reason = { phrase: reason, about: option };
      announcer.interrupt(this.speaker.say(reason));
    } catch (error) {
      announcer.notice(complaint(error, this.speaker), "wrong");
    }
  }

  /** Nothing that could be asked now has to do with this thing: say what is asked. */
  private notNow(about: string): void {
    if (this.past || this.over || this.pending || !this.mine.length) return;
    this.reason = { phrase: { message: "not-now", arguments: { prompt: this.now.prompt } }, about };
    announcer.interrupt(this.speaker.say(this.reason.phrase));
  }

  // Looking

  /** The page goes out of sight, or comes back; then one may want to see what has happened meanwhile. */
  outOfSight(hidden: boolean): void {
    const { played } = this.now;
    if (hidden) {
      this.leftAt = played;
      return;
    }
    if (this.leftAt !== null && played > this.leftAt + 1) this.missed = { from: this.leftAt, count: played - this.leftAt };
    this.leftAt = null;
    this.tellSeen();
  }

  /** Look from another seat. A curtain stays until there is nothing of the seat before to be seen behind it. */
  async look(seat: number | null): Promise<void> {
    this.chosen = [];
    this.sought = seat;
    if (this.curtain !== null && this.now.seat === seat) {
      this.curtain = null;
      return;
    }
    if (this.curtain !== null) this.lifting = seat;
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify({ type: "look", seat }));
    } else {
      const position = await api.position(this.id, seat);
      this.receive(position);
    }
  }

  async goTo(played: number): Promise<void> {
    if (played >= this.now.played) {
      this.past = null;
      return;
    }
    try {
      const before = this.shown;
      const position = await api.history(this.id, Math.max(0, played), this.now.seat);
      if (played === before.played + 1) {
        await this.glide(before, position, position.journal.filter((entry) => entry.number === played), () => {
          this.past = position;
        });
      } else {
        this.past = position;
      }
    } catch (error) {
      announcer.notice(complaint(error, this.speaker), "wrong");
    }
  }

  /** Look at the past from another seat, which is allowed once the match is over. */
  async lookFrom(seat: number | null): Promise<void> {
    try {
      this.past = await api.history(this.id, this.shown.played, seat);
    } catch (error) {
      announcer.notice(complaint(error, this.speaker), "wrong");
    }
  }

  /** Show, move by move, what happened from there on. */
  async replay(from: number): Promise<void> {
    this.replaying = true;
    await this.goTo(from);
    for (let played = from + 1; played <= this.now.played && this.replaying; played++) {
      await rest(650 / preferences.values.pace);
      if (!this.replaying) break;
      await this.goTo(played);
    }
    this.replaying = false;
    this.past = null;
  }

  stopReplay(): void {
    this.replaying = false;
  }

  // The live channel

  connect(): void {
    if (this.closed) return;
    const since = this.now ? `since=${this.now.number}` : "";
    const seat = this.now && this.now.seat !== null ? `seat=${this.now.seat}` : "";
    const query = [seat, since].filter(Boolean).join("&");
    const socket = new WebSocket(liveAddress(`matches/${this.id}/live${query ? `?${query}` : ""}`));
    this.socket = socket;
    let heard = Date.now();
    socket.onopen = () => {
      this.tries = 0;
      this.connection = "live";
      this.pinging = setInterval(() => {
        if (Date.now() - heard > 2 * PING) socket.close();
        else socket.send(JSON.stringify({ type: "ping" }));
      }, PING);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      heard = Date.now();
      this.hear(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => {
      clearInterval(this.pinging);
      if (this.closed || this.socket !== socket) return;
      if ([4401, 4403, 4404].includes(event.code)) {
        this.connection = "ended";
        return;
      }
      this.connection = "lost";
      this.trying = setTimeout(() => this.connect(), RETRY[Math.min(this.tries++, RETRY.length - 1)]);
    };
  }

  /** The device has lost its network, or found one: then there is no need to wait for the next attempt. */
  network(online: boolean): void {
    if (!online) {
      this.connection = "lost";
      return;
    }
    const old = this.socket;
    this.socket = null;
    old?.close();
    clearInterval(this.pinging);
    clearTimeout(this.trying);
    this.connect();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.trying);
    this.replaying = false;
    clearInterval(this.pinging);
    clearTimeout(this.telling);
    if (this.telling) this.tellSeen();
    this.socket?.close();
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "position":
        this.receive(message.position);
        break;
      case "chat":
        this.addChat(message.line);
        break;
      case "presence":
        this.spectators = message.spectators;
        this.now = {
          ...this.now,
          seats: this.now.seats.map((seat) => ({ ...seat, present: message.seats.includes(seat.seat) })),
        };
        break;
      case "rematch":
        this.info = { ...this.info, rematch: message.match };
        break;
      case "match":
        void api.match(this.id).then((info) => (this.info = info)).catch(() => undefined);
        break;
      case "refused":
        announcer.notice(this.speaker.say(message.error), "wrong");
        break;
      default:
    }
  }

  addChat(line: ChatLine): void {
    if (this.chat.some((known) => known.id === line.id)) return;
    this.chat = [...this.chat, line];
    this.unread += 1;
    announcer.say(`${line.name}: ${line.text}`);
  }

  /** A position from the server; several of them are shown one after the other. */
  receive(position: Position): Promise<void> {
    this.queue.push(position);
    this.behind = true;
    if (!this.busy) this.drained = this.drain();
    return this.drained;
  }

  private async drain(): Promise<void> {
    this.busy = true;
    try {
      await this.showAll();
    } finally {
      // What came in the moment between is shown as well.
      this.busy = false;
      if (this.queue.length) this.drained = this.drain();
    }
  }

  private async showAll(): Promise<void> {
    for (let position = this.queue.shift(); position; position = this.queue.shift()) {
      const before = this.now;
      const turned = before && position.seat !== before.seat;
      this.behind = this.queue.length > 0;
      if (turned && this.sought !== undefined && position.seat !== this.sought) continue;
      if (before && !turned && position.number < before.number) continue;
      if (before && !turned && position.number === before.number && position.journal_since >= before.number) continue;
      this.behind = true;
      const known = this.journal.filter((entry) => entry.number <= position.journal_since);
      const fresh = position.journal;
      const forward = before && !turned && position.played > before.played && !this.past;
      const apply = () => {
        this.now = position;
        this.behind = this.queue.length > 0;
        this.journal = [...known, ...fresh];
        if (position.status !== this.info.status) this.info = { ...this.info, status: position.status };
      };
      if (forward) await this.glide(before, position, fresh, apply);
      else apply();
      this.afterwards(before, position, fresh);
    }
  }

  private async glide(
    before: Position,
    after: Position,
    entries: JournalEntry[],
    apply: () => void,
  ): Promise<void> {
    const hurry = this.queue.length > 4;
    const moving = preferences.moving && !hurry && document.visibilityState === "visible";
    const flights = moving
      ? entries.flatMap((entry) => this.kit.flights?.(entry, before, after) ?? [])
      : [];
    if (!flights.length) {
      apply();
      if (moving && this.queue.length) await rest(220 / preferences.values.pace);
      return;
    }
    await fly(flights, preferences.values.pace, async () => {
      apply();
      await tick();
    });
  }

  private afterwards(before: Position | undefined, position: Position, fresh: JournalEntry[]): void {
    if (!before) {
      const from = position.looked ?? position.played;
      if (from < position.played - 1) this.missed = { from, count: position.played - from };
    } else {
      for (const entry of fresh) announcer.say(this.speaker.say(entry.text));
    }
    const wasMine = before && before.asked === position.asked && before.options.length > 0;
    if (this.myMove && !wasMine) {
      announcer.interrupt(this.speaker.say(position.prompt));
      chime("turn");
    } else if (fresh.length && before) {
      chime("move");
    }
    if (position.seat === this.lifting) {
      this.lifting = null;
      this.curtain = null;
    }
    this.passOn(position, !before);
    this.telling ??= setTimeout(() => this.tellSeen(), SEEN);
  }

  /** What was seen is told now and then, however fast the others play. */
  private tellSeen(): void {
    this.telling = undefined;
    const { seat, number } = this.now;
    if (seat !== null && this.socket?.readyState === WebSocket.OPEN && document.hasFocus()) {
      this.socket.send(JSON.stringify({ type: "seen", number }));
    }
  }

  /** On a shared device the seat that is asked sits down in front of the board; who opens the page is not known. */
  private passOn(position: Position, opened: boolean): void {
    const { asked, seat } = position;
    if (this.mine.length < 2) return;
    const next = asked !== null && this.mine.includes(asked) ? asked : opened && !this.over ? seat : null;
    if (next === null || (next === seat && !opened)) return;
    if (this.kit.secrets) this.curtain = next;
    else if (next !== seat) void this.look(next);
  }
}
