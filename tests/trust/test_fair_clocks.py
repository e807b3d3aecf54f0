"""Fair clocks (trust.md, promise 11): what an honest player is charged on a slow and unsteady network, what a liar
gains, and that clocks survive a crash.

The short form runs in the checks; `FORCEOUT_LONG=1` makes it 100,000 actions for each network.
"""

import asyncio
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import pytest

from forceout.service.tables.actions import MOST_CREDIT
from forceout.service.tables.fold import LiveTable
from forceout.service.tables.lag import LASTS, Lag, Measured, RoundTrips, Witness
from forceout.service.tables.table_settings import TableSettings
from forceout.service.tables.views import deadlines
from forceout.web.live.hub import FIRST_PINGS
from tests.service.conftest import NewAddress
from tests.trust.long_form import how_many, tell
from tests.trust.played import SteppingClock
from tests.trust.random_players import DIRECTOR
from tests.trust.services import moving_drafts, new_table, worker

ACTIONS = how_many("clock_actions", 2000, 100_000)
PINGS: Final = FIRST_PINGS
"""As many as a stream begins with."""
ALLOWED: Final = 50
"""The milliseconds by which an honest player may be wronged, or a liar may gain, but for one of a hundred actions."""
SETTINGS: Final = TableSettings("on-sets", "2026-27", "middle", seats=2, is_listed=True, clock="official")
START: Final = 1_800_000_000_000
LAG: Final = Lag(b"k" * 32)


class Kernel:
    """A kernel that times its own segments as Linux does (RFC 6298): no program can delay what it answers."""

    def __init__(self) -> None:
        self.round_trip = self.deviation = -1.0

    def time(self, milliseconds: float) -> Witness:
        """Take another round trip into the mean and into its mean deviation."""
        if self.round_trip < 0:
            self.round_trip, self.deviation = milliseconds, milliseconds / 2
        else:
            self.deviation += (abs(milliseconds - self.round_trip) - self.deviation) / 4
            self.round_trip += (milliseconds - self.round_trip) / 8
        return Witness(self.round_trip, self.deviation)


@dataclass
class Browser:
    """A browser behind an unsteady network, with a clock of its own; it may lie."""

    dice: Random
    delay: float
    jitter: float
    is_witnessed: bool = True
    pongs_late: int = 0
    claims_earlier: int = 0
    ahead: int = 0

    def on_its_way(self) -> int:
        """How long one message takes."""
        return round(self.delay + self.dice.uniform(0, self.jitter))

    def credited_too_much(self) -> int:
        """The milliseconds that an action counts as earlier than it was: less than none where it counts as later."""
        trips, kernel, now = RoundTrips(), Kernel(), START
        for _ in range(PINGS):
            now += 1000
            there, back = self.on_its_way(), self.on_its_way()
            witness = kernel.time(there + back) if self.is_witnessed else None
            said = now + there + self.ahead
            trips.add(now, said, now + there + self.pongs_late + back, witness)
        stamp = LAG.sign("session", trips.measured, now)
        acted_at, on_its_way = now + 2000, self.on_its_way()
        claimed = acted_at + self.ahead - self.claims_earlier
        return LAG.credit("session", stamp, claimed, acted_at + on_its_way) - on_its_way


def percentile(values: list[int], share: float) -> int:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def gains(dice: Random, count: int, **browser: Any) -> int:
    """What 99 of 100 actions gain at most."""
    return percentile([Browser(dice, **browser).credited_too_much() for _ in range(count)], 0.99)


@pytest.mark.parametrize("is_witnessed", [True, False], ids=["witnessed", "behind a proxy"])
@pytest.mark.parametrize("jitter", [0, 20, 50, 100, 200, 400])
def test_promise_11_an_honest_player_is_charged_what_they_took(jitter: int, is_witnessed: bool) -> None:
    dice = Random(f"clocks {jitter}")
    browsers = (
        Browser(dice, dice.uniform(0, 400 - jitter), jitter, is_witnessed, ahead=dice.randint(-(10**9), 10**9))
        for _ in range(ACTIONS)
    )
    errors = [abs(browser.credited_too_much()) for browser in browsers]
    middle, worst = percentile(errors, 0.5), percentile(errors, 0.99)
    where = "witnessed by the kernel" if is_witnessed else "behind a proxy"
    tell(f"promise 11: jitter {jitter} ms, {where}, {ACTIONS:,} actions: error p50 {middle} ms, p99 {worst} ms")
    assert worst <= ALLOWED


def test_promise_11_a_liar_who_forges_a_stamp_gains_nothing() -> None:
    now, acted_at = START, START - 300
    stamp = LAG.sign("session", Measured(0, 40), now)
    ahead, most, expires_at, signature = stamp.split(".")
    assert LAG.credit("session", stamp, acted_at, now) == 40
    forged = (
        f"{ahead}.500.{expires_at}.{signature}",
        f"-300.{most}.{expires_at}.{signature}",
        f"{ahead}.{most}.{int(expires_at) + LASTS}.{signature}",
        f"{ahead}.-40.{expires_at}.{signature}",
        f"{ahead}.{most}.{expires_at}.{'0' * 32}",
        f"{ahead}.{most}.{expires_at}.é{signature[1:]}",
        f"0.500.{expires_at}.",
        Lag(b"x" * 32).sign("session", Measured(0, 500), now),
        LAG.sign("another session", Measured(0, 500), now),
        "500",
        "",
        "...",
        "\ud800.1.1.1",
        "9" * 200,
    )
    assert [LAG.credit("session", one, acted_at, now) for one in forged] == [0] * len(forged)
    assert LAG.credit("session", None, acted_at, now) == LAG.credit("session", stamp, None, now) == 0
    assert LAG.credit("session", stamp, acted_at, now + LASTS + 1) == 0
    assert LAG.credit("session", stamp, now + 10**9, now) == 0


LIES: Final[list[dict[str, int]]] = [
    {"pongs_late": 400},
    {"pongs_late": 5000},
    {"claims_earlier": 400},
    {"claims_earlier": 10**9},
    {"pongs_late": 400, "claims_earlier": 400},
]


@pytest.mark.parametrize("lie", LIES, ids=str)
def test_promise_11_a_liar_gains_nothing_on_a_steady_network(lie: dict[str, int]) -> None:
    for delay in (0, 20, 100, 300):
        assert gains(Random("liar"), 300, delay=delay, jitter=10, **lie) <= ALLOWED


@pytest.mark.parametrize("jitter", [50, 100, 200, 400])
def test_promise_11_a_liar_gains_no_more_than_the_network_is_unsteady(jitter: int) -> None:
    gained = gains(Random("liar"), 1000, delay=0, jitter=jitter, claims_earlier=10**6)
    tell(f"promise 11: a liar whose network has {jitter} ms of jitter gains at most {gained} ms")
    assert gained <= 1.5 * jitter + ALLOWED
    assert gained <= MOST_CREDIT


def test_promise_11_a_liar_behind_a_proxy_gains_no_more_than_the_cap() -> None:
    gained = gains(Random("liar"), 300, delay=20, jitter=10, is_witnessed=False, pongs_late=5000, claims_earlier=5000)
    tell(f"promise 11: a liar behind a proxy gains at most {gained} ms")
    assert gained <= MOST_CREDIT


def test_promise_11_nobody_is_credited_with_time_before_the_last_event(new_address: NewAddress) -> None:
    async def play() -> None:
        clock = SteppingClock()
        async with worker(new_address(), clock) as service:
            live = await new_table(service, "credit", moving_drafts(SETTINGS, clock.now))
            for number, credit in enumerate((10**9, -(10**9), MOST_CREDIT, 0, 100)):
                clock.now += 200
                before = await service.matches.find(live.id)
                wanted = {"do": "warn", "player": "P1", "reason": "talking"}
                receipt = await service.matches.act(live.id, DIRECTOR, before.seq, f"k{number}", wanted, credit)
                assert before.at <= receipt.at <= clock.now
                assert receipt.at >= clock.now - min(max(credit, 0), MOST_CREDIT)

    asyncio.run(play())


def test_promise_11_clocks_survive_a_crash(new_address: NewAddress) -> None:
    async def play() -> tuple[int, int]:
        address, clock = new_address(), SteppingClock()
        worst = told = 0
        async with worker(address, clock) as first:
            live = await new_table(first, "crash", moving_drafts(SETTINGS, clock.now))
        dice = Random("crashes")
        for _ in range(12):
            clock.now += dice.randint(1, 30_000)
            # The worker before is gone with everything that it knew.
            async with worker(address, clock) as service:
                again = await service.matches.find(live.id)
                before, after = shown(live), shown(again)
                assert before.keys() == after.keys()
                worst = max([worst, *(abs(before[one] - after[one]) for one in before)])
                due = again.next_due()
                told += await service.deadlines.sweep()
                live = await service.matches.find(live.id)
                is_due = due is not None and clock.now >= due + MOST_CREDIT
                assert is_due == (live.seq > again.seq), "a deadline was missed, or told too early"
        return worst, told

    worst, told = asyncio.run(play())
    tell(f"promise 11: 12 crashes, deadlines moved by at most {worst} ms, {told} told by whoever came after")
    assert worst <= 100
    assert told


def shown(live: LiveTable) -> dict[tuple[str, str], int]:
    """When each task's sand is out."""
    return {(one["player"], one["task"]): one["at"] for one in deadlines(live, None)}
