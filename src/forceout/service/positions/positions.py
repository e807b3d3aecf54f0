"""The positions that players have before them now, of which nobody learns anything from the judge (docs/trust.md).

Every table that changes is noted under the keys of its position (`likeness.py`), so that a question costs a few
look-ups, however many tables there are. What another worker changed is caught up with when somebody asks, so much at a
time; where that is not enough the answer is no for now. So the work is bounded, and nothing is let through.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import select

from forceout.messages.message import Message
from forceout.rules.state import OVER, Shake
from forceout.service.errors import NotAllowed, NotFound, Refusal
from forceout.service.positions.cube_counts import Key, Position
from forceout.service.positions.likeness import (
    Rules,
    are_cubes_alike,
    is_goal_alike,
    keys_of_question,
    keys_of_table,
    position_of_shake,
)
from forceout.service.positions.subjects import AskedAbout, goal_keys, text_keys
from forceout.service.store.schema import matches
from forceout.service.tables.fold import PLAYING, LiveTable
from forceout.service.tables.tables import Tables

FORSAKEN: Final = 24 * 3_600_000
"""A table that nobody touched for so long is before nobody, in milliseconds."""
LEFT_ALONE: Final = 3_600_000
"""Whoever sits at a table that nobody touched for so long is not playing, in milliseconds."""
MOST_CAUGHT_UP: Final = 200
"""Tables that are caught up with for one question."""
MOST_BEHIND: Final = 20_000
"""Tables of other workers that are remembered until somebody asks."""
SameValue = Callable[[Rules, str, str], Awaitable[bool]]
Note = Callable[[str, str, str | None], Awaitable[None]]


class PositionInPlay(NotAllowed):
    """A position that somebody plays right now."""

    code = "position-in-play"


class PlayingNow(NotAllowed):
    """Somebody who asks for help while they play."""

    code = "playing-now"


class TooManyTables(Refusal):
    """Not all tables could be looked at yet."""

    code = "busy"
    status = 503
    retry_after = 2


@dataclass(slots=True)
class Known:
    """What is known of one running table."""

    seq: int
    at: int
    parts: tuple[object, ...] = ()
    """What the keys were made of, to see at a glance whether they are still right."""
    position: Position | None = None
    rules: Rules | None = None
    keys: set[Key] = field(default_factory=set)
    people: frozenset[str] = frozenset()


async def surely_the_same(rules: Rules, one: str, other: str) -> bool:
    """Takes Goals that would have to be worked out for equal, where nobody works them out."""
    return True


async def not_noted(match: str, kind: str, person: str | None) -> None:
    """Notes nothing, where nobody keeps notes."""


class Positions:
    """The positions of all running matches, as far as this worker knows them."""

    def __init__(self, tables: Tables, same_value: SameValue = surely_the_same, note: Note = not_noted) -> None:
        self.tables = tables
        self.same_value = same_value
        self.note = note
        self._known: OrderedDict[str, Known] = OrderedDict()
        self._by_key: dict[Key, set[str]] = {}
        self._by_person: dict[str, set[str]] = {}
        self._behind: dict[str, int] = {}
        self._is_loaded = False

    # Keeping in step.

    def heard(self, match: str, seq: int) -> None:
        """A table has changed: note it at once where it is at hand, else remember to."""
        live = self.tables.at_hand(match, seq)
        if live is not None:
            self.see(live)
        else:
            self._behind[match] = max(seq, self._behind.get(match, 0))
            if len(self._behind) > MOST_BEHIND:
                # Nobody has asked for long: whoever asks next looks at what runs then.
                self._behind.clear()
                self._is_loaded = False

    def see(self, live: LiveTable) -> None:
        """Note a table as it is now."""
        if self._behind.get(live.id, live.seq + 1) <= live.seq:
            del self._behind[live.id]
        if live.status != PLAYING or live.settings.is_practice:
            self.forget(live.id)
            return
        known = self._known.get(live.id)
        if known is not None and known.seq >= live.seq:
            return
        parts = parts_of(live)
        if known is None or known.parts != parts:
            self.forget(live.id)
            known = self._known[live.id] = noted(live, parts)
            for key in known.keys:
                self._by_key.setdefault(key, set()).add(live.id)
            for person in known.people:
                self._by_person.setdefault(person, set()).add(live.id)
        known.seq, known.at = live.seq, live.at
        self._known.move_to_end(live.id)
        self._forget_forsaken()

    def forget(self, match: str) -> None:
        """Let go of a table."""
        known = self._known.pop(match, None)
        if known is None:
            return
        _remove(self._by_key, known.keys, match)
        _remove(self._by_person, known.people, match)

    def _forget_forsaken(self) -> None:
        oldest = self.tables.clock() - FORSAKEN
        while self._known:
            match = next(iter(self._known))
            if self._known[match].at >= oldest:
                return
            self.forget(match)

    async def catch_up(self) -> None:
        """Be in step with every running match; raises TooManyTables where too many are not known yet."""
        if not self._is_loaded:
            await self._load()
        self._forget_forsaken()
        for match, seq in list(self._behind.items())[:MOST_CAUGHT_UP]:
            try:
                self.see(await self.tables.find(match, seq))
            except NotFound:
                self.forget(match)
            self._behind.pop(match, None)
        if self._behind:
            raise TooManyTables(Message("very-many-tables-are-being-played"))

    async def _load(self) -> None:
        """The matches that ran before this worker began to listen."""
        oldest = self.tables.clock() - FORSAKEN
        query = select(matches.c.id, matches.c.head).where(matches.c.status == PLAYING, matches.c.changed_at > oldest)
        async with self.tables.log.store.reading() as connection:
            for row in await connection.execute(query):
                known = self._known.get(row.id)
                if known is None or known.seq < row.head:
                    self._behind[row.id] = max(row.head, self._behind.get(row.id, 0))
        self._is_loaded = True

    # Asking.

    async def verify_not_in_play(
        self, about: AskedAbout, kind: str, person: str | None = None, but_for: str | None = None
    ) -> None:
        """Refuse a question about what somebody has before them, and note it for the director; but for a match whose
        players may be told."""
        if not about.positions and not about.texts:
            return
        await self.catch_up()
        match = await self.match_like(about, but_for)
        if match is not None:
            await self.note(match, kind, person)
            raise PositionInPlay(Message("somebody-is-playing-a-shake-like-this-one"))

    async def match_like(self, about: AskedAbout, but_for: str | None = None) -> str | None:
        """A running match that a question is about, but for one."""
        for text in about.texts:
            for match in self._by_key.get(("text", text), ()):
                if match != but_for:
                    return match
        for number, asked in enumerate(about.positions):
            if number:
                # A record has many positions, and others wait.
                await asyncio.sleep(0)
            seen = {but_for}
            for key in keys_of_question(asked):
                for match in tuple(self._by_key.get(key, ())):
                    if match not in seen and await self._is_alike(asked, match):
                        return match
                    seen.add(match)
        return None

    async def _is_alike(self, asked: Position, match: str) -> bool:
        known = self._known.get(match)
        if known is None or known.position is None or known.rules is None:
            return False
        table = known.position
        if not are_cubes_alike(asked, table):
            return False
        is_same = is_goal_alike(asked.game, asked.goal, table.goal)
        if is_same is not None:
            return is_same
        assert asked.goal is not None
        assert table.goal is not None
        return await self.same_value(known.rules, asked.goal, table.goal)

    async def matches_of(self, person: str | None) -> frozenset[str]:
        """The running matches at which somebody sits, practice aside."""
        if person is None:
            return frozenset()
        await self.catch_up()
        oldest = self.tables.clock() - LEFT_ALONE
        return frozenset(one for one in self._by_person.get(person, ()) if self._known[one].at >= oldest)

    async def verify_not_playing(self, person: str | None, but_for: str | None = None) -> None:
        """Refuse help to whoever sits at a running match, but for one that they may look back at."""
        if await self.matches_of(person) - {but_for}:
            raise PlayingNow(Message("you-are-playing-a-match-now"))


def parts_of(live: LiveTable) -> tuple[object, ...]:
    """All that the keys of a table hang on; cubes that move to Required or Permitted change none of them."""
    people = tuple((seat.person, seat.away) for seat in live.seats)
    shake = live.shake
    if shake is None or shake.phase in OVER:
        return (people,)
    contest = shake.contest
    written = () if contest is None else tuple((one.solution, one.is_correct) for one in contest.presented)
    return people, shake.roll, shake.universe, shake.goal, shake.forbidden, shake.selections, written


def noted(live: LiveTable, parts: tuple[object, ...]) -> Known:
    """What is to be known of a table."""
    people = frozenset(one for seat in live.seats for one in (seat.person, seat.away) if one is not None)
    shake = live.shake
    known = Known(live.seq, live.at, parts, people=people)
    if shake is None or shake.phase in OVER or shake.roll is None:
        return known
    settings = live.settings
    chosen = tuple((one.name, one.filled_in) for one in shake.variations)
    known.position = position_of_shake(shake)
    known.rules = (settings.game, settings.edition, settings.season, settings.division, settings.form, chosen)
    known.keys = keys_of_table(known.position) | {("text", text) for text in _texts(settings.game, shake)}
    return known


def _texts(game: str, shake: Shake) -> Iterable[str]:
    """The Goal, and the Solutions that are not settled."""
    if shake.goal is not None:
        yield from goal_keys(game, shake.goal)
    for one in () if shake.contest is None else shake.contest.presented:
        if one.is_correct is None:
            yield from text_keys(game, one.solution)


def _remove(index: dict[Any, set[str]], keys: Iterable[Any], match: str) -> None:
    for key in keys:
        found = index.get(key)
        if found is not None:
            found.discard(match)
            if not found:
                del index[key]
