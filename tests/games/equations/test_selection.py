"""Which variations may be selected, in which division and season."""

import pytest

from forceout.editions.equations_2015_16 import EQUATIONS_2015_16, Season
from forceout.rules.vocabulary import Division
from tests.games.equations.table import ROLL, Table, called

WILD = called("wild", cube="0")


def without(symbols: str, replacement: str = "") -> str:
    """The roll without some symbols, each exchanged for another face of the same cube."""
    other = {"r": "3", "b": "3", "g": "5", "k": "8"}
    return " ".join(
        f"{cube[0]}{replacement or other[cube[0]]}" if cube[1] in symbols else cube for cube in ROLL.split()
    )


@pytest.mark.parametrize(
    ("name", "symbol", "division", "season"),
    [
        *(("average", "+", "elementary", "even"), ("remainder", "÷", "elementary", "even")),
        *(("smallest-prime", "×", "elementary", "even"), ("percent", "√", "elementary", "even")),
        *(("decimal-point", "*", "elementary", "even"), ("lcm", "√", "elementary", "odd")),
        *(("gcf", "*", "elementary", "odd"), ("number-of-factors", "×", "elementary", "odd")),
        *(
            ("powers-of-the-base", "1", "middle", "odd"),
            ("log", "÷", "senior", "even"),
            ("imaginary", "√", "senior", "odd"),
        ),
    ],
)
def test_equations_II_B_2_a_variation_needs_its_symbol(
    table: Table, name: str, symbol: str, division: str, season: str
) -> None:
    roll = without(symbol)
    assert table.pick(called(name), division=division, season=season) is None
    assert table.pick(called(name), roll=roll, division=division, season=season) == "no-effect"
    can_be_anything = None if division != "elementary" else "no-effect"
    assert table.pick(called(name), WILD, roll=roll, division=division, season=season) == can_be_anything


def test_equations_II_B_2_a_wild_cube_must_have_been_rolled(table: Table) -> None:
    assert table.pick(WILD) is None
    assert table.pick(WILD, roll=without("0")) == "no-effect"
    assert table.pick(called("wild", cube="×"), roll=without("×"), division="junior") == "no-effect"


def test_equations_II_B_2_no_variation_twice(table: Table) -> None:
    assert table.pick(called("factorial"), called("sideways"), called("factorial")) == "already-chosen"
    assert table.pick(called("wild", cube="×"), WILD, division="junior") is not None
    assert table.pick(called("base", base=9), called("base", base=8)) is not None


@pytest.mark.parametrize(
    ("pick", "division", "is_legal"),
    [
        *((called("base", base=8), "middle", True), (called("base", base=10), "middle", True)),
        *((called("base", base=12), "middle", False), (called("base", base=12), "junior", True)),
        *((called("base", base=10), "senior", False), (called("multiple-of", k=6), "middle", True)),
        *((called("multiple-of", k=11), "junior", True), (called("multiple-of", k=5), "middle", False)),
        *((called("multiple-of", k=12), "junior", False), (called("wild", cube="×"), "middle", False)),
        *((called("wild", cube="×"), "senior", True), (called("base"), "middle", False)),
        *(
            (called("wild"), "middle", False),
            (called("exponent"), "junior", False),
            (called("multiple-of"), "senior", False),
        ),
        *((called("base", base="8"), "middle", False), (called("wild", cube="7"), "junior", False)),
    ],
)
def test_a_blank_is_filled_in_with_what_the_list_allows(
    table: Table, pick: dict[str, object], division: str, is_legal: bool
) -> None:
    """Equations XIII-B-6, XIII-B-7, XIII-C-3, XIII-C-5."""
    assert table.pick(pick, division=division) == (None if is_legal else "malformed")


def test_equations_XIII_B_12_comment_c_exponent_needs_a_usable_digit_of_its_color(table: Table) -> None:
    red = called("exponent", color="red")
    assert table.pick(red, season="odd") is None
    no_red_digit = "r+ r+ r- r- r+ r- " + " ".join(ROLL.split()[6:])
    assert table.pick(red, roll=no_red_digit, season="odd") == "no-effect"
    black = called("exponent", color="black")
    roll = ROLL.replace("k7", "k8")
    assert table.pick(black, roll=roll, season="odd") is None
    assert table.pick(black, called("base", base=8), roll=roll, season="odd") == "no-effect"
    assert table.pick(black, called("base", base=8), WILD, roll=roll, season="odd") is None


def test_equations_XIII_C_10_a_star_that_the_base_makes_a_digit_is_one_of_its_color(table: Table) -> None:
    """Equations XIII-C-5, II-B-2."""
    green = called("exponent", color="green")
    roll = " ".join("g*" if one.startswith("g") else one for one in ROLL.split())
    assert table.pick(green, roll=roll, division="junior") == "no-effect"
    assert table.pick(green, called("base", base=8), roll=roll, division="junior") == "no-effect"
    assert table.pick(green, called("base", base=11), roll=roll, division="junior") is None


def test_equations_XIII_C_what_is_always_in_force_is_not_picked(table: Table) -> None:
    """Equations XIII-D."""
    for division in ("junior", "senior"):
        for name in ("sideways", "upside-down"):
            assert table.pick(called(name), division=division) == "always-in-force"
    assert table.pick(called("sideways"), division="middle") is None


def test_equations_XIII_A_the_seasons_take_turns(table: Table) -> None:
    """Equations XIII-B."""
    for division, name, season in (
        *(("elementary", "average", "even"), ("elementary", "two-digit-numerals", "odd")),
        *(("middle", "percent", "even"), ("middle", "exponent", "odd"), ("middle", "powers-of-the-base", "odd")),
    ):
        pick = called(name, color="red") if name == "exponent" else called(name)
        other = "odd" if season == "even" else "even"
        assert table.pick(pick, division=division, season=season) is None
        assert table.pick(pick, division=division, season=other) == "not-offered"
    assert table.pick(called("two-digit-numerals"), division="elementary") == "not-offered"


@pytest.mark.parametrize(
    ("name", "division"),
    [
        *(("three-operations", "middle"), ("smallest-prime", "middle"), ("base", "elementary"), ("log", "junior")),
        *(("imaginary", "junior"), ("percent", "senior"), ("remainder", "middle")),
    ],
)
def test_each_division_has_its_own_list(table: Table, name: str, division: str) -> None:
    """Equations XIII-A, XIII-B, XIII-C, XIII-D."""
    pick = called(name, base=8) if name == "base" else called(name)
    assert table.pick(pick, division=division) == "not-offered"


def test_the_basic_game_has_no_variations(table: Table) -> None:
    assert table.pick(called("factorial"), form="basic") == "not-offered"


def test_equations_XIII_the_lists_are_as_long_as_they_are_printed() -> None:
    """Equations XIII-A, XIII-B, XIII-C, XIII-D."""
    for season, counts in ((Season.EVEN, (11, 10, 8, 11)), (Season.ODD, (11, 10, 8, 11))):
        edition = EQUATIONS_2015_16[season]
        assert [len(edition.offered[division]) for division in Division] == list(counts)
        assert len(edition.every_variation()) == 22
