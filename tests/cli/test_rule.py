"""`forceout rule`, `forceout coverage` and `forceout serve`, as a person runs them."""

from typer.testing import CliRunner

from forceout.cli.application import application

RUNNER = CliRunner()


def output_of(*arguments: str) -> str:
    return " ".join(RUNNER.invoke(application, list(arguments)).output.split())


def test_without_arguments_the_contents_of_every_book() -> None:
    output = output_of("rule")
    for title in ("On-Sets Tournament Rules 2026-27", "On-Sets Tournament Rules 2014-15", "Equations", "Guidelines"):
        assert title in output


def test_a_book_is_printed_down_to_its_comments() -> None:
    assert "XIII-A-2-a" in output_of("rule", "on-sets")
    assert "E13" in output_of("rule", "guidelines")


def test_a_clause_says_what_carries_it_out_and_what_shows_it() -> None:
    output = output_of("rule", "on-sets", "VII-B-4-b")
    assert "Required" in output
    assert "carried out by" in output
    assert "unused_required" in output
    assert "case os-VII-B-4-b-01" in output


def test_editions_that_differ_are_shown_apart_and_alike_ones_together() -> None:
    assert output_of("rule", "on-sets", "VII-B-4-b").count("carried out by") == 1
    differing = output_of("rule", "on-sets", "III-D-2")
    assert "III-D-2, 2026-27" in differing
    assert "III-D-2, 2014-15" in differing


def test_a_section_that_does_not_exist_names_those_near_it() -> None:
    result = RUNNER.invoke(application, ["rule", "on-sets", "IV-Z"])
    assert result.exit_code == 2
    assert "Near it: IV." in result.output
    assert RUNNER.invoke(application, ["rule", "chess"]).exit_code == 2


def test_coverage_counts_every_book_and_finds_no_problem() -> None:
    result = RUNNER.invoke(application, ["coverage"])
    assert result.exit_code == 0, result.output
    assert "on-sets" in result.output
    assert "guidelines" in result.output
