"""The tables of the database: the log of events, what is worked out from it, and people outside it."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata: Final = MetaData()
SERIAL: Final = BigInteger().with_variant(Integer, "sqlite")
"""A number that counts up by itself on both databases."""
PASSING: Final = {"is_passing": True}
"""Marks a table of this moment alone, which is in no backup."""

matches: Final = Table(
    "matches",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("created_at", BigInteger, nullable=False),
    Column("head", Integer, nullable=False),
    Column("status", String(12), nullable=False),
    Column("is_listed", Boolean, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("next_due", BigInteger),
    Column("next_bot", BigInteger),
    Column("summary", Text),
    Index("matches_next_due", "next_due"),
    Index("matches_next_bot", "next_bot"),
    Index("matches_status", "status", "is_listed"),
    Index("matches_changed_at", "changed_at"),
)
"""One row a match: where its log ends and when it is due; everything in it can be worked out from the log."""

events: Final = Table(
    "events",
    metadata,
    Column("id", SERIAL, primary_key=True, autoincrement=True),
    Column("match", String(16), ForeignKey("matches.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("received_at", BigInteger, nullable=False),
    Column("key", String(96)),
    Column("body", Text, nullable=False),
    Column("hash", String(64), nullable=False),
    UniqueConstraint("match", "seq", name="events_match_seq"),
    UniqueConstraint("match", "key", name="events_match_key"),
)
"""The log, the only truth: append-only and hash-chained."""

seeds: Final = Table(
    "seeds",
    metadata,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("shake", Integer, primary_key=True),
    Column("seed", LargeBinary(32), nullable=False),
)
"""The seeds of dice that are committed in the log and not yet revealed there."""

attempts: Final = Table(
    "attempts",
    metadata,
    Column("id", SERIAL, primary_key=True, autoincrement=True),
    Column("match", String(16), ForeignKey("matches.id"), nullable=False),
    Column("base", Integer, nullable=False),
    Column("seat", String(2), nullable=False),
    Column("received_at", BigInteger, nullable=False),
    Index("attempts_match", "match"),
)
"""Grabs for the challenge block that came second, with when they were received."""

noted_questions: Final = Table(
    "noted_questions",
    metadata,
    Column("id", SERIAL, primary_key=True, autoincrement=True),
    Column("match", String(16), ForeignKey("matches.id"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(20), nullable=False),
    Column("person", String(24)),
    Index("noted_questions_match", "match"),
)
"""Questions about positions in play, for the director; a pseudonym where whoever asked was signed in."""

join_codes: Final = Table(
    "join_codes",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("match", String(16), ForeignKey("matches.id"), nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),
    Index("join_codes_match", "match"),
)
"""Codes to join by; one that its host has ended is kept for a day, so that whoever types it is told."""

seated: Final = Table(
    "seated",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Index("seated_match", "match"),
)
"""Who has had a seat at which table, or has one kept for them: worked out from the log, to find one's own tables by."""

judge_codes: Final = Table(
    "judge_codes",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("match", String(16), ForeignKey("matches.id")),
    Column("event", String(16)),
    Column("by", String(24), nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Index("judge_codes_match", "match"),
    Index("judge_codes_event", "event"),
)
"""Codes that make somebody a judge: of one table, or of all paper tables of an event."""

offices: Final = Table(
    "offices",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("offices_match", "match"),
)
"""Where somebody may be an official; whether they are is in the log."""

desk_tables: Final = Table(
    "desk_tables",
    metadata,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("event", String(16)),
    Column("called_at", BigInteger),
    Index("desk_tables_event", "event"),
    Index("desk_tables_called_at", "called_at"),
)
"""Tables of an event, and tables where somebody may be waiting for a judge; whether they are is in the log."""

people: Final = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("nickname", String(40), nullable=False),
    Column("account", String(24), ForeignKey("accounts.id")),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Index("people_account", "account"),
)
"""Who is behind a pseudonym of the log; a row can be deleted, and the log stays whole."""

accounts: Final = Table(
    "accounts",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False, unique=True),
    Column("password", String(200), nullable=False),
    Column("roles", String(80), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)
"""Accounts with a password; `name` is folded to lower case, `roles` is a list with commas."""

sessions: Final = Table(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("csrf", String(64), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Index("sessions_person", "person"),
    Index("sessions_expires_at", "expires_at"),
)
"""Sessions by the hash of their secret."""

device_codes: Final = Table(
    "device_codes",
    metadata,
    Column("code_hash", String(64), primary_key=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Index("device_codes_person", "person"),
    info=PASSING,
)
"""Codes that bring somebody to another browser, once and within minutes, by their hash."""

sign_in_failures: Final = Table(
    "sign_in_failures",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("tokens", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("sign_in_failures_at", "at"),
    info=PASSING,
)
"""Wrong passwords lately, by a keyed hash that leads neither to a name nor to an address; forgotten after a day."""

probes: Final = Table(
    "probes",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("at", BigInteger, nullable=False),
    info=PASSING,
)
"""A row that is written to find out whether anything can be."""

secrets: Final = Table(
    "secrets",
    metadata,
    Column("name", String(24), primary_key=True),
    Column("value", LargeBinary(32), nullable=False),
)
"""What the workers of one service share and nobody else knows, such as the key that signs measured delays."""

heartbeats: Final = Table(
    "heartbeats",
    metadata,
    Column("worker", String(16), primary_key=True),
    Column("wall", BigInteger, nullable=False),
    Column("running", BigInteger, nullable=False),
)
"""When each worker was last able to write, by the time of day and by a clock that nobody sets."""

served: Final = Table(
    "served",
    metadata,
    Column("worker", String(16), primary_key=True),
    Column("match", String(16), primary_key=True),
    Column("seats", Integer, nullable=False),
)
"""Which seats' players came through which worker, as a mask: who is cut off when one of several is frozen."""

gaps: Final = Table(
    "gaps",
    metadata,
    Column("since", BigInteger, primary_key=True),
    Column("until", BigInteger, primary_key=True),
)
"""When no worker at all could write: a pause for every table."""


tournaments: Final = Table(
    "tournaments",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("created_at", BigInteger, nullable=False),
    Column("head", Integer, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("is_closed", Boolean, nullable=False),
    Column("names_until", BigInteger, nullable=False),
    Index("tournaments_changed_at", "changed_at"),
    Index("tournaments_names_until", "names_until"),
)
"""One row an event: where its log ends, and when its names are deleted."""

tournament_events: Final = Table(
    "tournament_events",
    metadata,
    Column("id", SERIAL, primary_key=True, autoincrement=True),
    Column("tournament", String(16), ForeignKey("tournaments.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("received_at", BigInteger, nullable=False),
    Column("key", String(96)),
    Column("body", Text, nullable=False),
    Column("hash", String(64), nullable=False),
    UniqueConstraint("tournament", "seq", name="tournament_events_seq"),
    UniqueConstraint("tournament", "key", name="tournament_events_key"),
)
"""The log of every event, append-only and hash-chained like a match's."""

tournament_members: Final = Table(
    "tournament_members",
    metadata,
    Column("tournament", String(16), ForeignKey("tournaments.id"), primary_key=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("office", String(12), nullable=False),
    Column("subject", String(40)),
    Column("label", String(40), nullable=False),
    Column("joined_at", BigInteger, nullable=False),
    Index("tournament_members_person", "person"),
)
"""Who holds which office in an event, as which player or for which school, and what the log calls them."""

tournament_codes: Final = Table(
    "tournament_codes",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("tournament", String(16), ForeignKey("tournaments.id"), nullable=False),
    Column("office", String(12), nullable=False),
    Column("subject", String(40)),
    Column("expires_at", BigInteger, nullable=False),
    Index("tournament_codes_tournament", "tournament"),
)
"""Codes that give an office in an event."""

tournament_names: Final = Table(
    "tournament_names",
    metadata,
    Column("tournament", String(16), ForeignKey("tournaments.id"), primary_key=True),
    Column("player", String(40), primary_key=True),
    Column("name", String(120), nullable=False),
)
"""What players are called, outside the log; deleted on the day that the event names."""
practice_people: Final = Table(
    "practice_people",
    metadata,
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("keeps_mistakes", Boolean, nullable=False),
)
"""What somebody has chosen for their practice; a row can be deleted, and nothing else knows of it."""

practice_ratings: Final = Table(
    "practice_ratings",
    metadata,
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(12), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
)
"""How strong somebody is at puzzles of a game, and how sure that is; shown to nobody else."""

match_ratings: Final = Table(
    "match_ratings",
    metadata,
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(12), primary_key=True),
    Column("against", String(8), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("matches", Integer, nullable=False),
)
"""How strong somebody is in matches of a game, against people and against bots apart; shown to nobody else."""

shared_ratings: Final = Table(
    "shared_ratings",
    metadata,
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("since", BigInteger, nullable=False),
)
"""Who shares their rating at puzzles with coaches whose sets they work on; without a row nobody is shown it."""

rated_matches: Final = Table(
    "rated_matches",
    metadata,
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
)
"""The matches that are in the ratings already."""

practice_tries: Final = Table(
    "practice_tries",
    metadata,
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("is_solved", Boolean, nullable=False),
    Column("is_rated", Boolean, nullable=False),
)
"""First tries at puzzles, the only ones that count."""

practice_mistakes: Final = Table(
    "practice_mistakes",
    metadata,
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("due", BigInteger, nullable=False),
    Column("card", Text, nullable=False),
)
"""Puzzles that somebody missed and wants to see again, with when."""

puzzle_ratings: Final = Table(
    "puzzle_ratings",
    metadata,
    Column("puzzle", String(16), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)
"""How hard a puzzle is by those who have tried it."""

practice_sets: Final = Table(
    "practice_sets",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("owner", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("puzzles", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Index("practice_sets_owner", "owner"),
    Index("practice_sets_expires_at", "expires_at"),
)
"""Puzzles that a coach has put together, by the code that is read out."""

practice_set_tries: Final = Table(
    "practice_set_tries",
    metadata,
    Column("code", String(16), ForeignKey("practice_sets.code", ondelete="CASCADE"), primary_key=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("tries", Integer, nullable=False),
    Column("is_solved", Boolean, nullable=False),
    Column("is_first_solved", Boolean, nullable=False),
)
"""Who tried which puzzle of a set, how often, and whether it was solved."""

rooms: Final = Table(
    "rooms",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("created_at", BigInteger, nullable=False),
    Column("head", Integer, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("kept_until", BigInteger, nullable=False),
    Index("rooms_kept_until", "kept_until"),
)
"""One row a coach's room: where its log ends, and when everything of it is deleted."""

room_events: Final = Table(
    "room_events",
    metadata,
    Column("id", SERIAL, primary_key=True, autoincrement=True),
    Column("room", String(16), ForeignKey("rooms.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("received_at", BigInteger, nullable=False),
    Column("key", String(96)),
    Column("body", Text, nullable=False),
    Column("hash", String(64), nullable=False),
    UniqueConstraint("room", "seq", name="room_events_seq"),
    UniqueConstraint("room", "key", name="room_events_key"),
)
"""The log of a room; it knows coaches and students by labels alone."""

room_people: Final = Table(
    "room_people",
    metadata,
    Column("room", String(16), ForeignKey("rooms.id"), primary_key=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("role", String(12), nullable=False),
    Column("label", String(8), nullable=False),
    Column("joined_at", BigInteger, nullable=False),
    Index("room_people_person", "person"),
)
"""Who is behind the labels of a room's log."""

room_codes: Final = Table(
    "room_codes",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("room", String(16), ForeignKey("rooms.id"), nullable=False),
    Column("role", String(12), nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),
    Index("room_codes_room", "room"),
)
"""Codes that let somebody into a room, as a student or as a second coach."""

kept_tables: Final = tuple(table for table in metadata.sorted_tables if not table.info.get("is_passing"))
"""What a backup holds, each table after those that it refers to."""
