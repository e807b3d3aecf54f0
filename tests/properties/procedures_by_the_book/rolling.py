"""Rolling the cubes and dealing the cards (On-Sets II-A, II-B; Equations II-A)."""

from collections import Counter
from collections.abc import Mapping
from itertools import product

from tests.properties.procedures_by_the_book import faults, selecting, setting
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
    is_moved_on = bool(Counter(table.must_stay) - Counter(cubes)) or bool(codes and table.must_stay)
    if is_moved_on or not is_legal_roll(table.book, cubes, False):
        # Cubes that are not those of the kit, or that had to stay, cannot be rolled at all.
        raise Refusal("illegal-roll")
    faults.refuse_if_policed(table, codes)
    faults.record(table, codes, player)
    table.mat.resources = cubes
    table.rolled = list(cubes)
    table.must_stay = []
    table.has_rolled = True
    go_on_when_ready(table)


def deal(table: Table, player: str, action: Mapping[str, object]) -> None:
    """On-Sets II-B: the player to the right of the Goal-setter deals."""
    is_open = (table.stage == "rolling" and not table.has_dealt) or table.dealing is not None
    if not table.book.is_on_sets or table.stage not in ("rolling", "selecting") or not is_open:
        raise Refusal("wrong-phase")
    if player != table.dealer:
        raise Refusal("not-your-turn", "II-B")
    cards = cards_of(table, action)
    if not all(is_card(card) for card in cards) or len(set(table.universe + cards)) < len(table.universe + cards):
        raise Refusal("illegal-deal")
    fewest, most = CARDS_DEALT[table.division]
    count = len(table.universe) + len(cards)
    codes = [] if fewest <= count <= most else ["illegal-deal"]
    faults.refuse_if_policed(table, codes)
    if not codes:
        for fault in faults.standing(table, "illegal-deal"):
            fault.status = "corrected"
    faults.record(table, codes, player)
    table.universe = table.universe + cards
    table.has_dealt = True
    if count >= fewest:
        table.dealing = None
    if table.stage == "rolling":
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
        return [*cubes, "V", "Λ", table.random.choice("VΛ")]
    return cubes + [table.random.choice(RESTRICTION_FACES) for _ in range(3)]


def go_on_when_ready(table: Table) -> None:
    """II-C: variations are selected once the cubes are rolled and the cards dealt."""
    if table.has_rolled and (table.has_dealt or not table.book.is_on_sets):
        selecting.begin(table)


def correct_roll(table: Table) -> None:
    """A10, A11: the Restriction cubes are set out as they should be, the others lie as they fell."""
    setting.end_declaration(table)
    setting.empty_mat(table)
    table.must_stay = [cube for cube in table.rolled if cube not in RESTRICTION_FACES]
    table.has_rolled = False
    selecting.reopen(table, lambda due: due.is_legal and due.variation is not None)
    table.stage = "rolling"
    table.timer = rest_of_minute(table)


def correct_deal(table: Table) -> None:
    """A2 and A3: too many cards lose the last ones; too few get more, before anything is selected."""
    fewest, most = CARDS_DEALT[table.division]
    table.universe = table.universe[:most]
    if len(table.universe) >= fewest:
        return
    setting.end_declaration(table)
    selecting.reopen(table, lambda due: False)
    for fault in faults.standing(table):
        if fault.code not in faults.PREPARATION:
            fault.status = "corrected"
    table.stage = "rolling"
    table.dealing = rest_of_minute(table) if table.dealing is None else table.dealing.for_correction()


def rest_of_minute(table: Table) -> Timer:
    """What is left of the minute for rolling and dealing, and its countdown (A2, A10)."""
    return Timer(LIMITS["rolling"], LIMITS["rolling"] - table.minute_left)


def clocks(table: Table) -> list[Timer]:
    """The times that run for rolling and dealing, each until its task is done (A1)."""
    return ([] if table.has_rolled else [table.timer]) + dealing_clock(table)


def dealing_clock(table: Table) -> list[Timer]:
    """The dealer's time, while there are too few cards."""
    return [] if table.dealing is None else [table.dealing]


def ring(table: Table) -> None:
    """XI-A-1-a: who is late loses a point; late twice, the task passes to the left (A2, readings 32 and 44)."""
    is_roller_late = not table.has_rolled and table.timer.remaining() == 0
    dealing = table.dealing
    is_dealer_late = dealing is not None and dealing.remaining() == 0
    if is_roller_late:
        table.seats.penalize(table.goal_setter)
    if is_dealer_late:
        table.seats.penalize(table.dealer)
    if is_roller_late and table.timer.is_late:
        pass_roll(table)
        return
    if is_roller_late:
        table.timer.is_late = True
    if is_dealer_late:
        pass_deal(table)


def pass_roll(table: Table) -> None:
    """The player to the left rolls and sets the Goal; cards dealt in a legal number, or too many, stay."""
    table.goal_setter = table.seats.left_of(table.goal_setter)
    begin(table)
    selecting.prepare(table)


def begin(table: Table) -> None:
    """The minute for rolling begins, and for dealing where the cards are not there."""
    if table.dealing is not None or not table.has_dealt:
        for fault in table.faults:
            fault.status = "corrected" if fault.status == "standing" else fault.status
        table.universe = []
        table.has_dealt = False
        table.dealing = Timer(LIMITS["rolling"]) if table.book.is_on_sets else None
    table.dealer = table.seats.right_of(table.goal_setter)
    table.minute_left = LIMITS["rolling"]
    table.timer = Timer(LIMITS["rolling"])


def pass_deal(table: Table) -> None:
    """A2: late once, another minute; late twice, all cards are picked up and the player to the left deals."""
    if table.dealing is not None and not table.dealing.is_late:
        table.dealing.is_late = True
        return
    for fault in faults.standing(table):
        fault.status = fault.status if fault.code == "illegal-roll" else "corrected"
    table.dealer = table.seats.left_of(table.dealer)
    table.universe = []
    table.has_dealt = False
    table.dealing = Timer(LIMITS["rolling"])
    selecting.reopen(table, lambda due: False)
    table.stage = "rolling"
