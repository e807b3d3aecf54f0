"""Rolling, dealing and selecting variations in order (On-Sets II, Equations II)."""

from collections import Counter
from collections.abc import Iterator, Sequence

from forceout.messages.message import Message, Seat
from forceout.rules.actions import Deal, PassVariation, Roll, Select
from forceout.rules.codes import Code
from forceout.rules.frozen import replace
from forceout.rules.setting_goal import begin_goal
from forceout.rules.state import Phase, Selection, Shake
from forceout.rules.time_limits import DEALING, ROLLING, SELECTING, finish, start
from forceout.rules.violation import Violation
from forceout.rules.vocabulary import Division, Form


def begin_shake(shake: Shake) -> Shake:
    """The shake begins with its clock: the Goal-setter rolls and the player on the right deals, in the same minute
    (On-Sets II-A-1, II-B, XI-A-1-a; Equations II-A-1, XI-A-1-a; Guidelines A1)."""
    game = shake.table.game
    limit = game.procedures.limits.rolling
    shake = start(replace(shake, phase=Phase.ROLLING, turn=shake.goal_setter), (shake.goal_setter,), ROLLING, limit)
    if not game.has_cards:
        return shake
    dealer = shake.table.right_of(shake.goal_setter, shake.absent)
    (rolling,) = shake.timers
    return replace(shake, dealer=dealer, timers=(rolling, replace(rolling, player=dealer, task=DEALING)))


def roll_violation(shake: Shake, roll: Roll) -> Violation | None:
    """Why these cubes may not be rolled (On-Sets II-A; Equations II-A, Basic-I)."""
    rule = shake.table.game.procedures.sections.rolling
    if shake.phase is not Phase.ROLLING or shake.roll is not None:
        return Violation(Code.WRONG_PHASE, rule, Message("the-cubes-are-not-rolled-now"))
    if roll.by != shake.goal_setter:
        return Violation(Code.NOT_YOUR_TURN, rule, Message("player-rolls-the-cubes", player=Seat(shake.goal_setter)))
    if Counter(shake.roll_must_keep) - Counter(roll.cubes):
        return Violation(Code.ILLEGAL_ROLL, rule, Message("only-the-restriction-cubes-are-set-out-again"))
    return shake.table.game.roll_violation(shake, roll.cubes)


def apply_roll(shake: Shake, roll: Roll) -> Shake:
    """What shows on top is Resources (On-Sets II-A; Equations II-A, Basic-I)."""
    timers = tuple(timer for timer in shake.timers if timer.task != ROLLING)
    return when_ready(replace(shake, roll=roll.cubes, resources=roll.cubes, roll_must_keep=(), timers=timers))


def deal_violation(shake: Shake, deal: Deal) -> Violation | None:
    """Why these cards may not be dealt (On-Sets II-B; Guidelines A2)."""
    game = shake.table.game
    rule = game.procedures.sections.dealing
    if not game.has_cards or not (shake.phase is Phase.ROLLING or is_short_deal(shake)):
        return Violation(Code.WRONG_PHASE, rule, Message("no-cards-are-dealt-now"))
    if shake.universe is not None and is_dealt(shake, shake.universe):
        return Violation(Code.WRONG_PHASE, rule, Message("the-cards-are-dealt-already"))
    if deal.by != shake.dealer:
        return Violation(Code.NOT_YOUR_TURN, rule, Message("player-deals-the-cards", player=Seat(shake.dealer)))
    return game.deal_violation(shake, (*(shake.universe or ()), *deal.cards))


def is_dealt(shake: Shake, cards: Sequence[str]) -> bool:
    """Whether no more cards are dealt: there are enough (On-Sets II-B; Guidelines A2)."""
    game = shake.table.game
    if shake.revision.late_together:
        return not game.needs_more_cards(shake, cards)
    return game.deal_violation(shake, cards) is None


def apply_deal(shake: Shake, deal: Deal) -> Shake:
    """The cards dealt are the Universe; a Universe that was too small gets more cards (On-Sets II-B; Guidelines A2)."""
    dealt = replace(shake, universe=(*(shake.universe or ()), *deal.cards))
    if not (is_short_deal(dealt) and shake.revision.late_together):
        dealt = replace(dealt, timers=tuple(timer for timer in shake.timers if timer.task != DEALING))
    if shake.revision.late_together and shake.table.game.deal_violation(dealt, dealt.universe or ()) is None:
        dealt = replace(dealt, standing=tuple(one for one in shake.standing if one.code != "illegal-deal"))
    return when_ready(dealt) if shake.phase is Phase.ROLLING else dealt


def is_short_deal(shake: Shake) -> bool:
    """Whether the dealer has dealt too few cards and may still add some: nobody has charged or insulated it (Guidelines
    A2)."""
    if not shake.table.game.has_cards or shake.universe is None:
        return False
    if shake.phase is Phase.ROLLING:
        return shake.table.game.needs_more_cards(shake, shake.universe)
    return shake.phase is Phase.SELECTING and any(timer.task == DEALING for timer in shake.timers)


def when_ready(shake: Shake) -> Shake:
    """Once the cubes are rolled and the cards dealt, selecting begins (On-Sets II-C; Equations II-B)."""
    if shake.roll is None or (shake.table.game.has_cards and shake.universe is None):
        return shake
    if shake.table.form is not Form.ADVENTUROUS:
        return begin_goal(shake)
    order = (shake.goal_setter, *around(shake, shake.goal_setter))
    selector = next((one for one in order if can_select(shake, one)), None)
    if selector is None and shake.revision.follows_guidelines:
        return begin_goal(shake)
    return begin_selecting(shake, selector or shake.goal_setter)


def around(shake: Shake, player: str) -> Iterator[str]:
    """The others clockwise, beginning with the player on the left."""
    following = shake.left_of(player)
    while following != player:
        yield following
        following = shake.left_of(following)


def begin_selecting(shake: Shake, player: str) -> Shake:
    """A player's fifteen seconds, after what is left of the minute for rolling (On-Sets II-C-1-a, II-C-1-b, XI-A-1-b;
    Equations II-B-1-a, II-B-1-b, XI-A-1-b, XI-A-1-b-note)."""
    limits = shake.table.game.procedures.limits
    rest_of_minute = max(limits.rolling - shake.elapsed, 0)
    dealing = tuple(timer for timer in shake.timers if timer.task == DEALING) if shake.revision.late_together else ()
    shake = replace(shake, phase=Phase.SELECTING, turn=player, timers=())
    shake = start(shake, (player,), SELECTING, limits.selecting)
    (timer,) = shake.timers
    return replace(shake, timers=(replace(timer, limit=timer.limit + rest_of_minute), *dealing))


def can_select(shake: Shake, player: str) -> bool:
    """Whether a player has a variation left to select."""
    made = selections_by(shake, player) + shake.forfeited.get(player, 0)
    return made < may_select(shake, player)


def is_selecting_due(shake: Shake, player: str) -> bool:
    """Whether a player must select one more: a second one in Senior is optional, unless it was charged as illegal and
    is to be made again (On-Sets II-C-2, II-C-3; Equations II-B-2, II-B-3)."""
    made = selections_by(shake, player) + shake.forfeited.get(player, 0)
    is_made_again = shake.revision.tries_by_variation and shake.failed_before(player) > 0
    return made < must_select(shake, player) or is_made_again


def selections_by(shake: Shake, player: str) -> int:
    """How many selections a player has made."""
    return sum(one.by == player for one in shake.selections)


def must_select(shake: Shake, player: str) -> int:
    """How many variations a player must select: with two players the one who is not Goal-setter two (On-Sets II-C,
    II-C-3; Equations II-B, II-B-3)."""
    playing = shake.table.players if shake.revision.absent_at_any_time else shake.players
    if len(playing) != 2 or player == (shake.first_selector or shake.goal_setter):
        return 1
    return shake.table.game.procedures.selections_of_other(shake.table.division)


def may_select(shake: Shake, player: str) -> int:
    """How many variations a player may select: in Senior two (On-Sets II-C-3; Equations II-B-3)."""
    return 2 if shake.table.division is Division.SENIOR else must_select(shake, player)


def select_violation(shake: Shake, select: Select) -> Violation | None:
    """Why this variation may not be selected now (On-Sets II-C-1, II-C-2; Equations II-B-1, II-B-1-c, II-B-2)."""
    sections = shake.table.game.procedures.sections
    if shake.phase is not Phase.SELECTING:
        return Violation(Code.WRONG_PHASE, sections.selecting, Message("variations-are-not-selected-now"))
    if select.by != shake.turn:
        return Violation(
            Code.NOT_YOUR_TURN,
            sections.selecting_order,
            Message("player-selects-a-variation-now", player=Seat(shake.turn)),
        )
    violation = shake.table.game.selection_violation(shake, select.name, select.filled_in)
    if violation is not None:
        return replace(violation, code=Code.ILLEGAL_SELECTION)
    return None


def apply_select(shake: Shake, select: Select, is_legal: bool = True) -> Shake:
    """The selection counts; a second one has what is left of the time, and then the next player selects (On-Sets
    II-C-1, II-C-3-note; Equations II-B-1, II-B-3-note)."""
    variation = shake.table.game.edition.fill_in(select.name, select.filled_in)
    tried = shake.failed_before(select.by) if shake.revision.tries_by_variation else 0
    selection = Selection(select.by, variation, is_legal, tried, select.name)
    shake = replace(shake, selections=(*shake.selections, selection))
    if shake.revision.tries_by_variation and tried:
        shake = replace(shake, failures={**shake.failures, select.by: 0})
    if can_select(shake, select.by) and not has_lapsed(shake, select.by):
        return shake
    return next_selector(shake, select.by)


def has_lapsed(shake: Shake, player: str) -> bool:
    """Whether a second selection that is left to a player is lost, the first one having come in the additional minute:
    both are made in one time (On-Sets II-C-3-note, XI-A-1-b; Equations II-B-3-note, XI-A-1-b)."""
    if not shake.revision.times_duties_only or is_selecting_due(shake, player):
        return False
    return any(timer.player == player and timer.task == SELECTING and timer.penalties for timer in shake.timers)


def select_on(shake: Shake, player: str) -> Shake:
    """A player who has lost one choice makes another that is left, or the next player selects (On-Sets II-C-2;
    Equations II-B-2)."""
    shake = replace(shake, failures={**shake.failures, player: 0})
    is_there = player not in shake.absent
    return begin_selecting(shake, player) if is_there and can_select(shake, player) else next_selector(shake, player)


def pass_violation(shake: Shake, action: PassVariation) -> Violation | None:
    """Selecting is a duty; only a second selection may be left out (On-Sets II-C, II-C-3; Equations II-B, II-B-3)."""
    sections = shake.table.game.procedures.sections
    if shake.phase is not Phase.SELECTING:
        return Violation(Code.WRONG_PHASE, sections.selecting, Message("variations-are-not-selected-now"))
    if action.by != shake.turn:
        return Violation(
            Code.NOT_YOUR_TURN,
            sections.selecting_order,
            Message("player-selects-a-variation-now", player=Seat(shake.turn)),
        )
    if is_selecting_due(shake, action.by):
        is_first = selections_by(shake, action.by) + shake.forfeited.get(action.by, 0) == 0
        rule = sections.selecting if is_first else sections.two_selections
        return Violation(Code.ILLEGAL_SELECTION, rule, Message("a-variation-must-be-selected"))
    return None


def apply_pass(shake: Shake, action: PassVariation) -> Shake:
    """The player selects no more (On-Sets II-C-3; Equations II-B-3)."""
    return next_selector(shake, action.by)


def next_selector(shake: Shake, player: str) -> Shake:
    """Clockwise from the Goal-setter, once around, whoever has a selection left; then the Goal is set (On-Sets II-C-1;
    Equations II-B-1)."""
    following = shake.left_of(player)
    first = shake.first_selector or shake.goal_setter
    if following == (shake.left_of(first) if first in shake.absent else first):
        return begin_goal(finish(shake, player))
    if shake.revision.tries_by_variation and not can_select(shake, following):
        return next_selector(shake, following)
    return begin_selecting(shake, following)
