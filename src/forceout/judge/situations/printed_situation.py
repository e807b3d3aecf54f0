"""A situation as JSON has it: in the reader's language, and in the words of the edition that is played."""

from collections.abc import Mapping
from typing import Final, Literal, TypedDict, get_args

from forceout.editions.registry import find_edition
from forceout.judge.situations.situation import Situation, find_situation
from forceout.judge.situations.translations import is_translated, situation_in, sources_in
from forceout.messages.language import ENGLISH
from forceout.messages.message import spoken

IMPOSSIBLE: Final = "Impossible"
"""The challenge as the situations call it, in every language; an older book has another word for it."""
Text = Literal["title", "happened", "ruling", "penalty", "say", "dont_say", "language"]
TEXTS: Final[tuple[Text, ...]] = get_args(Text)
"""What a translation changes."""


class PrintedSituation(TypedDict):
    """A situation as JSON has it."""

    id: str
    title: str
    happened: str
    phase: str
    game: str
    editions: list[str]
    divisions: list[str]
    ruling: str
    penalty: str
    say: str
    dont_say: str
    level: int
    sections: list[str]
    cites: list[str]
    see: list[str]
    language: str
    """The language of its texts: English where nobody has translated it yet."""


def printed_situation(one: Situation, edition: str | None = None) -> PrintedSituation:
    """A situation in the language that is spoken, and in the words of an edition where one is named."""
    language = spoken().tag
    told = situation_in(one, language)
    return {
        "id": one.id,
        "title": _in_words_of(one, edition, told.title),
        "happened": _in_words_of(one, edition, told.happened),
        "phase": one.phase.value,
        "game": one.game,
        "editions": list(one.editions),
        "divisions": [division.value for division in one.divisions],
        "ruling": _in_words_of(one, edition, told.ruling),
        "penalty": _in_words_of(one, edition, told.penalty),
        "say": _in_words_of(one, edition, told.say),
        "dont_say": _in_words_of(one, edition, told.dont_say),
        "level": int(one.level),
        "sections": [str(rule) for rule in one.sections],
        "cites": [str(rule) for rule in one.cites],
        "see": [name for name in one.see if edition is None or _is_of(edition, name)],
        "language": language if is_translated(one, language) else ENGLISH,
    }


def title_of(one: Situation, edition: str | None = None) -> str:
    """What a situation is called, in the language that is spoken."""
    return _in_words_of(one, edition, situation_in(one, spoken().tag).title)


def sources() -> Mapping[str, str]:
    """By game, where its situations come from, in the language that is spoken."""
    return sources_in(spoken().tag)


def _is_of(edition: str, name: str) -> bool:
    found = find_situation(name)
    return found is not None and edition in found.editions


def _in_words_of(one: Situation, edition: str | None, text: str) -> str:
    """A text with the challenge called as an edition calls it."""
    listed = None if edition is None or edition not in one.editions else find_edition(one.game, edition)
    game = None if listed is None else listed.game_of(None)
    return text if game is None else text.replace(IMPOSSIBLE, game.edition.impossible)
