"""Messages: everything that goes over the wire, as types. The OpenAPI document follows from them.

Times are whole milliseconds since 1970. Seats are counted from 0. No message holds a sentence: the client
says every `Saying` with the Fluent catalogues that it has itself.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

Seat = Annotated[int, Meta(ge=0, le=4)]
Text = Annotated[str, Meta(pattern=r"^[^\0]*$")]
"""NUL is no character of a text, and PostgreSQL would not keep it."""
ShortText = Annotated[Text, Meta(min_length=1, max_length=40)]
OptionText = Annotated[Text, Meta(min_length=1, max_length=200)]
RequestId = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Language = Literal["en", "ru"]
Status = Literal["open", "running", "finished", "study"]
"""`open`: seats are being taken. `study`: an uploaded record that had not ended; nobody plays it."""


class Saying(Struct, omit_defaults=True):
    """A message of the catalogues with its arguments: `Phrase.to_json()`.

    An argument is a number, a text, `{"name": kind, "value": value}` (something with a name of its own),
    another saying, or a list of these. `clause` is the clause of the rules to link to.
    """

    message: str
    arguments: dict[str, Any] = {}
    clause: str | None = None


class Failure(Struct):
    """Any answer that is not a success. `position` comes with 409: the table as it stands now."""

    status: int
    error: Saying
    position: Position | None = None


# Who I am


class Me(Struct):
    """The person whose browser this is; `player` is null before a name was given."""

    player: str | None
    name: str | None = None
    account: bool = False
    email: str | None = None
    language: Language | None = None


class NewGuest(Struct, forbid_unknown_fields=True):
    """Play within seconds: a name, and the answer sets the cookie."""

    name: ShortText
    language: Language = "en"


class ChangeMe(Struct, forbid_unknown_fields=True):
    """Another name or language."""

    name: ShortText | None = None
    language: Language | None = None


class NewAccount(Struct, forbid_unknown_fields=True):
    """Keep the guest's tables across devices."""

    email: Annotated[str, Meta(min_length=3, max_length=254, pattern=r"^[^@\s\0]+@[^@\s\0]+$")]
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class SignIn(Struct, forbid_unknown_fields=True):
    """Come back to an account."""

    email: Annotated[Text, Meta(min_length=3, max_length=254)]
    password: Annotated[str, Meta(min_length=1, max_length=200)]


class SignOut(Struct, forbid_unknown_fields=True):
    """Leave this browser, or all of them."""

    everywhere: bool = False


# Games


class EffectsInfo(Struct):
    """A list of effects printed on a component: the tree as data and the words for it."""

    field: str
    tree: list[Any]
    text: Saying


PrintedEffects = list[EffectsInfo]


class ComponentInfo(Struct):
    """A component: the list that it stands in, its id, the facts printed on it, and what it does."""

    list: str
    id: str
    facts: dict[str, Any]
    effects: PrintedEffects


class TitleInfo(Struct):
    """A game that can be played here."""

    name: str
    edition: int
    seats: list[int]
    digest: str
    bots: list[str]


class TitleCard(Struct):
    """All about a game; `settings` and `options` are JSON schemas, `facts` what the box says of itself."""

    name: str
    edition: int
    seats: list[int]
    digest: str
    bots: list[str]
    settings: dict[str, Any]
    options: dict[str, Any]
    facts: dict[str, Any]
    components: list[ComponentInfo]


# Matches


class Pace(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """How much time there is. `live`: a bank of seconds, more for each turn. `days`: days per move.

    `overtime` says what happens to a seat whose time is over: a bot takes its place, it resigns, or nothing.
    """

    kind: Literal["none", "live", "days"] = "none"
    bank: Annotated[int, Meta(ge=10, le=86400)] = 900
    increment: Annotated[int, Meta(ge=0, le=3600)] = 20
    days: Annotated[int, Meta(ge=1, le=30)] = 2
    overtime: Literal["bot", "resign", "nothing"] = "bot"


class Chair(Struct, forbid_unknown_fields=True):
    """Who shall sit at a seat of a new match.

    `me` is the creator (several chairs of mine make a hot seat: give each a `name`), `open` waits for
    somebody with the link, `bot` is a bot of the kind named in `bot`.
    """

    kind: Literal["me", "open", "bot"]
    name: ShortText | None = None
    bot: Annotated[Text, Meta(max_length=40)] | None = None
    colour: Annotated[Text, Meta(max_length=20)] | None = None


class NewMatch(Struct, forbid_unknown_fields=True):
    """A new match; it starts at once when no chair is open."""

    game: Annotated[Text, Meta(max_length=40)]
    chairs: Annotated[list[Chair], Meta(min_length=1, max_length=5)]
    settings: dict[str, bool | str | list[str]] = {}
    pace: Pace = field(default_factory=Pace)
    privacy: Literal["link", "public"] = "link"
    spectators: bool = True
    hints: bool = True
    shuffle_seats: bool = False


class SeatInfo(Struct):
    """Who sits where. `mine`: this browser's person; `present`: has the table open now."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str | None
    bot: str | None
    colour: str
    mine: bool
    present: bool
    resigned: bool


class MatchSummary(Struct):
    """A line in a list of tables. `my_move`: one of my seats is asked."""

    id: str
    game: str
    status: Status
    privacy: Literal["link", "public"]
    seats: list[SeatInfo]
    pace: Pace
    asked: int | None
    my_move: bool
    deadline: int | None
    created: int
    updated: int
    winners: list[int] | None


class MatchLists(Struct):
    """`mine` has the tables first where I am to move, then the others by their last move."""

    mine: list[MatchSummary]
    open: list[MatchSummary]
    finished: list[MatchSummary]


class MatchInfo(Struct):
    """What does not change from move to move. `seed` is told when the match is over, `commitment` always.

    `invitation` is the token of the link, for those who sit at the table while seats are open.
    """

    id: str
    game: str
    edition: int
    status: Status
    host: bool
    seats: list[SeatInfo]
    settings: dict[str, Any]
    pace: Pace
    privacy: Literal["link", "public"]
    spectators: bool
    hints: bool
    commitment: str
    seed: str | None
    invitation: str | None
    rematch: str | None
    created: int


class Join(Struct, forbid_unknown_fields=True):
    """Take an open seat: the first, or this one. A table that is not public needs the token of its link."""

    token: Annotated[Text, Meta(max_length=64)] | None = None
    seat: Seat | None = None


class ReplaceSeat(Struct, forbid_unknown_fields=True):
    """Let a bot take a seat: one's own, or, for the host, an open one or one that is out of time."""

    seat: Seat
    bot: Annotated[Text, Meta(max_length=40)] = "greedy"


class OneSeat(Struct, forbid_unknown_fields=True):
    """Something that one of my seats does; needed only when I have several."""

    seat: Seat | None = None


# The table as it stands


class OptionInfo(Struct, omit_defaults=True):
    """Something the asked seat may do: send `text`. `arguments` say what on the board it points at."""

    text: str
    verb: str
    label: Saying
    arguments: dict[str, Any] = {}


class JournalEntry(Struct):
    """What happened after option `number` (0: while setting up), as an event with arguments and as words."""

    number: int
    event: str
    text: Saying
    arguments: dict[str, Any]


class Clock(Struct):
    """`left` is each seat's time in milliseconds at the moment `now`; it runs for `running` alone."""

    kind: Literal["live", "days"]
    left: list[int]
    running: int | None
    deadline: int | None
    now: int


class UndoInfo(Struct):
    """What this viewpoint may take back now: one decision, the whole turn; and what it may do again."""

    step: bool = False
    turn: bool = False
    redo: bool = False


class PointsRow(Struct):
    """Points of one seat from one kind of cause (an event of the journal)."""

    seat: int
    event: str
    points: int


class Outcome(Struct):
    """How the match ended."""

    winners: list[int]
    reason: str
    points: list[int] | None


class Scores(Struct):
    """Where the points come from: by cause, and as running totals (option number, points of every seat)."""

    causes: list[PointsRow]
    course: list[tuple[int, list[int]]]


class Position(Struct):
    """The table at a moment, as one viewpoint may know it.

    `number` counts the entries of the log: a move must answer the number that it was shown.
    `played` counts the options that stand: the place in the history. After an undo it is smaller than before.
    `seat` is the viewpoint, null for a spectator. `options` is empty unless `seat` is the one asked.
    `journal` holds the entries with `number` > `journal_since`; forget all that you have beyond it.
    """

    match: str
    status: Status
    number: int
    played: int
    seat: int | None
    asked: int | None
    view: dict[str, Any]
    prompt: Saying
    options: list[OptionInfo]
    journal: list[JournalEntry]
    journal_since: int
    undo: UndoInfo
    seats: list[SeatInfo]
    clock: Clock | None
    paused: bool
    pausing: list[int]
    result: Outcome | None
    scores: Scores | None
    looked: int | None = None
    """The place in the history (a value of `played`) up to which this seat had seen everything."""


class Play(Struct, forbid_unknown_fields=True):
    """Play an option. `request_id` is the client's own: repeating it plays nothing twice."""

    number: Annotated[int, Meta(ge=0)]
    option: OptionText
    request_id: RequestId
    seat: Seat | None = None


class Back(Struct, forbid_unknown_fields=True):
    """Undo one decision or the whole turn, or redo what was undone."""

    number: Annotated[int, Meta(ge=0)]
    request_id: RequestId
    what: Literal["step", "turn", "redo"]
    seat: Seat | None = None


class Act(Struct, forbid_unknown_fields=True):
    """Resign, pause or go on: what needs no option."""

    request_id: RequestId
    what: Literal["resign", "pause", "resume"]
    seat: Seat | None = None


class Accepted(Struct):
    """It is done and durably kept; it got this number in the log."""

    request_id: str
    number: int
    position: Position


class StandingAnswer(Struct):
    """Always answer this question (the prompt's message) with this option, as long as it is offered."""

    prompt: Annotated[Text, Meta(max_length=100)]
    option: OptionText


class Standing(Struct, forbid_unknown_fields=True):
    """What the table may do for a seat by itself: take forced options, and give standing answers."""

    forced: bool = False
    answers: Annotated[list[StandingAnswer], Meta(max_length=50)] = []


# Talking and thinking


class NewChat(Struct, forbid_unknown_fields=True):
    """A line of chat, plain text."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class ChatLine(Struct):
    """A line of chat; `seat` is null for a spectator. Render it as text, never as markup."""

    id: int
    seat: int | None
    name: str
    text: str
    at: int


class Notes(Struct, forbid_unknown_fields=True):
    """A seat's own notes on a match, which nobody else sees."""

    text: Annotated[Text, Meta(max_length=20000)]


class Hint(Struct):
    """What the best bot there is would do."""

    option: OptionInfo
    bot: str


class Explain(Struct, forbid_unknown_fields=True):
    """Why is this option not offered?"""

    option: OptionText
    seat: Seat | None = None


class Explanation(Struct):
    """The reason; null when the option is offered."""

    reason: Saying | None


class Upload(Struct, forbid_unknown_fields=True):
    """A record to look at."""

    record: Annotated[Text, Meta(max_length=200_000)]


class RulesSection(Struct):
    """A section of the rules: the id of its anchor in `html`, its heading, its level and its plain text."""

    id: str
    title: str
    level: int
    text: str


class Rules(Struct):
    """A rules page, rendered. `clauses` says in which section each clause stands."""

    game: str
    language: Language
    html: str
    sections: list[RulesSection]
    clauses: dict[str, str]


# Notifications


class QuietHours(Struct, forbid_unknown_fields=True):
    """No notice between these hours of the day; what falls into them comes afterwards, as one."""

    start: Annotated[int, Meta(ge=0, le=23)]
    end: Annotated[int, Meta(ge=0, le=23)]
    zone: Annotated[Text, Meta(max_length=64)] = "UTC"


class Notifications(Struct, forbid_unknown_fields=True):
    """How I want to hear that it is my move. `services` are Apprise URLs, mailto:// included."""

    push: bool = False
    services: Annotated[list[Annotated[Text, Meta(max_length=500)]], Meta(max_length=5)] = []
    every: Literal["move", "hour", "day"] = "move"
    quiet: QuietHours | None = None


class PushKey(Struct):
    """The server's public VAPID key, for `PushManager.subscribe`."""

    key: str


class PushSubscription(Struct):
    """A browser's subscription, as `PushSubscription.toJSON()` gives it."""

    endpoint: Annotated[Text, Meta(max_length=1000)]
    keys: Annotated[dict[str, Annotated[Text, Meta(max_length=200)]], Meta(max_length=4)]
    expirationTime: int | None = None  # noqa: N815  (the browser's own name)


class Catalogues(Struct):
    """The catalogue files by language: `/locale/<language>/<file>`; all in one: `/locale/<language>.ftl`."""

    files: dict[str, list[str]]


class Health(Struct):
    """Whether the server can serve."""

    status: Literal["ok"]
    version: str


# Lessons


class LessonStep(Struct):
    """A step of a lesson. `says` is the message of its bubble and `point` the thing of the board it points at.

    `play` is the option that the learner is asked to play, null where there is only something to read.
    `then` is how the table stands after it and after whatever else follows, one position for each option.
    """

    says: str
    point: str | None
    play: str | None
    clause: str | None
    then: list[Position]


class Lesson(Struct):
    """A scripted match, to be played by one learner who need not be anybody. It is not kept anywhere."""

    game: str
    start: Position
    steps: list[LessonStep]


# Over the WebSocket of a match: from the server


class PositionMessage(Struct, tag="position", tag_field="type"):
    """The table after one more entry of the log (or as it is, on connecting)."""

    position: Position


class AcceptedMessage(Struct, tag="accepted", tag_field="type"):
    """The answer to `play` and `back`: durably kept. The position follows as a message of its own."""

    request_id: str
    number: int


class RefusedMessage(Struct, tag="refused", tag_field="type"):
    """The answer to what could not be done. With status 409 the position follows."""

    request_id: str | None
    status: int
    error: Saying


class ChatMessage(Struct, tag="chat", tag_field="type"):
    """A new line of chat."""

    line: ChatLine


class PresenceMessage(Struct, tag="presence", tag_field="type"):
    """Which seats have the table open now, and how many spectators there are."""

    seats: list[int]
    spectators: int


class MatchMessage(Struct, tag="match", tag_field="type"):
    """Who sits where, or the state of the match, has changed: fetch its `MatchInfo` again."""

    status: Status


class RematchMessage(Struct, tag="rematch", tag_field="type"):
    """The same people sit down again: the id of the new match."""

    match: str


class PongMessage(Struct, tag="pong", tag_field="type"):
    """The answer to `ping`."""

    now: int


ServerMessage = (
    PositionMessage
    | AcceptedMessage
    | RefusedMessage
    | ChatMessage
    | PresenceMessage
    | MatchMessage
    | RematchMessage
    | PongMessage
)


# Over the WebSocket of a match: from the client


class PlayMessage(Struct, tag="play", tag_field="type", forbid_unknown_fields=True):
    """As `Play`."""

    number: Annotated[int, Meta(ge=0)]
    option: OptionText
    request_id: RequestId
    seat: Seat | None = None


class BackMessage(Struct, tag="back", tag_field="type", forbid_unknown_fields=True):
    """As `Back`."""

    number: Annotated[int, Meta(ge=0)]
    request_id: RequestId
    what: Literal["step", "turn", "redo"]
    seat: Seat | None = None


class SayMessage(Struct, tag="say", tag_field="type", forbid_unknown_fields=True):
    """As `NewChat`."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class LookMessage(Struct, tag="look", tag_field="type", forbid_unknown_fields=True):
    """Look from another of my seats (hot seat); null: as a spectator. The whole position follows."""

    seat: Seat | None


class SeenMessage(Struct, tag="seen", tag_field="type", forbid_unknown_fields=True):
    """The viewpoint's seat has looked at everything up to this `number`."""

    number: Annotated[int, Meta(ge=0)]


class PingMessage(Struct, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """Are you there?"""


ClientMessage = PlayMessage | BackMessage | SayMessage | LookMessage | SeenMessage | PingMessage


# Over the WebSocket of a person (`/api/live`)


class TablesMessage(Struct, tag="tables", tag_field="type"):
    """One of my tables has changed; `my_move` counts the tables that wait for me (the badge)."""

    match: str | None
    my_move: int
    summary: MatchSummary | UnsetType | None = UNSET
