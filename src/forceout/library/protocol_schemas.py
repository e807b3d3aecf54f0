"""JSON Schemas of the judge protocol, made of the registers that the judge itself reads by."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from forceout.editions import find_game
from forceout.editions.registry import EDITIONS
from forceout.games.registry import NAMES
from forceout.judge.protocol.answer import KINDS
from forceout.rules import actions as do
from forceout.rules.action_fields import Field, Sort
from forceout.rules.codes import Code
from forceout.rules.state import Phase, Policing, Section
from forceout.rules.vocabulary import Division, Form, Situation
from forceout.rules.wire import FIELDS
from forceout.solver.endgame.analysis import LineEnd, Proof
from forceout.solver.endgame.search import Outcome, Room

Schema = dict[str, Any]
TEXT: Final[Schema] = {"type": "string"}
TEXTS: Final[Schema] = {"type": "array", "items": TEXT}
TRUTH: Final[Schema] = {"type": "boolean"}
NUMBER: Final[Schema] = {"type": "integer"}
TEXT_OR_NONE: Final[Schema] = {"type": ["string", "null"]}
POINTS: Final[Schema] = {"type": "object", "additionalProperties": NUMBER}


def one_of(values: Iterable[str]) -> Schema:
    """A text that is one of some."""
    return {"enum": list(dict.fromkeys(values))}


def closed(required: Mapping[str, Schema], optional: Mapping[str, Schema] | None = None) -> Schema:
    """An object with these fields and no other."""
    properties = {**required, **(optional or {})}
    return {
        "type": "object",
        "properties": properties,
        "required": list(required),
        "additionalProperties": False,
    }


OF_TEXTS: Final = ("not-allowed", "negative")
"""What is said of a text alone: of what its division does not have, and of a Goal below zero."""
CODE: Final[Schema] = one_of(one.value for one in Code)


def variation_schema() -> Schema:
    """A variation by name with what is in its blank, of any edition of either game."""
    known: dict[str, str | None] = {}
    for edition in EDITIONS:
        for season in edition.seasons:
            game = find_game(edition.game, edition.year, season)
            assert game is not None
            known |= {name: kind.blank for name, kind in game.edition.every_variation().items()}
    blanks = sorted({blank for blank in known.values() if blank is not None})
    filled: Schema = {blank: NUMBER if blank in ("base", "k") else TEXT for blank in blanks}
    return closed({"name": one_of(sorted(known))}, filled)


VARIATIONS: Final[Schema] = {"type": "array", "items": {"$ref": "#/$defs/variation"}}
COMMON: Final[Mapping[str, Schema]] = {
    "id": {},
    "edition": one_of(one.year for one in EDITIONS),
    "season": one_of(season for one in EDITIONS for season in one.seasons if season is not None),
    "form": one_of(one.value for one in Form),
}
CUBES: Final[Mapping[str, Schema]] = dict.fromkeys(("required", "permitted", "forbidden", "resources"), TEXTS)


def question_schema() -> Schema:
    """A question, one shape for each kind."""
    game, division = {"game": one_of(NAMES)}, {"division": one_of(one.value for one in Division)}
    rules = {**game, **division}
    chosen = {**COMMON, "variations": VARIATIONS}
    position = {**chosen, "universe": TEXTS, **CUBES}
    situation = {"situation": one_of(one.value for one in Situation)}
    flags = {"type": "object", "additionalProperties": TRUTH}
    words = {"type": "object", "additionalProperties": TEXT}
    kinds: dict[str, Schema] = {
        "goal": closed({**rules, "goal": TEXT}, chosen),
        "expression": closed({**rules, "text": TEXT, "side": one_of(("solution", "goal"))}, chosen),
        "solution": closed({**rules, "goal": TEXT, "solution": TEXT, **situation}, position),
        "selection": closed(
            {**rules, "pick": {"$ref": "#/$defs/pick"}},
            {**COMMON, "universe": TEXTS, "resources": TEXTS, "chosen": VARIATIONS},
        ),
        "score": closed(
            {**game, "end": one_of(one.value for one in Situation)},
            {
                **COMMON,
                **division,
                **dict.fromkeys(("challenger", "mover", "third"), TEXT),
                **dict.fromkeys(("accepted", "absent", "players"), TEXTS),
                "presented": flags,
                "sided": words,
            },
        ),
        "match-points": closed({"totals": POINTS}, {**COMMON, **game, "played": TEXTS}),
        "play": closed(
            {**rules, "players": TEXTS, "goal_setter": TEXT},
            {
                **chosen,
                "policing": one_of(one.value for one in Policing),
                "scores": POINTS,
                "warnings": POINTS,
                "roll": TEXTS,
                "universe": TEXTS,
                "actions": {"type": "array", "items": {"$ref": "#/$defs/action"}},
            },
        ),
        "solve": closed({**rules, **situation}, {**position, "goal": TEXT, "budget_ms": {"type": "number"}}),
        "endgame": closed(
            {**rules, "goal": TEXT},
            {
                **position,
                "players": TEXTS,
                **dict.fromkeys(("turn", "mover"), TEXT),
                "scores": POINTS,
                "budget_ms": {"type": "number"},
            },
        ),
    }
    assert set(kinds) == set(KINDS)
    for kind, schema in kinds.items():
        schema["properties"]["kind"] = {"const": kind}
        schema["required"].append("kind")
    pick = {"type": "object", "properties": {"name": TEXT}, "required": ["name"]}
    actions = {"oneOf": [action_schema(kind) for kind in do.KINDS.values()]}
    return {
        "oneOf": list(kinds.values()),
        "$defs": {"variation": variation_schema(), "pick": pick, "action": actions},
    }


def action_schema(kind: type[do.Action]) -> Schema:
    """An action of a question, in the protocol's words; a selection and a deal are said in a way of their own."""
    if kind is do.Select:
        return closed({"by": TEXT, "do": {"const": kind.do}, "variation": {"$ref": "#/$defs/pick"}})
    properties: Schema = {"by": TEXT, "do": {"const": kind.do}}
    required = ["by", "do"]
    for field in FIELDS[kind]:
        properties[field.said_as] = field_schema(field)
        if field.is_required and field.sort not in (Sort.CUBES, Sort.CARDS):
            required.append(field.said_as)
    if kind is do.Deal:
        properties["count"] = NUMBER
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


def field_schema(field: Field) -> Schema:
    """What a field of an action holds."""
    if field.sort is Sort.NUMBER:
        return NUMBER
    if field.sort in (Sort.CUBES, Sort.CARDS):
        return TEXTS
    if field.sort is Sort.SECTION:
        return one_of(one.value for one in Section)
    return one_of(field.words) if field.words else TEXT


def answer_schema() -> Schema:
    """An answer: what each kind of question is answered with, or an error."""
    refused = {"code": CODE, "rule": TEXT, "message": TEXT}
    values: Schema = {"type": "array", "items": {"type": ["integer", "string", "array"]}}
    echoed: Schema = {"id": {}}
    answers = [
        closed({"error": closed({"code": TEXT, "message": TEXT})}, echoed),
        closed({"legal": {"const": True}}, {**echoed, "values": values, "unknown": TEXT}),
        closed({"legal": {"const": False}, **refused, "code": one_of((*Code, *OF_TEXTS))}, echoed),
        closed(
            {
                **dict.fromkeys(("correct", "ambiguous", "equals_goal"), TRUTH),
                "values": values,
                "violations": {"type": "array", "items": closed(refused)},
            },
            echoed,
        ),
        closed({"scores": POINTS}, echoed),
        closed({"points": POINTS}, echoed),
        closed({"exists": {"const": True}, "solution": TEXT}, {**echoed, "goal": TEXT}),
        closed({"exists": {"const": False}}, {**echoed, "why": TEXT}),
        closed({"exists": {"const": None}, "reason": TEXT}, echoed),
        closed({"outcomes": {"type": "array", "items": outcome_schema()}, "state": state_schema()}, echoed),
        endgame_schema(echoed),
    ]
    return {"oneOf": answers, "$defs": {"variation": variation_schema()}}


def endgame_schema(echoed: Schema) -> Schema:
    """What is known of a position and of every move in it."""
    room = closed(dict.fromkeys(Room._fields, NUMBER))
    move = {
        "do": one_of((do.Move.do, do.Shift.do, do.Bonus.do)),
        "cube": TEXT,
        "to": one_of(one.value for one in Section),
    }
    outcome = one_of(one.value for one in Outcome)
    points: Schema = {"type": "object", "additionalProperties": {"type": ["integer", "null"]}}
    known: dict[str, Schema] = {
        "outcome": outcome,
        "turn": TEXT_OR_NONE,
        "room": room,
        "moves": {
            "type": "array",
            "items": closed({**move, "outcome": outcome, "leaves": {"anyOf": [room, {"type": "null"}]}}),
        },
        "line": {"type": "array", "items": closed({"by": TEXT, **move, "leaves": room})},
        "line_end": one_of(one.value for one in LineEnd),
        "guarantee": points,
        "proof": {"enum": [*(one.value for one in Proof), None]},
        "asked": NUMBER,
        "undecided": NUMBER,
    }
    return closed(known, echoed)


def outcome_schema() -> Schema:
    """What became of one action of a shake that is played through."""
    return closed({"ok": TRUTH}, {"code": CODE, "rule": TEXT, "message": TEXT, "penalty": POINTS})


def state_schema() -> Schema:
    """A shake as everybody sees it."""
    required: dict[str, Schema] = {
        "phase": one_of(one.value for one in Phase),
        **dict.fromkeys(("turn", "mover", "goal"), TEXT_OR_NONE),
        **CUBES,
        "penalties": POINTS,
        "scores": {"anyOf": [POINTS, {"type": "null"}]},
        "totals": POINTS,
        "variations": VARIATIONS,
    }
    return closed(required, {"universe": {"anyOf": [TEXTS, {"type": "null"}]}})
