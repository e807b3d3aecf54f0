"""What a seat may do now: exactly what `verify` lets pass, and for every other kind why not."""

import json
import os
from collections.abc import Iterator
from dataclasses import replace

from forceout.editions.recorded_match import begin
from forceout.editions.simulated_match import SimulatedMatch, simulated_match
from forceout.rules import actions as do
from forceout.rules.engine import apply, verify
from forceout.rules.legal_actions import FREE_TEXT, OFFERED, LegalActions, chargeable, legal_actions
from forceout.rules.simulation.careless_play import PROCEDURES
from forceout.rules.state import OVER, Phase, Policing, Section, Shake
from forceout.rules.two_cubes_without_bonus import second_without_bonus
from forceout.rules.view import unaware, view

SEEDS = range(600 if os.environ.get("FORCEOUT_LONG") else 24)
EVERY_NTH = 6
"""How many states of a match are looked at: one in so many."""


def shakes(seeds: range) -> Iterator[tuple[Shake, do.Action]]:
    """States of simulated matches, each with what was done next."""
    for seed in seeds:
        header, steps = simulated_match(seed)
        before = begin(header)
        for number, step in enumerate(steps):
            if before.shake is not None and (seed + number) % EVERY_NTH == 0:
                yield before.shake, step.action
            before = step.match


def finite_actions(shake: Shake, seat: str) -> Iterator[do.Action]:
    """Every action without free text that could be tried, sensible or not."""
    cubes = list(dict.fromkeys(shake.roll or ("B", "r1")))
    for cube in cubes:
        yield do.Bonus(seat, cube)
        yield do.ReturnCube(seat, cube)
        for to in Section:
            yield do.Move(seat, cube, to.value)
            yield do.Shift(seat, cube, to.value)
    yield from (do.Challenge(seat, "now"), do.Challenge(seat, "impossible"), do.Challenge(seat, "nothing"))
    yield from (do.Tie(seat, player) for player in shake.table.players)
    yield from (do.TakeSide(seat, side) for side in ("challenger", "mover", "nobody"))
    yield from (do.Accept(seat, player) for player in shake.table.players)
    for kind in (do.PickUpBlock, do.WillPresent, do.Decline, do.NoGoal, do.Agree, do.Disagree, do.PassVariation):
        yield kind(seat)


def is_idle(shake: Shake, action: do.Action) -> bool:
    """Whether an action is an answer that comes too late to change anything, and so is not offered."""
    return isinstance(action, do.Accept) and apply(shake, action)[0] == shake


def test_verify_is_none_exactly_for_what_is_listed() -> None:
    states = 0
    for shake, _ in shakes(SEEDS):
        # Where players police themselves, what stands is not known to them.
        known = unaware(shake)
        for seat in (*shake.table.players, "Zoe"):
            legal = {one for one in finite_actions(known, seat) if verify(known, one) is None}
            listed = set(legal_actions(shake, seat).actions)
            assert all(verify(known, one) is None for one in listed)
            assert {one for one in legal ^ listed if not is_idle(known, one)} == set()
        states += 1
    assert states > 150


def test_every_kind_is_open_or_says_why_not() -> None:
    for shake, _ in shakes(SEEDS):
        for seat in (*shake.table.players, "Zoe"):
            legal = legal_actions(shake, seat)
            is_open = {one.do for one in legal.actions} | set(legal.templates)
            assert is_open | set(legal.why_not) == {kind.do for kind in OFFERED}
            assert not is_open & set(legal.why_not)


def is_template(legal: LegalActions, action: do.Action) -> bool:
    return action.do in legal.templates


def test_what_is_done_with_free_words_was_open_as_a_template() -> None:
    done = 0
    for seed in SEEDS:
        simulated: SimulatedMatch = simulated_match(seed)
        before = begin(simulated.header)
        for step in simulated.steps:
            shake = before.shake
            if shake is not None and isinstance(step.action, FREE_TEXT):
                legal = legal_actions(shake, step.action.by)
                if step.outcome.violation is None:
                    # An answer to a Solution that is settled changes nothing, and is not offered.
                    assert is_template(legal, step.action) or step.match.shake == shake
                    done += 1
                elif not is_template(legal, step.action):
                    assert legal.why_not[step.action.do].rule is not None
            before = step.match
    assert done > 200


def test_an_open_template_has_words_that_are_legal() -> None:
    for shake, _ in shakes(SEEDS):
        for seat in shake.table.players:
            templates = legal_actions(shake, seat).templates
            if "present" in templates:
                assert verify(shake, do.Present(seat, "?")) is None
            if "reject" in templates:
                assert shake.phase is Phase.CHECKING
            if "roll" in templates:
                assert shake.roll is None
                assert seat == shake.goal_setter
            if "deal" in templates:
                assert seat == shake.dealer
            if "select" in templates or "goal" in templates:
                assert seat == shake.turn


def test_nothing_is_open_once_the_shake_is_over() -> None:
    ended = [shake for shake, _ in shakes(SEEDS) if shake.phase in OVER]
    assert ended
    for shake in ended:
        for seat in shake.table.players:
            legal = legal_actions(shake, seat)
            assert (legal.actions, legal.templates) == ((), ())


def faulty_shakes() -> Iterator[Shake]:
    """States in which something illegal stands or stood."""
    for seed in range(len(SEEDS) * 5):
        header, steps = simulated_match(seed)
        if header.policing != Policing.PLAYERS.value:
            continue
        for step in steps:
            shake = step.match.shake
            if shake is not None and (shake.standing or shake.insulated) and shake.phase not in OVER:
                yield shake


def seen(shake: Shake, seat: str | None) -> bytes:
    """Everything that leaves for a seat: its view, what it may do, and what it may charge."""
    allowed = None if seat is None else [repr(legal_actions(shake, seat)), list(map(str, chargeable(shake).items()))]
    return json.dumps([view(shake, seat), allowed], ensure_ascii=False).encode()


def test_on_sets_IX_A_2_no_byte_tells_whether_something_illegal_stands() -> None:
    compared = 0
    for shake in faulty_shakes():
        innocent = replace(shake, standing=(), insulated=())
        for seat in (None, do.JUDGE, *shake.table.players):
            if seat is not None and second_without_bonus(shake, seat) is not None:
                # Who moved two cubes without "Bonus" knows it, and may take one back.
                continue
            assert seen(shake, seat) == seen(innocent, seat)
        compared += 1
    assert compared > 20


def test_on_sets_II_C_2_no_byte_tells_whether_a_selection_is_illegal() -> None:
    compared = 0
    for shake, _ in shakes(SEEDS):
        if shake.table.policing is not Policing.PLAYERS or shake.phase in OVER or not shake.selections:
            continue
        selections = tuple(replace(one, is_legal=not one.is_legal) for one in shake.selections)
        for seat in (None, *shake.table.players):
            assert seen(shake, seat) == seen(replace(shake, selections=selections), seat)
        compared += 1
    assert compared > 10


def test_on_sets_IX_A_every_procedure_can_be_charged_rightly_or_wrongly_wherever_something_may_stand() -> None:
    charged = 0
    for shake, _ in shakes(SEEDS):
        offered = chargeable(shake)
        assert set(offered) <= set(PROCEDURES)
        for seat in shake.players:
            is_open = "charge" in legal_actions(shake, seat).templates
            assert is_open == (shake.table.policing is Policing.PLAYERS and bool(offered))
    for shake in faulty_shakes():
        offered = chargeable(shake)
        for procedure in shake.standing:
            charges = [do.Charge(one, procedure.code) for one in shake.players if one != procedure.by]
            if any(verify(shake, one) is None for one in charges):
                assert procedure.code in offered
                charged += 1
    assert charged > 10


def test_equations_IX_A_there_are_no_cards_and_no_relations_to_charge() -> None:
    games = {shake.table.game.has_cards: chargeable(shake) for shake, _ in shakes(SEEDS) if shake.phase is Phase.MOVING}
    assert {"illegal-deal", "relation-to-forbidden"} <= set(games[True])
    assert not {"illegal-deal", "relation-to-forbidden"} & set(games[False])
    assert all(rule.section for offered in games.values() for rule in offered.values())
