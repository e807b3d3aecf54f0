"""Whose objection is heard, and what it has to name (On-Sets VII-C-4, VII-C-5-c; Equations VII-C-4, VII-C-5-c;
Guidelines 0, 1)."""

from typing import TYPE_CHECKING

from forceout.judge.disclosure.levels import Asked
from forceout.judge.rejection_places import Place, missing_place, place_of
from forceout.messages.message import Message, Seat
from forceout.rules.codes import Code
from forceout.rules.violation import Violation

if TYPE_CHECKING:
    from forceout.judge.disclosure.lock import Lock, Request


def why_not_this_checker(lock: "Lock", request: "Request") -> Violation | None:
    """Opponents check, each until they may object no further (On-Sets VII-C-4, VII-C-5-c; Equations VII-C-4,
    VII-C-5-c)."""
    sections = lock.table.procedures.sections
    if request.by not in lock.checkers:
        return Violation(
            Code.NOT_YOUR_TURN, sections.checking, Message("player-does-not-check-it", player=Seat(request.by))
        )
    if request.by in lock.closed_for and not lock.is_over:
        return Violation(
            Code.TOO_LATE, sections.regrouping, Message("player-may-object-no-further", player=Seat(request.by))
        )
    return None


def why_not_named(lock: "Lock", request: "Request") -> Violation | None:
    """An objection names what is wrong and where; a proof of ambiguity is tried once (On-Sets VII-C-4, VII-C-5-c-note;
    Equations VII-C-4, VII-C-5-c-note; Guidelines 0, 1)."""
    if request.asked is not Asked.OBJECTION:
        return None
    procedures = lock.table.procedures
    if request.code is None or request.code not in list(Code):
        return Violation(Code.NOT_UPHELD, procedures.sections.checking, Message("what-is-wrong-has-to-be-named"))
    missing = missing_place(
        request.code,
        request.place,
        request.regrouped,
        asks_judge=procedures.asks_judge(None),
        variations=lock.variations,
    )
    is_about_cube = place_of(request.code, procedures.asks_judge(None)) is Place.CUBE
    if missing is None and is_about_cube and lock.table.read_cube(request.place or "") is None:
        missing = Message("no-cube-of-this-game-shows-that")
    if missing is not None:
        return Violation(Code.NOT_UPHELD, procedures.sections.checking, missing)
    return why_no_attempt(lock, request) if request.code == Code.AMBIGUOUS else None


def why_no_attempt(lock: "Lock", request: "Request") -> Violation | None:
    """One attempt for each checker, or where the book has that one for both together (On-Sets VII-C-5-c-note; On-Sets
    2026-27 VII-C-5-c-comment-c; Equations VII-C-5-c-comment-c)."""
    procedures = lock.table.procedures
    message = None
    if request.by in lock.tried_regrouping:
        message = Message("player-has-tried-already", player=Seat(request.by))
    elif request.partner is None:
        return None
    elif not procedures.closed_by_failed_proof((request.by,)):
        message = Message("in-this-book-each-checker-proves-ambiguity-alone")
    elif request.partner == request.by or request.partner not in lock.checkers:
        message = Message("player-is-not-the-other-checker", player=Seat(request.partner))
    elif not lock.has_attempt(request.partner):
        message = Message("player-has-tried-already", player=Seat(request.partner))
    return None if message is None else Violation(Code.NOT_UPHELD, procedures.sections.regrouping, message)
