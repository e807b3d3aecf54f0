"""Why each player has the points that they have, in words (On-Sets X, Equations X)."""

from forceout.rules.ending_shake import end_of_shake
from forceout.rules.scoring_shake import EndOfShake
from forceout.rules.state import Shake
from forceout.rules.table import Situation


def score_reasons(shake: Shake) -> dict[str, dict[str, str]]:
    """For each player of a scored shake one sentence and the section behind it."""
    if shake.scores is None:
        return {}
    found = {}
    for player in shake.scores:
        section, message = _reason(shake, player)
        found[player] = {"message": message, "rule": str(shake.table.game.book[section])}
    return found


def _reason(shake: Shake, player: str) -> tuple[str, str]:
    if player in shake.absent:
        return "X-D", "Was away in this shake."
    if shake.contest is None:
        return "X", "Everybody agreed that there is no Goal to set."
    end = end_of_shake(shake, shake.contest)
    if end.challenger is None:
        return "X-C", _wrote(end, player) or "Wrote no Solution."
    if player in (end.challenger, end.second_challenger):
        return "X-B", _party(end, player, "Challenger", is_writer=end.end is not Situation.IMPOSSIBLE)
    if player == end.mover:
        return "X-B", _party(end, player, "Mover", is_writer=end.end is Situation.IMPOSSIBLE)
    return "X-B", f"Third Party. {_wrote(end, player) or _silent(end, player)}"


def _party(end: EndOfShake, player: str, role: str, *, is_writer: bool) -> str:
    if is_writer:
        return f"{role}, who had to write. {_wrote(end, player) or 'Wrote no Solution.'}"
    return f"{role}. {_silent(end, player)}"


def _wrote(end: EndOfShake, player: str) -> str | None:
    if player not in end.presented:
        return None
    return "Wrote a correct Solution." if end.presented[player] else "The Solution was not correct."


def _silent(end: EndOfShake, player: str) -> str:
    """What is said of somebody whose claim is that there is no Solution to be found."""
    if end.has_fooled_checker(player):
        return "Accepted a Solution that was then proved wrong."
    return "Nobody wrote a correct Solution." if end.is_correct_silent(player) else "Somebody wrote a correct Solution."
