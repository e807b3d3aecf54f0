"""What the service refuses, each with a code, a rule where there is one, and words for a twelve-year-old."""

from typing import ClassVar, Self

from forceout.rules.violation import Violation


class Refusal(Exception):
    """Something that was asked and is not done."""

    code: ClassVar[str] = "refused"
    status: ClassVar[int] = 400

    def __init__(self, message: str, *, rule: str | None = None, code: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.rule = rule
        self.said_code = code or self.code


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

    def __init__(self, head: int) -> None:
        super().__init__("Somebody was faster. Look at the table again, then decide.")
        self.head = head


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
        return cls(violation.message, rule=str(violation.rule), code=violation.code)


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
        refusal = cls("The table cannot be saved at the moment, so nothing was done. Try again in a few seconds.")
        refusal.__cause__ = error
        return refusal
