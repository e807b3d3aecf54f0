from collections.abc import Callable

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
