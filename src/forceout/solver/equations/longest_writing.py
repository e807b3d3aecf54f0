"""How much can be written: where powers of the base end.

**What is chosen.** A Solution is a writing. It is written within the time that the rules give (XI-A: two minutes), the
judge reads no more than LONGEST_WRITING characters of an Equation, and a 1 that is a power of the base is written out
whole, on both of its sides. What nobody can verify is incorrect (reading 9), and so is what nobody can write. "There is
none" is said of correct Equations that can be written.

**Theorem.** In such an Equation each 1 is the base to the power of n with abs(n) < LONGEST_WRITING, the sum of these
abs(n) is less too, and there are fewer √ and fewer !.

Proof. To the power of n > 0 the base is a 1 and n zeros, and its reciprocal a point, n - 1 zeros and a 1. Each takes
more than abs(n) characters, and every sign at least one. ∎

So a proof that leaves out equal members, of which the others have smaller powers in sum and no more signs, stays one:
10ⁿ × 10ᵐ is 10ⁿ⁺ᵐ × 1. That chains of √ and ! end as well is used by none: of 2,000 of either nothing is left that
intervals tell from more.
"""

from typing import Final

from forceout.games.equations.language.notation import LONGEST_WRITING

LARGEST_POWER: Final = LONGEST_WRITING
"""No power of the base has a larger exponent, nor has the reciprocal of one."""
