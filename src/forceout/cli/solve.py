"""`forceout solve`: is there a Solution, and which, for a person."""

from collections.abc import Iterator
from time import monotonic
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.text import Text

from forceout.cli import position_options as options
from forceout.cli.check import judged, read_question, show, verify_game
from forceout.judge.protocol.answer import answer
from forceout.judge.protocol.question import BadQuestion, Question
from forceout.judge.registry import searching_of
from forceout.messages.message import verbatim
from forceout.solver.answer import Listed
from forceout.solver.budget import Budget


def solve(
    file: options.File = None,
    game: options.Game = None,
    edition: options.Edition = None,
    division: options.Division = None,
    form: options.Form = None,
    season: options.Season = None,
    universe: options.Universe = None,
    goal: Annotated[str | None, typer.Option(help="The Goal; left out with no-goal: any that can be set.")] = None,
    required: options.Required = None,
    permitted: options.Permitted = None,
    forbidden: options.Forbidden = None,
    resources: options.Resources = None,
    situation: options.Situation = None,
    variation: options.Variations = None,
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
        found = answer({**fields, "kind": "solve", "budget_ms": budget_ms}, monotonic)
    if "error" in found:
        raise BadQuestion(found["error"]["code"], verbatim(found["error"]["message"]))
    if found["exists"] is None:
        console.print(Text(f"Not decided: {found['reason']}. Try a larger --budget-ms.", style="bold yellow"))
        return 3
    if not found["exists"]:
        console.print(Text("There is no correct Solution: every one was looked at.", style="bold red"))
        if "why" in found:
            console.print(found["why"])
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
    verify_game(game)
    return searching_of(game).list_asked(question, budget)
