"""`forceout endgame`: which moves are safe, for a person."""

from time import monotonic
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from forceout.cli import position_options as options
from forceout.cli.check import read_question
from forceout.judge.protocol.answer import answer
from forceout.judge.protocol.question import BadQuestion
from forceout.messages.message import verbatim

STYLES = {"safe": "green", "forceout": "green", "now": "red", "impossible": "red", "unknown": "yellow"}
SAID = {
    "safe": "Safe: no challenge is right now.",
    "forceout": "The last cube is down, and there is a Solution.",
    "now": "Now is right: one more cube makes a Solution.",
    "impossible": "Impossible is right: no Solution can be made any more.",
    "unknown": "Not decided in time. Try a larger --budget-ms.",
}
MEANT = {"safe": "safe", "forceout": "forceout", "now": "Now at once", "impossible": "Impossible at once"}
ENDS = {
    "forceout": "and so to a forceout.",
    "stuck": "and the next player has no safe move.",
    "unknown": "and then it is not known.",
}
PROOFS = {
    "theorem": "proved: a safe position has a safe move (docs/solver.md)",
    "search": "proved by trying everything to the end",
    "solution": "proved by a Solution, or that there is none",
}


def endgame(
    file: options.File = None,
    game: options.Game = None,
    edition: options.Edition = None,
    division: options.Division = None,
    form: options.Form = None,
    season: options.Season = None,
    universe: options.Universe = None,
    goal: Annotated[str | None, typer.Option(help="The Goal.")] = None,
    required: options.Required = None,
    permitted: options.Permitted = None,
    forbidden: options.Forbidden = None,
    resources: options.Resources = None,
    variation: options.Variations = None,
    players: Annotated[str | None, typer.Option(help="Who plays, clockwise, such as 'A B C'.")] = None,
    turn: Annotated[str | None, typer.Option(help="Who is on turn; the first when left out.")] = None,
    mover: Annotated[str | None, typer.Option(help="Who moved last; the player before when left out.")] = None,
    budget_ms: Annotated[int, typer.Option(help="How many milliseconds the search may take.")] = 10_000,
) -> None:
    """Show every move with what it leads to: safe, or a challenge that is right; and what each player can be sure of.

    The exit code is 0 where the position is safe, 1 where a challenge is right, 3 where that was not decided.
    """
    given = dict(locals())
    console = Console(highlight=False)
    try:
        fields = read_question(given)
        if isinstance(fields.get("players"), str):
            fields["players"] = fields["players"].split()
        found = answer({**fields, "kind": "endgame", "budget_ms": budget_ms}, monotonic)
        if "error" in found:
            raise BadQuestion(found["error"]["code"], verbatim(found["error"]["message"]))
    except BadQuestion as bad:
        console.print(Text(bad.message, style="bold red"))
        console.print("forceout endgame --help tells what can be said.")
        raise typer.Exit(2) from None
    show(console, found)
    raise typer.Exit({"safe": 0, "forceout": 0, "unknown": 3}.get(found["outcome"], 1))


def show(console: Console, found: dict[str, Any]) -> None:
    """Print what is known."""
    console.print(Text(SAID[found["outcome"]], style=f"bold {STYLES[found['outcome']]}"))
    if found["moves"]:
        room = found["room"]
        not_known = f", {room['unknown']} not known" if room["unknown"] else ""
        console.print(f"{found['turn']} may do {room['legal']} things: {room['safe']} are safe{not_known}.")
        console.print(moves_table(found["moves"]))
    if found["line"]:
        moves = "; ".join(f"{one['by']} {one['cube']} to {one['to']}" for one in found["line"])
        console.print(Text(f"Leaving the least room: {moves}; {ENDS[found['line_end']]}"))
    sure = ", ".join(f"{seat} {'?' if points is None else points}" for seat, points in found["guarantee"].items())
    proof = f" ({PROOFS[found['proof']]})" if found["proof"] else ""
    console.print(Text(f"Sure of, whatever the others do: {sure}{proof}."))


def moves_table(moves: list[dict[str, Any]]) -> Table:
    """The moves, best first."""
    table = Table("move", "then", "leaves", box=None, pad_edge=False)
    for one in moves:
        leaves = one["leaves"]
        said = "" if leaves is None else f"{leaves['safe']} safe of {leaves['legal']}"
        words = "bonus " if one["do"] == "bonus" else "shift " if one["do"] == "shift" else ""
        style = STYLES[one["outcome"]]
        table.add_row(
            f"{words}{one['cube']} to {one['to'].capitalize()}",
            Text(MEANT.get(one["outcome"], "not known"), style=style),
            said,
        )
    return table
