"""The engine under any actions in any order: what is true of every shake stays true, and the log is the state.

Sensible play by random players takes a match forward; in between anybody does anything. The short form runs in the
checks; `FORCEOUT_LONG=1` makes it 2,000 runs of 100 steps.
"""

import os
from dataclasses import fields
from random import Random
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule

from forceout.editions.recorded_match import begin
from forceout.editions.registry import years_of
from forceout.editions.simulated_match import NAMES, writers_of
from forceout.games.registry import NAMES as GAMES
from forceout.rules import actions as do
from forceout.rules.engine import verify
from forceout.rules.fold import fold_log
from forceout.rules.match import apply_match, verify_match
from forceout.rules.match_state import MATCH_KINDS, Match
from forceout.rules.record import Header, Record, print_record, read_record
from forceout.rules.simulation.random_play import Players
from forceout.rules.simulation.simulate import next_action
from forceout.rules.state import Judging, Policing
from forceout.rules.state_hash import state_hash
from forceout.rules.vocabulary import Division, Form
from tests.properties.invariants import check_step

IS_LONG = bool(os.environ.get("FORCEOUT_LONG"))
RUNS, STEPS = (2000, 100) if IS_LONG else (30, 60)

PEOPLE = st.sampled_from([*NAMES, "Zoe", "", do.JUDGE, do.DIRECTOR, do.CLOCK])
CUBES = st.sampled_from([*"BRGY∪∩-'=⊆VΛ12345", "r0", "b3", "g×", "k9", "k√", "g*", "r+", "7", "+", "", "?", "zz", "r9"])
SECTIONS = st.sampled_from(["required", "permitted", "forbidden", "resources", "goal_cubes", ""])
TEXTS = st.sampled_from(
    ["", "B", "B∪R", "(B∩R)'", "B ⊆ R, B", "B || R", "1+2 = 3", "(", "=", "9*9*9*9*9 = 1", "blank: B", "x" * 3000]
)
GOALS = st.sampled_from(
    ["row 1", "row 1 2", "tee 1 2 3", "backwards-ell 1 2", "row", "", "1", "r1", "1+2", "123456789"]
)
NUMBERS = st.sampled_from([-5, 0, 1, 2, 7, 10, 60, 100_000])
BLANKS = st.none() | CUBES | NUMBERS | st.sampled_from(["BR", "B∪R", "red", [], {}, 0.5, True])
CODES = st.none() | st.sampled_from(
    ["not-your-turn", "illegal-selection", "not-equal", "ambiguous", "syntax", "bonus-while-leading", "?"]
)
VARIATIONS = st.sampled_from(["wild-cube", "shift-from-permitted", "two-solutions", "base", "sideways", "no-such", ""])
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "by": PEOPLE,
    "player": PEOPLE,
    "of": PEOPLE,
    "cube": CUBES,
    "cubes": st.lists(CUBES, max_size=24).map(tuple),
    "cards": st.lists(st.sampled_from(["B", "R", "-", "BRGY", "XX", ""]), max_size=16).map(tuple),
    "name": VARIATIONS,
    "filled_in": BLANKS,
    "goal": GOALS,
    "to": SECTIONS,
    "claim": st.sampled_from(["now", "impossible", "nothing"]),
    "side": st.sampled_from(["challenger", "mover", ""]),
    "solution": TEXTS,
    "regrouped": st.none() | TEXTS,
    "code": CODES,
    "procedure": CODES.map(str),
    "points": NUMBERS,
    "seconds": NUMBERS,
    "reason": TEXTS,
    "face": CUBES,
    "partner": st.none() | PEOPLE,
    "place": st.none() | CUBES,
    "second_judge": st.sampled_from(["", "Kim"]),
    "ruling": TEXTS,
    "listed": NUMBERS,
    "how_much": st.sampled_from(["shake", "round", ""]),
    "seats": st.sampled_from([0, 2, 3, 7]),
}


@st.composite
def any_action(draw: st.DrawFn) -> do.Action:
    """Any kind of action by anybody, with anything in it."""
    kind = draw(st.sampled_from([*do.KINDS.values(), *MATCH_KINDS.values()]))
    return kind(**{one.name: draw(FIELDS[one.name]) for one in fields(kind)})


class Table(RuleBasedStateMachine):
    """A match at a table where anything may be tried."""

    match: Match
    players: Players

    @initialize(
        game=st.sampled_from(sorted(GAMES)),
        data=st.data(),
        division=st.sampled_from([one.value for one in Division]),
        form=st.sampled_from([one.value for one in Form]),
        policing=st.sampled_from([one.value for one in Policing]),
        judging=st.sampled_from([one.value for one in Judging]),
        seats=st.integers(2, 3),
        timed=st.booleans(),
    )
    def begin(
        self, game: str, data: Any, division: str, form: str, policing: str, judging: str, seats: int, timed: bool
    ) -> None:
        edition = data.draw(st.sampled_from(years_of(game)[::-1]))
        season = data.draw(st.sampled_from(["even", "odd"])) if game == "equations" else None
        self.header = Header(game, edition, division, form, policing, judging, NAMES[:seats], season, timed)
        self.match = begin(self.header)
        self.first = self.match
        self.log: list[do.Action] = []
        self.players = Players(Random(0), writers_of(game), challenges=0.08, carelessness=0.1)

    def act(self, action: do.Action) -> None:
        before = self.match
        violation = verify_match(before, action)
        self.match, outcome = apply_match(before, action)
        self.log.append(action)
        check_step(before, action, self.match, outcome)
        if violation is None:
            assert outcome.is_done, "what verify lets pass is done"

    @rule(seed=st.integers(0, 2**32), steps=st.integers(1, 4))
    def play_on(self, seed: int, steps: int) -> None:
        """The match goes forward."""
        dice = Random(seed)
        self.players.dice = dice
        for _ in range(steps):
            self.act(next_action(dice, self.match, self.players, shakes=6))

    @rule(seed=st.integers(0, 2**32))
    def play_sensibly(self, seed: int) -> None:
        """The player whose task it is does it."""
        self.play_on(seed, 1)

    @rule(action=any_action())
    def try_anything(self, action: do.Action) -> None:
        """Somebody does something."""
        self.act(action)

    @rule(seconds=st.sampled_from([1, 9, 16, 61, 71, 131, 250]))
    def let_time_pass(self, seconds: int) -> None:
        """Deadlines fall due."""
        self.act(do.Tick(do.CLOCK, seconds))

    def teardown(self) -> None:
        """Folding the log gives the live state."""
        if not hasattr(self, "log"):
            return
        folded = self.first
        for step in fold_log(self.first, self.log):
            folded = step.match
        assert folded == self.match
        assert state_hash(folded) == state_hash(self.match)
        if self.match.shake is not None:
            assert verify(self.match.shake, do.Move("nobody", "B", "required")) is not None


Table.TestCase.settings = settings(
    max_examples=RUNS,
    stateful_step_count=STEPS,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
TestEngine = Table.TestCase


def test_a_match_with_odd_actions_is_recorded_and_read_back() -> None:
    header = Header("on-sets", "2026-27", "middle", "basic", "players", "table", NAMES)
    log = (do.Move("", "?", ""), do.Reject("Zoe", "", "ambiguous", ""), do.Present("Ada", "x" * 3000, ""))
    record = Record(header, log)
    assert read_record(print_record(record)) == record
