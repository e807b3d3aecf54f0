"""Lines of a worksheet: what is asked, what holds, and the rule behind it."""

from dataclasses import dataclass
from typing import TypedDict

from forceout.messages.message import Message
from forceout.rulebook.rule import Rule


class PrintedLine(TypedDict):
    """A line as JSON has it."""

    asks: str
    says: str
    is_met: bool
    rule: str


@dataclass(frozen=True, slots=True)
class Line:
    """One condition: what is asked, the answer, whether it lets the ruling go on, and the rule."""

    asks: Message
    says: Message
    is_met: bool
    rule: Rule

    def printed(self) -> PrintedLine:
        """The line as JSON has it."""
        return {"asks": str(self.asks), "says": str(self.says), "is_met": self.is_met, "rule": str(self.rule)}


class PrintedCheck(TypedDict):
    """A check as JSON has it."""

    may: bool
    says: str
    lines: list[PrintedLine]
    rules: list[str]


@dataclass(frozen=True, slots=True)
class Check:
    """Whether something may be done: its conditions, and what follows."""

    lines: tuple[Line, ...]
    says: Message

    @property
    def may(self) -> bool:
        """Whether every condition is met."""
        return all(line.is_met for line in self.lines)

    def printed(self) -> PrintedCheck:
        """The check as JSON has it."""
        rules = list(dict.fromkeys(str(line.rule) for line in self.lines))
        return {"may": self.may, "says": str(self.says), "lines": [one.printed() for one in self.lines], "rules": rules}


def yes_or_no(is_so: bool) -> Message:
    """The short answer of a line."""
    return Message("desk-yes") if is_so else Message("desk-no")
