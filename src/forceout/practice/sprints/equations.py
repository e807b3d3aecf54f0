"""The techniques of Equations, with numbers that cubes can make (Equations III, XIII)."""

from collections.abc import Iterator
from math import gcd, lcm, prod
from random import Random
from typing import Final

from forceout.messages.message import Message
from forceout.practice.sprints.technique import Keys, Task, Technique

LARGEST_NUMERAL: Final = 99
BASES: Final = (8, 9, 11, 12)
LARGEST_POWER: Final = 1000


def prime_factors(number: int) -> list[int]:
    """The prime factors of a number, ascending."""
    found, divisor = [], 2
    while divisor * divisor <= number:
        while number % divisor == 0:
            found.append(divisor)
            number //= divisor
        divisor += 1
    return [*found, number] if number > 1 else found


def written_product(numbers: list[int]) -> str:
    """`2 × 2 × 3`."""
    return " × ".join(map(str, numbers)) or "1"


def power_remainder(dice: Random) -> Task:
    """a to the b, divided by k: what is left, as Multiple of k asks."""
    base, exponent, k = dice.randint(2, 9), dice.randint(2, 9), dice.randint(6, 11)
    steps, left = [Message("step-power-starts", base=base, k=k, left=base % k)], base % k
    for power in range(2, exponent + 1):
        before, left = left, left * base % k
        steps.append(
            Message("step-power-goes-on", base=base, power=power, before=before, product=before * base, k=k, left=left)
        )
    question = Message("task-power-remainder", base=base, exponent=exponent, k=k)
    return Task(question, str(left), tuple(steps))


def number_of_factors(dice: Random) -> Task:
    """How many whole numbers divide a number."""
    number = dice.choice([one for one in range(4, LARGEST_NUMERAL + 1) if len(prime_factors(one)) > 1])
    factors = prime_factors(number)
    counts = [factors.count(one) + 1 for one in sorted(set(factors))]
    steps = (
        Message("step-prime-factors", number=number, product=written_product(factors)),
        Message("step-count-of-factors", product=written_product(counts), count=prod(counts)),
    )
    return Task(Message("task-number-of-factors", number=number), str(prod(counts)), steps)


def factorial(dice: Random) -> Task:
    """A factorial, or one divided by another."""
    top = dice.randint(3, 9)
    bottom = dice.randint(max(1, top - 3), top - 1) if top > 6 or dice.random() < 0.5 else 0
    numbers = list(range(top, bottom, -1))
    steps = (
        (Message("step-factorial-cancels", top=top, bottom=bottom, product=written_product(numbers)),)
        if bottom
        else (Message("step-factorial", top=top, product=written_product(numbers)),)
    )
    question = (
        Message("task-factorial-divided", top=top, bottom=bottom) if bottom else Message("task-factorial", top=top)
    )
    return Task(question, str(prod(numbers)), (*steps, Message("step-that-is", value=prod(numbers))))


def base(dice: Random) -> Task:
    """A numeral of another base, in base ten."""
    number = dice.choice(BASES)
    most = min(9, number - 1)
    tens, ones = dice.randint(1, most), dice.randint(0, most)
    value = tens * number + ones
    steps = (
        Message("step-base-place", base=number, tens=tens, product=tens * number),
        Message("step-sum", first=tens * number, second=ones, value=value),
    )
    return Task(Message("task-base", numeral=f"{tens}{ones}", base=number), str(value), steps)


def _pair(dice: Random) -> tuple[int, int]:
    shared = dice.randint(2, 9)
    return shared * dice.randint(1, 9), shared * dice.randint(1, 9)


def least_common_multiple(dice: Random) -> Task:
    """The least number that two numbers divide."""
    first, second = _pair(dice)
    found, larger = lcm(first, second), max(first, second)
    multiples = ", ".join(str(larger * times) for times in range(1, found // larger + 1))
    steps = (
        Message("step-multiples", number=larger, multiples=multiples),
        Message("step-first-multiple", other=min(first, second), value=found),
    )
    return Task(Message("task-lcm", first=first, second=second), str(found), steps)


def greatest_common_factor(dice: Random) -> Task:
    """The greatest number that divides two numbers."""
    first, second = _pair(dice)
    steps = (
        Message("step-prime-factors", number=first, product=written_product(prime_factors(first))),
        Message("step-prime-factors", number=second, product=written_product(prime_factors(second))),
        Message("step-common-factors", product=written_product(prime_factors(gcd(first, second)))),
    )
    return Task(Message("task-gcf", first=first, second=second), str(gcd(first, second)), steps)


def primes_above(number: int) -> Iterator[int]:
    """The prime numbers above a number."""
    while True:
        number += 1
        if len(prime_factors(number)) == 1:
            yield number


def smallest_prime(dice: Random) -> Task:
    """The smallest prime above a number."""
    number = dice.randint(1, LARGEST_NUMERAL)
    prime = next(primes_above(number))
    steps = [
        Message("step-not-prime", number=one, product=written_product(prime_factors(one)))
        for one in range(number + 1, prime)
        if one > 1
    ]
    question = Message("task-smallest-prime", number=number)
    return Task(question, str(prime), (*steps, Message("step-is-prime", number=prime)))


def decimal(dice: Random) -> Task:
    """A decimal fraction of a number, where that is whole."""
    tenths = dice.choice((1, 2, 4, 5, 6, 8))
    number = dice.choice([one for one in range(2, LARGEST_NUMERAL + 1) if one * tenths % 10 == 0])
    value = number * tenths // 10
    steps = (
        Message("step-tenths", tenths=tenths, number=number, product=tenths * number),
        Message("step-divided-by-ten", product=tenths * number, value=value),
    )
    return Task(Message("task-decimal", tenths=tenths, number=number), str(value), steps)


def root(dice: Random) -> Task:
    """A root that comes out."""
    index = dice.choice((2, 2, 3, 3, 4, 5, 6))
    value = dice.choice([one for one in range(2, 32) if one**index <= LARGEST_POWER])
    steps = (Message("step-root", product=written_product([value] * index), power=value**index, value=value),)
    return Task(Message("task-root", index=index, power=value**index), str(value), steps)


TECHNIQUES: Final = (
    Technique("power-remainder", Message("technique-power-remainder"), Keys.NUMBER, power_remainder),
    Technique("number-of-factors", Message("technique-number-of-factors"), Keys.NUMBER, number_of_factors),
    Technique("factorial", Message("technique-factorial"), Keys.NUMBER, factorial),
    Technique("base", Message("technique-base"), Keys.NUMBER, base),
    Technique("lcm", Message("technique-lcm"), Keys.NUMBER, least_common_multiple),
    Technique("gcf", Message("technique-gcf"), Keys.NUMBER, greatest_common_factor),
    Technique("smallest-prime", Message("technique-smallest-prime"), Keys.NUMBER, smallest_prime),
    Technique("decimal", Message("technique-decimal"), Keys.NUMBER, decimal),
    Technique("root", Message("technique-root"), Keys.NUMBER, root),
)
