"""Rolling the cubes and dealing the cards (On-Sets II-A, II-B; Equations II-A)."""

from collections.abc import Mapping
from itertools import product

from tests.properties.procedures_by_the_book import faults, selecting
from tests.properties.procedures_by_the_book.books import CARDS_DEALT, LIMITS
from tests.properties.procedures_by_the_book.cubes import (
    EQUATIONS_CUBES,
    canonical_card,
    canonical_cube,
    is_card,
    is_legal_roll,
)
from tests.properties.procedures_by_the_book.outcomes import Refusal, number_of, texts_of
from tests.properties.procedures_by_the_book.table import Table, Timer

COLOUR_FACES, OPERATION_FACES, RESTRICTION_FACES, DIGIT_FACES = "RRBBGY", "∪∪∩∩-'", "==⊆⊆VΛ", "112345"


def roll(table: Table, player: str, action: Mapping[str, object]) -> None:
    """II-A: the Goal-setter rolls all the cubes."""
    if table.stage != "rolling" or table.has_rolled:
        raise Refusal("wrong-phase")
    if player != table.goal_setter:
        raise Refusal("not-your-turn", "II-A")
    cubes = random_roll(table)
    if "cubes" in action:
        cubes = [canonical_cube(table.book, cube) for cube in texts_of(action, "cubes")]
    without_restrictions = table.book.is_on_sets and not table.has_restrictions
    codes = [] if is_legal_roll(table.book, cubes, without_restrictions) else ["illegal-roll"]
    faults.refuse_if_policed(table, codes)
    faults.record(table, codes, player)
    table.mat.resources = cubes
    table.has_rolled = True
    go_on_when_ready(table)


def deal(table: Table, player: str, action: Mapping[str, object]) -> None:
    """On-Sets II-B: the player to the right of the Goal-setter deals."""
    if table.stage != "rolling" or not table.book.is_on_sets or table.has_dealt:
        raise Refusal("wrong-phase")
    if player != table.dealer:
        raise Refusal("not-your-turn", "II-B")
    cards = cards_of(table, action)
    if not all(is_card(card) for card in cards) or len(set(table.universe + cards)) < len(table.universe + cards):
        raise Refusal("illegal-deal")
    fewest, most = CARDS_DEALT[table.division]
    codes = [] if fewest <= len(table.universe) + len(cards) <= most else ["illegal-deal"]
    faults.refuse_if_policed(table, codes)
    faults.record(table, codes, player)
    table.universe = table.universe + cards
    table.has_dealt = True
    go_on_when_ready(table)


def cards_of(table: Table, action: Mapping[str, object]) -> list[str]:
    """The cards named, or that many from a shuffled deck."""
    if "cards" in action:
        return [canonical_card(card) for card in texts_of(action, "cards")]
    subsets = product(("", "B"), ("", "R"), ("", "G"), ("", "Y"))
    deck = sorted({"".join(colours) or "-" for colours in subsets} - set(table.universe))
    fewest, most = CARDS_DEALT[table.division]
    count = number_of(action, "count", table.random.randint(fewest, most))
    return table.random.sample(deck, max(0, min(count, len(deck))))


def random_roll(table: Table) -> list[str]:
    """A roll of the kit's cubes; without Restrictions V and Λ are set out (II-A-3)."""
    if not table.book.is_on_sets:
        return [colour + table.random.choice(faces) for colour, faces in EQUATIONS_CUBES.items() for _ in range(6)]
    groups = ((3, DIGIT_FACES), (8, COLOUR_FACES), (4, OPERATION_FACES))
    cubes = [table.random.choice(faces) for count, faces in groups for _ in range(count)]
    if not table.has_restrictions:
        return cubes + ["V", "Λ", table.random.choice("VΛ")]
    return cubes + [table.random.choice(RESTRICTION_FACES) for _ in range(3)]


def go_on_when_ready(table: Table) -> None:
    """II-C: variations are selected once the cubes are rolled and the cards dealt."""
    if table.has_rolled and (table.has_dealt or not table.book.is_on_sets):
        selecting.begin(table)


def reopen_roll(table: Table) -> None:
    """A10: the cubes are taken back and rolled as they should be."""
    table.mat.resources = []
    table.has_rolled = False
    reopen(table)


def correct_deal(table: Table) -> None:
    """A2 and A3: too many cards lose the last ones, too few get more."""
    fewest, most = CARDS_DEALT[table.division]
    if len(table.universe) > most:
        table.universe = table.universe[:most]
    elif len(table.universe) < fewest:
        table.has_dealt = False
        table.dealer = table.seats.here(table.dealer)
        reopen(table)


def reopen(table: Table) -> None:
    """Back to the minute for rolling, with at least ten seconds of it (IX-A-1)."""
    table.stage = "rolling"
    table.timer = Timer(LIMITS["rolling"], max(0, LIMITS["rolling"] - max(table.minute_left, 0)))


def ring(table: Table) -> None:
    """XI-A-1-a: who is late loses a point; late twice, the task passes to the left (A2, readings 32 and 44)."""
    is_roller_late = not table.has_rolled
    is_dealer_late = table.book.is_on_sets and not table.has_dealt
    if is_roller_late:
        table.seats.penalize(table.goal_setter)
    if is_dealer_late:
        table.seats.penalize(table.dealer)
    if not table.timer.is_late:
        table.timer.is_late = True
        return
    if is_roller_late:
        table.goal_setter = table.seats.left_of(table.goal_setter)
        selecting.prepare(table)
    if is_dealer_late:
        table.dealer = table.seats.left_of(table.dealer)
        table.universe = []
    table.timer = Timer(LIMITS["rolling"])
