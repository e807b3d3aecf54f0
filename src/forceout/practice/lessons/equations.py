"""The lessons of Equations, in the order of the leagues' worksheets (Equations III to X, XIII)."""

from typing import Final

from forceout.messages.message import Message
from forceout.practice.lessons.lesson import Ask, Judge, Lesson, Tell
from forceout.practice.position import Position
from forceout.practice.puzzle import Kind
from forceout.rules.vocabulary import Division, Form, Situation

EDITION: Final = "2015-16"
EVEN: Final = "even"
ODD: Final = "odd"


def table(
    goal: str,
    resources: str,
    variation: str | None = None,
    blank: object = None,
    division: Division = Division.ELEMENTARY,
    season: str = EVEN,
    required: str = "",
    permitted: str = "",
) -> Position:
    """A table; cubes are written with spaces between them."""
    form = Form.ADVENTUROUS if variation is not None else Form.BASIC
    chosen = () if variation is None else ((variation, blank),)
    sections = (tuple(one.split()) for one in (required, permitted, "", resources))
    return Position("equations", EDITION, season, division.value, form.value, chosen, (), goal, *sections)


def about(name: str, title: Message, words: Message, position: Position, *written: str) -> Lesson:
    """A lesson about a variation: what it says, then Equations to judge."""
    judged = tuple(Judge(position, one) for one in written)
    return Lesson(name, title, (Tell(words, position), *judged), theme=f"variation:{name}")


SUMS: Final = table("9", "2 3 4 + + ×")
TOPICS: Final = (
    Lesson(
        "goals",
        Message("lesson-equations-goals"),
        (
            Tell(Message("lesson-equations-goals-cubes"), table("r2 b×r3", "1 5 + -")),
            Ask(
                Message("lesson-equations-goals-ask"),
                (Message("lesson-equations-goals-two"), Message("lesson-equations-goals-three")),
                0,
                Message("lesson-equations-goals-because"),
                "IV-B",
            ),
            Judge(table("2×3", "1 5 + -"), "1+5=2×3"),
        ),
        Kind.GOAL,
    ),
    Lesson(
        "operations",
        Message("lesson-equations-operations"),
        (
            Tell(Message("lesson-equations-operations-brackets"), SUMS),
            Judge(SUMS, "2+3+4=9"),
            Judge(table("10", "2 4 2 + ×"), "2+4×2=10"),
            Tell(Message("lesson-equations-operations-power"), table("8", "2 3 * √ 9")),
            Judge(table("8", "2 3 * √ 9"), "2*3=8"),
            Judge(table("3", "2 3 * √ 9"), "2√9=3"),
        ),
        Kind.READING,
    ),
    Lesson(
        "challenges",
        Message("lesson-challenges"),
        (
            Tell(Message("lesson-challenges-now"), table("7", "+ 5 8", permitted="3 4")),
            Judge(table("7", "+ 5 8", permitted="3 4"), "3+4=7", Situation.NOW),
            Judge(table("12", "+ + 5 8", permitted="3 4"), "3+4+5=12", Situation.NOW),
            Tell(Message("lesson-challenges-impossible")),
            Ask(
                Message("lesson-challenges-ask"),
                (Message("lesson-challenges-yes"), Message("lesson-challenges-no")),
                0,
                Message("lesson-challenges-because"),
                "VI-A",
            ),
        ),
        Kind.CHALLENGE,
    ),
    Lesson(
        "last-cube",
        Message("lesson-last-cube"),
        (
            Tell(Message("lesson-last-cube-where"), table("7", "+", permitted="3 4")),
            Ask(
                Message("lesson-last-cube-ask"),
                (Message("lesson-last-cube-forbidden"), Message("lesson-last-cube-elsewhere")),
                1,
                Message("lesson-last-cube-because"),
                "VIII",
            ),
            Judge(table("7", "", permitted="3 4 +"), "3+4=7", Situation.FORCEOUT),
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
            Tell(Message("lesson-checking-how"), table("9", "2 3 4 + +", required="×")),
            Judge(table("9", "2 3 4 + +", required="×"), "2+3+4=9"),
            Judge(table("9", "2 3 4 + + ×"), "(2+3)+4=9"),
        ),
        Kind.WRONG,
    ),
)
VARIATIONS: Final = (
    about(
        "general-rule",
        Message("title-general-rule"),
        Message("lesson-general-rule"),
        table("4", "0 2 2 - *", "sideways"),
        "2*2=4",
        "(0-2)*2=4",
    ),
    about(
        "sideways",
        Message("title-sideways"),
        Message("lesson-sideways"),
        table("6", "3 2 ÷", "sideways"),
        "3÷>2=6",
        "3÷2=6",
    ),
    about(
        "upside-down",
        Message("title-upside-down"),
        Message("lesson-upside-down"),
        table("5", "3 2 -", "upside-down"),
        "3-~2=5",
        "3-2=5",
    ),
    about("wild", Message("title-wild"), Message("lesson-wild"), table("8", "0 4 ×", "wild", "0"), "2@0×4=8", "0×4=8"),
    about(
        "factorial",
        Message("title-factorial"),
        Message("lesson-factorial"),
        table("24", "4 1 ×", "factorial"),
        "4!×1=24",
        "4×1=24",
    ),
    about(
        "multiple-operations",
        Message("title-multiple-operations"),
        Message("lesson-equations-multiple-operations"),
        table("9", "2 3 4 +", "multiple-operations"),
        "2+3+4=9",
        "2+3=9",
    ),
    about(
        "three-operations",
        Message("title-three-operation-solution"),
        Message("lesson-three-operations"),
        table("9", "2 3 4 0 + + +", "three-operations"),
        "2+3+4+0=9",
        "2+3+4=9",
    ),
    about(
        "remainder",
        Message("title-remainder"),
        Message("lesson-remainder"),
        table("2", "8 3 ÷", "remainder"),
        "8>÷3=2",
        "8÷3=2",
    ),
    about(
        "average",
        Message("title-average"),
        Message("lesson-average"),
        table("5", "4 6 1 +", "average"),
        "4+6=5",
        "4+1=5",
    ),
    about(
        "smallest-prime",
        Message("title-smallest-prime"),
        Message("lesson-smallest-prime"),
        table("11", "8 5 ×", "smallest-prime"),
        "×8=11",
        "×5=11",
    ),
    about(
        "percent",
        Message("title-percent"),
        Message("lesson-percent"),
        table("4", "2 5 1 6 √", "percent"),
        "25%16=4",
        "25%61=4",
    ),
    about(
        "decimal-point",
        Message("title-decimal-point"),
        Message("lesson-decimal-point"),
        table("4", "5 8 × *", "decimal-point"),
        ".5×8=4",
        "5×8=4",
    ),
    about(
        "two-digit-numerals",
        Message("title-two-digit-numerals"),
        Message("lesson-two-digit-numerals"),
        table("15", "1 2 3 +", "two-digit-numerals", season=ODD),
        "12+3=15",
        "13+3=15",
    ),
    about(
        "lcm",
        Message("title-lcm"),
        Message("lesson-lcm"),
        table("12", "4 6 8 √", "lcm", season=ODD),
        "4 lcm 6=12",
        "4 lcm 8=12",
    ),
    about(
        "gcf",
        Message("title-gcf"),
        Message("lesson-gcf"),
        table("2", "8 6 4 *", "gcf", season=ODD),
        "8 gcf 6=2",
        "8 gcf 4=2",
    ),
    about(
        "number-of-factors",
        Message("title-number-of-factors"),
        Message("lesson-number-of-factors"),
        table("4", "6 9 ×", "number-of-factors", season=ODD),
        "×6=4",
        "×9=4",
    ),
    about(
        "base",
        Message("title-base"),
        Message("lesson-base"),
        table("11", "4 5 6 +", "base", 8, Division.MIDDLE),
        "4+5=11",
        "5+6=11",
    ),
    about(
        "multiple-of",
        Message("title-multiple-of-k"),
        Message("lesson-multiple-of"),
        table("2", "4 5 3 +", "multiple-of", 7, Division.MIDDLE),
        "4+5=2",
        "4+3=2",
    ),
    about(
        "exponent",
        Message("title-exponent"),
        Message("lesson-exponent"),
        table("25", "5 b2 b3", "exponent", "blue", Division.MIDDLE, ODD),
        "5↑2=25",
        "5↑3=25",
    ),
    about(
        "powers-of-the-base",
        Message("title-powers-of-the-base"),
        Message("lesson-powers-of-the-base"),
        table("95", "1 5 -", "powers-of-the-base", None, Division.JUNIOR),
        "100@1-5=95",
        "1-5=95",
    ),
    about(
        "imaginary",
        Message("title-radical-is-i"),
        Message("lesson-imaginary"),
        table("~1", "√ √ × +", "imaginary", None, Division.SENIOR),
        "i×i=~1",
        "i+i=~1",
    ),
    about(
        "decimal-in-goal",
        Message("title-decimal-in-goal"),
        Message("lesson-decimal-in-goal"),
        table("25", "5 2 ÷ ×", "decimal-in-goal", None, Division.SENIOR),
        "5÷2=2.5",
        "5×2=2.5",
    ),
    about(
        "log",
        Message("title-log"),
        Message("lesson-log"),
        table("3", "8 2 ÷", "log", None, Division.SENIOR),
        "8 log 2=3",
        "2 log 8=3",
    ),
)
LESSONS: Final = (*TOPICS, *VARIATIONS)
