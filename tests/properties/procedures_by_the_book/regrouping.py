"""Proofs of ambiguity in On-Sets: whether a text only adds grouping to another (VII-C-5-c, reading 49)."""

from tests.properties.procedures_by_the_book.cubes import ON_SETS_SPELLINGS

OPENING, CLOSING = "([{", ")]}"
SEPARATORS = frozenset(",|=⊆:")
Span = tuple[int, int]


def adds_grouping(written: str, regrouped: str) -> bool:
    """Whether something is grouped that was not, nothing is ungrouped, and ' keeps its priority."""
    before, after = parsed(written), parsed(regrouped)
    if before is None or after is None or before[0] != after[0]:
        return False
    symbols, spans = before
    added = list(after[1])
    for span in spans:
        if span not in added:
            return False
        added.remove(span)
    if not all(is_within_one_side(symbols, span) and keeps_priority(symbols, spans, span) for span in added):
        return False
    return any(not is_whole_side(symbols, span) and not is_one_operand(symbols, spans, span) for span in added)


def parsed(text: str) -> tuple[list[str], list[Span]] | None:
    """The symbols of a text without its grouping, and what each pair of grouping symbols holds."""
    symbols: list[str] = []
    spans: list[Span] = []
    opened: list[tuple[str, int]] = []
    for character in text:
        if character in OPENING:
            opened.append((character, len(symbols)))
        elif character in CLOSING:
            if not opened or OPENING.index(opened[-1][0]) != CLOSING.index(character):
                return None
            spans.append((opened.pop()[1], len(symbols)))
        elif character in ";\n":
            symbols.append(",")
        elif not character.isspace():
            symbols.append(ON_SETS_SPELLINGS.get(character, character))
    return None if opened else (symbols, spans)


def is_within_one_side(symbols: list[str], span: Span) -> bool:
    """A group holds something, and neither a separator nor = or ⊆ (VI-B-3)."""
    held = symbols[span[0] : span[1]]
    return bool(held) and not SEPARATORS & set(held)


def is_whole_side(symbols: list[str], span: Span) -> bool:
    """Whether a group is a whole Set-Name or a whole side of a Restriction."""
    starts = span[0] == 0 or symbols[span[0] - 1] in SEPARATORS
    ends = span[1] == len(symbols) or symbols[span[1]] in SEPARATORS
    return starts and ends


def is_one_operand(symbols: list[str], spans: list[Span], span: Span) -> bool:
    """Whether a group holds one symbol, or one group that was written, with any number of '."""
    start, end = span
    while end > start and symbols[end - 1] == "'":
        end -= 1
    return end - start == 1 or (start, end) in spans or "@" in symbols[start:end] and end - start == 3


def keeps_priority(symbols: list[str], spans: list[Span], span: Span) -> bool:
    """VII-B-6-b, E3: a ' behind a group that was added may only follow one operand."""
    has_prime_behind = span[1] < len(symbols) and symbols[span[1]] == "'"
    return not has_prime_behind or is_one_operand(symbols, spans, span)
