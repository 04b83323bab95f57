"""Notices: telling people who are away that it is their move. Once, not too often, and not at night."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import dataclass, field
from datetime import datetime
from typing import TYPE_CHECKING, Any
from zoneinfo import ZoneInfo

import msgspec
from sqlalchemy import and_, delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from serica.catalogue import Catalogue
from serica.kernel.words import Complaint
from serica.server.messages import Notifications, PushSubscription, QuietHours
from serica.server.outward import check_push, check_service, outside_only
from serica.server.problems import Problem
from serica.server.push import Gone, Pusher
from serica.server.rooms import Room
from serica.server.storage.models import Browser, MatchRow, Notice, Player, SeatRow

if TYPE_CHECKING:
    from serica.server.hall import Hall

logger = logging.getLogger("serica.notices")

ROUND = 10.0
"""Seconds between two rounds of the crier."""
GRACE = 20_000
"""Who comes to look within so many milliseconds need not be told."""
WAIT = {"move": 0, "hour": 3_600_000, "day": 86_400_000}
MOST_BROWSERS = 10
MOMENT = 0.2
"""Turns within so many seconds are noted together."""


@dataclass(slots=True)
class Turn:
    """Who has acted at a table of late, and who is asked there now."""

    room: Room
    person: str | None = None
    actors: set[str | None] = field(default_factory=set)


class Notices:
    """Collects whom to tell what, and tells each person everything at once."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.pusher = Pusher(hall.configuration)
        self._turns: dict[str, Turn] = {}
        self._noting: asyncio.Task[None] | None = None

    def after(self, room: Room) -> None:
        """After an act: whoever is asked and not at the table will be told; whoever has moved need not."""
        table = room.table
        if table is None or all(chair.player is None for chair in room.chairs):
            return
        asked = table.asked
        person = room.chairs[asked].player if asked is not None and table.seats[asked].is_person else None
        actor = room.chairs[table.acts[-1].seat].player if table.acts else None
        if person == actor:
            return
        turn = self._turns.setdefault(room.id, Turn(room))
        turn.person = person
        turn.actors.add(actor)
        if self._noting is None or self._noting.done():
            self._noting = self.hall.begin(self._note_soon())

    async def _note_soon(self) -> None:
        """Note all turns of a moment together. Who closes the house meanwhile waits for this."""
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.sleep(MOMENT)
        turns, self._turns = list(self._turns.values()), {}
        self._noting = None
        concerned = {person for turn in turns for person in (turn.person, *turn.actors)}
        wishing = await self._wishing(concerned)
        noted = [turn for turn in turns if wishing & {turn.person, *turn.actors}]
        if noted:
            async with self.hall.database.writing() as session:
                for turn in noted:
                    await self._note(session, turn, wishing)

    async def _wishing(self, people: set[str | None]) -> set[str | None]:
        """Who of these people wants to be told. Nothing is written for the others."""
        known = Player.id.in_([person for person in people if person is not None])
        async with self.hall.database.reading() as session:
            rows = await session.execute(select(Player.id, Player.notifications).where(known))
            return {person for person, wishes in rows if wishes}

    async def _note(self, session: AsyncSession, turn: Turn, wishing: set[str | None]) -> None:
        room, person = turn.room, turn.person
        away = [actor for actor in turn.actors & wishing if actor != person]
        await session.execute(delete(Notice).where(Notice.player.in_(away), Notice.match == room.id))
        present = {seat for seat in room.present()[0] if room.chairs[seat].player == person}
        if person in wishing and not present:
            await session.merge(Notice(player=person, match=room.id, at=self.hall.now()))

    def has_come(self, room: Room, player: str | None) -> None:
        """Somebody looks at the table: they need not be told any more what they see there."""
        if player is not None and room.seats_of(player):
            self.hall.begin(self._forget_notice(room, player))

    async def _forget_notice(self, room: Room, player: str) -> None:
        person = await self.hall.people.find(player)
        if person is not None and person.notifications:
            async with self.hall.database.writing() as session:
                await session.execute(delete(Notice).where(Notice.player == player, Notice.match == room.id))

    async def run(self) -> None:
        """Go round for ever."""
        while True:
            try:
                await self.go_round()
            except Exception:
                self.hall.counts["errors"] += 1
                logger.exception("notices could not be given")
            await asyncio.sleep(ROUND)

    async def go_round(self) -> None:
        """Tell everyone what is due."""
        now = self.hall.now()
        async with self.hall.database.reading() as session:
            due = (
                await session.scalars(select(Notice.player).where(Notice.at <= now - GRACE).distinct())
            ).all()
            people = (await session.scalars(select(Player).where(Player.id.in_(due)))).all()
        for player in people:
            wishes = wishes_of(player)
            earliest = (player.told or 0) + WAIT[wishes.every]
            if now >= earliest and not is_quiet(wishes.quiet, now):
                matches = await self._take(player, now)
                if matches:
                    self.hall.begin(self.tell(player, wishes, matches))

    async def _take(self, player: Player, now: int) -> list[str]:
        """Take a person's notices away, and learn where it is still their move. No other process will tell them."""
        mine = Notice.player == player.id
        async with self.hall.database.writing() as session:
            waiting = await session.scalars(
                select(Notice.match)
                .join(MatchRow, MatchRow.id == Notice.match)
                .join(SeatRow, and_(SeatRow.match == MatchRow.id, SeatRow.seat == MatchRow.asked))
                .where(mine, Notice.at <= now - GRACE, MatchRow.status == "running")
                .where(SeatRow.player == player.id, SeatRow.stand_in.is_(None))
                .order_by(Notice.at, Notice.match)
            )
            matches = list(waiting)
            await session.execute(delete(Notice).where(mine, Notice.at <= now - GRACE))
            if matches:
                await session.execute(update(Player).where(Player.id == player.id).values(told=now))
        return matches

    async def tell(self, player: Player, wishes: Notifications, matches: list[str]) -> None:
        """One digest for all matches, by every way that the person has chosen."""
        words = Catalogue(player.language)
        title = words.text("table-notice-title")
        body = words.text("table-notice-body", count=len(matches))
        match = matches[0] if len(matches) == 1 else None
        if wishes.push:
            await self._push(player, {"title": title, "body": body, "match": match})
        if player.site:
            body = "\n".join([body, "", *(f"{player.site}/match/{match}" for match in matches)]).strip()
        for url in wishes.services:
            await asyncio.to_thread(self._send, url, title, body)

    def _send(self, url: str, title: str, body: str) -> None:
        """Send a notice. The service is checked again: its host may have moved into the house meanwhile."""
        internal = self.hall.configuration.internal_services
        try:
            service = check_service(url, internal=internal)
            with contextlib.nullcontext() if internal else outside_only():
                if not service.notify(title=title, body=body):
                    logger.warning("a notice was not sent by %s", service.service_name)
        except Problem as error:
            logger.warning("a notice was not sent: %s", error.phrase.message)

    async def _push(self, player: Player, content: dict[str, Any]) -> None:
        async with self.hall.database.reading() as session:
            browsers = (await session.scalars(select(Browser).where(Browser.player == player.id))).all()
        for browser in browsers:
            try:
                await asyncio.to_thread(self.pusher.push, browser.endpoint, browser.keys, content)
            except Gone:
                await self.forget(player, browser.endpoint)

    # What people choose

    async def choose(self, player: Player, wishes: Notifications, site: str | None) -> None:
        """Keep a person's wishes; every address is checked first. `site` is how they call this server."""
        internal = self.hall.configuration.internal_services
        for url in wishes.services:
            await asyncio.to_thread(check_service, url, internal=internal)
        if wishes.quiet is not None:
            zone(wishes.quiet)
        async with self.hall.database.writing() as session:
            await session.execute(
                update(Player)
                .where(Player.id == player.id)
                .values(notifications=msgspec.to_builtins(wishes), site=site)
            )
        self.hall.people.forget(player.id)

    async def subscribe(self, player: Player, subscription: PushSubscription) -> None:
        """Remember a browser."""
        internal = self.hall.configuration.internal_services
        await asyncio.to_thread(check_push, subscription.endpoint, internal=internal)
        async with self.hall.database.writing() as session:
            known = (await session.scalars(select(Browser.endpoint).where(Browser.player == player.id))).all()
            if len(known) >= MOST_BROWSERS and subscription.endpoint not in known:
                raise Problem("table-too-many-browsers")
            browser = Browser(endpoint=subscription.endpoint, player=player.id, keys=subscription.keys)
            await session.merge(browser)

    async def forget(self, player: Player, endpoint: str | None = None) -> None:
        """Forget one browser of a person, or all."""
        which = delete(Browser).where(Browser.player == player.id)
        if endpoint is not None:
            which = which.where(Browser.endpoint == endpoint)
        async with self.hall.database.writing() as session:
            await session.execute(which)


def wishes_of(player: Player) -> Notifications:
    """How a person wants to be told."""
    return msgspec.convert(player.notifications or {}, Notifications)


def zone(quiet: QuietHours) -> ZoneInfo:
    """The time zone of somebody's quiet hours."""
    try:
        return ZoneInfo(quiet.zone)
    except (KeyError, ValueError, OSError) as error:
        raise Complaint("table-unknown-zone", zone=quiet.zone) from error


def is_quiet(quiet: QuietHours | None, now: int) -> bool:
    """Whether a moment falls into quiet hours; they may go over midnight.

    >>> is_quiet(QuietHours(22, 7), 23 * 3_600_000), is_quiet(QuietHours(22, 7), 12 * 3_600_000)
    (True, False)
    """
    if quiet is None:
        return False
    hour = datetime.fromtimestamp(now / 1000, zone(quiet)).hour
    if quiet.start <= quiet.end:
        return quiet.start <= hour < quiet.end
    return hour >= quiet.start or hour < quiet.end
