"""`forceout solve`: is there a Solution, and which, for a person."""

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from forceout.cli.check import judged, read_question, show
from forceout.judge.protocol import answer
from forceout.judge.question import BadQuestion


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
) -> None:
    """Find a correct Solution and show its working, or prove that there is none."""
    given = dict(locals())
    console = Console(highlight=False)
    try:
        fields = read_question(given)
        fields.pop("solution", None)
        code = answered(console, fields, budget_ms)
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
