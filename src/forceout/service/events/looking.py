"""What is done upon a look: whether what somebody saw has changed since, so that they look again."""

from collections.abc import Iterable
from typing import Final

from forceout.tournament import acts as do

PEOPLE: Final = (do.ChangeSettings, do.Import, do.EnterLate, do.Withdraw, do.Return)
SEATS: Final = (do.DraftSeating, do.SwapSeats, do.Publish, do.NoShow)
RESULTS: Final = (
    do.EnterResult, do.TakeOnlineResult, do.CorrectResult, do.RuleDeceit, do.Disqualify, do.OrderReplay, do.Appeal,
    do.DecideAppeal,
)  # fmt: skip
LOOKED_AT: Final = (do.DraftSeating, do.SwapSeats, do.Publish, do.ChangeSettings, do.GoOnWithout, do.AnnounceAwards)
"""Acts that somebody does upon what they see."""


def touches(act: do.Act, since: do.Act) -> bool:
    """Whether something that was done since could change what an act is done upon: seats of another competition, or a
    result that comes in while seats are published, do not."""
    if isinstance(act, do.AnnounceAwards):
        return True
    if isinstance(act, do.ChangeSettings):
        return isinstance(since, (*PEOPLE, *SEATS))
    if isinstance(since, PEOPLE):
        return not isinstance(act, do.GoOnWithout)
    if getattr(since, "competition", None) != getattr(act, "competition", None):
        return False
    if isinstance(act, do.GoOnWithout):
        return isinstance(since, (do.GoOnWithout, do.Publish))
    return isinstance(since, SEATS) or (isinstance(act, do.DraftSeating) and isinstance(since, RESULTS))


def is_stale(act: do.Act, since: Iterable[do.Act]) -> bool:
    """Whether somebody should look again before they do something."""
    return any(touches(act, one) for one in since)
