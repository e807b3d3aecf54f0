"""A table of paper and cubes: what an official has tapped in of it, and what was ruled there (On-Sets I, IX-C, XI-A,
XII; Equations I, IX-C, XI-A, XII).

No engine plays here. The table has a log like any other, so that whatever an official does lasts, is replayed and
exported. Players are the numbers on their badges; who they are is nobody's business here.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from forceout.rules.frozen import replace

ROUND: Final = "round"
ALL: Final = "all"


@dataclass(frozen=True, slots=True)
class Warned:
    """A warning that a judge gave (On-Sets IX-C; Equations IX-C)."""

    number: int
    seat: str
    reason: str
    by: str
    at: int
    shake: int


@dataclass(frozen=True, slots=True)
class Penalty:
    """A point that a judge took, with the initials that some divisions ask for (On-Sets XI-A-note; Equations
    XI-A-note)."""

    number: int
    seat: str
    cause: str
    by: str
    at: int
    shake: int
    second: str | None = None
    initialed_by: str | None = None
    points: int = 1


@dataclass(frozen=True, slots=True)
class PaperAppeal:
    """An appeal: the result is held until it is decided (On-Sets 2026-27 VII-C-7)."""

    number: int
    seat: str
    reason: str
    ruling: int
    at: int
    decided: str | None = None
    """What was decided, by somebody who had no part in the ruling."""


@dataclass(frozen=True, slots=True)
class Paper:
    """What is known of a paper table."""

    section: str
    number: int
    round: int = 1
    badges: Mapping[str, str] = field(default_factory=dict)
    shake: int = 1
    goal_setter: str | None = None
    scores: Mapping[str, int] = field(default_factory=dict)
    position: Mapping[str, Any] = field(default_factory=dict)
    """Fields of the judge protocol: universe, goal, required, permitted, forbidden, resources, variations."""
    warnings: tuple[Warned, ...] = ()
    penalties: tuple[Penalty, ...] = ()
    added_time: int = 0
    appeals: tuple[PaperAppeal, ...] = ()
    signed: tuple[str, ...] = ()
    out: Mapping[str, str] = field(default_factory=dict)
    """Who was disqualified, for the round or for all."""

    @property
    def is_held(self) -> bool:
        """Whether the result waits for an appeal (On-Sets 2026-27 VII-C-7)."""
        return any(one.decided is None for one in self.appeals)


SETTABLE: Final = ("section", "number", "round", "badges", "shake", "goal_setter", "scores", "position")
POSITION: Final = ("universe", "goal", "required", "permitted", "forbidden", "resources", "variations")
"""What a position is made of, by the judge protocol's names."""


def paper_of(body: Mapping[str, Any]) -> Paper:
    """The paper table that its first event tells of."""
    return with_fields(Paper(body["section"], body["number"]), body)


def with_fields(paper: Paper, fields: Mapping[str, Any]) -> Paper:
    """A paper table with more tapped in; what is said of a position replaces those parts of it alone."""
    values = {name: fields[name] for name in SETTABLE if name in fields}
    if "position" in values:
        values["position"] = {**paper.position, **values["position"]}
    return replace(paper, **values) if values else paper


def with_act(paper: Paper, act: Mapping[str, Any], number: int, at: int) -> Paper:
    """A paper table after something that an official did there."""
    return ACTS[act["do"]](paper, act, number, at)


def _warn(paper: Paper, act: Mapping[str, Any], number: int, at: int) -> Paper:
    made = Warned(number, act["seat"], act["reason"], act["who"], at, paper.shake)
    return replace(paper, warnings=(*paper.warnings, made))


def _penalize(paper: Paper, act: Mapping[str, Any], number: int, at: int) -> Paper:
    initialed = act["who"] if act.get("initials") else None
    said = (act["seat"], act["cause"], act["who"], at, paper.shake, act.get("second"), initialed, act.get("points", 1))
    made = Penalty(number, *said)
    return replace(paper, penalties=(*paper.penalties, made), signed=())


def _initial(paper: Paper, act: Mapping[str, Any], number: int, at: int) -> Paper:
    signed = tuple(
        replace(one, initialed_by=act["who"]) if one.number == act["penalty"] else one for one in paper.penalties
    )
    return replace(paper, penalties=signed)


def _add_time(paper: Paper, act: Mapping[str, Any], number: int, at: int) -> Paper:
    return replace(paper, added_time=paper.added_time + act["seconds"])


def _sign(paper: Paper, act: Mapping[str, Any], number: int, at: int) -> Paper:
    return paper if act["seat"] in paper.signed else replace(paper, signed=(*paper.signed, act["seat"]))


def _appeal(paper: Paper, act: Mapping[str, Any], number: int, at: int) -> Paper:
    made = PaperAppeal(number, act["seat"], act["reason"], act["ruling"], at)
    return replace(paper, appeals=(*paper.appeals, made))


def _decide(paper: Paper, act: Mapping[str, Any], number: int, at: int) -> Paper:
    decided = tuple(
        replace(one, decided=act["reason"]) if one.number == act["appeal"] else one for one in paper.appeals
    )
    return replace(paper, appeals=decided)


def _disqualify(paper: Paper, act: Mapping[str, Any], number: int, at: int) -> Paper:
    return replace(paper, out={**paper.out, act["seat"]: act["scope"]})


ACTS: Final = {
    "warn": _warn,
    "penalize": _penalize,
    "initial": _initial,
    "add-time": _add_time,
    "sign": _sign,
    "appeal": _appeal,
    "decide": _decide,
    "disqualify": _disqualify,
}
"""What officials do at a paper table."""
