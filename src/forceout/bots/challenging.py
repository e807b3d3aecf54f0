"""When a player challenges (On-Sets V, VIII-B; Equations VI, VIII-B)."""

from collections.abc import Mapping
from typing import Final, Literal

from forceout.bots.player import LEAST_NODES, Player
from forceout.rules.actions import Action, Challenge, PickUpBlock
from forceout.rules.challenging import put_down_block
from forceout.rules.state import PLAYING, Phase, Shake
from forceout.rules.vocabulary import Situation
from forceout.solver.analysis import is_now_open
from forceout.solver.answer import Answer
from forceout.solver.budget import Budget
from forceout.solver.endgame.analysis import Table
from forceout.solver.endgame.search import Outcome

Claim = Literal["now", "impossible"]
CLAIMS: Final[tuple[Claim, ...]] = ("now", "impossible")
SHARE_OF_GLANCE: Final = 0.12
SHARE_OF_NOW: Final = 0.7
"""How much of what is left a long question about Now may cost: it takes all of that, and short ones tell what it does
not come to."""
SHARE_ON_TURN: Final = 0.9
"""How much of what is left the last question may cost where a move is still to be thought over."""
PARTS: Final = 8
"""Into how many parts what is left is cut, to be asked one by one where a long question did not tell."""
CLAIM_OF: Final[Mapping[Outcome, Claim]] = {Outcome.NOW: "now", Outcome.IMPOSSIBLE: "impossible"}
PICKS_UP: Final = 0.2
"""How likely a player picks up the block before saying a word."""


def challenge(player: Player, shake: Shake) -> Action | None:
    """A challenge that this player believes in; None when there is none to make."""
    if shake.mover == player.seat:
        return None
    claim = right_claim(player, shake, player.level.sees_now, player.level.sees_impossible) or _guess(player, shake)
    if claim is None or not player.may(challenging := Challenge(player.seat, claim)):
        return None
    is_early = shake.phase in PLAYING and player.chance(PICKS_UP)
    return pick_up if is_early and player.may(pick_up := PickUpBlock(player.seat)) else challenging


def right_claim(player: Player, shake: Shake, sees_now: float, sees_impossible: float) -> Claim | None:
    """What this player sees to be right about the last move, likely as that is."""
    if player.level.plays_endgames:
        return planned_claim(player, shake)
    now = Answer(False)
    if shake.phase in PLAYING and is_now_open(shake) and player.chance(sees_now):
        now = player.solve(shake, Situation.NOW)
        if player.thinks_of(now):
            return "now"
    if now.exists or not player.chance(sees_impossible):
        return None
    situation = Situation.FORCEOUT if shake.phase is Phase.FORCEOUT else Situation.IMPOSSIBLE
    return "impossible" if player.solve(shake, situation).exists is False else None


def planned_claim(player: Player, shake: Shake) -> Claim | None:
    """What a player finds to be right who plans what to think about: first a glance at whether there is a Solution,
    which the move is thought over with as well, then Now for most of the time: who misses it leaves it to others."""
    situation = Situation.FORCEOUT if shake.phase is Phase.FORCEOUT else Situation.IMPOSSIBLE
    now = Answer(False)
    possible = player.solve(shake, situation, share=SHARE_OF_GLANCE)
    if possible.exists is False:
        return "impossible"
    if shake.phase in PLAYING and is_now_open(shake):
        now = player.solve(shake, Situation.NOW, share=SHARE_OF_NOW)
        if player.thinks_of(now):
            return "now"
        if now.exists is None and (claim := claim_by_known(player, shake)) is not None:
            return claim
    if possible.exists or now.exists:
        return None
    share = SHARE_ON_TURN if shake.turn == player.seat else 1.0
    return "impossible" if player.solve(shake, situation, share=share).exists is False else None


def claim_by_known(player: Player, shake: Shake) -> Claim | None:
    """What is right by Solutions that are known and others that many short questions bring: one of them may need only
    one cube of Resources, where a single long question about Now does not come to it."""
    assert player.budget.nodes is not None
    left = player.budget.nodes - player.budget.spent_nodes
    if left <= 0:
        return None
    part = Budget(nodes=left // 2, cancelled=player.budget.is_spent)
    table = Table(shake, part, max(LEAST_NODES, left // PARTS))
    for text in player.found:
        table.note(shake, text)
    outcome = table.outcome(shake)
    player.budget.spend(part.spent_nodes)
    return CLAIM_OF.get(outcome)


def say_claim(player: Player, shake: Shake) -> Action | None:
    """Who holds the block says what it was picked up for, or makes the best of it."""
    if shake.block_holder != player.seat:
        return None
    before = put_down_block(shake)
    claims: list[Claim | Literal["nothing"]] = [player.dice.choice(CLAIMS), *CLAIMS]
    # The block was picked up for a reason, which is not forgotten.
    if (right := right_claim(player, before, sees_now=1.0, sees_impossible=1.0)) is not None:
        claims.insert(0, right)
    elif player.level.looks_ahead:
        claims.insert(0, "nothing")
    return next((one for claim in claims if player.may(one := Challenge(player.seat, claim))), None)


def _guess(player: Player, shake: Shake) -> Claim | None:
    """A challenge without knowing, by who is on turn and does not know what to move."""
    if shake.turn != player.seat or not player.chance(player.level.guesses):
        return None
    return player.dice.choice(CLAIMS)
