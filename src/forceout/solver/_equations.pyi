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
    accept: Callable[[tuple[int, ...], int], bool],
    resolve: Callable[[tuple[int, ...]], tuple[int, int, int, float, float] | bool | None],
    compare: Callable[[tuple[int, ...], tuple[int, ...]], bool | None] | None,
    poll: Callable[[int], bool],
    /,
) -> tuple[int, int]: ...
