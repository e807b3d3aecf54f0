"""Finding a situation by the words of a player or a judge, the same way here and, offline, in a browser.

The algorithm, which `exported_index` hands out as data and which counts in whole numbers only, so that both find the
same:

1. `tokens`: a word of `elided` with an apostrophe before a letter drops out; lower case; each symbol of `symbols`
   becomes its word between spaces; accents drop out, and œ is oe; what is neither a letter nor a digit separates; words
   of `stop` drop out; a word of `synonyms` becomes its value; then the first of `suffixes` that a word ends with, and
   that leaves four letters at least, is replaced.
2. Each token is matched with terms of the index: exactly (quality 100); else terms that begin with it, when it has
   three letters at least (quality 60); else terms at most so many edits away as `edits` says (quality 50 for one edit,
   30 for two). Of one token, a document counts the best term only.
3. A document's score is the sum, over the tokens, of quality × the term's rarity × the term's weight in the document.
   What stands in the way of a table (game, edition, division, phase) is left out before. The best come first, ties in
   the order of the books.
4. In another language than English both are looked up, what was translated and the English text, by the tables of that
   language: a word that stands in both counts once.
5. A text that is the name or the section of a situation, such as `B4` or `VII-C-6`, finds that first.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import log2
from typing import Any, Final, NamedTuple

from forceout.judge.situations.printed_situation import TEXTS, printed_situation
from forceout.judge.situations.situation import Phase, Situation, load_situations
from forceout.judge.situations.translations import situation_in
from forceout.judge.situations.words import SHORTEST_STEM, Words, load_words, tokens
from forceout.messages.language import ENGLISH, LANGUAGES, english
from forceout.messages.message import speaking, spoken
from forceout.rules.vocabulary import Division

VERSION: Final = 2
WEIGHTS: Final[Mapping[str, int]] = {"words": 6, "title": 5, "happened": 3, "ruling": 1, "penalty": 1, "say": 1}
"""How much a word counts in each part of a situation."""
MOST_WEIGHT: Final = 14
"""What one word counts in one situation at most, however often it stands there."""
EXACT, BEGINNING, ONE_EDIT, TWO_EDITS = 100, 60, 50, 30
SHORTEST_BEGINNING: Final = 3
SHORTEST_FOR_ONE_EDIT: Final = 4
SHORTEST_FOR_TWO_EDITS: Final = 8
NAMED: Final = 1_000_000
"""The score of a situation that is named."""
LONGEST_QUESTION: Final = 300
MOST_TOKENS: Final = 24


class Found(NamedTuple):
    """A situation that a question fits, and how well."""

    situation: Situation
    score: int


@dataclass(frozen=True, slots=True)
class Index:
    """The situations by their words: for each term how rare it is, and how much it weighs in which document."""

    language: str
    words: Words
    rarity: Mapping[str, int]
    postings: Mapping[str, Mapping[int, int]]
    documents: tuple[Situation, ...]


def build_index() -> Index:
    """The index of every situation, for questions in the language that is spoken."""
    return _index_of(spoken().tag)


@lru_cache(maxsize=len(LANGUAGES))
def _index_of(language: str) -> Index:
    words, documents = load_words(language), load_situations()
    postings: dict[str, dict[int, int]] = defaultdict(dict)
    for place, situation in enumerate(documents):
        weights = _weights(situation, words)
        told = situation_in(situation, language)
        if told is not situation:
            # A word that both languages have, as Goal, counts once.
            for term, weight in _weights(told, words).items():
                weights[term] = max(weights.get(term, 0), weight)
        for term, weight in weights.items():
            postings[term][place] = weight
    rarity = {term: int(10 * log2(1 + len(documents) / len(found))) for term, found in postings.items()}
    return Index(language, words, rarity, dict(postings), documents)


def _weights(situation: Situation, words: Words) -> dict[str, int]:
    """How much each word counts in a situation."""
    found: dict[str, int] = defaultdict(int)
    for part, weight in WEIGHTS.items():
        for token in tokens(_text(situation, part), words):
            found[token] = min(found[token] + weight, MOST_WEIGHT)
    return found


def _text(situation: Situation, part: str) -> str:
    value: str | tuple[str, ...] = getattr(situation, part)
    return value if isinstance(value, str) else " . ".join(value)


def search(
    text: str,
    *,
    game: str | None = None,
    edition: str | None = None,
    division: Division | None = None,
    phase: Phase | None = None,
    most: int = 10,
) -> list[Found]:
    """The situations that fit a question best, of those that can come up at such a table."""
    index = build_index()
    text = text[:LONGEST_QUESTION]
    scores: dict[int, int] = defaultdict(int)
    for token in list(dict.fromkeys(tokens(text, index.words)))[:MOST_TOKENS]:
        for place, score in _scores_of(token, index).items():
            scores[place] += score
    for place in _named(text, index.documents):
        scores[place] += NAMED
    allowed = [
        (-score, place)
        for place, score in scores.items()
        if index.documents[place].is_for(game, edition, division, phase)
    ]
    return [Found(index.documents[place], -score) for score, place in sorted(allowed)[:most]]


def _named(text: str, documents: Sequence[Situation]) -> Iterator[int]:
    wanted = text.strip().lower()
    for place, one in enumerate(documents):
        if wanted in (one.id.lower(), one.sections[0].section.lower(), str(one.sections[0]).lower()):
            yield place


def _scores_of(token: str, index: Index) -> Mapping[int, int]:
    """What one word of a question adds to each document: by the best term alone."""
    best: dict[int, int] = {}
    for term, quality in matching_terms(token, index.postings):
        rarity = index.rarity[term]
        for place, weight in index.postings[term].items():
            best[place] = max(best.get(place, 0), quality * rarity * weight)
    return best


def matching_terms(token: str, terms: Mapping[str, Any]) -> list[tuple[str, int]]:
    """The terms that a word of a question may mean, each with how surely: exact ones, else beginnings, else slips of
    the pen."""
    if token in terms:
        return [(token, EXACT)]
    if len(token) >= SHORTEST_BEGINNING:
        longer = [(term, BEGINNING) for term in terms if term.startswith(token)]
        if longer:
            return longer
    allowed = edits_allowed(token)
    if not allowed:
        return []
    near = ((term, edits(token, term, allowed)) for term in terms if abs(len(term) - len(token)) <= allowed)
    return [(term, ONE_EDIT if count == 1 else TWO_EDITS) for term, count in near if count is not None]


def edits_allowed(token: str) -> int:
    """How many slips of the pen are forgiven in a word."""
    if len(token) >= SHORTEST_FOR_TWO_EDITS:
        return 2
    return 1 if len(token) >= SHORTEST_FOR_ONE_EDIT else 0


def edits(one: str, other: str, most: int) -> int | None:
    """How many letters are to be put in, left out, changed, or swapped with their neighbour to make one word of
    another; None where it is more than so many."""
    before: list[int] = []
    row = list(range(len(other) + 1))
    for place, letter in enumerate(one, 1):
        last, before, row = before, row, [place]
        for column, wanted in enumerate(other, 1):
            cost = min(before[column] + 1, row[column - 1] + 1, before[column - 1] + (letter != wanted))
            if place > 1 and column > 1 and letter == other[column - 2] and one[place - 2] == wanted:
                cost = min(cost, last[column - 2] + 1)
            row.append(cost)
        if min(row) > most:
            return None
    return row[-1] if row[-1] <= most else None


def exported_index(game: str | None = None) -> dict[str, Any]:
    """The index as JSON, of one game or of both, with all that the algorithm needs."""
    index = build_index()
    kept = [place for place, one in enumerate(index.documents) if game in (None, one.game)]
    numbers = {place: number for number, place in enumerate(kept)}
    terms: dict[str, list[Any]] = {}
    for term, found in sorted(index.postings.items()):
        postings = [[numbers[place], weight] for place, weight in found.items() if place in numbers]
        if postings:
            terms[term] = [index.rarity[term], *postings]
    return {
        "version": VERSION,
        "language": index.language,
        "qualities": {"exact": EXACT, "beginning": BEGINNING, "one_edit": ONE_EDIT, "two_edits": TWO_EDITS},
        "shortest": {
            "beginning": SHORTEST_BEGINNING,
            "stem": SHORTEST_STEM,
            "one_edit": SHORTEST_FOR_ONE_EDIT,
            "two_edits": SHORTEST_FOR_TWO_EDITS,
        },
        "named": NAMED,
        "stop": sorted(index.words.stop),
        "symbols": dict(index.words.symbols),
        "suffixes": [list(one) for one in index.words.suffixes.items()],
        "synonyms": dict(index.words.synonyms),
        "elided": sorted(index.words.elided),
        "terms": terms,
        "documents": [_document(index.documents[place]) for place in kept],
    }


def _document(one: Situation) -> dict[str, Any]:
    """A situation as it is handed out; beside a translation the English texts, which hold."""
    told: dict[str, Any] = {**printed_situation(one)}
    if told["language"] == ENGLISH:
        return told
    with speaking(english()):
        held = printed_situation(one)
    return {**told, "english": {name: held[name] for name in TEXTS}}
