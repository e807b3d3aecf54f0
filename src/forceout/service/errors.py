"""What the service refuses, each with a code, a rule where there is one, and words for a twelve-year-old."""

from collections.abc import Mapping
from typing import ClassVar, Self

from forceout.messages.message import Message, sentence
from forceout.rules.violation import Violation


class Refusal(Exception):
    """Something that was asked and is not done."""

    code: ClassVar[str] = "refused"
    status: ClassVar[int] = 400

    def __init__(self, words: Message, *, rule: str | None = None, code: str | None = None) -> None:
        super().__init__(words)
        self.words = words
        self.names: Mapping[str, str] | None = None
        """What the players of the table are called, where the words speak of them."""
        self.rule = rule
        self.said_code = code or self.code

    @property
    def message(self) -> str:
        """What people are told, as a sentence."""
        return sentence(self.words, self.names)


class BadRequest(Refusal):
    """What was sent cannot be read."""

    code = "bad-request"


class NotKnown(Refusal):
    """Nobody is signed in."""

    code = "no-session"
    status = 401


class NotAllowed(Refusal):
    """This person may not do that here."""

    code = "not-allowed"
    status = 403


class NotFound(Refusal):
    """There is nothing there, or nothing that this person may know of."""

    code = "not-found"
    status = 404


class Stale(Refusal):
    """The table has moved on since the sender looked."""

    code = "stale"
    status = 409

    def __init__(self, head: int, *, may_repeat: bool = False) -> None:
        super().__init__(Message("somebody-was-faster-look-at-the-table-again"))
        self.head = head
        self.may_repeat = may_repeat
        """Whether nobody can be faster at it, so that it may be sent again as it is."""


class KeyReused(Refusal):
    """An idempotency key came back with another action."""

    code = "key-reused"
    status = 409


class Refused(Refusal):
    """The rules do not allow it now."""

    code = "refused"
    status = 422

    @classmethod
    def by_rule(cls, violation: Violation) -> Self:
        """The refusal that a violation asks for."""
        return cls(violation.words, rule=str(violation.rule), code=violation.code)


class TooMany(Refusal):
    """More was asked than is served."""

    code = "too-many"
    status = 429


class StoreIsDown(Refusal):
    """The database does not answer: nothing was done."""

    code = "store-is-down"
    status = 503

    @classmethod
    def because(cls, error: BaseException) -> Self:
        """The refusal for an error of the database, which is logged and not shown."""
        refusal = cls(Message("the-table-cannot-be-saved-at-the-moment"))
        refusal.__cause__ = error
        return refusal
