"""`forceout solve`: is there a Solution, and which, for a person."""

from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.text import Text

from forceout.cli.check import judged, read_question, show
from forceout.judge.protocol import answer
from forceout.judge.question import BadQuestion, Question
from forceout.solver.answer import Listed
from forceout.solver.budget import Budget


def solve(
    file: Annotated[Path | None, typer.Argument(help="A TOML file with the fields below.", dir_okay=False)] = None,
    game: Annotated[str | None, typer.Option(help="on-sets or equations.")] = None,
    edition: Annotated[str | None, typer.Option(help="2014-15, 2015-16 or 2026-27; the newest when left out.")] = None,
    division: Annotated[str | None, typer.Option(help="elementary, middle, junior or senior.")] = None,
    form: Annotated[str | None, typer.Option(help="basic, advanced or adventurous.")] = None,
    season: Annotated[str | None, typer.Option(help="Equations: even or odd.")] = None,
    universe: Annotated[str | None, typer.Option(help="On-Sets: the cards, such as 'BR B RGY -'.")] = None,
    goal: Annotated[str | None, typer.Option(help="The Goal; left out with no-goal: any that can be set.")] = None,
    required: Annotated[str | None, typer.Option(help="Cubes in Required, with spaces between.")] = None,
    permitted: Annotated[str | None, typer.Option(help="Cubes in Permitted.")] = None,
    forbidden: Annotated[str | None, typer.Option(help="Cubes in Forbidden.")] = None,
    resources: Annotated[str | None, typer.Option(help="Cubes in Resources.")] = None,
    situation: Annotated[str | None, typer.Option(help="now, impossible, forceout, time-up or no-goal.")] = None,
    variation: Annotated[
        list[str] | None, typer.Option(help="A variation, such as two-operations or wild-cube=B; repeat for more.")
    ] = None,
    budget_ms: Annotated[int, typer.Option(help="How many milliseconds the search may take.")] = 10_000,
    every: Annotated[
        bool, typer.Option("--all", help="List distinct Solutions, those with the fewest cubes first.")
    ] = False,
    most: Annotated[int, typer.Option(help="With --all, how many are listed.")] = 30,
) -> None:
    """Find a correct Solution and show its working, or prove that there is none."""
    given = {name: value for name, value in locals().items() if name not in ("every", "most")}
    console = Console(highlight=False)
    try:
        fields = read_question(given)
        fields.pop("solution", None)
        code = listed(console, fields, budget_ms, most) if every else answered(console, fields, budget_ms)
    except BadQuestion as bad:
        console.print(Text(bad.message, style="bold red"))
        console.print("forceout solve --help tells what can be said.")
        raise typer.Exit(2) from None
    raise typer.Exit(code)


def answered(console: Console, fields: dict[str, Any], budget_ms: int) -> int:
    """Print the answer to a question, with the working of the Solution found; 0 yes, 1 no, 3 not decided."""
    with console.status("Searching…"):
        found = answer({**fields, "kind": "solve", "budget_ms": budget_ms})
    if "error" in found:
        raise BadQuestion(found["error"]["code"], found["error"]["message"])
    if found["exists"] is None:
        console.print(Text(f"Not decided: {found['reason']}. Try a larger --budget-ms.", style="bold yellow"))
        return 3
    if not found["exists"]:
        console.print(Text("There is no correct Solution: every one was looked at.", style="bold red"))
        return 1
    fields = fields | {"solution": found["solution"]} | ({"goal": found["goal"]} if "goal" in found else {})
    steps, is_correct = judged(fields)
    show(console, fields, steps, is_correct)
    return 0


def listed(console: Console, fields: dict[str, Any], budget_ms: int, most: int) -> int:
    """Print distinct Solutions by their number of cubes, with a bar while the search goes on; 0 when there are some."""
    search = searching(Question({**fields, "solution": ""}), Budget(seconds=budget_ms / 1000, clock=monotonic))
    found: list[Listed] = []
    with Progress(TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), console=console) as progress:
        task = progress.add_task("Searching…", total=budget_ms)
        started = monotonic()
        for one in search:
            found.append(one)
            progress.update(task, completed=(monotonic() - started) * 1000, description=f"{len(found)} found")
        progress.update(task, completed=budget_ms)
    for one in sorted(found)[:most]:
        console.print(Text(f"{one.cubes:3} cubes  {one.text}"))
    if len(found) > most:
        console.print(f"and {len(found) - most} more (--most)")
    if not found:
        console.print("None was found; without --all the search says whether that is proved.")
    return 0 if found else 1


def searching(question: Question, budget: Budget) -> Iterator[Listed]:
    """The Solutions of a position, as they are found."""
    question.take("kind", None)
    game = question.text("game")
    if game == "on-sets":
        from forceout.judge.on_sets import read_solution_question
        from forceout.solver.on_sets_listing import list_solutions

        _, position, in_force = read_solution_question(question)
        return list_solutions(position, in_force, budget)
    if game == "equations":
        from forceout.judge.equations import read_solution_question as read_equation_question
        from forceout.solver.equations_listing import list_solutions as list_equations

        _, equation_position, equation_in_force = read_equation_question(question)
        return list_equations(equation_position, equation_in_force, budget)
    raise BadQuestion("unknown-game", f"There is no game {game[:40]!r}; there are on-sets and equations.")
