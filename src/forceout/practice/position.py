"""A position of a puzzle: a whole table as data, from which a shake is made that the judge and the solver can be asked
about."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Self

from forceout.editions import find_game
from forceout.rules.frozen import replace
from forceout.rules.game import Game
from forceout.rules.state import Contest, Phase, Selection, Shake, Table
from forceout.rules.vocabulary import Division, Form, Situation

PLAYERS: Final = ("P1", "P2", "P3")
SECTIONS: Final = ("required", "permitted", "forbidden", "resources")
Variations = tuple[tuple[str, object], ...]


@dataclass(frozen=True, slots=True)
class Position:
    """What lies on the table, and which rules it is played by."""

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
    def of(cls, shake: Shake, season: str | None) -> Self:
        """The position of a shake."""
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

    @property
    def rules(self) -> Game:
        """The game in its edition."""
        game = find_game(self.game, self.edition, self.season)
        assert game is not None, f"{self.game} {self.edition} {self.season}"
        return game

    def shake(self) -> Shake:
        """The shake in this position, with somebody on turn; before its Goal is set where it has none."""
        game = self.rules
        table = Table(game, Division(self.division), Form(self.form), PLAYERS)
        chosen = [game.edition.fill_in(name, value) for name, value in self.variations]
        read = None if self.goal is None else game.read_goal(self.goal)
        return Shake(
            table,
            PLAYERS[2],
            dict.fromkeys(PLAYERS, 0),
            phase=Phase.GOAL if self.goal is None else Phase.MOVING,
            universe=self.universe or None,
            selections=tuple(Selection(PLAYERS[2], one, is_legal=True) for one in chosen),
            resources=self.resources,
            required=self.required,
            permitted=self.permitted,
            forbidden=self.forbidden,
            goal=self.goal,
            goal_cubes=() if read is None else read[1],
            turn=PLAYERS[2] if self.goal is None else PLAYERS[0],
            mover=None if self.goal is None else PLAYERS[2],
        )

    def contested(self, end: Situation) -> Shake:
        """The shake as it is when Solutions are written."""
        return replace(self.shake(), contest=Contest(end))

    def printed(self) -> dict[str, Any]:
        """The position as JSON; what is empty is left out."""
        fields: dict[str, Any] = {
            "game": self.game,
            "edition": self.edition,
            "season": self.season,
            "division": self.division,
            "form": self.form,
            "variations": [list(one) for one in self.variations],
            "universe": " ".join(self.universe),
            "goal": self.goal,
            **{name: " ".join(getattr(self, name)) for name in SECTIONS},
        }
        return {name: value for name, value in fields.items() if value}

    @classmethod
    def read(cls, printed: Mapping[str, Any]) -> Self:
        """The position that was printed."""
        lists = {name: tuple(str(printed.get(name, "")).split()) for name in ("universe", *SECTIONS)}
        return cls(
            printed["game"],
            printed["edition"],
            printed.get("season"),
            printed["division"],
            printed["form"],
            tuple((str(name), value) for name, value in printed.get("variations", ())),
            goal=printed.get("goal"),
            **lists,
        )
