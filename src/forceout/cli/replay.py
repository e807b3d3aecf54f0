"""`forceout replay`: step through the record of a match, with the table at every step."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from forceout.editions.recorded_match import begin, fold
from forceout.rules.engine import Outcome
from forceout.rules.fold import Step
from forceout.rules.match import scoresheet
from forceout.rules.match_state import Match
from forceout.rules.record import BadRecord, Record, read_record
from forceout.rules.state import OVER, Contest, Shake
from forceout.rules.variation import Variation
from forceout.rules.wire import print_line

LABEL = 12
"""The width of the labels on the left."""


def replay(
    file: Annotated[Path, typer.Argument(help="The record of a match.", dir_okay=False)],
    step: Annotated[int | None, typer.Option(min=0, help="Show the table after this action only.")] = None,
    all_steps: Annotated[bool, typer.Option("--all", help="Show every step without waiting.")] = False,
) -> None:
    """Step through the record of a match: what happened, by which rule, and the table as it then was.

    Return shows the next step, q and Return leaves.
    """
    console = Console(highlight=False, width=min(Console().width, 100))
    try:
        record = read_record(file.read_bytes().decode("utf-8"))
        begin(record.header)
    except (FileNotFoundError, UnicodeDecodeError, BadRecord) as error:
        what = f"There is no file {file}." if isinstance(error, FileNotFoundError) else f"{file}: {error}"
        console.print(Text(what, style="bold red"))
        raise typer.Exit(2) from None
    if step is not None and step > len(record.log):
        console.print(Text(f"The record has {len(record.log)} actions.", style="bold red"))
        raise typer.Exit(2)
    show_header(console, record)
    show_steps(console, record, step, all_steps or not console.is_terminal)
    for result in record.results:
        console.print(Text(result))


def show_header(console: Console, record: Record) -> None:
    """Print what is played, by whom."""
    header = record.header
    season = f", {header.season} season" if header.season else ""
    console.print(Text(f"{header.game} {header.edition}{season}, {header.division}, {header.form}", style="bold"))
    console.print(Text(f"{', '.join(header.players)}; policing: {header.policing}; judging: {header.judging}"))


def show_steps(console: Console, record: Record, wanted: int | None, is_at_once: bool) -> None:
    """Print one step, all of them, or each when Return is pressed."""
    match = begin(record.header)
    if wanted == 0:
        show_table(console, match)
    for number, one in enumerate(fold(record), 1):
        match = one.match
        if wanted is not None and number != wanted:
            continue
        show_step(console, number, len(record.log), one)
        if wanted is not None:
            return
        if not is_at_once and number < len(record.log) and is_left(console):
            return
    if wanted is None:
        show_scoresheet(console, match)


def is_left(console: Console) -> bool:
    """Whether the person at the terminal has seen enough."""
    try:
        return console.input("") == "q"
    except EOFError:
        return True


def show_step(console: Console, number: int, of: int, step: Step) -> None:
    """Print what happened, and the table after it."""
    console.rule(Text(f"{number} of {of}"), align="left", characters="─")
    console.print(Text(print_line(step.action), style="bold"))
    for text, style in told(step.outcome):
        console.print(Text(f"  {text}", style=style))
    show_table(console, step.match)


def told(outcome: Outcome) -> list[tuple[str, str]]:
    """What became of an action, in words, each with how it is shown."""
    lines = []
    if outcome.violation is not None:
        one = outcome.violation
        what = "stands, though illegal" if outcome.is_done else "refused"
        style = "yellow" if outcome.is_done else "red"
        lines.append((f"{what}: {one.message} [{one.code}, {one.rule}]", style))
    lines += [(f"penalty: {player} {points}", "red") for player, points in outcome.penalties.items()]
    return lines


def show_table(console: Console, match: Match) -> None:
    """Print the mat, Resources, the Universe, scores and whose turn it is."""
    lines = match_lines(match) if match.shake is None else shake_lines(match.shake)
    for label, text in lines:
        for place, line in enumerate(Text(text).wrap(console, console.width - LABEL)):
            line.rstrip()
            console.print(Text().append(f"{'' if place else label:<{LABEL}}", style="dim").append_text(line))


def match_lines(match: Match) -> list[tuple[str, str]]:
    """The table before the first shake."""
    setter = match.next_goal_setter
    lot = f"to roll: {', '.join(match.lot.to_roll)}" if setter is None else f"{setter} sets the first Goal"
    return [("Lot", lot)]


def shake_lines(shake: Shake) -> list[tuple[str, str]]:
    """The table in a shake, as labels and texts."""
    lines = [("Phase", f"{shake.phase.value}{f', turn: {shake.turn}' if shake.turn else ''}{_mover(shake)}")]
    if shake.universe is not None:
        lines.append(("Universe", " ".join(shake.universe)))
    if shake.selections:
        lines.append(("Variations", ", ".join(map(_variation, shake.variations)) or "none that count"))
    lines.append(("Goal", shake.goal or "–"))
    sections = ("Required", "Permitted", "Forbidden", "Resources")
    lines += [(label, " ".join(getattr(shake, label.lower())) or "–") for label in sections]
    if shake.contest is not None:
        lines += contest_lines(shake.contest)
    if shake.block_holder is not None:
        lines.append(("Block", f"in {shake.block_holder}'s hand"))
    if shake.standing:
        lines.append(("Standing", ", ".join(f"{one.code} by {one.by}" for one in shake.standing)))
    if shake.timers:
        lines.append(
            ("Time", ", ".join(f"{one.player} {one.task} {one.passed} of {one.limit} s" for one in shake.timers))
        )
    scores = "" if shake.scores is None else f"; this shake: {_points(shake.scores)}"
    lines.append(("Scores", _points(shake.totals()) + scores))
    return lines


def _mover(shake: Shake) -> str:
    return f", moved last: {shake.mover}" if shake.mover is not None and shake.phase not in OVER else ""


def _variation(variation: Variation[Any]) -> str:
    return variation.name if variation.filled_in is None else f"{variation.name} {variation.filled_in}"


def _points(points: Mapping[str, int]) -> str:
    return ", ".join(f"{player} {value}" for player, value in points.items())


def contest_lines(contest: Contest) -> list[tuple[str, str]]:
    """A challenge, or the end of a shake: who claims what, and who has written what."""
    challengers = " and ".join(one for one in (contest.challenger, contest.second_challenger) if one is not None)
    who = f" by {challengers} against {contest.mover}" if challengers else ""
    lines = [("Writing for", f"{contest.end.value}{who}")]
    for one in contest.presented:
        verdict = {None: "not settled", True: "correct", False: "not correct"}[one.is_correct]
        goal = f" for the Goal {one.goal}" if one.goal else ""
        lines.append((one.by[: LABEL - 1], f"{one.solution}{goal} ({verdict})"))
    return lines


def show_scoresheet(console: Console, match: Match) -> None:
    """Print the scoresheet as it stands at the end."""
    sheet = scoresheet(match)
    console.rule(Text("Scoresheet"), align="left", characters="─")
    for number, row in enumerate(sheet["shakes"], 1):
        penalties = f"; penalties: {_points(row['penalties'])}" if row["penalties"] else ""
        scores = "void" if row["void"] else _points(row["scores"])
        console.print(Text(f"Shake {number} (Goal: {row['goal_setter']}): {scores}{penalties}"))
    for one in sheet["corrections"]:
        console.print(Text(f"Corrected: {one['player']} {one['points']:+} ({one['reason']})"))
    console.print(Text(f"Totals: {_points(sheet['totals'])}"))
    if sheet["points"] is not None:
        console.print(Text(f"Points: {_points(sheet['points'])}"))
    console.print(Text(f"Signed: {', '.join(sheet['signed']) or 'nobody yet'}"))
