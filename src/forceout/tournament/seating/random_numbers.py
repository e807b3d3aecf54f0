"""Random numbers that are the same on every Python and every machine: whole numbers only, from a seed that is kept."""

from typing import Final, TypeVar

ThingT = TypeVar("ThingT")
MULTIPLIER: Final = 6364136223846793005
INCREMENT: Final = 1442695040888963407
MASK: Final = (1 << 64) - 1
SHIFT: Final = 33
"""The low bits of such a generator are poor; the upper 31 are used."""
LARGEST_SEED: Final = (1 << 53) - 1
"""What a browser can hold exactly."""


def mixed(seed: int) -> int:
    """A state from a seed, so that seeds that are near each other lead far apart (splitmix64)."""
    state = (seed + 0x9E3779B97F4A7C15) & MASK
    state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & MASK
    return state ^ (state >> 31)


class RandomNumbers:
    """A linear congruential generator of 64 bits."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = mixed(seed)

    def below(self, most: int) -> int:
        """A number from 0 up to but not including `most`, which is at most 2³¹."""
        self.state = (self.state * MULTIPLIER + INCREMENT) & MASK
        return ((self.state >> SHIFT) * most) >> 31

    def shuffled(self, things: list[ThingT]) -> list[ThingT]:
        """The same things in another order."""
        mixed_up = list(things)
        for last in range(len(mixed_up) - 1, 0, -1):
            other = self.below(last + 1)
            mixed_up[last], mixed_up[other] = mixed_up[other], mixed_up[last]
        return mixed_up
