"""Honest dice: a seed is committed before a shake and revealed after it, so that anyone can roll again (trust.md,
promise 15; docs/dice.md).

What the browsers at the seats add after the commitment, their nonces, is mixed into the seed: whoever runs the server
cannot choose the seed to suit, since they chose it before.

From a seed, the bytes of HMAC-SHA256(seed, "kind:use:block") for block 0, 1, 2 … are one stream for each use. A number
below n takes as many bits as n has, from whole bytes with the lowest bits dropped, until it is less than n.
"""

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from forceout.rules.game import Game
from forceout.rules.state import Shake

SEED_BYTES: Final = 32
NONCE_DIGITS: Final = 32
MOST_ROLLS: Final = 100_000
"""How often cubes are rolled again until they are legally set out."""


def commitment(match: str, shake: int, seed: bytes) -> str:
    """What is published before the shake: nobody can find the seed from it, nor another seed that fits."""
    return hashlib.sha256(f"forceout dice 1:{match}:{shake}:".encode() + seed).hexdigest()


def mixed_seed(seed: bytes, match: str, shake: int, nonces: Sequence[str]) -> bytes:
    """What the dice fall by: the seed with each seat's nonce, in the order of the seats and empty where none was given;
    the seed alone where nobody gave one, as before there were any."""
    if not any(nonces):
        return seed
    return hmac.digest(seed, f"forceout nonces 1:{match}:{shake}:{','.join(nonces)}".encode(), "sha256")


def is_nonce(text: str) -> bool:
    """Whether a text is a nonce: 32 hexadecimal digits."""
    return len(text) == NONCE_DIGITS and all(letter in "0123456789abcdef" for letter in text)


class SeededDice(Random):
    """Dice that fall as a seed says."""

    def __init__(self, seed: bytes, label: str) -> None:
        super().__init__(0)
        self._seed = seed
        self._label = label
        self._block = 0
        self._bytes = b""

    def getrandbits(self, k: int, /) -> int:
        """So many bits of the stream."""
        size = (k + 7) // 8
        while len(self._bytes) < size:
            self._bytes += hmac.digest(self._seed, f"{self._label}:{self._block}".encode(), "sha256")
            self._block += 1
        taken, self._bytes = self._bytes[:size], self._bytes[size:]
        return int.from_bytes(taken, "big") >> (size * 8 - k)

    def random(self) -> float:
        """A number from 0 to 1, of 53 bits."""
        return self.getrandbits(53) / (1 << 53)

    def choice(self, seq: Any) -> Any:
        """One of several, as the description says, whatever another release of Python does."""
        return seq[below(self, len(seq))]

    def __reduce__(self) -> Any:
        raise TypeError("dice are not copied")


def below(dice: Random, count: int) -> int:
    """A number from 0 to one less than the count, each as likely as the other."""
    bits = count.bit_length()
    number = dice.getrandbits(bits)
    while number >= count:
        number = dice.getrandbits(bits)
    return number


@dataclass(frozen=True, slots=True)
class ShakeDice:
    """The dice of one shake."""

    seed: bytes

    def lot(self, game: Game, use: int) -> str:
        """A face for the first Goal-setter's lot (On-Sets I-D; Equations I-D)."""
        faces = tuple(game.lot_faces)
        return faces[below(SeededDice(self.seed, f"lot:{use}"), len(faces))]

    def roll(self, shake: Shake, use: int) -> tuple[str, ...]:
        """All cubes rolled, again and again until they lie as they legally may (On-Sets II-A; Equations II-A)."""
        dice = SeededDice(self.seed, f"roll:{use}")
        game = shake.table.game
        for _ in range(MOST_ROLLS):
            cubes = game.rolled(dice)
            if game.roll_violation(shake, cubes) is None:
                return cubes
        raise AssertionError("a legal roll is never so rare")

    def deal(self, game: Game, count: int, use: int) -> tuple[str, ...]:
        """So many cards from the top of the shuffled deck (On-Sets II-B)."""
        return drawn(SeededDice(self.seed, f"deal:{use}"), game.deck, count)


def drawn(dice: Random, deck: Sequence[str], count: int) -> tuple[str, ...]:
    """Cards drawn one after the other from a deck, each of those left as likely as the other."""
    cards = list(deck)
    for place in range(min(count, len(cards))):
        other = place + below(dice, len(cards) - place)
        cards[place], cards[other] = cards[other], cards[place]
    return tuple(cards[:count])
