"""Merging the cards that the usable colors cannot tell apart into cells, with what picking a cell counts."""

from collections.abc import Sequence
from typing import NamedTuple

from forceout.games.on_sets.cards import BLANK, DECK, Universe
from forceout.games.on_sets.checking import doubled_sets
from forceout.games.on_sets.in_force import InForce
from forceout.games.on_sets.variation import OnSetsVariation, Reading
from forceout.solver.on_sets.problem import Dotting


class Cells(NamedTuple):
    """Cards merged by the colors that can be used: for each dotting the cell of each card."""

    how_many: int
    colors: tuple[int, int, int, int]
    of_cards: tuple[tuple[int, ...], ...]
    dottings: tuple[Dotting, ...]


class Asked(NamedTuple):
    """What the variations ask of what is picked and removed."""

    must: int
    """Cards that must be picked."""
    ban: int
    """Cards that must not be picked."""
    can_be_met: bool
    asks_effect: bool


def ask_variations(universe: Universe, dotted: Universe, in_force: InForce) -> Asked:
    """What the variations ask of a reading, learned from readings that pick one card or nothing."""
    must = ban = 0
    can_be_met, asks_effect = True, False
    for variation in in_force.on_readings:

        def refuses(picked: int, removals: tuple[int, ...] = (), variation: OnSetsVariation = variation) -> bool:
            reading = Reading(universe, dotted, removals, picked)
            return next(variation.reading_violations(reading, in_force.ruleset.rule_of(variation)), None) is not None

        everything = universe.everything
        if refuses(0):
            wanted = sum(1 << place for place in range(len(universe.cards)) if not refuses(1 << place))
            # One card is asked for, the named one: with no such card dealt nothing can be written.
            can_be_met = can_be_met and wanted.bit_count() == 1
            must |= wanted
        elif refuses(everything):
            ban |= sum(1 << place for place in range(len(universe.cards)) if refuses(1 << place))
        elif refuses(everything, (0,)):
            asks_effect = True
    return Asked(must, ban, can_be_met, asks_effect)


def merge_cards(
    universe: Universe, colors: str, dotted: Sequence[str], in_force: InForce, asked: Asked, excluded: int | None
) -> Cells:
    """The cells of a Universe, in all the dottings given; a dotting of no dots is the Universe as dealt."""
    number: dict[tuple[bool, ...], int] = {}
    of_cards, dottings = [], []
    faces = [tuple(color in card for color in colors) for card in universe.cards]
    blank = universe.cards.index(BLANK) if BLANK in universe.cards else None
    for dots in dotted:
        cells = list(faces)
        if blank is not None:
            cells[blank] = tuple(color in dots for color in colors)
        of_cards.append(tuple(number.setdefault(face, len(number)) for face in cells))
    kept: dict[Dotting, tuple[int, ...]] = {}
    for dots, cell_of in zip(dotted, of_cards, strict=True):
        as_dotted = universe.with_dots(dots) if dots else universe
        ban = asked.ban
        if dots and blank is not None and ask_about_blank(universe, as_dotted, 1 << blank, in_force):
            ban |= 1 << blank
        doubled = doubled_sets(as_dotted, in_force)
        weights = [0] * len(number)
        for place, cell in enumerate(cell_of):
            weights[cell] += 1 + sum(one >> place & 1 for one in doubled)
        dotting = Dotting(
            None,
            tuple(weights),
            in_cells(asked.must, cell_of),
            in_cells(ban, cell_of),
            in_cells(universe.everything, cell_of),
            None if excluded is None else pick_in_cells(excluded, cell_of),
        )
        # Dots that the usable colors cannot tell apart are one dotting.
        if dotting not in kept:
            kept[dotting] = cell_of
            dottings.append(dotting._replace(dots=dots or None))
    masks = [
        sum(1 << cell for face, cell in number.items() if color in colors and face[colors.index(color)])
        for color in "BRGY"
    ]
    return Cells(len(number), (masks[0], masks[1], masks[2], masks[3]), tuple(kept.values()), tuple(dottings))


def ask_about_blank(universe: Universe, dotted: Universe, blank: int, in_force: InForce) -> bool:
    """Whether a dotted blank card may not be picked though a blank one may."""
    return any(
        next(variation.reading_violations(Reading(universe, dotted, (), blank), in_force.ruleset.rule_of(variation)), 0)
        for variation in in_force.on_readings
        if next(variation.reading_violations(Reading(universe, dotted, (), 0), in_force.ruleset.rule_of(variation)), 0)
        == 0
    )


def in_cells(cards: int, cell_of: Sequence[int]) -> int:
    """The cells that hold one of these cards."""
    mask = 0
    for place, cell in enumerate(cell_of):
        if cards >> place & 1:
            mask |= 1 << cell
    return mask


def pick_in_cells(cards: int, cell_of: Sequence[int]) -> int | None:
    """The cells whose cards are exactly these; None when no cells hold just them."""
    mask = in_cells(cards, cell_of)
    return mask if in_cards(mask, cell_of) == cards else None


def in_cards(cells: int, cell_of: Sequence[int]) -> int:
    """The cards of these cells."""
    return sum(1 << place for place, cell in enumerate(cell_of) if cells >> cell & 1)


ALL_DOTS = tuple(card for card in DECK if card)
