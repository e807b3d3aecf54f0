"""The judge's answers about play: actions in, outcomes and the state out (judge-protocol.md, kind play)."""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from forceout.judge.question import BadQuestion, Question
from forceout.rules import actions as do
from forceout.rules.engine import Outcome, apply
from forceout.rules.game import Game
from forceout.rules.selecting import begin_selecting, begin_shake
from forceout.rules.setting_goal import begin_goal
from forceout.rules.state import Phase, Policing, Section, Selection, Shake, Table
from forceout.rules.table import Division, Form
from forceout.rules.view import public_state

OFFICIALS: Final = (do.JUDGE, do.DIRECTOR, do.CLOCK)
MOST_ACTIONS: Final = 2000


def answer_play(question: Question, game: Game) -> dict[str, Any]:
    """What becomes of each action, and where the shake stands at the end."""
    shake = read_shake(question, game)
    asked = question.inner_list("actions")
    question.finish()
    if len(asked) > MOST_ACTIONS:
        raise BadQuestion("too-many-actions", f"'actions' holds {len(asked)}; up to {MOST_ACTIONS} are played.")
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
    if not 2 <= len(players) <= 3 or len(set(players)) != len(players) or set(players) & set(OFFICIALS):
        raise BadQuestion("unknown-value", "'players': two or three different names, none of them an official's.")
    goal_setter = question.text("goal_setter", players[0])
    if goal_setter not in players:
        raise BadQuestion("unknown-player", "'goal_setter' is not one of 'players'.")
    scores = question.integers("scores", {})
    if not set(scores) <= set(players):
        raise BadQuestion("unknown-player", "'scores' names somebody who is not one of 'players'.")
    warnings = question.integers("warnings", {})
    if not set(warnings) <= set(players):
        raise BadQuestion("unknown-player", "'warnings' names somebody who is not one of 'players'.")
    table = Table(game, division, form, players, policing)
    before = {player: scores.get(player, 0) for player in players}
    shake = begin_shake(Shake(table, goal_setter, before, warnings=warnings))
    return with_roll(question, shake, game)


def with_roll(question: Question, shake: Shake, game: Game) -> Shake:
    """The shake with its cubes rolled, cards dealt and variations chosen, as far as the question says so."""
    from dataclasses import replace

    roll = read_cubes(question, "roll", game)
    universe = read_cards(question, game)
    chosen = question.inner_list("variations")
    is_chosen = question.take("variations", None) is not None
    if roll is None:
        if universe is not None or is_chosen:
            raise BadQuestion("missing-field", "The field 'roll' is missing.")
        return shake
    if game.has_cards and universe is None:
        raise BadQuestion("missing-field", "The field 'universe' is missing.")
    if not game.is_whole_kit(roll):
        raise BadQuestion("unknown-value", "'roll' must hold the cubes of one kit.")
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
            "variation-not-played", f"{asked.named('name')}: the {table.form.value} game has no variations."
        )
    if name not in game.edition.variation_names(table.division):
        raise BadQuestion(
            "variation-not-played", f"{asked.named('name')}: {table.division.value} does not play {name}."
        )
    variation = game.edition.fill_in(name, value)
    if variation is None:
        raise BadQuestion("malformed-variation", f"{asked.named('name')}: {name[:40]!r} cannot be in force so.")
    return variation


def read_selection(asked: Question, game: Game) -> tuple[str, Any]:
    """The name of a variation and what is in its blank."""
    name = asked.text("name")
    kind = game.edition.every_variation().get(name)
    if kind is None:
        raise BadQuestion("unknown-variation", f"{asked.named('name')}: there is no variation {name[:40]!r}.")
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
            raise BadQuestion("unknown-cube", f"{question.named(field)!r}: no cube shows {text[:20]!r}.")
        cubes.append(cube)
    return tuple(cubes)


def read_cards(question: Question, game: Game, field: str = "universe") -> tuple[str, ...] | None:
    """The cards of a Universe."""
    if question.take(field, None) is None:
        return None
    if not game.has_cards:
        raise BadQuestion("unknown-field", f"{question.named(field)!r}: this game has no cards.")
    cards = [game.read_card(text) for text in question.texts(field)]
    if None in cards:
        raise BadQuestion("unknown-card", f"{question.named(field)!r}: there is no such card.")
    return tuple(card for card in cards if card is not None)


def read_action(asked: Question, game: Game) -> do.Action:
    """One action; what is malformed is an error that names the field."""
    by, kind = asked.text("by"), asked.text("do")
    if kind not in READERS:
        raise BadQuestion("unknown-action", f"{asked.named('do')}: there is no action {kind[:40]!r}.")
    action: do.Action = READERS[kind](asked, by, game)
    asked.finish()
    return action


def _cube(asked: Question, game: Game) -> str:
    text = asked.text("cube")
    cube = game.read_cube(text)
    if cube is None:
        raise BadQuestion("unknown-cube", f"{asked.named('cube')}: no cube shows {text[:20]!r}.")
    return cube


def _seconds(asked: Question, field: str, default: int | None = None) -> int:
    value = asked.take(field, default) if default is not None else asked.take(field)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= 1_000_000:
        raise BadQuestion("wrong-type", f"{asked.named(field)} must be a whole number from 0 to 1,000,000.")
    return value


def _roll(asked: Question, by: str, game: Game) -> do.Action:
    cubes = read_cubes(asked, "cubes", game)
    if cubes is None:
        cubes = game.rolled(Random("forceout"))
    return do.Roll(by, cubes)


def _deal(asked: Question, by: str, game: Game) -> do.Action:
    cards = read_cards(asked, game, "cards")
    if cards is None:
        count = _seconds(asked, "count")
        # Which cards come from a shuffled deck is not the question's to say.
        cards = tuple(Random("forceout").sample(game.deck, min(count, len(game.deck))))
    return do.Deal(by, cards)


def _select(asked: Question, by: str, game: Game) -> do.Action:
    name, value = read_selection(asked.inner("variation"), game)
    return do.Select(by, name, value)


def _challenge(asked: Question, by: str, game: Game) -> do.Action:
    claim = asked.text("claim")
    if claim not in ("now", "impossible", "nothing"):
        raise BadQuestion("unknown-value", f"{asked.named('claim')} must be now, impossible or nothing.")
    return do.Challenge(by, claim)  # type: ignore[arg-type]


def _to(asked: Question) -> str:
    return asked.member("to", Section).value


READERS: Final[Mapping[str, Any]] = {
    "roll": _roll,
    "deal": _deal,
    "select": _select,
    "pass-variation": lambda asked, by, game: do.PassVariation(by),
    "bonus": lambda asked, by, game: do.Bonus(
        by, _cube(asked, game), asked.member("to", Section, Section.FORBIDDEN).value
    ),
    "goal": lambda asked, by, game: do.SetGoal(by, asked.text("goal")),
    "no-goal": lambda asked, by, game: do.NoGoal(by),
    "agree": lambda asked, by, game: do.Agree(by),
    "disagree": lambda asked, by, game: do.Disagree(by),
    "move": lambda asked, by, game: do.Move(by, _cube(asked, game), _to(asked)),
    "shift": lambda asked, by, game: do.Shift(by, _cube(asked, game), _to(asked)),
    "return": lambda asked, by, game: do.ReturnCube(by, _cube(asked, game)),
    "pick-up": lambda asked, by, game: do.PickUpBlock(by),
    "challenge": _challenge,
    "tie": lambda asked, by, game: do.Tie(by, asked.text("player")),
    "side": lambda asked, by, game: do.TakeSide(by, asked.text("with")),
    "will-present": lambda asked, by, game: do.WillPresent(by),
    "present": lambda asked, by, game: do.Present(by, asked.text("solution"), asked.text_or_none("goal")),
    "decline": lambda asked, by, game: do.Decline(by),
    "accept": lambda asked, by, game: do.Accept(by, asked.text("of")),
    "reject": lambda asked, by, game: do.Reject(
        by,
        asked.text("of"),
        asked.text_or_none("code"),
        asked.text_or_none("regrouped"),
        asked.text_or_none("with"),
        asked.text_or_none("place"),
    ),
    "charge": lambda asked, by, game: do.Charge(by, asked.text("procedure")),
    "penalize": lambda asked, by, game: do.Penalize(
        by,
        asked.text("player"),
        _seconds(asked, "points", 1),
        asked.text("reason", ""),
        asked.text("second_judge", ""),
    ),
    "warn": lambda asked, by, game: do.Warn(by, asked.text("player"), asked.text("reason", "")),
    "absent": lambda asked, by, game: do.Absent(by, asked.text("player")),
    "void": lambda asked, by, game: do.VoidShake(by, asked.text("reason", "")),
    "tick": lambda asked, by, game: do.Tick(by, _seconds(asked, "seconds")),
    "warning": lambda asked, by, game: do.RoundWarning(by),
    "stop": lambda asked, by, game: do.Stop(by),
}


def printed_state(shake: Shake) -> dict[str, Any]:
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
        violation = outcome.violation
        printed |= {"code": violation.code, "rule": str(violation.rule), "message": violation.message}
    if outcome.penalties:
        printed["penalty"] = dict(outcome.penalties)
    return printed
