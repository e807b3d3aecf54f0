"""Cubes and cards as notation.md spells them, and what a legal roll is."""

from tests.properties.procedures_by_the_book.books import RELATIONS, Book

ON_SETS_SPELLINGS = {
    "U": "∪", "u": "∪", "N": "∩", "n": "∩", "−": "-", "–": "-", "′": "'", "’": "'", "v": "V",
    "^": "Λ", "∅": "Λ", "C": "⊆", "c": "⊆", "<": "⊆", "b": "B", "r": "R", "g": "G", "y": "Y",
}  # fmt: skip
ON_SETS_CUBES = {
    "digit": (3, frozenset("12345")),
    "colour": (8, frozenset("BRGY")),
    "operation": (4, frozenset("∪∩-'")),
    "restriction": (3, frozenset("=⊆VΛ")),
}

EQUATIONS_SPELLINGS = {"−": "-", "–": "-", "x": "×", "X": "×", "·": "×", "/": "÷", "^": "*", "v": "√"}
EQUATIONS_CUBES = {"r": "0123+-", "b": "0123×÷", "g": "456-×*", "k": "789+÷√"}
EQUATIONS_SYMBOLS = frozenset("0123456789+-×÷*√")
EQUATIONS_WORDS = {"rem": "÷", "log": "÷", "%": "√"}


def canonical_cube(book: Book, cube: str) -> str:
    """The spelling that is printed, whatever spelling was read."""
    if book.is_on_sets:
        return ON_SETS_SPELLINGS.get(cube, cube)
    if len(cube) == 2 and cube[0] in EQUATIONS_CUBES:
        return cube[0] + EQUATIONS_SPELLINGS.get(cube[1], cube[1])
    return EQUATIONS_SPELLINGS.get(cube, cube)


def canonical_card(card: str) -> str:
    """The colours of a card in the order BRGY; the blank card is a dash."""
    if card.lower() in ("-", "blank", ""):
        return "-"
    colours = "".join(colour for colour in "BRGY" if colour in card.upper())
    return colours if len(colours) == len(card) else card


def is_card(card: str) -> bool:
    """Whether the deck has such a card."""
    return card == "-" or (bool(card) and card == "".join(colour for colour in "BRGY" if colour in card))


def found(cube: str, pile: list[str]) -> str | None:
    """The cube of a pile that is meant: the same spelling first, then the same symbol where a colour is left out."""
    if cube in pile:
        return cube
    for candidate in pile:
        if candidate[-1:] == cube[-1:] and (len(candidate) == 1) != (len(cube) == 1):
            return candidate
    return None


def goal_cubes(book: Book, goal: str) -> list[str] | None:
    """The cubes that a Goal's text names, or nothing where it names none or cannot be read."""
    return on_sets_goal_cubes(goal) if book.is_on_sets else equations_goal_cubes(goal)


def on_sets_goal_cubes(goal: str) -> list[str] | None:
    """The digits behind the shape's word."""
    digits = [word.removeprefix("~") for word in goal.split()[1:]]
    return digits if digits and all(digit in "123456789" and len(digit) == 1 for digit in digits) else None


def equations_goal_cubes(goal: str) -> list[str] | None:
    """The cubes left to right, however they are turned; a decimal point is no cube (reading 21)."""
    cubes: list[str] = []
    rest = goal
    while rest:
        word = next((word for word in EQUATIONS_WORDS if rest.startswith(word)), None)
        if word is not None:
            cubes.append(EQUATIONS_WORDS[word])
            rest = rest.removeprefix(word)
        elif rest[0] in " ~>.":
            rest = rest[1:]
        else:
            length = 2 if rest[0] in EQUATIONS_CUBES else 1
            colour, symbol = (
                rest[: length - 1],
                EQUATIONS_SPELLINGS.get(rest[length - 1 : length], rest[length - 1 : length]),
            )
            if symbol not in EQUATIONS_SYMBOLS:
                return None
            cubes.append(colour + symbol)
            rest = rest[length:]
    return cubes or None


def is_legal_roll(book: Book, cubes: list[str], without_restrictions: bool) -> bool:
    """II-A: all the cubes of the kit, each showing one of its faces."""
    return is_legal_on_sets_roll(cubes, without_restrictions) if book.is_on_sets else is_legal_equations_roll(cubes)


def is_legal_on_sets_roll(cubes: list[str], without_restrictions: bool) -> bool:
    """On-Sets I-B-2 and II-A-3: eighteen cubes; in Elementary V and Λ are set out, two of one and one of the other."""
    for count, faces in ON_SETS_CUBES.values():
        if sum(cube in faces for cube in cubes) != count:
            return False
    if without_restrictions and (RELATIONS & set(cubes) or cubes.count("V") not in (1, 2)):
        return False
    return len(cubes) == 18


def is_legal_equations_roll(cubes: list[str]) -> bool:
    """Equations I-B-1: twenty-four cubes, six of each colour, told apart by their faces where no colour is given."""
    if len(cubes) != 24:
        return False
    places: list[int | None] = [None] * 24
    colours = [colour for colour in EQUATIONS_CUBES for _ in range(6)]

    def has_place(index: int, tried: set[int]) -> bool:
        cube = cubes[index]
        for place, colour in enumerate(colours):
            fits = cube[-1:] in EQUATIONS_CUBES[colour] and (len(cube) == 1 or cube[0] == colour)
            if fits and cube and place not in tried:
                tried.add(place)
                owner = places[place]
                if owner is None or has_place(owner, tried):
                    places[place] = index
                    return True
        return False

    return all(has_place(index, set()) for index in range(24))
