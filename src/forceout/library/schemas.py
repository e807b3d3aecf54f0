"""The JSON Schemas of docs/schemas; `python -m forceout.library.schemas docs/schemas` writes them."""

import json
import sys
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from forceout.editions.registry import EDITIONS
from forceout.games.registry import NAMES
from forceout.library.protocol_schemas import (
    CODE,
    NUMBER,
    TEXT,
    TEXTS,
    TRUTH,
    VARIATIONS,
    Schema,
    answer_schema,
    closed,
    field_schema,
    one_of,
    question_schema,
    state_schema,
    variation_schema,
)
from forceout.rules.action_fields import Sort
from forceout.rules.actions import Action
from forceout.rules.record import Record
from forceout.rules.revision import REVISIONS
from forceout.rules.state import Judging, Policing
from forceout.rules.vocabulary import Division, Form, Situation
from forceout.rules.wire import ALL_KINDS, FIELDS, printed_action

DRAFT: Final = "https://json-schema.org/draft/2020-12/schema"
VERSIONS: Final[Mapping[str, int]] = {"judge-question": 1, "judge-answer": 1, "record": 1, "shake-view": 1}
"""A field that is added makes no new version; one that is taken away or means something else does."""
TITLES: Final[Mapping[str, str]] = {
    "judge-question": "A question of the judge protocol",
    "judge-answer": "An answer of the judge protocol",
    "record": "The record of a match as JSON",
    "shake-view": "A shake as one seat sees it",
}


def schemas() -> dict[str, Schema]:
    """Every schema by its name."""
    made = {
        "judge-question": question_schema(),
        "judge-answer": answer_schema(),
        "record": record_schema(),
        "shake-view": view_schema(),
    }
    return {
        name: {"$schema": DRAFT, "$id": f"urn:forceout:{name}:{VERSIONS[name]}", "title": TITLES[name], **schema}
        for name, schema in made.items()
    }


def printed_record(record: Record) -> dict[str, Any]:
    """A record as JSON: its header, its actions and its remarks."""
    header = {name: list(value) if isinstance(value, tuple) else value for name, value in asdict(record.header).items()}
    return {
        "header": header,
        "log": [{"by": one.by, **printed_action(one)} for one in record.log],
        "results": list(record.results),
    }


def record_schema() -> Schema:
    """A record: the header, and every action with all its fields."""
    seasons = [season for one in EDITIONS for season in one.seasons if season is not None]
    header = closed(
        {
            "game": one_of(NAMES),
            "edition": one_of(one.year for one in EDITIONS),
            "division": one_of(one.value for one in Division),
            "form": one_of(one.value for one in Form),
            "policing": one_of(one.value for one in Policing),
            "judging": one_of(one.value for one in Judging),
            "players": TEXTS,
            "season": {"enum": [*dict.fromkeys(seasons), None]},
            "timed": TRUTH,
            "revision": one_of(REVISIONS),
            "warned": TEXTS,
        }
    )
    actions = {"oneOf": [whole_action(kind) for kind in ALL_KINDS.values()]}
    return closed({"header": header, "log": {"type": "array", "items": actions}, "results": TEXTS})


def whole_action(kind: type[Action]) -> Schema:
    """An action with every field, those that nothing was said in being null."""
    properties: Schema = {"by": TEXT, "do": {"const": kind.do}}
    for field in FIELDS[kind]:
        found = {} if field.sort is Sort.BLANK else field_schema(field)
        properties[field.name] = {"anyOf": [found, {"type": "null"}]} if field.is_optional else found
    return closed(properties)


def view_schema() -> Schema:
    """What `forceout.rules.view.view` gives a seat, which the pages are sent with more about the table."""
    state = state_schema()
    timer = closed({"player": TEXT, "task": TEXT, "limit": NUMBER, "passed": NUMBER, "late": NUMBER})
    text_or_none, counts = {"type": ["string", "null"]}, {"type": "object", "additionalProperties": NUMBER}
    refused = closed({"code": CODE, "rule": {"type": ["string", "object"]}, "message": TEXT})
    solution = closed(
        {
            "by": TEXT,
            "solution": TEXT,
            "goal": text_or_none,
            "accepted_by": TEXTS,
            "correct": {"type": ["boolean", "null"]},
            "failed_claims": counts,
        },
        {"violations": {"type": "array", "items": refused}},
    )
    contest = closed(
        {
            "end": one_of(one.value for one in Situation),
            **dict.fromkeys(("challenger", "second_challenger", "mover", "third", "side", "checking"), text_or_none),
            "will_present": TRUTH,
            "has_presented": TEXTS,
            "solutions": {"type": "array", "items": solution},
        }
    )
    told = {
        "variations": VARIATIONS,
        "players": TEXTS,
        "absent": TEXTS,
        "goal_setter": TEXT,
        "leading": TEXTS,
        "bonus": text_or_none,
        "block": text_or_none,
        "round_is_over": TRUTH,
        "warnings": counts,
        "seat": text_or_none,
        "timers": {"type": "array", "items": timer},
        "contest": {"anyOf": [contest, {"type": "null"}]},
    }
    required = {name: state["properties"][name] for name in state["required"]}
    optional = {name: one for name, one in state["properties"].items() if name not in state["required"]}
    return {**closed({**required, **told}, optional), "$defs": {"variation": variation_schema()}}


def files() -> dict[str, str]:
    """What each published file holds."""
    return {
        f"{name}.{VERSIONS[name]}.schema.json": json.dumps(schema, ensure_ascii=False, indent=1) + "\n"
        for name, schema in schemas().items()
    }


if __name__ == "__main__":
    for name, text in files().items():
        (Path(sys.argv[1]) / name).write_text(text, encoding="utf-8")
