"""Chains of one sign in front of a number that end by themselves, however often the sign may be repeated.

**Theorem.** Let f be the number of factors, the smallest prime above a number of at most 200, or the whole square
root. For every x the chain x, f(x), f(f(x)), … has finitely many values.

Proof. A counting number n > 2 has fewer than n factors, 2 has two and 1 has one, so the chain falls to 1 or 2 and
stays. The smallest prime above a number is larger than it, and is defined up to 200 only, so the chain stops at 211 at
the latest. A whole square root of n > 1 is smaller than n, and 0 and 1 stay. ∎

So where Multiple Operations lets a sign be written without end (Equations XIII-A-5), all that such signs make is found
by putting them to what they made until nothing new comes. A real square root has no such end.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from forceout.games.equations import values
from forceout.games.equations.values import Number
from forceout.games.equations.variations.general_rule import whole_square_root
from forceout.games.equations.variations.smallest_prime import next_prime

ENDING: Final[frozenset[Callable[..., Number]]] = frozenset({values.number_of_factors, next_prime, whole_square_root})


def ends_by_itself(apply: Any) -> bool:
    """Whether a chain of this operation ends."""
    return (apply.func if isinstance(apply, partial) else apply) in ENDING
