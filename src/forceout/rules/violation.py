"""What is wrong, by which rule, in words for a student."""

from dataclasses import dataclass

from forceout.rulebook.rule import Rule


@dataclass(frozen=True, slots=True)
class Violation:
    """A breach of one rule: a fixed code for programs, a plain sentence for people."""

    code: str
    rule: Rule
    message: str
