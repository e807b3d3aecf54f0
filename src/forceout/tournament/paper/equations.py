"""The chart for recording Resources, variations, Goal and Solutions (Equations I-C)."""

from typing import Any, Final

from forceout.messages.message import Message
from forceout.rules.vocabulary import Division as Level

CHART: Final = "recording"
EQUIPMENT: Final = (Message("twenty-four-cubes"),)
ALLOWED: Final = (Level.ELEMENTARY, Level.MIDDLE)
"""Where such a chart may be used."""
SIGNS: Final = (*"0123456789", "+", "−", "×", "÷", "*", "√")
SHAKES: Final = 4


def chart_pages(level: Level) -> list[dict[str, Any]]:
    """One page of four shakes; none in the divisions that may not use it."""
    return [{"shakes": SHAKES, "signs": SIGNS}] if level in ALLOWED else []
