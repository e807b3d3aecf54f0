"""The lessons of On-Sets, in the order of the leagues' worksheets (On-Sets III to X, XIII)."""

from typing import Final

from forceout.messages.message import Message
from forceout.practice.lessons.lesson import Ask, Judge, Lesson, Tell
from forceout.practice.position import Position
from forceout.practice.puzzle import Kind
from forceout.rules.vocabulary import Division, Form, Situation

CARDS: Final = ("BR", "BG", "R", "G", "BRY", "Y", "-")
"""Three blue, three red, two green, two yellow, one blank."""
EDITION: Final = "2026-27"


def table(
    goal: str,
    resources: str,
    variation: str | None = None,
    blank: object = None,
    division: Division = Division.SENIOR,
    required: str = "",
    permitted: str = "",
    forbidden: str = "",
) -> Position:
    """A table with the lesson's cards; cubes are written one after the other."""
    form = Form.ADVENTUROUS if variation is not None else Form.ADVANCED
    chosen = () if variation is None else ((variation, blank),)
    sections = (tuple(one) for one in (required, permitted, forbidden, resources))
    return Position("on-sets", EDITION, None, division.value, form.value, chosen, CARDS, goal, *sections)


def about(
    name: str,
    title: Message,
    words: Message,
    position: Position,
    *written: str,
) -> Lesson:
    """A lesson about a variation: what it says, then Solutions to judge."""
    judged = tuple(Judge(position, one) for one in written)
    return Lesson(name, title, (Tell(words, position), *judged), theme=f"variation:{name}")


PLAIN: Final = table("row 4", "BRG∪∩-'", division=Division.MIDDLE)
TOPICS: Final = (
    Lesson(
        "goals",
        Message("lesson-on-sets-goals"),
        (
            Tell(Message("lesson-on-sets-goals-shapes"), table("row 3 1", "BR∪∩")),
            Ask(
                Message("lesson-on-sets-goals-ask"),
                (Message("lesson-on-sets-goals-five"), Message("lesson-on-sets-goals-six")),
                1,
                Message("lesson-on-sets-goals-because"),
                "III-B-1",
            ),
            Tell(Message("lesson-on-sets-goals-turned"), table("row 3 ~1", "BR∪∩")),
            Judge(table("row 3 ~1", "BR∪∩"), "B∩R"),
        ),
        Kind.GOAL,
    ),
    Lesson(
        "operations",
        Message("lesson-on-sets-operations"),
        (
            Tell(Message("lesson-on-sets-operations-join"), PLAIN),
            Judge(PLAIN, "B∪R"),
            Judge(PLAIN, "B∩R"),
            Tell(Message("lesson-on-sets-operations-without"), PLAIN),
            Judge(PLAIN, "(G-B)∪(B∪R)"),
            Judge(PLAIN, "B'"),
            Tell(Message("lesson-on-sets-operations-brackets"), PLAIN),
        ),
        Kind.READING,
    ),
    Lesson(
        "restrictions",
        Message("lesson-on-sets-restrictions"),
        (
            Tell(Message("lesson-on-sets-restrictions-remove"), table("row 3", "BR⊆=∪", division=Division.MIDDLE)),
            Judge(table("row 3", "BR⊆=∪", division=Division.MIDDLE), "R⊆B, B"),
            Judge(table("row 3", "BR⊆=∪", division=Division.MIDDLE), "B∪R"),
            Tell(Message("lesson-on-sets-restrictions-required")),
            Judge(table("row 4", "BR∪", division=Division.MIDDLE, required="⊆"), "B∪R"),
        ),
        Kind.FIND,
        "restrictions",
    ),
    Lesson(
        "challenges",
        Message("lesson-challenges"),
        (
            Tell(Message("lesson-challenges-now"), table("row 4", "∪GY", permitted="BR", division=Division.MIDDLE)),
            Judge(table("row 4", "∪GY", permitted="BR", division=Division.MIDDLE), "B∪R", Situation.NOW),
            Judge(table("row 5", "∪∪GY", permitted="BR", division=Division.MIDDLE), "(B∪R)∪G", Situation.NOW),
            Tell(Message("lesson-challenges-impossible")),
            Ask(
                Message("lesson-challenges-ask"),
                (Message("lesson-challenges-yes"), Message("lesson-challenges-no")),
                0,
                Message("lesson-challenges-because"),
                "V-A",
            ),
        ),
        Kind.CHALLENGE,
    ),
    Lesson(
        "last-cube",
        Message("lesson-last-cube"),
        (
            Tell(Message("lesson-last-cube-where"), table("row 4", "∪", permitted="BR", division=Division.MIDDLE)),
            Ask(
                Message("lesson-last-cube-ask"),
                (Message("lesson-last-cube-forbidden"), Message("lesson-last-cube-elsewhere")),
                1,
                Message("lesson-last-cube-because"),
                "VIII",
            ),
            Judge(table("row 4", "", permitted="BR∪", division=Division.MIDDLE), "B∪R", Situation.FORCEOUT),
        ),
        Kind.FIND,
        "end:forceout",
    ),
    Lesson(
        "scoring",
        Message("lesson-scoring"),
        (
            Tell(Message("lesson-scoring-points")),
            Ask(
                Message("lesson-scoring-ask"),
                (Message("lesson-scoring-six"), Message("lesson-scoring-two")),
                0,
                Message("lesson-scoring-because"),
                "X",
            ),
        ),
        Kind.SAFE,
    ),
    Lesson(
        "checking",
        Message("lesson-checking"),
        (
            Tell(Message("lesson-checking-how"), table("row 4", "BRG∪∪", required="∩", division=Division.MIDDLE)),
            Judge(table("row 4", "BRG∪∪", required="∩", division=Division.MIDDLE), "B∪R"),
            Judge(table("row 4", "BRG∪∩", division=Division.MIDDLE), "B∪R∩G"),
        ),
        Kind.WRONG,
    ),
)
VARIATIONS: Final = (
    about(
        "required-cube",
        Message("title-required-cube"),
        Message("lesson-required-cube"),
        table("row 4", "BRV∪∩", "required-cube", "∩", Division.MIDDLE),
        "(B∪R)∩V",
        "B∪R",
    ),
    about(
        "wild-cube",
        Message("title-wild-cube"),
        Message("lesson-wild-cube"),
        table("row 4", "BRYG", "wild-cube", "Y", Division.MIDDLE),
        "B ∪@Y R",
        "B ∪ R",
    ),
    about(
        "union-intersection-interchangeable",
        Message("title-union-and-intersection-interchangeable"),
        Message("lesson-union-intersection"),
        table("row 2", "BRG∪", "union-intersection-interchangeable", None, Division.MIDDLE),
        "B∩R",
        "B∪R",
    ),
    about(
        "universe-null-interchangeable",
        Message("title-v-and-empty-interchangeable"),
        Message("lesson-universe-null"),
        table("row 4", "BΛ-", "universe-null-interchangeable", None, Division.MIDDLE),
        "V-B",
        "Λ-B",
    ),
    about(
        "two-operations",
        Message("title-two-operations"),
        Message("lesson-two-operations"),
        table("row 4", "BRV∪∩", "two-operations", None, Division.MIDDLE),
        "(B∪R)∩V",
        "B∪R",
    ),
    about(
        "multiple-operations",
        Message("title-multiple-operations"),
        Message("lesson-multiple-operations"),
        table("row 5", "BRG∪", "multiple-operations", None, Division.MIDDLE),
        "B∪R∪G",
        "B∪R",
    ),
    Lesson(
        "shift-from-permitted",
        Message("title-shift-from-permitted"),
        (
            Tell(
                Message("lesson-shift"),
                table("row 4", "G∪∩Y", "shift-from-permitted", None, Division.MIDDLE, permitted="BR"),
            ),
            Ask(
                Message("lesson-shift-ask"),
                (Message("lesson-shift-required"), Message("lesson-shift-resources")),
                0,
                Message("lesson-shift-because"),
                "XIII-B-7",
            ),
        ),
        Kind.FIND,
        "variation:shift-from-permitted",
    ),
    about(
        "no-null-restrictions",
        Message("title-no-null-restrictions"),
        Message("lesson-no-null-restrictions"),
        table("row 3", "BRV⊆", "no-null-restrictions", None, Division.MIDDLE),
        "R⊆B, B",
        "B⊆V, B",
    ),
    about(
        "absolute-value",
        Message("title-absolute-value"),
        Message("lesson-absolute-value"),
        table("row 1 ~2", "BRG∪∩-", "absolute-value", None, Division.MIDDLE),
        "B∪(R∩G)",
        "B-R",
    ),
    about(
        "double-set",
        Message("title-double-set"),
        Message("lesson-double-set"),
        table("row 4", "BRG∪∩", "double-set", "R", Division.JUNIOR),
        "B∩R",
        "B∪R",
    ),
    about(
        "required-card",
        Message("title-required-card"),
        Message("lesson-required-card"),
        table("row 4", "BRY∪", "required-card", "BG", Division.JUNIOR),
        "B∪R",
        "R∪Y",
    ),
    about(
        "forbidden-card",
        Message("title-forbidden-card"),
        Message("lesson-forbidden-card"),
        table("row 4", "BRY∪", "forbidden-card", "Y", Division.JUNIOR),
        "B∪R",
        "R∪Y",
    ),
    about(
        "blank-card-wild",
        Message("title-blank-card-wild"),
        Message("lesson-blank-card-wild"),
        table("row 3", "GV∩", "blank-card-wild", None, Division.JUNIOR),
        "G∩V, blank: G",
        "G∩V",
    ),
    about(
        "symmetric-difference",
        Message("title-symmetric-difference"),
        Message("lesson-symmetric-difference"),
        table("row 2", "BRG-", "symmetric-difference"),
        "B-R",
        "B-G",
    ),
    about(
        "two-solutions",
        Message("title-two-solutions"),
        Message("lesson-two-solutions"),
        table("row 4", "BRG∪", "two-solutions"),
        "B∪R || B∪G",
        "B∪R",
    ),
)
LESSONS: Final = (*TOPICS, *VARIATIONS)
