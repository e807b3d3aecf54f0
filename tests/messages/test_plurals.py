"""One of a thing is no plural: a number that can be one chooses its noun, in every language."""

import re
from typing import Final

import pytest
from fluent.runtime import FluentBundle, FluentResource

from forceout.messages.language import ENGLISH, FOLDER, LANGUAGES
from tests.messages.test_files import slots_of
from tests.messages.test_languages import FILES, entries

NOUNS: Final = (
    "actions|answers|attempts|calls|cards|causes|characters|columns|competitions|cubes|days|digits|divisions|entries|"
    "games|hours|judges|lessons|letters|levels|lines|matches|minutes|moments|moves|operations|others|pages|players|"
    "points|positions|problems|puzzles|questions|results|rooms|rounds|rows|rulings|schools|seats|seconds|sets|shakes|"
    "signs|Solutions|steps|students|symbols|tables|teams|times|tries|values|ways"
)
PLURAL: Final = re.compile(rf"\{{ \$(\w+) \}}(?: [a-z]+)? (?:{NOUNS})\b")
LIMITS: Final = {"most", "longest", "shortest", "deepest", "nonce"}
"""Slots that are bounds of the program, each far above one."""
TEXTS: Final = {"name", "names", "player", "symbol", "who"}
"""Slots that are no numbers: "sets" and "moves" after them are no nouns."""
NEVER_ONE: Final = {
    # So many by the rules, or by how the message comes about.
    "a-numeral-of-count-digits-is-not-allowed-in-this-solution", "cube-cant-go-to-forbidden-yet",
    "every-set-name-needs-an-operation-and-none-is-left", "goal_many-readings", "log_deal",
    "now-needs-at-least-needed-cubes-in-resources", "paper-table_players", "practice_hint_cubes", "replay_did_deal",
    "required-digits-need-operations", "required-operations-need-numbers", "required-sets-need-operations",
    "say_block-other_seconds", "the-equation-has-count-factorial-signs",
    "the-goal-has-count-factorial-signs", "this-is-too-long", "a-power-with-values-is-too-large", "own_days",
    "this-is-length-characters-long", "this-is-length-characters-long-a-solution-of-up-to-longest-is-read",
    # A round, its last minutes and the time to write, by the books.
    "clocks_after", "front_say_last-minutes", "front_say_writing", "no-new-shakes-from-now-on", "stop-and-write",
    "stop-with-longer-writing", "the-round-begins",
    # So many as the program has.
    "coach_kind_challenge_what", "coach_kind_find_what", "coach_kind_goal_what", "coach_kind_mixed_what",
    "coach_kind_today_what", "coach_kind_wrong_what", "desk_hold-how", "find_count", "home_steps", "lobby_seats",
    "penalty_all", "practice_sprint_result", "practice_sprint_seconds",
    # Match points: two at least for every round (On-Sets XII-A; Equations XII-A).
    "awards_points", "awards_say", "awards_say-alone", "paper-with-points",
}  # fmt: skip


def fixed_plurals() -> set[str]:
    """The messages in which a number stands before a plural that it does not choose."""
    found = set()
    for name in FILES:
        source = (FOLDER / ENGLISH / name).read_text("utf-8")
        for key, entry in entries(ENGLISH, name).items():
            assert entry.span is not None
            text = source[entry.span.start : entry.span.end]
            slots = {one[1] for one in PLURAL.finditer(text)} - LIMITS - TEXTS
            found |= {key for slot in slots if "one" not in slots_of(entry)[slot]}
    return found


def test_a_number_that_can_be_one_chooses_its_noun() -> None:
    assert sorted(fixed_plurals() - NEVER_ONE) == []
    assert sorted(NEVER_ONE - fixed_plurals()) == []


def said(language: str, file: str, key: str, **slots: object) -> str:
    """A message in a language, as Fluent's own runtime says it."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((FOLDER / language / file).read_text("utf-8")))
    value = bundle.get_message(key).value
    assert value is not None
    found, errors = bundle.format_pattern(value, slots)
    assert not errors
    return str(found)


@pytest.mark.parametrize(
    ("language", "finished", "tables", "begins"),
    [
        ("en", 0, 1, "The shake: the table has not finished it."),
        ("en", 0, 3, "The same shake: 0 of 3 tables have finished it."),
        ("en", 1, 3, "The same shake: one of 3 tables has finished it."),
        ("es", 0, 1, "La tirada: la mesa no la ha terminado."),
        ("es", 1, 3, "La misma tirada: una de 3 mesas la ha terminado."),
        ("es", 2, 3, "La misma tirada: 2 de 3 mesas la han terminado."),
        ("fr", 0, 1, "La manche\u00a0: la table ne l’a pas finie."),
        ("fr", 1, 1, "La manche\u00a0: la table l’a finie."),
        ("fr", 0, 3, "La même manche\u00a0: 0 table sur 3 l’a finie."),
        ("fr", 2, 3, "La même manche\u00a0: 2 tables sur 3 l’ont finie."),
    ],
)
def test_how_many_tables_have_finished_the_shake_that_was_set(
    language: str, finished: int, tables: int, begins: str
) -> None:
    assert said(language, "browser_coach.ftl", "coach_dealt", finished=finished, tables=tables).startswith(begins)


@pytest.mark.parametrize(
    ("language", "once"),
    [("en", "After 1 of 3 rounds"), ("es", "Después de 1 de 3 rondas"), ("fr", "Après 1 ronde sur 3")],
)
def test_each_language_counts_by_its_own_number(language: str, once: str) -> None:
    assert said(language, "browser_day.ftl", "day_after", played=1, rounds=3) == once


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_of_each_in_a_report_is_no_plural(language: str) -> None:
    one = said(language, "browser_coach.ftl", "coach_report_about", minutes=1, shakes=1, puzzles=1)
    assert [part for part in one.split(" · ") if part.endswith("s")] == []
    two = said(language, "browser_coach.ftl", "coach_report_about", minutes=2, shakes=2, puzzles=2)
    assert [part for part in two.split(" · ") if not part.endswith("s")] == []


def test_none_is_not_told_as_one_in_french() -> None:
    """To French nought is singular: what is said of it must have its number in it, or be said of 1 alone."""
    selector, one = re.compile(r"\{ \$([\w-]+) ->"), re.compile(r"^\s*\[one\] (.*)$")
    wrong = []
    for name in FILES:
        chosen_by = ""
        for line in (FOLDER / "fr" / name).read_text("utf-8").splitlines():
            chosen_by = next((found[1] for found in reversed(list(selector.finditer(line)))), chosen_by)
            told = one.match(line)
            if told is not None and f"${chosen_by} " not in told[1]:
                wrong.append((name, line.strip()))
    assert wrong == []
