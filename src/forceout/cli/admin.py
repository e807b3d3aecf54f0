"""`forceout admin`: what the operator does to people and tables, on the machine that has the database."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from forceout.cli.backup import Database, run
from forceout.messages.message import verbatim

if TYPE_CHECKING:
    from forceout.service.service import Service
    from forceout.service.store.store import Store

admin = typer.Typer(name="admin", help="People, tables and logs of a server.", no_args_is_help=True)
Name = Annotated[str, typer.Argument(help="The name of the account.")]
Match = Annotated[str, typer.Argument(help="The match, as it is named in its address.")]


def _service(store: "Store") -> "Service":
    """A service around a store that is open already."""
    from forceout.service.service import Service
    from forceout.service.settings import Settings

    return Service(Settings.read(), store=store)


@admin.command()
def create_admin(
    name: Name,
    password: Annotated[
        str, typer.Option(prompt=True, confirmation_prompt=True, hide_input=True, envvar="FORCEOUT_ADMIN_PASSWORD")
    ],
    database: Database = None,
) -> None:
    """Make the account of an admin; the password is asked for, or is in FORCEOUT_ADMIN_PASSWORD."""
    from forceout.service.people.accounts import Accounts
    from forceout.service.people.people import People, Role
    from forceout.service.service import system_clock
    from forceout.service.settings import Settings

    async def work(store: "Store") -> str:
        await up_to_date(store)
        accounts = Accounts(store, People(store, Settings.read(), system_clock), system_clock)
        person, _ = await accounts.create_account(name, password, roles=(Role.PLAYER, Role.ADMIN))
        return f"{person.account} is an admin now."

    run(work, database)


async def up_to_date(store: "Store") -> None:
    """Upgrade the database, unless a server has it: that one upgraded it to its own release."""
    from forceout.service.store.lock import hold
    from forceout.service.store.migrating import upgrade
    from forceout.service.store.schema_revision import is_current

    if not await is_current(store):
        if store.file is not None:
            hold(store.file)
        await upgrade(store)


@admin.command()
def set_roles(
    name: Name,
    roles: Annotated[list[str], typer.Argument(help="Any of player, coach, judge, director, admin.")],
    database: Database = None,
) -> None:
    """Give an account its roles; whoever is signed in to it signs in again."""
    from forceout.service.errors import BadRequest
    from forceout.service.people.accounts import Accounts
    from forceout.service.people.people import People, Role
    from forceout.service.service import system_clock
    from forceout.service.settings import Settings

    async def work(store: "Store") -> str:
        unknown = [role for role in roles if role not in set(Role)]
        if unknown:
            raise BadRequest(verbatim(f"There is no role {unknown[0]!r}; there are {', '.join(Role)}."))
        accounts = Accounts(store, People(store, Settings.read(), system_clock), system_clock)
        await accounts.set_roles(name, {Role(role) for role in roles})
        return f"{name} is now {', '.join(roles)}."

    run(work, database)


@admin.command()
def delete_person(
    who: Annotated[str, typer.Argument(help="The name of an account, or a pseudonym.")], database: Database = None
) -> None:
    """Delete a person: nickname, account and sessions go, the matches keep a pseudonym that leads nowhere."""
    from forceout.service.people.accounts import Accounts
    from forceout.service.people.people import People
    from forceout.service.service import system_clock
    from forceout.service.settings import Settings

    async def work(store: "Store") -> str:
        people = People(store, Settings.read(), system_clock)
        found = await people.find(who)
        if found is None:
            await Accounts(store, people, system_clock).delete_account(who)
        else:
            await people.delete(found)
        return "Deleted."

    run(work, database)


@admin.command()
def tables(
    everything: Annotated[bool, typer.Option("--all", help="Those that are over as well.")] = False,
    database: Database = None,
) -> None:
    """List the tables, the newest first."""
    from datetime import UTC, datetime

    from sqlalchemy import select

    from forceout.service.store.schema import matches

    async def work(store: "Store") -> str:
        query = select(matches).order_by(matches.c.created_at.desc()).limit(500)
        if not everything:
            query = query.where(matches.c.status.in_(("waiting", "playing")))
        async with store.reading() as connection:
            rows = (await connection.execute(query)).all()
        lines = [
            f"{row.id}  {row.status:<9}  {row.head:>5} events  "
            f"last at {datetime.fromtimestamp(row.changed_at / 1000, UTC):%Y-%m-%d %H:%M} UTC"
            for row in rows
        ]
        return "\n".join(lines) or "There are no tables."

    run(work, database)


@admin.command()
def close_table(match: Match, database: Database = None) -> None:
    """Close a table for good, on a server that goes on too."""
    from forceout.service.tables.actions import Actor

    async def work(store: "Store") -> str:
        await _service(store).matches.abandon(match, Actor("operator", frozenset({"admin"})), "host-left")
        return f"{match} is closed."

    run(work, database)


@admin.command()
def questions(
    match: Annotated[str | None, typer.Argument(help="One match; all of them where none is named.")] = None,
    database: Database = None,
) -> None:
    """List questions to the judge about positions that were being played, for a director to think about."""
    from datetime import UTC, datetime

    from forceout.service.positions.noted_questions import NotedQuestions
    from forceout.service.service import system_clock

    async def work(store: "Store") -> str:
        noted = await NotedQuestions(store, system_clock).of(match)
        lines = [
            f"{datetime.fromtimestamp(one.at / 1000, UTC):%Y-%m-%d %H:%M:%S} UTC  {one.match}  {one.kind:<10}  "
            f"{one.person or 'nobody who was signed in'}"
            for one in noted
        ]
        return "\n".join(lines) or "Nothing was asked about a position in play."

    run(work, database)


@admin.command()
def verify_log(
    match: Annotated[str | None, typer.Argument(help="One match; all of them where none is named.")] = None,
    against: Annotated[
        list[Path] | None,
        typer.Option(help="A record or a scoresheet that left the server; the log must still end as it says there."),
    ] = None,
    database: Database = None,
) -> None:
    """Verify the hash chains of the logs, their seals, and what was kept of them elsewhere: what was altered shows."""
    from forceout.cli.verify_log import verified
    from forceout.service.errors import Refusal

    async def work(store: "Store") -> str:
        wrong, told = await verified(store, match, against or [])
        if wrong:
            raise Refusal(verbatim("\n".join(wrong)))
        return told

    run(work, database)
