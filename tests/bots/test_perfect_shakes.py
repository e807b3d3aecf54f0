"""The perfect player over whole shakes: from a safe position it makes no unsafe move where it knows a safe one, and it
lets no challenge pass that it knows to be right. 10,000 shakes in the long form (FORCEOUT_SHAKES says how many).

What it knows is seen in two ways: a table that looks less far than the player finds nothing that the player missed, and
whatever the player itself took for known, a move that is safe or a claim that is right, is not refuted by a table that
looks further. Unsafe moves where it knew no safe one are counted: they are guesses, and no fault."""

import os
from collections import Counter
from random import Random
from typing import Final

import pytest

from forceout.bots import challenging, choice, moving, perfect_moves, play
from forceout.bots.perfect_moves import Found
from forceout.bots.player import Player
from forceout.bots.wishes import Wish
from forceout.rules.actions import Action, Challenge, Move, PickUpBlock, Shift
from forceout.rules.engine import apply
from forceout.rules.match_state import Match
from forceout.rules.record import Header
from forceout.rules.state import PLAYING, Shake
from forceout.rules.vocabulary import Division
from forceout.solver.budget import Budget
from forceout.solver.endgame.analysis import Table
from forceout.solver.endgame.search import Outcome

IS_LONG: Final = os.environ.get("FORCEOUT_LONG") == "1"
SHAKES: Final = int(os.environ.get("FORCEOUT_SHAKES", "10000" if IS_LONG else "2"))
BUDGET_MS: Final = {"on-sets": 200, "equations": 600}
NODES: Final = 8_000
"""How far one question is looked into here: less far than by the player, so that what is known here is known there."""
FAR_NODES: Final = 200_000 if IS_LONG else 20_000
"""How far one question is looked into about what the player took for known."""
PLANNED_CLAIM: Final = challenging.planned_claim
EDITIONS: Final = {"on-sets": "2026-27", "equations": "2015-16"}
OTHERS: Final = ("club", "learner", "champion")


class Watch:
    """Looks over a perfect player's shoulder, with tables of its own."""

    def __init__(self) -> None:
        self.tally: Counter[str] = Counter()
        self.faults: list[object] = []
        self.best: Action | None = None
        self.claim: str | None = None

    def known_moves(self, player: Player, shake: Shake) -> Found:
        """What the player knows of its moves."""
        found = perfect_moves.known_moves(player, shake)
        self.best = found.best
        return found

    def planned_claim(self, player: Player, shake: Shake) -> challenging.Claim | None:
        """What the player finds to be right."""
        self.claim = claim = PLANNED_CLAIM(player, shake)
        return claim

    def __call__(self, match: Match, seat: str, level: str, dice: Random, budget: int) -> Action | Wish | None:
        self.best = self.claim = None
        chosen = choice.choose(match, seat, level, dice, budget)
        if level == "perfect" and match.shake is not None and match.shake.phase in PLAYING:
            self.look(match.shake, seat, chosen)
            self.look_further(match.shake, seat, chosen)
        return chosen

    def look_further(self, shake: Shake, seat: str, chosen: Action | Wish | None) -> None:
        """Whether what the player took for known is so, and was done."""
        is_known = self.best is not None or self.claim is not None
        is_move = isinstance(chosen, Move | Shift)
        if shake.goal is None or shake.block_holder is not None or not (is_known or is_move):
            return
        table = Table(shake, Budget(nodes=12 * FAR_NODES), FAR_NODES)
        if self.claim is not None and shake.mover != seat:
            self.tally["known claims"] += 1
            if not isinstance(chosen, Challenge | PickUpBlock) or table.outcome(shake).is_safe:
                self.faults.append(("claim", self.claim, shake, chosen))
        elif self.best is not None:
            self.tally["known moves"] += 1
            if chosen != self.best or table.outcome(apply(shake, self.best)[0]).is_lost:
                self.faults.append(("known move", self.best, shake, chosen))
        elif isinstance(chosen, Move | Shift) and table.outcome(shake) is Outcome.SAFE:
            is_lost = table.outcome(apply(shake, chosen)[0]).is_lost
            self.tally["guesses that lose" if is_lost else "guesses"] += 1

    def look(self, shake: Shake, seat: str, chosen: Action | Wish | None) -> None:
        """Note what was known, and what was done with it."""
        if shake.goal is None or shake.block_holder is not None:
            return
        table = Table(shake, Budget(nodes=6 * NODES), NODES)
        outcome = table.outcome(shake)
        if outcome.is_lost and shake.mover != seat:
            self.tally["right challenges"] += 1
            if not isinstance(chosen, Challenge | PickUpBlock):
                self.faults.append(("missed", outcome, shake, chosen))
        elif isinstance(chosen, Move | Shift):
            after = table.outcome(apply(shake, chosen)[0])
            self.tally["moves"] += 1
            self.tally[f"moves that are {after.value}"] += 1
            if after.is_lost and outcome is Outcome.SAFE and table.room(shake).safe:
                self.faults.append(("unsafe", after, shake, chosen))
        elif isinstance(chosen, Challenge) and outcome.is_safe:
            self.faults.append(("challenged wrongly", outcome, shake, chosen))


def header_of(game: str, number: int) -> Header:
    """A table of two or three in some division."""
    dice = Random(f"perfect {game} {number}")
    players = ("P1", "P2", "P3")[: dice.choice((2, 3))]
    season = dice.choice(("even", "odd")) if game == "equations" else None
    division = dice.choice(tuple(Division)).value
    return Header(game, EDITIONS[game], division, "adventurous", "referee", "table", players, season=season)


@pytest.mark.parametrize("game", ["on-sets", "equations"])
def test_the_perfect_player_errs_nowhere_where_it_knows(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch()
    monkeypatch.setattr(moving, "known_moves", watch.known_moves)
    monkeypatch.setattr(challenging, "planned_claim", watch.planned_claim)
    shakes = SHAKES if game == "on-sets" else max(1, SHAKES // 4)
    for number in range(shakes):
        header = header_of(game, number)
        levels = {seat: OTHERS[(number + place) % len(OTHERS)] for place, seat in enumerate(header.players)}
        levels[header.players[number % len(header.players)]] = "perfect"
        for _ in play.play_match(header, levels, number, 1, BUDGET_MS[game], watch):
            pass
    assert not watch.faults, watch.faults[0]
    assert watch.tally["moves"] >= shakes
    assert watch.tally["known moves"] >= shakes
    if IS_LONG or "FORCEOUT_SHAKES" in os.environ:
        print(f"\n{game}: {shakes} shakes, {dict(watch.tally)}")
