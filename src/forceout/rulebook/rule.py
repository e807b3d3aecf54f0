"""A citation of a rule, as a value."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rule:
    """One clause of a rulebook: the book (a game, or the officials' guidelines) and its section."""

    book: str
    section: str

    def __str__(self) -> str:
        return f"guideline {self.section}" if self.book == "guidelines" else self.section


class Book:
    """A rulebook, whose clauses are cited by section: `ON_SETS["IV-D"]`."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __getitem__(self, section: str) -> Rule:
        return Rule(self.name, section)


ON_SETS = Book("on-sets")
EQUATIONS = Book("equations")
GUIDELINES = Book("guidelines")
BOOKS = (ON_SETS, EQUATIONS, GUIDELINES)
"""Every book that is cited, in the order in which they are listed."""
