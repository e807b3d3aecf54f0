"""The budget of every operation, decided before the work starts (architecture, principle 10)."""

from forceout.messages.message import Message

from .errors import Unverifiable

MOST_BITS = 10_000
"""Numerators and denominators stay below this; a larger power is kept as a power."""

MOST_TERMS = 128
"""A sum of more terms than this is not written out."""

MOST_PAIRS = 900
"""Multiplying out may form at most so many products of two terms."""

LONGEST_LABEL = 12_000
"""The length of a number's label bounds the size of the whole tree below it."""

DEEPEST_TREE = 32
"""Numbers nested deeper in one another are refused, long before Python's own limit of recursion."""

ROUTINE_FACTOR_BITS = 64
"""A cofactor up to this size factors within a millisecond."""

EXPLICIT_FACTOR_BITS = 100
"""Up to this size where the factorisation is itself the question: some ten milliseconds."""

PRIME_BITS = 160
"""Primality is proved up to this size within a few milliseconds."""

EXPAND_FACTORIAL = 1_000
"""n! is written out up to this n."""

COUNT_FACTORIAL = 41_000
"""The factors of n! are counted up to this n."""

MOST_PRECISION = 26_000
"""Bits of an enclosure, at most."""

MOST_FACTORIAL_PRECISION = 3_000
"""The same where a factorial must be enclosed, which is slow."""

MOST_WORK = 12_000_000
"""Bits of precision times length of label, at most, for one enclosure."""

MOST_STEPS = 300_000
"""What one operation may spend, in characters of labels built; see `meter`."""

MOST_STEPS_OF_A_QUESTION = 600_000
"""What all operations of one question may spend together; the hardest Equation that fits on the cubes took half."""

MOST_STEPS_OF_A_GOAL = 60_000_000
"""What all readings of a Goal of six cubes may spend together, and being put in order."""

STEPS_PER_TREE = 200
"""The part of the cost of a tree that does not depend on its size."""

WORK_PER_STEP = 60
"""How much of MOST_WORK costs as much time as one step."""


def check_bits(bits: float) -> None:
    """Refuse a number that would be longer than MOST_BITS."""
    if bits > MOST_BITS:
        raise Unverifiable(Message("the-number-is-too-long-to-write-out"))
