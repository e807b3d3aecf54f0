"""What a question is about: the positions, the written Solutions and the Goals in it, of whatever kind it is."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import product
from typing import Any, Final

from forceout.games.registry import is_game
from forceout.messages.message import Message
from forceout.rules import actions as do
from forceout.rules.actions import Action
from forceout.rules.match_state import StartShake
from forceout.rules.record import BadRecord, read_record
from forceout.service.positions.cube_counts import Position
from forceout.service.positions.likeness import USABLE, goal_cubes, position, read_texts
from forceout.service.positions.registry import likeness_of

FEWEST_SYMBOLS: Final = 5
"""A shorter text can be read in one way only, and is written at many tables."""
MOST_POSITIONS: Final = 200
"""Positions of one record that are looked at; a match has twenty shakes at most."""
SECTIONS: Final = ("required", "permitted", "forbidden", "resources")


@dataclass(frozen=True, slots=True)
class AskedAbout:
    """The positions, texts and Goals that an answer would say something about."""

    positions: tuple[Position, ...] = ()
    texts: frozenset[str] = field(default=frozenset())
    """Written Solutions and the Goals of Equations, by their symbols alone."""


NOTHING: Final = AskedAbout()


def about_question(asked: Mapping[str, Any]) -> AskedAbout:
    """What a question of the judge protocol is about; nothing where no answer could tell anything."""
    game, kind = asked.get("game"), asked.get("kind")
    finder = KINDS.get(kind) if isinstance(kind, str) else None
    return NOTHING if finder is None or not isinstance(game, str) or not is_game(game) else finder(game, asked)


def _about_goal(game: str, asked: Mapping[str, Any]) -> AskedAbout:
    """A Goal alone: in On-Sets that is arithmetic, in Equations it is how the Goal may be read."""
    return about_text(game, "goal", _text(asked.get("goal")) or "")


def _about_expression(game: str, asked: Mapping[str, Any]) -> AskedAbout:
    text = _text(asked.get("text")) or ""
    found = (about_text(game, kind, text) for kind in ("goal", "solution"))
    return AskedAbout(texts=frozenset().union(*(one.texts for one in found)))


def _about_solution(game: str, asked: Mapping[str, Any]) -> AskedAbout:
    sections = {name: read_texts(asked.get(name)) for name in SECTIONS}
    usable = [cube for name in USABLE for cube in sections[name]]
    cards = read_texts(asked.get("universe"))
    found = position(game, _text(asked.get("goal")), usable, sections["forbidden"], cards)
    return AskedAbout((found,), frozenset(text_keys(game, _text(asked.get("solution")) or "")))


def _about_selection(game: str, asked: Mapping[str, Any]) -> AskedAbout:
    cubes, cards = read_texts(asked.get("resources")), read_texts(asked.get("universe"))
    return AskedAbout((position(game, None, cubes, (), cards),))


def _about_play(game: str, asked: Mapping[str, Any]) -> AskedAbout:
    """Every roll, deal, Goal and Solution of a shake that is played through in one question."""
    first: list[Action] = [StartShake("")]
    first += [do.Roll("", tuple(read_texts(asked.get("roll"))))] if asked.get("roll") else []
    first += [do.Deal("", tuple(read_texts(asked.get("universe"))))] if asked.get("universe") else []
    sent = asked.get("actions")
    rest = [one for one in sent if isinstance(one, dict)] if isinstance(sent, list) else []
    return about_actions(game, [*first, *filter(None, map(_played, rest))])


def _played(sent: Mapping[str, Any]) -> Action | None:
    """An action of a question, where it says something about the position."""
    if sent.get("do") == do.Roll.do:
        return do.Roll("", tuple(read_texts(sent.get("cubes"))))
    if sent.get("do") == do.Deal.do:
        return do.Deal("", tuple(read_texts(sent.get("cards"))))
    if sent.get("do") == do.SetGoal.do:
        return do.SetGoal("", _text(sent.get("goal")) or "")
    if sent.get("do") == do.Present.do:
        return do.Present("", _text(sent.get("solution")) or "", _text(sent.get("goal")))
    return None


KINDS: Final = {
    "goal": _about_goal,
    "expression": _about_expression,
    "solution": _about_solution,
    "solve": _about_solution,
    "endgame": _about_solution,
    "selection": _about_selection,
    "play": _about_play,
}


def about_text(game: str, kind: str, text: str) -> AskedAbout:
    """What a written text is about, for the service that tells how texts read."""
    if kind == "goal":
        return AskedAbout(texts=frozenset(goal_keys(game, text)))
    return AskedAbout(texts=frozenset(text_keys(game, text)))


def about_record(text: str) -> AskedAbout:
    """What a record is about: each shake's cubes, cards and Goal, and every Solution; raises BadRecord."""
    record = read_record(text)
    return about_actions(record.header.game, record.log) if is_game(record.header.game) else NOTHING


def read_record_positions(record: str) -> AskedAbout | Message:
    """What a record is about, or what is wrong with it. Runs in a process of its own."""
    try:
        return about_record(record)
    except BadRecord as bad:
        return bad.words


def about_any_goal(found: AskedAbout) -> AskedAbout:
    """The same cubes and cards with whatever Goal, for an answer that speaks of every Goal that they allow."""
    positions = dict.fromkeys(replace(one, goal=None) for one in found.positions)
    return AskedAbout(tuple(positions), found.texts)


def about_actions(game: str, log: Iterable[Action]) -> AskedAbout:
    """What a row of actions is about, whichever of them the engine would take; raises BadRecord where there are too
    many positions in it."""
    texts: set[str] = set()
    found: dict[Position, None] = {}
    for shake in _shakes(log):
        presented = [one for one in shake if isinstance(one, do.Present)]
        texts.update(key for one in presented for key in text_keys(game, one.solution))
        rolls = dict.fromkeys(one.cubes for one in shake if isinstance(one, do.Roll))
        goals = dict.fromkeys(one.goal for one in shake if isinstance(one, do.SetGoal))
        goals |= dict.fromkeys(one.goal for one in presented if one.goal is not None)
        for cubes, cards, goal in product(rolls, _universes(shake), goals or (None,)):
            # Of the cubes in the Goal nothing is left to use.
            found[position(game, goal, _without_goal(game, cubes, goal), (), cards)] = None
            if len(found) > MOST_POSITIONS:
                raise BadRecord(1, Message("at-most-positions-of-a-record-are-looked-at", most=MOST_POSITIONS))
    return AskedAbout(tuple(found), frozenset(texts))


def _universes(shake: Iterable[Action]) -> Iterator[tuple[str, ...]]:
    """What may have been dealt: any of the deals, and what it was added to."""
    deals = [one.cards for one in shake if isinstance(one, do.Deal)]
    for first in range(len(deals)):
        for last in range(first, len(deals)):
            yield tuple(card for cards in deals[first : last + 1] for card in cards)
    if not deals:
        yield ()


def _without_goal(game: str, cubes: Sequence[str], goal: str | None) -> list[str]:
    left = list(cubes)
    for symbol in goal_cubes(game, goal):
        cube = next((one for one in left if likeness_of(game).symbol_of(one) == symbol), None)
        if cube is not None:
            left.remove(cube)
    return left


def _shakes(log: Iterable[Action]) -> Iterator[list[Action]]:
    """The actions of each shake."""
    current: list[Action] = []
    for action in log:
        if isinstance(action, StartShake) and current:
            yield current
            current = []
        current.append(action)
    if current:
        yield current


# Texts.


def text_keys(game: str, text: str) -> Iterator[str]:
    """A written Solution by its symbols alone, without groupings, spaces and names of colors; each side of an Equation
    for itself."""
    sides = likeness_of(game).written_sides(text)
    yield from (f"{game} {side}" for side in sides if len(side) >= FEWEST_SYMBOLS)


def goal_keys(game: str, goal: str) -> Iterator[str]:
    """A Goal by its symbols, where it tells anything."""
    key = likeness_of(game).goal_key(goal)
    if key is not None:
        yield f"goal {key}"


def _text(value: Any) -> str | None:
    return value if isinstance(value, str) else None
