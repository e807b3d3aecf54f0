"""The judge's answers about scores, for both games (On-Sets X, XII-A; Equations X, XII-A)."""

from typing import Any

from forceout.judge.protocol.question import BadQuestion, Question
from forceout.messages.message import Message
from forceout.rules.codes import QuestionCode
from forceout.rules.ruleset import Edition
from forceout.rules.scoring_match import match_points
from forceout.rules.scoring_shake import EndOfShake
from forceout.rules.vocabulary import Situation

CHALLENGES = (Situation.NOW, Situation.IMPOSSIBLE, Situation.NO_GOAL)


def answer_score(question: Question, edition: Edition[Any], writes_against_no_goal: bool) -> dict[str, Any]:
    """The scores of a shake."""
    end = question.member("end", Situation)
    if end is Situation.NO_GOAL and not writes_against_no_goal:
        raise BadQuestion(
            QuestionCode.UNKNOWN_VALUE, Message("end-edition-scores-no-solution-against-no-goal", edition=edition.name)
        )
    roles = {role: question.text_or_none(role) for role in ("challenger", "mover", "third")}
    presented = question.flags("presented", {})
    accepted = question.texts("accepted", [])
    sided = question.words("sided", {})
    absent = question.texts("absent", [])
    listed = question.texts("players", [])
    question.take("division", None)
    question.finish()
    is_challenge = end in CHALLENGES
    for role in ("challenger", "mover"):
        if is_challenge and roles[role] is None:
            raise BadQuestion(QuestionCode.MISSING_FIELD, Message("the-field-role-is-missing", role=repr(role)))
    parties = {role: name for role, name in roles.items() if name is not None} if is_challenge else {}
    if len(set(parties.values())) < len(parties):
        raise BadQuestion(
            QuestionCode.ONE_PLAYER_TWICE, Message("challenger-mover-and-third-must-be-different-players")
        )
    known = dict.fromkeys([*listed, *parties.values(), *absent, *([] if is_challenge else presented)])
    if listed and len(known) > len(set(listed)):
        stranger = next(name for name in known if name not in listed)
        raise BadQuestion(
            QuestionCode.UNKNOWN_PLAYER, Message("player-is-not-one-of-players", player=repr(stranger[:40]))
        )
    for field, names in (("presented", presented), ("accepted", accepted), ("sided", sided)):
        for name in names:
            if name not in known:
                raise BadQuestion(
                    QuestionCode.UNKNOWN_PLAYER,
                    Message("field-name-is-nobody-at-this-table", field=repr(field), name=repr(name[:40])),
                )
    side = _side(sided, roles["third"])
    shake = EndOfShake(
        end=end,
        players=tuple(name for name in known if name not in absent),
        challenger=parties.get("challenger"),
        mover=parties.get("mover"),
        third=parties.get("third"),
        presented=presented,
        accepted=frozenset(accepted),
        side=side,
        absent=frozenset(absent),
    )
    if is_challenge and shake.need_not_write in presented:
        raise BadQuestion(
            QuestionCode.MAY_NOT_PRESENT,
            Message("presented-player-may-not-present-a-solution-here", player=repr(shake.need_not_write)),
        )
    return {"scores": edition.score_shake(shake)}


def _side(sided: dict[str, str], third: str | None) -> Any:
    """The side that the Third Party took."""
    for name, side in sided.items():
        if name != third:
            raise BadQuestion(
                QuestionCode.UNKNOWN_PLAYER, Message("sided-only-the-third-party-takes-a-side", name=repr(name[:40]))
            )
        if side not in ("challenger", "mover"):
            raise BadQuestion(
                QuestionCode.UNKNOWN_VALUE, Message("sided-name-must-be-challenger-or-mover", name=name[:40])
            )
        return side
    return None


def answer_match_points(question: Question) -> dict[str, Any]:
    """The points of a match."""
    totals = question.integers("totals")
    played = question.texts("played", list(totals))
    for field in ("division", "edition"):
        question.take(field, None)
    question.finish()
    for name in played:
        if name not in totals:
            raise BadQuestion(QuestionCode.UNKNOWN_PLAYER, Message("played-name-has-no-total", name=repr(name[:40])))
    if len(set(played)) < len(played):
        raise BadQuestion(QuestionCode.ONE_PLAYER_TWICE, Message("played-names-a-player-twice"))
    if not 1 <= len(played) <= 3:
        raise BadQuestion(QuestionCode.UNKNOWN_VALUE, Message("played-a-match-has-two-or-three-players"))
    return {"points": match_points(totals, played)}
