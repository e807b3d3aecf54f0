"""Judges of one table: who appointed them, and whose consent they wait for (On-Sets IX-C, IX-D; Equations IX-C).

A judge whom somebody appointed who plays at the same table rules only with the consent of everybody else who plays
there. Who was appointed before the match began has it from whoever plays on under them; who is proposed later needs it
said in so many words.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Official:
    """Somebody who judges a table, or will when those who play there agree."""

    number: int
    """Where their appointment stands in the log: the name that everybody may know."""
    who: str
    by: str | None = None
    """Who appointed them; logs from before 0.3 do not say."""
    awaits: frozenset[str] = frozenset()
    """Those who have not agreed yet."""
    is_proposed: bool = False
    """Whether only a word counts as consent: they were proposed while the match was played."""

    @property
    def is_judge(self) -> bool:
        """Whether they may rule."""
        return not self.awaits


Officials = tuple[Official, ...]


def begun(officials: Officials, players: frozenset[str]) -> Officials:
    """The officials when a match begins: those appointed by somebody who plays wait for everybody else who plays."""
    return tuple(replace(one, awaits=players - {one.by}) if one.by in players else one for one in officials)


def agreed(officials: Officials, number: int, person: str) -> Officials:
    """The officials after somebody has agreed to one of them."""
    return tuple(replace(one, awaits=one.awaits - {person}) if one.number == number else one for one in officials)


def played_on(officials: Officials, person: str | None) -> Officials:
    """The officials after somebody has acted under those who were there from the beginning."""
    if not any(person in one.awaits and not one.is_proposed for one in officials):
        return officials
    return tuple(one if one.is_proposed else replace(one, awaits=one.awaits - {person}) for one in officials)


def without(officials: Officials, number: int) -> Officials:
    """The officials without one of them."""
    return tuple(one for one in officials if one.number != number)


def find(officials: Iterable[Official], number: int) -> Official | None:
    """An official by their number."""
    return next((one for one in officials if one.number == number), None)
