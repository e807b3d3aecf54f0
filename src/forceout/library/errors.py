"""What the library refuses: texts that are no positions, actions that are not legal."""

from forceout.rules.violation import Violation


class BadPosition(ValueError):
    """A text that is no position, or a question that cannot be asked about one: what is wrong with it."""


class BadAction(ValueError):
    """A line that is no action: what is wrong with it."""


class IllegalAction(ValueError):
    """An action that the rules do not allow now."""

    def __init__(self, violation: Violation) -> None:
        super().__init__(f"{violation.words} [{violation.rule}]")
        self.code = violation.code
        self.rule = violation.rule
