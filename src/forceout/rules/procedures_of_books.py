"""The procedures that changed from book to book, each beside what it was before; an edition's table holds one of them
(On-Sets II-C, V-B, VII, XI-B, XII-B; Equations II-B, VII, XI-B, XII-B)."""

from typing import TYPE_CHECKING

from forceout.rules.revision import Revision
from forceout.rules.vocabulary import Division, Situation

if TYPE_CHECKING:
    from forceout.rules.scoring_shake import Side
    from forceout.rules.state import Contest, Policing

# How many variations the other of two players selects.


def two_but_in_senior(division: Division) -> int:
    """Two, but in Senior a second one is left to the player (On-Sets 2014-15 II-C-3; Equations II-B-3)."""
    return 1 if division is Division.SENIOR else 2


def two_in_every_division(division: Division) -> int:
    """Two, in Senior as well (On-Sets 2026-27 II-C-3)."""
    return 2


# Which side the Third Party is on who presents.


def writers_side(contest: "Contest") -> "Side":
    """The side whose player has to write (On-Sets 2014-15 VII-A-3; Equations VII-A-3)."""
    return "mover" if contest.end is Situation.IMPOSSIBLE else "challenger"


def no_side(contest: "Contest") -> "Side | None":
    """None: the Third Party may present and takes no side (On-Sets 2026-27 VII-C-1)."""
    return None


# Which ends of a shake two Challengers can have brought about at the same instant.


def none_together(revision: Revision) -> tuple[Situation, ...]:
    """None: one picks up the block (On-Sets 2014-15 V-B; Equations VI-B)."""
    return ()


def challenges_together(revision: Revision) -> tuple[Situation, ...]:
    """A challenge of a move, or of a declaration of "no Goal" (On-Sets 2026-27 V-B, III-D-2)."""
    challenges = (Situation.NOW, Situation.IMPOSSIBLE)
    return (*challenges, Situation.NO_GOAL) if revision.block_disputes_no_goal else challenges


# What becomes of a Solution that its writer tries to change.


def change_is_refused(policing: "Policing") -> bool:
    """It stays as it was presented (On-Sets 2014-15 VII-C-2; Equations VII-C-2)."""
    return False


def change_spoils(policing: "Policing") -> bool:
    """It is incorrect, where no referee keeps the writer from it (On-Sets 2026-27 VII-C-2-a)."""
    return policing.value == "players"


# For whom a proof of ambiguity that fails closes a Solution.


def closes_for_nobody(tried: tuple[str, ...]) -> tuple[str, ...]:
    """For nobody: each checker proves ambiguity alone, once (On-Sets 2014-15 VII-C-5-c)."""
    return ()


def closes_for_who_tried(tried: tuple[str, ...]) -> tuple[str, ...]:
    """For those who tried it, alone or joined in one proof (On-Sets 2026-27 VII-C-5-c; Equations VII-C-5-c)."""
    return tried


# Whether a rejection with some reason, or with none, is a question to the judge.


def always_claims(code: str | None) -> bool:
    """Never: without a reason it claims that the Solution misses the Goal (On-Sets 2014-15 VII-C-4)."""
    return False


def asks_without_reason(code: str | None) -> bool:
    """Without a reason it asks whether the Solution equals the Goal, and then no more (On-Sets 2026-27 VII-C-6;
    Equations VII-C-5-d-iii)."""
    return code is None


# Whether moves may be challenged while Solutions are written, the round being stopped or not.


def open_after_stop(is_stopped: bool) -> bool:
    """After "stop" they may: it ends moving alone (On-Sets 2014-15 XI-B-2; Equations XI-B-2)."""
    return is_stopped


def closed_after_stop(is_stopped: bool) -> bool:
    """They may not: "stop" ends challenging as well (On-Sets 2026-27 XI-B-2-note)."""
    return False


# Whether a scoresheet that all have signed, or have not, can still be corrected.


def stands_once_signed(is_signed: bool) -> bool:
    """Until then (On-Sets XII-B)."""
    return not is_signed


def corrected_when_all_agree(is_signed: bool) -> bool:
    """Always: a simple oversight is corrected when all players agree (Equations XII-B)."""
    return True
