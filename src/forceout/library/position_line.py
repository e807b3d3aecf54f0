"""The position line: one readable line that holds a whole table, exact both ways (docs/notation.md).

on-sets 2026-27 middle adventurous | wild-cube=B two-operations | cards BR G - | goal row 2 | required R | …
"""

import json
import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from forceout.editions import find_game
from forceout.editions.registry import find_edition, seasons_of, years_of
from forceout.games.registry import NAMES
from forceout.library.errors import BadPosition
from forceout.rules.game import Game
from forceout.rules.variation import MalformedBlank
from forceout.rules.vocabulary import Division, Form

BAR: Final = " | "
LONGEST_LINE: Final = 2000
SECTIONS: Final = ("required", "permitted", "forbidden", "resources")
LABELS: Final = ("cards", "goal", *SECTIONS)
_VARIATION: Final = re.compile(r'(?P<name>[a-z-]+)(?:=(?P<value>"(?:[^"\\]|\\.)*"|[^\s"]+))?(?:\s+|$)')
Variations = tuple[tuple[str, object], ...]
Fields = dict[str, Any]


def print_line(fields: Mapping[str, Any]) -> str:
    """The line of a position."""
    rules = (fields["game"], fields["edition"], fields["season"], fields["division"], fields["form"])
    parts = [" ".join(one for one in rules if one is not None)]
    if fields["variations"]:
        parts.append(" ".join(_printed_variation(name, value) for name, value in fields["variations"]))
    if fields["universe"]:
        parts.append(_labelled("cards", fields["universe"]))
    if fields["goal"] is not None:
        parts.append(f"goal {fields['goal']}")
    return BAR.join([*parts, *(_labelled(name, fields[name]) for name in SECTIONS if fields[name])])


def _labelled(label: str, pieces: Iterable[str]) -> str:
    return f"{label} {' '.join(pieces)}"


def _printed_variation(name: str, value: object) -> str:
    if value is None:
        return name
    is_plain = isinstance(value, int) or not re.search(r'[\s"|]|^\d+$', str(value))
    return f"{name}={value if is_plain else json.dumps(value, ensure_ascii=False)}"


def read_line(line: str) -> Fields:
    """The fields of a position, in canonical notation; raises BadPosition with what is wrong."""
    if len(line) > LONGEST_LINE:
        raise BadPosition(f"A position has at most {LONGEST_LINE} characters.")
    head, *parts = (part.strip() for part in line.strip().split("|"))
    fields, game = read_rules(head.split())
    said: dict[str, str] = {}
    for place, part in enumerate(parts):
        label, _, rest = part.partition(" ")
        if label in LABELS:
            if label in said:
                raise BadPosition(f"{label!r} is there twice.")
            said[label] = rest.strip()
        elif place == 0:
            fields["variations"] = read_variations(part, game)
        else:
            raise BadPosition(f"There is no section {label[:20]!r}; there are {', '.join(LABELS)}.")
    fields["universe"] = read_cards(said.get("cards", ""), game)
    fields["goal"] = read_goal(said["goal"], game) if "goal" in said else None
    for name in SECTIONS:
        fields[name] = read_cubes(name, said.get(name, ""), game)
    excess = game.kit_excess([cube for name in SECTIONS for cube in fields[name]])
    if excess is not None:
        raise BadPosition(f"The sections together hold {excess}.")
    return fields


def read_rules(words: list[str]) -> tuple[Fields, Game]:
    """Game, edition, season where the book has seasons, division and form."""
    name = words[0] if words else ""
    if name not in NAMES:
        raise BadPosition(f"A position begins with a game, {' or '.join(NAMES)}, not with {name[:20]!r}.")
    edition = find_edition(name, words[1]) if len(words) > 1 else None
    if edition is None:
        raise BadPosition(f"After {name} comes an edition: {' or '.join(years_of(name))}.")
    has_seasons = edition.seasons != (None,)
    if len(words) != 4 + has_seasons:
        first = "a season, " if has_seasons else ""
        raise BadPosition(f"After {name} {edition.year} come {first}a division and a form, and nothing else.")
    season = words[2] if has_seasons else None
    game = find_game(name, edition.year, season)
    if game is None:
        raise BadPosition(f"There is no season {str(season)[:20]!r}; there are {' and '.join(seasons_of(name))}.")
    for word, kind in ((words[-2], Division), (words[-1], Form)):
        known = [one.value for one in kind]
        if word not in known:
            raise BadPosition(f"There is no {kind.__name__.lower()} {word[:20]!r}; there are {', '.join(known)}.")
    rules = {"game": name, "edition": edition.year, "season": season, "division": words[-2], "form": words[-1]}
    return {**rules, "variations": ()}, game


def read_variations(text: str, game: Game) -> Variations:
    """The variations in force, in the order chosen, each with what is in its blank."""
    found: dict[str, object] = {}
    place = 0
    while place < len(text):
        one = _VARIATION.match(text, place)
        if one is None:
            raise BadPosition(f"A variation cannot be read from {text[place : place + 20]!r} on.")
        place = one.end()
        name = one["name"]
        if name not in game.edition.every_variation():
            raise BadPosition(f"{game.book.name} has no variation {name[:40]!r}.")
        if name in found:
            raise BadPosition(f"{name} is there twice.")
        try:
            found[name] = game.edition.every_variation()[name].fill_in(_blank(one["value"])).filled_in
        except MalformedBlank as malformed:
            raise BadPosition(f"{name}: {malformed}") from None
    return tuple(found.items())


def _blank(text: str | None) -> object:
    if text is None:
        return None
    if text.startswith('"'):
        try:
            return json.loads(text)
        except ValueError:
            raise BadPosition(f"{text[:20]} is not a text in quotation marks.") from None
    return int(text) if text.isascii() and text.isdigit() and len(text) < 6 else text


def read_cards(text: str, game: Game) -> tuple[str, ...]:
    """The cards of the Universe, in the order dealt, each once."""
    cards = []
    for word in text.split():
        card = game.read_card(word)
        if card is None:
            raise BadPosition(f"There is no card {word[:20]!r}.")
        if card in cards:
            raise BadPosition(f"The card {card} is there twice.")
        cards.append(card)
    return tuple(cards)


def read_goal(text: str, game: Game) -> str:
    """The Goal on the mat."""
    goal = game.read_goal(text)
    if goal is None:
        raise BadPosition(f"The Goal {text[:40]!r} cannot be read.")
    return goal[0]


def read_cubes(section: str, text: str, game: Game) -> tuple[str, ...]:
    """The cubes of a section."""
    cubes = []
    for word in text.split():
        cube = game.read_cube(word)
        if cube is None:
            raise BadPosition(f"{section}: no cube of the game shows {word[:20]!r}.")
        cubes.append(cube)
    return tuple(cubes)
