"""What leaves the service: a table as one viewer may see it, and the events that they may know of (architecture,
principle 7)."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Final, cast

from forceout.judge.disclosure.live import is_everything_shown
from forceout.judge.score_reasons import score_reasons
from forceout.judge.shown_working import shown_working
from forceout.rules import actions as do
from forceout.rules.awaited import awaited
from forceout.rules.legal_actions import LegalActions, chargeable, legal_actions
from forceout.rules.match import scoresheet
from forceout.rules.match_actions import match_violation
from forceout.rules.match_state import Appeal, Match, RollForGoal, Sign, StartShake
from forceout.rules.state import Policing, Shake
from forceout.rules.view import hides_something, last_moved, shown_timers, unaware, view
from forceout.rules.violation import Violation, shown_violation
from forceout.rules.wire import printed_action, sent_action, sent_names
from forceout.service.store.events import ACTION, UPHELD, Event
from forceout.service.tables import rejections
from forceout.service.tables.call_views import call_offer, call_views
from forceout.service.tables.disclosure import is_deal_told, is_helped, is_hinted
from forceout.service.tables.fold import LiveTable, has_timers
from forceout.service.tables.judge_views import judge_view
from forceout.service.tables.reasons import REASONS
from forceout.service.tables.table_settings import TableSettings
from forceout.service.tables.view_shapes import (
    Deadline,
    Dice,
    Legal,
    Lot,
    PrintedAction,
    RematchView,
    SeenShake,
    Settings,
    ShakeDice,
    SharedTable,
    TableShake,
    TableView,
    VariationOffer,
)

SECRET_FIELDS: Final[Mapping[str, tuple[str, ...]]] = {do.Present.do: ("solution", "goal"), do.TakeSide.do: ("side",)}
"""What an event tells nobody but who did it; the view shows it when it is due."""
NOT_SHOWN: Final = ("who", "by", "awaits", "host", "asked")
"""Pseudonyms and keys are nobody's business."""
OFFICIALS_ALONE: Final[Mapping[str, tuple[str, ...]]] = {
    "called": ("reason",),
    "check-sealed": ("fields", "lock"),
    "check-opened": ("lock",),
    "second-asked": ("cause", "reason"),
    "paper-set": ("fields",),
    "given": ("cubes", "cards"),
}
"""What an event of officials tells nobody at the table; the desk has views of its own."""


Viewer = tuple[str | None, bool, bool, str | None, str | None]
"""What a view depends on: the seat, whether they are the host, whether they judge, where a bot plays for them, and the
seat that is kept for them."""


def viewer_of(live: LiveTable, person: str | None) -> Viewer:
    """What a person is at a table."""
    is_host = live.is_host(person)
    left, kept = live.seat_left_by(person), live.seat_kept_for(person)
    return live.seat_of(person), is_host, person in live.judges, left, kept


def match_view(live: LiveTable, person: str | None, names: Mapping[str, str], now: int) -> TableView:
    """A table as a person sees it: as a player at their seat, else as a spectator or a judge."""
    return TableViews(live, names, now).seen_by(viewer_of(live, person))


class TableViews:
    """The views of one table at one moment: what everybody sees alike is worked out once, and a shake that is the same
    as the moment before is not worked out again."""

    def __init__(self, live: LiveTable, names: Mapping[str, str], now: int, before: "TableViews | None" = None) -> None:
        self.live = live
        self._names = names
        self._shared = shared_view(live, names, now)
        is_same = before is not None and before.live.shake is live.shake
        self._shake_seen: SeenShake | None = before._shake_seen if before is not None and is_same else None

    def seen_by(self, viewer: Viewer) -> TableView:
        """The table as one kind of viewer sees it."""
        live = self.live
        seat, is_host, is_judge, left, kept = viewer
        return {
            **self._shared,
            "you": {
                "seat": seat,
                "is_host": is_host,
                "is_judge": is_judge,
                "left": left,
                "kept": kept,
                "call": call_offer(live, seat),
            },
            "calls": call_views(live, seat, is_judge, self._names),
            "shake": None if live.shake is None else self._shake(live.shake, seat),
            "deadlines": deadlines(live, seat),
            "awaited": [] if live.match is None else awaited(live.match, seat),
            "legal": None if seat is None or live.match is None else legal_view(live.match, seat, is_deal_told(live)),
        }

    def _shake(self, shake: Shake, seat: str | None) -> TableShake:
        if hides_something(shake):
            # Where something is secret, each seat's view is made from the state and from no other view.
            return {**shake_view(shake, seat), **dice_view(self.live)}
        if self._shake_seen is None:
            self._shake_seen = shake_view(shake, None)
        return {**self._shake_seen, "seat": seat, **dice_view(self.live)}


def shared_view(live: LiveTable, names: Mapping[str, str], now: int) -> SharedTable:
    """What everybody sees of a table alike."""
    match = live.match
    return {
        "match": live.id,
        "seq": live.seq,
        "now": now,
        "settings": _settings(live.settings),
        "status": live.status,
        "is_paused": live.is_paused,
        "gap": None if live.gap is None else {"since": live.gap[0], "until": live.gap[1]},
        "is_watchable": live.is_watchable,
        "is_helped": is_helped(live),
        "is_hinted": is_hinted(live),
        "bot_pace": live.bot_pace,
        "has_phrases": live.has_phrases,
        "host_seat": live.seat_of(live.host),
        "seats": [
            {
                "seat": one.name,
                "name": names.get(one.person or "", "") if one.bot is None else bot_name(one.name, one.bot),
                "bot": one.bot,
                "is_taken": one.is_taken,
                "kept_for": None if one.kept is None else names.get(one.kept, ""),
            }
            for one in live.seats
        ],
        "judges": [judge_view(live, one, names) for one in live.officials],
        "dice": nonces_view(live),
        "lot": None if match is None else lot_view(match),
        "next_goal_setter": None if match is None else match.next_goal_setter,
        "scoresheet": None if match is None else scoresheet(match),
        "seal": live.seal,
        "rematch": rematch_view(live),
        "room": None if live.room is None else {"room": live.room, "number": live.number or 0},
        "is_round_over": match is not None and match.is_round_over,
        "round_ends": live.round_due() if live.is_clock_running else None,
    }


@lru_cache(maxsize=1024)
def _settings(settings: TableSettings) -> Settings:
    """The settings of a table, which never change."""
    return cast(Settings, settings.printed())


def rematch_view(live: LiveTable) -> RematchView | None:
    """Where a rematch is played, and which seat asked for it; None where nobody has."""
    if live.rematch is None:
        return None
    return {"match": live.rematch.match, "by": live.seat_of(live.rematch.by) or live.seat_left_by(live.rematch.by)}


def bot_name(seat: str, level: str) -> str:
    """What a bot is called: by a mathematician's name, another at each seat."""
    return {"P1": "Boole", "P2": "Noether", "P3": "Venn"}[seat]


def lot_view(match: Match) -> Lot | None:
    """The lot for the first Goal, until it is drawn."""
    if match.shake is not None or match.next_goal_setter is not None:
        return None
    lot = match.lot
    return {
        "contenders": list(lot.contenders),
        "to_roll": list(lot.to_roll),
        "rolled": dict(lot.rolled),
        "before": dict(lot.before),
    }


def shake_view(shake: Shake, seat: str | None) -> SeenShake:
    """The shake as a seat sees it, with the last cube that was moved, and once it is over with why."""
    seen = cast(SeenShake, view(shake, seat))
    if is_everything_shown(shake) and shake.contest is not None and seen["contest"] is not None:
        seen["score_reasons"] = score_reasons(shake)
        for shown in seen["contest"]["solutions"]:
            presented = shake.contest.presented_by(shown["by"])
            shown["working"] = None if presented is None else shown_working(shake, presented)
    seen["last"] = last_moved(shake)
    return seen


def dice_view(live: LiveTable) -> ShakeDice:
    """The number of the shake, and its dice as far as they are revealed."""
    return {
        "number": live.shake_number,
        "commitment": live.commitments.get(live.shake_number),
        "seed": live.revealed.get(live.shake_number),
        "is_set": live.shake_number in live.set_shakes,
    }


def nonces_view(live: LiveTable) -> Dice:
    """Which dice come next, whether nonces are still taken for them, and those that were given."""
    number = live.shake_number
    return {"shake": number, "is_open": live.are_dice_open, "nonces": live.nonces.get(number, {})}


def deadlines(live: LiveTable, seat: str | None) -> list[Deadline]:
    """When each running task's sand is out and when its countdown ends, by the server's clock."""
    length = live.settings.milliseconds
    if length is None or live.match is None or live.shake is None or not has_timers(live.match):
        return []
    limits = live.match.table.game.procedures.limits
    found: list[Deadline] = []
    for timer in shown_timers(live.shake, seat):
        ends = live.clock_at + (timer.limit + limits.additional * timer.penalties - timer.passed) * length
        countdown = 0 if timer.task == "stating" else limits.countdown * length
        found.append(
            {
                "player": timer.player,
                "task": timer.task,
                "limit": timer.limit,
                "at": ends,
                "countdown_ends": ends + countdown,
                "late": timer.penalties,
            }
        )
    return found


def legal_view(match: Match, seat: str, tells_deal: bool = False) -> Legal:
    """What a seat may do now and why not the rest: in the shake, and in the match around it."""
    actions: list[do.Action] = []
    why_not: dict[str, Violation] = {}
    templates: tuple[str, ...] = ()
    if match.shake is not None:
        found: LegalActions = legal_actions(match.shake, seat)
        actions += [one for one in found.actions if not isinstance(one, do.Tie)]
        why_not |= {name: one for name, one in found.why_not.items() if name != do.Tie.do}
        why_not |= {named(action): one for action, one in found.why_not_these.items() if not isinstance(action, do.Tie)}
        templates = found.templates
        actions, why_not = about_block(match.shake, seat, actions, why_not)
    for action in _around_shakes(seat, match.table.game.lot_faces[0]):
        violation = match_violation(match, action)
        if violation is not None:
            why_not[action.do] = violation
        elif isinstance(action, Appeal):
            templates = (*templates, action.do)
        else:
            actions.append(action)
    printed: Legal = {
        "actions": [cast(PrintedAction, sent_action(one)) for one in actions],
        "templates": list(templates),
        "why_not": {name: shown_violation(one) for name, one in why_not.items()},
    }
    if match.shake is not None and do.Select.do in templates:
        printed["variations"] = variations_open(match.shake)
    if match.shake is not None and do.Reject.do in templates:
        printed["reasons"] = rejections.reasons(match.shake)
        printed["places"] = rejections.places(match.table.game)
    if tells_deal and match.shake is not None and do.Deal.do in templates:
        # How many are due is for the dealer to know (Guidelines A2-comment).
        fewest, most = match.table.game.edition.deal[match.table.division]  # type: ignore[attr-defined]
        printed["deal"] = {"fewest": fewest, "most": most}
    if match.shake is not None and do.Charge.do in templates:
        printed["procedures"] = [{"code": code, "rule": str(rule)} for code, rule in chargeable(match.shake).items()]
    return printed


@lru_cache(maxsize=64)
def _around_shakes(seat: str, face: str) -> tuple[do.Action, ...]:
    """What a seat does in the match outside its shakes."""
    return RollForGoal(seat, face), StartShake(seat), Sign(seat), Appeal(seat, REASONS["appeal"][0])


def about_block(
    shake: Shake, seat: str, actions: list[do.Action], why_not: dict[str, Violation]
) -> tuple[list[do.Action], dict[str, Violation]]:
    """Who holds the block may put it back; where a referee would refuse every challenge, it is not offered at all."""
    if shake.block_holder == seat:
        return [*actions, do.Challenge(seat, "nothing")], why_not
    closed = why_not.get(do.Challenge.do)
    if closed is None or shake.table.policing is not Policing.REFEREE:
        return actions, why_not
    return [one for one in actions if not isinstance(one, do.PickUpBlock)], {do.PickUpBlock.do: closed, **why_not}


def named(action: do.Action) -> str:
    """One action by what it is done with, such as `move:=:forbidden`."""
    return ":".join((action.do, *(str(getattr(action, name)) for name in sent_names(type(action)))))


def variations_open(shake: Shake) -> list[VariationOffer]:
    """The variations that the division offers, each with why it may not be selected as it stands; where players police
    themselves, nobody says that (On-Sets IX-A; Equations IX-A)."""
    shake = unaware(shake)
    is_said = shake.table.policing is Policing.REFEREE
    game = shake.table.game
    offered = game.edition.offered[shake.table.division]
    found: list[VariationOffer] = []
    for kind, section in offered.items():
        is_whole = is_said and kind.blank is None
        violation = game.selection_violation(shake, kind.name, None) if is_whole else None
        found.append(
            {
                "name": kind.name,
                "title": str(kind.title),
                "blank": kind.blank,
                "rule": str(game.book[section]),
                "is_chosen": any(one.name == kind.name for one in shake.variations),
                "why_not": None if violation is None else shown_violation(violation),
            }
        )
    return found


def shown_events(events: Iterable[Event], seat: str | None) -> list[dict[str, Any]]:
    """Events as a seat may know them; a written Solution and a side taken are shown to nobody else."""
    return [shown_event(event, seat) for event in events]


def shown_event(event: Event, seat: str | None) -> dict[str, Any]:
    """One event as a seat may know it."""
    said = event.said
    stamp = {"seq": event.seq, "at": event.at}
    if said.action is None:
        hidden = (*NOT_SHOWN, *OFFICIALS_ALONE.get(said.kind, ()))
        return stamp | {name: value for name, value in said.body.items() if name not in hidden}
    shown = stamp | {"kind": ACTION} | printed_action(said.action)
    if said.action.by != seat:
        for name in SECRET_FIELDS.get(said.action.do, ()):
            del shown[name]
    return shown if said.is_upheld is None else shown | {UPHELD: said.is_upheld}
