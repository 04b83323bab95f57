/** Asks the server. Every address and message is in docs/api.md. */

import type {
  Accepted,
  Back,
  ChatLine,
  Explanation,
  Failure,
  Hint,
  Lesson,
  MatchInfo,
  MatchLists,
  Me,
  NewMatch,
  Notes,
  Notifications,
  Play,
  Position,
  PushKey,
  Rules,
  Standing,
  TitleCard,
  TitleInfo,
} from "./contract";
import type { Phrase } from "./words.svelte";

/** The server said no, and why. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly reason: Phrase,
    readonly position: Position | null = null,
  ) {
    super(reason.message);
  }
}

/** The server could not be reached. */
export class Unreachable extends Error {}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      credentials: "same-origin",
    });
  } catch (error) {
    throw new Unreachable(String(error));
  }
  const text = await answer.text();
  const kind = answer.headers.get("Content-Type") ?? "";
  const told = text && kind.includes("json") ? JSON.parse(text) : text;
  if (answer.ok) return told as T;
  const failure = told as Partial<Failure>;
  if (failure?.error) throw new Refusal(answer.status, failure.error, failure.position ?? null);
  if (answer.status >= 502) throw new Unreachable(String(answer.status));
  throw new Refusal(answer.status, { message: "web-failed", arguments: { status: answer.status } });
}

const get = <T>(path: string) => call<T>("GET", path);
const post = <T>(path: string, body: unknown = {}) => call<T>("POST", path, body);
const seatQuery = (seat: number | null) => (seat === null ? "" : `?seat=${seat}`);

const titleCards = new Map<string, Promise<TitleCard>>();

function remembered(game: string): Promise<TitleCard> {
  let card = titleCards.get(game);
  if (!card) {
    card = get<TitleCard>(`titles/${game}`);
    card.catch(() => titleCards.delete(game));
    titleCards.set(game, card);
  }
  return card;
}

export const api = {
  me: () => get<Me>("session"),
  guest: (name: string, language: "en" | "ru") => post<Me>("session", { name, language }),
  change: (change: { name?: string; language?: "en" | "ru" }) => call<Me>("PATCH", "session", change),
  keepAccount: (email: string, password: string) => post<Me>("session/account", { email, password }),
  signIn: (email: string, password: string) => post<Me>("session/sign-in", { email, password }),
  signOut: (everywhere: boolean) => post<unknown>("session/sign-out", { everywhere }),

  titles: () => get<TitleInfo[]>("titles"),
  title: remembered,
  lesson: (game: string) => get<Lesson>(`lessons/${game}`),
  rules: (game: string, language: string) => get<Rules>(`rules/${game}/${language}`),

  matches: () => get<MatchLists>("matches"),
  create: (match: NewMatch) => post<MatchInfo>("matches", match),
  match: (id: string, token?: string) => get<MatchInfo>(`matches/${id}${token ? `?token=${token}` : ""}`),
  invitation: (token: string) => get<MatchInfo>(`invitations/${token}`),
  join: (id: string, token: string | null, seat: number | null) =>
    post<MatchInfo>(`matches/${id}/join`, { token, seat }),
  leave: (id: string) => post<unknown>(`matches/${id}/leave`),
  start: (id: string) => post<MatchInfo>(`matches/${id}/start`),
  renewInvitation: (id: string) => post<MatchInfo>(`matches/${id}/invitation`),
  revokeInvitation: (id: string) => call<unknown>("DELETE", `matches/${id}/invitation`),
  replace: (id: string, seat: number, bot: string) => post<MatchInfo>(`matches/${id}/replace`, { seat, bot }),
  rematch: (id: string) => post<MatchInfo>(`matches/${id}/rematch`),
  upload: (record: string) => post<MatchInfo>("records", { record }),

  position: (id: string, seat: number | null) => get<Position>(`matches/${id}/position${seatQuery(seat)}`),
  history: (id: string, played: number, seat: number | null) =>
    get<Position>(`matches/${id}/history/${played}${seatQuery(seat)}`),
  play: (id: string, play: Play) => post<Accepted>(`matches/${id}/play`, play),
  back: (id: string, back: Back) => post<Accepted>(`matches/${id}/back`, back),
  act: (id: string, what: "resign" | "pause" | "resume", request_id: string, seat: number | null) =>
    post<Accepted>(`matches/${id}/act`, { what, request_id, seat }),
  standing: (id: string, seat: number) => get<Standing>(`matches/${id}/standing?seat=${seat}`),
  setStanding: (id: string, seat: number, standing: Standing) =>
    call<Standing>("PUT", `matches/${id}/standing?seat=${seat}`, standing),
  hint: (id: string, seat: number) => post<Hint>(`matches/${id}/hint?seat=${seat}`),
  explain: (id: string, option: string, seat: number | null) =>
    post<Explanation>(`matches/${id}/explain`, { option, seat }),
  chat: (id: string) => get<ChatLine[]>(`matches/${id}/chat`),
  say: (id: string, text: string) => post<ChatLine>(`matches/${id}/chat`, { text }),
  notes: (id: string, seat: number) => get<Notes>(`matches/${id}/notes?seat=${seat}`),
  setNotes: (id: string, seat: number, text: string) =>
    call<Notes>("PUT", `matches/${id}/notes?seat=${seat}`, { text }),
  record: (id: string) => get<string>(`matches/${id}/record`),

  notifications: () => get<Notifications>("notifications"),
  setNotifications: (wishes: Notifications) => call<Notifications>("PUT", "notifications", wishes),
  pushKey: () => get<PushKey>("notifications/key"),
  subscribe: (subscription: PushSubscriptionJSON) => post<unknown>("notifications/subscriptions", subscription),
  unsubscribe: () => call<unknown>("DELETE", "notifications/subscriptions"),
  testNotification: () => post<unknown>("notifications/test"),
};

/** An address of the live channel, on the host that this page came from. */
export function liveAddress(path: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/${path}`;
}

export function requestId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
