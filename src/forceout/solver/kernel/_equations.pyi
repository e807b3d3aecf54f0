from collections.abc import Callable
from typing import Final

ADD: Final[int]
SUBTRACT: Final[int]
MULTIPLY: Final[int]
DIVIDE: Final[int]
POWER: Final[int]
ROOT: Final[int]
SQUARE_ROOT: Final[int]
AVERAGE: Final[int]
REMAINDER: Final[int]
PERCENT: Final[int]
LEAST_MULTIPLE: Final[int]
GREATEST_FACTOR: Final[int]
LOGARITHM: Final[int]
FACTORS: Final[int]
NEXT_PRIME: Final[int]
FACTORIAL: Final[int]
EXPONENT: Final[int]
WHOLE_POWER: Final[int]
WHOLE_ROOT: Final[int]
WHOLE_SQUARE_ROOT: Final[int]
CHOSEN_POWER: Final[int]
BESIDE_I: Final[int]
BETWEEN_I: Final[int]
RATIONAL_POWER: Final[int]
OPCODES: Final[int]
RATIONAL: Final[int]
LINEAR: Final[int]
HUGE_POSITIVE: Final[int]
HUGE_NEGATIVE: Final[int]
EXHAUSTED: Final[int]
FOUND: Final[int]
BLURRED: Final[int]
CUT: Final[int]
FIELD_BITS: Final[int]
MOST_OF_A_KIND: Final[int]
MOST_FIELDS: Final[int]
MOST_RESULTS: Final[int]
LIMIT: Final[int]
MODULUS: Final[int]
RESIDUE: Final[int]
MOST_COUNTED: Final[int]
MOST_WRITTEN: Final[int]
LONGEST_WRITING: Final[int]

def search(
    fields: int,
    on_mat: bytes,
    usable: bytes,
    required: bytes,
    caps: bytes,
    saturating: bytes,
    extra: int,
    modulus: int,
    numerals: tuple[tuple[int, int, bytes, int, bool], ...],
    signs: tuple[tuple[int, bytes, int, int, int], ...],
    targets: tuple[tuple[int, int, int, float, float, bytes], ...],
    entry_limit: int,
    accept: Callable[[tuple[int, ...], int], bool | None],
    derive: Callable[[int, tuple[int, ...] | list[tuple[int, int, int]]], bool | None],
    resolve: Callable[[tuple[int, int, int]], tuple[tuple[int, int, int, float, float], ...] | None],
    settle: Callable[[tuple[int, int, int], list[tuple[int, int | None, int]], int], bool | None],
    poll: Callable[[int], bool],
    /,
) -> tuple[int, int]: ...
def lay_spans(
    fields: int,
    on_mat: bytes,
    usable: bytes,
    required: bytes,
    caps: bytes,
    saturating: bytes,
    extra: int,
    modulus: int,
    numerals: tuple[tuple[int, int, bytes, int, bool], ...],
    signs: tuple[tuple[int, bytes, int, int, int], ...],
    targets: tuple[tuple[int, int, int, float, float, bytes], ...],
    powers: bytes,
    sorts: bytes,
    known: tuple[tuple[float, ...], ...],
    base: int,
    far_numerals: tuple[tuple[int, float, float, bytes, int], ...],
    far_exponents: tuple[tuple[int, float, float, bytes, int], ...],
    chains: tuple[tuple[int, bytes], ...],
    most_spans: int,
    longest: int,
    leaves_out: bool,
    primes: tuple[int, ...],
    moduli: tuple[int, ...],
    poll: Callable[[int], bool],
    /,
) -> tuple[int, int]: ...
def meet_in_halves(
    fields: int,
    on_mat: bytes,
    usable: bytes,
    required: bytes,
    caps: bytes,
    saturating: bytes,
    extra: int,
    modulus: int,
    numerals: tuple[tuple[int, int, bytes, int, bool], ...],
    signs: tuple[tuple[int, bytes, int, int, int], ...],
    targets: tuple[tuple[int, int, int, float, float, bytes], ...],
    room: int,
    seed: int,
    accept: Callable[[tuple[int, ...], int], bool | None],
    poll: Callable[[int], bool],
    /,
) -> tuple[int, int]: ...
def search_pairs(
    fields: int,
    on_mat: bytes,
    usable: bytes,
    required: bytes,
    caps: bytes,
    saturating: bytes,
    extra: int,
    modulus: int,
    numerals: tuple[tuple[int, int, bytes, int, bool], ...],
    signs: tuple[tuple[int, bytes, int, int, int], ...],
    targets: tuple[tuple[int, int, int, float, float, bytes], ...],
    imaginary_parts: tuple[tuple[int, int, int, float, float, bytes], ...],
    are_imaginary: bytes,
    known_goals: int,
    far_numerals: tuple[tuple[int, float, float, bytes, int], ...],
    far_exponents: tuple[tuple[int, float, float, bytes, int], ...],
    goal_counts: bytes,
    far_counts: bytes,
    are_no_factorials: bytes,
    has_no_end: bool,
    entry_limit: int,
    accept: Callable[[tuple[int, ...], int], bool],
    poll: Callable[[int], bool],
    /,
) -> tuple[int, int]: ...
