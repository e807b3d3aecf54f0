"""Effort is for what was tried: counted from the logs of tables, by who sat where when."""

from types import SimpleNamespace
from typing import Any, cast

from forceout.rules import actions as do
from forceout.rules.match_state import Row, StartShake
from forceout.rules.wire import print_line
from forceout.service.rooms.report import Tally, tallied
from forceout.service.store.events import ACTION, FIRST_HASH, UPHELD, Draft, chained
from forceout.service.tables.fold import LiveTable


def told(action: do.Action, is_upheld: bool | None = None) -> Draft:
    """An action as a log has it."""
    body: dict[str, Any] = {"kind": ACTION, "line": print_line(action)}
    return Draft(body | ({} if is_upheld is None else {UPHELD: is_upheld}), 0, 0, None, action)


def sat(seat: str, person: str | None) -> Draft:
    """Somebody who sits down, or a bot."""
    return Draft({"kind": "seated", "seat": seat, **({"bot": "learner"} if person is None else {"who": person})}, 0, 0)


def test_effort_is_counted_for_trying_and_follows_who_sits_where() -> None:
    drafts = [
        sat("P1", "ada"),
        sat("P2", "ben"),
        told(StartShake("P1")),
        told(do.Challenge("P2", "now")),
        told(do.Present("P2", "R-B")),
        told(do.Reject("P1", "P2", "wrong-cubes"), is_upheld=True),
        sat("P1", None),
        told(StartShake("P2")),
        told(do.Accept("P1", "P2")),
    ]
    row = Row("P1", {"P1": 6, "P2": 2}, {}, is_void=False)
    live = cast(LiveTable, SimpleNamespace(match=SimpleNamespace(rows=(row, row))))
    tallies = {"S1": Tally(), "S2": Tally()}
    tallied(chained("m", 0, FIRST_HASH, drafts), live, {"ada": "S1", "ben": "S2"}, tallies)
    ada, ben = tallies["S1"], tallies["S2"]
    assert (ada.shakes, ada.effort, dict(ada.outcomes)) == (1, 3, {"rejection-held": 1})
    assert (ben.shakes, ben.effort) == (2, 6)
    assert {kind: count for kind, count in ben.outcomes.items() if count} == {"challenge-wrong": 1, "solution-wrong": 1}
