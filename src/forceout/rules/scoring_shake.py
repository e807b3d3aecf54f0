"""Scoring a shake (On-Sets X, III-D-2; Equations X)."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from forceout.rules.vocabulary import Situation

Scores = dict[str, int]
Side = Literal["challenger", "mover"]
ABSENT = -2
"""What an absent player scores for the shake (On-Sets X-D, Equations X-D)."""


@dataclass(frozen=True, slots=True)
class EndOfShake:
    """How a shake ended: who challenged whom, who presented what, who accepted a wrong Solution, who was away."""

    end: Situation
    players: tuple[str, ...]
    challenger: str | None = None
    mover: str | None = None
    third: str | None = None
    presented: Mapping[str, bool] = field(default_factory=dict)
    """The players who presented a Solution, with whether it was correct."""
    accepted: frozenset[str] = frozenset()
    """Players who presented nothing and accepted a Solution that was then proved wrong."""
    side: Side | None = None
    """Whom the Third Party agreed with, where the edition asks for that."""
    absent: frozenset[str] = frozenset()
    second_challenger: str | None = None
    """The other of two Challengers, who is scored like the first."""

    def is_correct_writer(self, player: str | None) -> bool:
        """Whether a player presented a correct Solution (On-Sets X-A-1, Basic-V-A)."""
        return player is not None and self.presented.get(player, False)

    def is_correct_silent(self, player: str) -> bool:
        """Whether a player who presents nothing is correct: nobody's Solution is (On-Sets X-A-2, Basic-V-B)."""
        return not any(self.presented.values()) and not self.has_fooled_checker(player)

    def has_fooled_checker(self, player: str) -> bool:
        """Whether a silent player accepted a Solution that was then proved wrong (On-Sets X-A-2-note,
        VII-C-4-note; Equations X-A-2)."""
        return player in self.accepted and player not in self.presented

    @property
    def must_write(self) -> str | None:
        """The player who has to present a Solution after the challenge (On-Sets VII-A-1, VII-A-2)."""
        return self.mover if self.end is Situation.IMPOSSIBLE else self.challenger

    @property
    def need_not_write(self) -> str | None:
        """The player whose claim is that no Solution can be written."""
        return self.challenger if self.end is Situation.IMPOSSIBLE else self.mover


def absent_players(end: EndOfShake) -> Scores:
    """Who is away, or comes after the roll, scores -2 (On-Sets X-D, Equations X-D)."""
    return dict.fromkeys(end.absent, ABSENT)


def everybody_writes(end: EndOfShake) -> Scores:
    """After the last cube, or when the round is stopped: 4 for a correct Solution, else 2 (On-Sets X-C, X-C-1, X-C-2,
    XI-B-2; Equations X-C)."""
    return {player: 4 if end.is_correct_writer(player) else 2 for player in end.players} | absent_players(end)


def challenger_and_mover(end: EndOfShake) -> Scores:
    """The two parties of a challenge: 6 when correct, else 2 (On-Sets X-A, X-B-1, X-B-2, Basic-V, Basic-VI,
    Basic-VI-A, Basic-VI-B; Equations X-B)."""
    scores = {}
    if end.must_write is not None:
        scores[end.must_write] = 6 if end.is_correct_writer(end.must_write) else 2
    if end.need_not_write is not None:
        scores[end.need_not_write] = 6 if end.is_correct_silent(end.need_not_write) else 2
    return scores | second_challenger(end)


def second_challenger(end: EndOfShake) -> Scores:
    """Of two Challengers each is scored as the only one would be (On-Sets 2026-27 V-B)."""
    second = end.second_challenger
    if second is None:
        return {}
    is_silent = end.end is Situation.IMPOSSIBLE
    return {second: 6 if (end.is_correct_silent if is_silent else end.is_correct_writer)(second) else 2}


def third_party_may_present(end: EndOfShake) -> Scores:
    """The scores where the Third Party may present and takes no side (On-Sets 2026-27 X, X-B, III-D-2)."""
    if end.challenger is None:
        return everybody_writes(end)
    scores = challenger_and_mover(end)
    if end.third is not None:
        scores[end.third] = third_party_score(end, end.third)
    return scores | absent_players(end)


def third_party_score(end: EndOfShake, third: str) -> int:
    """What a Third Party who takes no side scores (On-Sets 2026-27 X-A-1-note, X-B-1, X-B-3, X-B-4, III-D-2,
    Basic-VI-C)."""
    other_is_correct = end.is_correct_writer(end.must_write)
    is_impossible = end.end is Situation.IMPOSSIBLE
    if third in end.presented:
        if not end.is_correct_writer(third):
            return 2
        return 4 if other_is_correct and not is_impossible else 6
    if not end.is_correct_silent(third):
        return 2
    return 4 if is_impossible else 6


def third_party_takes_a_side(end: EndOfShake) -> Scores:
    """The scores where the Third Party agrees with one of the two: correct with the Challenger 4, with the Mover 6
    (On-Sets 2014-15 X, X-B; Equations X-A, X-B)."""
    if end.challenger is None:
        return everybody_writes(end)
    scores = challenger_and_mover(end)
    if end.third is not None:
        scores[end.third] = sided_third_party_score(end, end.third)
    return scores | absent_players(end)


def sided_third_party_score(end: EndOfShake, third: str) -> int:
    """What a Third Party who took a side scores (On-Sets 2014-15 X-A-1-note, X-B-1, X-B-2, Basic-VI-B;
    Equations X-B)."""
    writers_side: Side = "mover" if end.end is Situation.IMPOSSIBLE else "challenger"
    # Who says nothing shows the side by presenting or not presenting (VII-C-1, comment c).
    others_side: Side = "challenger" if writers_side == "mover" else "mover"
    side = end.side or (writers_side if third in end.presented else others_side)
    is_correct = end.is_correct_writer(third) if side == writers_side else end.is_correct_silent(third)
    if not is_correct:
        return 2
    return 4 if side == "challenger" else 6
