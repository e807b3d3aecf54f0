"""What a seat may do now, and why it may not do the rest."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from forceout.rules import actions as do
from forceout.rules.engine import verify
from forceout.rules.state import Phase, Presented, Section, Shake
from forceout.rules.violation import Violation

FREE_TEXT: Final = (do.Roll, do.Deal, do.Select, do.SetGoal, do.Present, do.Reject)
"""Actions that carry what no list can hold, offered as templates."""
NOT_NOW: Final = frozenset({"wrong-phase", "not-your-turn", "not-a-player", "already-presented", "may-not-present"})
"""Violations that no other wording of an action would mend."""
ALIKE: Final = (do.Move, do.Bonus, do.Shift)
"""Kinds of action whose candidates are all closed when it is not the time or the turn for one."""
NOTHING: Final = "?"
"""A cube, a player or a procedure that is not there: what is named where nothing could be."""
OFFERED: Final = tuple(
    kind
    for kind in do.KINDS.values()
    if kind not in (do.Penalize, do.Warn, do.Absent, do.VoidShake, do.Tick, do.RoundWarning, do.Stop)
)


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
    """Everything that a player may do now."""
    open_now: list[do.Action] = []
    templates: list[str] = []
    why_not: dict[str, Violation] = {}
    why_not_these: dict[do.Action, Violation] = {}
    for kind in OFFERED:
        refused: dict[do.Action, Violation] = {}
        closed: Violation | None = None
        is_open = False
        for candidate in list(candidates(shake, seat, kind)) or [EXAMPLES[kind](seat)]:
            violation = verify(shake, candidate)
            if kind in FREE_TEXT:
                if violation is None or violation.code not in NOT_NOW:
                    is_open = True
            elif violation is None:
                is_open = True
                open_now.append(candidate)
            else:
                refused[candidate] = violation
            closed = closed or violation
            if kind in ALIKE and violation is not None and violation.code in NOT_NOW:
                break
        if is_open and kind in FREE_TEXT:
            templates.append(kind.do)
        if is_open:
            why_not_these |= refused
        if not is_open and closed is not None:
            why_not[kind.do] = closed
    return LegalActions(tuple(open_now), tuple(templates), why_not, why_not_these)


def candidates(shake: Shake, seat: str, kind: type[do.Action]) -> Iterator[do.Action]:
    """The actions of one kind that could be open: all of them, or one that stands for them where there is no end."""
    if kind is do.Move:
        yield from (do.Move(seat, cube, to.value) for cube in _distinct(shake.resources) for to in Section)
    elif kind is do.Bonus:
        yield from (do.Bonus(seat, cube) for cube in _distinct(shake.resources))
    elif kind is do.Shift:
        to_sections = (Section.REQUIRED, Section.FORBIDDEN)
        yield from (do.Shift(seat, cube, to.value) for cube in _distinct(shake.permitted) for to in to_sections)
    elif kind is do.ReturnCube:
        if shake.exchangeable is not None:
            yield do.ReturnCube(seat, shake.exchangeable[0].cube)
    elif kind is do.Challenge:
        yield from (do.Challenge(seat, "now"), do.Challenge(seat, "impossible"))
    elif kind is do.Tie:
        yield from (do.Tie(seat, player) for player in shake.players)
    elif kind is do.TakeSide:
        yield from (do.TakeSide(seat, "challenger"), do.TakeSide(seat, "mover"))
    elif kind is do.Accept:
        yield from (do.Accept(seat, one.by) for one in _checked(shake) if seat not in one.accepted_by)
    elif kind is do.Reject:
        yield from (do.Reject(seat, one.by, "syntax") for one in _checked(shake))
    elif kind is do.Charge:
        yield from (do.Charge(seat, code) for code in _distinct([one.code for one in shake.standing]))
    elif kind is do.Select:
        yield do.Select(seat, next(iter(shake.table.game.edition.every_variation())))
    else:
        yield EXAMPLES[kind](seat)


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
    do.Present: lambda seat: do.Present(seat, ""),
    do.Decline: do.Decline,
}


def _distinct(names: Sequence[str]) -> list[str]:
    return list(dict.fromkeys(names))


def _checked(shake: Shake) -> Sequence[Presented]:
    """The Solutions that are being checked."""
    if shake.phase is not Phase.CHECKING or shake.contest is None:
        return ()
    return [one for one in shake.contest.presented if one.is_correct is None]
