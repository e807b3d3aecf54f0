"""Acts of an event: what each does, who may, and what is refused."""

from dataclasses import fields, replace
from typing import Any

import pytest

from forceout.messages.language import find_language
from forceout.messages.message import speaking
from forceout.tournament import acts as do
from forceout.tournament.codec import digest, plain, print_entry, read_entry
from forceout.tournament.fold import BrokenLog, folded, verify
from forceout.tournament.outstanding import open_tables, table_status
from forceout.tournament.people import Player
from forceout.tournament.seating.seat_round import seat_round
from forceout.tournament.settings import HEAVIEST, Competition, Division, Settings, Weights
from forceout.tournament.sheets import Sheet
from forceout.tournament.standings.individual import standings
from tests.tournament.small_event import SETS, Event, settings


def test_an_event_is_founded_once_and_first() -> None:
    event = Event()
    assert event.refuses(do.Found(settings())) == "founded"
    founding = do.Entry("d1", do.DIRECTOR, 1, do.Withdraw("p011", "Ill"))
    objection = verify(None, founding)
    assert objection is not None
    assert objection.code == "not-founded"


@pytest.mark.parametrize(
    "wrong",
    [
        {"division": "senior"},
        {"edition": "1999"},
        {"rounds": 0},
        {"seating": ("by-height",)},
        {"metrics": ("beauty",)},
        {"form": "silly"},
        {"first_letter": "I"},
    ],
)
def test_settings_that_cannot_be_held_are_refused(wrong: dict[str, object]) -> None:
    objection = verify(None, do.Entry("d1", do.DIRECTOR, 1, do.Found(settings(**wrong))))
    assert objection is not None
    assert objection.code == "settings"


@pytest.mark.parametrize("name", [one.name for one in fields(Weights) if one.name != "may_seat_teammates"])
@pytest.mark.parametrize("said", [-1, HEAVIEST + 1])
def test_a_weight_is_from_nothing_on(name: str, said: int) -> None:
    """In settings, in a change of them, and in a draft; 0 is a weight."""
    event = Event()
    light, heavy = dict[str, Any]({name: 0}), dict[str, Any]({name: said})
    wrong = Weights(**heavy)
    assert event.refuses(do.ChangeSettings(replace(event.state.settings, weights=wrong))) == "settings"
    objection = verify(None, do.Entry("d1", do.DIRECTOR, 1, do.Found(replace(settings(), weights=wrong))))
    assert objection is not None
    words = {objection.message}
    for language in ("es", "fr"):
        with speaking(find_language(language)):
            words.add(objection.message)
    assert len(words) == 3
    assert all(str(said) in one.replace(",", "").replace("−", "-") for one in words)
    draft = seat_round(event.state, SETS, 1, 3)
    assert event.refuses(replace(draft, weights=wrong)) == "settings"
    event.does(do.ChangeSettings(replace(event.state.settings, weights=Weights(**light))))


def test_what_has_begun_stays() -> None:
    event = Event()
    event.seats(1)
    changed = replace(
        event.state.settings, competitions=(replace(event.state.settings.competitions[0], edition="2014-15"),)
    )
    assert event.refuses(do.ChangeSettings(changed)) == "begun"
    event.does(do.ChangeSettings(replace(event.state.settings, title="Spring Open, postponed"), "Snow"))
    assert event.refuses(do.Import((), (), (Player("new", "middle", "s1"),))) == "begun"


def test_an_import_is_whole_or_not_at_all() -> None:
    event = Event()
    before = event.state
    bad = do.Import((), (), (Player("x1", "middle", "s1"), Player("x2", "middle", "nowhere")))
    assert event.refuses(bad) == "import"
    assert event.state == before
    six = tuple(Player(f"x{number}", "middle", "s1", "t1") for number in range(5))
    assert event.refuses(do.Import((), (), six)) == "import"


def test_late_entries_withdrawals_and_no_shows_keep_past_results() -> None:
    event = Event(teams=12)
    event.plays(1)
    event.does(do.EnterLate(Player("late", "middle", "s1"), "The bus was late"))
    leaver = event.state.round(SETS, 1).tables[0].players[0]
    event.does(do.Withdraw(leaver, "Ill"))
    event.does(do.NoShow(SETS, 2, "p021"), do.SCOREKEEPER, "k1")
    event.seats(2)
    seated = {player for table in event.state.round(SETS, 2).tables for player in table.players}
    assert "late" in seated
    assert not {leaver, "p021"} & seated
    card = next(
        one.card for one in standings(event.state, event.state.settings.competitions[0]) if one.card.player == leaver
    )
    assert card.points == 6
    event.does(do.Return(leaver, "Better again"))
    assert event.state.players[leaver].is_in(SETS, 3)
    assert not event.state.players[leaver].is_in(SETS, 2)


def test_who_does_not_come_after_publishing_did_not_play() -> None:
    event = Event()
    event.seats(1)
    table = event.state.round(SETS, 1).tables[0]
    event.does(do.NoShow(SETS, 1, table.players[2]), do.JUDGE, "j1")
    event.enters(1, table.label, dict(zip(table.players, (10, 8, -6), strict=True)))
    points = {one.card.player: one.card.points for one in standings(event.state, event.state.settings.competitions[0])}
    assert [points[player] for player in table.players] == [6, 4, 0]
    assert event.refuses(do.NoShow(SETS, 1, table.players[2], is_here=True), do.JUDGE, "j1") == "entered"


def test_a_change_after_publishing_is_a_new_version_and_says_why() -> None:
    event = Event()
    event.seats(1)
    tables = event.state.round(SETS, 1).tables
    assert event.refuses(do.Publish(SETS, 1)) == "published"
    event.does(do.SwapSeats(SETS, 1, tables[0].players[0], tables[1].players[0]))
    assert event.refuses(do.Publish(SETS, 1)) == "reason"
    event.does(do.Publish(SETS, 1, "Sisters"))
    versions = event.state.round(SETS, 1).versions
    assert [(one.number, one.reason) for one in versions] == [(1, ""), (2, "Sisters")]
    assert versions[0].tables == tables


def test_a_table_with_a_result_stays_where_it_is() -> None:
    event = Event()
    event.seats(1)
    tables = event.state.round(SETS, 1).tables
    event.enters(1, tables[0].label, dict.fromkeys(tables[0].players, 8))
    event.does(do.SwapSeats(SETS, 1, tables[0].players[0], tables[1].players[0]))
    assert event.refuses(do.Publish(SETS, 1, "Sisters")) == "entered"


def test_the_next_round_waits_for_results_or_goes_on_without_them() -> None:
    event = Event()
    event.seats(1)
    tables = event.state.round(SETS, 1).tables
    for table in tables[1:]:
        event.enters(1, table.label, dict.fromkeys(table.players, 8))
    event.does(seat_round(event.state, SETS, 2, 1))
    assert event.refuses(do.Publish(SETS, 2)) == "waiting"
    assert open_tables(event.state, event.state.round(SETS, 1)) == (tables[0].label,)
    assert event.refuses(do.GoOnWithout(SETS, 1, (tables[1].label,), "Late")) == "waiting"
    event.does(do.GoOnWithout(SETS, 1, (tables[0].label,), "The sheet is lost"))
    assert table_status(event.state, event.state.round(SETS, 1), tables[0].label) == "left-out"
    event.does(do.Publish(SETS, 2))
    event.enters(1, tables[0].label, dict.fromkeys(tables[0].players, 8))
    assert table_status(event.state, event.state.round(SETS, 1), tables[0].label) == "confirmed"


def test_a_second_person_confirms_blind_and_edits_nothing() -> None:
    event = Event()
    event.seats(1)
    table = event.state.round(SETS, 1).tables[0]
    totals = dict(zip(table.players, (10, 8, 6), strict=True))
    place = (SETS, 1, table.label)
    event.does(do.EnterResult(*place, Sheet(totals)), do.SCOREKEEPER, "k1")
    assert event.refuses(do.ConfirmResult(*place, totals), do.SCOREKEEPER, "k1") == "same-person"
    assert event.refuses(do.ConfirmResult(*place, {table.players[0]: 10}), do.SCOREKEEPER, "k2") == "totals"
    event.does(do.ConfirmResult(*place, {**totals, table.players[0]: 12}), do.SCOREKEEPER, "k2")
    assert table_status(event.state, event.state.round(SETS, 1), table.label) == "disputed"
    assert event.state.round(SETS, 1).record(table.label).result is not None
    assert event.refuses(do.ConfirmResult(*place, totals), do.SCOREKEEPER, "k2") == "same-person"
    event.does(do.ConfirmResult(*place, totals), do.SCOREKEEPER, "k3")
    assert table_status(event.state, event.state.round(SETS, 1), table.label) == "confirmed"
    assert event.refuses(do.EnterResult(*place, Sheet(totals)), do.SCOREKEEPER, "k1") == "confirmed"


def test_players_enter_their_own_table_where_the_director_allows_it() -> None:
    event = Event()
    event.seats(1)
    table, other = event.state.round(SETS, 1).tables[:2]
    act = do.EnterResult(SETS, 1, table.label, Sheet(dict.fromkeys(table.players, 8)))
    assert event.refuses(act, do.PLAYER, table.players[0]) == "not-allowed"
    event.does(do.ChangeSettings(replace(event.state.settings, players_may_enter=True)))
    assert event.refuses(act, do.PLAYER, table.players[0]) == "playing"
    event.does(do.ChangeSettings(replace(event.state.settings, players_may_enter=True, phones_allowed=True)))
    assert event.refuses(act, do.PLAYER, other.players[0]) == "not-allowed"
    event.does(act, do.PLAYER, table.players[0])


def test_on_sets_XII_B_an_oversight_is_corrected_and_both_totals_stay() -> None:
    event = Event()
    state = event.plays(1)
    table = state.round(SETS, 1).tables[0]
    place = (SETS, 1, table.label)
    assert event.refuses(do.CorrectResult(*place, table.players[2], 12, "")) == "reason"
    event.does(do.CorrectResult(*place, table.players[2], 12, "Shake 3 was copied wrongly"))
    result = event.state.round(SETS, 1).record(table.label).result
    assert result is not None
    (one,) = result.corrections
    assert (one.before, one.after, one.by) == (6, 12, "d1")
    points = {one.card.player: one.card.points for one in standings(event.state, event.state.settings.competitions[0])}
    assert [points[player] for player in table.players] == [4, 2, 6]


def test_equations_XII_B_an_oversight_is_corrected_when_everybody_agrees() -> None:
    event = Event(settings(game="equations", edition="2015-16", season="even"))
    table = event.plays(1).round(SETS, 1).tables[0]
    act = do.CorrectResult(SETS, 1, table.label, table.players[0], 4, "Wrong row", table.players[:2])
    assert event.refuses(act) == "not-agreed"
    event.does(replace(act, agreed=table.players))


def test_on_sets_XII_B_1_and_2_apply_only_when_the_director_rules() -> None:
    event = Event()
    table = event.plays(1).round(SETS, 1).tables[0]
    low, high = table.players[0], table.players[1]
    act = do.RuleDeceit(SETS, 1, table.label, high, 30, "Changed after signing")
    assert event.refuses(act, do.DEPUTY, "d2") == "not-allowed"
    assert event.refuses(replace(act, listed=8)) == "totals"
    event.does(act)
    event.does(do.RuleDeceit(SETS, 1, table.label, low, 2, "Lost on purpose"))
    points = {one.card.player: one.card.points for one in standings(event.state, event.state.settings.competitions[0])}
    assert [points[player] for player in table.players] == [2, 0, 4]


def test_on_sets_2026_27_VII_C_7_an_appeal_holds_the_result() -> None:
    event = Event()
    event.seats(1)
    table = event.state.round(SETS, 1).tables[0]
    place = (SETS, 1, table.label)
    event.does(do.Appeal(*place, table.players[0], "It was right"), do.PLAYER, table.players[0])
    event.enters(1, table.label, dict.fromkeys(table.players, 8))
    assert table_status(event.state, event.state.round(SETS, 1), table.label) == "held"
    card = standings(event.state, event.state.settings.competitions[0])
    held = next(one.card for one in card if one.card.player == table.players[1])
    assert held.is_provisional
    assert held.points == 0
    assert event.refuses(do.DecideAppeal(*place, table.players[1], False, "No")) == "appeal"
    event.does(do.DecideAppeal(*place, table.players[0], False, "The ruling stands"))
    assert table_status(event.state, event.state.round(SETS, 1), table.label) == "confirmed"


def test_on_sets_2026_27_VII_C_7_after_signing_nobody_appeals_and_other_books_have_none() -> None:
    event = Event()
    event.seats(1)
    table = event.state.round(SETS, 1).tables[0]
    event.enters(1, table.label, dict.fromkeys(table.players, 8), signed=table.players[:1])
    act = do.Appeal(SETS, 1, table.label, table.players[0], "It was right")
    assert event.refuses(act, do.JUDGE, "j1") == "signed"
    old = Event(settings(edition="2014-15"))
    old.seats(1)
    player = old.state.round(SETS, 1).by_label[table.label].players[0]
    assert old.refuses(replace(act, player=player), do.JUDGE, "j1") == "no-appeals"
    assert old.refuses(do.AddTableTime(SETS, 1, table.label, 60), do.JUDGE, "j1") == "no-added-time"


def test_on_sets_IX_C_who_is_disqualified_gets_nothing_and_a_replay_is_awaited() -> None:
    event = Event()
    table = event.plays(1).round(SETS, 1).tables[0]
    place = (SETS, 1, table.label)
    event.does(do.Disqualify(*place, table.players[0]), do.JUDGE, "j1")
    one = event.state.settings.competitions[0]
    points = {place.card.player: place.card.points for place in standings(event.state, one)}
    assert [points[player] for player in table.players] == [0, 4, 2]
    event.does(do.OrderReplay(*place, 2, "Play was disrupted"))
    assert table_status(event.state, event.state.round(SETS, 1), table.label) == "out"
    event.enters(1, table.label, dict(zip(table.players, (0, 8, 6), strict=True)))
    points = {place.card.player: place.card.points for place in standings(event.state, one)}
    assert [points[player] for player in table.players] == [0, 6, 4]


def test_awards_are_not_read_out_while_something_is_left() -> None:
    event = Event(settings(rounds=1))
    assert event.refuses(do.AnnounceAwards()) == "waiting"
    event.plays(1)
    event.does(do.ArrangePlayoff("first", SETS, ("p011", "p021"), "A tie for the first place"))
    assert event.refuses(do.AnnounceAwards()) == "waiting"
    assert event.refuses(do.EnterPlayoff("first", {"p011": 4})) == "playoff"
    event.does(do.EnterPlayoff("first", {"p011": 4, "p021": 8}))
    event.does(do.AnnounceAwards())
    assert event.refuses(do.AddBonus(SETS, "p011", 1, "Late")) == "closed"


OF_OTHERS = {"sign", "open-tables", "online-result"}
"""What players and the server do, and no official."""
ACTS_OF_OFFICES = {
    do.DIRECTOR: set(do.KINDS) - OF_OTHERS,
    do.DEPUTY: set(do.KINDS) - OF_OTHERS - {"found", "settings", "deceit", "decide-appeal", "awards"},
    do.SCOREKEEPER: {"no-show", "enter", "confirm", "appeal", "playoff-result"},
    do.JUDGE: {"no-show", "add-time", "disqualify", "appeal"},
    do.COACH: set(),
    do.PLAYER: {"enter", "appeal", "sign"},
}


@pytest.mark.parametrize("office", do.OFFICES)
def test_every_office_does_just_its_own(office: str) -> None:
    assert {name for name, kind in do.KINDS.items() if office in kind.offices} == ACTS_OF_OFFICES[office]


def test_a_log_folds_to_the_same_state_and_its_text_reads_back() -> None:
    event = Event()
    event.plays(1)
    again = [read_entry(print_entry(entry)) for entry in event.entries]
    assert again == event.entries
    assert folded(again) == event.state
    assert digest(again) == digest(event.entries)
    assert plain(folded(again).rounds) == plain(event.state.rounds)


def test_a_log_with_an_act_that_could_not_be_is_broken() -> None:
    event = Event()
    event.entries.append(do.Entry("d1", do.DIRECTOR, 9, do.Publish(SETS, 1)))
    with pytest.raises(BrokenLog, match="entry 3"):
        folded(event.entries)


def test_several_divisions_and_games_do_not_touch_each_other() -> None:
    two = Settings(
        "Two",
        "2027-03-14",
        (Division("middle", "Middle", "middle"), Division("senior", "Senior", "senior")),
        (
            Competition(SETS, "middle", "on-sets", "2026-27", 2),
            Competition("senior-equations", "senior", "equations", "2015-16", 2, "odd"),
        ),
    )
    event = Event(two)
    event.does(do.Import((), (), tuple(Player(f"x{number}", "senior", "s1") for number in range(6))))
    event.plays(1)
    draft = seat_round(event.state, "senior-equations", 1, 1)
    assert len(draft.tables) == 2
    event.does(draft)
    event.does(do.Publish("senior-equations", 1))
    assert event.refuses(do.NoShow(SETS, 1, "x1")) == "player"
