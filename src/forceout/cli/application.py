"""The commands for people, by typer."""

from typing import Annotated

import typer

from forceout.cli.admin import admin
from forceout.cli.backup import backup, restore
from forceout.cli.check import check
from forceout.cli.endgame import endgame
from forceout.cli.replay import replay
from forceout.cli.rule import coverage, rule
from forceout.cli.ruling import ruling
from forceout.cli.serve import ServeCommand, serve
from forceout.cli.simulate import simulate
from forceout.cli.solve import solve
from forceout.cli.tournament import tournament
from forceout.cli.verify_dice import verify_dice

application = typer.Typer(
    name="forceout",
    help="On-Sets and Equations: the rules, and a judge who says why.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
application.command()(check)
application.command()(solve)
application.command()(endgame)
application.command()(rule)
application.command()(coverage)
application.command()(replay)
application.command()(simulate)
application.command(cls=ServeCommand)(serve)
application.command()(backup)
application.command()(restore)
application.command()(verify_dice)
application.add_typer(admin)
application.add_typer(tournament)
application.add_typer(ruling)


@application.command()
def judge() -> None:
    """Answer questions of the judge protocol: JSON Lines on standard input, answers on standard output."""
    from forceout.cli.judge import main

    raise typer.Exit(main())


@application.callback()
def main(
    version: Annotated[bool, typer.Option("--version", is_eager=True, help="Show the version and stop.")] = False,
) -> None:
    """What every command shares."""
    if version:
        from forceout import __version__

        typer.echo(__version__)
        raise typer.Exit


def run() -> int:
    """Run the command that the arguments name."""
    application()
    return 0
