"""`forceout verify-dice`: roll the dice of a match again from its revealed seeds (docs/dice.md)."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

import typer

from forceout.editions.recorded_match import begin, fold
from forceout.messages.message import verbatim
from forceout.rules import actions as do
from forceout.rules.match_state import Match, RollForGoal, StartShake
from forceout.rules.record import BadRecord, Record, read_record

NOT_YET = "not yet revealed"


@dataclass
class ShakeReport:
    """What was found out about the dice of one shake; number 0 is the lot for the first Goal."""

    number: int
    commitment: str = ""
    seed: str = NOT_YET
    nonces: tuple[str, ...] = ()
    """What each seat gave, empty where it gave nothing."""
    used: int = 0
    is_set: bool = False
    """Whether the coach of a room set it, which is no promise of anybody's."""
    wrong: list[str] = field(default_factory=list)

    @property
    def title(self) -> str:
        """How it is called."""
        return "The lot" if self.number == 0 else f"Shake {self.number}"

    @property
    def is_revealed(self) -> bool:
        """Whether its seed can be looked at."""
        return self.seed != NOT_YET


def verify_dice(
    file: Annotated[Path, typer.Argument(help="The record of a match, with its dice.", dir_okay=False)],
) -> None:
    """Roll every die and draw every card of a match again, and compare; anybody can do this."""
    try:
        reports = verify_record(read_record(file.read_bytes().decode("utf-8")))
    except (OSError, UnicodeDecodeError, BadRecord) as error:
        typer.echo(f"{file}: {getattr(error, 'strerror', None) or error}", err=True)
        raise typer.Exit(2) from None
    for report in reports:
        typer.echo(told(report))
        for line in report.wrong:
            typer.echo(f"  {line}")
    wrong = [report for report in reports if report.wrong]
    if wrong:
        typer.echo(f"The dice of {len(wrong)} of {len(reports)} do NOT fit.")
        raise typer.Exit(1)
    hidden = sum(not report.is_revealed for report in reports)
    were_set = sum(report.is_set for report in reports)
    typer.echo(
        "All dice that are revealed are honest."
        + (f" {hidden} not yet revealed." if hidden else "")
        + (f" {were_set} set by a coach, and not promised to be." if were_set else "")
    )


def told(report: ShakeReport) -> str:
    """One line about one shake."""
    if report.is_set:
        return f"{report.title}: set by the coach of a room for every table. It is outside the promise of honest dice."
    if not report.is_revealed:
        return f"{report.title}: its seed is not revealed yet, so it cannot be verified."
    if report.wrong:
        return f"{report.title}: does NOT fit."
    seats = [f"P{place}" for place, nonce in enumerate(report.nonces, 1) if nonce]
    mixed = f" with what the browsers of {', '.join(seats)} gave" if seats else ""
    return (
        f"{report.title}: the seed fits what was committed, and all {report.used} uses of the dice fit the seed{mixed}."
    )


def verify_record(record: Record) -> list[ShakeReport]:
    """What is found out about every shake of a record; raises BadRecord where its dice are missing."""
    from forceout.service.tables.dice import commitment, mixed_seed

    match_id, reports = read_remarks(record)
    for number, report in reports.items():
        if report.is_revealed and commitment(match_id, number, bytes.fromhex(report.seed)) != report.commitment:
            report.wrong.append("The seed is not the one that was committed before the shake.")
    for number, use, match, action in uses(record):
        if number not in reports:
            raise BadRecord(
                len(record.log), verbatim(f"the record does not say which dice shake {number} was rolled with")
            )
        report = reports[number]
        report.used += 1
        if not report.is_revealed or report.is_set:
            continue
        seed = mixed_seed(bytes.fromhex(report.seed), match_id, number, report.nonces)
        if (wrong := difference(match, action, seed, use)) is not None:
            report.wrong.append(wrong)
    return list(reports.values())


def read_remarks(record: Record) -> tuple[str, dict[int, ShakeReport]]:
    """The match and its dice, from the remarks at the end of a record."""
    match_id = ""
    reports: dict[int, ShakeReport] = {}
    nonces: dict[int, tuple[str, ...]] = {}
    was_set: set[int] = set()
    for remark in record.results:
        words = remark.split(maxsplit=5)
        if words[:1] == ["nonces"]:
            number, given = read_nonces(record, remark)
            nonces[number] = given
        if words[:1] == ["set"] and len(words) > 1 and words[1].isdigit():
            was_set.add(int(words[1]))
        if words[:1] == ["match"] and len(words) == 2:
            match_id = words[1]
        elif words[:1] == ["dice"] and len(words) == 6 and words[1].isdigit() and words[2::2] == ["commitment", "seed"]:
            if words[5] != NOT_YET and not _is_seed(words[5]):
                raise BadRecord(len(record.log), verbatim(f"the seed of shake {words[1]} is not 64 hexadecimal digits"))
            reports[int(words[1])] = ShakeReport(int(words[1]), words[3], words[5])
    if not match_id or not reports:
        raise BadRecord(len(record.log), verbatim("the record has no dice to verify: it was not played on a server"))
    for number, report in reports.items():
        report.nonces = nonces.get(number, ())
        report.is_set = number in was_set
    return match_id, reports


def read_nonces(record: Record, remark: str) -> tuple[int, tuple[str, ...]]:
    """What each seat gave to the dice of a shake, by a remark such as `nonces 1 P1 - P2 0123…`."""
    from forceout.service.tables.dice import is_nonce

    number, *words = remark.split()[1:] or [""]
    given = tuple("" if nonce == "-" else nonce for nonce in words[1::2])
    players = record.header.players
    if not number.isdecimal() or tuple(words[::2]) != players or not all(is_nonce(one) for one in given if one):
        raise BadRecord(len(record.log), verbatim("what the browsers gave to the dice cannot be read"))
    return int(number), given


def _is_seed(text: str) -> bool:
    return len(text) == 64 and all(letter in "0123456789abcdef" for letter in text)


def uses(record: Record) -> Iterator[tuple[int, int, Match, do.Action]]:
    """Every use of the dice: in which shake, the how-manieth, the match before it, and the action."""
    from forceout.service.tables.fold import DICE

    match = begin(record.header)
    number = use = 0
    for step in fold(record):
        if isinstance(step.action, StartShake):
            number, use = number + 1, 0
        elif step.action.do in DICE:
            yield number, use, match, step.action
            use += 1
        match = step.match


def difference(match: Match, action: do.Action, seed: bytes, use: int) -> str | None:
    """What the dice should have shown, where that is not what the record says."""
    from forceout.service.tables.dice import ShakeDice

    dice, game = ShakeDice(seed), match.table.game
    said: tuple[str, ...]
    made: tuple[str, ...]
    if isinstance(action, RollForGoal):
        kind, said, made = "lot", (action.face,), (dice.lot(game, use),)
    elif isinstance(action, do.Roll):
        assert match.shake is not None
        kind, said, made = "roll", action.cubes, dice.roll(match.shake, use)
    else:
        assert isinstance(action, do.Deal)
        kind, said, made = "deal", action.cards, dice.deal(game, len(action.cards), use)
    if said == made:
        return None
    return f"The {kind} of {action.by} says {' '.join(said)}, and the seed makes it {' '.join(made)}."
