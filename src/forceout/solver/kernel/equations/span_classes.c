/* What numbers leave modulo a few small whole numbers, as sets of bits: a power of ten leaves 1 or 10 modulo 11.
 *
 * A span has classes modulo m where each of its numbers that is a fraction has a denominator that has no factor in
 * common with m, and leaves one of them. Where it has none nothing is known.
 *
 * Theorem. (1) What a sum, difference, product, quotient or whole power leaves is the sum and so on of what its numbers
 * leave, where what is divided by has a reciprocal modulo m, and all numbers but one are fractions; of a power, or
 * where all are to be, the base too. The root of a fraction, if it is one, leaves what leaves that with the sign
 * undone; where nothing does it is none. (2) Powers of the base leave what ever follows in their order from the
 * smallest on; where m and the base have no factor in common these are a group, so that reciprocals, products and whole
 * powers leave the same. (3) n! leaves 0 for n from m on. (4) Two numbers are not equal, and do not differ by a
 * multiple of m, where they leave something else. (5) If v - g is a multiple of k, a prime that divides one of v and g
 * less often than k divides the other as often; if v and g have traces (span_orders.c), the difference of these is that
 * multiple; v is g plus a whole number, so that where g is algebraic v is.
 *
 * Proof. (1) to (4): fractions with such denominators are a ring, and what they leave is a map to the whole numbers
 * modulo m that keeps sums and products. (5) The valuation of v - g is that of the one with the lesser where they
 * differ. v - g - (c - d) is a sum of radicals that are no fractions, times fractions, and a fraction, so 0. ∎
 */
#include "spans.h"

#define MOST_PAIRS 400 /* of more classes nothing is kept */
#define LARGEST_INDEX 1000000

#define PART_BITS 20

typedef struct {
    int modulus;
    uint32_t part;
    uint64_t all;
    const uint8_t *reciprocals, *factorial_powers;
} Ring;

static Ring ring_of(const Spans *spans, int place) {
    int m = spans->moduli[place];
    return (Ring){m, spans->parts[place], ((uint64_t)1 << m) - 1, spans->reciprocals[place],
                  spans->factorial_powers[place]};
}

/* The product p of two remainders modulo m, without a division: with r = 2^20 ÷ m rounded up to a whole number, or 1
 * more, m r is no more than m above 2^20, and p m is below 2^18, so that p r ÷ 2^20 rounded down is p ÷ m rounded
 * down. */
static inline int product_in(int a, int b, Ring ring) {
    uint32_t product = (uint32_t)a * (uint32_t)b;
    uint32_t quotient = (uint32_t)(((uint64_t)product * ring.part) >> PART_BITS);
    return (int)(product - quotient * (uint32_t)ring.modulus);
}

static int greatest_factor(int64_t a, int64_t b) {
    while (b) {
        int64_t rest = a % b;
        a = b;
        b = rest;
    }
    return (int)(a < 0 ? -a : a);
}

static int reciprocal_modulo(int a, int m) {
    for (int b = 1; b < m; b++) {
        if (a * b % m == 1) { return b; }
    }
    return -1;
}

static int modulo(int64_t a, int m) {
    int rest = (int)(a % m);
    return rest < 0 ? rest + m : rest;
}

/* No bits where nothing is known. */
uint64_t classes_of_fraction(const Spans *spans, const Value *value, int place) {
    int m = spans->moduli[place];
    if (greatest_factor(value->den, m) != 1) { return 0; }
    int inverse = spans->reciprocals[place][modulo(value->den, m)];
    return (uint64_t)1 << modulo(value->num, m) * inverse % m;
}

static uint64_t turned(uint64_t classes, int by, Ring ring) {
    return by ? ((classes << by) | (classes >> (ring.modulus - by))) & ring.all : classes;
}

static uint64_t sums_of(uint64_t a, uint64_t b, Ring ring) {
    uint64_t made = 0;
    for (; a; a &= a - 1) { made |= turned(b, __builtin_ctzll(a), ring); }
    return made;
}

static uint64_t products_of(uint64_t a, uint64_t b, Ring ring) {
    uint64_t made = 0;
    if (__builtin_popcountll(a) * __builtin_popcountll(b) > MOST_PAIRS) { return 0; }
    for (; a; a &= a - 1) {
        for (uint64_t left = b; left; left &= left - 1) {
            made |= (uint64_t)1 << product_in(__builtin_ctzll(a), __builtin_ctzll(left), ring);
        }
    }
    return made;
}

/* No bits where one has no reciprocal. */
static uint64_t reciprocals_of(uint64_t a, Ring ring) {
    uint64_t made = 0;
    for (; a; a &= a - 1) {
        int inverse = ring.reciprocals[__builtin_ctzll(a)];
        if (!inverse) { return 0; }
        made |= (uint64_t)1 << inverse;
    }
    return made;
}

static uint64_t opposites_of(uint64_t a, Ring ring) { return products_of(a, (uint64_t)1 << (ring.modulus - 1), ring); }

static uint64_t powers_of(uint64_t a, const Value *exponent, Ring ring) {
    uint64_t made = 0;
    if (exponent->kind != RATIONAL || exponent->den != 1 || !exponent->num) { return 0; }
    if (exponent->num < 0) { a = reciprocals_of(a, ring); }
    for (; a; a &= a - 1) {
        int base = __builtin_ctzll(a), power = 1 % ring.modulus;
        for (uint64_t n = magnitude(exponent->num); n; n >>= 1) {
            if (n & 1) { power = product_in(power, base, ring); }
            base = product_in(base, base, ring);
        }
        made |= (uint64_t)1 << power;
    }
    return made;
}

/* To the power of n! for n no less than the modulus. */
static uint64_t powers_of_factorial(uint64_t a, Ring ring) {
    uint64_t made = 0;
    for (; a; a &= a - 1) { made |= (uint64_t)1 << ring.factorial_powers[__builtin_ctzll(a)]; }
    return made;
}

/* What all powers of the base from one on leave, or their reciprocals. */
static uint64_t classes_of_powers(const Spans *spans, int place, int64_t fewest, int are_reciprocals) {
    Ring ring = ring_of(spans, place);
    if (are_reciprocals && greatest_factor(spans->base, ring.modulus) != 1) { return 0; }
    uint64_t found = 0;
    int power = 1 % ring.modulus;
    for (int64_t n = 0; n < fewest + ring.modulus && n < 2 * ring.modulus; n++) {
        if (n >= fewest || n >= ring.modulus) { found |= (uint64_t)1 << power; }
        power = power * (spans->base % ring.modulus) % ring.modulus;
    }
    return found;
}

void set_classes_of_power(const Spans *spans, Span *span, double fewest, int are_reciprocals) {
    for (int i = 0; i < CLASSES && spans->moduli[i]; i++) {
        Ring ring = ring_of(spans, i);
        uint64_t found = classes_of_powers(spans, i, (int64_t)maximum(minimum(fewest, 1e6), 0), are_reciprocals);
        span->classes[i] = sign_of(&span->value) < 0 ? opposites_of(found, ring) : found;
    }
}

/* Of n! for all n from one on. */
void set_classes_of_factorial(const Spans *spans, Span *span, double least) {
    for (int i = 0; i < CLASSES && spans->moduli[i]; i++) { span->classes[i] = least >= spans->moduli[i]; }
}

/* What numbers to the power of all powers of the base from some on leave; or of their reciprocals, as the index of a
 * root. */
static uint64_t classes_of_far_powers(const Spans *spans, uint64_t a, const Span *exponent, int way, Ring ring) {
    double lo, hi;
    uint64_t made = 0;
    if (is_fraction(exponent) || !is_power_of_unit(exponent)) { return 0; }
    log_bounds(&exponent->value, &lo, &hi);
    double fewest = way > 0 ? lo : -hi;
    if (!(fewest > 0)) { return 0; }
    int first = (int)minimum(fewest / log(spans->base) * (1 - 1e-9), LARGEST_OF_CLASSES);
    for (; a; a &= a - 1) {
        uint64_t power = a & -a;
        Value base = rational(spans->base, 1);
        for (int n = 0; n <= first + ring.modulus; n++, power = powers_of(power, &base, ring)) {
            if (n >= first) { made |= power; }
        }
    }
    return made;
}

/* Whether all numbers are fractions, or the Goal is one. */
static int are_fractions(const Span *span) { return span->is_rational || span->goal_sort >= FRACTION; }

/* What leaves some classes once it is put to a power; `is_none` where nothing does. */
static uint64_t roots_of(uint64_t a, uint64_t index, Ring ring, int *is_none) {
    uint64_t made = 0;
    if (!a) { return 0; }
    Value exponent = rational((int64_t)index, 1);
    for (int n = 0; n < ring.modulus; n++) {
        if (powers_of((uint64_t)1 << n, &exponent, ring) & a) { made |= (uint64_t)1 << n; }
    }
    *is_none |= !made;
    return made;
}

/* Powers with a fraction that is known: first the root, then the power of that. */
static uint64_t classes_of_power(const Spans *spans, uint64_t one, const Span *base, const Value *exponent, int place,
                                 int *is_none) {
    Ring ring = ring_of(spans, place);
    Value index, part;
    if (exponent->kind != RATIONAL || !exponent->num || exponent->den > LARGEST_INDEX) { return 0; }
    if (base->value.kind == SURD) {
        /* a root of a fraction */
        if (base->value.num < 0) { return 0; }
        index = rational(base->value.root, 1);
        Span under = span_of(rational(base->value.num, base->value.den), 0);
        if (divide(exponent, &index, &part) != 1 || part.kind != RATIONAL) { return 0; }
        return classes_of_power(spans, classes_of(spans, &under, place), &under, &part, place, is_none);
    }
    if (exponent->den == 1) { return are_fractions(base) ? powers_of(one, exponent, ring) : 0; }
    if (magnitude(exponent->num) != 1) { return 0; }
    uint64_t root = roots_of(one, (uint64_t)exponent->den, ring, is_none);
    return exponent->num > 0 ? root : reciprocals_of(root, ring);
}

static uint64_t classes_made(const Spans *spans, const Sign *sign, const Span *a, const Span *b, int place,
                             int *is_none) {
    Ring ring = ring_of(spans, place);
    Value exponent = rational(1, 2);
    uint64_t one = classes_of(spans, a, place), other = b ? classes_of(spans, b, place) : 0;
    switch (sign->opcode) {
    case EXPONENT: return classes_of_power(spans, one, a, &sign->parameter, place, is_none);
    case SQUARE_ROOT: return classes_of_power(spans, one, a, &exponent, place, is_none);
    case ROOT:
        if (is_fraction(a)) {
            return inverted(&a->value, &exponent) == 1 ? classes_of_power(spans, other, b, &exponent, place, is_none)
                                                       : 0;
        }
        return are_fractions(b) ? classes_of_far_powers(spans, other, a, -1, ring) : 0;
    case POWER:
    case WHOLE_POWER:
        if (is_fraction(b)) { return classes_of_power(spans, one, a, &b->value, place, is_none); }
        if (!one || !are_fractions(a)) { return 0; }
        if (b->is_made_factorial && b->least_argument >= ring.modulus) { return powers_of_factorial(one, ring); }
        /* a group keeps its powers */
        if (b->is_whole && greatest_factor(spans->base, ring.modulus) == 1 &&
            one == classes_of_powers(spans, place, 0, 0)) {
            return one;
        }
        return classes_of_far_powers(spans, one, b, 1, ring);
    default: break;
    }
    if (!one || !other || !(are_fractions(a) || are_fractions(b))) { return 0; }
    switch (sign->opcode) {
    case ADD: return sums_of(one, other, ring);
    case SUBTRACT: return sums_of(one, opposites_of(other, ring), ring);
    case MULTIPLY: return products_of(one, other, ring);
    case DIVIDE: return products_of(one, reciprocals_of(other, ring), ring);
    default: return 0;
    }
}

/* What a sign makes of two numbers, or of one, leaves. */
void set_classes(const Spans *spans, const Sign *sign, const Span *a, const Span *b, Span *made) {
    for (int i = 0; i < CLASSES && spans->moduli[i]; i++) {
        int is_none = 0;
        uint64_t found = classes_made(spans, sign, a, b, i, &is_none);
        made->classes[i] = found == ring_of(spans, i).all ? 0 : found;
        if (is_none) { made->is_irrational = 1; }
    }
}

/* Of the opposite of a number. */
void turn_classes(const Spans *spans, Span *span) {
    for (int i = 0; i < CLASSES && spans->moduli[i]; i++) {
        span->classes[i] = opposites_of(span->classes[i], ring_of(spans, i));
    }
}

/* Of a span that holds two. */
void join_classes(const Spans *spans, Span *one, const Span *other) {
    for (int i = 0; i < CLASSES && spans->moduli[i]; i++) {
        uint64_t a = classes_of(spans, one, i), b = classes_of(spans, other, i);
        one->classes[i] = a && b ? a | b : 0;
    }
}

/* Whether what one says of a number another says too. */
int is_within_classes(const Spans *spans, const Span *span, const Span *other) {
    for (int i = 0; i < CLASSES && spans->moduli[i]; i++) {
        uint64_t own = classes_of(spans, span, i), wide = classes_of(spans, other, i);
        if (wide && (!own || (own & ~wide))) { return 0; }
    }
    return 1;
}

int leave_other_classes(const Spans *spans, const Span *a, const Span *b) {
    for (int i = 0; i < CLASSES && spans->moduli[i]; i++) {
        uint64_t one = classes_of(spans, a, i), other = classes_of(spans, b, i);
        if (one && other && !(one & other)) { return 1; }
    }
    return 0;
}

/* The reciprocals of all that may be left, 0 where there is none, and what is left of it to the power of n! for n no
 * less than the modulus m: the same as to that of 6 times as many as have a reciprocal. For n! is a multiple of the
 * order of each group of what has a reciprocal modulo a power of a prime that divides m, as is that number; and of a
 * multiple of the prime both leave 0 modulo that power, for it is no higher than the fifth, as m is below 64. */
static void keep_tables(Spans *spans, int place) {
    int m = spans->moduli[place], groups = 0;
    for (int a = 0; a < m; a++) {
        spans->reciprocals[place][a] = (uint8_t)maximum(reciprocal_modulo(a, m), 0);
        groups += spans->reciprocals[place][a] != 0;
    }
    Value exponent = rational(6 * groups, 1);
    for (int a = 0; a < m; a++) {
        uint64_t power = powers_of((uint64_t)1 << a, &exponent, ring_of(spans, place));
        spans->factorial_powers[place][a] = (uint8_t)__builtin_ctzll(power);
    }
}

/* The moduli that are handed in, of which the classes are kept. */
int read_moduli(Spans *spans, PyObject *list) {
    Py_ssize_t count = PyTuple_GET_SIZE(list);
    if (count > CLASSES) {
        PyErr_SetString(PyExc_ValueError, "too many moduli");
        return 0;
    }
    for (Py_ssize_t i = 0; i < count; i++) {
        long modulus = PyLong_AsLong(PyTuple_GET_ITEM(list, i));
        if (PyErr_Occurred()) { return 0; }
        if (modulus < 2 || modulus > LARGEST_OF_CLASSES) {
            PyErr_SetString(PyExc_ValueError, "a modulus is out of range");
            return 0;
        }
        spans->moduli[i] = (int)modulus;
        spans->parts[i] = ((uint32_t)1 << PART_BITS) / (uint32_t)modulus + 1;
        keep_tables(spans, (int)i);
    }
    return 1;
}

/* What a Goal leaves, of what it leaves modulo the product of all; or, where that is less than 0 and so not known, of
 * its unit and its rest. */
void set_classes_of_goal(const Spans *spans, Span *goal, double rest) {
    double lo, hi;
    for (int i = 0; i < CLASSES && spans->moduli[i]; i++) {
        goal->classes[i] = rest < 0 ? 0 : (uint64_t)1 << modulo((int64_t)minimum(rest, 1e15), spans->moduli[i]);
        if (rest >= 0 || !goal->has_unit) { continue; }
        Ring ring = ring_of(spans, i);
        Span unit = span_of(goal->unit, 0), more = span_of(goal->rest, 0);
        log_bounds(&goal->value, &lo, &hi);
        /* whether the powers are reciprocals is known where nothing is added */
        int is_far = goal->rest.num == 0 && lo > log(fabs((double)goal->unit.num)) + 1;
        uint64_t powers = classes_of_powers(spans, i, 0, !is_far), own = classes_of(spans, &unit, i);
        goal->classes[i] = sums_of(products_of(powers, own, ring), classes_of(spans, &more, i), ring);
    }
}

/* Whether a prime divides one of two numbers less often than what their difference is a multiple of, and another way
 * than the other. */
static int are_divided_apart(const Spans *spans, const Span *span, const Span *goal, int64_t k) {
    if (!spans->counts_primes) { return 0; }
    Valuations a = valuations_of(spans, span), b = valuations_of(spans, goal), apart = any_valuations();
    count_difference(spans, span, goal, &apart);
    for (int i = 0; i < PRIMES; i++) {
        int times = 0;
        for (int64_t rest = k; rest % spans->primes[i] == 0; rest /= spans->primes[i]) { times++; }
        double slack = 1e-9 * (1 + minimum(fabs(b.least[i]), fabs(b.most[i])));
        int are_apart = a.least[i] > b.most[i] + slack || a.most[i] < b.least[i] - slack;
        if (apart.most[i] < times) { return 1; }
        if (are_apart && minimum(a.most[i], b.most[i]) + slack < times) { return 1; }
    }
    return 0;
}

static int is_other_multiple(const Value *a, const Value *b, int64_t k) {
    Value difference;
    if (subtract(a, b, &difference) != 1 || difference.kind != RATIONAL) { return 0; }
    return difference.den != 1 || difference.num == 0 || difference.num % k != 0;
}

/* Whether a number of a span may differ from the Goal by a multiple, which is not 0. */
int may_differ_by_multiple(const Spans *spans, const Span *span, const Span *goal) {
    Value difference;
    double k = (double)spans->search->modulus;
    if (leave_apart(spans, span, goal, spans->search->modulus)) { return 0; }
    if (leave_other_classes(spans, span, goal)) { return 0; }
    if (span->is_transcendental && (goal->goal_sort == ALGEBRAIC || goal->goal_sort >= FRACTION)) { return 0; }
    if (are_divided_apart(spans, span, goal, spans->search->modulus)) { return 0; }
    /* what has a weak trace is that, or no fraction */
    if (span->has_trace && goal->has_trace && (!span->trace_is_weak || goal->goal_sort >= FRACTION) &&
        is_other_multiple(&span->trace, &goal->trace, spans->search->modulus)) {
        return 0;
    }
    int known = subtract(&span->value, &goal->value, &difference);
    if (known != 1) { return 1; }
    if (difference.kind == RATIONAL) {
        return difference.den == 1 && difference.num != 0 && difference.num % spans->search->modulus == 0;
    }
    if (difference.kind == LINEAR && fabs(difference.lo) < 1e13 && fabs(difference.hi) < 1e13) {
        return floor(difference.hi / k) * k >= difference.lo;
    }
    return 1;
}
