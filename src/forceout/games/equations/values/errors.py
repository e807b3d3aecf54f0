"""What an operation says when it has no value to give."""

from forceout.messages.message import Message


class Undefined(Exception):
    """The rulebook gives the expression no value; `section` says where."""

    def __init__(self, reason: Message, section: str) -> None:
        super().__init__(reason, section)
        self.reason = reason
        self.section = section

    def __str__(self) -> str:
        return f"{self.reason} ({self.section})"


class Unverifiable(Exception):
    """An exact answer is out of reach of the budget or of mathematics."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason)
        self.reason = reason


class Stopped(Exception):
    """Whoever asked does not want to wait any longer; nothing is said of the number."""
