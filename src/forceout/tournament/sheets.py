"""Scoresheets as they are typed: rows, penalties, sums, and what is odd about them (On-Sets X, XI-A-note, XII;
Equations X, XI-A-note, XII)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations, product
from typing import Any, Final

from forceout.messages.message import Message, Seat
from forceout.rulebook.rule import Rule
from forceout.rules.ruleset import Edition
from forceout.rules.scoring_shake import ABSENT, EndOfShake, Side
from forceout.rules.vocabulary import Division as Level
from forceout.rules.vocabulary import Situation
from forceout.tournament.settings import Competition, game_of

SHAKE_SCORES: Final = (6, 4, 2, ABSENT)
"""What a player can have in a row (X)."""
INITIALED: Final = (Level.ELEMENTARY, Level.MIDDLE)
"""Where a penalty counts only with a judge's initials (On-Sets XI-A-note; Equations XI-A-note)."""
STOPS: Final = "stops"
ASKS: Final = "asks"
MOST_SHAKES: Final = 60
LARGEST_TOTAL: Final = 400


@dataclass(frozen=True, slots=True)
class SheetRow:
    """One shake: who set the Goal, and what each scored, or that it was void."""

    scores: Mapping[str, int]
    goal_setter: str | None = None
    is_void: bool = False


@dataclass(frozen=True, slots=True)
class SheetPenalty:
    """Points taken from a player, with the judge's initials; what for stays at the table."""

    player: str
    points: int = 1
    initials: str = ""
    shake: int | None = None


@dataclass(frozen=True, slots=True)
class Sheet:
    """A scoresheet: all its rows, or its totals alone where those were typed."""

    totals: Mapping[str, int]
    rows: tuple[SheetRow, ...] = ()
    penalties: tuple[SheetPenalty, ...] = ()
    on_paper: Mapping[str, int] = field(default_factory=dict)
    """The totals that the paper says where they are other ones: kept, never taken."""
    did_not_play: tuple[str, ...] = ()
    signed: tuple[str, ...] = ()

    def written(self, player: str) -> int | None:
        """The total that stands on the paper."""
        return self.on_paper.get(player, self.totals.get(player))


@dataclass(frozen=True, slots=True)
class Remark:
    """What is odd about a scoresheet: it stops the entry, or asks to look again."""

    kind: str
    code: str
    words: Message
    rule: Rule | None = None
    shake: int | None = None
    player: str | None = None
    right: int | None = None
    """What it should be, which is offered and never taken."""


def is_counting(penalty: SheetPenalty, level: Level) -> bool:
    """Whether a penalty is subtracted (On-Sets XI-A-note; Equations XI-A-note)."""
    return bool(penalty.initials.strip()) or level not in INITIALED


def sums(sheet: Sheet, players: Sequence[str], level: Level) -> dict[str, int]:
    """The sums of the rows less the penalties that count (On-Sets XII-A; Equations XII-A)."""
    return {
        player: sum(row.scores.get(player, 0) for row in sheet.rows)
        - sum(one.points for one in sheet.penalties if one.player == player and is_counting(one, level))
        for player in players
    }


def running_totals(sheet: Sheet, players: Sequence[str]) -> list[dict[str, int]]:
    """What each player has after every row."""
    sofar, rows = dict.fromkeys(players, 0), []
    for row in sheet.rows:
        sofar = {player: sofar[player] + row.scores.get(player, 0) for player in players}
        rows.append(sofar)
    return rows


def leaders(totals: Mapping[str, int]) -> tuple[str, ...]:
    """Who leads; several when they share it."""
    return tuple(player for player, points in totals.items() if points == max(totals.values()))


def away_all_round(sheet: Sheet, players: Sequence[str]) -> tuple[str, ...]:
    """Who did not play: so it was said, or away from every scored shake (On-Sets XII-A, X-D; Equations XII-A, X-D)."""
    scored = [row for row in sheet.rows if row.scores]
    return tuple(
        player
        for player in players
        if player in sheet.did_not_play or (scored and all(row.scores.get(player) == ABSENT for row in scored))
    )


@lru_cache(maxsize=64)
def possible_rows(edition: Edition[Any], seats: int) -> frozenset[tuple[int, ...]]:
    """What can be scored together in one shake, as a table from the highest down: every end of a shake, scored by the
    edition's own procedure (On-Sets X, X-A, X-B, X-C, X-D; Equations X)."""
    found = {(ABSENT,) * seats}
    for here in range(1, seats + 1):
        players = tuple(f"P{number + 1}" for number in range(here))
        for end in ends_of_shakes(players):
            scores = edition.score_shake(end)
            found.add(tuple(sorted([*scores.values(), *[ABSENT] * (seats - here)], reverse=True)))
    return frozenset(found)


def ends_of_shakes(players: tuple[str, ...]) -> Iterator[EndOfShake]:
    """Every end of a shake between players who are there; one alone only records who was away."""
    if len(players) < 2:
        return
    outcomes = list(product((None, True, False), repeat=len(players)))
    shown = [{who: right for who, right in zip(players, one, strict=True) if right is not None} for one in outcomes]
    for presented in shown:
        yield EndOfShake(Situation.FORCEOUT, players, presented=presented)
    challenger, mover, *others = players
    third = others[0] if others else None
    sides: tuple[Side | None, ...] = (None, "challenger", "mover") if third else (None,)
    for end, presented, side in product((Situation.NOW, Situation.IMPOSSIBLE), shown, sides):
        silent = [player for player in players if player not in presented]
        for count in range(len(silent) + 1):
            for accepted in combinations(silent, count):
                yield EndOfShake(end, players, challenger, mover, third, presented, frozenset(accepted), side)


def remarks(sheet: Sheet, players: Sequence[str], competition: Competition, level: Level) -> list[Remark]:
    """Everything that is odd about a scoresheet, as it is typed."""
    found = list(of_shape(sheet, players))
    if found:
        return found
    game = game_of(competition)
    rule = game.procedures.sections.scoresheet
    found.extend(of_rows(sheet, players, competition))
    found.extend(of_goal_setters(sheet, players))
    if sheet.rows:
        right = sums(sheet, players, level)
        for player in players:
            if sheet.totals[player] != right[player]:
                words = Message(
                    "the-total-is-another", player=Seat(player), said=sheet.totals[player], right=right[player]
                )
                found.append(Remark(STOPS, "wrong-total", words, rule, player=player, right=right[player]))
    for number, penalty in enumerate(sheet.penalties, 1):
        if not is_counting(penalty, level):
            words = Message("a-penalty-without-initials-does-not-count", number=number, player=Seat(penalty.player))
            found.append(
                Remark(ASKS, "no-initials", words, game.procedures.sections.time_limits, player=penalty.player)
            )
    away = away_all_round(sheet, players)
    found.extend(
        Remark(ASKS, "not-signed", Message("a-player-has-not-signed", player=Seat(player)), rule, player=player)
        for player in players
        if player not in sheet.signed and player not in away
    )
    return found


def of_shape(sheet: Sheet, players: Sequence[str]) -> Iterator[Remark]:
    """What makes a sheet unreadable: others' names, numbers that cannot be."""
    named = {*sheet.totals, *sheet.on_paper, *sheet.did_not_play, *sheet.signed}
    named.update(player for row in sheet.rows for player in row.scores)
    named.update(row.goal_setter for row in sheet.rows if row.goal_setter is not None)
    named.update(one.player for one in sheet.penalties)
    for stranger in sorted(named - set(players)):
        yield Remark(
            STOPS, "not-at-table", Message("somebody-else-is-on-the-sheet", player=Seat(stranger)), player=stranger
        )
    for player in players:
        if player not in sheet.totals:
            yield Remark(STOPS, "no-total", Message("a-player-has-no-total", player=Seat(player)), player=player)
        elif not -LARGEST_TOTAL <= sheet.totals[player] <= LARGEST_TOTAL:
            yield Remark(
                STOPS, "wrong-total", Message("a-total-cannot-be-so-large", player=Seat(player)), player=player
            )
    if len(sheet.rows) > MOST_SHAKES or len(sheet.penalties) > MOST_SHAKES:
        yield Remark(STOPS, "too-many-shakes", Message("a-sheet-has-at-most-so-many-shakes", most=MOST_SHAKES))
    for number, one in enumerate(sheet.penalties, 1):
        if not 1 <= one.points <= 9 or len(one.initials) > 8:
            yield Remark(STOPS, "wrong-penalty", Message("a-penalty-is-points-with-initials", number=number))


def of_rows(sheet: Sheet, players: Sequence[str], competition: Competition) -> Iterator[Remark]:
    """Scores that no shake gives, or that cannot come together (On-Sets X; Equations X)."""
    game = game_of(competition)
    possible = possible_rows(game.edition, len(players))
    for number, row in enumerate(sheet.rows, 1):
        wrong = next((player for player in players if row.scores.get(player, 2) not in SHAKE_SCORES), None)
        if wrong is not None:
            words = Message("a-shake-gives-six-four-or-two", number=number, player=Seat(wrong))
            yield Remark(STOPS, "wrong-score", words, shake=number, player=wrong)
        elif row.is_void:
            if any(points != ABSENT for points in row.scores.values()):
                yield Remark(STOPS, "void-scored", Message("a-void-shake-has-no-points", number=number), shake=number)
        elif set(row.scores) != set(players):
            yield Remark(STOPS, "no-score", Message("somebody-has-no-points-in-a-shake", number=number), shake=number)
        elif tuple(sorted(row.scores.values(), reverse=True)) not in possible:
            yield Remark(ASKS, "odd-row", Message("these-points-cannot-come-together", number=number), shake=number)


def of_goal_setters(sheet: Sheet, players: Sequence[str]) -> Iterator[Remark]:
    """The Goal goes to the left after every shake, and stays after a void one (On-Sets I-D, III-D-1; Equations I-D,
    IV-D-1)."""
    for number, row in enumerate(sheet.rows, 1):
        due, setter = next_goal_setter(sheet.rows[: number - 1], players), row.goal_setter
        if setter is not None and due is not None and setter != due and row.scores.get(due) != ABSENT:
            words = Message("the-goal-goes-to-the-left", number=number, player=Seat(due))
            yield Remark(ASKS, "goal-setter", words, shake=number, player=due)


def next_goal_setter(rows: Sequence[SheetRow], players: Sequence[str]) -> str | None:
    """Whose the next Goal is after some rows; None while nobody has set one (On-Sets I-D; Equations I-D)."""
    due: str | None = None
    for row in rows:
        at = row.goal_setter if row.goal_setter is not None else due
        due = at if at is None or row.is_void else players[(list(players).index(at) + 1) % len(players)]
    return due
