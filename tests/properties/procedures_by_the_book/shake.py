"""The public face: a shake that is played action by action (judge-protocol.md, kind `play`)."""

from collections.abc import Callable, Mapping
from random import Random

from tests.properties.procedures_by_the_book import (
    challenging,
    checking,
    clock,
    corrections,
    moving,
    no_goal,
    officials,
    returning,
    rolling,
    selecting,
    setting,
    writing,
)
from tests.properties.procedures_by_the_book.books import BOOKS, LIMITS, NEWEST, section
from tests.properties.procedures_by_the_book.cubes import canonical_card, canonical_cube
from tests.properties.procedures_by_the_book.oracle import Oracle
from tests.properties.procedures_by_the_book.outcomes import (
    Malformed,
    Refusal,
    number_of,
    optional_text,
    text_of,
    texts_of,
)
from tests.properties.procedures_by_the_book.table import Seats, Table, Timer

Action = Mapping[str, object]

PLAYERS_ACTIONS: dict[str, Callable[[Table, str, Action], None]] = {
    "roll": rolling.roll,
    "deal": rolling.deal,
    "select": selecting.select,
    "pass-variation": lambda table, player, action: selecting.pass_variation(table, player),
    "goal": setting.set_goal,
    "no-goal": lambda table, player, action: no_goal.declare(table, player),
    "agree": lambda table, player, action: no_goal.agree(table, player),
    "disagree": lambda table, player, action: no_goal.disagree(table, player),
    "bonus": lambda table, player, action: bonus(table, player, action),
    "move": moving.move,
    "shift": moving.shift,
    "return": returning.return_cube,
    "pick-up": lambda table, player, action: challenging.pick_up(table, player),
    "challenge": challenging.challenge,
    "tie": challenging.tie,
    "side": writing.side,
    "will-present": lambda table, player, action: writing.will_present(table, player),
    "present": writing.present,
    "decline": lambda table, player, action: writing.decline(table, player),
    "accept": checking.accept,
    "reject": checking.reject,
    "charge": corrections.charge,
}
OFFICIALS_ACTIONS: dict[str, tuple[str, Callable[[Table, Action], None]]] = {
    "penalize": ("judge", officials.penalize),
    "warn": ("judge", officials.warn),
    "absent": ("judge", officials.absent),
    "warning": ("director", lambda table, action: None),
    "stop": ("director", lambda table, action: officials.stop(table)),
    "tick": ("clock", lambda table, action: clock.advance(table, number_of(action, "seconds"))),
}
WITH_THE_BLOCK_UP = ("challenge", "pick-up")
ENDED = ("scored", "void")


def bonus(table: Table, player: str, action: Action) -> None:
    """III-C and IV-C [IV-C and V-C]: a bonus before the Goal, or before a move."""
    (setting.bonus if table.stage == "goal" else moving.bonus)(table, player, action)


class BookShake:
    """One shake, from a question of the kind `play` without its actions."""

    def __init__(self, question: Mapping[str, object], oracle: Oracle) -> None:
        self.table = opened(question, oracle)

    def act(self, action: Mapping[str, object]) -> dict[str, object]:
        """Carry one action out, or refuse it."""
        self.table.seats.just_lost = {}
        outcome: dict[str, object] = {"ok": True}
        try:
            carry_out(self.table, action)
        except Refusal as refusal:
            outcome = {"ok": False, "code": refusal.code}
            rule = refusal.rule or section(self.table.book, refusal.code)
            outcome |= {} if rule is None else {"rule": rule}
        if self.table.seats.just_lost:
            outcome["penalty"] = dict(self.table.seats.just_lost)
        return outcome

    def state(self) -> dict[str, object]:
        """What lies on the table, as the protocol shows it."""
        table, mat, seats = self.table, self.table.mat, self.table.seats
        scores = table.shake_scores
        state: dict[str, object] = {
            "phase": table.phase,
            "turn": turn_shown(table),
            "mover": table.mover,
            "goal": mat.goal,
            "required": list(mat.required),
            "permitted": list(mat.permitted),
            "forbidden": list(mat.forbidden),
            "resources": list(mat.resources),
            "penalties": {player: seats.penalties.get(player, 0) for player in seats.players},
            "scores": None if scores is None else dict(scores),
            "totals": {player: seats.standing(player) + (scores or {}).get(player, 0) for player in seats.players},
        }
        if table.book.is_on_sets:
            state |= {"universe": list(table.universe), "variations": table.variations()}
        return state


def turn_shown(table: Table) -> str | None:
    """Whose turn it is, where a single player is awaited."""
    if table.stage in ("rolling", "goal"):
        return table.goal_setter
    if table.stage == "selecting":
        due = selecting.current(table)
        return None if due is None else due.player
    return table.turn if table.stage == "moving" else None


def carry_out(table: Table, action: Action) -> None:
    """Find who acts and what they do."""
    by, what = text_of(action, "by"), text_of(action, "do")
    if what not in PLAYERS_ACTIONS and what not in OFFICIALS_ACTIONS:
        raise Malformed(f"{what} is no action")
    if table.stage in ENDED and what != "penalize":
        answer_after_the_end(table, by, action)
        return
    if what in OFFICIALS_ACTIONS:
        office, carry = OFFICIALS_ACTIONS[what]
        if by != office:
            raise Refusal("not-a-player")
        carry(table, action)
        return
    is_judges_tie = what == "tie" and by == "judge"
    if by not in table.seats.present() and not is_judges_tie:
        raise Refusal("not-a-player")
    if table.block_holder is not None and what not in WITH_THE_BLOCK_UP:
        check_with_block_up(table, by, what)
    PLAYERS_ACTIONS[what](table, by, action)


def check_with_block_up(table: Table, player: str, what: str) -> None:
    """Whoever has the block speaks first; a Solution that was presented stays closed (V-B, VII-C-2)."""
    has_presented = table.writing is not None and player in table.writing.papers
    raise Refusal("already-presented" if what == "present" and has_presented else "wrong-phase")


def answer_after_the_end(table: Table, player: str, action: Action) -> None:
    """After the shake only an answer of a checker who had to accept passes, and it changes nothing."""
    papers = {} if table.writing is None else table.writing.papers
    if action["do"] == "present" and player in papers:
        raise Refusal("already-presented")
    paper = papers.get(str(action.get("of")))
    if action["do"] not in ("accept", "reject") or paper is None or not paper.had_to_be_accepted_by(player):
        raise Refusal("wrong-phase")
    if action["do"] == "reject":
        raise Refusal("not-upheld")


def opened(question: Mapping[str, object], oracle: Oracle) -> Table:
    """The table as the question describes it."""
    game = text_of(question, "game")
    book = BOOKS[game, optional_text(question, "edition") or NEWEST[game].edition]
    players = texts_of(question, "players")
    given = question.get("scores")
    points = {player: number_of(given, player, 0) for player in players} if isinstance(given, Mapping) else {}
    seats = Seats(players, points)
    goal_setter = optional_text(question, "goal_setter") or players[0]
    table = Table(
        book=book,
        division=optional_text(question, "division") or "middle",
        form=optional_text(question, "form") or "adventurous",
        policing=optional_text(question, "policing") or "players",
        season=optional_text(question, "season"),
        oracle=oracle,
        random=Random(0),
        seats=seats,
        goal_setter=goal_setter,
        dealer=seats.right_of(goal_setter),
    )
    variations = question.get("variations")
    if isinstance(variations, list):
        table.given_variations = [dict(variation) for variation in variations]
    warnings = question.get("warnings")
    if isinstance(warnings, Mapping):
        table.warned = {str(player) for player in warnings if number_of(warnings, str(player))}
    selecting.prepare(table)
    lay_out(table, question)
    return table


def lay_out(table: Table, question: Mapping[str, object]) -> None:
    """What was rolled and dealt before the first action; the minute for it is then over."""
    table.dealing = Timer(LIMITS["rolling"]) if table.book.is_on_sets else None
    if "universe" in question:
        table.universe = [canonical_card(card) for card in texts_of(question, "universe")]
        table.has_dealt = True
        table.dealing = None
    if "roll" in question:
        table.mat.resources = [canonical_cube(table.book, cube) for cube in texts_of(question, "roll")]
        table.has_rolled = True
        table.rolled = list(table.mat.resources)
    if table.has_rolled and (table.has_dealt or not table.book.is_on_sets):
        table.minute_left = 0
        selecting.begin(table)


def play(question: Mapping[str, object], oracle: Oracle) -> dict[str, object]:
    """Answer a question of the kind `play`."""
    shake = BookShake(question, oracle)
    actions = question.get("actions", [])
    if not isinstance(actions, list):
        raise Malformed("actions are no list")
    outcomes = [shake.act(action) for action in actions]
    return {"outcomes": outcomes, "state": shake.state()}
