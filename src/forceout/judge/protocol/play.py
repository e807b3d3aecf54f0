"""The judge's answers about play: actions in, outcomes and the state out (judge-protocol.md, kind play)."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random
from typing import Any, Final

from forceout.judge.protocol.question import BadQuestion, Question
from forceout.messages.message import Message
from forceout.rules import actions as do
from forceout.rules.action_fields import Field, Sort
from forceout.rules.codes import QuestionCode
from forceout.rules.engine import Outcome, apply
from forceout.rules.game import Game
from forceout.rules.selecting import begin_selecting, begin_shake
from forceout.rules.setting_goal import begin_goal
from forceout.rules.state import Phase, Policing, Section, Selection, Shake, Table
from forceout.rules.view import public_state
from forceout.rules.view_shapes import PublicState
from forceout.rules.violation import printed_violation
from forceout.rules.vocabulary import Division, Form
from forceout.rules.wire import made

MOST_ACTIONS: Final = 2000


def answer_play(question: Question, game: Game) -> dict[str, Any]:
    """What becomes of each action, and where the shake stands at the end."""
    shake = read_shake(question, game)
    asked = question.inner_list("actions")
    question.finish()
    if len(asked) > MOST_ACTIONS:
        raise BadQuestion(
            QuestionCode.TOO_MANY_ACTIONS,
            Message("actions-holds-count-up-to-most-are-played", count=len(asked), most=MOST_ACTIONS),
        )
    outcomes = []
    for one in asked:
        action = read_action(one, game)
        shake, outcome = apply(shake, action)
        outcomes.append(printed_outcome(outcome))
    return {"outcomes": outcomes, "state": printed_state(shake)}


def read_shake(question: Question, game: Game) -> Shake:
    """The shake before the first action, of two or three players (On-Sets I-A; Equations I-A)."""
    division = question.member("division", Division)
    form = question.member("form", Form, Form.ADVENTUROUS)
    policing = question.member("policing", Policing, Policing.REFEREE)
    players = tuple(question.texts("players"))
    if not 2 <= len(players) <= 3 or len(set(players)) != len(players) or set(players) & set(do.OFFICIALS):
        raise BadQuestion(QuestionCode.UNKNOWN_VALUE, Message("players-two-or-three-different-names"))
    goal_setter = question.text("goal_setter", players[0])
    if goal_setter not in players:
        raise BadQuestion(QuestionCode.UNKNOWN_PLAYER, Message("goal-setter-is-not-one-of-players"))
    scores = question.integers("scores", {})
    if not set(scores) <= set(players):
        raise BadQuestion(QuestionCode.UNKNOWN_PLAYER, Message("scores-names-somebody-who-is-not-one-of-players"))
    warnings = question.integers("warnings", {})
    if not set(warnings) <= set(players):
        raise BadQuestion(QuestionCode.UNKNOWN_PLAYER, Message("warnings-names-somebody-who-is-not-one-of-players"))
    table = Table(game, division, form, players, policing)
    before = {player: scores.get(player, 0) for player in players}
    shake = begin_shake(Shake(table, goal_setter, before, warnings=warnings))
    return with_roll(question, shake, game)


def with_roll(question: Question, shake: Shake, game: Game) -> Shake:
    """The shake with its cubes rolled, cards dealt and variations chosen, as far as the question says so."""
    roll = read_cubes(question, "roll", game)
    universe = read_cards(question, game)
    chosen = question.inner_list("variations")
    is_chosen = question.take("variations", None) is not None
    if roll is None:
        if universe is not None or is_chosen:
            raise BadQuestion(QuestionCode.MISSING_FIELD, Message("the-field-roll-is-missing"))
        return shake
    if game.has_cards and universe is None:
        raise BadQuestion(QuestionCode.MISSING_FIELD, Message("the-field-universe-is-missing"))
    if not game.is_whole_kit(roll):
        raise BadQuestion(QuestionCode.UNKNOWN_VALUE, Message("roll-must-hold-the-cubes-of-one-kit"))
    # The minute for rolling is over.
    limit = game.procedures.limits.rolling
    shake = replace(shake, roll=roll, resources=roll, universe=universe, elapsed=limit, timers=())
    if not is_chosen:
        if shake.table.form is not Form.ADVENTUROUS:
            return begin_goal(shake)
        return begin_selecting(shake, shake.goal_setter)
    for one in chosen:
        variation = read_variation(one, game, shake.table)
        shake = replace(shake, selections=(*shake.selections, Selection("", variation, True)))
    return begin_goal(shake)


def read_variation(asked: Question, game: Game, table: Table) -> Any:
    """A variation that was selected, which the division must play."""
    name, value = read_selection(asked, game)
    if table.form is not Form.ADVENTUROUS:
        raise BadQuestion(
            QuestionCode.VARIATION_NOT_PLAYED,
            Message("field-the-form-game-has-no-variations", field=asked.named("name"), form=table.form.value),
        )
    if name not in game.edition.variation_names(table.division):
        raise BadQuestion(
            QuestionCode.VARIATION_NOT_PLAYED,
            Message(
                "field-division-does-not-play-name", field=asked.named("name"), division=table.division.value, name=name
            ),
        )
    variation = game.edition.fill_in(name, value)
    if variation is None:
        raise BadQuestion(
            QuestionCode.MALFORMED_VARIATION,
            Message("field-name-cannot-be-in-force-so", field=asked.named("name"), name=repr(name[:40])),
        )
    return variation


def read_selection(asked: Question, game: Game) -> tuple[str, Any]:
    """The name of a variation and what is in its blank."""
    name = asked.text("name")
    kind = game.edition.every_variation().get(name)
    if kind is None:
        raise BadQuestion(
            QuestionCode.UNKNOWN_VARIATION,
            Message("field-there-is-no-variation-name", field=asked.named("name"), name=repr(name[:40])),
        )
    value = asked.take(kind.blank, None) if kind.blank is not None else None
    asked.finish()
    return name, value


def read_cubes(question: Question, field: str, game: Game) -> tuple[str, ...] | None:
    """The cubes of a roll."""
    if question.take(field, None) is None:
        return None
    cubes = []
    for text in question.texts(field):
        cube = game.read_cube(text)
        if cube is None:
            raise BadQuestion(
                QuestionCode.UNKNOWN_CUBE,
                Message("field-no-cube-shows-text", field=repr(question.named(field)), text=repr(text[:20])),
            )
        cubes.append(cube)
    return tuple(cubes)


def read_cards(question: Question, game: Game, field: str = "universe") -> tuple[str, ...] | None:
    """The cards of a Universe."""
    if question.take(field, None) is None:
        return None
    if not game.has_cards:
        raise BadQuestion(
            QuestionCode.UNKNOWN_FIELD, Message("field-this-game-has-no-cards", field=repr(question.named(field)))
        )
    cards = [game.read_card(text) for text in question.texts(field)]
    if None in cards:
        raise BadQuestion(
            QuestionCode.UNKNOWN_CARD, Message("field-there-is-no-such-card", field=repr(question.named(field)))
        )
    return tuple(card for card in cards if card is not None)


def read_action(asked: Question, game: Game) -> do.Action:
    """One action; what is malformed is an error that names the field."""
    by, name = asked.text("by"), asked.text("do")
    kind = do.KINDS.get(name)
    if kind is None:
        raise BadQuestion(
            QuestionCode.UNKNOWN_ACTION,
            Message("field-there-is-no-action-kind", field=asked.named("do"), kind=repr(name[:40])),
        )
    if kind is do.Select:
        action: do.Action = do.Select(by, *read_selection(asked.inner("variation"), game))
    else:
        action = made(kind, by, lambda field: _value(asked, field, game))
    asked.finish()
    return action


def _value(asked: Question, field: Field, game: Game) -> Any:
    reader = READERS.get(field.sort)
    if reader is not None:
        return reader(asked, field, game)
    if field.is_required:
        return asked.text(field.said_as)
    return asked.text_or_none(field.said_as) if field.is_optional else asked.text(field.said_as, field.default)


def _cube(asked: Question, field: Field, game: Game) -> str:
    text = asked.text(field.said_as)
    cube = game.read_cube(text)
    if cube is None:
        raise BadQuestion(
            QuestionCode.UNKNOWN_CUBE,
            Message("field-no-cube-shows-text", field=asked.named(field.said_as), text=repr(text[:20])),
        )
    return cube


def _section(asked: Question, field: Field, game: Game) -> str:
    default = () if field.is_required else (Section(field.default),)
    return asked.member(field.said_as, Section, *default).value


def _number(asked: Question, field: Field, game: Game) -> int:
    return whole_number(asked, field.said_as, *(() if field.is_required else (field.default,)))


def whole_number(asked: Question, name: str, *default: int) -> int:
    """A field that holds a whole number that is not too large."""
    value = asked.take(name, *default)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= 1_000_000:
        raise BadQuestion(
            QuestionCode.WRONG_TYPE, Message("field-must-be-a-whole-number-from-0-to-1-000", field=asked.named(name))
        )
    return value


def _word(asked: Question, field: Field, game: Game) -> str:
    word = asked.text(field.said_as)
    if word not in field.words:
        raise BadQuestion(QuestionCode.UNKNOWN_VALUE, Message("field-must-be-now", field=asked.named(field.said_as)))
    return word


def _rolled(asked: Question, field: Field, game: Game) -> tuple[str, ...]:
    cubes = read_cubes(asked, field.said_as, game)
    return game.rolled(Random("forceout")) if cubes is None else cubes


def _dealt(asked: Question, field: Field, game: Game) -> tuple[str, ...]:
    cards = read_cards(asked, game, field.said_as)
    if cards is not None:
        return cards
    count = whole_number(asked, "count")
    # Which cards come from a shuffled deck is not the question's to say.
    return tuple(Random("forceout").sample(game.deck, min(count, len(game.deck))))


READERS: Final[Mapping[Sort, Callable[[Question, Field, Game], Any]]] = {
    Sort.CUBE: _cube,
    Sort.SECTION: _section,
    Sort.NUMBER: _number,
    Sort.WORD: _word,
    Sort.CUBES: _rolled,
    Sort.CARDS: _dealt,
}
"""How the protocol says what is not just a text."""


def printed_state(shake: Shake) -> PublicState:
    """The state as the protocol writes it: who disputes "no Goal" in the older books sets a Goal, so that the phase is
    that of setting one (On-Sets 2014-15 III-D-2; Equations IV-D-2)."""
    printed = public_state(shake)
    if shake.phase is Phase.NO_GOAL and shake.turn is not None:
        printed["phase"] = Phase.GOAL.value
    return printed


def printed_outcome(outcome: Outcome) -> dict[str, Any]:
    """An outcome as the protocol writes it."""
    printed: dict[str, Any] = {"ok": outcome.is_done}
    if not outcome.is_done and outcome.violation is not None:
        printed |= printed_violation(outcome.violation)
    if outcome.penalties:
        printed["penalty"] = dict(outcome.penalties)
    return printed
