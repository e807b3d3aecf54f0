"""The worksheet of a charge: was it exact and at once, was it illegal, is it insulated, what goes back, what does it
cost (On-Sets IX-A, IX-B; Equations IX-A, IX-B; Guidelines A10, A11, B2, B5, B6, C1, C3, C7, C11, C13).

Where players police themselves the machine says nothing of this: a judge fills it in from what the table says.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from forceout.judge.desk.book import DeskBook
from forceout.judge.desk.deeds import Deed, insulating_deed
from forceout.judge.desk.lines import Line, yes_or_no
from forceout.messages.message import Message, Seat
from forceout.rulebook.rule import Rule
from forceout.rules.codes import Code
from forceout.rules.vocabulary import Division

ABOVE_ELEMENTARY: Final = (Division.MIDDLE, Division.JUNIOR, Division.SENIOR)
EVERYWHERE: Final = tuple(Division)


class Verdict(StrEnum):
    """How a charge ends."""

    UPHELD = "upheld"
    INSULATED = "insulated"
    NOT_ILLEGAL = "not-illegal"
    NOT_EXACT = "not-exact"


@dataclass(frozen=True, slots=True)
class Procedure:
    """Something that is charged: its name, where it is ruled, and what it costs when the charge holds."""

    name: str
    section: str
    """The place of its clause: a name of `Sections`, or a section of the book."""
    guideline: str | None = None
    points: int = 0
    is_illegal: bool = True
    with_cards: bool | None = None
    """Whether only a game with cards has it (True), only one without (False), or both (None)."""
    divisions: tuple[Division, ...] = EVERYWHERE

    def rules(self, book: DeskBook) -> tuple[Rule, ...]:
        """Its clause in a book, and the guideline where there is one."""
        own = book.illegal_selection if self.name == SELECTION else getattr(book.sections, self.section, None)
        named: Rule = own or book.rule(self.section)
        guideline = None if self.guideline is None else book.guideline(self.guideline)
        return (named,) if guideline is None else (named, guideline)


PROCEDURES: Final = (
    Procedure("not-your-turn", "turn"),
    Procedure("two-cubes-without-bonus", "bonus"),
    Procedure("bonus-while-leading", "leader_bonus", points=1),
    Procedure("bonus-before-goal-while-leading", "leader_bonus_before_goal", points=1),
    Procedure("last-cube-to-forbidden", "last_cube"),
    Procedure("cube-moved-again", "turn", "C7"),
    Procedure("relation-to-forbidden", "IV-D", "C11", with_cards=True, divisions=ABOVE_ELEMENTARY),
    Procedure("relation-shifted-to-forbidden", "XIII-B-7", "C13", with_cards=True, divisions=ABOVE_ELEMENTARY),
    Procedure("relation-as-bonus-before-goal", "bonus_before_goal", "B6", with_cards=True, divisions=ABOVE_ELEMENTARY),
    Procedure("shift-as-bonus", "XIII-A-7-b", "C3", with_cards=True),
    Procedure("shift-after-last-cube", "XIII-A-7-c", "C6", with_cards=True),
    Procedure("digit-moved", "I-B-2-a-comment", "C1", with_cards=True),
    Procedure("illegal-selection", "illegal_selection", points=1),
    Procedure("goal-of-no-legal-shape", "goals", "B2", with_cards=True),
    Procedure("goal-set-too-early", "selecting", "B5"),
    Procedure("too-many-cards", "dealing", "A3", with_cards=True),
    Procedure("too-few-cards", "dealing", "A2", with_cards=True),
    Procedure("cards-chosen-by-dealer", "dealing", "A5", with_cards=True),
    Procedure("restriction-cubes-rolled", "II-A-3", "A10", with_cards=True, divisions=(Division.ELEMENTARY,)),
    Procedure("negative-goal", "goals", "B4", is_illegal=False, with_cards=True),
    Procedure("goal-that-is-no-expression", "VI-A-1-a", is_illegal=False, with_cards=False),
    Procedure("last-required-cube-forbidden", "turn", "C2", is_illegal=False, with_cards=True),
    Procedure("too-few-operations-left", "turn", "C10", is_illegal=False, with_cards=True),
    Procedure("bonus-then-shift", "XIII-A-7-a", "C4", is_illegal=False, with_cards=True),
)
"""What is charged at tables, rightly and wrongly, in the order in which it may come up."""
SELECTION: Final = Code.ILLEGAL_SELECTION.value


@dataclass(frozen=True, slots=True)
class Charged:
    """A charge as the judge hears of it."""

    procedure: str
    offender: str
    by: str
    is_exact: bool = True
    is_at_once: bool = True
    since: tuple[Deed, ...] = ()
    was_after_countdown: bool = False
    """Whether the act that is charged came when the countdown was over."""


@dataclass(frozen=True, slots=True)
class Worksheet:
    """The ruling on a charge, line by line."""

    verdict: Verdict
    lines: tuple[Line, ...]
    goes_back: Message | None
    points: int
    """The points that it costs the offender at once."""
    seconds: int
    """The seconds that the offender has at least to put it right."""
    says: Message
    rules: tuple[Rule, ...]

    def printed(self) -> dict[str, Any]:
        """The worksheet as JSON has it."""
        return {
            "verdict": self.verdict.value,
            "lines": [one.printed() for one in self.lines],
            "goes_back": None if self.goes_back is None else str(self.goes_back),
            "points": self.points,
            "seconds": self.seconds,
            "says": str(self.says),
            "rules": [str(rule) for rule in self.rules],
        }


def procedures(book: DeskBook, division: Division) -> tuple[Procedure, ...]:
    """What may be charged in a division, for the judge to pick from."""
    return tuple(
        one for one in PROCEDURES if one.with_cards in (None, book.game.has_cards) and division in one.divisions
    )


def printed_procedure(book: DeskBook, procedure: Procedure) -> dict[str, Any]:
    """A procedure for the judge's list."""
    return {
        "name": procedure.name,
        "title": str(Message("procedure-title", procedure=procedure.name)),
        "rules": [str(rule) for rule in procedure.rules(book)],
    }


def worksheet(book: DeskBook, charged: Charged) -> Worksheet:
    """The ruling on a charge (On-Sets IX-A, IX-A-1, IX-A-1-note, IX-A-2, IX-B; Equations IX-A, IX-A-1, IX-A-1-note,
    IX-A-2, IX-B)."""
    procedure = next((one for one in PROCEDURES if one.name == charged.procedure), None)
    if procedure is None:
        raise ValueError(f"there is no such procedure: {charged.procedure!r}")
    sections = book.sections
    deed = insulating_deed(charged.offender, charged.since, is_selection=procedure.name == SELECTION)
    is_heard = charged.is_exact and charged.is_at_once
    insulated = Message("desk-no") if deed is None else Message("by-player-who-did", player=Seat(deed.by), did=deed.do)
    lines = (
        Line(Message("was-it-named-exactly-and-at-once"), yes_or_no(is_heard), is_heard, sections.illegal_procedure),
        Line(
            Message("is-that-illegal"),
            yes_or_no(procedure.is_illegal),
            procedure.is_illegal,
            procedure.rules(book)[0],
        ),
        Line(Message("has-another-player-legally-acted-since"), insulated, deed is None, sections.insulated),
    )
    rules = tuple(dict.fromkeys((*procedure.rules(book), sections.illegal_procedure)))
    if not is_heard:
        return _ends(Verdict.NOT_EXACT, lines, Message("name-it-exactly-or-it-is-not-heard"), rules)
    if not procedure.is_illegal:
        return _ends(Verdict.NOT_ILLEGAL, lines, Message("it-stands-as-played-a-mistaken-charge-is-free"), rules)
    if deed is not None:
        return _ends(Verdict.INSULATED, lines, Message("play-has-gone-on-so-it-stands"), (*rules, sections.insulated))
    return _upheld(book, charged, procedure, lines, rules)


def _ends(verdict: Verdict, lines: tuple[Line, ...], says: Message, rules: Sequence[Rule]) -> Worksheet:
    return Worksheet(verdict, lines, None, 0, 0, says, tuple(rules))


def _upheld(
    book: DeskBook, charged: Charged, procedure: Procedure, lines: tuple[Line, ...], rules: tuple[Rule, ...]
) -> Worksheet:
    """What goes back, and the time to put it right: ten seconds at least, unless the countdown was over already
    (On-Sets IX-A-1-note; Equations IX-A-1-note)."""
    seconds = 0 if charged.was_after_countdown else book.limits.countdown
    says = Message("the-charge-holds", player=Seat(charged.offender))
    if procedure.points:
        says = Message("the-charge-holds-and-costs-a-point", player=Seat(charged.offender))
    goes_back = Message("procedure-goes-back", procedure=procedure.name)
    return Worksheet(Verdict.UPHELD, lines, goes_back, procedure.points, seconds, says, rules)
