"""Is a variation a legal choice now, is it insulated, and what does a failure cost (On-Sets II-C-2, II-C-2-note;
Equations II-B-2, II-B-2-note; Guidelines A7, A8, A9, A12, A13, A14, A15, A16, A17, A18, A19, A20, A21, A22, A23, A24,
A25)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from forceout.judge.desk.book import DeskBook
from forceout.judge.desk.deeds import Deed, insulating_deed
from forceout.judge.protocol.question import Question
from forceout.judge.registry import answers_of
from forceout.messages.message import Message, Seat
from forceout.rulebook.rule import Rule
from forceout.rules.codes import Code

GUIDELINES_OF: Final[Mapping[tuple[str, str], tuple[str, ...]]] = {
    ("required-cube", Code.NO_EFFECT): ("A7", "A8"),
    ("wild-cube", Code.NO_EFFECT): ("A9",),
    ("no-null-restrictions", Code.NO_EFFECT): ("A14",),
    ("required-card", Code.NO_EFFECT): ("A15", "A19", "A24"),
    ("forbidden-card", Code.NO_EFFECT): ("A24",),
    ("blank-card-wild", Code.NO_EFFECT): ("A18",),
    ("blank-card-wild", Code.CONFLICT): ("A20",),
    ("forbidden-card", Code.CONFLICT): ("A20", "A25"),
    ("required-card", Code.CONFLICT): ("A25",),
    ("double-set", Code.NO_EFFECT): ("A21",),
    ("double-set", Code.MALFORMED): ("A22", "A23"),
}
"""The rulings on what can be wrong with a selection, by variation and code."""
MOST_TRIES: Final = 2


@dataclass(frozen=True, slots=True)
class SelectionCheck:
    """What a judge rules on a selection that was pointed out."""

    is_legal: bool
    code: str | None
    why: str
    """Why it is not legal, in words; empty where it is."""
    insulated_by: Deed | None
    points: int
    """The points that it costs now."""
    is_pick_lost: bool
    says: Message
    rules: tuple[Rule, ...]

    def printed(self) -> dict[str, Any]:
        """The check as JSON has it."""
        deed = self.insulated_by
        return {
            "is_legal": self.is_legal,
            "code": self.code,
            "why": self.why,
            "is_insulated": deed is not None,
            "insulated_by": None if deed is None else {"do": deed.do, "by": deed.by},
            "points": self.points,
            "is_pick_lost": self.is_pick_lost,
            "says": str(self.says),
            "rules": [str(rule) for rule in self.rules],
        }


def check_selection(
    fields: Mapping[str, Any], *, by: str = "", attempt: int = 1, since: Sequence[Deed] = ()
) -> SelectionCheck:
    """The ruling on a selection, from the fields of a question of the judge protocol; raises BadQuestion where it
    cannot be asked (On-Sets II-C-2; Equations II-B-2)."""
    book = DeskBook.of(str(fields.get("game")), fields.get("edition"), fields.get("season"))
    question = Question(fields)
    for name in ("id", "kind", "game"):
        question.take(name, None)
    found = answers_of(book.game.book.name)["selection"](question)
    selecting = book.illegal_selection
    if found["legal"]:
        return SelectionCheck(True, None, "", None, 0, False, Message("that-selection-is-legal"), (selecting,))
    cited = (_cited(book, found["rule"]), selecting, *_guidelines(book, fields["pick"]["name"], found["code"]))
    rules = tuple(dict.fromkeys(cited))
    deed = insulating_deed(by, since, is_selection=True)
    if deed is not None:
        says = Message("the-selection-is-insulated-and-ignored", player=Seat(deed.by))
        return SelectionCheck(
            False, found["code"], found["message"], deed, 0, False, says, (*rules, book.sections.insulated)
        )
    is_lost = attempt >= MOST_TRIES
    says = Message("a-point-and-the-pick-is-lost") if is_lost else Message("a-point-and-another-pick")
    return SelectionCheck(False, found["code"], found["message"], None, 1, is_lost, says, rules)


def _cited(book: DeskBook, section: str) -> Rule:
    """A clause as the judge's answer cites it."""
    guideline = book.guideline(section.removeprefix("guideline ")) if section.startswith("guideline ") else None
    return guideline or book.rule(section)


def _guidelines(book: DeskBook, name: str, code: str) -> tuple[Rule, ...]:
    sections = ("A17",) if code == Code.ALWAYS_IN_FORCE else GUIDELINES_OF.get((name, code), ())
    return tuple(rule for section in sections if (rule := book.guideline(section)) is not None)
