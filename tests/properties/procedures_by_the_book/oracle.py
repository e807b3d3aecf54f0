"""What is not procedure is asked elsewhere: the mathematics of Goals, selections and Solutions."""

from collections.abc import Mapping
from typing import Protocol

Question = Mapping[str, object]
Verdict = Mapping[str, object]


class Oracle(Protocol):
    """Somebody who answers what the procedures do not decide."""

    def solution(self, question: Question) -> Verdict:
        """Answer a question of the kind `solution`."""
        ...

    def goal(self, question: Question) -> Verdict:
        """Answer a question of the kind `goal`."""
        ...

    def selection(self, question: Question) -> Verdict:
        """Answer a question of the kind `selection`."""
        ...

    def regrouping(self, question: Question) -> bool:
        """Say whether `regrouped` proves that `solution` is ambiguous (VII-C-5-c)."""
        ...
