"""Ours and the engine written from the books alone come to the same, action by action, on random shakes.

The short form runs in the checks; `FORCEOUT_LONG=1` makes it 20,000 shakes of each game and edition.
"""

import os
from typing import Final

import pytest

from forceout.rulebook.citations import citations_in_text
from forceout.rulebook.contents import clauses_of
from tests.properties.procedures_by_the_book.left_open import LEFT_OPEN, LeftOpen
from tests.properties.side_by_side import BOOKS, first_difference

SHAKES: Final = 20_000 if os.environ.get("FORCEOUT_LONG") else 200


@pytest.mark.parametrize(("game", "edition"), BOOKS)
def test_both_engines_come_to_the_same(game: str, edition: str) -> None:
    """A failure names the shake, its actions and what the two make of the last one."""
    for number in range(SHAKES):
        found = first_difference(f"side by side {game} {edition} {number}", game, edition)
        assert found is None, f"shake {number}: {found}"


@pytest.mark.parametrize("entry", LEFT_OPEN, ids=[entry.name for entry in LEFT_OPEN])
def test_what_is_left_open_names_clauses_that_are_there(entry: LeftOpen) -> None:
    cited = list(citations_in_text(entry.sections))
    assert cited
    for book, edition, section in cited:
        editions = [clause.edition for clause in clauses_of(book, section)]
        assert editions, f"{book} has no {section}"
        assert edition is None or edition in editions, f"{book} {edition} has no {section}"
    assert entry.question
    assert entry.choice


def test_each_open_question_is_asked_once() -> None:
    names = [entry.name for entry in LEFT_OPEN]
    assert len(set(names)) == len(names)
