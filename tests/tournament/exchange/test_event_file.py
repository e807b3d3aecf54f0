"""The event as one file, results as CSV."""

import csv
import io
import json
import pickle

import pytest

from forceout.messages.message import Message
from forceout.tournament.codec import Unreadable
from forceout.tournament.exchange.csv_export import results_csv, standings_csv
from forceout.tournament.exchange.event_file import event_or_why, print_event, read_event
from tests.tournament.small_event import SETS, Event


def played() -> Event:
    event = Event()
    event.plays(1)
    return event


def test_out_and_in_is_the_same_event_with_or_without_names() -> None:
    event = played()
    names = {"p011": "Ada K."}
    whole = read_event(print_event(event.entries, names))
    assert (list(whole.entries), whole.state, whole.names) == (event.entries, event.state, names)
    without = print_event(event.entries)
    assert "Ada" not in without
    assert read_event(without).names == {}


def altered(text: str) -> list[str]:
    whole = json.loads(text)
    whole["entries"][-1]["act"]["totals"] = dict.fromkeys(whole["entries"][-1]["act"]["totals"], 99)
    shorter = json.loads(text)
    shorter["entries"].pop()
    strange = json.loads(text)
    strange["entries"][1]["act"]["do"] = "dance"
    return [
        json.dumps(whole),
        json.dumps(shorter),
        json.dumps(strange),
        "",
        "[]",
        "{}",
        "{",
        text[:-40],
        '{"forceout_event": 2}',
    ]


def test_a_file_that_was_altered_is_refused() -> None:
    for text in altered(print_event(played().entries)):
        with pytest.raises(Unreadable):
            read_event(text)


def test_results_and_standings_as_csv() -> None:
    event = played()
    names = {player: f"=name {player}" for player in event.state.players}
    rows = list(csv.DictReader(io.StringIO(results_csv(event.state, names))))
    assert len(rows) == 9
    assert {row["points"] for row in rows} == {"6", "4", "2"}
    assert {row["status"] for row in rows} == {"confirmed"}
    assert all(row["name"].startswith("'=") for row in rows)
    assert "name" not in results_csv(event.state).splitlines()[0]
    one = event.state.settings.by_id[SETS]
    places = list(csv.DictReader(io.StringIO(standings_csv(event.state, one))))
    assert [row["place"] for row in places] == ["1"] * 3 + ["4"] * 3 + ["7"] * 3
    assert places[0]["round 1"] == "6"
    assert places[0]["round 2"] == ""


def test_what_another_process_reads_comes_back_as_a_value() -> None:
    text = print_event(played().entries)
    assert pickle.loads(pickle.dumps(event_or_why(text))) == read_event(text)
    why = pickle.loads(pickle.dumps(event_or_why("")))
    assert isinstance(why, Unreadable)
    assert why.words == Message("this-is-no-file-of-an-event")
