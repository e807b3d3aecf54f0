"""What can be done at a table: every action, with who does it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Literal

JUDGE: Final = "judge"
DIRECTOR: Final = "director"
CLOCK: Final = "clock"
Claim = Literal["now", "impossible", "nothing"]


@dataclass(frozen=True, slots=True)
class Action:
    """Something that a player, a judge, the director or the clock does."""

    do: ClassVar[str]
    by: str


@dataclass(frozen=True, slots=True)
class Roll(Action):
    """Roll the cubes; what shows on top comes with the action."""

    do: ClassVar[str] = "roll"
    cubes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Deal(Action):
    """Deal cards; which ones comes with the action."""

    do: ClassVar[str] = "deal"
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Select(Action):
    """Select a variation: its name, and what is put in its blank."""

    do: ClassVar[str] = "select"
    name: str
    filled_in: Any = None


@dataclass(frozen=True, slots=True)
class PassVariation(Action):
    """Select no second variation, where that is left to the player."""

    do: ClassVar[str] = "pass-variation"


@dataclass(frozen=True, slots=True)
class Bonus(Action):
    """Say "Bonus" and move a cube to Forbidden."""

    do: ClassVar[str] = "bonus"
    cube: str


@dataclass(frozen=True, slots=True)
class SetGoal(Action):
    """Arrange the Goal and say "Goal"."""

    do: ClassVar[str] = "goal"
    goal: str


@dataclass(frozen=True, slots=True)
class NoGoal(Action):
    """Declare that no Goal can be set that has a Solution."""

    do: ClassVar[str] = "no-goal"


@dataclass(frozen=True, slots=True)
class Agree(Action):
    """Agree that there is no Goal."""

    do: ClassVar[str] = "agree"


@dataclass(frozen=True, slots=True)
class Disagree(Action):
    """Challenge the claim that there is no Goal."""

    do: ClassVar[str] = "disagree"


@dataclass(frozen=True, slots=True)
class Move(Action):
    """Move a cube from Resources to the mat."""

    do: ClassVar[str] = "move"
    cube: str
    to: str


@dataclass(frozen=True, slots=True)
class Shift(Action):
    """Move a cube out of Permitted."""

    do: ClassVar[str] = "shift"
    cube: str
    to: str


@dataclass(frozen=True, slots=True)
class ReturnCube(Action):
    """Choose which of two cubes moved without "Bonus" goes back."""

    do: ClassVar[str] = "return"
    cube: str


@dataclass(frozen=True, slots=True)
class PickUpBlock(Action):
    """Pick up the challenge block, without a word yet."""

    do: ClassVar[str] = "pick-up"


@dataclass(frozen=True, slots=True)
class Challenge(Action):
    """Claim Now or Impossible, or say nothing after all."""

    do: ClassVar[str] = "challenge"
    claim: Claim


@dataclass(frozen=True, slots=True)
class Tie(Action):
    """At a real table, find that another player picked up the block at the same instant."""

    do: ClassVar[str] = "tie"
    player: str


@dataclass(frozen=True, slots=True)
class TakeSide(Action):
    """As Third Party, agree with the Challenger or with the Mover."""

    do: ClassVar[str] = "side"
    side: str


@dataclass(frozen=True, slots=True)
class Present(Action):
    """Present a written Solution; against "no Goal" with the Goal it is for."""

    do: ClassVar[str] = "present"
    solution: str
    goal: str | None = None


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Present nothing."""

    do: ClassVar[str] = "decline"


@dataclass(frozen=True, slots=True)
class Accept(Action):
    """Accept an opponent's Solution."""

    do: ClassVar[str] = "accept"
    of: str


@dataclass(frozen=True, slots=True)
class Reject(Action):
    """Reject an opponent's Solution: for a reason, or by asking a judge whether it equals the Goal."""

    do: ClassVar[str] = "reject"
    of: str
    code: str | None = None
    regrouped: str | None = None
    place: str | None = None
    """Where: the cube, the variation, a part of the text, or the checker's own count."""
    partner: str | None = None
    """The other checker of a joint proof."""


@dataclass(frozen=True, slots=True)
class Charge(Action):
    """Charge an opponent with an illegal procedure."""

    do: ClassVar[str] = "charge"
    procedure: str


@dataclass(frozen=True, slots=True)
class Penalize(Action):
    """As a judge, take points away."""

    do: ClassVar[str] = "penalize"
    player: str
    points: int = 1
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Warn(Action):
    """As a judge, warn a player about behaviour."""

    do: ClassVar[str] = "warn"
    player: str
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Absent(Action):
    """As a judge, record that a player is away, or came too late for this shake."""

    do: ClassVar[str] = "absent"
    player: str


@dataclass(frozen=True, slots=True)
class VoidShake(Action):
    """As a judge, void the shake, to be replayed."""

    do: ClassVar[str] = "void"
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Tick(Action):
    """Time passes."""

    do: ClassVar[str] = "tick"
    seconds: int


@dataclass(frozen=True, slots=True)
class RoundWarning(Action):
    """The round's time is up: no new shake is started."""

    do: ClassVar[str] = "warning"


@dataclass(frozen=True, slots=True)
class Stop(Action):
    """The extra five minutes are up."""

    do: ClassVar[str] = "stop"


KINDS: Final[Mapping[str, type[Action]]] = {
    kind.do: kind
    for kind in (
        Roll, Deal, Select, PassVariation, Bonus, SetGoal, NoGoal, Agree, Disagree, Move, Shift, ReturnCube,
        PickUpBlock, Challenge, Tie, TakeSide, Present, Decline, Accept, Reject, Charge, Penalize, Warn, Absent,
        VoidShake, Tick, RoundWarning, Stop,
    )
}  # fmt: skip
"""Every kind of action, by its name in the record and the protocol."""
