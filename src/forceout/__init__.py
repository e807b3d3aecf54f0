"""Forceout: the games of On-Sets and Equations, from the roll to the signed scoresheet.

As a library (docs/library.md): `Position` and `Match` are values, `ask_judge` and `solve` answer questions, records are
read and written. What is not asked for is not imported.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from forceout.editions.simulated_match import simulated_match
    from forceout.library.endgame import Endgame, LineMove, PlayedMove, Room
    from forceout.library.errors import BadAction, BadPosition, IllegalAction
    from forceout.library.looking_back import GoalChoice, MoveMade, goals_of_roll, look_back
    from forceout.library.match import Match
    from forceout.library.position import Fault, Position, Verdict
    from forceout.library.questions import ask_judge, solve
    from forceout.rules.record import BadRecord, Record, print_record, read_record
    from forceout.solver.answer import Answer, Listed

__version__ = "0.3.0"
__all__ = [
    "Answer",
    "BadAction",
    "BadPosition",
    "BadRecord",
    "Endgame",
    "Fault",
    "GoalChoice",
    "IllegalAction",
    "LineMove",
    "Listed",
    "Match",
    "MoveMade",
    "PlayedMove",
    "Position",
    "Record",
    "Room",
    "Verdict",
    "ask_judge",
    "goals_of_roll",
    "look_back",
    "print_record",
    "read_record",
    "simulated_match",
    "solve",
]
_PLACES: Final = {
    "forceout.editions.simulated_match": ("simulated_match",),
    "forceout.library.endgame": ("Endgame", "LineMove", "PlayedMove", "Room"),
    "forceout.library.errors": ("BadAction", "BadPosition", "IllegalAction"),
    "forceout.library.looking_back": ("GoalChoice", "MoveMade", "goals_of_roll", "look_back"),
    "forceout.library.match": ("Match",),
    "forceout.library.position": ("Fault", "Position", "Verdict"),
    "forceout.library.questions": ("ask_judge", "solve"),
    "forceout.rules.record": ("BadRecord", "Record", "print_record", "read_record"),
    "forceout.solver.answer": ("Answer", "Listed"),
}
_PLACE_OF: Final = {name: place for place, names in _PLACES.items() for name in names}


def __getattr__(name: str) -> Any:
    """What the library offers, imported when it is first asked for."""
    if name not in _PLACE_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_PLACE_OF[name]), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
