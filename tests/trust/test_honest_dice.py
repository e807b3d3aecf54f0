"""Honest dice (trust.md, promise 15): an independent verifier rolls again from the revealed seed and agrees.

The verifier is written from the docstring of service/tables/dice.py alone: plain Python, none of its functions, no
random.Random. The short form runs in the checks; `FORCEOUT_LONG=1` makes it a million rolls.
"""

import asyncio
import hashlib
import hmac
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Final

import pytest

from forceout.cli.verify_dice import verify_record
from forceout.editions import find_game
from forceout.rules import actions as do
from forceout.rules.game import Game
from forceout.rules.match_state import RollForGoal, StartShake
from forceout.rules.record import read_record
from forceout.rules.state import OVER
from forceout.rules.wire import read_line
from forceout.service.errors import BadRequest
from forceout.service.store.events import Event
from forceout.service.tables.actions import Actor
from forceout.service.tables.dice import SeededDice, ShakeDice, commitment, mixed_seed
from forceout.service.tables.fold import LiveTable, after_event, empty_table
from forceout.service.tables.hosting import Matches
from forceout.service.tables.table_settings import TableSettings
from tests.trust.long_form import how_many, tell
from tests.trust.played import SteppingClock, play, played_match, quick_matches
from tests.trust.random_players import PEOPLE, random_table
from tests.trust.simulated_store import SimulatedDatabase

GIVEN: Final = (("1" * 32, ""), ("", "1" * 32), ("1" * 32, "1" * 32), ("2" * 32, ""))
ROLLS = how_many("rolls", 3000, 1_000_000)
PLAYED = how_many("dice_matches", 6, 300)

ON_SETS_KIT: Final = ((3, "112345"), (8, "RRBBGY"), (4, "∪∪∩∩-'"), (3, "==⊆⊆VΛ"))
EQUATIONS_KIT: Final = ((6, "r", "0123+-"), (6, "b", "0123×÷"), (6, "g", "456-×*"), (6, "k", "789+÷√"))
DECK: Final = tuple(
    "".join(color for place, color in enumerate("BRGY") if number >> place & 1) or "-" for number in range(15, -1, -1)
)


def numbers(seed: bytes, label: str) -> Iterator[int]:
    """The bytes of HMAC-SHA256(seed, "kind:use:block") for block 0, 1, 2 …"""
    block = 0
    while True:
        yield from hmac.new(seed, f"{label}:{block}".encode(), hashlib.sha256).digest()
        block += 1


def below(stream: Iterator[int], count: int) -> int:
    """A number below n: as many bits as n has, from a whole byte with the lowest bits dropped, until it is less."""
    bits = len(bin(count)) - 2
    assert bits <= 8
    while True:
        number = next(stream) >> (8 - bits)
        if number < count:
            return number


def verified_lot(seed: bytes, use: int, faces: str) -> str:
    return faces[below(numbers(seed, f"lot:{use}"), len(faces))]


def verified_roll(seed: bytes, use: int, game: str, must_set_out: bool) -> tuple[str, ...]:
    """Cube after cube in the order of the kit; again while V and Λ do not lie as the division asks."""
    stream = numbers(seed, f"roll:{use}")
    while True:
        if game == "equations":
            cubes = [color + faces[below(stream, 6)] for count, color, faces in EQUATIONS_KIT for _ in range(count)]
        else:
            cubes = [faces[below(stream, 6)] for count, faces in ON_SETS_KIT for _ in range(count)]
        if not must_set_out or {cubes.count("V"), cubes.count("Λ")} == {1, 2}:
            return tuple(cubes)


def verified_deal(seed: bytes, use: int, count: int) -> tuple[str, ...]:
    """Cards drawn one after the other, each swapped to the front."""
    stream, cards = numbers(seed, f"deal:{use}"), list(DECK)
    for place in range(count):
        other = place + below(stream, len(cards) - place)
        cards[place], cards[other] = cards[other], cards[place]
    return tuple(cards[:count])


def verified_commitment(match: str, shake: int, seed: bytes) -> str:
    return hashlib.sha256(b"forceout dice 1:" + match.encode() + b":" + str(shake).encode() + b":" + seed).hexdigest()


def verified_mix(seed: bytes, match: str, shake: int, given: Sequence[str]) -> bytes:
    """The seed alone where nobody gave anything, else its HMAC-SHA256 over everybody's, in the order of the seats."""
    if not any(given):
        return seed
    text = "forceout nonces 1:" + match + ":" + str(shake) + ":" + ",".join(given)
    return hmac.new(seed, text.encode(), hashlib.sha256).digest()


def chi_square(shown: Mapping[str, int], weights: Mapping[str, int]) -> float:
    """How far counts are from what they should be."""
    total, parts = sum(shown.values()), sum(weights.values())
    return sum(
        (shown.get(name, 0) - total * weight / parts) ** 2 / (total * weight / parts)
        for name, weight in weights.items()
    )


def is_likely(statistic: float, degrees: int) -> bool:
    """Whether honest dice reach this in all but one of a hundred thousand trials (Wilson and Hilferty)."""
    deviate = 4.265
    limit: float = degrees * (1 - 2 / (9 * degrees) + deviate * (2 / (9 * degrees)) ** 0.5) ** 3
    return statistic < limit


def test_promise_15_an_independent_verifier_agrees_and_the_dice_are_fair() -> None:
    on_sets, equations = find_game("on-sets", "2026-27", "even"), find_game("equations", "2015-16", "even")
    assert on_sets is not None
    assert equations is not None
    seeds = Random("honest dice")
    faces: list[Counter[str]] = [Counter() for _ in range(8)]
    cards: Counter[str] = Counter()
    for number in range(ROLLS):
        seed, use = seeds.randbytes(32), number % 5
        dice = ShakeDice(seed)
        assert dice.lot(on_sets, use) == verified_lot(seed, use, "12345")
        assert dice.lot(equations, use) == verified_lot(seed, use, "0123+-")
        count = number % 17
        dealt = dice.deal(on_sets, count, use)
        assert dealt == verified_deal(seed, use, count)
        cards.update(dealt)
        for place, (game, name) in enumerate(((on_sets, "on-sets"), (equations, "equations"))):
            if number % 2 == place:
                rolled = plain_roll(game, seed, use)
                assert rolled == verified_roll(seed, use, name, must_set_out=False)
                count_faces(faces[4 * place : 4 * place + 4], rolled, name)
    statistic = chi_square(cards, dict.fromkeys(DECK, 1))
    assert is_likely(statistic, 15), f"the cards are not fair: {statistic}"
    for shown, (_, *_, symbols) in zip(faces, (*ON_SETS_KIT, *EQUATIONS_KIT), strict=True):
        weights = Counter(str(symbols))
        found = chi_square(shown, weights)
        assert is_likely(found, len(weights) - 1), f"cubes of {symbols} are not fair: {found}"
    tell(
        f"promise 15: {ROLLS:,} rolls, {2 * ROLLS:,} lots and {ROLLS:,} deals agree; "
        f"chi-square of cards {statistic:.1f}"
    )


def plain_roll(game: Game, seed: bytes, use: int) -> tuple[str, ...]:
    """A roll where every roll is legal."""
    return game.rolled(SeededDice(seed, f"roll:{use}"))


def count_faces(kinds: Sequence[Counter[str]], rolled: Sequence[str], name: str) -> None:
    kit = EQUATIONS_KIT if name == "equations" else ON_SETS_KIT
    place = 0
    for shown, (count, *_) in zip(kinds, kit, strict=True):
        shown.update(cube[-1] for cube in rolled[place : place + int(count)])
        place += int(count)


@pytest.mark.parametrize("game", ["on-sets", "equations"])
def test_promise_15_seeds_are_committed_before_their_first_use_and_revealed_after_the_shake(
    game: str, simulated_database: SimulatedDatabase
) -> None:
    checked = 0
    for seed in range(PLAYED):
        simulated_database.clear()
        matches, live = asyncio.run(played_match(simulated_database, seed, game=game))
        events = asyncio.run(matches.tables.log.after(live.id, 0))
        checked += verify_log(live.id, game, live.settings.division, live.settings.form, events)
    tell(f"promise 15: {checked} rolls, deals and lots of {PLAYED} played matches of {game} verified from their logs")
    assert checked


async def played_with_nonces(database: SimulatedDatabase, seed: int, game: str) -> tuple[Matches, LiveTable, int]:
    """A random match in which some seats, or all, add chance of their own to the dice; how often they did."""
    dice, clock, given = Random(f"nonces {seed}"), SteppingClock(), 0
    matches = quick_matches(database, clock, dice)
    live = None
    async for after in play(matches, clock, dice, random_table(dice, game=game)):
        live = after
        for seat in after.seats:
            if after.are_dice_open and dice.random() < 0.7:
                nonce = dice.randbytes(16).hex()
                again = await matches.give_nonce(after.id, PEOPLE[seat.name], after.shake_number, nonce)
                given += again.nonces[after.shake_number][seat.name] == nonce
    assert live is not None
    return matches, await matches.find(live.id), given


@pytest.mark.parametrize("game", ["on-sets", "equations"])
def test_promise_15_every_seat_adds_to_the_dice_and_the_log_shows_what(
    game: str, simulated_database: SimulatedDatabase
) -> None:
    checked = added = 0
    for seed in range(PLAYED):
        simulated_database.clear()
        matches, live, given = asyncio.run(played_with_nonces(simulated_database, seed, game))
        events = asyncio.run(matches.tables.log.after(live.id, 0))
        checked += verify_log(live.id, game, live.settings.division, live.settings.form, events)
        record = read_record(asyncio.run(matches.record(live.id)))
        assert [report.wrong for report in verify_record(record) if report.wrong] == []
        added += given
    tell(f"promise 15: {checked} uses of dice with {added} nonces of {PLAYED} matches of {game} verified")
    assert checked
    assert added


def test_promise_15_one_nonce_changes_every_roll_and_none_changes_nothing() -> None:
    seed = b"s" * 32
    assert mixed_seed(seed, "match", 1, ()) == mixed_seed(seed, "match", 1, ("", "", "")) == seed
    mixes = {mixed_seed(seed, match, shake, given) for match in ("a", "b") for shake in (1, 2) for given in GIVEN}
    assert len(mixes) == 4 * len(GIVEN)
    assert seed not in mixes
    for given in GIVEN:
        assert mixed_seed(seed, "match", 3, given) == verified_mix(seed, "match", 3, given)


def test_promise_15_nonces_are_taken_once_and_before_the_dice_are_used(simulated_database: SimulatedDatabase) -> None:
    async def give() -> None:
        simulated_database.clear()
        matches = quick_matches(simulated_database, SteppingClock(), Random("nonces"))
        live = await matches.create("player-1", TableSettings("on-sets", "2026-27", "middle", is_listed=True))
        ada, ben = Actor("player-1"), Actor("player-2")
        await matches.sit(live.id, ben)
        await matches.start(live.id, ada)
        for nonce in ("", "z" * 32, "A" * 32, "0" * 31, "0" * 33):
            with pytest.raises(BadRequest):
                await matches.give_nonce(live.id, ada, 0, nonce)
        live = await matches.give_nonce(live.id, ada, 0, "1" * 32)
        live = await matches.give_nonce(live.id, ada, 0, "2" * 32)
        live = await matches.give_nonce(live.id, ada, 1, "3" * 32)
        assert live.nonces == {0: {"P1": "1" * 32}}
        # Who saw the table before the nonce came acts on it all the same.
        await matches.act(live.id, ben, live.seq - 1, "lot", {"do": "lot"})
        live = await matches.give_nonce(live.id, ben, 0, "4" * 32)
        assert live.nonces_of(0) == ("1" * 32, "")
        assert f"nonces 0 P1 {'1' * 32} P2 -" in await matches.record(live.id)

    asyncio.run(give())


def verify_log(match: str, game: str, division: str, form: str, events: Sequence[Event]) -> int:
    """Roll everything in a log again: what an observer does who trusts nobody."""
    committed: dict[int, str] = {}
    seeds: dict[int, bytes] = {}
    nonces: dict[int, dict[str, str]] = {}
    used: list[tuple[int, int, do.Action]] = []
    shake, uses = 0, 0
    live: LiveTable | None = None
    for event in events:
        body = event.body
        live = empty_table(match, event) if live is None else after_event(live, event)
        if body["kind"] == "committed":
            assert body["shake"] not in committed
            committed[body["shake"]] = body["commitment"]
        elif body["kind"] == "nonce":
            assert (body["shake"], uses) == (shake, 0), "a nonce was taken after the dice were used"
            assert shake in committed, "a nonce was taken before the seed was committed"
            assert body["seat"] not in nonces.setdefault(shake, {}), "a nonce was changed"
            nonces[shake][body["seat"]] = body["nonce"]
        elif body["kind"] == "revealed":
            number = body["shake"]
            is_over = live.shake is not None and live.shake.phase in OVER
            assert number < shake or is_over, "a seed was revealed before its shake was over"
            seeds[number] = bytes.fromhex(body["seed"])
            assert verified_commitment(match, number, seeds[number]) == committed[number]
            assert commitment(match, number, seeds[number]) == committed[number]
        elif body["kind"] == "action":
            action = read_line(body["line"])
            if isinstance(action, StartShake):
                shake, uses = shake + 1, 0
            elif isinstance(action, RollForGoal | do.Roll | do.Deal):
                assert shake in committed, "dice were used before they were committed"
                assert shake not in seeds, "dice were used after they were revealed"
                used.append((shake, uses, action))
                uses += 1
    must_set_out = game == "on-sets" and (division == "elementary" or form == "basic")
    checked = 0
    assert live is not None
    for number, use, action in used:
        if number not in seeds:
            continue
        given = [nonces.get(number, {}).get(seat.name, "") for seat in live.seats]
        seed = verified_mix(seeds[number], match, number, given)
        if isinstance(action, RollForGoal):
            assert action.face == verified_lot(seed, use, "12345" if game == "on-sets" else "0123+-")
        elif isinstance(action, do.Roll):
            assert action.cubes == verified_roll(seed, use, game, must_set_out)
        elif isinstance(action, do.Deal):
            assert action.cards == verified_deal(seed, use, len(action.cards))
        checked += 1
    return checked
