"""A text that is not in the notation of its game."""

from forceout.messages.message import Message


class Unreadable(ValueError):
    """Where a text stops making sense, and what was expected there."""

    def __init__(self, words: Message, at: int) -> None:
        super().__init__(words)
        self.words = words
        self.at = at

    def words_near(self, text: str) -> Message:
        """What was expected, with the text that stands there."""
        if self.at < len(text):
            return Message("unreadable-at", why=self.words, text=repr(text[self.at :][:12].strip()))
        return Message("unreadable-at-the-end", why=self.words)
