"""A table to play at in tests: a shake is set up, actions are written as one would say them, and its state is seen.

An action is a line: who, what, and the rest, in the words of the judge protocol. `A goal row 1 2`, `B move R required`,
`B bonus G`, `C challenge now`, `A side mover`, `B present B ∪ R` (against "no Goal": `B present B ∪ R for row 3`),
`C reject B not-equal`, `C reject B ambiguous as (B ∪ G) - R with A`, `B select wild-cube B`, `C deal B R -`,
`clock tick 70`.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from forceout.editions import find_game
from forceout.judge.protocol.play import read_action, read_shake
from forceout.judge.protocol.question import Question
from forceout.rules.engine import Outcome, apply
from forceout.rules.game import Game
from forceout.rules.revision import LATEST, Revision
from forceout.rules.state import Shake, Timer

UNIVERSE = "BRGY BR BG RY G Y B -"
FACES = "1 2 3 B B R R G G Y Y ∪ ∩ - ' = ⊆ V"
ELEMENTARY_FACES = "1 2 3 B B R R G G Y Y ∪ ∩ - ' V V Λ"
EQUATIONS_FACES = "0 1 2 3 + - 0 1 2 3 × ÷ 4 5 6 * × - 7 8 9 √ + ÷"
GOAL = {"on-sets": "row 1 2 3", "equations": "6"}
"""A Goal of 6 for the cubes above, for which `RIGHT` is a correct Solution and `WRONG` is not."""
RIGHT = {"on-sets": "B ∪ Y", "equations": "4+2 = 6"}
WRONG = {"on-sets": "B ∪ R", "equations": "4+3 = 6"}
CUBES = {"on-sets": ("R", "G", "Y", "∩"), "equations": ("5", "7", "8", "×")}
"""Four cubes of each game that `RIGHT` does without."""


def asked(line: str, game: Game) -> dict[str, Any]:
    """An action as the judge protocol writes it."""
    by, do, *rest = line.split(" ", 2)
    text = rest[0] if rest else ""
    words = text.split()
    said: dict[str, Any] = {"by": by, "do": do}
    if do == "roll":
        said["cubes"] = words
    elif do == "deal":
        said["cards"] = words
    elif do == "select":
        said["variation"] = named_variation(text, game)
    elif do == "goal":
        said["goal"] = text
    elif do in ("bonus", "return"):
        cube, _, to = text.partition(" to ")
        said |= {"cube": cube} | ({"to": to} if to else {})
    elif do in ("move", "shift"):
        said |= {"cube": words[0], "to": words[1]}
    elif do == "challenge":
        said["claim"] = text
    elif do == "side":
        said["with"] = text
    elif do == "present":
        solution, _, goal = text.partition(" for ")
        said |= {"solution": solution} | ({"goal": goal} if goal else {})
    elif do == "accept":
        said["of"] = text
    elif do == "reject":
        text, _, partner = text.partition(" with ")
        before, _, regrouped = text.partition(" as ")
        of, *code = before.split()
        said |= {"of": of} | ({"code": code[0]} if code else {}) | ({"regrouped": regrouped} if regrouped else {})
        said |= {"with": partner} if partner else {}
    elif do == "charge":
        said["procedure"] = text
    elif do in ("penalize", "warn", "absent", "tie"):
        said["player"] = words[0]
        if words[1:]:
            said["points"] = int(words[1])
    elif do == "tick":
        said["seconds"] = int(text)
    return said


def named_variation(text: str, game: Game) -> dict[str, Any]:
    """A variation with its blank, such as `wild-cube B` or `base 8`."""
    name, _, value = text.partition(" ")
    blank = game.edition.every_variation()[name].blank
    if not value or blank is None:
        return {"name": name}
    return {"name": name, blank: int(value) if blank in ("base", "k") else value}


class Play:
    """A shake that is being played."""

    def __init__(self, shake: Shake) -> None:
        self.shake = shake
        self.outcome: Outcome | None = None

    def __call__(self, *lines: str) -> "Play":
        """Play actions that are all done; what is illegal about one may stand."""
        for line in lines:
            code = self.gets(line)
            assert self.outcome is not None
            assert self.outcome.is_done, f"{line}: {code}"
        return self

    def gets(self, line: str) -> str:
        """What an action gets: `ok`, or the code of what is illegal about it, in brackets where it stands."""
        game = self.shake.table.game
        self.shake, self.outcome = apply(self.shake, read_action(Question(asked(line, game)), game))
        violation = self.outcome.violation
        if violation is None:
            return "ok"
        return f"({violation.code})" if self.outcome.is_done else violation.code

    def rule(self, line: str) -> str:
        """The section that an action is refused by."""
        assert self.gets(line) != "ok"
        assert self.outcome is not None
        assert self.outcome.violation is not None
        return self.outcome.violation.rule.section

    def down_to(self, cubes: int, keep: str = "", to: str = "permitted") -> "Play":
        """Move cubes in turn, all to one section, until so many are left."""
        kept = keep.split()
        while len(self.shake.resources) > cubes:
            left = list(self.shake.resources)
            for cube in kept:
                left.remove(cube)
            self(f"{self.turn} move {left[0]} {to}")
        return self

    @property
    def phase(self) -> str:
        return self.shake.phase.value

    @property
    def turn(self) -> str | None:
        return self.shake.turn

    @property
    def mover(self) -> str | None:
        return self.shake.mover

    @property
    def penalties(self) -> dict[str, int]:
        """Who has lost points, and how many."""
        return {player: points for player, points in self.shake.penalties.items() if points}

    @property
    def scores(self) -> dict[str, int] | None:
        return None if self.shake.scores is None else dict(self.shake.scores)

    @property
    def resources(self) -> str:
        return " ".join(self.shake.resources)

    @property
    def mat(self) -> dict[str, str]:
        """What lies in Required, Permitted and Forbidden, where there is anything."""
        sections = {name: " ".join(getattr(self.shake, name)) for name in ("required", "permitted", "forbidden")}
        return {name: cubes for name, cubes in sections.items() if cubes}

    @property
    def variations(self) -> list[str]:
        return [one.name for one in self.shake.variations]

    def time_left(self, player: str) -> int:
        """The seconds of a player's time limit that are left, without the countdown."""
        timer = self.timer(player)
        return timer.limit - timer.passed

    def timer(self, player: str) -> Timer:
        return next(timer for timer in self.shake.timers if timer.player == player)


def play(
    game: str = "on-sets",
    edition: str | None = None,
    *,
    division: str = "middle",
    form: str = "adventurous",
    policing: str = "referee",
    players: Iterable[str] = "ABC",
    goal_setter: str | None = None,
    scores: Mapping[str, int] | None = None,
    roll: str | None = None,
    universe: str | None = None,
    variations: Iterable[str] | None = (),
    season: str = "even",
    revision: Revision = LATEST,
) -> Play:
    """A shake with its cubes rolled and cards dealt, its variations selected unless they are None."""
    found = find_game(game, edition, season, revision)
    assert found is not None
    faces = {"equations": EQUATIONS_FACES}.get(game, ELEMENTARY_FACES if division == "elementary" else FACES)
    question: dict[str, Any] = {
        "division": division,
        "form": form,
        "policing": policing,
        "players": list(players),
        "roll": (roll or faces).split(),
    }
    if goal_setter is not None:
        question["goal_setter"] = goal_setter
    if scores is not None:
        question["scores"] = dict(scores)
    if found.has_cards:
        question["universe"] = (universe or UNIVERSE).split()
    if variations is not None:
        question["variations"] = [named_variation(one, found) for one in variations]
    return Play(read_shake(Question(question), found))


EVERY_BOOK = pytest.mark.parametrize(
    ("game", "edition"), [("on-sets", "2026-27"), ("on-sets", "2014-15"), ("equations", "2015-16")]
)
ON_SETS = pytest.mark.parametrize("edition", ["2026-27", "2014-15"])
OLDER_BOOKS = pytest.mark.parametrize(("game", "edition"), [("on-sets", "2014-15"), ("equations", "2015-16")])
EVERY_DIVISION = pytest.mark.parametrize("division", ["elementary", "middle", "junior", "senior"])
ABOVE_ELEMENTARY = pytest.mark.parametrize("division", ["middle", "junior", "senior"])


def begun(game: str = "on-sets", edition: str | None = None, **others: Any) -> Play:
    """A shake whose Goal is set, with B to move."""
    table = play(game, edition, **others)
    return table(f"{table.turn} goal {GOAL[game]}")


def before_roll(
    game: str = "on-sets",
    edition: str | None = None,
    *,
    division: str = "middle",
    form: str = "adventurous",
    policing: str = "referee",
    players: Iterable[str] = "ABC",
) -> Play:
    """A shake that is about to begin."""
    found = find_game(game, edition)
    assert found is not None
    question = {"division": division, "form": form, "policing": policing, "players": list(players)}
    return Play(read_shake(Question(question), found))
