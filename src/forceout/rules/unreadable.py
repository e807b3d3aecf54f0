"""A text that is not in the notation of its game."""


class Unreadable(ValueError):
    """Where a text stops making sense, and what was expected there."""

    def __init__(self, message: str, at: int) -> None:
        super().__init__(message)
        self.message = message
        self.at = at
