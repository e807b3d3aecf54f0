"""Correct Solutions spoiled in one way: symbols exchanged, brackets left out, cubes moved away from under them."""

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Final, NamedTuple

from forceout.judge.reading import MOST_READINGS
from forceout.judge.registry import reading_of
from forceout.judge.rejection_places import PLACES, Place
from forceout.messages.message import Message, Slot
from forceout.practice.registry import sense_of
from forceout.practice.searching import moved
from forceout.rules.codes import Code
from forceout.rules.ruleset import Ruleset
from forceout.rules.state import Shake
from forceout.rules.unreadable import Unreadable
from forceout.rules.violation import Violation
from forceout.rules.vocabulary import Situation

TRIES: Final = 14
LONGEST_COUNT: Final = 6
OPENING: Final = "([{"
CLOSING: Final = ")]}"
ABOUT_CUBES: Final = frozenset({Code.REQUIRED_UNUSED, Code.CUBE_UNAVAILABLE, Code.TOO_MANY_RESOURCES})
TOO_PLAIN: Final = frozenset({Code.SYNTAX, Code.GOAL_ILLEGAL, Code.UNVERIFIABLE, Code.UNDEFINED, Code.WROTE_GOAL})
"""Faults that are slips of the pen, or that nobody could point to."""


class Faulty(NamedTuple):
    """A Solution with one fault: the shake it was written in, its text, the criterion, and where it is broken."""

    shake: Shake
    text: str
    code: str
    places: tuple[str, ...]


def faulty_solutions(dice: Random, shake: Shake, solution: str) -> Iterator[Faulty]:
    """Solutions with exactly one fault that somebody can point to, from a correct one."""
    tried = [(shake, text) for text in spoiled_texts(dice, shake, solution)]
    tried += [(other, solution) for other in spoiled_tables(dice, shake, solution)]
    for other, text in tried:
        violations = other.table.game.ruling(other, text, None).violations
        if len(violations) != 1 or violations[0].code in TOO_PLAIN:
            continue
        places = places_of(other, text, violations[0])
        if places or PLACES.get(violations[0].code, Place.WHOLE) is Place.WHOLE:
            yield Faulty(other, text, violations[0].code.value, places)


def spoiled_texts(dice: Random, shake: Shake, solution: str) -> Iterator[str]:
    """What somebody might write instead: without brackets, with another symbol, with one left out."""
    yield from ungrouped(solution)
    side, equals, goal = solution.partition("=") if not shake.table.game.has_cards else (solution, "", "")
    exchanges = sense_of(shake).EXCHANGES
    for _ in range(TRIES):
        place = dice.randrange(len(side)) if side else 0
        others = [other for other in exchanges.get(side[place : place + 1], "") if other != side[place]]
        if others:
            yield f"{side[:place]}{dice.choice(others)}{side[place + 1 :]}{equals}{goal}"
    statements = [part.strip() for part in side.split(",")]
    if len(statements) > 1:
        yield statements[-1] + equals + goal


def spoiled_tables(dice: Random, shake: Shake, solution: str) -> Iterator[Shake]:
    """The same Solution at a table where a cube lies elsewhere."""
    used = set(sense_of(shake).symbols(solution))
    for source in ("permitted", "resources"):
        cubes = getattr(shake, source)
        idle = [cube for cube in cubes if cube[-1] not in used]
        busy = [cube for cube in cubes if cube[-1] in used and not shake.table.game.is_relation(cube)]
        if idle:
            yield moved(shake, [dice.choice(idle)], "required", source)
        if busy:
            yield moved(shake, [dice.choice(busy)], "forbidden", source)
            if source == "permitted" and shake.contest is not None and shake.contest.end is Situation.NOW:
                yield moved(shake, [dice.choice(busy)], "resources", source)


def ungrouped(text: str) -> list[str]:
    """A text without one of its pairs of brackets, or without all of them."""
    pairs = []
    stack: list[int] = []
    for place, character in enumerate(text):
        if character in OPENING:
            stack.append(place)
        elif character in CLOSING and stack:
            pairs.append((stack.pop(), place))
    found = [text[:start] + text[start + 1 : end] + text[end + 1 :] for start, end in pairs]
    return list(dict.fromkeys([*found, re.sub(r"[()\[\]{}]", "", text)])) if pairs else []


def places_of(shake: Shake, text: str, violation: Violation) -> tuple[str, ...]:
    """Every place that a checker may rightly name for a fault; none where nobody could point to it."""
    kind = PLACES.get(violation.code, Place.WHOLE)
    if kind is Place.REGROUPING:
        copy = failing_copy(shake, text)
        return () if copy is None else (copy,)
    if kind is Place.COUNT:
        return counts_of(violation)
    if kind is Place.CUBE and violation.code in ABOUT_CUBES:
        named = symbols_in(violation.words)
        return tuple(dict.fromkeys(named)) or beyond_mat(shake, text)
    if kind is Place.VARIATION:
        return tuple(one.name for one in shake.variations if violation.code in one.breaches)
    if kind is Place.PART and violation.code == Code.NULL_RESTRICTION:
        return null_restriction(text, violation.words)
    return ()


def counts_of(violation: Violation) -> tuple[str, ...]:
    """What a Solution comes to that misses the Goal, where it is one short number."""
    slots = violation.words.slots
    named = slots.get("named", slots.get("solution"))
    text = "" if named is None or isinstance(named, Message) else str(named)
    return (text,) if re.fullmatch(r"-?\d+(/\d+)?", text) and len(text) <= LONGEST_COUNT else ()


def symbols_in(words: Message) -> Iterator[str]:
    """The cubes that a sentence names."""
    for name, value in words.slots.items():
        if name in ("symbol", "face") and isinstance(value, str):
            yield value
        elif isinstance(value, Message):
            yield from symbols_in(value)


def beyond_mat(shake: Shake, text: str) -> tuple[str, ...]:
    """The symbols that are written more often than they lie in Required and Permitted."""
    there = Counter(cube[-1] for cube in (*shake.required, *shake.permitted))
    return tuple(dict.fromkeys((Counter(sense_of(shake).symbols(text)) - there).elements()))


def null_restriction(text: str, words: Message) -> tuple[str, ...]:
    """The Restriction that removes nothing."""
    restrictions = [part.strip() for part in text.split(",")[:-1]]
    which: Slot = words.slots.get("which", "")
    number = which.slots.get("number", 1) if isinstance(which, Message) else 1
    is_there = isinstance(number, int) and number <= len(restrictions)
    return (restrictions[int(str(number)) - 1],) if is_there else ()


def readings_of(shake: Shake, text: str) -> list[str]:
    """The ways to bracket a Solution, as far as they are listed; none where it cannot be read."""
    table = shake.table
    ruleset = Ruleset(table.game.edition, table.division, table.form, shake.variations)
    try:
        found = reading_of(table.game.book.name).read_solution_text(text, ruleset)
    except Unreadable:
        return []
    return [one["grouped"] for one in found["readings"][:MOST_READINGS]]


def with_goal(shake: Shake, text: str, grouped: str) -> str:
    """A bracketed copy with what stands beside it in the original."""
    if shake.table.game.has_cards:
        return grouped
    _, equals, goal = text.partition("=")
    return f"{grouped} {equals}{goal}"


def failing_copies(shake: Shake, text: str) -> list[str]:
    """The bracketed copies that are legal readings of a Solution and miss the Goal, as the judge says."""
    game = shake.table.game
    copies = [with_goal(shake, text, one) for one in readings_of(shake, text)]
    return [one for one in copies if game.is_wrong_regrouping(shake, text, one, None)]


def failing_copy(shake: Shake, text: str) -> str | None:
    """One bracketed copy that fails."""
    return next(iter(failing_copies(shake, text)), None)
