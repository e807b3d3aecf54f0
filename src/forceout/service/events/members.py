"""Who is who in an event: offices by codes, no e-mail (trust.md, promise 16)."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from forceout.messages.message import Message
from forceout.service.errors import BadRequest, NotAllowed, NotFound
from forceout.service.events.authority import CODES_OF
from forceout.service.store.schema import people, tournament_codes, tournament_members, tournament_names
from forceout.service.store.store import Store
from forceout.service.tables.join_codes import ALPHABET, LENGTH, TRIES, read_code
from forceout.tournament.acts import COACH, DEPUTY, DIRECTOR, JUDGE, PLAYER, SCOREKEEPER
from forceout.tournament.state import EventState

CODE_DAYS: Final = 14
DAY: Final = 86_400_000
CALLED: Final = (DIRECTOR, DEPUTY, SCOREKEEPER, JUDGE)
"""Who is called by a nickname in what is shown of an event's log; players and coaches are not."""


@dataclass(frozen=True, slots=True)
class Member:
    """Somebody's office in an event."""

    tournament: str
    person: str
    office: str
    subject: str | None
    """The player that they are, or the school that they coach."""
    label: str
    """What the log calls them."""


@dataclass(frozen=True, slots=True)
class OfficeCode:
    """A code that gives an office."""

    code: str
    office: str
    subject: str | None
    expires_at: int

    @property
    def shown(self) -> str:
        """How people see it."""
        return f"{self.code[:4]}-{self.code[4:]}"


class Members:
    """Offices, codes and names of events."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self.store = store
        self.clock = clock

    async def find(self, tournament: str, person: str | None) -> Member | None:
        """Somebody's office, if they have one."""
        if person is None:
            return None
        rows = tournament_members.c
        query = select(rows.office, rows.subject, rows.label).where(
            rows.tournament == tournament, rows.person == person
        )
        async with self.store.reading() as connection:
            found = (await connection.execute(query)).one_or_none()
        return None if found is None else Member(tournament, person, *found)

    async def of_person(self, person: str, most: int) -> list[Member]:
        """The offices that somebody has, the latest first."""
        rows = tournament_members.c
        query = select(rows.tournament, rows.person, rows.office, rows.subject, rows.label)
        query = query.where(rows.person == person).order_by(rows.joined_at.desc()).limit(most)
        async with self.store.reading() as connection:
            return [Member(*row) for row in await connection.execute(query)]

    async def of_event(self, tournament: str) -> list[Member]:
        """Everybody who has an office in an event, who came first first."""
        rows = tournament_members.c
        query = select(rows.tournament, rows.person, rows.office, rows.subject, rows.label)
        query = query.where(rows.tournament == tournament).order_by(rows.joined_at, rows.person)
        async with self.store.reading() as connection:
            return [Member(*row) for row in await connection.execute(query)]

    async def called(self, tournament: str) -> dict[str, str]:
        """What the officials of an event call themselves, by what the log calls them."""
        rows = tournament_members.c
        query = select(rows.label, people.c.nickname).join_from(tournament_members, people)
        query = query.where(rows.tournament == tournament, rows.office.in_(CALLED))
        async with self.store.reading() as connection:
            return {label: nickname for label, nickname in await connection.execute(query)}  # noqa: C416 (as below)

    async def codes(self, by: Member) -> list[OfficeCode]:
        """The codes of an event that somebody could have made, as long as they open something."""
        rows = tournament_codes.c
        query = select(rows.code, rows.office, rows.subject, rows.expires_at)
        query = query.where(rows.tournament == by.tournament, rows.expires_at > self.clock())
        query = query.where(rows.office.in_(CODES_OF.get(by.office, ()))).order_by(rows.office, rows.subject, rows.code)
        async with self.store.reading() as connection:
            return [OfficeCode(*row) for row in await connection.execute(query)]

    async def make_player_codes(self, state: EventState, by: Member) -> int:
        """A code for every player who has none that opens something; how many were made."""
        if PLAYER not in CODES_OF.get(by.office, ()):
            raise NotAllowed(Message("this-office-may-not-do-that", office=by.office))
        expires_at = self.clock() + CODE_DAYS * DAY
        rows = tournament_codes.c

        async def work(connection: AsyncConnection) -> int:
            of_event = (rows.tournament == by.tournament, rows.office == PLAYER)
            await connection.execute(delete(tournament_codes).where(*of_event, rows.expires_at <= self.clock()))
            known = set((await connection.execute(select(rows.subject).where(*of_event))).scalars())
            fresh = [player for player in state.players if player not in known]
            codes: set[str] = set()
            while len(codes) < len(fresh):
                codes.add("".join(secrets.choice(ALPHABET) for _ in range(LENGTH)))
            values = {"tournament": by.tournament, "office": PLAYER, "expires_at": expires_at}
            made = [{**values, "code": code, "subject": one} for one, code in zip(fresh, codes, strict=True)]
            if made:
                await connection.execute(insert(tournament_codes), made)
            return len(made)

        for _ in range(TRIES):
            try:
                return await self.store.write(work)
            except IntegrityError:
                # One of them is another event's.
                continue
        raise RuntimeError("no codes are free")

    async def make_code(self, state: EventState, by: Member, office: str, subject: str | None) -> OfficeCode:
        """A new code for an office; a player or a school has one at a time."""
        if office not in CODES_OF.get(by.office, ()):
            raise NotAllowed(Message("this-office-may-not-do-that", office=by.office))
        known = {PLAYER: state.players, COACH: state.schools}.get(office)
        if (subject is None) is (known is not None) or (known is not None and subject not in known):
            raise BadRequest(Message("a-code-is-for-a-player-or-a-school-of-the-event"), code="bad-subject")
        expires_at = self.clock() + CODE_DAYS * DAY
        for _ in range(TRIES):
            made = OfficeCode("".join(secrets.choice(ALPHABET) for _ in range(LENGTH)), office, subject, expires_at)

            async def work(connection: AsyncConnection, made: OfficeCode = made) -> None:
                rows = tournament_codes.c
                if subject is not None:
                    old = delete(tournament_codes).where(rows.tournament == by.tournament, rows.subject == subject)
                    await connection.execute(old.where(rows.office == office))
                values = {"code": made.code, "office": office, "subject": subject, "expires_at": expires_at}
                await connection.execute(insert(tournament_codes).values(tournament=by.tournament, **values))

            try:
                await self.store.write(work)
            except IntegrityError:
                continue
            return made
        raise RuntimeError("no code is free")

    async def join(self, text: str, person: str) -> Member:
        """Take the office that a code gives; who has one already keeps it where it is the same, and changes nothing
        otherwise."""
        code = read_code(text)
        if code is None:
            raise BadRequest(Message("a-code-has-eight-letters-and-numbers"), code="bad-code")
        rows = tournament_codes.c
        async with self.store.reading() as connection:
            found = (await connection.execute(select(tournament_codes).where(rows.code == code))).one_or_none()
        if found is None or found.expires_at <= self.clock():
            raise NotFound(Message("no-event-has-that-code-now"), code="no-such-code")
        known = await self.find(found.tournament, person)
        if known is not None:
            if (known.office, known.subject) == (found.office, found.subject):
                return known
            raise NotAllowed(Message("you-have-another-office-in-this-event"), code="has-office")

        async def work(connection: AsyncConnection) -> Member:
            label = found.subject if found.office == PLAYER else f"{found.office}-{secrets.token_hex(3)}"
            member = Member(found.tournament, person, found.office, found.subject, str(label))
            await connection.execute(
                insert(tournament_members).values(
                    tournament=member.tournament,
                    person=person,
                    office=member.office,
                    subject=member.subject,
                    label=member.label,
                    joined_at=self.clock(),
                )
            )
            return member

        try:
            return await self.store.write(work)
        except IntegrityError:
            # The same browser asked twice at once.
            again = await self.find(found.tournament, person)
            if again is None:
                raise
            return again

    async def names(self, tournament: str) -> dict[str, str]:
        """What the players of an event are called, as long as that is kept."""
        rows = tournament_names.c
        async with self.store.reading() as connection:
            found = await connection.execute(select(rows.player, rows.name).where(rows.tournament == tournament))
            return {player: name for player, name in found}  # noqa: C416 (rows are no pairs to a type checker)

    async def delete_names(self, tournament: str) -> None:
        """Forget what the players are called."""
        gone = delete(tournament_names).where(tournament_names.c.tournament == tournament)
        await self.store.write(lambda connection: connection.execute(gone))


async def sweep_names(store: Store, now: int) -> int:
    """Delete the names of events whose day has come."""
    from forceout.service.store.schema import tournaments

    due = select(tournaments.c.id).where(tournaments.c.names_until <= now)

    async def work(connection: AsyncConnection) -> int:
        gone = await connection.execute(delete(tournament_names).where(tournament_names.c.tournament.in_(due)))
        await connection.execute(delete(tournament_codes).where(tournament_codes.c.expires_at <= now))
        return int(gone.rowcount)

    return await store.write(work)
