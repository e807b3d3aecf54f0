"""One codec: what is no act is refused with where and why."""

from typing import Any

import pytest

from forceout.tournament import acts as do
from forceout.tournament.codec import Unreadable, print_act, read_act, read_entry
from forceout.tournament.people import Player


@pytest.mark.parametrize(
    ("sent", "where"),
    [
        (None, ""),
        ([], ""),
        ({"do": "dance"}, "do"),
        ({"do": "withdraw", "player": "p1"}, "reason"),
        ({"do": "withdraw", "player": 1, "reason": "x"}, "player"),
        ({"do": "withdraw", "player": "p1", "reason": "x" * 401}, "reason"),
        ({"do": "withdraw", "player": "p1", "reason": "x", "extra": 1}, "extra"),
        ({"do": "no-show", "competition": "c", "round": True, "player": "p"}, "round"),
        ({"do": "no-show", "competition": "c", "round": 1.5, "player": "p"}, "round"),
        ({"do": "no-show", "competition": "c", "round": 1, "player": "p", "is_here": 1}, "is_here"),
        (
            {"do": "enter", "competition": "c", "round": 1, "table": "A I", "sheet": {"totals": {"p": "8"}}},
            "sheet.totals.p",
        ),
        ({"do": "import", "schools": [{"id": "s"}], "teams": [], "players": []}, "schools[0].title"),
        ({"do": "go-on", "competition": "c", "round": 1, "tables": "A I", "reason": "x"}, "tables"),
    ],
)
def test_what_is_no_act_is_refused(sent: Any, where: str) -> None:
    with pytest.raises(Unreadable) as refused:
        read_act(sent)
    assert refused.value.where == where
    assert str(refused.value.words)


def test_only_what_is_empty_is_left_out() -> None:
    act = do.EnterLate(Player("p1", "middle", "s1", seed=0), "Late")
    assert print_act(act) == {
        "do": "late-entry",
        "player": {"id": "p1", "division": "middle", "school": "s1", "seed": 0},
        "reason": "Late",
    }
    assert read_act(print_act(act)) == act


@pytest.mark.parametrize("sent", [{"by": 1, "office": "director", "at": 1}, {"by": "d", "office": "king", "at": 1}, 3])
def test_an_entry_says_who_and_when(sent: Any) -> None:
    with pytest.raises(Unreadable):
        read_entry(sent)
