"""Tournaments: an event's log, its members, codes and names."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make a place for events."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("head", sa.Integer, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.Column("is_closed", sa.Boolean, nullable=False),
        sa.Column("names_until", sa.BigInteger, nullable=False),
    )
    op.create_index("tournaments_changed_at", "tournaments", ["changed_at"])
    op.create_index("tournaments_names_until", "tournaments", ["names_until"])
    op.create_table(
        "tournament_events",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("tournament", sa.String(16), sa.ForeignKey("tournaments.id"), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("received_at", sa.BigInteger, nullable=False),
        sa.Column("key", sa.String(96)),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.UniqueConstraint("tournament", "seq", name="tournament_events_seq"),
        sa.UniqueConstraint("tournament", "key", name="tournament_events_key"),
    )
    op.create_table(
        "tournament_members",
        sa.Column("tournament", sa.String(16), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("office", sa.String(12), nullable=False),
        sa.Column("subject", sa.String(40)),
        sa.Column("label", sa.String(40), nullable=False),
        sa.Column("joined_at", sa.BigInteger, nullable=False),
    )
    op.create_index("tournament_members_person", "tournament_members", ["person"])
    op.create_table(
        "tournament_codes",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("tournament", sa.String(16), sa.ForeignKey("tournaments.id"), nullable=False),
        sa.Column("office", sa.String(12), nullable=False),
        sa.Column("subject", sa.String(40)),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
    )
    op.create_index("tournament_codes_tournament", "tournament_codes", ["tournament"])
    op.create_table(
        "tournament_names",
        sa.Column("tournament", sa.String(16), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("player", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(120), nullable=False),
    )
