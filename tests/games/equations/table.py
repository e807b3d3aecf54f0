"""A table of Equations at which a test says only what matters to it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypedDict, Unpack

from forceout.editions.equations_2015_16 import EQUATIONS_2015_16, Season
from forceout.games.equations.checking import Verdict, check_equation
from forceout.games.equations.cubes import Cube, read_cube
from forceout.games.equations.goal import read_goal
from forceout.games.equations.in_force import InForce
from forceout.games.equations.play import is_proved
from forceout.games.equations.position import Position
from forceout.games.equations.variation import EquationsVariation
from forceout.judge.protocol.answer import answer
from forceout.rules.ruleset import Ruleset
from forceout.rules.vocabulary import Division, Form, Situation

Called = Mapping[str, object]
"""A variation as the judge protocol names it."""
PLENTY: Final = "0 0 1 1 2 2 2 3 3 3 4 4 4 5 5 5 6 6 7 7 8 8 9 9 9 9 9 9 + + + - - - × × × ÷ ÷ ÷ * * * * √ √ √"
"""Cubes of every symbol to spare, more than the kit has, for tests to which cubes do not matter."""
ROLL: Final = "r0 r1 r2 r3 r+ r- b0 b1 b2 b3 b× b÷ g4 g5 g6 g- g× g* k7 k8 k9 k+ k÷ k√"
"""A roll that shows every symbol."""


class Rules(TypedDict, total=False):
    """What a test may say about the rules played by."""

    division: str
    season: str
    form: str


class Shake(Rules, total=False):
    """What a test may say about a shake; what it leaves out is at hand in plenty."""

    goal: str
    required: str
    permitted: str
    forbidden: str
    resources: str
    situation: str
    variations: Sequence[Called]


NOTHING_SAID: Final[Shake] = {}


def called(name: str, **blank: object) -> Called:
    """A variation with its blank filled in."""
    return {"name": name, **blank}


def cubes_of(texts: str) -> tuple[Cube, ...]:
    """Cubes in notation, with spaces between."""
    cubes = [read_cube(text) for text in texts.split()]
    assert None not in cubes, texts
    return tuple(cube for cube in cubes if cube is not None)


def read_variation(asked: Called) -> EquationsVariation:
    """A variation by its name, whatever the season."""
    kind = EQUATIONS_2015_16[Season.EVEN].every_variation()[str(asked["name"])]
    return kind.fill_in(asked.get(kind.blank) if kind.blank else None)


@dataclass(frozen=True)
class Table:
    """A table of Equations."""

    def in_force(self, **shake: Unpack[Shake]) -> InForce:
        """What the rules of a shake amount to; a season that plays its variations is found."""
        variations = tuple(read_variation(asked) for asked in shake.get("variations", ()))
        division = Division(shake.get("division", "middle"))
        seasons = [Season(shake["season"])] if "season" in shake else list(Season)
        for season in seasons:
            edition = EQUATIONS_2015_16[season]
            if all(type(one) in edition.variation_list(division) for one in variations):
                return InForce.of(Ruleset(edition, division, Form(shake.get("form", "adventurous")), variations))
        raise AssertionError(f"no season of {division.value} plays {variations}")

    def verdict(self, text: str, base: Shake | Rules = NOTHING_SAID, /, **more: Unpack[Shake]) -> Verdict:
        """What a perfect panel says of a written Equation in a shake, told at once or in two pieces."""
        shake: Shake = {**base, **more}
        return check_equation(text, self.position(shake), self.in_force(**shake))

    def proves(self, text: str, copy: str, base: Shake | Rules = NOTHING_SAID, /, **more: Unpack[Shake]) -> bool:
        """Whether a checker's copy proves that a written Equation is ambiguous."""
        shake: Shake = {**base, **more}
        return is_proved(text, copy, self.position(shake), self.in_force(**shake).ruleset)

    def position(self, shake: Shake) -> Position:
        """The position that a shake has come to."""
        return Position(
            read_goal(shake.get("goal", "7")),
            cubes_of(shake.get("required", "")),
            cubes_of(shake.get("permitted", PLENTY)),
            cubes_of(shake.get("forbidden", "")),
            cubes_of(shake.get("resources", "")),
            Situation(shake.get("situation", "impossible")),
        )

    def codes(self, text: str, base: Shake | Rules = NOTHING_SAID, /, **more: Unpack[Shake]) -> set[str]:
        """The codes of everything that is wrong with an Equation."""
        return {violation.code for violation in self.verdict(text, base, **more).violations}

    def breaches(self, text: str, base: Shake | Rules = NOTHING_SAID, /, **more: Unpack[Shake]) -> set[tuple[str, str]]:
        """The codes of everything that is wrong with an Equation, each with the section that is broken."""
        return {(one.code, one.rule.section) for one in self.verdict(text, base, **more).violations}

    def values(self, text: str, *variations: Called, side: str = "solution", **rules: Unpack[Rules]) -> list[str] | str:
        """The values of a text as written, or the code that says why it has none."""
        answered = self.ask(kind="expression", text=text, side=side, **self._asked(variations, **rules))
        return answered["values"] if answered["legal"] else str(answered["code"])

    def goal(self, text: str, *variations: Called, **rules: Unpack[Rules]) -> list[str] | str:
        """The values of a Goal on the mat, or the code that says why it has none."""
        answered = self.ask(kind="goal", goal=text, **self._asked(variations, **rules))
        return answered.get("values", ["no end"]) if answered["legal"] else str(answered["code"])

    def pick(self, pick: Called, *after: Called, roll: str = ROLL, **rules: Unpack[Rules]) -> str | None:
        """Why a player may not select a variation after others; None when it is legal."""
        division = rules.get("division", "middle")
        more = {"season": rules["season"]} if "season" in rules else {}
        form = rules.get("form", "adventurous")
        answered = self.ask(
            kind="selection",
            division=division,
            form=form,
            resources=roll.split(),
            chosen=list(after),
            pick=pick,
            **more,
        )
        return None if answered["legal"] else str(answered["code"])

    def _asked(self, variations: Sequence[Called], **rules: Unpack[Rules]) -> dict[str, Any]:
        ruleset = self.in_force(variations=variations, **rules).ruleset
        season = next(season for season, edition in EQUATIONS_2015_16.items() if edition is ruleset.edition)
        return {
            "division": ruleset.division.value,
            "form": ruleset.form.value,
            "season": season.value,
            "variations": [dict(one) for one in variations],
        }

    def ask(self, **question: Any) -> dict[str, Any]:
        """The judge's answer to a question."""
        answered = answer({"game": "equations", "edition": "2015-16", **question})
        assert "error" not in answered, answered
        return answered
