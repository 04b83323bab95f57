"""The channel between processes: what it carries, and which one a database brings along."""

from __future__ import annotations

from litestar.channels.backends.memory import MemoryChannelsBackend

from serica.server.channel import MOST_TOLD, News, backend_for, packets, unpacked
from serica.server.messages import ChatLine

LONGEST = ChatLine(id=2**53, seat=0, name="\x01" * 40, text="\x01" * 500, at=2**53)
"""As long as a line of chat can become, written in JSON."""


def test_news_travel_in_packets_that_postgresql_carries():
    told = [News("process", f"match {number}", "chat", chat=LONGEST) for number in range(9)]
    told += [News("process", f"match {number}", "act") for number in range(300)]
    sent = list(packets(told))
    assert all(len(packet) <= MOST_TOLD for packet in sent)
    assert [news for packet in sent for news in unpacked(packet)] == told
    assert len(sent) < 20, "news share a packet"


def test_no_news_are_no_packet():
    assert list(packets([])) == []


def test_beside_sqlite_news_stay_in_the_process():
    assert isinstance(backend_for("sqlite+aiosqlite:///kept.db"), MemoryChannelsBackend)
