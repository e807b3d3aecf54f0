"""What a seat may do now, and why it may not do the rest."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import chain
from typing import Final

from forceout.messages.message import Message
from forceout.rulebook.rule import Rule
from forceout.rules import actions as do
from forceout.rules.codes import Code
from forceout.rules.engine import verify
from forceout.rules.illegal_procedures import STANDING_CODES
from forceout.rules.state import OVER, Phase, Policing, Presented, Section, Shake
from forceout.rules.two_cubes_without_bonus import second_without_bonus
from forceout.rules.view import unaware
from forceout.rules.violation import Violation

FREE_TEXT: Final = (do.Roll, do.Deal, do.Select, do.SetGoal, do.Present, do.Reject, do.Charge)
"""Actions that carry what no list can hold, offered as templates."""
NOT_NOW: Final = frozenset(
    {Code.WRONG_PHASE, Code.NOT_YOUR_TURN, Code.NOT_A_PLAYER, Code.ALREADY_PRESENTED, Code.MAY_NOT_PRESENT}
)
"""Violations that no other wording of an action would mend."""
ALIKE: Final = (do.Move, do.Bonus, do.Shift)
"""Kinds of action whose candidates are all closed when it is not the time or the turn for one."""
NOTHING: Final = "?"
"""A cube, a player or a procedure that is not there: what is named where nothing could be."""
MOVES: Final = (do.Move, do.Bonus, do.Shift)
CHARGED_IN: Final[Mapping[Phase, tuple[type[do.Action], ...]]] = {
    Phase.ROLLING: (do.Roll, do.Deal),
    Phase.SELECTING: (do.Roll, do.Deal, do.Select),
    Phase.GOAL: (do.SetGoal, do.Bonus, do.Select, do.Roll, do.Deal),
    Phase.NO_GOAL: (do.SetGoal, do.Bonus, do.Select, do.Roll, do.Deal),
    Phase.MOVING: (*MOVES, do.SetGoal, do.Select, do.Roll, do.Deal),
    Phase.LAST_CUBE: (*MOVES, do.SetGoal),
    Phase.FORCEOUT: (*MOVES, do.SetGoal),
    Phase.WRITING: MOVES,
}
"""Of which actions something illegal may stand in each phase, those of the phase first."""
OFFERED: Final = tuple(kind for kind in do.KINDS.values() if kind.who == do.PLAYER)


@dataclass(frozen=True, slots=True)
class LegalActions:
    """The actions open to one seat."""

    actions: tuple[do.Action, ...]
    templates: tuple[str, ...]
    """Kinds of action that may be done with the right words."""
    why_not: Mapping[str, Violation]
    """For each kind that is not open at all, why."""
    why_not_these: Mapping[do.Action, Violation] = field(default_factory=dict)
    """For each action that is not open although others of its kind are, why."""


def legal_actions(shake: Shake, seat: str) -> LegalActions:
    """Everything that a player may do now; where players police themselves, as far as they can know."""
    as_it_is, shake = shake, unaware(shake)
    open_now: list[do.Action] = []
    templates: list[str] = []
    why_not: dict[str, Violation] = {}
    why_not_these: dict[do.Action, Violation] = {}
    for kind in OFFERED:
        if kind in FREE_TEXT:
            closed = _why_no_words_do(shake, seat, kind)
            if closed is None:
                templates.append(kind.do)
            else:
                why_not[kind.do] = closed
            continue
        refused: list[tuple[do.Action, Violation]] = []
        is_open = False
        # Who moved two cubes knows that it was two.
        seen = as_it_is if kind is do.ReturnCube else shake
        for candidate in _tried(seen, seat, kind):
            violation = verify(seen, candidate)
            if violation is None:
                is_open = True
                open_now.append(candidate)
                continue
            refused.append((candidate, violation))
            if kind in ALIKE and violation.code in NOT_NOW:
                break
        if is_open:
            why_not_these.update(refused)
        else:
            why_not[kind.do] = refused[0][1]
    return LegalActions(tuple(open_now), tuple(templates), why_not, why_not_these)


def can_challenge(shake: Shake, seat: str) -> bool:
    """Whether a player may pick up the block and say one of the two words, as far as they can know (On-Sets V-A;
    Equations VI-A)."""
    shake = unaware(shake)
    if verify(shake, do.PickUpBlock(seat)) is not None:
        return False
    return any(verify(shake, claim) is None for claim in _claims_of(seat))


def _why_no_words_do(shake: Shake, seat: str, kind: type[do.Action]) -> Violation | None:
    """Why an action of a kind is closed whatever its words; None where some may do."""
    if kind is do.Charge and (closed := why_no_charge(shake)) is not None:
        return closed
    closed = None
    for candidate in _tried(shake, seat, kind):
        violation = verify(shake, candidate)
        if violation is None or violation.code not in NOT_NOW:
            return None
        closed = closed or violation
    return closed


def why_no_charge(shake: Shake) -> Violation | None:
    """Why nothing can be charged now, whatever stands (On-Sets IX-A, IX-B; Equations IX-A, IX-B)."""
    sections = shake.table.game.procedures.sections
    if shake.table.policing is Policing.REFEREE:
        message = Message("a-referee-sees-to-the-rules-here")
        return Violation(Code.NOT_ILLEGAL, sections.illegal_procedure, message)
    if shake.phase in CHARGED_IN or shake.phase is Phase.CHALLENGED or shake.phase in OVER:
        return None
    return Violation(Code.WRONG_PHASE, sections.insulated, Message("it-is-too-late-to-charge-anything-in-this-shake"))


def chargeable(shake: Shake) -> dict[Code, Rule]:
    """Every procedure that may be charged in a phase, rightly or wrongly, with where the book speaks of it: the same
    whatever stands (On-Sets IX-A, IX-A-2; Equations IX-A, IX-A-2; Guidelines 0)."""
    game, sections = shake.table.game, shake.table.game.procedures.sections
    kinds = CHARGED_IN.get(shake.phase, ())
    codes = dict.fromkeys(code for kind in kinds for code in sorted(STANDING_CODES.get(kind, ())))
    if not game.has_cards:
        # Equations has neither cards nor cubes for a Restriction.
        codes = dict.fromkeys(code for code in codes if code not in (Code.ILLEGAL_DEAL, Code.RELATION_TO_FORBIDDEN))
    return {code: code.default_rule(game.book, sections) or sections.illegal_procedure for code in codes}


def candidates(shake: Shake, seat: str, kind: type[do.Action]) -> Iterable[do.Action]:
    """The actions of one kind that could be open: all of them, or one that stands for them where there is no end."""
    listed = LISTED.get(kind)
    return (_examples(seat)[kind],) if listed is None else listed(shake, seat)


def _tried(shake: Shake, seat: str, kind: type[do.Action]) -> Iterable[do.Action]:
    """The candidates, or where nothing could be named one that names nothing, so that it can be said why not."""
    listed = LISTED.get(kind)
    if listed is None:
        return (_examples(seat)[kind],)
    found = iter(listed(shake, seat))
    first = next(found, None)
    return (_examples(seat)[kind],) if first is None else chain((first,), found)


def _moves(shake: Shake, seat: str) -> Iterable[do.Action]:
    return (move for cube in dict.fromkeys(shake.resources) for move in _moves_of(seat, cube))


@lru_cache(maxsize=1024)
def _moves_of(seat: str, cube: str) -> tuple[do.Action, ...]:
    return tuple(do.Move(seat, cube, to.value) for to in Section)


def _bonuses(shake: Shake, seat: str) -> Iterable[do.Action]:
    return (do.Bonus(seat, cube) for cube in dict.fromkeys(shake.resources))


def _shifts(shake: Shake, seat: str) -> Iterable[do.Action]:
    to_sections = (Section.REQUIRED, Section.FORBIDDEN)
    return (do.Shift(seat, cube, to.value) for cube in dict.fromkeys(shake.permitted) for to in to_sections)


def _returned(shake: Shake, seat: str) -> Iterable[do.Action]:
    if second_without_bonus(shake, seat) is not None:
        return (do.ReturnCube(seat, one.cube) for one in shake.moves[-2:])
    return () if shake.exchangeable is None else (do.ReturnCube(seat, shake.exchangeable[0].cube),)


def _challenges(shake: Shake, seat: str) -> Iterable[do.Action]:
    return _claims_of(seat)


@lru_cache(maxsize=64)
def _claims_of(seat: str) -> tuple[do.Action, ...]:
    return (do.Challenge(seat, "now"), do.Challenge(seat, "impossible"))


def _ties(shake: Shake, seat: str) -> Iterable[do.Action]:
    return (do.Tie(seat, player) for player in shake.players)


def _sides(shake: Shake, seat: str) -> Iterable[do.Action]:
    return _sides_of(seat)


@lru_cache(maxsize=64)
def _sides_of(seat: str) -> tuple[do.Action, ...]:
    return (do.TakeSide(seat, "challenger"), do.TakeSide(seat, "mover"))


def _accepts(shake: Shake, seat: str) -> Iterable[do.Action]:
    return (do.Accept(seat, one.by) for one in _checked(shake) if seat not in one.accepted_by)


def _rejections(shake: Shake, seat: str) -> Iterable[do.Action]:
    # Whoever may accept may reject: whether a ground holds, a judge says when it is given.
    return (do.Accept(seat, one.by) for one in _checked(shake))


def _selections(shake: Shake, seat: str) -> Iterable[do.Action]:
    return (do.Select(seat, next(iter(shake.table.game.edition.every_variation()))),)


LISTED: Final[Mapping[type[do.Action], Callable[[Shake, str], Iterable[do.Action]]]] = {
    do.Move: _moves,
    do.Bonus: _bonuses,
    do.Shift: _shifts,
    do.ReturnCube: _returned,
    do.Challenge: _challenges,
    do.Tie: _ties,
    do.TakeSide: _sides,
    do.Accept: _accepts,
    do.Reject: _rejections,
    do.Select: _selections,
}
"""Kinds of action whose candidates depend on the shake."""
EXAMPLES: Final[Mapping[type[do.Action], Callable[[str], do.Action]]] = {
    do.Move: lambda seat: do.Move(seat, NOTHING, Section.REQUIRED.value),
    do.Bonus: lambda seat: do.Bonus(seat, NOTHING),
    do.Shift: lambda seat: do.Shift(seat, NOTHING, Section.REQUIRED.value),
    do.ReturnCube: lambda seat: do.ReturnCube(seat, NOTHING),
    do.Accept: lambda seat: do.Accept(seat, NOTHING),
    do.Reject: lambda seat: do.Reject(seat, NOTHING),
    do.Charge: lambda seat: do.Charge(seat, NOTHING),
    do.Roll: lambda seat: do.Roll(seat, ()),
    do.Deal: lambda seat: do.Deal(seat, ()),
    do.PassVariation: do.PassVariation,
    do.SetGoal: lambda seat: do.SetGoal(seat, ""),
    do.NoGoal: do.NoGoal,
    do.Agree: do.Agree,
    do.Disagree: do.Disagree,
    do.PickUpBlock: do.PickUpBlock,
    do.WillPresent: do.WillPresent,
    do.Present: lambda seat: do.Present(seat, ""),
    do.Decline: do.Decline,
}


@lru_cache(maxsize=64)
def _examples(seat: str) -> Mapping[type[do.Action], do.Action]:
    """For each kind an action that stands for all of it."""
    return {kind: make(seat) for kind, make in EXAMPLES.items()}


def _checked(shake: Shake) -> Sequence[Presented]:
    """The Solutions that are being checked."""
    if shake.phase is not Phase.CHECKING or shake.contest is None:
        return ()
    return [one for one in shake.contest.presented if one.is_correct is None]
