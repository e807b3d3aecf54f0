"""Why something is not done in an event: a code, words, and a clause where a rulebook has one."""

from dataclasses import dataclass

from forceout.messages.message import Message
from forceout.rulebook.rule import Rule


@dataclass(frozen=True, slots=True)
class Objection:
    """What is wrong with an act, as a value."""

    code: str
    words: Message
    rule: Rule | None = None

    @property
    def message(self) -> str:
        """What people are told, as a sentence."""
        return str(self.words)
