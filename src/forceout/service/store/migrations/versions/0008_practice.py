"""Practice: first tries, ratings of people and puzzles, mistakes that come back, sets of a coach."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def _person(name: str = "person", *, is_key: bool = True) -> sa.Column[str]:
    reference = sa.ForeignKey("people.id", ondelete="CASCADE")
    return sa.Column(name, sa.String(24), reference, primary_key=is_key, nullable=False)


def _rating() -> tuple[sa.Column[float], ...]:
    return tuple(sa.Column(name, sa.Float, nullable=False) for name in ("rating", "deviation", "volatility"))


def upgrade() -> None:
    """Make the tables of practice."""
    op.create_table(
        "practice_people",
        _person(),
        sa.Column("keeps_mistakes", sa.Boolean, nullable=False),
    )
    op.create_table("practice_ratings", _person(), sa.Column("game", sa.String(12), primary_key=True), *_rating())
    op.create_table(
        "practice_tries",
        _person(),
        sa.Column("puzzle", sa.String(16), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("is_solved", sa.Boolean, nullable=False),
        sa.Column("is_rated", sa.Boolean, nullable=False),
    )
    op.create_table(
        "practice_mistakes",
        _person(),
        sa.Column("puzzle", sa.String(16), primary_key=True),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("card", sa.Text, nullable=False),
    )
    op.create_table(
        "puzzle_ratings",
        sa.Column("puzzle", sa.String(16), primary_key=True),
        *_rating(),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
    )
    op.create_table(
        "practice_sets",
        sa.Column("code", sa.String(16), primary_key=True),
        _person("owner", is_key=False),
        sa.Column("puzzles", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("expires_at", sa.BigInteger, nullable=False),
    )
    op.create_index("practice_sets_owner", "practice_sets", ["owner"])
    op.create_index("practice_sets_expires_at", "practice_sets", ["expires_at"])
    op.create_table(
        "practice_set_tries",
        sa.Column("code", sa.String(16), sa.ForeignKey("practice_sets.code", ondelete="CASCADE"), primary_key=True),
        _person(),
        sa.Column("puzzle", sa.String(16), primary_key=True),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("is_solved", sa.Boolean, nullable=False),
        sa.Column("is_first_solved", sa.Boolean, nullable=False),
    )
