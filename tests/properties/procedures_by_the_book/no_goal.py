""" "No Goal" (On-Sets III-D, Equations IV-D)."""

from tests.properties.procedures_by_the_book import ending, writing
from tests.properties.procedures_by_the_book.books import LIMITS
from tests.properties.procedures_by_the_book.outcomes import Refusal
from tests.properties.procedures_by_the_book.table import Table, Timer


def declare(table: Table, player: str) -> None:
    """III-D [IV-D]: who believes that no Goal can be set says so, unless a bonus was made."""
    if table.stage != "goal":
        raise Refusal("wrong-phase", "III-D" if table.book.is_on_sets else "IV-D")
    if player != table.goal_setter:
        raise Refusal("not-your-turn", "III-D" if table.book.is_on_sets else "IV-D")
    if table.threatened is not None:
        give_up_dispute(table, player)
        return
    if table.bonus_of_setter is not None or table.goal_touched:
        raise Refusal("wrong-phase", "III-D" if table.book.is_on_sets else "IV-D")
    table.declarer = player
    table.answers = {}
    table.stage = "no-goal"
    table.timer = Timer(LIMITS["no-goal"])


def give_up_dispute(table: Table, player: str) -> None:
    """III-D-2 [IV-D-2]: who disputed and says "no Goal" as well loses a point; the shake is void."""
    table.seats.penalize(player)
    table.threatened = None
    ending.make_void(table)


def check_may_answer(table: Table, player: str) -> None:
    """III-D: the opponents agree or disagree, each once."""
    if table.stage != "no-goal":
        raise Refusal("wrong-phase")
    if not can_answer(table, player):
        raise Refusal("not-your-turn", "III-D" if table.book.is_on_sets else "IV-D")


def can_answer(table: Table, player: str) -> bool:
    """Whether a player's word on "no Goal" is asked for."""
    return player != table.declarer and player not in table.answers


def agree(table: Table, player: str) -> None:
    """III-D-1 [IV-D-1]: when all agree the shake is void."""
    check_may_answer(table, player)
    table.answers[player] = "agree"
    void_when_all_agree(table)


def void_when_all_agree(table: Table) -> None:
    """III-D-1 [IV-D-1]: no points, and the same Goal-setter again."""
    if table.declarer is not None and set(table.seats.opponents(table.declarer)) <= set(table.answers):
        ending.make_void(table)


def disagree(table: Table, player: str) -> None:
    """III-D-2 [IV-D-2]: the block is picked up, or the word said without it (reading 45)."""
    check_may_answer(table, player)
    if table.book.disputes_no_goal_by_writing:
        writing.begin_no_goal(table, player)
        return
    table.threatened = table.declarer
    table.goal_setter = player
    table.stage = "goal"
    table.timer = Timer(LIMITS["goal-after-dispute"])


def ring(table: Table) -> None:
    """XI-A: opponents who have not answered are late; late twice, they have agreed."""
    if table.declarer is None:
        return
    silent = [player for player in table.seats.opponents(table.declarer) if player not in table.answers]
    for player in silent:
        table.seats.penalize(player)
    if not table.timer.is_late:
        table.timer.is_late = True
        return
    for player in silent:
        table.answers[player] = "agree"
    void_when_all_agree(table)
