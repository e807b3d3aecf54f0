"""Positions as values: a line that is exact both ways, the judge, the solver, the picture."""

import re
from itertools import islice, pairwise
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import forceout
from forceout import BadPosition, Position, simulated_match
from forceout.editions import find_game
from forceout.editions.registry import EDITIONS
from forceout.games.registry import NAMES
from forceout.library import drawing
from forceout.library.position_line import print_line, read_line
from forceout.rules.variation import MalformedBlank
from forceout.rules.vocabulary import Division

STATIC = Path(forceout.__file__).parent / "web" / "static"
SETS = (
    "on-sets 2026-27 middle adventurous | two-operations | cards BR BRG R BRY GY B Y - | goal row 3 "
    "| required ∩ | permitted G | resources R B Y ∪ V"
)
EQUATION = "equations 2015-16 even elementary basic | goal r1b2 | required b× | resources g6 b2 r+"


def random_position(dice: Random) -> Position:
    """The cubes of one roll laid anywhere, a Goal of some of them, some variations with their blanks."""
    edition = dice.choice(EDITIONS)
    season, division = dice.choice(edition.seasons), dice.choice(tuple(Division))
    game = find_game(edition.game, edition.year, season)
    assert game is not None
    variations: dict[str, object] = {}
    kinds = list(game.edition.variation_list(division))
    for kind in dice.sample(kinds, dice.randint(0, min(3, len(kinds)))):
        choices = (None,) if kind.blank is None else game.blank_choices(kind.blank) or ("R", "(B∪R)'", "R ∩ G")
        try:
            variations[kind.name] = kind.fill_in(dice.choice(list(choices))).filled_in
        except MalformedBlank:
            continue
    cubes = list(game.rolled(dice))
    dice.shuffle(cubes)
    places = sorted(dice.randint(0, len(cubes)) for _ in range(5))
    goal = None if dice.random() < 0.2 else dice.choice(["row 3", "tee 2 ~1 4", "ell 3 2 1"])
    if goal is not None and not game.has_cards:
        read = game.read_goal(dice.choice(("", ">", "~", ">~")).join([dice.choice(["1 2", "r3 +b4"]), "5"]))
        goal = None if read is None else read[0]
    return Position(
        *(edition.game, edition.year, season, division.value, "adventurous"),
        tuple(variations.items()),
        tuple(dice.sample(game.deck, dice.randint(1, 12))) if game.has_cards else (),
        goal,
        *(tuple(cubes[first:last]) for first, last in pairwise(places)),
    )


@given(st.integers(min_value=0))
@settings(max_examples=300, deadline=None)
def test_a_line_holds_the_whole_position_and_reads_back(seed: int) -> None:
    position = random_position(Random(seed))
    line = str(position)
    assert "\n" not in line
    assert Position.read(line) == position
    assert str(Position.read(line)) == line


@pytest.mark.parametrize("game", NAMES)
def test_every_position_of_a_match_reads_back(game: str) -> None:
    seen = set()
    for seed in range(40):
        match = simulated_match(seed, game)
        for step in islice(match.steps, 0, None, 7):
            if step.match.shake is not None:
                position = Position.of(step.match.shake, match.header.season)
                assert Position.read(str(position)) == position
                seen.add(str(position))
    assert len(seen) > 200


def test_what_is_typed_in_another_spelling_is_printed_in_one() -> None:
    typed = "  on-sets 2026-27   middle basic|cards rb -|goal ROW 2|required u  N|resources ^  "
    assert (
        str(Position.read(typed))
        == "on-sets 2026-27 middle basic | cards BR - | goal row 2 | required ∪ ∩ | resources Λ"
    )


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("", "begins with a game"),
        ("chess 2026-27 middle basic", "begins with a game"),
        ("on-sets 1999-00 middle basic", "comes an edition"),
        ("on-sets 2026-27 middle", "a division and a form"),
        ("equations 2015-16 middle basic", "a season, a division"),
        ("equations 2015-16 spring middle basic", "no season 'spring'"),
        ("on-sets 2026-27 upper basic", "no division 'upper'"),
        ("on-sets 2026-27 middle plain", "no form 'plain'"),
        ("on-sets 2026-27 middle adventurous | no-such", "has no variation 'no-such'"),
        ("on-sets 2026-27 middle adventurous | wild-cube", "wild-cube"),
        ("on-sets 2026-27 middle adventurous | two-operations two-operations", "there twice"),
        ("on-sets 2026-27 middle adventurous | ?", "cannot be read from"),
        ("on-sets 2026-27 middle basic | cards BRX", "no card 'BRX'"),
        ("on-sets 2026-27 middle basic | cards B B", "there twice"),
        ("on-sets 2026-27 middle basic | cards B | cards R", "'cards' is there twice"),
        ("on-sets 2026-27 middle basic | cards B | tray R", "no section 'tray'"),
        ("on-sets 2026-27 middle basic | goal", "cannot be read"),
        ("on-sets 2026-27 middle basic | required +", "required: no cube"),
        ("on-sets 2026-27 middle basic | required V V V V", "together hold"),
        ("equations 2015-16 even middle basic | cards B", "no card 'B'"),
        ("on-sets 2026-27 middle basic | required " + "B " * 2000, "at most"),
    ],
)
def test_a_line_that_is_no_position_is_refused_with_what_is_wrong(line: str, why: str) -> None:
    with pytest.raises(BadPosition, match=re.escape(why)):
        Position.read(line)


@given(st.text(max_size=120) | st.lists(st.sampled_from([*SETS.split(" "), "|", "=", '"', "~"])).map(" ".join))
@settings(max_examples=300, deadline=None)
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        fields = read_line(text)
    except BadPosition:
        return
    assert read_line(print_line(fields)) == fields


def test_a_position_is_judged() -> None:
    position = Position.read(SETS)
    assert position.judge("R ∩ (B ∪ G)", end="now").is_correct is False
    verdict = Position.read(EQUATION).judge("6×2=12")
    assert verdict
    assert verdict.values == ("12",)
    wrong = Position.read(EQUATION).judge("6+2=12")
    assert not wrong
    assert wrong.faults
    assert "not correct" in repr(wrong)


def test_a_position_is_solved_and_its_solution_is_correct() -> None:
    for line in (SETS, EQUATION):
        position = Position.read(line)
        found = position.solve()
        assert found.exists
        assert found.solution is not None
        assert position.judge(found.solution)
        assert forceout.solve(line) == found
        assert all(position.judge(one.text) for one in islice(position.solutions(seconds=5), 3))


def test_what_cannot_be_asked_says_why() -> None:
    with pytest.raises(BadPosition, match="goal"):
        Position.read("on-sets 2026-27 middle basic | cards B R").judge("R")


def test_the_short_form_tells_what_matters() -> None:
    assert repr(Position.read(SETS)) == "<on-sets middle: Goal row 3, 2 cubes moved, 5 in Resources>"
    assert (
        repr(Position.read("on-sets 2026-27 middle basic"))
        == "<on-sets middle: no Goal, 0 cubes moved, 0 in Resources>"
    )


@pytest.mark.parametrize("seed", range(12))
def test_a_picture_draws_every_cube_and_card(seed: int) -> None:
    position = random_position(Random(seed))
    picture = position._repr_svg_()
    drawn = ElementTree.fromstring(picture)
    assert drawn.tag.endswith("svg")
    sections = (position.required, position.permitted, position.forbidden, position.resources)
    pieces = sum(map(len, sections)) + len(position.universe)
    boxes = [one for one in drawn.iter() if one.tag.endswith("rect")]
    assert len(boxes) >= 1 + pieces
    assert str(position) in [one.text for one in drawn.iter() if one.tag.endswith("title")]


def test_the_picture_has_the_colors_and_faces_of_the_pages() -> None:
    tokens = (STATIC / "styles" / "tokens.css").read_text(encoding="utf-8")
    for color in (*drawing.FACES.values(), *drawing.DOTS.values(), *drawing.INKS.values(), drawing.IVORY, drawing.MAT):
        assert color in tokens
    glyphs = (STATIC / "app" / "shared" / "notation.js").read_text(encoding="utf-8")
    for symbol, name in drawing.GLYPHS.items():
        assert re.search(rf'"?{re.escape(symbol)}"?: "{name}"', glyphs) or symbol == name
        assert drawing.glyph(name).startswith("<path")
    for game in NAMES:
        found = find_game(game)
        assert found is not None
        assert all(drawing.cube(cube) for _ in range(20) for cube in found.rolled(Random(game)))
