"""What is printed, as data: every sheet has what it needs, and nothing that it must not have."""

from dataclasses import replace
from fractions import Fraction

import pytest

from forceout.editions.registry import EDITIONS, ListedEdition
from forceout.messages.language import find_language
from forceout.messages.message import speaking
from forceout.rules.vocabulary import Division as Level
from forceout.tournament import acts as do
from forceout.tournament.paper.scoresheets import points_rows, variation_list
from forceout.tournament.paper.sheets_of_paper import SHEETS, shown_day, shown_points
from forceout.tournament.settings import Award, Ranking
from tests.tournament.small_event import SETS, Event, settings

NAMES = {"p011": "Noor B.", "p021": "Dana R."}


@pytest.fixture(scope="module")
def event() -> Event:
    event = Event(settings(metrics=("match-points", "shake-points")), teams=8)
    changed = event.state.settings
    event.does(do.ChangeSettings(replace(changed, awards=(Award("top", "Top three", "player", SETS, places=3),))))
    event.plays(1)
    return event


@pytest.mark.parametrize("what", SHEETS)
def test_every_sheet_has_pages(what: str, event: Event) -> None:
    data = SHEETS[what](event.state, event.state.settings.by_id[SETS], 1, NAMES, "http://hall.example/t")
    assert data["pages"]
    assert data["event"] == "Spring Open"


def test_a_scoresheet_has_its_table_and_players(event: Event) -> None:
    data = SHEETS["scoresheets"](event.state, event.state.settings.by_id[SETS], 1, NAMES, "")
    page = data["pages"][0]
    assert (page["section"], page["place"]) == ("A", "I")
    assert page["impossible"] == "Impossible"
    assert page["initials"]
    assert page["appeals"]
    assert {len(one["players"]) for one in data["pages"]} == {2, 3}
    named = {player["name"] for one in data["pages"] for player in one["players"]}
    assert {"Noor B.", "Dana R.", "p031"} <= named


def test_seats_by_table_are_under_the_letter_of_their_section() -> None:
    """Fifteen letters with three tables each: six rows fit on a page, and no letter is torn apart."""
    many = Event(settings(), teams=135)
    many.seats(1)
    data = SHEETS["seats-by-table"](many.state, many.state.settings.by_id[SETS], 1, NAMES, "")
    tables = many.state.round(SETS, 1).tables
    printed = [
        f"{group['section']} {one['place']}" for page in data["pages"] for group in page for one in group["tables"]
    ]
    assert printed == [table.label for table in tables]
    assert [len(page) for page in data["pages"]] == [6, 6, 3]
    assert len({group["section"] for page in data["pages"] for group in page}) == 15


def test_a_player_card_has_a_box_for_every_round_that_is_still_to_come() -> None:
    begun = Event(settings(rounds=6), teams=9)
    begun.seats(1)
    card = SHEETS["player-cards"](begun.state, begun.state.settings.by_id[SETS], 1, NAMES, "")["pages"][0][0]
    assert [seat["round"] for seat in card["seats"]] == [1, 2, 3, 4, 5, 6]
    assert card["seats"][0]["table"]
    assert {seat["table"] for seat in card["seats"][1:]} == {""}


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda one: f"{one.game}-{one.year}")
def test_on_sets_X_D_only_the_newest_book_counts_who_is_late_as_absent(edition: ListedEdition) -> None:
    played = Event(settings(game=edition.game, edition=edition.year, season=edition.seasons[0]), teams=3)
    played.seats(1)
    data = SHEETS["scoresheets"](played.state, played.state.settings.by_id[SETS], 1, NAMES, "")
    assert data["pages"][0]["late"] is (edition.year == "2026-27")
    assert data["season"] == edition.seasons[0]


def test_a_day_is_written_out_in_the_language_of_the_paper() -> None:
    days = ("2027-03-14", "2027-08-01", "2027-13-01")
    found = {}
    for language in ("en", "es", "fr"):
        with speaking(find_language(language)):
            found[language] = [shown_day(one) for one in days]
    assert found == {
        "en": ["14 March 2027", "1 August 2027", "2027-13-01"],
        "es": ["14 de marzo de 2027", "1 de agosto de 2027", "2027-13-01"],
        "fr": ["14 mars 2027", "1er août 2027", "2027-13-01"],
    }


def test_an_average_is_printed_as_people_read_it() -> None:
    assert [shown_points(one) for one in (Fraction(24), Fraction(771, 5), Fraction(35, 3), Fraction(1999, 1000))] == [
        "24",
        "154.2",
        "11.67",
        "2.0",
    ]
    with speaking(find_language("fr")):
        assert shown_points(Fraction(771, 5)) == "154,2"


def test_a_certificate_names_the_book_only_where_the_award_is_of_one_competition() -> None:
    played = Event(settings(), teams=8)
    chosen = replace(
        played.state.settings,
        rankings=(Ranking("one", "One", "school", (SETS,)), Ranking("two", "Two", "school", (SETS, SETS))),
        awards=(
            Award("top", "Top", "player", SETS, places=1),
            Award("own", "Own", "ranking", "one", places=1),
            Award("all", "All", "ranking", "two", places=1),
        ),
    )
    played.plays(1)
    state = replace(played.state, settings=chosen)
    data = SHEETS["certificates"](state, chosen.by_id[SETS], 1, NAMES, "")
    assert {page["award"]: page["is-own"] for page in data["pages"]} == {"Top": True, "Own": True, "All": False}


def test_on_sets_XII_A_the_match_points_on_the_paper() -> None:
    assert points_rows(2) == [{"way": "alone", "points": [6, 4]}, {"way": "equal", "points": [5, 5]}]
    assert [row["points"] for row in points_rows(3)] == [[6, 4, 2], [5, 5, 2], [6, 3, 3], [4, 4, 4]]


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda one: f"{one.game}-{one.year}")
@pytest.mark.parametrize("level", Level)
def test_on_sets_XIII_the_list_on_the_back_is_what_may_be_selected(edition: object, level: Level) -> None:
    assert isinstance(edition, ListedEdition)
    for season in edition.seasons:
        game = edition.game_of(season)
        assert game is not None
        wanted = settings(game=edition.game, edition=edition.year, season=season)
        from forceout.tournament.settings import Division
        from forceout.tournament.state import EventState

        state = EventState(replace(wanted, divisions=(Division("middle", "M", level.value),)))
        printed = variation_list(state, state.settings.competitions[0])
        offered = game.edition.offered[level]
        assert [one["title"] for one in printed] == [str(kind.title) for kind in offered]
        assert all(one["means"] for one in printed), [one["title"] for one in printed if not one["means"]]
        assert not {str(kind.title) for kind in game.edition.always_in_force[level]} & {one["title"] for one in printed}


def test_equations_I_C_only_elementary_and_middle_may_use_the_recording_chart() -> None:
    from forceout.tournament.paper.equations import chart_pages

    assert [bool(chart_pages(level)) for level in Level] == [True, True, False, False]


def test_on_sets_I_C_the_universe_has_every_card_once() -> None:
    from forceout.tournament.paper.on_sets import CARDS, SQUARE

    assert len(set(CARDS)) == 16
    assert {card for row in SQUARE for card in row} == set(CARDS)


def test_standings_on_paper_say_nothing_about_behaviour(event: Event) -> None:
    data = SHEETS["standings"](event.state, event.state.settings.by_id[SETS], 1, NAMES, "")
    assert set(data["pages"][0][0]) == {"place", "shared", "name", "school", "section", "points", "sum", "provisional"}
