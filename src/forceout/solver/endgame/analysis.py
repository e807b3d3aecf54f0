"""A shake as a game that can be solved: every move with what it leads to, the room it leaves, and what each seat can be
sure of (docs/solver.md)."""

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from forceout.rules.actions import Action, Bonus, Shift
from forceout.rules.state import PLAYING, Phase, Shake
from forceout.rules.vocabulary import Situation
from forceout.solver.budget import Budget, OutOfBudget
from forceout.solver.endgame.knowledge import NODES_OF_A_QUESTION, Knowledge, Questions
from forceout.solver.endgame.mat import Mat
from forceout.solver.endgame.registry import questions_of
from forceout.solver.endgame.rules_of_play import RulesOfPlay, Step, action_of
from forceout.solver.endgame.search import Outcome, Room, Search
from forceout.solver.endgame.worths import worths_of

ORDER: Final = (Outcome.FORCEOUT, Outcome.SAFE, Outcome.UNKNOWN, Outcome.NOW, Outcome.IMPOSSIBLE)
"""From the best outcome of an own move to the worst."""
NO_ROOM: Final = Room(0, 0, 0)


class Proof(Enum):
    """How a guarantee is known."""

    THEOREM = "theorem"
    SEARCH = "search"
    SOLUTION = "solution"
    """Of a mat that can be challenged already: by a Solution, or the proof that there is none."""


class LineEnd(Enum):
    """Where the line ends in which everybody leaves the next the least room."""

    FORCEOUT = "forceout"
    STUCK = "stuck"
    CHALLENGE = "challenge"
    """A challenge is right already."""
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class MoveValue:
    """Something that the player on turn may do, and what it leads to."""

    action: Action
    outcome: Outcome
    leaves: Room | None
    """The room of whoever is on turn then; None where nobody moves on, the mat is not known to be safe, or the budget
    is spent."""
    solutions: tuple[str, ...] = field(default=(), compare=False)
    """What shows it: Solutions for Now where that is right, else with all that is not forbidden; none where there is
    none, or that is not known."""

    @property
    def is_to_be_answered(self) -> bool:
        """Whether somebody moves on from there."""
        return self.outcome is not Outcome.FORCEOUT


@dataclass(frozen=True, slots=True)
class LineStep:
    """A move of the line, and the room it leaves."""

    action: Action
    leaves: Room


@dataclass(frozen=True, slots=True)
class Endgame:
    """All that is known of a position."""

    outcome: Outcome
    turn: str | None
    moves: tuple[MoveValue, ...]
    """Best first: the safe ones that leave the next player the least room, then what is not known."""
    room: Room
    line: tuple[LineStep, ...]
    line_end: LineEnd
    guarantee: Mapping[str, int | None]
    """The points that each seat can be sure of, whatever the others do; None where that is not known."""
    proof: Proof | None
    asked: int
    undecided: int

    @property
    def best(self) -> MoveValue | None:
        """The first of the moves."""
        return self.moves[0] if self.moves else None

    @property
    def right_claim(self) -> Situation | None:
        """The challenge that is certainly right now."""
        return {Outcome.NOW: Situation.NOW, Outcome.IMPOSSIBLE: Situation.IMPOSSIBLE}.get(self.outcome)


def can_be_analysed(shake: Shake) -> bool:
    """Whether there is a Goal and a mat that can be challenged."""
    return shake.goal is not None and shake.phase in (*PLAYING, Phase.FORCEOUT)


def endgame(shake: Shake, budget: Budget, nodes: int = NODES_OF_A_QUESTION, has_line: bool = True) -> Endgame:
    """A position as far as the budget goes; each question to the solver may cost so many nodes."""
    return Table(shake, budget, nodes).analysed(shake, has_line)


class Table:
    """One shake, whose positions share what is known about Solutions."""

    def __init__(self, shake: Shake, budget: Budget, nodes: int = NODES_OF_A_QUESTION) -> None:
        if not can_be_analysed(shake):
            raise ValueError("There is no Goal, or nothing to move or to challenge.")
        self.questions: Questions = questions_of(shake)
        cubes = dict.fromkeys((*shake.required, *shake.permitted, *shake.resources))
        places = {cube: self.questions.place_of(cube) for cube in cubes}
        self.rules = RulesOfPlay.of(shake, self.questions.kinds, places, self.questions.solutions_asked)
        self.knowledge = Knowledge(self.questions, budget, self.mat_of(shake).required, nodes)
        self.search = Search(self.rules, self.knowledge)

    def mat_of(self, shake: Shake) -> Mat:
        """Where the cubes of a shake lie, by kinds."""
        units = self.questions.kinds.units
        required, permitted, resources = (
            sum(units[self.questions.place_of(cube)] for cube in cubes)
            for cubes in (shake.required, shake.permitted, shake.resources)
        )
        return Mat(required, permitted, resources, len(shake.resources))

    def note(self, shake: Shake, solution: str) -> None:
        """Take a Solution that somebody has found for a position of this shake, where it is one."""
        self.knowledge.note(self.questions.made_of(solution, self.mat_of(shake), Situation.IMPOSSIBLE))

    def outcome(self, shake: Shake) -> Outcome:
        """What is true of a position of this shake."""
        return self.search.outcome(self.mat_of(shake))

    def room(self, shake: Shake) -> Room:
        """The room of the player on turn, counted and no more."""
        if shake.turn is None or not shake.resources:
            return NO_ROOM
        return self.search.room(self.mat_of(shake), self._may_bonus(shake, shake.turn))

    def shown(self, mat: Mat, outcome: Outcome) -> tuple[str, ...]:
        """The known Solutions that show what is true of a mat, as many as are asked for and no two with one pick."""
        if outcome in (Outcome.IMPOSSIBLE, Outcome.UNKNOWN):
            return ()
        units = self.questions.kinds.units
        present = self.questions.kinds.present(mat.resources)
        choices = [mat.on_mat + units[place] for place in present] if outcome is Outcome.NOW else [mat.usable]
        found: dict[Hashable, str] = {}
        for made in self.knowledge.fitting(mat, choices):
            found.setdefault(made.picked, made.text)
            if len(found) == self.questions.solutions_asked:
                break
        return tuple(found.values())

    def alike(self, cube: str, cubes: Iterable[str]) -> tuple[str, ...]:
        """Those of some cubes that are of a cube's kind, itself first."""
        place = self.questions.place_of(cube)
        return tuple(dict.fromkeys((cube, *(one for one in cubes if self.questions.place_of(one) == place))))

    def _may_bonus(self, shake: Shake, turn: str) -> bool:
        return self.rules.may_bonus[turn] and not shake.has_used_bonus

    def analysed(self, shake: Shake, has_line: bool = True) -> Endgame:
        """All that is known of a position of this shake."""
        mat, turn = self.mat_of(shake), shake.turn
        outcome = self.search.outcome(mat)
        moves: tuple[MoveValue, ...] = ()
        line: tuple[LineStep, ...] = ()
        room, line_end = NO_ROOM, _end_of(outcome)
        if turn is not None and mat.left:
            may_bonus = self._may_bonus(shake, turn)
            room = self.search.room(mat, may_bonus)
            moves = self._moves(shake, mat, turn, may_bonus)
            if has_line and outcome.is_safe:
                line, line_end = self._line(shake, mat, turn)
        guarantee, proof = self._guarantee(shake, mat, outcome)
        asked, undecided = self.knowledge.asked, self.knowledge.undecided
        return Endgame(outcome, turn, moves, room, line, line_end, guarantee, proof, asked, undecided)

    def _moves(self, shake: Shake, mat: Mat, turn: str, may_bonus: bool) -> tuple[MoveValue, ...]:
        found = []
        for step, after, outcome in self.search.outcomes(mat, may_bonus):
            leaves = None
            # With nothing left to look with, no reply would be known.
            if outcome is Outcome.SAFE and not self.knowledge.budget.spend(0):
                following = self.rules.left_of(turn) if step.ends_turn else turn
                leaves = self.search.room(after, step.ends_turn and self.rules.may_bonus[following])
            found.append(MoveValue(self._action(shake, step, turn), outcome, leaves, self.shown(after, outcome)))
        # A bonus leaves its own player the room, so that it comes after the moves.
        return tuple(
            sorted(
                found,
                key=lambda one: (
                    ORDER.index(one.outcome),
                    isinstance(one.action, Bonus),
                    one.leaves.share if one.leaves is not None else 1.0 if one.is_to_be_answered else 0.0,
                ),
            )
        )

    def _action(self, shake: Shake, step: Step, player: str) -> Action:
        section = shake.permitted if step.do == Shift.do else shake.resources
        cube = next(one for one in section if self.questions.place_of(one) == step.place)
        return action_of(step, player, cube)

    def _line(self, shake: Shake, mat: Mat, turn: str) -> tuple[tuple[LineStep, ...], LineEnd]:
        """Everybody makes the safe move that leaves the next the fewest safe answers; nobody takes a bonus."""
        line: list[LineStep] = []
        heaps = {name: list(getattr(shake, name)) for name in ("required", "permitted", "forbidden", "resources")}
        while mat.left:
            if self.knowledge.budget.spend(0):
                return tuple(line), LineEnd.UNKNOWN
            safe = [(step, after) for step, after, outcome in self.search.outcomes(mat, False) if outcome.is_safe]
            if not safe:
                is_stuck = self.search.room(mat, False).is_stuck
                return tuple(line), LineEnd.STUCK if is_stuck else LineEnd.UNKNOWN
            following = self.rules.left_of(turn)
            rooms = [self.search.room(after, self.rules.may_bonus[following]) for _, after in safe]
            fewest = min(range(len(safe)), key=lambda place: (rooms[place].share, place))
            step, mat = safe[fewest]
            source = heaps["permitted" if step.do == Shift.do else "resources"]
            cube = next(one for one in source if self.questions.place_of(one) == step.place)
            source.remove(cube)
            heaps[step.to].append(cube)
            line.append(LineStep(action_of(step, turn, cube), rooms[fewest]))
            turn = following
        return tuple(line), LineEnd.FORCEOUT

    def _guarantee(self, shake: Shake, mat: Mat, outcome: Outcome) -> tuple[dict[str, int | None], Proof | None]:
        players = self.rules.players
        if outcome is Outcome.UNKNOWN or not 2 <= len(players) <= 3:
            return dict.fromkeys(players), None
        worths = worths_of(shake.table.game.edition.score_shake, len(players))
        if outcome.is_lost:
            claim = Situation.NOW if outcome is Outcome.NOW else Situation.IMPOSSIBLE
            challenged = worths.of("mover", is_right=True, claims=(claim,))
            return {one: challenged if one == shake.mover else worths.bystander for one in players}, Proof.SOLUTION
        if shake.turn is None or self.search.always_has_safe_move(mat):
            return dict.fromkeys(players, worths.careful), Proof.THEOREM
        may_bonus = self._may_bonus(shake, shake.turn)
        lost = worths.of("mover", is_right=True)
        found: dict[str, int | None] = {}
        for seat in players:
            try:
                is_kept = self.search.can_keep_safe(mat, seat, shake.turn, may_bonus)
            except OutOfBudget:
                is_kept = None
            found[seat] = None if is_kept is None else worths.careful if is_kept else lost
        is_known = all(points is not None for points in found.values())
        return found, Proof.SEARCH if is_known else None


def _end_of(outcome: Outcome) -> LineEnd:
    """Where a line ends that has no move."""
    if outcome.is_lost:
        return LineEnd.CHALLENGE
    return LineEnd.FORCEOUT if outcome is Outcome.FORCEOUT else LineEnd.UNKNOWN
