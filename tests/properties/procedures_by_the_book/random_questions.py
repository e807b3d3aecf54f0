"""Random questions of the kind `play`, for long random shakes."""

from random import Random

from tests.properties.procedures_by_the_book.books import CARDS_DEALT
from tests.properties.procedures_by_the_book.cubes import EQUATIONS_CUBES

DIVISIONS = ("elementary", "middle", "junior", "senior")
DECK = tuple("".join(colour for bit, colour in enumerate("BRGY") if number >> bit & 1) or "-" for number in range(16))
ON_SETS_VARIATIONS: tuple[dict[str, object], ...] = (
    {"name": "required-cube", "cube": "B"},
    {"name": "required-cube", "cube": "-"},
    {"name": "wild-cube", "cube": "R"},
    {"name": "union-intersection-interchangeable"},
    {"name": "universe-null-interchangeable"},
    {"name": "two-operations"},
    {"name": "multiple-operations"},
    {"name": "shift-from-permitted"},
    {"name": "shift-from-permitted"},
    {"name": "no-null-restrictions"},
    {"name": "absolute-value"},
    {"name": "double-set", "set": "B ∪ R"},
    {"name": "required-card", "card": "BR"},
    {"name": "forbidden-card", "card": "G"},
    {"name": "blank-card-wild"},
    {"name": "symmetric-difference"},
    {"name": "two-solutions"},
    {"name": "two-solutions"},
)
EQUATIONS_VARIATIONS: tuple[dict[str, object], ...] = (
    {"name": "sideways"},
    {"name": "upside-down"},
    {"name": "wild", "cube": "0"},
    {"name": "factorial"},
    {"name": "multiple-operations"},
    {"name": "three-operations"},
    {"name": "remainder"},
    {"name": "average"},
    {"name": "percent"},
    {"name": "two-digit-numerals"},
    {"name": "lcm"},
    {"name": "gcf"},
    {"name": "number-of-factors"},
    {"name": "base", "base": 8},
    {"name": "multiple-of", "k": 7},
    {"name": "exponent", "color": "red"},
    {"name": "powers-of-the-base"},
    {"name": "log"},
)


def random_roll(random: Random, game: str, with_restrictions: bool) -> list[str]:
    """The cubes of the kit, rolled."""
    if game == "equations":
        return [colour + random.choice(faces) for colour, faces in EQUATIONS_CUBES.items() for _ in range(6)]
    groups = [(3, "112345"), (8, "RRBBGY"), (4, "∪∪∩∩-'")] + ([(3, "==⊆⊆VΛ")] if with_restrictions else [])
    cubes = [random.choice(faces) for count, faces in groups for _ in range(count)]
    return cubes + ([] if with_restrictions else ["V", "Λ", random.choice("VΛ")])


def random_cards(random: Random, division: str) -> list[str]:
    """As many cards as the division allows."""
    fewest, most = CARDS_DEALT[division]
    return random.sample(DECK, random.randint(fewest, most))


def random_variation(random: Random, game: str) -> dict[str, object]:
    """Any variation, whether or not the division offers it."""
    return dict(random.choice(ON_SETS_VARIATIONS if game == "on-sets" else EQUATIONS_VARIATIONS))


def random_question(random: Random, game: str, edition: str) -> dict[str, object]:
    """A table to play at: division, policing, form, players and scores, sometimes already rolled and selected."""
    division = random.choice(DIVISIONS)
    simpler = ("advanced", "basic") if game == "on-sets" else ("basic",)
    form = random.choice(("adventurous",) * 6 + simpler)
    players = random.choice((["A", "B", "C"], ["A", "B", "C"], ["A", "B"]))
    question: dict[str, object] = {
        "kind": "play",
        "game": game,
        "edition": edition,
        "division": division,
        "form": form,
        "policing": random.choice(("players", "players", "referee")),
        "players": players,
        "goal_setter": random.choice(players),
        "scores": {player: random.choice((0, 2, 2, 4, 6)) for player in players},
    }
    if random.random() < 0.3:
        question["warnings"] = {random.choice(players): random.choice((0, 1, 2))}
    if random.random() < 0.8:
        with_restrictions = division != "elementary" and form != "basic"
        question["roll"] = random_roll(random, game, with_restrictions)
        if game == "on-sets":
            question["universe"] = random_cards(random, division)
        if random.random() < 0.6:
            question["variations"] = random_given(random, game, division, form)
    return question


def random_given(random: Random, game: str, division: str, form: str) -> list[dict[str, object]]:
    """Variations that were already selected: mostly none, or one that changes the procedures."""
    if form != "adventurous" or game != "on-sets" or random.random() < 0.5:
        return []
    if division == "senior" and random.random() < 0.5:
        return [{"name": "two-solutions"}]
    return [{"name": "shift-from-permitted"}]
