"""How much of its time a player spends who is late: the others wait for the answer, not for the best one."""

from typing import Final

IN_TIME: Final = 1.0
"""The seconds that nobody notices."""
LEAST: Final = 0.05


def effort(late: float) -> float:
    """The share of the usual budget for a thought that begins so many seconds late: a quarter at twice what nobody
    notices, a ninth at three times."""
    return 1.0 if late <= IN_TIME else max(LEAST, (IN_TIME / late) ** 2)
