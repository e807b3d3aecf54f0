"""One safe move: after nearly every other one, Now or Impossible is right (On-Sets IV, V-A; Equations V, VI-A).

What is safe is asked of `SafeMoves`, so that the endgame solver can take the place of the plain one.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple, Protocol

from forceout.messages.message import Message
from forceout.practice.grading import RIGHT, BadAnswer, Graded, text_of, wrong
from forceout.practice.kinds.draft import Draft
from forceout.practice.late_shakes import late
from forceout.practice.position import Position
from forceout.practice.puzzle import Puzzle
from forceout.practice.searching import is_correct, is_slow, solution_of, standing_of
from forceout.practice.shakes import Source
from forceout.practice.themes import themes_of
from forceout.rules.actions import Move
from forceout.rules.engine import apply
from forceout.rules.legal_actions import legal_actions
from forceout.rules.state import PLAYING, Shake
from forceout.rules.vocabulary import Situation

FEWEST_PLANNED: Final = 3
MOST_SAFE: Final = 2
MOST_LATE: Final = 8
"""Ways in which one shake is brought to its end."""
SECTIONS: Final = ("required", "permitted", "forbidden")


class MoveFound(NamedTuple):
    """A move and what is then true: safe, or which challenge is right and by which Solution."""

    cube: str
    to: str
    outcome: str
    solution: str | None = None


class SafeMoves(Protocol):
    """What tells of every move whether it is safe; raises Undecided."""

    def __call__(self, shake: Shake, most_safe: int | None = None) -> list[MoveFound] | None:
        """Every move of the player on turn; None where a move ends the shake, or more are safe than are wanted."""


def by_solving(shake: Shake, most_safe: int | None = None) -> list[MoveFound] | None:
    """Safe is a move after which neither Now nor Impossible is right, by the plain solver."""
    assert shake.turn is not None
    asks_color = any(one.blank == "color" for one in shake.variations)
    known: dict[tuple[str, str], str] = {}
    found = []
    moves = [one for one in legal_actions(shake, shake.turn).actions if isinstance(one, Move)]
    for move in sorted(moves, key=lambda one: (one.cube, one.to)):
        alike = (move.cube if asks_color else move.cube[-1], move.to)
        if alike not in known:
            after, _ = apply(shake, move)
            if after.phase not in PLAYING:
                return None
            true = standing_of(after)
            known[alike] = "now" if true.is_now_right else "impossible" if true.is_impossible_right else "safe"
            if most_safe is not None and list(known.values()).count("safe") > most_safe:
                return None
        found.append(MoveFound(move.cube, move.to, known[alike]))
    return found


def refuted(shake: Shake, moves: Sequence[MoveFound], planned: str) -> list[MoveFound] | None:
    """The same moves, each that Now refutes with a Solution; None where one is not known without the solver."""
    found = []
    for one in moves:
        shown = one
        if one.outcome == "now":
            after, _ = apply(shake, Move(shake.turn or "", one.cube, one.to))
            shown = one._replace(solution=solution_of(after, Situation.NOW, planned))
            if shown.solution is None:
                return None
        found.append(shown)
    return found


def make(dice: Random, source: Source, number: int, safe_moves: SafeMoves = by_solving) -> Draft | None:
    """A position that is safe, in which one move keeps it so, or two."""
    walk = source.walk(number)
    if walk is None or len(walk.plan.cubes) < FEWEST_PLANNED or is_slow(walk.moving[0]):
        return None
    for _ in range(MOST_LATE):
        made = draft(late(dice, walk.moving[0], walk.plan.cubes), walk.season, safe_moves, walk.plan.solution)
        if made is not None:
            return made
    return None


def draft(late_shake: Shake, season: str | None, safe_moves: SafeMoves, planned: str) -> Draft | None:
    """The puzzle of a shake late in the game; None where it is not safe, or more than a move or two keep it so."""
    # As a puzzle has it: whoever is on turn, nobody leading, nothing said of bonus moves.
    position = Position.of(late_shake, season)
    shake = position.shake()
    if not standing_of(shake).is_safe:
        return None
    moves = safe_moves(shake, MOST_SAFE)
    if moves is None:
        return None
    safe = {(one.cube[-1], one.to) for one in moves if one.outcome == "safe"}
    if not 0 < len(safe) <= MOST_SAFE:
        return None
    moves = refuted(shake, moves, planned)
    if moves is None:
        return None
    return Draft(
        position,
        {"moves": len(moves)},
        {"moves": {f"{one.cube} {one.to}": printed(one) for one in moves}},
        themes_of(position, ("safe-move",)),
    )


def printed(move: MoveFound) -> list[str]:
    """What is true after a move, as JSON."""
    return [move.outcome] if move.solution is None else [move.outcome, move.solution]


def grade(puzzle: Puzzle, answer: Mapping[str, Any]) -> Graded:
    """The safe move is right; of any other is told which challenge then is."""
    cube, to = text_of(answer, "cube", 10), text_of(answer, "to", 20)
    rules = puzzle.position.rules
    known = rules.find_cube(cube, puzzle.position.resources)
    if known is None or to not in SECTIONS:
        raise BadAnswer(Message("no-such-cube-to-move", cube=cube))
    sections = rules.procedures.sections
    found = puzzle.answer["moves"].get(f"{known} {to}")
    if found is None:
        return wrong(Message("that-move-is-not-allowed-now", cube=known), sections.turn)
    if found[0] == "safe":
        return RIGHT
    if found[0] == "now":
        return wrong(Message("then-now-is-right", solution=found[1]), sections.challenging)
    return wrong(Message("then-impossible-is-right"), sections.challenging)


def prove(puzzle: Puzzle) -> list[str]:
    """Every move has the outcome that is claimed, and every Solution that refutes one is correct."""
    shake = puzzle.position.shake()
    moves = by_solving(shake)
    if moves is None or not standing_of(shake).is_safe:
        return ["it is not known which moves are safe"]
    claimed = puzzle.answer["moves"]
    wrong_claims = [
        f"{one.cube} {one.to} is {one.outcome}"
        for one in moves
        if claimed.get(f"{one.cube} {one.to}", [""])[0] != one.outcome
    ]
    for name, found in claimed.items():
        cube, _, to = name.partition(" ")
        after, _ = apply(shake, Move(shake.turn or "", cube, to))
        if found[0] == "now" and not is_correct(after, Situation.NOW, found[1]):
            wrong_claims.append(f"after {name} {found[1]} is not correct")
    return wrong_claims if len(moves) == len(claimed) else [*wrong_claims, "there are other moves"]


def shown(puzzle: Puzzle) -> dict[str, Any]:
    """The safe move, and what is right after each of the others."""
    return {"moves": {name: list(found) for name, found in puzzle.answer["moves"].items()}}


def right_answer(puzzle: Puzzle) -> dict[str, Any]:
    """The safe move."""
    name = next(name for name, found in puzzle.answer["moves"].items() if found[0] == "safe")
    cube, _, to = name.partition(" ")
    return {"cube": cube, "to": to}
