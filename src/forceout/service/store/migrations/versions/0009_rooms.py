"""The coach's room: its log, who is in it, and its codes."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make a place for rooms."""
    op.create_table(
        "rooms",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("head", sa.Integer, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.Column("kept_until", sa.BigInteger, nullable=False),
    )
    op.create_index("rooms_kept_until", "rooms", ["kept_until"])
    op.create_table(
        "room_events",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("room", sa.String(16), sa.ForeignKey("rooms.id"), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("received_at", sa.BigInteger, nullable=False),
        sa.Column("key", sa.String(96)),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.UniqueConstraint("room", "seq", name="room_events_seq"),
        sa.UniqueConstraint("room", "key", name="room_events_key"),
    )
    op.create_table(
        "room_people",
        sa.Column("room", sa.String(16), sa.ForeignKey("rooms.id"), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("role", sa.String(12), nullable=False),
        sa.Column("label", sa.String(8), nullable=False),
        sa.Column("joined_at", sa.BigInteger, nullable=False),
    )
    op.create_index("room_people_person", "room_people", ["person"])
    op.create_table(
        "room_codes",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("room", sa.String(16), sa.ForeignKey("rooms.id"), nullable=False),
        sa.Column("role", sa.String(12), nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
        sa.Column("ended_at", sa.BigInteger),
    )
    op.create_index("room_codes_room", "room_codes", ["room"])
