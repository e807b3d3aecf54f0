"""A table of On-Sets at which a test says only what matters to it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypedDict, Unpack

from forceout.editions.on_sets_2014_15 import ON_SETS_2014_15
from forceout.editions.on_sets_2026_27 import ON_SETS_2026_27
from forceout.games.on_sets.cards import Universe, read_card
from forceout.games.on_sets.checking import Verdict, check_solution
from forceout.games.on_sets.goal import read_goal
from forceout.games.on_sets.in_force import InForce, OnSetsEdition
from forceout.games.on_sets.position import Position
from forceout.games.on_sets.regrouping import is_failing, is_regrouped
from forceout.games.on_sets.variation import OnSetsVariation
from forceout.judge.protocol.answer import answer
from forceout.rules.ruleset import Ruleset
from forceout.rules.vocabulary import Division, Form, Situation

EDITIONS: Final = (ON_SETS_2026_27, ON_SETS_2014_15)
CARDS: Final = "BRG BR BY RGY R G GY -"
"""A Universe of eight cards: 3 with blue, 4 with red, 4 with green, 3 with yellow."""
PLENTY: Final = "BBBRRRGGGYYY∪∪∪∩∩∩---'''VVΛΛ===⊆⊆⊆"
"""Cubes of every symbol to spare, for tests to which cubes do not matter."""
ROLL: Final = "123BBRRGGYY∪∩-'VΛ⊆"
"""A roll of the whole kit."""
Called = dict[str, str]
"""A variation as the judge protocol names it."""


class Shake(TypedDict, total=False):
    """What a test may say about a shake; what it leaves out is at hand in plenty."""

    goal: str
    universe: str
    required: str
    permitted: str
    forbidden: str
    resources: str
    situation: str
    division: str
    form: str
    variations: Sequence[OnSetsVariation]


NOTHING_SAID: Final[Shake] = {}


def universe_of(cards: str) -> Universe:
    """The Universe of some cards in notation."""
    read = [read_card(card) for card in cards.split()]
    return Universe.of(tuple(card for card in read if card is not None))


def called(name: str, **blank: str) -> Called:
    """A variation with its blank filled in."""
    return {"name": name, **blank}


@dataclass(frozen=True)
class Table:
    """A table that plays by one edition."""

    edition: OnSetsEdition

    def verdict(self, text: str, base: Shake = NOTHING_SAID, /, **more: Unpack[Shake]) -> Verdict:
        """What a perfect panel says of a written Solution in a shake, told at once or in two pieces."""
        shake: Shake = {**base, **more}
        return check_solution(text, self.position(shake), self.in_force(shake))

    def proves(self, text: str, copy: str, base: Shake = NOTHING_SAID, /, **more: Unpack[Shake]) -> bool:
        """Whether a checker's copy proves that a written Solution is ambiguous."""
        in_force = self.in_force({**base, **more})
        return is_regrouped(text, copy) and is_failing(self.verdict(copy, base, **more), in_force)

    def in_force(self, shake: Shake) -> InForce:
        """What the rules of a shake amount to."""
        ruleset = Ruleset(
            self.edition,
            Division(shake.get("division", "middle")),
            Form(shake.get("form", "adventurous")),
            tuple(shake.get("variations", ())),
        )
        return InForce.of(ruleset)

    def position(self, shake: Shake) -> Position:
        """The position that a shake has come to."""
        return Position(
            universe_of(shake.get("universe", CARDS)),
            read_goal(shake.get("goal", "row 2")),
            tuple(shake.get("required", "")),
            tuple(shake.get("permitted", PLENTY)),
            tuple(shake.get("forbidden", "")),
            tuple(shake.get("resources", "")),
            Situation(shake.get("situation", "forceout")),
        )

    def codes(self, text: str, base: Shake = NOTHING_SAID, /, **more: Unpack[Shake]) -> set[str]:
        """The codes of everything that is wrong with a Solution."""
        return {violation.code for violation in self.verdict(text, base, **more).violations}

    def breaches(self, text: str, base: Shake = NOTHING_SAID, /, **more: Unpack[Shake]) -> set[tuple[str, str]]:
        """The codes of everything that is wrong with a Solution, each with the section that is broken."""
        return {(one.code, one.rule.section) for one in self.verdict(text, base, **more).violations}

    def values(self, text: str, base: Shake = NOTHING_SAID, /, **more: Unpack[Shake]) -> list[int]:
        """How many cards the readings of a Solution pick."""
        (solution,) = self.verdict(text, base, **more).solutions
        return list(solution.values)

    def picked(self, text: str, base: Shake = NOTHING_SAID, /, **more: Unpack[Shake]) -> set[str]:
        """The cards that a Solution with one reading picks."""
        (solution,) = self.verdict(text, base, **more).solutions
        (picked,) = {reading.picked for reading in solution.readings}
        return set(universe_of(more.get("universe", base.get("universe", CARDS))).named(picked))

    def pick(
        self,
        pick: Called,
        *,
        after: Sequence[Called] = (),
        roll: str = ROLL,
        universe: str = CARDS,
        division: str = "senior",
        form: str = "adventurous",
    ) -> str | None:
        """Why a player may not select a variation after others; None when it is legal."""
        answered = self.ask(
            kind="selection",
            division=division,
            form=form,
            universe=universe.split(),
            resources=list(roll),
            chosen=list(after),
            pick=pick,
        )
        return None if answered["legal"] else str(answered["code"])

    def ask(self, **question: Any) -> dict[str, Any]:
        """The judge's answer to a question about this edition."""
        answered = answer({"game": "on-sets", "edition": self.edition.name, **question})
        assert "error" not in answered, answered
        return answered
