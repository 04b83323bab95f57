"""What is kept: people, matches, seats, the log of acts, and what is said and announced around them."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    ForeignKey,
    Index,
    Integer,
    String,
    Text,
    UniqueConstraint,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

ID = String(24)


class Kept(DeclarativeBase):
    """Base of everything that is kept."""

    type_annotation_map = {  # noqa: RUF012  (the way SQLAlchemy asks for it)
        int: BigInteger,
        bool: Boolean,
        dict[str, Any]: JSON,
        list[Any]: JSON,
    }


class Player(Kept):
    """A person: a guest, or, with an e-mail address and a password, an account.

    `told` is when this person was last given notice, `site` the address under which they know the server.
    `epoch` counts the times this person signed out everywhere; a cookie of an earlier epoch is worth nothing.
    """

    __tablename__ = "players"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    language: Mapped[str] = mapped_column(String(2))
    email: Mapped[str | None] = mapped_column(String(254), unique=True)
    password: Mapped[str | None] = mapped_column(String(200))
    epoch: Mapped[int] = mapped_column(Integer, default=0)
    created: Mapped[int]
    notifications: Mapped[dict[str, Any] | None]
    told: Mapped[int | None]
    site: Mapped[str | None] = mapped_column(String(200))


class MatchRow(Kept):
    """A match. The columns after `rematch_of` only repeat what the log says, for lists."""

    __tablename__ = "matches"
    __table_args__ = (
        Index("matches_by_status", "status", "privacy"),
        Index("matches_by_deadline", "deadline"),
    )

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    edition: Mapped[int] = mapped_column(Integer)
    digest: Mapped[str] = mapped_column(String(64))
    settings: Mapped[dict[str, Any]]
    seed: Mapped[str] = mapped_column(String(64))
    thinking: Mapped[str] = mapped_column(String(64))
    pace: Mapped[dict[str, Any]]
    privacy: Mapped[str] = mapped_column(String(10))
    spectators: Mapped[bool]
    hints: Mapped[bool]
    host: Mapped[str | None] = mapped_column(ForeignKey("players.id", ondelete="SET NULL"))
    invitation: Mapped[str | None] = mapped_column(String(64), unique=True)
    created: Mapped[int]
    began: Mapped[int | None]
    rematch_of: Mapped[str | None] = mapped_column(ForeignKey("matches.id", ondelete="SET NULL"), unique=True)
    status: Mapped[str] = mapped_column(String(10))
    number: Mapped[int] = mapped_column(Integer, default=0)
    asked: Mapped[int | None] = mapped_column(Integer)
    bot_asked: Mapped[bool] = mapped_column(default=False)
    deadline: Mapped[int | None]
    updated: Mapped[int]
    winners: Mapped[list[Any] | None]


class SeatRow(Kept):
    """A seat as it was at the start. `stand_in` and `resigned` only repeat the log, for lists."""

    __tablename__ = "seats"
    __table_args__ = (Index("seats_by_player", "player"),)

    match: Mapped[str] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True)
    name: Mapped[str | None] = mapped_column(String(40))
    colour: Mapped[str] = mapped_column(String(20))
    player: Mapped[str | None] = mapped_column(ForeignKey("players.id", ondelete="SET NULL"))
    bot: Mapped[str | None] = mapped_column(String(40))
    stand_in: Mapped[str | None] = mapped_column(String(40))
    resigned: Mapped[bool] = mapped_column(default=False)
    looked: Mapped[int] = mapped_column(Integer, default=0)
    standing: Mapped[dict[str, Any] | None]
    notes: Mapped[str] = mapped_column(Text, default="")


class MoveRow(Kept):
    """An entry of the log: the only truth about a match that has begun. No two have the same number."""

    __tablename__ = "moves"
    __table_args__ = (UniqueConstraint("match", "player", "request"),)

    match: Mapped[str] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(Integer, primary_key=True)
    kind: Mapped[str] = mapped_column(String(10))
    seat: Mapped[int] = mapped_column(Integer)
    at: Mapped[int]
    text: Mapped[str] = mapped_column(String(200))
    player: Mapped[str | None] = mapped_column(ID)
    request: Mapped[str | None] = mapped_column(String(64))


class ChatRow(Kept):
    """A line of chat."""

    __tablename__ = "chat"
    __table_args__ = (Index("chat_by_match", "match", "id"),)

    id: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=True)
    match: Mapped[str] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"))
    seat: Mapped[int | None] = mapped_column(Integer)
    player: Mapped[str | None] = mapped_column(ForeignKey("players.id", ondelete="SET NULL"))
    name: Mapped[str] = mapped_column(String(40))
    text: Mapped[str] = mapped_column(String(500))
    at: Mapped[int]


class Browser(Kept):
    """A browser that takes Web Push messages."""

    __tablename__ = "browsers"

    endpoint: Mapped[str] = mapped_column(String(1000), primary_key=True)
    player: Mapped[str] = mapped_column(ForeignKey("players.id", ondelete="CASCADE"), index=True)
    keys: Mapped[dict[str, Any]]


class Notice(Kept):
    """A person still has to be told that a match waits for them."""

    __tablename__ = "notices"

    player: Mapped[str] = mapped_column(ForeignKey("players.id", ondelete="CASCADE"), primary_key=True)
    match: Mapped[str] = mapped_column(ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True)
    at: Mapped[int]
