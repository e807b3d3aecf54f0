"""The three books: what each of them has, as tables that can be read beside the print."""

from dataclasses import dataclass

RELATIONS = frozenset({"=", "⊆"})
DIGITS = frozenset("12345")

COUNTDOWN = 10
ADDITIONAL_MINUTE = 60


@dataclass(frozen=True)
class Book:
    """One edition of one game: the clauses that not all of them share (readings, table before 40)."""

    game: str
    edition: str
    takes_sides: bool
    """VII-A-3 of the older books: the Third Party agrees with the Challenger or with the Mover."""
    disputes_no_goal_by_writing: bool
    """On-Sets 2026-27 III-D-2; the older books let the disputing player set a Goal."""
    judge_may_be_asked: bool
    """On-Sets 2026-27 VII-C-6, Equations VII-C-5-d-iii."""
    failed_proofs_close_checking: bool
    """VII-C-5-c of On-Sets 2026-27 and of Equations; with it come joint proofs."""
    change_makes_incorrect: bool
    """On-Sets 2026-27 VII-C-2-a."""
    two_challengers: bool
    """On-Sets 2026-27 V-B."""
    stop_forbids_challenges: bool
    """On-Sets 2026-27 XI-B-2 and V-B."""
    senior_pair_is_due: bool
    """On-Sets 2026-27 II-C-3: in Senior's two-player matches the second pick is a duty."""

    second_judges: bool
    """On-Sets 2026-27 IX-D: a point at once where two judges agree."""

    @property
    def is_on_sets(self) -> bool:
        """Whether there are cards, Restrictions and digits that only the Goal may use."""
        return self.game == "on-sets"


ON_SETS_2014_15 = Book("on-sets", "2014-15", True, False, False, False, False, False, False, False, False)
ON_SETS_2026_27 = Book("on-sets", "2026-27", False, True, True, True, True, True, True, True, True)
EQUATIONS_2015_16 = Book("equations", "2015-16", True, False, True, True, False, False, False, False, False)

BOOKS = {(book.game, book.edition): book for book in (ON_SETS_2014_15, ON_SETS_2026_27, EQUATIONS_2015_16)}
NEWEST = {"on-sets": ON_SETS_2026_27, "equations": EQUATIONS_2015_16}

CARDS_DEALT = {"elementary": (6, 12), "middle": (6, 12), "junior": (6, 12), "senior": (10, 14)}
"""On-Sets II-B-1 and II-B-2: the fewest and the most cards of a Universe."""

LIMITS = {
    "rolling": 60,
    "selecting": 15,
    "goal": 120,
    "goal-after-dispute": 60,
    "no-goal": 60,
    "first-turn": 120,
    "turn": 60,
    "stating": 15,
    "last-challenge": 60,
    "writing": 120,
    "checking": 120,
}
"""XI-A-1, with III-D [IV-D] for "no Goal": seconds."""

LIMITS_OF_TWO_SOLUTIONS = {"last-challenge": 120, "writing": 180, "checking": 180}
"""On-Sets XIII-D-14: the longer times of Two Solutions."""

ON_SETS_SECTIONS = {
    "not-your-turn": "IV-B",
    "cube-not-there": "IV-B",
    "bonus-while-leading": "IV-C-2",
    "relation-to-forbidden": "IV-D",
    "last-cube-to-forbidden": "VIII-A",
    "shift-not-in-force": "IV-B",
    "shift-too-late": "XIII-A-7",
    "digit-not-playable": "III-B-1",
    "bonus-from-permitted": "XIII-A-7",
    "invalid-challenge": "V-B",
    "challenge-self": "V-B",
    "now-too-few-resources": "V-A-2-a",
    "now-nothing-on-mat": "V-A-2-b",
    "too-late": "VIII-B",
    "may-not-present": "VII-A",
    "already-presented": "VII-C-2-a",
    "illegal-selection": "II-C-2",
    "illegal-roll": "II-A",
    "illegal-deal": "II-B",
    "illegal-configuration": "III-B-1",
    "not-upheld": "VII-C-4",
    "not-illegal": "IX-A-2",
    "insulated": "IX-B",
}
EQUATIONS_SECTIONS = ON_SETS_SECTIONS | {
    "not-your-turn": "V-B",
    "cube-not-there": "V-B",
    "bonus-while-leading": "V-C-2",
    "shift-not-in-force": "V-B",
    "bonus-from-permitted": "V-C-1",
    "invalid-challenge": "VI-B",
    "challenge-self": "VI-B",
    "now-too-few-resources": "VI-A-2-a",
    "now-nothing-on-mat": "VI-A-2-b",
    "illegal-selection": "II-B-2",
    "illegal-configuration": "IV-B",
}


def section(book: Book, code: str) -> str | None:
    """The section that a code rests on, where the book has one."""
    sections = ON_SETS_SECTIONS if book.is_on_sets else EQUATIONS_SECTIONS
    return sections.get(code)
