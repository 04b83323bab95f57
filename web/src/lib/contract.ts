// Made by web/scripts/contract.py from src/serica/server/messages.py. Do not edit.

import type { Phrase } from "./words.svelte";

/** Any answer that is not a success. `position` comes with 409: the table as it stands now. */
export interface Failure {
  status: number;
  error: Phrase;
  position?: Position | null;
}

/** The person whose browser this is; `player` is null before a name was given. */
export interface Me {
  player: string | null;
  name?: string | null;
  account: boolean;
  email?: string | null;
  language?: "en" | "ru" | null;
}

/** Play within seconds: a name, and the answer sets the cookie. */
export interface NewGuest {
  name: string;
  language?: "en" | "ru";
}

/** Another name or language. */
export interface ChangeMe {
  name?: string | null;
  language?: "en" | "ru" | null;
}

/** Keep the guest's tables across devices. */
export interface NewAccount {
  email: string;
  password: string;
}

/** Come back to an account. */
export interface SignIn {
  email: string;
  password: string;
}

/** Leave this browser, or all of them. */
export interface SignOut {
  everywhere?: boolean;
}

/** A list of effects printed on a component: the tree as data and the words for it. */
export interface EffectsInfo {
  field: string;
  tree: any[];
  text: Phrase;
}

/** A component: the list that it stands in, its id, the facts printed on it, and what it does. */
export interface ComponentInfo {
  list: string;
  id: string;
  facts: Record<string, any>;
  effects: EffectsInfo[];
}

/** A game that can be played here. */
export interface TitleInfo {
  name: string;
  edition: number;
  seats: number[];
  digest: string;
  bots: string[];
}

/** All about a game; `settings` and `options` are JSON schemas, `facts` what the box says of itself. */
export interface TitleCard {
  name: string;
  edition: number;
  seats: number[];
  digest: string;
  bots: string[];
  settings: Record<string, any>;
  options: Record<string, any>;
  facts: Record<string, any>;
  components: ComponentInfo[];
}

/** How much time there is. `live`: a bank of seconds, more for each turn. `days`: days per move. */
export interface Pace {
  kind?: "days" | "live" | "none";
  bank?: number;
  increment?: number;
  days?: number;
  overtime?: "bot" | "nothing" | "resign";
}

/** Who shall sit at a seat of a new match. */
export interface Chair {
  kind: "bot" | "me" | "open";
  name?: string | null;
  bot?: string | null;
  colour?: string | null;
}

/** A new match; it starts at once when no chair is open. */
export interface NewMatch {
  game: string;
  chairs: Chair[];
  settings?: Record<string, boolean | string | string[]>;
  pace?: Pace;
  privacy?: "link" | "public";
  spectators?: boolean;
  hints?: boolean;
  shuffle_seats?: boolean;
}

/** Who sits where. `mine`: this browser's person; `present`: has the table open now. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string | null;
  bot: string | null;
  colour: string;
  mine: boolean;
  present: boolean;
  resigned: boolean;
}

/** A line in a list of tables. `my_move`: one of my seats is asked. */
export interface MatchSummary {
  id: string;
  game: string;
  status: "finished" | "open" | "running" | "study";
  privacy: "link" | "public";
  seats: SeatInfo[];
  pace: Pace;
  asked: number | null;
  my_move: boolean;
  deadline: number | null;
  created: number;
  updated: number;
  winners: number[] | null;
}

/** `mine` has the tables first where I am to move, then the others by their last move. */
export interface MatchLists {
  mine: MatchSummary[];
  open: MatchSummary[];
  finished: MatchSummary[];
}

/** What does not change from move to move. `seed` is told when the match is over, `commitment` always. */
export interface MatchInfo {
  id: string;
  game: string;
  edition: number;
  status: "finished" | "open" | "running" | "study";
  host: boolean;
  seats: SeatInfo[];
  settings: Record<string, any>;
  pace: Pace;
  privacy: "link" | "public";
  spectators: boolean;
  hints: boolean;
  commitment: string;
  seed: string | null;
  invitation: string | null;
  rematch: string | null;
  created: number;
}

/** Take an open seat: the first, or this one. A table that is not public needs the token of its link. */
export interface Join {
  token?: string | null;
  seat?: number | null;
}

/** Let a bot take a seat: one's own, or, for the host, an open one or one that is out of time. */
export interface ReplaceSeat {
  seat: number;
  bot?: string;
}

/** Something that one of my seats does; needed only when I have several. */
export interface OneSeat {
  seat?: number | null;
}

/** Something the asked seat may do: send `text`. `arguments` say what on the board it points at. */
export interface OptionInfo {
  text: string;
  verb: string;
  label: Phrase;
  arguments?: Record<string, any>;
}

/** What happened after option `number` (0: while setting up), as an event with arguments and as words. */
export interface JournalEntry {
  number: number;
  event: string;
  text: Phrase;
  arguments: Record<string, any>;
}

/** `left` is each seat's time in milliseconds at the moment `now`; it runs for `running` alone. */
export interface Clock {
  kind: "days" | "live";
  left: number[];
  running: number | null;
  deadline: number | null;
  now: number;
}

/** What this viewpoint may take back now: one decision, the whole turn; and what it may do again. */
export interface UndoInfo {
  step: boolean;
  turn: boolean;
  redo: boolean;
}

/** Points of one seat from one kind of cause (an event of the journal). */
export interface PointsRow {
  seat: number;
  event: string;
  points: number;
}

/** How the match ended. */
export interface Outcome {
  winners: number[];
  reason: string;
  points: number[] | null;
}

/** Where the points come from: by cause, and as running totals (option number, points of every seat). */
export interface Scores {
  causes: PointsRow[];
  course: [number, number[]][];
}

/** The table at a moment, as one viewpoint may know it. */
export interface Position {
  match: string;
  status: "finished" | "open" | "running" | "study";
  number: number;
  played: number;
  seat: number | null;
  asked: number | null;
  view: Record<string, any>;
  prompt: Phrase;
  options: OptionInfo[];
  journal: JournalEntry[];
  journal_since: number;
  undo: UndoInfo;
  seats: SeatInfo[];
  clock: Clock | null;
  paused: boolean;
  pausing: number[];
  result: Outcome | null;
  scores: Scores | null;
  looked?: number | null;
}

/** Play an option. `request_id` is the client's own: repeating it plays nothing twice. */
export interface Play {
  number: number;
  option: string;
  request_id: string;
  seat?: number | null;
}

/** Undo one decision or the whole turn, or redo what was undone. */
export interface Back {
  number: number;
  request_id: string;
  what: "redo" | "step" | "turn";
  seat?: number | null;
}

/** Resign, pause or go on: what needs no option. */
export interface Act {
  request_id: string;
  what: "pause" | "resign" | "resume";
  seat?: number | null;
}

/** It is done and durably kept; it got this number in the log. */
export interface Accepted {
  request_id: string;
  number: number;
  position: Position;
}

/** Always answer this question (the prompt's message) with this option, as long as it is offered. */
export interface StandingAnswer {
  prompt: string;
  option: string;
}

/** What the table may do for a seat by itself: take forced options, and give standing answers. */
export interface Standing {
  forced?: boolean;
  answers?: StandingAnswer[];
}

/** A line of chat, plain text. */
export interface NewChat {
  text: string;
}

/** A line of chat; `seat` is null for a spectator. Render it as text, never as markup. */
export interface ChatLine {
  id: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
}

/** A seat's own notes on a match, which nobody else sees. */
export interface Notes {
  text: string;
}

/** What the best bot there is would do. */
export interface Hint {
  option: OptionInfo;
  bot: string;
}

/** Why is this option not offered? */
export interface Explain {
  option: string;
  seat?: number | null;
}

/** The reason; null when the option is offered. */
export interface Explanation {
  reason: Phrase | null;
}

/** A record to look at. */
export interface Upload {
  record: string;
}

/** A section of the rules: the id of its anchor in `html`, its heading, its level and its plain text. */
export interface RulesSection {
  id: string;
  title: string;
  level: number;
  text: string;
}

/** A rules page, rendered. `clauses` says in which section each clause stands. */
export interface Rules {
  game: string;
  language: "en" | "ru";
  html: string;
  sections: RulesSection[];
  clauses: Record<string, string>;
}

/** No notice between these hours of the day; what falls into them comes afterwards, as one. */
export interface QuietHours {
  start: number;
  end: number;
  zone?: string;
}

/** How I want to hear that it is my move. `services` are Apprise URLs, mailto:// included. */
export interface Notifications {
  push?: boolean;
  services?: string[];
  every?: "day" | "hour" | "move";
  quiet?: QuietHours | null;
}

/** The server's public VAPID key, for `PushManager.subscribe`. */
export interface PushKey {
  key: string;
}

/** A browser's subscription, as `PushSubscription.toJSON()` gives it. */
export interface PushSubscription {
  endpoint: string;
  keys: Record<string, string>;
  expirationTime?: number | null;
}

/** The catalogue files by language: `/locale/<language>/<file>`; all in one: `/locale/<language>.ftl`. */
export interface Catalogues {
  files: Record<string, string[]>;
}

/** Whether the server can serve. */
export interface Health {
  status: "ok";
  version: string;
}

/** A step of a lesson. `says` is the message of its bubble and `point` the thing of the board it points at. */
export interface LessonStep {
  says: string;
  point: string | null;
  play: string | null;
  clause: string | null;
  then: Position[];
}

/** A scripted match, to be played by one learner who need not be anybody. It is not kept anywhere. */
export interface Lesson {
  game: string;
  start: Position;
  steps: LessonStep[];
}

/** The table after one more entry of the log (or as it is, on connecting). */
export interface PositionMessage {
  type: "position";
  position: Position;
}

/** The answer to `play` and `back`: durably kept. The position follows as a message of its own. */
export interface AcceptedMessage {
  type: "accepted";
  request_id: string;
  number: number;
}

/** The answer to what could not be done. With status 409 the position follows. */
export interface RefusedMessage {
  type: "refused";
  request_id: string | null;
  status: number;
  error: Phrase;
}

/** A new line of chat. */
export interface ChatMessage {
  type: "chat";
  line: ChatLine;
}

/** Which seats have the table open now, and how many spectators there are. */
export interface PresenceMessage {
  type: "presence";
  seats: number[];
  spectators: number;
}

/** Who sits where, or the state of the match, has changed: fetch its `MatchInfo` again. */
export interface MatchMessage {
  type: "match";
  status: "finished" | "open" | "running" | "study";
}

/** The same people sit down again: the id of the new match. */
export interface RematchMessage {
  type: "rematch";
  match: string;
}

/** The answer to `ping`. */
export interface PongMessage {
  type: "pong";
  now: number;
}

/** As `Play`. */
export interface PlayMessage {
  type: "play";
  number: number;
  option: string;
  request_id: string;
  seat?: number | null;
}

/** As `Back`. */
export interface BackMessage {
  type: "back";
  number: number;
  request_id: string;
  what: "redo" | "step" | "turn";
  seat?: number | null;
}

/** As `NewChat`. */
export interface SayMessage {
  type: "say";
  text: string;
}

/** Look from another of my seats (hot seat); null: as a spectator. The whole position follows. */
export interface LookMessage {
  type: "look";
  seat: number | null;
}

/** The viewpoint's seat has looked at everything up to this `number`. */
export interface SeenMessage {
  type: "seen";
  number: number;
}

/** Are you there? */
export interface PingMessage {
  type: "ping";
}

/** One of my tables has changed; `my_move` counts the tables that wait for me (the badge). */
export interface TablesMessage {
  type: "tables";
  match: string | null;
  my_move: number;
  summary?: MatchSummary | null;
}

export type ServerMessage = PositionMessage | AcceptedMessage | RefusedMessage | ChatMessage | PresenceMessage | MatchMessage | RematchMessage | PongMessage;

export type ClientMessage = PlayMessage | BackMessage | SayMessage | LookMessage | SeenMessage | PingMessage;
