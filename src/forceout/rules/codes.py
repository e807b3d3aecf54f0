"""What can be wrong, as programs know it: the codes of the judge protocol, each with the clause that it stands for.

The list is the documentation's and the tests' too: docs/judge-protocol.md names these codes and no others.
"""

from enum import Enum, StrEnum
from typing import Self

from forceout.rulebook.rule import Book, Rule
from forceout.rules.procedures import Sections


class Kind(Enum):
    """What a code is about, as the page about the protocol puts them together."""

    OUTCOME = "what is done at the table"
    WRITING = "what is written"
    GOAL = "the Goal"
    CUBES = "the cubes that are used"
    VARIATIONS = "the variations in force"
    SELECTION = "a variation that is picked"


class Code(StrEnum):
    """A breach of a rule; its default clause stands in every book's sections, or in one book's own."""

    kind: Kind
    section: str | None
    on_sets: str | None
    equations: str | None

    def __new__(
        cls,
        code: str,
        kind: Kind,
        section: str | None = None,
        on_sets: str | None = None,
        equations: str | None = None,
    ) -> Self:
        """A code with where its rule stands: the name of a section that every book has, or a clause of each."""
        made = str.__new__(cls, code)
        made._value_ = code
        made.kind, made.section, made.on_sets, made.equations = kind, section, on_sets, equations
        return made

    def default_rule(self, book: Book, sections: Sections) -> Rule | None:
        """The clause that is cited where nothing more exact is known; None where that depends on the play."""
        if self.section is not None:
            rule: Rule = getattr(sections, self.section)
            return rule
        clause: str | None = getattr(self, book.name.replace("-", "_"))
        return None if clause is None else book[clause]

    NOT_YOUR_TURN = "not-your-turn", Kind.OUTCOME, "turn"
    WRONG_PHASE = "wrong-phase", Kind.OUTCOME
    CUBE_NOT_THERE = "cube-not-there", Kind.OUTCOME, "turn"
    BONUS_WHILE_LEADING = "bonus-while-leading", Kind.OUTCOME, "leader_bonus"
    RELATION_TO_FORBIDDEN = "relation-to-forbidden", Kind.OUTCOME, None, "IV-D"
    LAST_CUBE_TO_FORBIDDEN = "last-cube-to-forbidden", Kind.OUTCOME, "last_cube"
    SHIFT_NOT_IN_FORCE = "shift-not-in-force", Kind.OUTCOME, "turn"
    SHIFT_TOO_LATE = "shift-too-late", Kind.OUTCOME, "last_cube"
    DIGIT_NOT_PLAYABLE = "digit-not-playable", Kind.OUTCOME, "setting_goal"
    BONUS_FROM_PERMITTED = "bonus-from-permitted", Kind.OUTCOME, "bonus"
    INVALID_CHALLENGE = "invalid-challenge", Kind.OUTCOME, "invalid_challenge"
    CHALLENGE_SELF = "challenge-self", Kind.OUTCOME, "challenging"
    NOW_TOO_FEW_RESOURCES = "now-too-few-resources", Kind.OUTCOME, "now_too_few"
    NOW_NOTHING_ON_MAT = "now-nothing-on-mat", Kind.OUTCOME, "now_nothing_on_mat"
    TOO_LATE = "too-late", Kind.OUTCOME
    MAY_NOT_PRESENT = "may-not-present", Kind.OUTCOME
    ALREADY_PRESENTED = "already-presented", Kind.OUTCOME, "presented"
    ILLEGAL_SELECTION = "illegal-selection", Kind.OUTCOME, "selecting"
    ILLEGAL_ROLL = "illegal-roll", Kind.OUTCOME, "rolling"
    ILLEGAL_DEAL = "illegal-deal", Kind.OUTCOME, "dealing"
    ILLEGAL_CONFIGURATION = "illegal-configuration", Kind.OUTCOME, "setting_goal"
    NOT_UPHELD = "not-upheld", Kind.OUTCOME, "checking"
    NOT_A_PLAYER = "not-a-player", Kind.OUTCOME, "turn"
    NOT_ILLEGAL = "not-illegal", Kind.OUTCOME, "illegal_procedure"
    INSULATED = "insulated", Kind.OUTCOME, "insulated"

    SYNTAX = "syntax", Kind.WRITING, None, "VII-C-5-d", "III-A"
    NO_SET_NAME = "no-set-name", Kind.WRITING, None, "VII-B-1"
    SEVERAL_SET_NAMES = "several-set-names", Kind.WRITING, None, "VI-A"
    WROTE_GOAL = "wrote-goal", Kind.WRITING, None, "VI-A-b"
    NO_GOAL_WRITTEN = "no-goal-written", Kind.WRITING, None, None, "VII-B-2"
    GOAL_MISREAD = "goal-misread", Kind.WRITING, None, None, "VII-C-5-b"
    RELATION_IN_SET_NAME = "relation-in-set-name", Kind.WRITING, None, "VI-A"
    RESTRICTION_GROUPING = "restriction-grouping", Kind.WRITING, None, "VI-B-3"
    RESTRICTION_NOT_ALLOWED = "restriction-not-allowed", Kind.WRITING, None, "I-B-2-d-iii-comment"
    MISSING_RESTRICTION = "missing-restriction", Kind.WRITING, None, "VII-B-2"
    UNDEFINED = "undefined", Kind.WRITING, None, None, "III-A"
    TWO_DIGIT_NUMERAL = "two-digit-numeral", Kind.WRITING, None, None, "VII-B-4"
    UNVERIFIABLE = "unverifiable", Kind.WRITING, None, "VII-B-6", "VII-B-2"

    GOAL_ILLEGAL = "goal-illegal", Kind.GOAL, None, "VII-C-5-a", "VII-C-5-a"
    NOT_EQUAL = "not-equal", Kind.GOAL, None, "VII-B-3", "VII-B-2"
    AMBIGUOUS = "ambiguous", Kind.GOAL, None, "VII-B-6-a", "VII-B-6"

    FEWER_THAN_TWO_CUBES = "fewer-than-two-cubes", Kind.CUBES, None, "VII-B-4-a", "VII-B-3-a"
    REQUIRED_UNUSED = "required-unused", Kind.CUBES, None, "VII-B-4-b", "VII-B-3-b"
    CUBE_UNAVAILABLE = "cube-unavailable", Kind.CUBES, None, "VII-B-4-c", "VII-B-3-d"
    TOO_MANY_RESOURCES = "too-many-resources", Kind.CUBES, None, "VII-B-4-e", "VII-B-3-e"
    WILD_INCONSISTENT = "wild-inconsistent", Kind.CUBES
    WILD_UNKNOWN = "wild-unknown", Kind.CUBES

    REQUIRED_CUBE = "required-cube", Kind.VARIATIONS
    TWO_OPERATIONS = "two-operations", Kind.VARIATIONS
    THREE_OPERATIONS = "three-operations", Kind.VARIATIONS
    NULL_RESTRICTION = "null-restriction", Kind.VARIATIONS
    REQUIRED_CARD = "required-card", Kind.VARIATIONS
    FORBIDDEN_CARD = "forbidden-card", Kind.VARIATIONS
    NOT_TWO_SOLUTIONS = "not-two-solutions", Kind.VARIATIONS
    SAME_SETS = "same-sets", Kind.VARIATIONS
    MULTIPLE_OF = "multiple-of", Kind.VARIATIONS
    BASE_DIGIT = "base-digit", Kind.VARIATIONS
    TOO_MANY_FACTORIALS = "too-many-factorials", Kind.VARIATIONS
    VARIATION_MISUSED = "variation-misused", Kind.VARIATIONS

    NO_EFFECT = "no-effect", Kind.SELECTION, "selecting"
    CONFLICT = "conflict", Kind.SELECTION
    ALREADY_CHOSEN = "already-chosen", Kind.SELECTION, "selecting"
    ALWAYS_IN_FORCE = "always-in-force", Kind.SELECTION
    NOT_OFFERED = "not-offered", Kind.SELECTION, "selecting"
    MALFORMED = "malformed", Kind.SELECTION


class QuestionCode(StrEnum):
    """Why a question of the judge protocol cannot be asked."""

    NOT_JSON = "not-json"
    NOT_A_QUESTION = "not-a-question"
    TOO_LONG = "too-long"
    UNKNOWN_KIND = "unknown-kind"
    UNKNOWN_GAME = "unknown-game"
    UNKNOWN_EDITION = "unknown-edition"
    MISSING_FIELD = "missing-field"
    UNKNOWN_FIELD = "unknown-field"
    WRONG_TYPE = "wrong-type"
    UNKNOWN_VALUE = "unknown-value"
    UNKNOWN_CUBE = "unknown-cube"
    TOO_MANY_CUBES = "too-many-cubes"
    DIGIT_ON_MAT = "digit-on-mat"
    UNKNOWN_CARD = "unknown-card"
    CARD_TWICE = "card-twice"
    EMPTY_UNIVERSE = "empty-universe"
    UNREADABLE_GOAL = "unreadable-goal"
    UNKNOWN_VARIATION = "unknown-variation"
    VARIATION_NOT_PLAYED = "variation-not-played"
    VARIATION_TWICE = "variation-twice"
    MALFORMED_VARIATION = "malformed-variation"
    UNKNOWN_PLAYER = "unknown-player"
    ONE_PLAYER_TWICE = "one-player-twice"
    MAY_NOT_PRESENT = "may-not-present"
    UNKNOWN_ACTION = "unknown-action"
    TOO_MANY_ACTIONS = "too-many-actions"
    NO_FILE = "no-file"
    NOT_TOML = "not-toml"
