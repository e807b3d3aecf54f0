"""The round trip: who sat where, what finished matches came to, codes that were ended, codes to another device."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

ROWS_AT_ONCE = 1000


def upgrade() -> None:
    """Make the places, and fill in who sat where from the logs."""
    op.add_column("matches", sa.Column("summary", sa.Text))
    op.add_column("join_codes", sa.Column("ended_at", sa.BigInteger))
    op.create_table(
        "seated",
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
    )
    op.create_index("seated_match", "seated", ["match"])
    op.create_table(
        "device_codes",
        sa.Column("code_hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
    )
    op.create_index("device_codes_person", "device_codes", ["person"])
    _fill_in_who_sat_where(op.get_bind())


def _fill_in_who_sat_where(connection: sa.Connection) -> None:
    events = sa.table("events", sa.column("match"), sa.column("body"))
    people = sa.table("people", sa.column("id"))
    seated = sa.table("seated", sa.column("person"), sa.column("match"))
    known = set(connection.scalars(sa.select(people.c.id)))
    query = sa.select(events.c.match, events.c.body).where(events.c.body.contains('"kind":"seated"'))
    rows: dict[tuple[str, str], dict[str, Any]] = {}
    for match, body in connection.execute(query):
        said = json.loads(body)
        # Whoever was deleted leads nowhere.
        if said.get("kind") == "seated" and said.get("who") in known:
            rows[said["who"], match] = {"person": said["who"], "match": match}
    found = list(rows.values())
    for start in range(0, len(found), ROWS_AT_ONCE):
        connection.execute(sa.insert(seated), found[start : start + ROWS_AT_ONCE])
