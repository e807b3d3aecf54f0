"""Questions about positions in play are noted for the director."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make a place for the notes."""
    op.create_table(
        "noted_questions",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer, "sqlite"), primary_key=True, autoincrement=True),
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("person", sa.String(24)),
    )
    op.create_index("noted_questions_match", "noted_questions", ["match"])
