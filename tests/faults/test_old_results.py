"""Old results stay: matches of every kept release fold to what that release made of them (trust.md, promise 13)."""

from pathlib import Path

import pytest

from tests.faults.releases.matches import KEPT, differences


@pytest.mark.parametrize("kept", KEPT, ids=[one.parent.name for one in KEPT])
def test_promise_13_every_step_of_a_kept_match_comes_to_what_it_came_to(kept: Path) -> None:
    """Under its own revision each action has the outcome, the state and the clocks that it had when it was played."""
    assert list(differences(kept)) == []
