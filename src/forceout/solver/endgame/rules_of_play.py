"""What a player may do with the cubes, by kinds: the engine's own rules, which a test plays beside them (On-Sets IV,
VIII, XIII-A-7; Equations V, VIII)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from forceout.rules.actions import Action, Bonus, Move, Shift
from forceout.rules.challenging import resources_needed_for_now
from forceout.rules.moving_cubes import MOST_LEFT_FOR_RELATIONS
from forceout.rules.state import Section, Shake
from forceout.rules.vocabulary import Form
from forceout.solver.endgame.mat import Kinds, Mat

REQUIRED, PERMITTED, FORBIDDEN = (section.value for section in Section)


class Step(NamedTuple):
    """Something that a player does with one cube of a kind."""

    do: str
    """`move`, `shift` or `bonus`."""
    place: int
    to: str

    @property
    def ends_turn(self) -> bool:
        """Whether the turn goes to the left: after a bonus it does not."""
        return self.do != Bonus.do


@dataclass(frozen=True, slots=True)
class RulesOfPlay:
    """What the moves of one shake depend on, beside the mat."""

    kinds: Kinds
    relations: frozenset[int]
    """The places of = and ⊆."""
    has_shift: bool
    resources_for_now: int
    players: tuple[str, ...]
    may_bonus: Mapping[str, bool]
    solutions_asked: int

    @classmethod
    def of(cls, shake: Shake, kinds: Kinds, cubes: Mapping[str, int], solutions_asked: int) -> "RulesOfPlay":
        """The rules of a shake, whose cubes have these places among the kinds."""
        game = shake.table.game
        is_plain = shake.table.form is Form.BASIC and shake.revision.basic_form_is_plain
        return cls(
            kinds,
            frozenset(place for cube, place in cubes.items() if game.is_relation(cube)),
            any(one.allows_shift() for one in shake.variations),
            resources_needed_for_now(shake),
            shake.players,
            {player: not is_plain and not shake.is_leading(player) for player in shake.players},
            solutions_asked,
        )

    def left_of(self, player: str) -> str:
        """The next player clockwise."""
        return self.players[(self.players.index(player) + 1) % len(self.players)]

    def is_now_open(self, mat: Mat) -> bool:
        """Whether a Now challenge may be made at all (On-Sets V-A-2; Equations VI-A-2)."""
        return mat.left >= self.resources_for_now and bool(mat.required or mat.permitted)

    def may_go_to_forbidden(self, mat: Mat, place: int) -> bool:
        """Whether a cube of Resources may go to Forbidden: not the last one, and = and ⊆ late (On-Sets IV-D, VIII-A;
        Equations VIII-A)."""
        return mat.left > 1 and (place not in self.relations or mat.left <= MOST_LEFT_FOR_RELATIONS)

    def steps(self, mat: Mat, may_bonus: bool) -> Iterator[Step]:
        """Everything that the player on turn may do, each kind of cube once."""
        if not mat.left:
            return
        for place in self.kinds.present(mat.resources):
            yield Step(Move.do, place, REQUIRED)
            yield Step(Move.do, place, PERMITTED)
            if self.may_go_to_forbidden(mat, place):
                yield Step(Move.do, place, FORBIDDEN)
        if self.has_shift:
            for place in self.kinds.present(mat.permitted):
                yield Step(Shift.do, place, REQUIRED)
                if place not in self.relations:
                    yield Step(Shift.do, place, FORBIDDEN)
        if may_bonus:
            for place in self.kinds.present(mat.resources):
                if self.may_go_to_forbidden(mat, place):
                    yield Step(Bonus.do, place, FORBIDDEN)

    def after(self, mat: Mat, step: Step) -> Mat:
        """The mat when that is done."""
        unit = self.kinds.units[step.place]
        required, permitted, resources, left = mat
        if step.do == Shift.do:
            permitted -= unit
        else:
            resources -= unit
            left -= 1
        if step.to == REQUIRED:
            required += unit
        elif step.to == PERMITTED:
            permitted += unit
        return Mat(required, permitted, resources, left)


def action_of(step: Step, player: str, cube: str) -> Action:
    """A step as the engine's action, with a cube of its kind."""
    if step.do == Bonus.do:
        return Bonus(player, cube)
    return (Shift if step.do == Shift.do else Move)(player, cube, step.to)
