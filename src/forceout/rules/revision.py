"""Revisions: how this program has carried the books out, so that a log ends under the one that it began with.

An edition is a printed book; a revision is our reading of the books at one release. What a later release mends is a
field here, true from then on; a log that names no revision was played under 0.2, and is folded as 0.2 folded it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Revision:
    """What the engine does since a release; each field says what it has done since 0.3."""

    name: str
    long_goal_stands: bool
    """A Goal of more than six cubes is no illegal procedure: it stands and is challenged (Equations VI-A-1-a)."""


REVISION_0_2: Final = Revision("0.2", long_goal_stands=False)
REVISION_0_3: Final = Revision("0.3", long_goal_stands=True)
LATEST: Final = REVISION_0_3
REVISIONS: Final[Mapping[str, Revision]] = {one.name: one for one in (REVISION_0_2, REVISION_0_3)}
BEFORE_NAMES: Final = REVISION_0_2.name
"""The revision of logs and records from before revisions had names."""
