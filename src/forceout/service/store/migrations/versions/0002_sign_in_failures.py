"""Wrong passwords are counted in the database, and a row shows whether it can be written."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the two tables."""
    op.create_table(
        "sign_in_failures",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("tokens", sa.Float, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("sign_in_failures_at", "sign_in_failures", ["at"])
    op.create_table(
        "probes",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
