"""Selecting variations (On-Sets II-C, Equations II-B)."""

from collections.abc import Callable, Mapping

from tests.properties.procedures_by_the_book import faults, rolling, setting
from tests.properties.procedures_by_the_book.books import LIMITS
from tests.properties.procedures_by_the_book.outcomes import Malformed, Refusal
from tests.properties.procedures_by_the_book.table import Due, Fault, Table, Timer


def prepare(table: Table) -> None:
    """II-C-1 and II-C-3: who selects how many, the Goal-setter first; the simpler forms have no variations."""
    if table.form != "adventurous" or table.given_variations is not None:
        return
    first = table.goal_setter
    order = [first]
    while table.seats.left_of(order[-1]) != first:
        order.append(table.seats.left_of(order[-1]))
    table.dues = [due for player in order for due in dues_of(table, player)]


def dues_of(table: Table, player: str) -> list[Due]:
    """II-C-3: one is due; a second from the other player of a match of two, and free in Senior."""
    is_pair_due = len(table.seats.players) == 2 and player != table.goal_setter
    if table.division == "senior":
        is_second_due = is_pair_due and table.book.senior_pair_is_due
        return [Due(player, False), Due(player, not is_second_due)]
    return [Due(player, False), Due(player, False)] if is_pair_due else [Due(player, False)]


def begin(table: Table) -> None:
    """Give the next selection to whom it belongs, or go on to the Goal."""
    due = current(table)
    if due is None:
        setting.begin(table)
        return
    table.stage = "selecting"
    table.timer = Timer(table.minute_left + LIMITS["selecting"])


def current(table: Table) -> Due | None:
    """The selection that is next."""
    return next((due for due in table.dues if due.is_open), None)


def select(table: Table, player: str, action: Mapping[str, object]) -> None:
    """II-C: a player selects a variation, which must have an effect, be new and conflict with none."""
    due = current(table)
    if table.stage != "selecting" or due is None:
        raise Refusal("wrong-phase")
    if player != due.player:
        raise Refusal("not-your-turn", "II-C-1")
    variation = action.get("variation")
    if not isinstance(variation, Mapping):
        raise Malformed("variation is missing")
    verdict = table.oracle.selection(question(table, variation))
    codes = [] if verdict.get("legal") is True else ["illegal-selection"]
    faults.refuse_if_policed(table, codes)
    due.variation = dict(variation)
    due.is_legal = not codes
    due.is_open = False
    due.order = 1 + max(other.order for other in table.dues)
    faults.record(table, codes, player, due=due)
    if due.is_legal:
        faults.insulate_by_selection(table, player)
    go_on_after(table, due)


def question(table: Table, variation: Mapping[str, object]) -> dict[str, object]:
    """What the oracle is asked about a selection: against what was rolled, dealt and chosen (reading 23)."""
    asked: dict[str, object] = table.situation() | {
        "kind": "selection",
        "resources": list(table.mat.resources),
        "chosen": table.variations(),
        "pick": dict(variation),
    }
    if table.book.is_on_sets:
        asked["universe"] = list(table.universe)
    return asked


def go_on_after(table: Table, due: Due) -> None:
    """II-C-3: both picks of a player share one time limit; a free second one lapses with it."""
    following = current(table)
    is_same_player = following is not None and following.player == due.player
    if following is None or not is_same_player:
        begin(table)
    elif following.is_optional and table.timer.is_late:
        following.is_open = False
        begin(table)


def pass_variation(table: Table, player: str) -> None:
    """II-C-3: a second selection that is free need not be made."""
    due = current(table)
    if table.stage != "selecting" or due is None:
        raise Refusal("wrong-phase")
    if player != due.player:
        raise Refusal("not-your-turn", "II-C-1")
    if not due.is_optional:
        raise Refusal("illegal-selection", "II-C")
    due.is_open = False
    begin(table)


def correct(table: Table, fault: Fault) -> None:
    """II-C-2: a point, and another try; after the second the variation is forfeited (reading 42)."""
    due = fault.due
    if due is None:
        return
    table.seats.penalize(fault.offender)
    setting.end_declaration(table)
    due.variation = None
    due.is_legal = True
    due.failed_tries += 1
    due.is_optional = False
    open_again(table, due)
    begin(table)


def open_again(table: Table, due: Due) -> None:
    """What a player has to select again is open, and with it what that player passed or lost."""
    for own in table.dues:
        is_free = own.player == due.player and own.variation is None and own.failed_tries < 2 and not own.is_lost
        own.is_open = own.is_open or (is_free and own.player not in table.seats.absent)


def reopen(table: Table, stays: Callable[[Due], bool]) -> None:
    """What was selected before the cubes and cards were right is selected again, but for what stays (A10, B5)."""
    for due in table.dues:
        if not stays(due):
            due.variation = None
            due.is_legal = True
            due.is_open = due.failed_tries < 2 and not due.is_lost and due.player not in table.seats.absent


def take_back(table: Table, due: Due) -> None:
    """An illegal selection that followed another counts for nothing: it is made again, with its tries."""
    due.variation = None
    due.is_legal = True
    open_again(table, due)


def ring(table: Table) -> None:
    """XI-A-1-b: a free selection lapses; one that is due costs a point, and is lost with the second; a dealer who owes
    cards is late beside it (A2)."""
    dealing = table.dealing
    is_dealer_late = dealing is not None and dealing.remaining() == 0
    if is_dealer_late:
        table.seats.penalize(table.dealer)
    if table.timer.remaining() == 0:
        ring_selector(table)
    if is_dealer_late and table.dealing is not None:
        rolling.pass_deal(table)


def ring_selector(table: Table) -> None:
    """Who selects is late."""
    due = current(table)
    if due is None:
        return
    if not due.is_optional:
        table.seats.penalize(due.player)
        if not table.timer.is_late:
            table.timer.is_late = True
            return
    for other in table.dues:
        if other.is_open and other.player == due.player:
            other.is_open = False
            other.is_lost = True
    begin(table)
