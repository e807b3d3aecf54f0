"""The judge's answer about perfect play (judge-protocol.md, kind: endgame; docs/solver.md)."""

from dataclasses import dataclass
from typing import Any, Final

from forceout.judge.protocol.question import MISSING, BadQuestion, Question
from forceout.messages.message import Message
from forceout.rules import actions as do
from forceout.rules.codes import QuestionCode
from forceout.rules.frozen import replace
from forceout.rules.game import Game
from forceout.rules.ruleset import Ruleset
from forceout.rules.state import Phase, Section, Selection, Shake, Table
from forceout.rules.vocabulary import Situation
from forceout.solver.budget import budget_for
from forceout.solver.endgame.analysis import Endgame, endgame
from forceout.solver.endgame.search import Room

MILLISECONDS: Final = 10_000
LONGEST: Final = 600_000
MOST_BYTES: Final = 1 << 29
PLAYERS: Final = ("A", "B", "C")


class InPlay(Question):
    """A question about a shake that goes on, with an end in its place for the reader of positions."""

    def __init__(self, question: Question) -> None:
        super().__init__({})
        self._question = question

    def take(self, field: str, default: Any = MISSING) -> Any:
        return Situation.IMPOSSIBLE if field == "situation" else self._question.take(field, default)


@dataclass(frozen=True, slots=True)
class Laid:
    """A position as the engine writes it."""

    goal: str
    universe: tuple[str, ...] | None
    required: tuple[str, ...]
    permitted: tuple[str, ...]
    forbidden: tuple[str, ...]
    resources: tuple[str, ...]


def answer_endgame(question: Question, game: Game, ruleset: Ruleset[Any], laid: Laid) -> dict[str, Any]:
    """What is known of a position and of every move in it."""
    shake = read_shake(question, game, ruleset, laid)
    budget_ms = read_budget(question)
    question.finish()
    return printed_endgame(endgame(shake, budget_for(budget_ms, question.clock, MOST_BYTES)))


def read_shake(question: Question, game: Game, ruleset: Ruleset[Any], laid: Laid) -> Shake:
    """The shake of a question: who plays, who is on turn, who moved last."""
    players = tuple(question.texts("players", list(PLAYERS)))
    if not 2 <= len(players) <= 3 or len(set(players)) != len(players) or set(players) & set(do.OFFICIALS):
        raise BadQuestion(QuestionCode.UNKNOWN_VALUE, Message("players-two-or-three-different-names"))
    turn = question.text("turn", players[0])
    if turn not in players:
        raise BadQuestion(QuestionCode.UNKNOWN_PLAYER, Message("player-is-not-one-of-players", player=repr(turn[:40])))
    mover = question.text("mover", players[players.index(turn) - 1])
    if mover not in players:
        raise BadQuestion(QuestionCode.UNKNOWN_PLAYER, Message("player-is-not-one-of-players", player=repr(mover[:40])))
    scores = question.integers("scores", {})
    if not set(scores) <= set(players):
        raise BadQuestion(QuestionCode.UNKNOWN_PLAYER, Message("scores-names-somebody-who-is-not-one-of-players"))
    shake = Shake(
        Table(game, ruleset.division, ruleset.form, players),
        mover,
        {player: scores.get(player, 0) for player in players},
        universe=laid.universe,
        selections=tuple(Selection("", variation, True) for variation in ruleset.chosen),
        required=laid.required,
        permitted=laid.permitted,
        forbidden=laid.forbidden,
        goal=laid.goal,
        mover=mover,
    )
    # Digits, and = and ⊆ where there are no Restrictions, have left Resources with the Goal.
    resources = tuple(cube for cube in laid.resources if not game.is_never_in_solutions(shake, cube))
    phase = Phase.MOVING if len(resources) > 1 else Phase.LAST_CUBE if resources else Phase.FORCEOUT
    return replace(shake, resources=resources, phase=phase, turn=turn if resources else None)


def read_budget(question: Question) -> float:
    """The milliseconds that the search may take."""
    value = question.take("budget_ms", MILLISECONDS)
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise BadQuestion(QuestionCode.WRONG_TYPE, Message("the-field-budget-ms-holds-no-number"))
    if not 0 <= value <= LONGEST:
        raise BadQuestion(
            QuestionCode.UNKNOWN_VALUE, Message("the-field-budget-ms-must-be-between-0-and-longest", longest=LONGEST)
        )
    return value


def printed_endgame(found: Endgame) -> dict[str, Any]:
    """What is known, as the protocol writes it."""
    return {
        "outcome": found.outcome.value,
        "turn": found.turn,
        "room": printed_room(found.room),
        "moves": [
            {
                **printed_action(one.action),
                "outcome": one.outcome.value,
                "leaves": None if one.leaves is None else printed_room(one.leaves),
            }
            for one in found.moves
        ],
        "line": [
            {"by": one.action.by, **printed_action(one.action), "leaves": printed_room(one.leaves)}
            for one in found.line
        ],
        "line_end": found.line_end.value,
        "guarantee": dict(found.guarantee),
        "proof": None if found.proof is None else found.proof.value,
        "asked": found.asked,
        "undecided": found.undecided,
    }


def printed_room(room: Room) -> dict[str, int]:
    """How many moves are safe, not known, and legal."""
    return room._asdict()


def printed_action(action: do.Action) -> dict[str, str]:
    """A move, a shift or a bonus."""
    assert isinstance(action, do.Move | do.Shift | do.Bonus)
    to = Section.FORBIDDEN.value if isinstance(action, do.Bonus) else action.to
    return {"do": action.do, "cube": action.cube, "to": to}
