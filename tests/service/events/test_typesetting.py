"""Paper by typst: every sheet, on both papers, is a PDF with as many pages as it has."""

import re
from dataclasses import replace

import pytest

from forceout.messages.language import find_language
from forceout.messages.message import speaking
from forceout.service.events.typesetting import paper_words, pictures, typeset
from forceout.tournament import acts as do
from forceout.tournament.paper.sheets_of_paper import PAPERS, SHEETS
from forceout.tournament.settings import Award
from tests.tournament.small_event import SETS, Event, settings


@pytest.fixture(scope="module")
def event() -> Event:
    event = Event(settings(), teams=8)
    awards = (Award("top", "Top three", "player", SETS, places=3),)
    event.does(do.ChangeSettings(replace(event.state.settings, awards=awards)))
    event.plays(1)
    return event


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("what", SHEETS)
def test_every_sheet_is_a_pdf(what: str, paper: str, event: Event) -> None:
    data = SHEETS[what](
        event.state, event.state.settings.by_id[SETS], 1, {"p011": "Zoë Å. O’Neil"}, "http://x.example/t"
    )
    made = typeset(what, data, paper)
    assert made.startswith(b"%PDF")
    assert printed_pages(made) == len(data["pages"]) * (2 if what == "scoresheets" else 1)


def printed_pages(made: bytes) -> int:
    return len(re.findall(rb"/Type */Page\b", made))


@pytest.mark.parametrize("what", ["scoresheets", "seats-by-name", "seats-by-table", "player-cards", "standings"])
def test_long_names_and_schools_push_nobody_to_another_page(what: str) -> None:
    played = Event(settings(), teams=60)
    played.plays(1)
    title = "Saint Bartholomew’s Preparatory Academy of the North"
    state = replace(played.state, schools={one.id: replace(one, title=title) for one in played.state.schools.values()})
    for name in ("Maximiliana-Alexandra W.", "Maximiliana-Alexandra Featherstonehaugh-Wojciechowska"):
        data = SHEETS[what](state, state.settings.by_id[SETS], 1, dict.fromkeys(state.players, name), "")
        pages = len(data["pages"]) * (2 if what == "scoresheets" else 1)
        assert printed_pages(typeset(what, data, "letter")) == pages


@pytest.mark.parametrize(("rounds", "paper"), [(8, "a4"), (12, "letter")])
def test_many_rounds_fit_on_a_card_and_in_a_row_of_the_standings(rounds: int, paper: str) -> None:
    played = Event(settings(rounds=rounds), teams=60)
    played.plays(1)
    names = dict.fromkeys(played.state.players, "Christopher James Wojciechowska-Nowak")
    for what in ("player-cards", "standings"):
        data = SHEETS[what](played.state, played.state.settings.by_id[SETS], 1, names, "")
        assert printed_pages(typeset(what, data, paper)) == len(data["pages"]), what


@pytest.mark.parametrize("what", SHEETS)
def test_the_edition_stands_on_every_sheet_and_a_long_title_takes_it_from_none(what: str, event: Event) -> None:
    title = "Metropolitan Academic Games League Spring Invitational of the Northern Counties and Neighbouring Islands"
    data = SHEETS[what](event.state, event.state.settings.by_id[SETS], 1, {}, "http://x.example/t") | {"event": title}
    first, other = (pictures(what, data | {"edition": year}, "letter", 40)[0] for year in ("2026-27", "1914-15"))
    assert first != other


@pytest.mark.parametrize("language", ["es", "fr"])
def test_paper_speaks_other_languages_on_as_many_pages(language: str, event: Event) -> None:
    with speaking(find_language(language)):
        for what in SHEETS:
            data = SHEETS[what](event.state, event.state.settings.by_id[SETS], 1, {}, "http://x.example/t")
            spoken_pages = len(pictures(what, data, "letter", 20))
            with speaking(find_language("en")):
                plain = SHEETS[what](event.state, event.state.settings.by_id[SETS], 1, {}, "http://x.example/t")
                assert len(pictures(what, plain, "letter", 20)) == spoken_pages, what


def test_words_on_paper_are_in_the_language_with_slots_open() -> None:
    with speaking(find_language("fr")):
        assert paper_words()["paper-find-your-seat"] == "Ronde {round} : trouve ta place"
        assert paper_words()["paper-total"] == "Total"


def test_a_scoresheet_has_a_back(event: Event) -> None:
    data = SHEETS["scoresheets"](event.state, event.state.settings.by_id[SETS], 1, {}, "")
    assert len(pictures("scoresheets", data, "a4", 30)) == 2 * len(data["pages"])
    plain = {**data, "variations": []}
    assert len(pictures("scoresheets", plain, "a4", 30)) == len(data["pages"])


@pytest.mark.parametrize("level", ["elementary", "senior"])
def test_every_list_of_variations_fits_on_one_page(level: str) -> None:
    from forceout.editions.registry import EDITIONS
    from forceout.tournament.settings import Division
    from forceout.tournament.state import EventState

    for edition in EDITIONS:
        for season in edition.seasons:
            played = Event(settings(game=edition.game, edition=edition.year, season=season), teams=3)
            played.seats(1)
            divisions = (Division("middle", "A division with a long name", level),)
            state: EventState = replace(played.state, settings=replace(played.state.settings, divisions=divisions))
            data = SHEETS["scoresheets"](state, state.settings.by_id[SETS], 1, {}, "")
            assert len(pictures("scoresheets", data, "letter", 20)) == 2, (edition.game, edition.year, season)
