"""The state that a seat may work with: the same, but for what is hidden from it."""

from forceout.editions.simulated_match import simulated_match
from forceout.rules.state import Phase
from forceout.rules.view import seen_by, view
from tests.support.shakes import begun


def test_on_sets_VII_C_2_only_the_writer_sees_a_solution_before_all_are_in() -> None:
    shake = begun("on-sets", "2014-15")("B move R required", "C challenge now", "C present B ∪ Y").shake
    assert shake.contest is not None
    for seat, text in (("A", ""), ("B", ""), ("C", "B ∪ Y")):
        contest = seen_by(shake, seat).contest
        assert contest is not None
        assert [(one.by, one.solution) for one in contest.presented] == [("C", text)]


def test_on_sets_2014_15_VII_C_1_note_nobody_else_sees_which_side_the_third_party_took() -> None:
    table = begun("on-sets", "2014-15")("B move R required", "C challenge now")
    undecided = {seat: seen_by(table.shake, seat) for seat in "ABC"}
    decided = table("A side challenger").shake
    assert seen_by(decided, "B") == undecided["B"]
    assert seen_by(decided, "C") == undecided["C"]
    own = seen_by(decided, "A").contest
    assert own is not None
    assert own.side == "challenger"


def test_a_seat_sees_the_same_in_both_ways() -> None:
    for seed in range(20):
        for step in simulated_match(seed).steps:
            shake = step.match.shake
            if shake is None or shake.phase in (Phase.VOID, Phase.SCORED):
                continue
            for seat in shake.table.players:
                seen = seen_by(step.match, seat).shake
                assert seen is not None
                given, kept = view(shake, seat), view(seen, seat)
                if given["contest"] is not None and given["contest"]["third"] not in (None, seat):
                    given["timers"] = kept["timers"] = []
                assert kept == given
