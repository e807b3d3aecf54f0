"""Whose players are at a table, whichever worker they came through."""

from collections import OrderedDict
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from forceout.service.service import Service
from forceout.service.tables.table_settings import SEATS
from forceout.web.live.followers import Channel

ANNOUNCED_FOR: Final = 30_000
"""How long another worker's word counts, in milliseconds; it says it again every third of that."""
MOST_TABLES: Final = 10_000
Begin = Callable[[Coroutine[Any, Any, None]], None]


@dataclass(slots=True)
class Words:
    """What the workers say of one table."""

    said: dict[str, tuple[int, int]] = field(default_factory=dict)
    """By worker: a mask of the seats whose players came through it, and when it said so."""
    away: dict[str, int] = field(default_factory=dict)
    """Since when nobody has been at a seat."""

    def take(self, now: int, own: str) -> int:
        """The mask of the seats whose players are there by any worker's word that still counts; who is away is
        noted."""
        mask = 0
        for worker, (seats, at) in self.said.items():
            if worker == own or now - at <= ANNOUNCED_FOR:
                mask |= seats
        self.away = {seat: self.away.get(seat, now) for place, seat in enumerate(SEATS) if not mask >> place & 1}
        return mask


class Presence:
    """What one worker tells of presence, and hears of it from the others."""

    def __init__(self, service: Service, worker: str, begin: Begin) -> None:
        self.service = service
        self.worker = worker
        self.begin = begin
        self._words: OrderedDict[str, Words] = OrderedDict()
        """Of each table with somebody at it, whether or not they came through this worker."""
        service.heartbeats.served = self.served
        service.lobby.is_anybody_at = self.is_anybody_at

    def tell(self, channel: Channel) -> None:
        """Tell everybody at a table, and the other workers, whose players are there."""
        own = channel.seats_here()
        now = self.service.clock()
        words = self._words_on(channel.live.id)
        mask = sum(1 << place for place, seat in enumerate(channel.live.seats) if seat.name in own)
        if self._own(words) != mask:
            words.said[self.worker] = (mask, now)
            self._announce(channel.live.id, mask)
        seen = words.take(now, self.worker)
        if not seen and not channel.followers:
            self._words.pop(channel.live.id, None)
        here = tuple(seat.name for place, seat in enumerate(channel.live.seats) if seen >> place & 1)
        if here != channel.here:
            channel.here = here
            for follower in channel.followers:
                follower.wake.set()

    def served(self) -> dict[str, int]:
        """The tables whose players came through this worker, each with a mask of their seats."""
        return {match: seats for match, words in self._words.items() if (seats := self._own(words))}

    def away_since(self, match: str, seat: str) -> int | None:
        """Since when a seat's player has been away, as far as this worker knows; None where they are here."""
        words = self._words.get(match)
        if words is None:
            return None
        words.take(self.service.clock(), self.worker)
        return words.away.get(seat)

    def is_anybody_at(self, match: str) -> bool:
        """Whether somebody who sits at a table follows it, through whichever worker."""
        words = self._words.get(match)
        return words is not None and words.take(self.service.clock(), self.worker) != 0

    def heard(self, channels: Mapping[str, Channel], said: str, mask: int) -> None:
        """Take note of what another worker said, and answer one that is new."""
        match, _, worker = said.partition("/")
        if worker == self.worker:
            return
        words, now = self._words_on(match), self.service.clock()
        is_new = worker not in words.said
        words.said[worker] = (mask, now)
        channel = channels.get(match)
        if channel is not None:
            self.tell(channel)
            if is_new:
                self._announce(match, self._own(words))
        elif not words.take(now, self.worker):
            self._words.pop(match, None)

    def tell_again(self, channel: Channel, now: int) -> None:
        """Say again what is still so, before the others forget it; and forget what they no longer say."""
        words = self._words_on(channel.live.id)
        own, at = words.said.get(self.worker, (0, now))
        if own and now - at > ANNOUNCED_FOR // 3:
            words.said[self.worker] = (own, now)
            self._announce(channel.live.id, own)
        if len(words.said) > 1:
            self.tell(channel)

    def _words_on(self, match: str) -> Words:
        words = self._words.get(match)
        if words is None:
            words = self._words[match] = Words()
            if len(self._words) > MOST_TABLES:
                self._words.popitem(last=False)
        return words

    def _own(self, words: Words) -> int:
        return words.said.get(self.worker, (0, 0))[0]

    def _announce(self, match: str, mask: int) -> None:
        # The fan-out carries a name and a number; with a stroke in the name the number is a mask of seats.
        if not self.service.fanout.is_alone:
            self.begin(self.service.fanout.publish(f"{match}/{self.worker}", mask))
