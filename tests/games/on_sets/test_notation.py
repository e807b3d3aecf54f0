"""Reading and printing what is written."""

import pytest

from forceout.games.on_sets.notation import LONGEST_WRITING, Token, print_writings, read_writings
from forceout.games.on_sets.variations.blank_card_wild import BlankCardWild
from forceout.games.on_sets.variations.two_solutions import TwoSolutions
from forceout.rules.unreadable import Unreadable
from tests.games.on_sets.table import Shake, Table


def printed(text: str) -> str:
    return print_writings(read_writings(text))


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("b u r", "B ∪ R"),
        ("(B n R’)′-Y", "(B ∩ R')' - Y"),
        ("g C y < V\nB;R", "G ⊆ Y ⊆ V, B, R"),
        ("[{B}]", "[{B}]"),
        ("R u@b G", "R ∪@B G"),
        ("B, Blank = gb", "B, blank: BG"),
        ("B || R", "B || R"),
        ("Both b=r : G || R, blank = B", "both B = R: G || R, blank: B"),
        ("both B = R, G < Y:G||R", "both B = R, G ⊆ Y: G || R"),
        ("B, blank: G\nblank = G; blank: -", "B, blank: G, blank: -"),
        ("B,,R,", "B, R"),
        ("", ""),
    ],
)
def test_what_is_written_has_one_canonical_spelling(text: str, canonical: str) -> None:
    assert printed(text) == canonical
    assert printed(canonical) == canonical


def test_a_mark_names_the_symbol_and_then_the_cube() -> None:
    (written,) = read_writings("R ∪@B G")
    assert written.statements == ((Token("R", None, 0), Token("∪", "B", 2), Token("G", None, 6)),)
    assert written.dots is None


def test_places_are_counted_from_the_start_of_the_whole_text() -> None:
    _, second = read_writings("B || R")
    assert second.statements[0][0].at == 5


@pytest.mark.parametrize(
    "text",
    ["B + R", "B | R", "@B", "∪@", "∪@3", "(@B", "∪@x", "blank BG", "B blank: G", "blank: X"],
)
def test_what_no_cube_shows_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        read_writings(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("both B = R", "a colon"),
        ("both B = R || G", "a colon"),
        ("both: G || R", "stands a Restriction"),
        ("both B: G || R", "stands a Restriction"),
        ("both B = R, G: G || R", "stands a Restriction"),
        ("both B = R: G || R || Y", "two Solutions"),
        ("both blank: B, B = R: G || R", "go with each Solution"),
        ("both B = R || G: R", "two bars"),
        ("B = R both: G || R", "no cube"),
    ],
)
def test_what_shares_no_restriction_is_unreadable(text: str, message: str) -> None:
    with pytest.raises(Unreadable, match=message):
        read_writings(text)


def test_the_blank_card_is_drawn_a_few_times_at_most() -> None:
    assert read_writings("B, blank: B, blank: R, blank: G, blank: Y")[0].other_dots == ("R", "G", "Y")
    with pytest.raises(Unreadable, match="4 times at most"):
        read_writings("B, blank: B, blank: R, blank: G, blank: Y, blank: B")


@pytest.mark.parametrize("text", ["B, blank: B, blank: R", "B, blank: B, blank: B", "both B = R: G || R"])
def test_what_an_earlier_revision_did_not_read_it_still_does_not(text: str) -> None:
    with pytest.raises(Unreadable):
        read_writings(text, reads_all_forms=False)


def test_a_writing_may_be_long_but_not_endless() -> None:
    assert read_writings(f"B{' ' * (LONGEST_WRITING - 1)}")
    with pytest.raises(Unreadable, match="characters long"):
        read_writings(f"B{' ' * LONGEST_WRITING}")


@pytest.mark.parametrize("text", ["B ⊆ R\nR ⊆ B\nR ∪ G", "B ⊆ R, R ⊆ B, R ∪ G", "B ⊆ R; R ⊆ B; R ∪ G"])
def test_on_sets_Appendix_A_several_restrictions_each_has_its_line_or_a_separator(table: Table, text: str) -> None:
    (solution,) = table.verdict(text).solutions
    assert len(solution.restrictions) == 2
    assert table.picked(text) == {"BRG", "BR", "G", "GY"}


def test_guidelines_E1_the_empty_set_may_be_written_as_mathematicians_do(table: Table) -> None:
    assert table.codes("(B ∩ R) - ∅", permitted="BR∩-Λ") == set()
    assert table.codes("(B ∩ R) - ∅", permitted="BR∩-V") == {"cube-unavailable"}


@pytest.mark.parametrize("said", ["blank: BR", "Blank = BR", "blank:RB", "BLANK = rb"])
def test_on_sets_Appendix_A_blank_card_wild_the_dots_are_stated_in_writing(table: Table, said: str) -> None:
    picked = table.picked(f"B ∩ R, {said}", division="junior", variations=[BlankCardWild()])
    assert picked == {"BRG", "BR", "-"}


@pytest.mark.parametrize("text", ["blank: BR\nG ⊆ Y\nB ∩ R", "G ⊆ Y\nblank: BR\nB ∩ R", "B ∩ R\nG ⊆ Y\nblank: BR"])
def test_guidelines_E18_the_dots_may_stand_anywhere_in_the_work(table: Table, text: str) -> None:
    assert table.picked(text, division="junior", variations=[BlankCardWild()]) == {"BR", "-"}


DRAWN: Shake = {"division": "junior", "variations": [BlankCardWild()]}


@pytest.mark.parametrize(
    "drawings", ["blank: BR, blank: G", "blank: G, blank: BR", "blank: BR, blank: BR", "blank: G, blank: BR, blank: -"]
)
def test_guidelines_E18_comment_the_writer_says_which_drawing_counts(table: Table, drawings: str) -> None:
    assert table.codes(f"B ∩ R, {drawings}", DRAWN, goal="row 3") == set()
    assert table.codes(f"B ∩ R, {drawings}", DRAWN, goal="row 4") == {"not-equal"}


def test_guidelines_E18_comment_the_writer_may_want_the_card_blank(table: Table) -> None:
    assert table.codes("B ∩ R, blank: BR", DRAWN, goal="row 2") == {"not-equal"}
    assert table.codes("B ∩ R, blank: BR, blank: BRG", DRAWN, goal="row 2") == set()


def test_guidelines_E18_comment_a_drawing_needs_a_wild_blank_card(table: Table) -> None:
    """On-Sets XIII-C-12, XIII-C-12-a."""
    assert table.codes("B ∩ R, blank: BR, blank: G") == {"variation-misused"}
    assert table.codes("B ∩ R, blank: -, blank: G") == {"variation-misused"}
    assert table.codes("B ∩ R, blank: BR, blank: G", DRAWN, universe="BRG BR BY RGY R G") == {"variation-misused"}


def test_guidelines_E18_comment_each_of_two_solutions_has_its_drawing(table: Table) -> None:
    """On-Sets XIII-D-14-e."""
    both: Shake = {"division": "senior", "variations": [BlankCardWild(), TwoSolutions()]}
    drawings = "blank: BR, blank: G"
    assert table.codes(f"B ∩ R, {drawings} || B ∩ (R ∪ Y), {drawings}", both, goal="row 3") == set()
    assert table.codes(f"B ∩ R, {drawings} || R ∩ B, {drawings}", both, goal="row 3") == {"same-sets"}
