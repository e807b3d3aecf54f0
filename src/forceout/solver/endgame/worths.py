"""What each end of a shake is worth to a seat that acts rightly, whatever the others do: asked of the edition's own
scoring (On-Sets X, Equations X)."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Final, Literal

from forceout.rules.scoring_shake import EndOfShake, Scores, Side
from forceout.rules.vocabulary import Situation

ScoreShake = Callable[[EndOfShake], Scores]
Role = Literal["mover", "challenger", "third"]
ROLES: Final[tuple[Role, ...]] = ("mover", "challenger", "third")
CLAIMS: Final = (Situation.NOW, Situation.IMPOSSIBLE)
SIDES: Final[tuple[Side, ...]] = ("challenger", "mover")
WRITES, WRITES_WRONGLY, IS_SILENT = True, False, None


@dataclass(frozen=True, slots=True)
class Worths:
    """The points that a seat can be sure of at every end, by its role."""

    forceout: int
    challenged: Mapping[tuple[Role, Situation, bool], int]
    """By role, claim and whether the claim is right."""

    def of(self, role: Role, is_right: bool, claims: Sequence[Situation] = CLAIMS) -> int:
        """The least that a role is worth with one of some claims."""
        return min(self.challenged[role, claim, is_right] for claim in claims)

    @property
    def roles(self) -> tuple[Role, ...]:
        """The roles that there are among so many players."""
        return tuple(dict.fromkeys(role for role, _, _ in self.challenged))

    @property
    def bystander(self) -> int:
        """What a seat is sure of when another has left an unsafe mat: it challenges, or somebody was quicker; who was
        quicker may also claim what is wrong."""
        watching = [self.of("third", is_right) for is_right in (True, False)] if "third" in self.roles else []
        return min([self.of("challenger", is_right=True), *watching])

    @property
    def careful(self) -> int:
        """What a seat is sure of that always has a safe move: a forceout, or others err."""
        return min(self.forceout, self.of("mover", is_right=False), self.bystander)


@lru_cache(maxsize=64)
def worths_of(score: ScoreShake, players: int) -> Worths:
    """What every end is worth by an edition's scoring, among two or three players."""
    roles = ROLES[:players]
    return Worths(
        forceout=least_after_forceout(score, roles),
        challenged={
            (role, claim, is_right): least_after_challenge(score, roles, role, claim, is_right)
            for role in roles
            for claim in CLAIMS
            for is_right in (True, False)
        },
    )


def least_after_forceout(score: ScoreShake, roles: Sequence[Role]) -> int:
    """What a seat scores that writes correctly after the last cube, whatever the others write."""
    seat, *others = roles
    found = []
    for written in product((WRITES, WRITES_WRONGLY, IS_SILENT), repeat=len(others)):
        presented = _presented({seat: WRITES, **dict(zip(others, written, strict=True))})
        found.append(score(EndOfShake(Situation.FORCEOUT, tuple(roles), presented=presented))[seat])
    return min(found)


def least_after_challenge(
    score: ScoreShake,
    roles: Sequence[Role],
    seat: Role,
    claim: Situation,
    is_right: bool,
) -> int:
    """What a role scores that acts rightly after a challenge, whatever the others do."""
    is_there_solution = is_right == (claim is Situation.NOW)
    found = []
    for written, side in _ways(roles, seat, claim, is_right, is_there_solution):
        end = EndOfShake(
            claim,
            tuple(roles),
            challenger="challenger",
            mover="mover",
            third="third" if "third" in roles else None,
            presented=_presented(written),
            side=side,
        )
        found.append(score(end)[seat])
    return min(found)


def _ways(
    roles: Sequence[Role], seat: Role, claim: Situation, is_right: bool, is_there_solution: bool
) -> Iterator[tuple[dict[Role, bool | None], Side | None]]:
    """What everybody may write and whose side the third may take, the seat itself acting rightly."""
    others = [role for role in roles if role != seat]
    writer: Role = "mover" if claim is Situation.IMPOSSIBLE else "challenger"
    own = WRITES if is_there_solution and seat in (writer, "third") else IS_SILENT
    right_side: Side = "challenger" if is_right else "mover"
    sides: Sequence[Side | None] = (right_side,) if seat == "third" else SIDES if "third" in roles else (None,)
    choices = (WRITES, WRITES_WRONGLY, IS_SILENT) if is_there_solution else (WRITES_WRONGLY, IS_SILENT)
    for written in product(choices, repeat=len(others)):
        for side in sides:
            yield {seat: own, **dict(zip(others, written, strict=True))}, side


def _presented(written: Mapping[Role, bool | None]) -> dict[str, bool]:
    return {role: is_correct for role, is_correct in written.items() if is_correct is not None}
