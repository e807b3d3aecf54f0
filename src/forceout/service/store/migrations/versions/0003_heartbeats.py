"""Heartbeats of the workers, whose players they serve, and when none of them could write."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the three tables."""
    op.create_table(
        "heartbeats",
        sa.Column("worker", sa.String(16), primary_key=True),
        sa.Column("wall", sa.BigInteger, nullable=False),
        sa.Column("running", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "served",
        sa.Column("worker", sa.String(16), primary_key=True),
        sa.Column("match", sa.String(16), primary_key=True),
        sa.Column("seats", sa.Integer, nullable=False),
    )
    op.create_table(
        "gaps",
        sa.Column("since", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("until", sa.BigInteger, primary_key=True, autoincrement=False),
    )
