"""`forceout tournament`: a whole event from the command line, kept in one file."""

import json
import secrets
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.text import Text

from forceout.games.registry import NAMES_IN_WORDS

if TYPE_CHECKING:
    from forceout.tournament.state import EventState

from forceout.cli.tournament_file import (
    By,
    File,
    InCompetition,
    Office,
    Why,
    called,
    competition_of,
    do,
    fail,
    read_file,
    write_text,
)
from forceout.cli.tournament_settings import made_settings, read_settings
from forceout.cli.tournament_simulation import simulate

tournament = typer.Typer(name="tournament", help="Hold a tournament, with the event in one file.", no_args_is_help=True)


@tournament.command()
def new(
    file: File,
    title: Annotated[str, typer.Option(help="What the event is called.")] = "",
    date: Annotated[str, typer.Option(help="The day, as 2027-03-14.")] = "",
    division: Annotated[
        list[str] | None, typer.Option(help="elementary, middle, junior, senior; may be repeated.")
    ] = None,
    game: Annotated[list[str] | None, typer.Option(help=f"{NAMES_IN_WORDS}; may be repeated.")] = None,
    edition: Annotated[str | None, typer.Option(help="The rulebook's year; the newest when left out.")] = None,
    rounds: Annotated[int, typer.Option(min=1, max=12, help="How many rounds each.")] = 4,
    seating: Annotated[
        str, typer.Option(help="sections, power, draw or seed, with commas for each round.")
    ] = "draw,power",
    settings: Annotated[Path | None, typer.Option(help="All settings as JSON, instead of the options.")] = None,
    by: By = "director",
) -> None:
    """Begin an event."""
    from forceout.tournament.acts import DIRECTOR, Entry, Found
    from forceout.tournament.exchange.event_file import print_event
    from forceout.tournament.fold import attempt

    if file.exists():
        fail(f"{file} is there already.")
    wanted = (
        read_settings(settings)
        if settings is not None
        else made_settings(title, date, division or ["middle"], game, edition, rounds, tuple(seating.split(",")))
    )
    entry = Entry(by, DIRECTOR, time.time_ns() // 1_000_000, Found(wanted))
    _, objection = attempt(None, entry)
    if objection is not None:
        fail(objection.message)
    write_text(file, print_event((entry,), {}))
    Console(highlight=False).print(
        f"{wanted.title}: {', '.join(one.id for one in wanted.competitions)}. Next: import players."
    )


@tournament.command("import")
def import_players(
    file: File,
    players: Annotated[Path, typer.Argument(help="A CSV file of players.", exists=True, dir_okay=False)],
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Say what would come of it, and change nothing.")] = False,
    by: By = "director",
) -> None:
    """Bring in players: columns are matched, bad rows named, and nothing is half imported."""
    from forceout.tournament.exchange.csv_import import read_players
    from forceout.tournament.exchange.csv_problems import STOPS

    console = Console(highlight=False)
    known = read_file(file)
    try:
        reading = read_players(players.read_text(encoding="utf-8-sig"), known.state, known=known.names)
    except UnicodeDecodeError:
        fail(f"{players} is not in UTF-8. Save it as CSV UTF-8.")
    for name, heading in reading.columns.items():
        console.print(f"  {name:<10} from the column “{heading}”")
    if reading.unused:
        console.print(f"  not used: {', '.join(reading.unused)}")
    for problem in reading.problems:
        style = "bold red" if problem.kind == STOPS else "yellow"
        mend = f" → {problem.proposal}" if problem.proposal else ""
        console.print(Text(f"{problem.words}{mend}", style=style))
    if reading.act is None and any(one.kind == STOPS for one in reading.problems):
        fail("Nothing was imported. Mend what is red and try again.")
    if reading.act is None:
        fail("Nothing was imported: everybody is in the event already.")
    act = reading.act
    if not dry_run:
        do(file, act, by, "director", dict(reading.names))
    console.print(f"{len(act.players)} players, {len(act.teams)} teams, {len(act.schools)} schools.")


@tournament.command()
def seat(
    file: File,
    number: Annotated[int, typer.Option("--round", min=1, help="Which round.")],
    competition: InCompetition = None,
    seed: Annotated[int | None, typer.Option(min=0, help="The seed of the draw; a new one when left out.")] = None,
    swap: Annotated[str | None, typer.Option(help="Two players of the draft who change places: p0001,p0007.")] = None,
    publish: Annotated[bool, typer.Option("--publish", help="Publish the draft as it is.")] = False,
    by: By = "director",
    reason: Why = "",
) -> None:
    """Seat a round as a draft, change it, or publish it; every compromise is listed."""
    from forceout.tournament.acts import Publish, SwapSeats
    from forceout.tournament.seating.seat_round import seat_round

    known = read_file(file)
    name = competition_of(known.state, competition)
    console = Console(highlight=False)
    if swap is not None:
        first, _, second = swap.partition(",")
        state = do(file, SwapSeats(name, number, first.strip(), second.strip()), by, "director")
    elif publish:
        state = do(file, Publish(name, number, reason), by, "director")
        version = state.round(name, number).versions[-1]
        console.print(f"Published: round {number} of {name}, version {version.number}.")
        return
    else:
        chosen = secrets.randbelow(1 << 32) if seed is None else seed
        known_competition = known.state.settings.by_id[name]
        if number > known_competition.rounds:
            fail(f"{name} has the rounds 1 to {known_competition.rounds}.")
        state = do(file, seat_round(known.state, name, number, chosen), by, "director")
    show_draft(console, state, name, number, dict(known.names))


def show_draft(console: Console, state: "EventState", competition: str, number: int, names: dict[str, str]) -> None:
    """Print a draft and its compromises."""
    from forceout.messages.message import sentence
    from forceout.tournament.seating.compromises import compromises

    draft = state.round(competition, number).draft
    assert draft is not None
    for table in draft.tables:
        console.print(f"  {table.label:<8} {' · '.join(called(names, player) for player in table.players)}")
    found = compromises(state, state.settings.by_id[competition], number, draft.tables, draft.weights)
    console.print(f"{len(draft.tables)} tables, seed {draft.seed}, {len(found)} compromises")
    for one in found:
        console.print(Text(f"  {one.kind:<10} {sentence(one.words, names)}", style="yellow"))


@tournament.command()
def enter(
    file: File,
    number: Annotated[int, typer.Option("--round", min=1, help="Which round.")],
    table: Annotated[str, typer.Option(help="Which table, as “C III”.")],
    totals: Annotated[str, typer.Option(help="The totals: p0001=18,p0002=16,p0003=8.")],
    competition: InCompetition = None,
    did_not_play: Annotated[str, typer.Option(help="Who was not there, with commas.")] = "",
    sheet: Annotated[Path | None, typer.Option(help="The whole scoresheet as JSON, instead of its totals.")] = None,
    confirm: Annotated[
        bool, typer.Option("--confirm", help="As a second person: equal confirms, unequal rejects.")
    ] = False,
    correct: Annotated[
        bool, typer.Option("--correct", help="Correct the one total that is given, with --reason.")
    ] = False,
    agreed: Annotated[str, typer.Option(help="Who of the table agrees to a correction, with commas.")] = "",
    by: By = "desk",
    office: Office = "scorekeeper",
    reason: Why = "",
) -> None:
    """Enter a result, confirm it as a second person, or correct it."""
    from forceout.tournament.acts import Act, ConfirmResult, CorrectResult, EnterResult
    from forceout.tournament.codec import Unreadable, read
    from forceout.tournament.outstanding import table_status
    from forceout.tournament.sheets import Sheet

    known = read_file(file)
    place = (competition_of(known.state, competition), number, table)
    typed = read_totals(totals)
    act: Act
    if confirm:
        act = ConfirmResult(*place, typed)
    elif correct:
        if len(typed) != 1:
            fail("Give the one total that is corrected.")
        player, total = next(iter(typed.items()))
        act = CorrectResult(*place, player, total, reason, listed(agreed))
    elif sheet is not None:
        try:
            act = EnterResult(*place, read(json.loads(sheet.read_text(encoding="utf-8")), Sheet, ""))
        except (OSError, ValueError, Unreadable) as why:
            fail(f"{sheet}: {why}")
    else:
        act = EnterResult(*place, Sheet(typed, did_not_play=listed(did_not_play)))
    state = do(file, act, by, office)
    status = table_status(state, state.round(place[0], number), table)
    Console(highlight=False).print(f"{table}, round {number}: {status}")


def read_totals(text: str) -> dict[str, int]:
    """Totals as they are typed on the command line."""
    found = {}
    for one in text.split(","):
        player, sign, points = one.partition("=")
        try:
            found[player.strip()] = int(points)
        except ValueError:
            fail(f"{one!r} is no total: write p0001=18, with commas between." if sign else f"{one!r} has no =.")
    return found


def listed(text: str) -> tuple[str, ...]:
    """Names with commas between."""
    return tuple(one.strip() for one in text.split(",") if one.strip())


@tournament.command()
def act(
    file: File,
    what: Annotated[
        str, typer.Argument(help='Any act as JSON: {"do": "withdraw", "player": "p0001", "reason": "ill"}.')
    ],
    by: By = "director",
    office: Office = "director",
) -> None:
    """Do anything else: late entries, withdrawals, rulings, appeals, playoffs, awards."""
    from forceout.tournament.codec import Unreadable, read_act

    try:
        wanted = read_act(json.loads(what))
    except (ValueError, Unreadable) as why:
        fail(str(why))
    do(file, wanted, by, office)
    Console(highlight=False).print(f"Done: {wanted.do}.")


@tournament.command()
def standings(
    file: File,
    competition: InCompetition = None,
    as_json: Annotated[bool, typer.Option("--json", help="Every standing, ranking and award as JSON.")] = False,
    as_csv: Annotated[bool, typer.Option("--csv", help="As CSV.")] = False,
    results: Annotated[bool, typer.Option("--results", help="Every result as CSV.")] = False,
    with_names: Annotated[bool, typer.Option("--names/--no-names", help="With or without names.")] = True,
) -> None:
    """Show who stands where; + is provisional, = is a shared place."""
    from forceout.tournament.exchange.csv_export import results_csv, standings_csv
    from forceout.tournament.standings.individual import standings as standings_of
    from forceout.tournament.standings.printed import all_standings

    known = read_file(file)
    names = dict(known.names) if with_names else None
    if as_json:
        typer.echo(json.dumps(all_standings(known.state), ensure_ascii=False, indent=1))
        return
    if results:
        typer.echo(results_csv(known.state, names), nl=False)
        return
    console = Console(highlight=False)
    ids = [competition_of(known.state, competition)] if competition else list(known.state.settings.by_id)
    for name in ids:
        one = known.state.settings.by_id[name]
        if as_csv:
            typer.echo(standings_csv(known.state, one, names), nl=False)
            continue
        console.print(Text(name, style="bold"))
        for place in standings_of(known.state, one):
            rounds = " ".join("…" if score.points is None else str(score.points) for score in place.card.rounds)
            sign, plus = "=" if place.is_shared else "", "+" if place.card.is_provisional else ""
            who = called(names, place.card.player)
            console.print(f"  {sign + str(place.place):>5} {who:<28} {rounds:<18} {place.card.points}{plus}")


@tournament.command()
def export(
    file: File,
    to: Annotated[Path, typer.Argument(help="Where to.")],
    with_names: Annotated[bool, typer.Option("--names/--no-names", help="With or without names.")] = False,
) -> None:
    """Write the whole event as one file, without names unless they are asked for."""
    from forceout.tournament.exchange.event_file import print_event

    known = read_file(file)
    write_text(to, print_event(known.entries, known.names if with_names else None))


@tournament.command("print")
def print_paper(
    file: File,
    what: Annotated[
        str,
        typer.Argument(
            help="scoresheets, table-cards, player-cards, seats-by-name, seats-by-table, charts, standings …"
        ),
    ],
    to: Annotated[Path, typer.Argument(help="The PDF file.")],
    competition: InCompetition = None,
    number: Annotated[int, typer.Option("--round", min=1, help="Which round.")] = 1,
    paper: Annotated[str, typer.Option(help="a4 or letter.")] = "a4",
    address: Annotated[str, typer.Option(help="Where tables are found on the web, for the codes on their cards.")] = "",
    with_names: Annotated[bool, typer.Option("--names/--no-names", help="With or without names.")] = True,
    full_names: Annotated[bool, typer.Option("--full-names", help="Names whole, not first name and initial.")] = False,
) -> None:
    """Print as PDF: scoresheets with the variation list behind, cards, seats, charts, standings, certificates."""
    from forceout.service.events.typesetting import typeset
    from forceout.tournament.paper.sheets_of_paper import PAPERS, SHEETS
    from forceout.tournament.people import short_name

    if what not in SHEETS or paper not in PAPERS:
        fail(f"There is {', '.join(SHEETS)}, on {' or '.join(PAPERS)}.")
    known = read_file(file)
    name = competition_of(known.state, competition)
    names = {one: name if full_names else short_name(name) for one, name in known.names.items() if with_names}
    data = SHEETS[what](known.state, known.state.settings.by_id[name], number, names, address)
    if not data["pages"]:
        fail("There is nothing to print yet.")
    to.write_bytes(typeset(what, data, paper))
    Console(highlight=False).print(f"{to}: {len(data['pages'])} pages of {what}")


tournament.command()(simulate)
