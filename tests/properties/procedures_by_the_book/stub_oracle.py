"""An oracle for tests: arbitrary but steady answers, worked out from the text of what is asked."""

from collections.abc import Mapping
from zlib import crc32

from tests.properties.procedures_by_the_book.oracle import Question, Verdict


def share(text: str) -> float:
    """A number between nought and one that depends on a text alone."""
    return crc32(text.encode()) / 2**32


class StubOracle:
    """Says what it says by the letters of the question, so that a shake can be played again."""

    def solution(self, question: Question) -> Verdict:
        """Some Solutions are wrong, some of those because they miss the Goal."""
        number = share(str(question.get("solution")) + str(question.get("goal")))
        codes = ["not-equal"] if number < 0.3 else ["required-unused"] if number < 0.5 else []
        return {
            "correct": not codes,
            "equals_goal": number >= 0.3,
            "ambiguous": False,
            "values": [int(number * 10)],
            "violations": [{"code": code} for code in codes],
        }

    def goal(self, question: Question) -> Verdict:
        """Shapes that have no name are illegal."""
        shape = str(question.get("goal")).split(" ")[0]
        is_legal = shape in ("row", "column", "tee", "ell")
        return {"legal": True} if is_legal else {"legal": False, "code": "illegal-configuration"}

    def selection(self, question: Question) -> Verdict:
        """A variation twice is illegal, and so are some at random."""
        pick, chosen = question.get("pick"), question.get("chosen")
        names = [item.get("name") for item in chosen if isinstance(item, Mapping)] if isinstance(chosen, list) else []
        if isinstance(pick, Mapping) and pick.get("name") in names:
            return {"legal": False, "code": "already-chosen"}
        return {"legal": share(str(pick) + str(question.get("resources"))) > 0.25}

    def regrouping(self, question: Question) -> bool:
        """Some regroupings are proofs."""
        return share(str(question.get("regrouped"))) < 0.4
