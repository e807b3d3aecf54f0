"""Starting a match: the first Goal-setter by lot, and the turn to set the Goal (On-Sets I, Equations I)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Lot:
    """The drawing of the first Goal-setter: who is still in it, and what they have rolled in this round of it."""

    contenders: tuple[str, ...]
    rolled: Mapping[str, str]
    before: Mapping[str, str] = field(default_factory=dict, compare=False)
    """What was rolled in the round before, which was a tie: told, but no part of what is true, since all of it follows
    from the rolls."""

    @property
    def to_roll(self) -> tuple[str, ...]:
        """Who has yet to roll."""
        return tuple(player for player in self.contenders if player not in self.rolled)


def draw(lot: Lot, player: str, face: str) -> Lot:
    """The lot after one player's roll; when all have rolled, the best of them are left (On-Sets I-D-note; Equations
    I-D-note)."""
    rolled = {**lot.rolled, player: face}
    if len(rolled) < len(lot.contenders):
        return Lot(lot.contenders, rolled, lot.before)
    return Lot(highest(lot.contenders, rolled), {}, rolled)


def withdraw(lot: Lot, player: str) -> Lot:
    """The lot without a player who is disqualified; who has won it alone keeps it, for the player on the left."""
    others = tuple(one for one in lot.contenders if one != player)
    if not others:
        return lot
    rolled = {one: face for one, face in lot.rolled.items() if one != player}
    if len(rolled) == len(others):
        return Lot(highest(others, rolled), {}, rolled)
    return Lot(others, rolled, lot.before)


def highest(contenders: Sequence[str], rolled: Mapping[str, str]) -> tuple[str, ...]:
    """Who rolled the highest digit; who rolled an operation sign drops out, unless all did (On-Sets I-D-note; Equations
    I-D-note)."""
    digits = {player: int(rolled[player]) for player in contenders if rolled[player].isdigit()}
    if not digits:
        return tuple(contenders)
    best = max(digits.values())
    return tuple(player for player in contenders if digits.get(player) == best)


def first_goal_setter(lot: Lot) -> str | None:
    """Who sets the first Goal, once nobody is tied (On-Sets I-D-note; Equations I-D-note)."""
    return lot.contenders[0] if len(lot.contenders) == 1 else None
