"""What leaves the service: a table as one viewer may see it, and the events that they may know of (architecture,
principle 7)."""

from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import Any, Final

from forceout.judge.score_reasons import score_reasons
from forceout.judge.shown_working import shown_working
from forceout.rules import actions as do
from forceout.rules.legal_actions import LegalActions, legal_actions
from forceout.rules.match import scoresheet, verify_match
from forceout.rules.match_state import Appeal, Match, RollForGoal, Sign, StartShake
from forceout.rules.record import read_action
from forceout.rules.state import OVER, Policing, Shake
from forceout.rules.view import shown_timers, view
from forceout.rules.violation import Violation
from forceout.service.events import Event
from forceout.service.live_table import LiveTable, has_timers
from forceout.service.wanted import REASONS, fields_of

SECRET_FIELDS: Final[Mapping[str, tuple[str, ...]]] = {do.Present.do: ("solution", "goal"), do.TakeSide.do: ("side",)}
"""What an event tells nobody but who did it; the view shows it when it is due."""
NOT_SHOWN: Final = ("who", "host", "asked")
"""Pseudonyms and keys are nobody's business."""


def match_view(live: LiveTable, person: str | None, names: Mapping[str, str], now: int) -> dict[str, Any]:
    """A table as a person sees it: as a player at their seat, else as a spectator or a judge."""
    seat = live.seat_of(person)
    match = live.match
    return {
        "match": live.id,
        "seq": live.seq,
        "now": now,
        "you": {"seat": seat, "is_host": person == live.host, "is_judge": person is not None and person in live.judges},
        "settings": live.settings.printed(),
        "status": live.status,
        "is_paused": live.is_paused,
        "is_watchable": live.is_watchable,
        "host_seat": live.seat_of(live.host),
        "seats": [
            {
                "seat": one.name,
                "name": names.get(one.person or "", "") if one.bot is None else bot_name(one.name, one.bot),
                "bot": one.bot,
                "is_taken": one.is_taken,
            }
            for one in live.seats
        ],
        "lot": None if match is None else lot_view(match),
        "next_goal_setter": None if match is None else match.next_goal_setter,
        "scoresheet": None if match is None else scoresheet(match),
        "is_round_over": match is not None and match.is_round_over,
        "shake": None if live.shake is None else shake_view(live, live.shake, seat),
        "deadlines": deadlines(live, seat),
        "round_ends": live.round_due() if live.is_clock_running else None,
        "legal": None if seat is None or match is None else legal_view(match, seat),
    }


def bot_name(seat: str, level: str) -> str:
    """What a bot is called: by a mathematician's name, another at each seat."""
    return {"P1": "Boole", "P2": "Noether", "P3": "Venn"}[seat]


def lot_view(match: Match) -> dict[str, Any] | None:
    """The lot for the first Goal, until it is drawn."""
    if match.shake is not None or match.next_goal_setter is not None:
        return None
    return {"to_roll": list(match.lot.to_roll), "rolled": dict(match.lot.rolled)}


def shake_view(live: LiveTable, shake: Shake, seat: str | None) -> dict[str, Any]:
    """The shake as a seat sees it, with its number, its dice and the last cube that was moved."""
    last = shake.last_moved
    seen = view(shake, seat)
    if shake.phase in OVER and shake.contest is not None and seen["contest"] is not None:
        seen["score_reasons"] = score_reasons(shake)
        for shown in seen["contest"]["solutions"]:
            presented = shake.contest.presented_by(shown["by"])
            shown["working"] = None if presented is None else shown_working(shake, presented)
    return seen | {
        "number": live.shake_number,
        "commitment": live.commitments.get(live.shake_number),
        "seed": live.revealed.get(live.shake_number),
        "last": None
        if last is None
        else {"by": last.by, "cube": last.cube, "from": last.came_from, "to": last.went_to, "is_bonus": last.is_bonus},
    }


def deadlines(live: LiveTable, seat: str | None) -> list[dict[str, Any]]:
    """When each running task's sand is out and when its countdown ends, by the server's clock."""
    length = live.settings.milliseconds
    if length is None or live.match is None or live.shake is None or not has_timers(live.match):
        return []
    limits = live.match.table.game.procedures.limits
    found = []
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


def legal_view(match: Match, seat: str) -> dict[str, Any]:
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
    face = match.table.game.lot_faces[0]
    for action in (RollForGoal(seat, face), StartShake(seat), Sign(seat), Appeal(seat, REASONS["appeal"][0])):
        violation = verify_match(match, action)
        if violation is not None:
            why_not[action.do] = violation
        elif isinstance(action, Appeal):
            templates = (*templates, action.do)
        else:
            actions.append(action)
    printed: dict[str, Any] = {
        "actions": [printed_action(one) for one in actions],
        "templates": list(templates),
        "why_not": {name: printed_violation(one) for name, one in why_not.items()},
    }
    if match.shake is not None and do.Select.do in templates:
        printed["variations"] = variations_open(match.shake)
    if match.shake is not None and do.Deal.do in templates:
        fewest, most = match.table.game.edition.deal[match.table.division]  # type: ignore[attr-defined]
        printed["deal"] = {"fewest": fewest, "most": most}
    return printed


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
    to = ("forbidden",) if isinstance(action, do.Bonus) else ()
    return ":".join((action.do, *(str(getattr(action, name)) for name in fields_of(type(action))), *to))


def variations_open(shake: Shake) -> list[dict[str, Any]]:
    """The variations that the division offers, each with why it may not be selected as it stands."""
    game = shake.table.game
    offered = game.edition.offered[shake.table.division]
    found = []
    for kind, section in offered.items():
        violation = None if kind.blank is not None else game.selection_violation(shake, kind.name, None)
        found.append(
            {
                "name": kind.name,
                "title": kind.title,
                "blank": kind.blank,
                "rule": str(game.book[section]),
                "is_chosen": any(one.name == kind.name for one in shake.variations),
                "why_not": None if violation is None else printed_violation(violation),
            }
        )
    return found


def printed_violation(violation: Violation) -> dict[str, str]:
    """A violation as JSON has it."""
    return {"code": violation.code, "rule": str(violation.rule), "message": violation.message}


def printed_action(action: do.Action) -> dict[str, Any]:
    """An action as it is sent; whose it is goes without saying."""
    return {"do": action.do} | {name: getattr(action, name) for name in fields_of(type(action)) if name != "count"}


def shown_events(events: Iterable[Event], seat: str | None) -> list[dict[str, Any]]:
    """Events as a seat may know them; a written Solution and a side taken are shown to nobody else."""
    return [shown_event(event, seat) for event in events]


def shown_event(event: Event, seat: str | None) -> dict[str, Any]:
    """One event as a seat may know it."""
    body = event.body
    stamp = {"seq": event.seq, "at": event.at}
    if body["kind"] != "action":
        return stamp | {name: value for name, value in body.items() if name not in NOT_SHOWN}
    action = read_action(body["line"])
    hidden = SECRET_FIELDS.get(action.do, ()) if action.by != seat else ()
    shown = {one.name: getattr(action, one.name) for one in fields(action) if one.name not in hidden}
    return stamp | {"kind": "action", "do": action.do} | shown
