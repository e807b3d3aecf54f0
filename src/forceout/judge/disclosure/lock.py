"""The disclosure lock: which levels about one Solution are open, what opens the next, and what was opened (Guidelines
0, 1, 2; On-Sets VII-C; Equations VII-C).

The lock holds nothing of the Solution. An opening holds what was answered, and no later question changes it.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from forceout.editions import find_game
from forceout.judge.disclosure.levels import OPENED_BY, Asked, Level, said_unasked
from forceout.judge.disclosure.objections import why_not_named, why_not_this_checker
from forceout.judge.registry import sealed_of
from forceout.messages.message import Message, Seat
from forceout.rulebook.contents import clauses_of
from forceout.rulebook.rule import BOOKS, GUIDELINES, Rule
from forceout.rules.codes import Code
from forceout.rules.game import Game
from forceout.rules.violation import Violation
from forceout.rules.vocabulary import Division, Situation

Answer = dict[str, Any]
HOLDS: Final = "holds"
"""The field of an answer that says whether the named objection holds."""


@dataclass(frozen=True, slots=True)
class Request:
    """What somebody at the table asks the judge."""

    asked: Asked
    by: str
    section: str | None = None
    """The clause that is asked about: `VII-B-4`, or `guideline E13`."""
    code: str | None = None
    """The objection that is named."""
    place: str | None = None
    """Where it is wrong, in the checker's words."""
    regrouped: str | None = None
    """The copy with brackets added that proves ambiguity, or by which the table reads the Solution."""
    partner: str | None = None
    """The other checker, where both try one proof together."""

    @property
    def level(self) -> Level:
        """The level that it opens."""
        return OPENED_BY[self.asked]


@dataclass(frozen=True, slots=True)
class Opening:
    """One opening, as it is written down: what was asked, who opened it when, and what was shown."""

    number: int
    request: Request
    judge: str
    at: int
    answer: Answer

    @property
    def level(self) -> Level:
        """The level that was opened."""
        return self.request.level


@dataclass(frozen=True, slots=True)
class Lock:
    """What may be said about one Solution; it holds nothing of the Solution itself."""

    game: str
    edition: str
    season: str | None
    situation: Situation
    writer: str
    checkers: tuple[str, ...]
    third: str | None = None
    variations: tuple[str, ...] = ()
    """The names of the variations in force, which a checker may name."""
    is_third_decided: bool = False
    is_over: bool = False
    is_settled: bool = False
    """Whether it is decided that the Solution is correct, or that it is not."""
    tried_regrouping: tuple[str, ...] = ()
    closed_for: tuple[str, ...] = ()
    openings: tuple[Opening, ...] = field(default=())

    @property
    def table(self) -> Game:
        """The game in its edition."""
        game = find_game(self.game, self.edition, self.season)
        assert game is not None, "a lock is made for an edition that there is"
        return game

    @property
    def open_checkers(self) -> tuple[str, ...]:
        """The checkers who may still object."""
        return tuple(one for one in self.checkers if one not in self.closed_for)

    def has_attempt(self, checker: str) -> bool:
        """Whether a checker may still try to prove ambiguity (On-Sets VII-C-5-c; Equations VII-C-5-c)."""
        return checker in self.open_checkers and checker not in self.tried_regrouping

    def with_third_decided(self) -> "Lock":
        """The Third Party has decided."""
        return replace(self, is_third_decided=True)

    def with_shake_over(self) -> "Lock":
        """The shake is scored."""
        return replace(self, is_third_decided=True, is_over=True, is_settled=True)


def seal_lock(
    fields: Mapping[str, Any],
    *,
    writer: str,
    checkers: Iterable[str],
    third: str | None = None,
    is_third_decided: bool = False,
    is_over: bool = False,
) -> Lock:
    """The lock of a Solution that was tapped in, from the fields of a question of the judge protocol; it takes nothing
    of the Solution (Guidelines 0)."""
    game = find_game(str(fields["game"]), fields.get("edition"), fields.get("season"))
    if game is None:
        raise ValueError(f"there is no such edition: {fields['game']} {fields.get('edition')}")
    always = game.edition.always_in_force[Division(fields["division"])]
    names = (*(one["name"] for one in fields.get("variations", ())), *(kind.name for kind in always))
    return Lock(
        game=game.book.name,
        edition=game.edition.name,
        season=fields.get("season"),
        situation=Situation(fields["situation"]),
        writer=writer,
        checkers=tuple(checkers),
        third=third,
        variations=names,
        is_third_decided=is_third_decided or third is None,
        is_over=is_over,
        is_settled=is_over,
    )


def why_level_shut(lock: Lock, asked: Asked) -> Violation | None:
    """Why nobody can open a level now; None when somebody can."""
    shut: Mapping[Asked, Any] = {
        Asked.RULE: _nothing_shuts,
        Asked.OBJECTION: _why_no_objection,
        Asked.EQUALS: _why_not_equals,
        Asked.RESULTS_DIFFER: _why_not_worked_out,
        Asked.NOBODY_CAN: _why_not_worked_out,
        Asked.NO_SOLUTION: _why_not_no_solution,
        Asked.SHAKE_OVER: _why_not_everything,
    }
    found: Violation | None = shut[asked](lock)
    return found


def why_shut(lock: Lock, request: Request) -> Violation | None:
    """Why a question opens nothing; None when it may be answered."""
    found = why_level_shut(lock, request.asked)
    if found is not None:
        return found
    if request.asked is Asked.RULE:
        return _why_no_section(lock, request)
    if request.asked in (Asked.OBJECTION, Asked.EQUALS):
        return why_not_this_checker(lock, request) or why_not_named(lock, request)
    if request.asked in (Asked.RESULTS_DIFFER, Asked.NOBODY_CAN) and request.by not in (lock.writer, *lock.checkers):
        return Violation(Code.NOT_A_PLAYER, GUIDELINES["2-c"], Message("only-writer-and-checkers-ask-for-that"))
    return None


def opened(lock: Lock, request: Request, answer: Answer, *, judge: str, at: int) -> Lock:
    """The lock with one more opening written down, and what it forecloses (On-Sets VII-C-4, VII-C-5-c-note; On-Sets
    2026-27 VII-C-5-c-comment-c, VII-C-6-a; Equations VII-C-4, VII-C-5-c-note, VII-C-5-c-comment-c, VII-C-5-d-iii)."""
    why = why_shut(lock, request)
    if why is not None:
        raise ValueError(why.message)
    opening = Opening(len(lock.openings) + 1, request, judge, at, answer)
    lock = replace(lock, openings=(*lock.openings, opening))
    if request.asked is Asked.EQUALS:
        return replace(lock, closed_for=lock.checkers, is_settled=True)
    if request.asked is not Asked.OBJECTION or lock.is_over:
        return lock
    if answer[HOLDS]:
        return replace(lock, is_settled=True)
    return _with_failed_proof(lock, request) if request.code == Code.AMBIGUOUS else lock


def _with_failed_proof(lock: Lock, request: Request) -> Lock:
    """A failed proof of ambiguity is a checker's only one; where the book says so it ends that checker's objections
    (On-Sets VII-C-5-c; Equations VII-C-5-c)."""
    tried = (request.by,) if request.partner is None else (request.by, request.partner)
    closed = (*lock.closed_for, *lock.table.procedures.closed_by_failed_proof(tried))
    return replace(
        lock,
        tried_regrouping=(*lock.tried_regrouping, *tried),
        closed_for=closed,
        is_settled=all(one in closed for one in lock.checkers),
    )


def _nothing_shuts(lock: Lock) -> None:
    """What a rule says is told to everybody."""


def _why_no_objection(lock: Lock) -> Violation | None:
    """Objections are heard until the Solution is settled (On-Sets VII-C-4; Equations VII-C-4)."""
    if lock.is_over or (not lock.is_settled and lock.open_checkers):
        return None
    return _settled(lock)


def _why_not_equals(lock: Lock) -> Violation | None:
    """Asking a judge whether it equals the Goal is in some books only (On-Sets 2026-27 VII-C-6; Equations
    VII-C-5-d-iii)."""
    if not lock.table.procedures.asks_judge(None):
        message = Message("this-book-has-no-question-to-a-judge-whether-it-equals")
        return Violation(Code.WRONG_PHASE, lock.table.procedures.sections.checking, message)
    return _why_no_objection(lock)


def _why_not_worked_out(lock: Lock) -> Violation | None:
    """It is worked out while it is disputed (Guidelines 2-c, 2-e)."""
    return None if lock.is_over or not lock.is_settled else _settled(lock)


def _settled(lock: Lock) -> Violation:
    return Violation(
        Code.TOO_LATE, lock.table.procedures.sections.checking, Message("it-is-settled-no-objection-is-left")
    )


def _why_not_no_solution(lock: Lock) -> Violation | None:
    """That none exists is said only after an Impossible challenge, for the reasons that the Guidelines have, and once
    the Third Party has decided (Guidelines B3-comment, B4, E22-comment, E23-comment, E24-comment, E28-comment,
    E29-comment)."""
    section = GUIDELINES["B4"]
    if not sealed_of(lock.game).HAS_REASONS:
        message = Message("our-sources-have-no-guidelines-for-this-game")
        return Violation(Code.WRONG_PHASE, lock.table.procedures.sections.checking, message)
    if lock.situation is not Situation.IMPOSSIBLE:
        message = Message("nobody-has-challenged-impossible", impossible=lock.table.edition.impossible)
        return Violation(Code.WRONG_PHASE, section, message)
    if not (lock.is_third_decided or lock.third is None):
        message = Message("player-has-not-decided-yet", player=Seat(lock.third))
        return Violation(Code.WRONG_PHASE, section, message)
    return None


def _why_not_everything(lock: Lock) -> Violation | None:
    """Everything is shown when the shake is over (Guidelines 0, 2-b)."""
    if said_unasked(is_over=lock.is_over) is Level.EVERYTHING:
        return None
    return Violation(Code.WRONG_PHASE, GUIDELINES["2-b"], Message("everything-is-shown-when-the-shake-is-scored"))


def find_clause(lock: Lock, section: str) -> Rule | None:
    """A clause of the lock's edition, or a guideline for its game; None when there is no such."""
    book = lock.table.book.name
    if section.startswith("guideline "):
        found = clauses_of(GUIDELINES.name, section.removeprefix("guideline "))
        return GUIDELINES[found[0].section] if found and sealed_of(lock.game).HAS_REASONS else None
    held = any(one.edition == lock.edition for one in clauses_of(book, section))
    return next(one for one in BOOKS if one.name == book)[section] if held else None


def _why_no_section(lock: Lock, request: Request) -> Violation | None:
    if request.section is not None and find_clause(lock, request.section) is not None:
        return None
    message = Message("this-book-has-no-section", section=(request.section or "")[:40])
    return Violation(Code.NOT_UPHELD, lock.table.procedures.sections.checking, message)
