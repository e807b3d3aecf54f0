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
    bonus_makes_mover: bool = True
    """A bonus move is a move: its player is the Mover from then on (reading 40)."""
    every_fault_stands: bool = True
    """Each fault of one action can be charged (reading 41)."""
    tries_by_variation: bool = True
    """Tries at selecting are counted for each variation due, and insulated only as the clause says (reading 42)."""
    times_duties_only: bool = True
    """Nobody is timed where there is nothing to decide, nor loses a point over what is optional (reading 43)."""
    late_together: bool = True
    """Roller and dealer who are both late both lose their points; a short deal does not stop the clock (reading 44)."""
    block_disputes_no_goal: bool = True
    """The block disputes "no Goal", and what reopens the shake ends the declaration (reading 45)."""
    absent_at_any_time: bool = True
    """An absence is recorded at any moment of a shake, of anybody (reading 46)."""
    checks_one_at_a_time: bool = True
    """One Solution is checked at a time; who has presented after the last cube challenges no more (reading 48)."""
    keeps_to_its_book: bool = True
    """What a book does not have is not done under it (reading 50)."""
    either_may_go_on: bool = True
    """After a move out of turn the player passed over may go on as well (reading 52)."""
    either_cube_goes_back: bool = True
    """Of two cubes put in Forbidden without "Bonus" either goes back, charged or not (IV-C-2-b)."""
    leading_counts_penalties: bool = True
    """Leading counts the points lost in this shake (reading 28)."""
    basic_form_is_plain: bool = True
    """The basic form has no bonus (reading 53)."""
    follows_guidelines: bool = True
    """A moved digit is no move; of an illegal roll only the Restriction cubes are put right (Guidelines A10, C1)."""
    warns_first: bool = True
    """A penalty for behaviour needs a warning, or a second judge (reading 55)."""
    ranks_who_played: bool = True
    """Who was absent all round did not play; disqualification touches nobody else's points (readings 46, 51)."""
    long_goal_stands: bool = True
    """A Goal of more than six cubes is no illegal procedure: it stands and is challenged (Equations VI-A-1-a)."""
    proofs_compare_structures: bool = True
    """A proof of ambiguity adds grouping to what was written and takes none away (reading 49)."""
    reads_all_paper_forms: bool = True
    """One Restriction shared by two Solutions, and several drawings of the blank card, are read (reading 54, E18)."""


REVISION_0_2: Final = Revision(
    "0.2",
    bonus_makes_mover=False,
    every_fault_stands=False,
    tries_by_variation=False,
    times_duties_only=False,
    late_together=False,
    block_disputes_no_goal=False,
    absent_at_any_time=False,
    checks_one_at_a_time=False,
    keeps_to_its_book=False,
    either_may_go_on=False,
    either_cube_goes_back=False,
    leading_counts_penalties=False,
    basic_form_is_plain=False,
    follows_guidelines=False,
    warns_first=False,
    ranks_who_played=False,
    long_goal_stands=False,
    proofs_compare_structures=False,
    reads_all_paper_forms=False,
)
REVISION_0_3: Final = Revision("0.3")
LATEST: Final = REVISION_0_3
REVISIONS: Final[Mapping[str, Revision]] = {one.name: one for one in (REVISION_0_2, REVISION_0_3)}
BEFORE_NAMES: Final = REVISION_0_2.name
"""The revision of logs and records from before revisions had names."""
