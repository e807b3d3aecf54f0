"""The database of the first release."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create everything."""
    _create_log()
    _create_people()


def _create_log() -> None:
    serial = sa.BigInteger().with_variant(sa.Integer, "sqlite")
    op.create_table(
        "matches",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("head", sa.Integer, nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("is_listed", sa.Boolean, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.Column("next_due", sa.BigInteger),
        sa.Column("next_bot", sa.BigInteger),
    )
    op.create_index("matches_next_due", "matches", ["next_due"])
    op.create_index("matches_next_bot", "matches", ["next_bot"])
    op.create_index("matches_changed_at", "matches", ["changed_at"])
    op.create_index("matches_status", "matches", ["status", "is_listed"])
    op.create_table(
        "events",
        sa.Column("id", serial, primary_key=True, autoincrement=True),
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("received_at", sa.BigInteger, nullable=False),
        sa.Column("key", sa.String(96)),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.UniqueConstraint("match", "seq", name="events_match_seq"),
        sa.UniqueConstraint("match", "key", name="events_match_key"),
    )
    op.create_table(
        "seeds",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("shake", sa.Integer, primary_key=True),
        sa.Column("seed", sa.LargeBinary(32), nullable=False),
    )
    op.create_table(
        "attempts",
        sa.Column("id", serial, primary_key=True, autoincrement=True),
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("base", sa.Integer, nullable=False),
        sa.Column("seat", sa.String(2), nullable=False),
        sa.Column("received_at", sa.BigInteger, nullable=False),
    )
    op.create_index("attempts_match", "attempts", ["match"])
    op.create_table(
        "join_codes",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
    )
    op.create_index("join_codes_match", "join_codes", ["match"])


def _create_people() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False, unique=True),
        sa.Column("password", sa.String(200), nullable=False),
        sa.Column("roles", sa.String(80), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("nickname", sa.String(40), nullable=False),
        sa.Column("account", sa.String(24), sa.ForeignKey("accounts.id")),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
    )
    op.create_index("people_account", "people", ["account"])
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("csrf", sa.String(64), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
    )
    op.create_index("sessions_person", "sessions", ["person"])
    op.create_index("sessions_expires_at", "sessions", ["expires_at"])
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(24), primary_key=True),
        sa.Column("value", sa.LargeBinary(32), nullable=False),
    )
