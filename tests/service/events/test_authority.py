"""Authority in an event (trust.md, promise 7): every operation and act for every office, cell by cell."""

from typing import Final

import pytest

from forceout.service.errors import NotAllowed, Refusal
from forceout.service.events.authority import GRANTS, OPERATIONS, is_granted, require
from forceout.service.events.events import Events
from forceout.service.events.members import Member
from forceout.service.store.store import Store
from forceout.tournament import acts as do
from forceout.tournament.people import Player
from forceout.tournament.settings import Weights
from forceout.tournament.sheets import Sheet
from tests.service.conftest import HandClock
from tests.service.events.test_events import Office, quiet
from tests.tournament.small_event import SETS, settings

TABLE: Final = (SETS, 1, "A I")
ACTS: Final = {
    act.do: act
    for act in (
        do.Found(settings()),
        do.ChangeSettings(settings()),
        do.Import((), (), ()),
        do.EnterLate(Player("late", "middle", "s1"), "Late"),
        do.Withdraw("p011", "Ill"),
        do.Return("p011", "Well"),
        do.NoShow(SETS, 1, "p011"),
        do.DraftSeating(SETS, 1, (), "draw", 1, Weights()),
        do.SwapSeats(SETS, 1, "p011", "p021"),
        do.Publish(SETS, 1),
        do.TellTime(SETS, 1, "start"),
        do.AddTableTime(*TABLE, 60),
        do.EnterResult(*TABLE, Sheet({})),
        do.SignSheet(*TABLE, {}),
        do.OpenTables(SETS, 1, {}),
        do.TakeOnlineResult(*TABLE, "abcdefghjkmn", Sheet({})),
        do.ConfirmResult(*TABLE, {}),
        do.CorrectResult(*TABLE, "p011", 8, "Wrong"),
        do.RuleDeceit(*TABLE, "p011", 8, "Wrong"),
        do.Disqualify(*TABLE, "p011"),
        do.OrderReplay(*TABLE, 2, "Noise"),
        do.Appeal(*TABLE, "p011", "Wrong"),
        do.DecideAppeal(*TABLE, "p011", True, "Right"),
        do.GoOnWithout(SETS, 1, (), "Late"),
        do.AddBonus(SETS, "p011", 1, "Helped"),
        do.ArrangePlayoff("x", SETS, ("p011", "p021"), "Tie"),
        do.EnterPlayoff("x", {}),
        do.AnnounceAwards(),
    )
}
EXPECTED: Final = {
    "see": "director deputy scorekeeper judge coach player",
    "see-standings": "director deputy scorekeeper judge coach player",
    "see-round": "director deputy scorekeeper judge coach player",
    "see-draft": "director deputy",
    "see-day": "coach player",
    "see-front": "director deputy scorekeeper judge",
    "see-names": "director deputy scorekeeper judge",
    "see-sheets": "director deputy scorekeeper judge",
    "see-results": "director deputy scorekeeper",
    "see-log": "director deputy",
    "check-sheets": "director deputy scorekeeper player",
    "draft": "director deputy",
    "import": "director deputy",
    "make-codes": "director deputy",
    "export": "director",
    "delete-names": "director",
    "delete": "director",
    "print": "director deputy scorekeeper",
}


def test_every_act_is_tried() -> None:
    assert set(ACTS) == set(do.KINDS)
    assert set(EXPECTED) == set(OPERATIONS)


@pytest.mark.parametrize("operation", EXPECTED)
@pytest.mark.parametrize("office", do.OFFICES)
def test_every_operation_for_every_office(operation: str, office: str) -> None:
    assert is_granted(operation, office) is (office in EXPECTED[operation].split())
    if office not in EXPECTED[operation].split():
        with pytest.raises(NotAllowed):
            require(operation, office)


@pytest.mark.anyio
async def test_every_act_for_every_office_against_the_service(sqlite_store: Store, clock: HandClock) -> None:
    """An act that an office may not do is refused as such; one that it may is done, or refused for what is wrong."""
    office = await Office.opened(sqlite_store, clock)
    live = await office.events.find(office.director.tournament)
    for name in do.OFFICES:
        member = Member(live.id, "x", name, "p011", f"{name}-x")
        for kind, act in ACTS.items():
            # A worker of its own each time, so that nothing that was done stays done in its memory.
            events = Events(sqlite_store, clock, quiet)
            code = "done"
            try:
                seq = (await events.find(live.id)).seq
                await events.act(member, act, f"{name}-{kind}-key", seq)
            except Refusal as refusal:
                code = refusal.said_code
            may = name in GRANTS[f"act:{kind}"]
            if not may:
                assert code == "not-allowed", (name, kind, code)
            elif not (name == do.PLAYER and kind in ("enter", "appeal", "sign")):
                assert code != "not-allowed", (name, kind, code)


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("by", "office", "may"),
    [
        (do.DIRECTOR, do.DIRECTOR, False),
        (do.DIRECTOR, do.DEPUTY, True),
        (do.DIRECTOR, do.SCOREKEEPER, True),
        (do.DEPUTY, do.DEPUTY, False),
        (do.DEPUTY, do.JUDGE, True),
        (do.SCOREKEEPER, do.SCOREKEEPER, False),
        (do.PLAYER, do.PLAYER, False),
    ],
)
async def test_who_makes_codes_for_whom(sqlite_store: Store, clock: HandClock, by: str, office: str, may: bool) -> None:
    opened = await Office.opened(sqlite_store, clock)
    live = await opened.events.find(opened.director.tournament)
    member = Member(live.id, "x", by, None, f"{by}-x")
    subject = "p011" if office == do.PLAYER else None
    if may:
        assert (await opened.events.members.make_code(live.state, member, office, subject)).office == office
    else:
        with pytest.raises(NotAllowed):
            await opened.events.members.make_code(live.state, member, office, subject)
