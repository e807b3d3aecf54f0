"""Why each player has the points that they have, in words (On-Sets X, Equations X)."""

from forceout.messages.message import Message, repeated
from forceout.rules.ending_shake import end_of_shake
from forceout.rules.scoring_shake import EndOfShake
from forceout.rules.state import Shake
from forceout.rules.view_shapes import ScoreReason
from forceout.rules.vocabulary import Situation


def score_reasons(shake: Shake) -> dict[str, ScoreReason]:
    """For each player of a scored shake one sentence and the section behind it."""
    if shake.scores is None:
        return {}
    found: dict[str, ScoreReason] = {}
    for player in shake.scores:
        section, words = _reason(shake, player)
        found[player] = {"message": repeated(words), "rule": str(shake.table.game.book[section])}
    return found


def _reason(shake: Shake, player: str) -> tuple[str, Message]:
    if player in shake.absent:
        return "X-D", Message("was-away-in-this-shake")
    if shake.contest is None:
        return "X", Message("everybody-agreed-that-there-is-no-goal-to-set")
    end = end_of_shake(shake, shake.contest)
    if end.challenger is None:
        return "X-C", _wrote(end, player) or Message("wrote-no-solution")
    if player in (end.challenger, end.second_challenger):
        return "X-B", _party(end, player, "challenger", is_writer=end.end is not Situation.IMPOSSIBLE)
    if player == end.mover:
        return "X-B", _party(end, player, "mover", is_writer=end.end is Situation.IMPOSSIBLE)
    return "X-B", Message("third-party-did", did=_wrote(end, player) or _silent(end, player))


def _party(end: EndOfShake, player: str, role: str, *, is_writer: bool) -> Message:
    if is_writer:
        did = _wrote(end, player) or Message("wrote-no-solution")
        return Message("party-who-had-to-write-did", role=role, did=did)
    return Message("party-did", role=role, did=_silent(end, player))


def _wrote(end: EndOfShake, player: str) -> Message | None:
    if player not in end.presented:
        return None
    return Message("wrote-a-correct-solution") if end.presented[player] else Message("the-solution-was-not-correct")


def _silent(end: EndOfShake, player: str) -> Message:
    """What is said of somebody whose claim is that there is no Solution to be found."""
    if end.has_fooled_checker(player):
        return Message("accepted-a-solution-that-was-then-proved-wrong")
    return (
        Message("nobody-wrote-a-correct-solution")
        if end.is_correct_silent(player)
        else Message("somebody-wrote-a-correct-solution")
    )
