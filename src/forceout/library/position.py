"""A position as a value: read from a line, judged, solved and drawn."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from time import monotonic
from typing import Any, Final, NamedTuple, Self

from forceout.editions import find_game
from forceout.judge.protocol.answer import answer
from forceout.judge.protocol.question import Question
from forceout.judge.registry import searching_of
from forceout.library.endgame import Endgame, read_endgame
from forceout.library.errors import BadPosition
from forceout.library.position_line import Variations, print_line, read_line
from forceout.rules.game import Game
from forceout.rules.state import Shake
from forceout.rules.vocabulary import Situation
from forceout.solver.answer import Answer, Listed
from forceout.solver.budget import Budget

SECONDS: Final = 10.0
"""How long a search may take where nothing is said."""


class Fault(NamedTuple):
    """Something that is wrong with a Solution, and the clause that says so."""

    code: str
    rule: str
    message: str


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the judge says of a Solution; true when it is correct."""

    is_correct: bool
    is_ambiguous: bool
    equals_goal: bool
    values: tuple[Any, ...]
    """What it comes to, in every way that it can be read."""
    faults: tuple[Fault, ...]

    def __bool__(self) -> bool:
        return self.is_correct

    def __repr__(self) -> str:
        return "<correct>" if self.is_correct else f"<not correct: {'; '.join(one.message for one in self.faults)}>"


@dataclass(frozen=True, slots=True, repr=False)
class Position:
    """A whole table at one moment; `Position.read(line)` and `str(position)` are exact both ways."""

    game: str
    edition: str
    season: str | None
    division: str
    form: str
    variations: Variations = ()
    universe: tuple[str, ...] = ()
    goal: str | None = None
    required: tuple[str, ...] = ()
    permitted: tuple[str, ...] = ()
    forbidden: tuple[str, ...] = ()
    resources: tuple[str, ...] = ()

    @classmethod
    def read(cls, line: str) -> Self:
        """The position of a line; raises BadPosition with what is wrong."""
        return cls(**read_line(line))

    @classmethod
    def of(cls, shake: Shake, season: str | None = None) -> Self:
        """The position of a shake, in a season where its book has seasons."""
        table = shake.table
        return cls(
            table.game.book.name,
            table.game.edition.name,
            season,
            table.division.value,
            table.form.value,
            tuple((one.name, one.filled_in) for one in shake.variations),
            shake.universe or (),
            shake.goal,
            shake.required,
            shake.permitted,
            shake.forbidden,
            shake.resources,
        )

    def __str__(self) -> str:
        return print_line(asdict(self))

    def __repr__(self) -> str:
        down = len(self.required) + len(self.permitted) + len(self.forbidden)
        goal = "no Goal" if self.goal is None else f"Goal {self.goal}"
        return f"<{self.game} {self.division}: {goal}, {down} cubes moved, {len(self.resources)} in Resources>"

    def _repr_svg_(self) -> str:
        from forceout.library.drawing import draw

        return draw(self)

    @property
    def rules(self) -> Game:
        """The game in its edition, with its lists of variations and its procedures."""
        game = find_game(self.game, self.edition, self.season)
        assert game is not None
        return game

    def question(self, kind: str, end: str | None = None, **more: object) -> dict[str, Any]:
        """A question of the judge protocol about this position, as if the shake ended so."""
        lists = {name: list(getattr(self, name)) for name in ("required", "permitted", "forbidden", "resources")}
        known = self.rules.edition.every_variation()
        chosen = [known[name].fill_in(value).printed() for name, value in self.variations]
        rules = {"game": self.game, "edition": self.edition, "division": self.division, "form": self.form}
        seasonal = {} if self.season is None else {"season": self.season}
        cards = {"universe": list(self.universe)} if self.rules.has_cards else {}
        goal = {} if self.goal is None else {"goal": self.goal}
        asked = {"kind": kind, "variations": chosen, "situation": end or self.usual_end}
        return {**asked, **rules, **seasonal, **cards, **goal, **lists, **more}

    @property
    def usual_end(self) -> str:
        """How a shake would end here: with cubes left as after Impossible, else by a forceout."""
        end = Situation.IMPOSSIBLE if self.resources else Situation.FORCEOUT
        return str(end.value)

    def judge(self, solution: str, end: str | None = None) -> Verdict:
        """The verdict on a Solution, for a shake that ends by now, impossible, forceout, time-up or no-goal."""
        found = _answered(self.question("solution", end, solution=solution))
        faults = tuple(Fault(**one) for one in found["violations"])
        return Verdict(found["correct"], found["ambiguous"], found["equals_goal"], tuple(found["values"]), faults)

    def solve(self, seconds: float = SECONDS, end: str | None = None) -> Answer:
        """Whether a correct Solution exists, and one; `exists` is None where the time was not enough to know. Where
        there is none, `reason` says why."""
        found = _answered(self.question("solve", end, budget_ms=seconds * 1000))
        reason = found.get("reason") or found.get("why")
        return Answer(found["exists"], found.get("solution"), found.get("goal"), reason)

    def endgame(
        self,
        seconds: float = SECONDS,
        players: Sequence[str] = ("A", "B", "C"),
        turn: str | None = None,
        mover: str | None = None,
        scores: Mapping[str, int] | None = None,
    ) -> Endgame:
        """Which moves are safe, what room they leave, and what each seat can be sure of; the first player is on turn
        where nothing is said, and the one before moved last."""
        named = {name: player for name, player in (("turn", turn), ("mover", mover)) if player is not None}
        asked = self.question(
            "endgame", players=list(players), scores=dict(scores or {}), budget_ms=seconds * 1000, **named
        )
        del asked["situation"]
        return read_endgame(_answered(asked))

    def solutions(self, seconds: float = SECONDS, end: str | None = None) -> Iterator[Listed]:
        """Correct Solutions as they are found, while the time lasts."""
        fields = self.question("solve", end, solution="")
        question = Question({name: value for name, value in fields.items() if name not in ("kind", "game")})
        return searching_of(self.game).list_asked(question, Budget(seconds=seconds, clock=monotonic))


def _answered(question: dict[str, Any]) -> dict[str, Any]:
    found = answer(question, monotonic)
    if "error" in found:
        raise BadPosition(found["error"]["message"])
    return found
