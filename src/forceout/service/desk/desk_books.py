"""What a book has for an official's desk, in one answer that goes on without a network: causes, clocks, equipment, what
may be charged and asked, the keys to tap (docs/judges.md; On-Sets I, IX, XI; Equations I, IX, XI)."""

from collections.abc import Mapping
from typing import Any, Final

from forceout.judge.desk import clocks, equipment, illegal_procedure, rule_questions
from forceout.judge.desk.book import DeskBook
from forceout.judge.desk.deeds import DEEDS
from forceout.judge.desk.lines import yes_or_no
from forceout.judge.desk.penalties import causes
from forceout.judge.rejection_places import PLACES, Place
from forceout.messages.message import kept_by_language
from forceout.rulebook.contents import load_contents
from forceout.rules.game import Game
from forceout.rules.vocabulary import Division
from forceout.service.desk.keys.registry import keys_of
from forceout.service.tables.call import REASONS as CALL_REASONS
from forceout.service.tables.reasons import REASONS, UNFAIR
from forceout.service.tables.rejections import MISUSED

MOST_REMINDERS: Final = 8
"""How many questions a desk counts before its reminder changes no more."""


@kept_by_language(64)
def desk_book(game: str, edition: str | None, season: str | None, division: str) -> dict[str, Any]:
    """Everything that a desk keeps at hand of a book; raises ValueError where there is no such."""
    book, level = DeskBook.of(game, edition, season), Division(division)
    keys = keys_of(game)
    return {
        "game": game,
        "edition": book.game.edition.name,
        "season": season,
        "division": division,
        "cards": list(book.game.deck),
        "cubes": list(keys.CUBES),
        "goal_cubes": list(keys.GOAL_CUBES),
        "goal_shapes": list(keys.GOAL_SHAPES),
        "goal_turns": list(keys.GOAL_TURNS),
        "solution_keys": list(keys.SOLUTION_KEYS),
        "paper_keys": list(keys.PAPER_KEYS),
        "situations": list(keys.SITUATIONS),
        "causes": [_cause(one) for one in causes(book)],
        "clocks": [_named(one.printed()) for one in clocks.clocks(book)],
        "equipment": [_named(one.printed()) for one in equipment.checklist(book)],
        "procedures": [
            _named(illegal_procedure.printed_procedure(book, one)) for one in illegal_procedure.procedures(book, level)
        ],
        "deeds": list(DEEDS),
        "questions": [
            {**one.printed(book), "says": str(yes_or_no(one.is_yes))} for one in rule_questions.questions(book, level)
        ],
        "reminders": [_reminder(book, count) for count in range(MOST_REMINDERS + 1)],
        "objections": objections(book.game, level),
        "sections": [{"section": one.section, "title": one.title} for one in _clauses(game, book.game.edition.name)],
        "cites": _cites(book),
        "has_added_time": book.has_second_judges,
        "has_second_judges": book.has_second_judges,
        "call_reasons": list(CALL_REASONS),
        "warn_reasons": list(REASONS["warn"]),
        "appeal_reasons": list(REASONS["appeal"]),
        "disqualify_reasons": list(REASONS["disqualify"]),
        "decide_reasons": list(REASONS["decide"]),
    }


def _cause(cause: Any) -> dict[str, Any]:
    """A cause with the reason under which the engine of an online table takes its point."""
    return _named({**cause.printed(), "online": UNFAIR if cause.needs_second_judge else cause.reason})


def _named(printed: Mapping[str, Any]) -> dict[str, Any]:
    """An entry of a list with its clauses as every list has them."""
    return dict(printed) if "rules" in printed else {**printed, "rules": [printed["rule"]]}


def _reminder(book: DeskBook, count: int) -> dict[str, Any] | None:
    found = rule_questions.reminder(book, count)
    return None if found is None else {**found.printed(), "rules": [str(found.rule)]}


def _clauses(game: str, edition: str) -> list[Any]:
    return [
        one
        for contents in load_contents()
        if contents.book == game and contents.edition == edition
        for one in contents.clauses.values()
    ]


def _cites(book: DeskBook) -> dict[str, str]:
    second = book.procedures.second_judges
    found = {
        "initials": str(book.sections.time_limits),
        "behaviour": str(book.sections.behaviour),
        "checking": str(book.sections.checking),
    }
    return found if second is None else found | {"added_time": str(second.added_time), "appeals": str(second.appeals)}


def objections(game: Game, division: Division) -> list[dict[str, str]]:
    """What a checker may claim of a Solution, whatever is in force, each with its clause and what goes with it."""
    rejections = game.procedures.rejections
    found = {code: str(rule) for code, rule in rejections.criteria.items()}
    for kind in game.edition.variation_list(division):
        for code in kind.breaches:
            found.setdefault(code, str(rejections.variation_broken))
    found[MISUSED] = str(rejections.variation_misread)
    return [{"code": code, "rule": rule, "place": PLACES.get(code, Place.WHOLE).value} for code, rule in found.items()]
