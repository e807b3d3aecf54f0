"""`forceout check`: a verdict on one Solution for a person, with the working shown."""

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from forceout.judge.question import BadQuestion, Question
from forceout.judge.working import WorkingStep
from forceout.rules.violation import Violation

LISTS = ("universe", "required", "permitted", "forbidden", "resources")


def check(
    file: Annotated[Path | None, typer.Argument(help="A TOML file with the fields below.", dir_okay=False)] = None,
    game: Annotated[str | None, typer.Option(help="on-sets or equations.")] = None,
    edition: Annotated[str | None, typer.Option(help="2014-15, 2015-16 or 2026-27; the newest when left out.")] = None,
    division: Annotated[str | None, typer.Option(help="elementary, middle, junior or senior.")] = None,
    form: Annotated[str | None, typer.Option(help="basic, advanced or adventurous.")] = None,
    season: Annotated[str | None, typer.Option(help="Equations: even or odd.")] = None,
    universe: Annotated[str | None, typer.Option(help="On-Sets: the cards, such as 'BR B RGY -'.")] = None,
    goal: Annotated[str | None, typer.Option(help="The Goal, such as 'row 3 2' or '2× 3+5'.")] = None,
    required: Annotated[str | None, typer.Option(help="Cubes in Required, with spaces between.")] = None,
    permitted: Annotated[str | None, typer.Option(help="Cubes in Permitted.")] = None,
    forbidden: Annotated[str | None, typer.Option(help="Cubes in Forbidden.")] = None,
    resources: Annotated[str | None, typer.Option(help="Cubes in Resources.")] = None,
    situation: Annotated[str | None, typer.Option(help="now, impossible, forceout, time-up or no-goal.")] = None,
    variation: Annotated[
        list[str] | None, typer.Option(help="A variation, such as two-operations or wild-cube=B; repeat for more.")
    ] = None,
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
        fields["variations"] = [read_variation_option(text) for text in given["variation"]]
    return spread_lists(fields)


def read_fields(file: Path | None) -> dict[str, Any]:
    """The fields of a TOML file; none when there is no file."""
    if file is None:
        return {}
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadQuestion("no-file", f"There is no file {file}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadQuestion("not-toml", f"{file} is not a TOML file: {error}") from None


def read_variation_option(text: str) -> dict[str, Any]:
    """A variation from `name` or `name=value`, the value going into the variation's blank."""
    name, separator, value = text.partition("=")
    blanks = {
        "required-cube": "cube",
        "wild-cube": "cube",
        "double-set": "set",
        "required-card": "card",
        "forbidden-card": "card",
        "wild": "cube",
        "base": "base",
        "multiple-of": "k",
        "exponent": "color",
    }
    if not separator:
        return {"name": name}
    blank = blanks.get(name)
    if blank is None:
        raise BadQuestion("malformed-variation", f"--variation: {name} has nothing to fill in.")
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
    if game == "on-sets":
        return on_sets_judged(question)
    if game == "equations":
        return equations_judged(question)
    raise BadQuestion("unknown-game", f"There is no game {game[:40]!r}; there are on-sets and equations.")


def on_sets_judged(question: Question) -> tuple[list[WorkingStep], bool]:
    """An On-Sets Solution, with the cards."""
    from forceout.games.onsets.checking import check_solution
    from forceout.judge.on_sets import read_solution_question
    from forceout.judge.on_sets_working import working

    text, position, in_force = read_solution_question(question)
    verdict = check_solution(text, position, in_force)
    goal = " or ".join(map(str, verdict.goal_values)) or "no legal value"
    steps = [WorkingStep(f"Goal {position.goal}", (f"equals {goal}",)), *working(verdict, in_force)]
    return with_violations(verdict.violations, steps), verdict.is_correct


def equations_judged(question: Question) -> tuple[list[WorkingStep], bool]:
    """An Equation, as a tree."""
    from forceout.games.equations.checking import check_equation
    from forceout.judge.equations import read_solution_question
    from forceout.judge.equations_working import working

    verdict = check_equation(*read_solution_question(question))
    return with_violations(verdict.violations, list(working(verdict))), verdict.is_correct


def with_violations(violations: Sequence[Violation], steps: list[WorkingStep]) -> list[WorkingStep]:
    """The steps, after a list of everything that is wrong, each with its rule."""
    if not violations:
        return steps
    lines = (one.message if f"({one.rule})" in one.message else f"{one.message} [{one.rule}]" for one in violations)
    return [WorkingStep("Why", tuple(lines)), *steps]


def show(console: Console, fields: dict[str, Any], steps: list[WorkingStep], is_correct: bool) -> None:
    """Print the verdict and its working."""
    verdict = Text("CORRECT", style="bold green") if is_correct else Text("NOT CORRECT", style="bold red")
    console.print(Panel(Text(str(fields["solution"])), title=verdict, title_align="left", expand=False, padding=(0, 2)))
    for step in steps:
        console.print(Text(step.title, style="bold"))
        for line in step.lines:
            console.print(Padding(Text(line), (0, 0, 0, 2)))
