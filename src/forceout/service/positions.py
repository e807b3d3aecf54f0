"""Positions that a seated player has before them now: the judge does not solve those for anybody.

Asked about a position, the service asks the database which matches are played, and compares fingerprints. Those of
tables that have not changed since the last question are known; of the others at most so many are caught up with for one
question, and where that is not enough the answer is no for now. So the work is bounded, and nothing is let through.
"""

import hashlib
from collections.abc import Iterable, Mapping
from typing import Any, Final

from sqlalchemy import select

from forceout.games.equations import cubes as equations
from forceout.games.equations import goal as equations_goal
from forceout.games.onsets import cards as on_sets_cards
from forceout.games.onsets import cubes as on_sets
from forceout.games.onsets import goal as on_sets_goal
from forceout.rules.state import OVER, Shake
from forceout.rules.unreadable import Unreadable
from forceout.service.keeping import Tables
from forceout.service.live_table import PLAYING, LiveTable
from forceout.service.refusals import NotAllowed, NotFound, Refusal
from forceout.service.schema import matches

SECTIONS: Final = ("required", "permitted", "forbidden", "resources")
USABLE: Final = ("required", "permitted", "resources")
FORSAKEN: Final = 24 * 3_600_000
"""A table that nobody touched for so long is before nobody, in milliseconds."""
MOST_CAUGHT_UP: Final = 200
"""Tables that are caught up with for one question."""
Fingerprints = frozenset[str]


class PositionInPlay(NotAllowed):
    """A position that somebody plays right now."""

    code = "position-in-play"


class TooManyTables(Refusal):
    """Not all tables could be looked at yet."""

    code = "busy"
    status = 503
    retry_after = 2


def fingerprints(
    game: str, goal: Iterable[str], sections: Mapping[str, Iterable[str]], universe: Iterable[str]
) -> Fingerprints:
    """What stands for a position: all its cubes with the Goal's, wherever they lie, and those that may be used for this
    Goal; so that moving a cube, or leaving Forbidden out, makes no other position of it."""
    goal = sorted(goal)
    everything = sorted([*goal, *(cube for section in SECTIONS for cube in sections.get(section, ()))])
    usable = sorted(cube for section in USABLE for cube in sections.get(section, ()))
    cards = sorted(universe)
    return frozenset(
        hashlib.sha256(repr((game, kind, cards)).encode()).hexdigest()[:24]
        for kind in (("all", everything), ("usable", goal, usable))
    )


def fingerprints_of_shake(shake: Shake) -> Fingerprints:
    """What stands for the position of a shake."""
    game = "on-sets" if shake.table.game.has_cards else "equations"
    sections = {name: _plain(game, getattr(shake, name)) for name in SECTIONS}
    return fingerprints(game, _plain(game, shake.goal_cubes), sections, _cards(shake.universe or ()))


def fingerprints_of_question(asked: Mapping[str, Any]) -> Fingerprints:
    """What stands for the position of a question of the judge protocol; nothing where it cannot be read."""
    game = asked.get("game")
    if game not in ("on-sets", "equations"):
        return frozenset()
    sections = {name: _plain(game, _texts(asked.get(name))) for name in SECTIONS}
    return fingerprints(game, _goal_cubes(game, asked.get("goal")), sections, _cards(_texts(asked.get("universe"))))


def _texts(value: Any) -> list[str]:
    return [one for one in value if isinstance(one, str)] if isinstance(value, list) else []


def _plain(game: str, cubes: Iterable[str]) -> list[str]:
    """Cubes by their symbols, whatever their spelling and color."""
    if game == "on-sets":
        return [on_sets.read_cube(cube) or cube for cube in cubes]
    read = [equations.read_cube(cube) for cube in cubes]
    return [cube.symbol for cube in read if cube is not None]


def _cards(universe: Iterable[str]) -> list[str]:
    return [str(on_sets_cards.read_card(card)) for card in universe]


def _goal_cubes(game: str, goal: Any) -> list[str]:
    try:
        if not isinstance(goal, str):
            return []
        if game == "on-sets":
            return [str(one.digit) for one in on_sets_goal.read_goal(goal).digits]
        return [one.symbol for one in equations_goal.read_goal(goal).cubes]
    except Unreadable:
        return []


def fingerprints_of_table(live: LiveTable) -> Fingerprints:
    """What stands for what the players of a table have before them; nothing between shakes and at a practice table."""
    shake = live.shake
    if live.settings.is_practice or live.status != PLAYING or shake is None or shake.phase in OVER:
        return frozenset()
    return fingerprints_of_shake(shake)


class Positions:
    """The positions of all running matches, as far as this worker knows them."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._known: dict[str, tuple[int, Fingerprints]] = {}

    async def in_play(self) -> Fingerprints:
        """The fingerprints of all running matches; raises TooManyTables where too many are not known yet."""
        oldest = self.tables.clock() - FORSAKEN
        query = select(matches.c.id, matches.c.head).where(matches.c.status == PLAYING, matches.c.changed_at > oldest)
        async with self.tables.log.store.reading() as connection:
            heads = {row.id: row.head for row in await connection.execute(query)}
        self._known = {match: known for match, known in self._known.items() if match in heads}
        behind = [match for match, head in heads.items() if self._known.get(match, (0,))[0] < head]
        for match in behind[:MOST_CAUGHT_UP]:
            try:
                live = await self.tables.find(match, heads[match])
            except NotFound:
                continue
            self._known[match] = (live.seq, fingerprints_of_table(live))
        if len(behind) > MOST_CAUGHT_UP:
            raise TooManyTables("Very many tables are being played. Ask again in a few seconds.")
        return frozenset().union(*(known for _, known in self._known.values()))

    async def verify_not_in_play(self, asked: Mapping[str, Any]) -> None:
        """Refuse a question about a position that somebody has before them."""
        if fingerprints_of_question(asked) & await self.in_play():
            raise PositionInPlay("Somebody is playing this very shake. Ask again when it is over.")
