"""By language, the words that a line to say must not have below the level that they belong to (Guidelines 0, 1, 2)."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from forceout.judge.disclosure.levels import Level
from forceout.judge.situations.situation import Situation
from forceout.judge.situations.words import without_accents

RUN: Final = 4
"""How many words in a row the lines to say and not to say may not share."""


@dataclass(frozen=True, slots=True)
class GivenAway:
    """What gives something away in one language; the patterns are of lower case and have no accents."""

    phrases: Mapping[Level, tuple[str, ...]]
    """What belongs to a level, so that a line below it must not say it."""
    judging: str
    """Words that judge what somebody wrote or did."""
    ambiguity: str
    """What is not spoken of unless a player has raised it (Guidelines 2-b)."""
    decide: str
    """How the Third Party is asked to decide, before it is said that no Solution exists."""
    after: str
    """What stands before the line that is said once the Third Party has decided."""
    right: str
    """That the Challenger is right."""

    def found_in(self, one: Situation) -> Iterator[str]:
        """The phrases of higher levels that a situation's line to say has."""
        said = plain(one.say)
        for level, phrases in self.phrases.items():
            if one.level < level:
                yield from (phrase for phrase in phrases if re.search(phrase, said))
        if not one.is_ambiguity_raised and re.search(self.ambiguity, said):
            yield self.ambiguity

    def judges(self, text: str) -> bool:
        """Whether a line judges, in a sentence that is no question."""
        return any(re.search(rf"\b(?:{self.judging})\b", plain(one)) for one in statements(text))


def plain(text: str) -> str:
    """A text in lower case, without accents, with one kind of apostrophe and of space."""
    return " ".join(without_accents(text.lower()).replace("’", "'").split())


def statements(text: str) -> list[str]:
    """The sentences of a line that are no questions."""
    return [one for one in re.split(r"(?<=[.?!:])\s*[”\"»]?\s+", text) if not one.rstrip("”» ").endswith("?")]


def runs(text: str) -> set[tuple[str, ...]]:
    """Every so many words in a row."""
    words = re.findall(r"[\w'’∪∩⊆=-]+", text.lower())
    return {tuple(words[place : place + RUN]) for place in range(len(words) - RUN + 1)}


ENGLISH_WORDS: Final = GivenAway(
    phrases={
        Level.OBJECTION: (r"the objection holds", r"objection (?:doesn't|does not) hold", r"that argument holds"),
        Level.EQUALS: (
            r"equals the goal\b(?!\?)",
            r"sides are equal",
            r"does not equal",
            r"the solution is (?:right|wrong|correct)",
        ),
        Level.WORKED_OUT: (r"card by card", r"we do it together", r"comes to", r"nobody can verify"),
        Level.NO_SOLUTION: (
            r"challenger is right",
            r"\bno solution\b",
            r"cannot be (?:met|solved|reached)",
            r"impossible (?:is|would be|was) right",
            r"(?:should|could|may|you can) challenge",
        ),
    },
    judging=r"right|wrong|correct|incorrect|equals?|valid|invalid|solves?|solvable",
    ambiguity=r"ambigu|another reading|other readings?|two (?:ways|readings)|add brackets|missing brackets",
    decide="Third Party, please decide",
    after="After:",
    right=r"\bright\b",
)
SPANISH: Final = GivenAway(
    phrases={
        Level.OBJECTION: (
            r"\b(?:la|esa|esta|tu) objecion (?:vale|se sostiene|procede|es valida|es correcta)",
            r"objecion no (?:vale|se sostiene|procede|es valida|es correcta)",
            r"\bese argumento (?:vale|se sostiene|procede)",
        ),
        Level.EQUALS: (
            r"\b(?:es|son) igual(?:es)? (?:al|a este|a ese) goal\b(?! ?\?)",
            r"\blados son iguales",
            r"\bno (?:es|son) igual",
            r"\bla solucion (?:es|esta) (?:correcta|incorrecta|acertada|equivocada|bien|mal)",
        ),
        Level.WORKED_OUT: (
            r"carta por carta",
            r"\bl[oa] hacemos juntos",
            r"\b(?:da|sale|resulta|llega a) (?:un |una )?\d",
            r"nadie (?:la |lo )?puede (?:verificar|comprobar)",
        ),
        Level.NO_SOLUTION: (
            r"retador(?:a)? tiene razon",
            r"\b(?:no hay|no existe|no existe ninguna|ninguna) solucion\b",
            r"no se puede (?:alcanzar|resolver|lograr)",
            r"impossible (?:es|seria|era|esta|estaria|estaba) (?:correcto|acertado|bien)",
            r"(?:puedes|pueden|podrias|podrian|deberias|deberian|conviene) retar",
        ),
    },
    judging=r"bien|mal|razon|correct[oa]s?|incorrect[oa]s?|acertad[oa]s?|equivocad[oa]s?|igual(?:es|a|an)?|valid[oa]s?"
    r"|invalid[oa]s?|resuelven?",
    ambiguity=r"ambigu|otras? lecturas?|(?<!las )\bdos (?:maneras|formas|modos|lecturas|sentidos)"
    r"|anade parentesis|faltan parentesis",
    decide="Tercer jugador, decide, por favor",
    after="Después:",
    right=r"\brazón\b",
)
FRENCH: Final = GivenAway(
    phrases={
        Level.OBJECTION: (
            r"(?:\bl'|\bcette |\bton )objection (?:tient|est valable|est juste|est fondee)",
            r"objection (?:ne tient pas|n'est pas (?:valable|juste|fondee))",
            r"\bcet argument tient",
        ),
        Level.EQUALS: (
            r"\b(?:est|sont|font) ega(?:le|les|l|ux) (?:au|a ce) goal\b(?! ?\?)",
            r"\b(?:egale|vaut) (?:bien )?le goal\b(?! ?\?)",
            r"\bcotes sont egaux",
            r"\bn'est pas egale",
            r"\bla solution est (?:juste|fausse|correcte|incorrecte|bonne|mauvaise)",
        ),
        Level.WORKED_OUT: (
            r"carte par carte",
            r"\bnous l[ea] faisons ensemble",
            r"\b(?:donne|vaut|fait|arrive a) (?:un |une )?\d",
            r"personne ne peut l[ea] verifier",
        ),
        Level.NO_SOLUTION: (
            r"challenger a raison",
            r"\b(?:pas de|aucune|n'existe pas de) solution\b",
            r"ne peut (?:pas )?etre (?:atteint|resolu|obtenu)",
            r"impossible (?:est|serait|etait) juste",
            r"(?:peux|pouvez|pourrais|pourriez|devrais|devriez) defier",
        ),
    },
    judging=r"raison|tort|justes?|bien|bon|bonne|faux|fausses?|correcte?s?|incorrecte?s?|egal|egales?|egaux|valables?"
    r"|valides?|invalides?|resout|resolvent",
    ambiguity=r"ambigu|autres? lectures?|(?<!des )\bdeux (?:facons|lectures|manieres|sens)|ajoute des parentheses"
    r"|manque (?:des|de) parentheses|parentheses manqu",
    decide="Troisième joueur, décide, s’il te plaît",
    after="Après :",
    right=r"\braison\b",
)
BY_LANGUAGE: Final[Mapping[str, GivenAway]] = {"en": ENGLISH_WORDS, "es": SPANISH, "fr": FRENCH}
