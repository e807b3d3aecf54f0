"""Scoring a shake (X, III-D-2 of On-Sets 2026-27, XI-B-2)."""

from dataclasses import dataclass, field

from tests.properties.procedures_by_the_book.books import Book

WRONG = 2
ABSENT = -2


@dataclass(frozen=True)
class Result:
    """How a shake ended: who did what, and which Solutions were correct."""

    end: str
    players: list[str]
    challengers: list[str]
    mover: str | None
    third: str | None
    presented: dict[str, bool]
    accepted: set[str] = field(default_factory=set)
    sided: dict[str, str] = field(default_factory=dict)
    bound: set[str] = field(default_factory=set)
    absent: set[str] = field(default_factory=set)

    def is_right(self, player: str | None) -> bool:
        """Whether a player presented a correct Solution."""
        return player is not None and self.presented.get(player, False)

    def is_any_right(self, players: list[str]) -> bool:
        """Whether one of several players presented a correct Solution."""
        return any(self.is_right(player) for player in players)


def scores(book: Book, result: Result) -> dict[str, int]:
    """Everybody's points for the shake, without penalties."""
    return {player: score_of(book, result, player) for player in result.players}


def score_of(book: Book, result: Result, player: str) -> int:
    """X-D for who is absent, X-C after the last cube or "stop", III-D-2 against "no Goal", X-A and X-B else."""
    if player in result.absent:
        return ABSENT
    if result.end in ("forceout", "time-up"):
        return 4 if result.is_right(player) else WRONG
    if has_accepted_a_wrong_one(result, player):
        return WRONG
    if result.end == "no-goal":
        return score_against_no_goal(result, player)
    if player == result.third:
        return older_third_party(book, result, player) if book.takes_sides else newer_third_party(result, player)
    return score_of_party(result, player)


def has_accepted_a_wrong_one(result: Result, player: str) -> bool:
    """X-A-2, exception: with three players, who presented nothing and accepted what was then proved wrong."""
    return len(result.players) > 2 and player in result.accepted and player not in result.presented


def score_of_party(result: Result, player: str) -> int:
    """X-A, X-B-2: Challenger and Mover score 6 when correct; who does not write is correct when nobody is."""
    is_writer = (player in result.challengers) == (result.end == "now")
    others = [other for other in result.players if other != player]
    is_correct = result.is_right(player) if is_writer else not result.is_any_right(others)
    return 6 if is_correct else WRONG


def newer_third_party(result: Result, player: str) -> int:
    """X-B-3 and X-B-4 of On-Sets 2026-27: the Third Party scores by what the writer did."""
    is_now = result.end == "now"
    is_writer_right = result.is_any_right(result.challengers if is_now else [result.mover or ""])
    if player in result.presented:
        if not result.is_right(player):
            return WRONG
        return 4 if is_now and is_writer_right else 6
    if is_writer_right or player in result.bound:
        return WRONG
    return 6 if is_now else 4


def older_third_party(book: Book, result: Result, player: str) -> int:
    """X-A and X-B of the older books: the Third Party is correct like the side it agreed with."""
    is_now = result.end == "now"
    writing_side, idle_side = ("challenger", "mover") if is_now else ("mover", "challenger")
    side = result.sided.get(player, writing_side if player in result.presented else idle_side)
    others = [other for other in result.players if other != player]
    is_correct = result.is_right(player) if side == writing_side else not result.is_any_right(others)
    if not is_correct:
        return WRONG
    if side == "mover":
        return 6
    is_alone_right = not book.is_on_sets and is_now and not result.is_any_right(result.challengers)
    return 6 if is_alone_right else 4


def score_against_no_goal(result: Result, player: str) -> int:
    """III-D-2 of On-Sets 2026-27: Challenger, Third Party and the Goal-setter who declared."""
    is_challenger_right = result.is_any_right(result.challengers)
    if player in result.challengers:
        return 6 if result.is_right(player) else WRONG
    if player == result.mover:
        return WRONG if any(result.presented.values()) else 6
    if player in result.presented:
        if not result.is_right(player):
            return WRONG
        return 4 if is_challenger_right else 6
    return WRONG if is_challenger_right or player in result.bound else 6
