"""Identity: guests and accounts, and the signed cookie by which a browser is known."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import secrets
import time
from collections.abc import Callable

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError

from serica.server.messages import ChangeMe, Me, NewAccount, NewGuest, SignIn
from serica.server.problems import Conflict, Forbidden
from serica.server.storage.database import Database
from serica.server.storage.models import Player

COOKIE = "serica_session"
COOKIE_AGE = 400 * 24 * 3600
REMEMBERED = 5.0
"""Seconds for which a process trusts what it knows of a person: after so long a sign-out reaches all processes."""

PASSWORDS = PasswordHasher()
NOBODY = PASSWORDS.hash(secrets.token_hex(16))
"""Checked when there is no such account, so that the time of an answer does not tell."""


class Pass(msgspec.Struct, array_like=True):
    """What the cookie says: who, and of which epoch."""

    player: str
    epoch: int


class Seals:
    """Signs what goes out in a cookie, and checks what comes back."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def seal(self, known: Pass) -> str:
        """The pass as a signed text."""
        body = base64.urlsafe_b64encode(msgspec.json.encode(known)).rstrip(b"=")
        return f"{body.decode()}.{self._sign(body)}"

    def open(self, text: str) -> Pass | None:
        """The pass, when the signature is ours."""
        body, _, signature = text.partition(".")
        if not hmac.compare_digest(self._sign(body.encode()).encode(), signature.encode()):
            return None
        try:
            padded = body + "=" * (-len(body) % 4)
            return msgspec.json.decode(base64.urlsafe_b64decode(padded), type=Pass)
        except ValueError:
            return None

    def _sign(self, body: bytes) -> str:
        return hmac.new(self.secret, body, hashlib.sha256).hexdigest()


class People:
    """All persons that the server knows."""

    def __init__(self, database: Database, seals: Seals, now: Callable[[], int]) -> None:
        self.database = database
        self.seals = seals
        self.now = now
        self._known: dict[str, tuple[float, Player]] = {}

    async def recognise(self, cookie: str | None) -> Player | None:
        """The person whose cookie this is."""
        known = self.seals.open(cookie) if cookie else None
        if known is None:
            return None
        player = await self.find(known.player)
        return player if player is not None and player.epoch == known.epoch else None

    async def find(self, ident: str) -> Player | None:
        """A person by id."""
        remembered = self._known.get(ident)
        if remembered and time.monotonic() - remembered[0] < REMEMBERED:
            return remembered[1]
        async with self.database.reading() as session:
            player = await session.get(Player, ident)
        if player is not None:
            self._remember(player)
        return player

    def _remember(self, player: Player) -> None:
        if len(self._known) > 10_000:
            self._known.clear()
        self._known[player.id] = (time.monotonic(), player)

    def forget(self, ident: str) -> None:
        """Ask the database about this person the next time."""
        self._known.pop(ident, None)

    def cookie(self, player: Player) -> str:
        """The text of the cookie for a person."""
        return self.seals.seal(Pass(player.id, player.epoch))

    async def welcome(self, guest: NewGuest) -> Player:
        """A new guest."""
        player = Player(
            id=secrets.token_hex(10),
            name=clean(guest.name),
            language=guest.language,
            epoch=0,
            created=self.now(),
        )
        async with self.database.writing() as session:
            session.add(player)
        self._remember(player)
        return player

    async def change(self, player: Player, wish: ChangeMe) -> Player:
        """Another name or language. Seats that are taken keep the name they were taken with."""
        values = {"name": clean(wish.name) if wish.name else None, "language": wish.language}
        return await self._update(player, {key: value for key, value in values.items() if value})

    async def keep(self, player: Player, account: NewAccount) -> Player:
        """Make an account of a guest, or change its address and password: then other browsers have to sign in anew."""
        hashed = await asyncio.to_thread(PASSWORDS.hash, account.password)
        epoch = player.epoch + (player.password is not None)
        values = {"email": account.email.lower(), "password": hashed, "epoch": epoch}
        try:
            return await self._update(player, values)
        except IntegrityError as error:
            raise Conflict("table-email-taken") from error

    async def sign_in(self, wish: SignIn) -> Player:
        """The account of an address, when the password is right."""
        async with self.database.reading() as session:
            found = await session.scalar(select(Player).where(Player.email == wish.email.lower()))
        hashed = found.password if found is not None and found.password else NOBODY
        try:
            await asyncio.to_thread(PASSWORDS.verify, hashed, wish.password)
        except (VerificationError, InvalidHashError) as error:
            raise Forbidden("table-wrong-password") from error
        if found is None:
            raise Forbidden("table-wrong-password")
        self._remember(found)
        return found

    async def sign_out_everywhere(self, player: Player) -> None:
        """Make every cookie of this person worthless."""
        await self._update(player, {"epoch": player.epoch + 1})

    async def _update(self, player: Player, values: dict[str, object]) -> Player:
        async with self.database.writing() as session:
            if values:
                await session.execute(update(Player).where(Player.id == player.id).values(**values))
            fresh = await session.get(Player, player.id)
        assert fresh is not None
        self._remember(fresh)
        return fresh


def clean(text: str) -> str:
    """A name as it may be shown: one line, without control characters or spaces at its ends."""
    shown = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    if not shown:
        raise Conflict("table-empty-name")
    return shown


def me(player: Player | None) -> Me:
    """What a person may know of themselves."""
    if player is None:
        return Me(player=None)
    language = "ru" if player.language == "ru" else "en"
    return Me(player.id, player.name, player.email is not None, player.email, language)  # type: ignore[arg-type]
