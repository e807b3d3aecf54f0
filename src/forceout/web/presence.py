"""Whose players are at a table, whichever worker they came through."""

from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Final

from forceout.service.running import Service
from forceout.web.followers import Channel

ANNOUNCED_FOR: Final = 30_000
"""How long another worker's word counts, in milliseconds; it says it again every third of that."""
Begin = Callable[[Coroutine[Any, Any, None]], None]


class Presence:
    """What one worker tells of presence, and hears of it from the others."""

    def __init__(self, service: Service, worker: str, begin: Begin) -> None:
        self.service = service
        self.worker = worker
        self.begin = begin
        self._left: dict[str, dict[str, int]] = {}
        """For each table with somebody at it, since when each seat's player has been away."""

    def tell(self, channel: Channel) -> None:
        """Tell everybody at a table, and the other workers, whose players are there."""
        own = channel.seats_here()
        now = self.service.clock()
        mask = sum(1 << place for place, seat in enumerate(channel.live.seats) if seat.name in own)
        if channel.elsewhere.get(self.worker, (0, 0))[0] != mask:
            channel.elsewhere[self.worker] = (mask, now)
            self._announce(channel.live.id, mask)
        masks = [
            one for worker, (one, at) in channel.elsewhere.items() if worker == self.worker or now - at <= ANNOUNCED_FOR
        ]
        seats = enumerate(channel.live.seats)
        here = tuple(seat.name for place, seat in seats if any(one >> place & 1 for one in masks))
        self._note_absence(channel, here, now)
        if here != channel.here:
            channel.here = here
            for follower in channel.followers:
                follower.wake.set()

    def _note_absence(self, channel: Channel, here: tuple[str, ...], now: int) -> None:
        if not here and not channel.followers:
            self._left.pop(channel.live.id, None)
            return
        before = self._left.get(channel.live.id, {})
        away = [seat.name for seat in channel.live.seats if seat.person is not None and seat.name not in here]
        self._left[channel.live.id] = {seat: before.get(seat, now) for seat in away}

    def away_since(self, match: str, seat: str) -> int | None:
        """Since when a seat's player has been away, as far as this worker knows; None where they are here."""
        return self._left.get(match, {}).get(seat)

    def _announce(self, match: str, mask: int) -> None:
        # The fan-out carries a name and a number; with a stroke in the name the number is a mask of seats.
        if not self.service.fanout.is_alone:
            self.begin(self.service.fanout.publish(f"{match}/{self.worker}", mask))

    def heard(self, channels: Mapping[str, Channel], said: str, mask: int) -> None:
        """Take note of what another worker said, and answer one that is new."""
        match, _, worker = said.partition("/")
        channel = channels.get(match)
        if channel is None or worker == self.worker:
            return
        is_new = worker not in channel.elsewhere
        channel.elsewhere[worker] = (mask, self.service.clock())
        self.tell(channel)
        if is_new:
            self._announce(match, channel.elsewhere.get(self.worker, (0, 0))[0])

    def tell_again(self, channel: Channel, now: int) -> None:
        """Say again what is still so, before the others forget it; and forget what they no longer say."""
        own = channel.elsewhere.get(self.worker)
        if own is not None and own[0] and now - own[1] > ANNOUNCED_FOR // 3:
            channel.elsewhere[self.worker] = (own[0], now)
            self._announce(channel.live.id, own[0])
        if len(channel.elsewhere) > 1:
            self.tell(channel)
