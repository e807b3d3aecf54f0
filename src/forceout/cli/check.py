"""`forceout check`: a verdict on one Solution for a person, with the working shown."""

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from forceout.cli import position_options as options
from forceout.editions import find_game
from forceout.games.registry import NAMES_IN_WORDS, is_game
from forceout.judge.protocol.question import BadQuestion, Question
from forceout.judge.registry import working_of
from forceout.judge.working import WorkingStep
from forceout.messages.message import verbatim
from forceout.rules.codes import QuestionCode
from forceout.rules.violation import Violation

LISTS = ("universe", "required", "permitted", "forbidden", "resources")


def check(
    file: options.File = None,
    game: options.Game = None,
    edition: options.Edition = None,
    division: options.Division = None,
    form: options.Form = None,
    season: options.Season = None,
    universe: options.Universe = None,
    goal: Annotated[str | None, typer.Option(help="The Goal, such as 'row 3 2' or '2× 3+5'.")] = None,
    required: options.Required = None,
    permitted: options.Permitted = None,
    forbidden: options.Forbidden = None,
    resources: options.Resources = None,
    situation: options.Situation = None,
    variation: options.Variations = None,
    solution: Annotated[str | None, typer.Option(help="The Solution as written.")] = None,
) -> None:
    """Judge one Solution and show the working.

    The position comes from a small TOML file, from options, or from both, the options winning.
    """
    given = dict(locals())
    console = Console(highlight=False)
    try:
        fields = read_question(given)
        steps, is_correct = judged(fields)
    except BadQuestion as bad:
        console.print(Text(bad.message, style="bold red"))
        console.print("forceout check --help tells what can be said.")
        raise typer.Exit(2) from None
    show(console, fields, steps, is_correct)
    raise typer.Exit(0 if is_correct else 1)


def read_question(given: dict[str, Any]) -> dict[str, Any]:
    """The fields of a question from a command's file and options, the options winning."""
    options = {name: value for name, value in given.items() if name not in ("file", "variation", "budget_ms")}
    fields = read_fields(given["file"]) | {name: value for name, value in options.items() if value is not None}
    if given["variation"]:
        game, edition, season = (
            str(one) if (one := fields.get(name)) else None for name in ("game", "edition", "season")
        )
        found = find_game(game or "", edition, season)
        blanks = {} if found is None else {name: one.blank for name, one in found.edition.every_variation().items()}
        fields["variations"] = [read_variation_option(text, blanks) for text in given["variation"]]
    return spread_lists(fields)


def read_fields(file: Path | None) -> dict[str, Any]:
    """The fields of a TOML file; none when there is no file."""
    if file is None:
        return {}
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadQuestion(QuestionCode.NO_FILE, verbatim(f"There is no file {file}.")) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadQuestion(QuestionCode.NOT_TOML, verbatim(f"{file} is not a TOML file: {error}")) from None


def read_variation_option(text: str, blanks: Mapping[str, str | None]) -> dict[str, Any]:
    """A variation from `name` or `name=value`, the value going into the variation's blank."""
    name, separator, value = text.partition("=")
    if not separator:
        return {"name": name}
    blank = blanks.get(name)
    if blank is None:
        raise BadQuestion(QuestionCode.MALFORMED_VARIATION, verbatim(f"--variation: {name} has nothing to fill in."))
    return {"name": name, blank: int(value) if value.isdigit() and blank in ("base", "k") else value}


def spread_lists(fields: dict[str, Any]) -> dict[str, Any]:
    """The fields with cubes and cards as lists, where they were given as one text."""
    return {
        name: value.split() if name in LISTS and isinstance(value, str) else value for name, value in fields.items()
    }


def judged(fields: dict[str, Any]) -> tuple[list[WorkingStep], bool]:
    """What is wrong and how it is worked out, and whether the Solution is correct."""
    question = Question(fields)
    question.take("kind", None)
    game = question.text("game")
    verify_game(game)
    violations, steps = working_of(game).explain(question)
    return with_violations(violations, list(steps)), not violations


def verify_game(game: str) -> None:
    """Refuse a game that there is not."""
    if not is_game(game):
        raise BadQuestion(
            QuestionCode.UNKNOWN_GAME, verbatim(f"There is no game {game[:40]!r}; there are {NAMES_IN_WORDS}.")
        )


def with_violations(violations: Sequence[Violation], steps: list[WorkingStep]) -> list[WorkingStep]:
    """The steps, after a list of everything that is wrong, each with its rule."""
    if not violations:
        return steps
    lines = (one.message if f"({one.rule})" in one.message else f"{one.message} [{one.rule}]" for one in violations)
    return [WorkingStep(verbatim("Why"), tuple(map(verbatim, lines))), *steps]


def show(console: Console, fields: dict[str, Any], steps: list[WorkingStep], is_correct: bool) -> None:
    """Print the verdict and its working."""
    verdict = Text("CORRECT", style="bold green") if is_correct else Text("NOT CORRECT", style="bold red")
    console.print(Panel(Text(str(fields["solution"])), title=verdict, title_align="left", expand=False, padding=(0, 2)))
    for step in steps:
        console.print(Text(str(step.title), style="bold"))
        for line in step.lines:
            console.print(Padding(Text(str(line)), (0, 0, 0, 2)))
