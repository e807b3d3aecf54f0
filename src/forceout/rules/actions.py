"""What can be done at a table: every action, with who does it and what its fields hold (those of a match around its
shakes are in `match_state`)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Final, Literal

from forceout.rules.action_fields import Cards, Cube, Cubes, SaidAs, SectionName, Sort

PLAYER: Final = "player"
JUDGE: Final = "judge"
DIRECTOR: Final = "director"
CLOCK: Final = "clock"
OFFICIALS: Final = (JUDGE, DIRECTOR, CLOCK)
"""Those who act under the name of their office."""
Claim = Literal["now", "impossible", "nothing"]


@dataclass(frozen=True, slots=True)
class Action:
    """Something that a player, a judge, the director or the clock does."""

    do: ClassVar[str]
    who: ClassVar[str] = PLAYER
    """Whose kind of action it is."""
    is_online: ClassVar[bool] = True
    """Whether it is ever sent to a table of the service."""
    by: str


@dataclass(frozen=True, slots=True)
class Roll(Action):
    """Roll the cubes; what shows on top comes with the action."""

    do: ClassVar[str] = "roll"
    cubes: Cubes


@dataclass(frozen=True, slots=True)
class Deal(Action):
    """Deal cards; which ones comes with the action."""

    do: ClassVar[str] = "deal"
    cards: Cards


@dataclass(frozen=True, slots=True)
class Select(Action):
    """Select a variation: its name, and what is put in its blank."""

    do: ClassVar[str] = "select"
    name: str
    filled_in: Annotated[Any, Sort.BLANK] = None


@dataclass(frozen=True, slots=True)
class PassVariation(Action):
    """Select no second variation, where that is left to the player."""

    do: ClassVar[str] = "pass-variation"


@dataclass(frozen=True, slots=True)
class Bonus(Action):
    """Say "Bonus" and move a cube to Forbidden, or, which is illegal, shift one to Required."""

    do: ClassVar[str] = "bonus"
    cube: Cube
    to: SectionName = "forbidden"


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
    cube: Cube
    to: SectionName


@dataclass(frozen=True, slots=True)
class Shift(Action):
    """Move a cube out of Permitted."""

    do: ClassVar[str] = "shift"
    cube: Cube
    to: SectionName


@dataclass(frozen=True, slots=True)
class ReturnCube(Action):
    """Choose which of two cubes moved without "Bonus" goes back."""

    do: ClassVar[str] = "return"
    cube: Cube


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
    """At a real table, find that another player picked up the block at the same instant; online, the log settles it."""

    do: ClassVar[str] = "tie"
    is_online: ClassVar[bool] = False
    player: str


@dataclass(frozen=True, slots=True)
class TakeSide(Action):
    """As Third Party, agree with the Challenger or with the Mover."""

    do: ClassVar[str] = "side"
    side: Annotated[str, SaidAs("with")]


@dataclass(frozen=True, slots=True)
class WillPresent(Action):
    """As Third Party, say that a Solution will be presented, which binds."""

    do: ClassVar[str] = "will-present"


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
    partner: Annotated[str | None, SaidAs("with")] = None
    """The other checker, where both try one proof of ambiguity together."""
    place: str | None = None
    """Where it is wrong, in the checker's words: the cube, the variation, the checker's own count."""


@dataclass(frozen=True, slots=True)
class Charge(Action):
    """Charge an opponent with an illegal procedure."""

    do: ClassVar[str] = "charge"
    procedure: str


@dataclass(frozen=True, slots=True)
class Penalize(Action):
    """As a judge, take points away; without an earlier warning only where a second judge agrees."""

    do: ClassVar[str] = "penalize"
    who: ClassVar[str] = JUDGE
    player: str
    points: int = 1
    reason: str = ""
    second_judge: Annotated[str, Sort.OTHER_JUDGE] = ""


@dataclass(frozen=True, slots=True)
class Warn(Action):
    """As a judge, warn a player about behaviour."""

    do: ClassVar[str] = "warn"
    who: ClassVar[str] = JUDGE
    player: str
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Absent(Action):
    """As a judge, record that a player is away, or came too late for this shake."""

    do: ClassVar[str] = "absent"
    who: ClassVar[str] = JUDGE
    player: str


@dataclass(frozen=True, slots=True)
class VoidShake(Action):
    """As a judge, void the shake, to be replayed."""

    do: ClassVar[str] = "void"
    who: ClassVar[str] = JUDGE
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Tick(Action):
    """Time passes; online, by the server's clock."""

    do: ClassVar[str] = "tick"
    who: ClassVar[str] = CLOCK
    is_online: ClassVar[bool] = False
    seconds: int


@dataclass(frozen=True, slots=True)
class RoundWarning(Action):
    """The round's time is up: no new shake is started."""

    do: ClassVar[str] = "warning"
    who: ClassVar[str] = DIRECTOR


@dataclass(frozen=True, slots=True)
class Stop(Action):
    """The extra five minutes are up."""

    do: ClassVar[str] = "stop"
    who: ClassVar[str] = DIRECTOR


KINDS: Final[Mapping[str, type[Action]]] = {
    kind.do: kind
    for kind in (
        Roll, Deal, Select, PassVariation, Bonus, SetGoal, NoGoal, Agree, Disagree, Move, Shift, ReturnCube,
        PickUpBlock, Challenge, Tie, TakeSide, WillPresent, Present, Decline, Accept, Reject, Charge, Penalize, Warn,
        Absent, VoidShake, Tick, RoundWarning, Stop,
    )
}  # fmt: skip
"""Every kind of action, by its name in the record and the protocol."""
