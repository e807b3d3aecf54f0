"""Claims of checkers at a live table: what they have to name, and that everybody hears of those that fail (On-Sets
VII-C-4, IX-A-2; Equations VII-C-4, IX-A-2; Guidelines 0, 1)."""

from typing import Final

from forceout.judge.disclosure.live import named_variations
from forceout.judge.rejection_places import Place, missing_place, place_of
from forceout.messages.message import Message
from forceout.rules import actions as do
from forceout.rules.codes import Code
from forceout.rules.engine import Outcome
from forceout.rules.game import Game
from forceout.rules.legal_actions import why_no_charge
from forceout.rules.match_state import Match
from forceout.rules.state import Phase, Shake
from forceout.service.errors import Refused
from forceout.service.store.events import Event

NEEDS_PLACE: Final = "needs-place"


def verify_claim(shake: Shake | None, action: do.Action) -> None:
    """Refuse to rule on a rejection that does not name its place (On-Sets VII-C-4; Equations VII-C-4; Guidelines 0,
    1)."""
    if shake is None or shake.phase is not Phase.CHECKING or not isinstance(action, do.Reject):
        return
    asks_judge = shake.table.game.procedures.asks_judge(None)
    missing = missing_place(
        action.code, action.place, action.regrouped, asks_judge=asks_judge, variations=named_variations(shake)
    )
    if (
        missing is None
        and place_of(action.code, asks_judge) is Place.CUBE
        and not is_cube(shake.table.game, action.place or "")
    ):
        missing = Message("no-cube-of-this-game-shows-that")
    if missing is not None:
        raise Refused(missing, rule=str(shake.table.game.procedures.sections.checking), code=NEEDS_PLACE)


def is_cube(game: Game, text: str) -> bool:
    """Whether a cube of a game shows this."""
    return game.read_cube(text) is not None


def is_claim(action: do.Action) -> bool:
    """Whether an action claims that somebody did something wrong."""
    return isinstance(action, do.Reject | do.Charge)


def is_heard(before: Match, action: do.Action, outcome: Outcome) -> bool:
    """Whether everybody at the table hears of an action although it changes nothing: a charge without ground, so that
    nobody tries one after the other in silence (On-Sets IX-A-2; Equations IX-A-2)."""
    if not isinstance(action, do.Charge) or outcome.violation is None or before.shake is None:
        return False
    is_ruled = outcome.violation.code in (Code.NOT_ILLEGAL, Code.INSULATED)
    return is_ruled and why_no_charge(before.shake) is None


def is_without_effect(event: Event) -> bool:
    """Whether an event is a charge that failed, after which everything is as it was."""
    said = event.said
    return said.is_upheld is False and isinstance(said.action, do.Charge)
