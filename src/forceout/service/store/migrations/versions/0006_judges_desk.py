"""The judge's desk: codes that make somebody a judge, who officiates where, and which tables are an event's."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make a place for codes, and two lists that the desk finds its tables by."""
    op.create_table(
        "judge_codes",
        sa.Column("code", sa.String(16), primary_key=True),
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id")),
        sa.Column("event", sa.String(16)),
        sa.Column("by", sa.String(24), nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
    )
    op.create_index("judge_codes_match", "judge_codes", ["match"])
    op.create_index("judge_codes_event", "judge_codes", ["event"])
    op.create_table(
        "offices",
        sa.Column("person", sa.String(24), primary_key=True),
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("offices_match", "offices", ["match"])
    op.create_table(
        "desk_tables",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("event", sa.String(16)),
        sa.Column("called_at", sa.BigInteger),
    )
    op.create_index("desk_tables_event", "desk_tables", ["event"])
    op.create_index("desk_tables_called_at", "desk_tables", ["called_at"])
