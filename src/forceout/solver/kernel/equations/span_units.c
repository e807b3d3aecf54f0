/* Spans of a known fraction times a power of the base, and a known fraction more: 3·10ⁿ, 10ⁿ + 7.
 *
 * A span has a unit u, a fraction other than 0, and a rest r, a fraction, where each of its numbers is r and u times
 * the base to the power of some whole number.
 *
 * Theorem. (1) What a fraction is added to has a rest that is as much more; products and quotients with fractions have
 * the unit and the rest times that; of those with the rest 0 products, quotients and whole powers have the product and
 * so on of the units. (2) u bⁿ + r is a fraction g only where g - r ÷ u is a whole power of b, and with the rest 0 it
 * is a power of b only where u is. (3) Let p divide u and w k times, and not b. Then p divides u bⁿ + w bᵐ at least k
 * times, and no more than k + j times, where no power of b leaves what -w ÷ u leaves modulo p to the power of j + 1.
 * (4) Of a sum, in which one number is divided less often than the other by both of two primes, that number says how
 * often they divide it, also beside each other. (5) Two such numbers with rests differ by a number with the rest's
 * difference.
 *
 * Proof. (3) u bⁿ + w bᵐ is u bᵐ times bⁿ⁻ᵐ + w ÷ u, and p divides neither numerator nor denominator of w ÷ u; modulo a
 * power of p the powers of b are a group, so that those with negative exponents leave what others leave. ∎
 */
#include "spans.h"

#define MOST_POWER 20
#define LARGEST_GIVEN 1e16

static int is_nothing(const Value *v) { return v->num == 0; }

/* The unit of a span without a rest, or the fraction that it is. */
static int unit_of(const Span *span, Value *unit) {
    if (is_fraction(span)) {
        *unit = span->value;
        unit->merged = 0;
        return span->value.num != 0;
    }
    *unit = span->unit;
    return span->has_unit && is_nothing(&span->rest);
}

/* What arithmetic makes of two fractions, where that is a fraction. */
static int fraction_made(int (*work)(const Value *, const Value *, Value *), const Value *a, const Value *b,
                         Value *made) {
    Value found;
    if (work(a, b, &found) != 1 || found.kind != RATIONAL) { return 0; }
    found.merged = 0;
    *made = found;
    return 1;
}

static int unit_raised(const Value *unit, const Value *exponent, Value *made) {
    Value power = rational(1, 1);
    if (exponent->kind != RATIONAL || exponent->den != 1 || magnitude(exponent->num) > MOST_POWER) { return 0; }
    for (uint64_t i = 0; i < magnitude(exponent->num); i++) {
        if (!fraction_made(exponent->num > 0 ? multiply : divide, &power, unit, &power)) { return 0; }
    }
    *made = power;
    return 1;
}

/* A sum or difference of a span and a fraction. */
static int unit_of_sum(const Sign *sign, const Span *a, const Span *b, Span *made) {
    int (*work)(const Value *, const Value *, Value *) = sign->opcode == ADD ? add : subtract;
    if (a->has_unit && !is_fraction(a) && is_fraction(b)) {
        made->unit = a->unit;
        return fraction_made(work, &a->rest, &b->value, &made->rest);
    }
    if (!is_fraction(a) || is_fraction(b) || !b->has_unit) { return 0; }
    made->unit = sign->opcode == ADD ? b->unit : negated(b->unit);
    return fraction_made(work, &a->value, &b->rest, &made->rest);
}

/* A product or quotient with a fraction, or of numbers without a rest. */
static int unit_of_product(const Sign *sign, const Span *a, const Span *b, Span *made) {
    int (*work)(const Value *, const Value *, Value *) = sign->opcode == MULTIPLY ? multiply : divide;
    Value one, other;
    made->rest = rational(0, 1);
    if (unit_of(a, &one) && unit_of(b, &other)) { return fraction_made(work, &one, &other, &made->unit); }
    const Span *known = is_fraction(b) ? b : a, *span = is_fraction(b) ? a : b;
    if (!is_fraction(known) || is_nothing(&known->value) || is_fraction(span) || !span->has_unit ||
        (sign->opcode == DIVIDE && known == a)) {
        return 0;
    }
    return fraction_made(work, &span->unit, &known->value, &made->unit) &&
           fraction_made(work, &span->rest, &known->value, &made->rest);
}

static int has_made_unit(const Sign *sign, const Span *a, const Span *b, Span *made) {
    Value one;
    made->rest = rational(0, 1);
    switch (sign->opcode) {
    case ADD:
    case SUBTRACT: return unit_of_sum(sign, a, b, made);
    case MULTIPLY:
    case DIVIDE: return unit_of_product(sign, a, b, made);
    case POWER: return is_fraction(b) && unit_of(a, &one) && unit_raised(&one, &b->value, &made->unit);
    case EXPONENT: return unit_of(a, &one) && unit_raised(&one, &sign->parameter, &made->unit);
    default: return 0;
    }
}

/* The unit and the rest of what a sign makes of two numbers, or of one. */
void set_unit(const Sign *sign, const Span *a, const Span *b, Span *made) {
    made->has_unit = (uint8_t)(has_made_unit(sign, a, b, made) && !is_nothing(&made->unit));
}

/* The unit and the rest of a Goal, as they are handed in: the numerator of the unit is 0 where there is none. */
void set_unit_of_goal(Span *goal, const double parts[4]) {
    Value numbers[4];
    for (int i = 0; i < 4; i++) {
        numbers[i] = rational((int64_t)maximum(minimum(parts[i], LARGEST_GIVEN), -LARGEST_GIVEN), 1);
    }
    goal->has_unit = !is_fraction(goal) && numbers[0].num && numbers[1].num > 0 && numbers[3].num > 0 &&
                     fraction_made(divide, &numbers[0], &numbers[1], &goal->unit) &&
                     fraction_made(divide, &numbers[2], &numbers[3], &goal->rest);
}

static int is_power_of_base(const Spans *spans, const Value *v) {
    if (v->kind != RATIONAL || v->num <= 0 || (v->num != 1 && v->den != 1)) { return 0; }
    int64_t whole = v->num == 1 ? v->den : v->num;
    while (whole % spans->base == 0) { whole /= spans->base; }
    return whole == 1;
}

/* 1 where two units are one but for a power of the base, 0 where they are not, -1 where nobody can tell. */
static int are_same_units(const Spans *spans, const Value *a, const Value *b) {
    Value quotient;
    if (is_nothing(a) || is_nothing(b)) { return 0; }
    return fraction_made(divide, a, b, &quotient) ? is_power_of_base(spans, &quotient) : -1;
}

/* Whether what one span says of its unit another says too. */
int is_within_unit(const Spans *spans, const Span *span, const Span *other) {
    Value own;
    if (!other->has_unit) { return 1; }
    if (is_fraction(span)) {
        return fraction_made(subtract, &span->value, &other->rest, &own) &&
               are_same_units(spans, &own, &other->unit) == 1;
    }
    return span->has_unit && is_same(&span->rest, &other->rest) &&
           are_same_units(spans, &span->unit, &other->unit) == 1;
}

/* Of a span that holds two. */
void join_unit(const Spans *spans, Span *one, const Span *other) {
    Value own;
    if (one->has_unit && is_within_unit(spans, other, one)) { return; }
    int is_kept = other->has_unit && is_within_unit(spans, one, other);
    if (!is_kept && unit_of(one, &own) && unit_of(other, &one->unit) && are_same_units(spans, &own, &one->unit) == 1) {
        one->rest = rational(0, 1);
        one->has_unit = 1;
        return;
    }
    one->has_unit = (uint8_t)is_kept;
    if (is_kept) {
        one->unit = other->unit;
        one->rest = other->rest;
    }
}

static int times_divided(const Value *v, int64_t prime) {
    int times = 0;
    for (uint64_t n = magnitude(v->num); n % (uint64_t)prime == 0; n /= (uint64_t)prime) { times++; }
    for (int64_t n = v->den; n % prime == 0; n /= prime) { times--; }
    return times;
}

/* What the powers of the base leave modulo each prime that does not divide it, modulo its square and so on. */
void set_left_by_powers(Spans *spans) {
    memset(spans->left_by_powers, 0, sizeof spans->left_by_powers);
    for (int i = 0; i < PRIMES && spans->counts_primes; i++) {
        int64_t prime = spans->primes[i], modulus = prime;
        if (spans->base % prime == 0) { continue; }
        for (int level = 0; level < LEVELS && modulus <= LARGEST_LEVEL; level++, modulus *= prime) {
            int64_t power = 1;
            do {
                spans->left_by_powers[i][level][power / 64] |= (uint64_t)1 << power % 64;
                power = power * spans->base % modulus;
            } while (power != 1);
        }
    }
}

/* How often a prime divides a power of the base plus a fraction at most, where it divides no part of that. */
static double most_beside_power(const Spans *spans, int place, const Value *beside) {
    int64_t prime = spans->primes[place], modulus = prime;
    for (int level = 0; level < LEVELS && modulus <= LARGEST_LEVEL; level++, modulus *= prime) {
        /* -top ÷ bottom is left where bottom times it is -top */
        int64_t wanted = (modulus - beside->num % modulus) % modulus, by = beside->den % modulus;
        int is_left = 0;
        for (int64_t power = 1; power < modulus && !is_left; power++) {
            int is_there = spans->left_by_powers[place][level][power / 64] >> power % 64 & 1;
            is_left = is_there && power * by % modulus == wanted;
        }
        if (!is_left) { return level; }
    }
    return INFINITY;
}

/* How often primes divide the sum of two fractions, each times some power of the base. */
static void count_units(const Spans *spans, const Value *one, const Value *other, Valuations *v) {
    Value beside;
    if (!fraction_made(divide, other, one, &beside)) { return; }
    for (int i = 0; i < PRIMES && spans->counts_primes; i++) {
        int64_t prime = spans->primes[i];
        if (spans->base % prime == 0) { continue; }
        int own = times_divided(one, prime), apart = times_divided(&beside, prime);
        double least = own + (apart < 0 ? apart : 0);
        v->least[i] = maximum(v->least[i], least);
        v->most[i] = minimum(v->most[i], apart ? least : least + most_beside_power(spans, i, &beside));
    }
}

/* Whether no number with a unit is a fraction. */
static int is_no_such_fraction(const Spans *spans, const Span *span, const Value *fraction) {
    Value wanted;
    return fraction_made(subtract, fraction, &span->rest, &wanted) && are_same_units(spans, &wanted, &span->unit) == 0;
}

/* Whether no number with the unit of a span is the Goal. */
int has_other_unit(const Spans *spans, const Span *span, const Span *goal) {
    Valuations v = any_valuations();
    Value apart, other;
    if (is_fraction(span)) {
        return goal->has_unit && !is_fraction(goal) && is_no_such_fraction(spans, goal, &span->value);
    }
    if (!span->has_unit) { return 0; }
    if (is_fraction(goal)) { return is_no_such_fraction(spans, span, &goal->value); }
    if (!goal->has_unit || !fraction_made(subtract, &goal->rest, &span->rest, &apart)) { return 0; }
    if (is_nothing(&apart)) { return are_same_units(spans, &span->unit, &goal->unit) == 0; }
    /* the difference of what has the units is that of the rests */
    other = negated(goal->unit);
    count_units(spans, &span->unit, &other, &v);
    for (int i = 0; i < PRIMES && spans->counts_primes; i++) {
        int times = times_divided(&apart, spans->primes[i]);
        if (times < v.least[i] || times > v.most[i]) { return 1; }
    }
    return 0;
}

/* How often primes divide a fraction times powers of the base. */
static void count_unit(const Spans *spans, const Value *unit, Valuations *v) {
    for (int i = 0; i < PRIMES && spans->counts_primes; i++) {
        if (spans->base % spans->primes[i]) { v->least[i] = v->most[i] = times_divided(unit, spans->primes[i]); }
    }
    if (spans->other_prime < 0) { return; }
    int p = spans->one_prime, q = spans->other_prime;
    v->least[PRIMES] = v->most[PRIMES] = spans->of_base[q] * times_divided(unit, spans->primes[p]) -
                                         spans->of_base[p] * times_divided(unit, spans->primes[q]);
}

/* How often primes divide a Goal with a unit. */
void count_unit_of_goal(const Spans *spans, Span *goal) {
    if (!goal->has_unit) { return; }
    if (is_nothing(&goal->rest)) {
        count_unit(spans, &goal->unit, &goal->valuations);
    } else {
        count_units(spans, &goal->unit, &goal->rest, &goal->valuations);
    }
}

/* Whether numbers are powers of the base. */
int is_power_of_unit(const Span *span) {
    return span->has_unit && is_nothing(&span->rest) && span->unit.num == 1 && span->unit.den == 1;
}

/* How often two primes of the base divide u bⁿ + w bᵐ beside each other, where they divide u and w alike: as in u where
 * n and m differ, and else as in u + w. */
static void count_base_of_units(const Spans *spans, const Value *one, const Value *other, Valuations *v) {
    int p = spans->one_prime, q = spans->other_prime;
    Value sum;
    if (q < 0 || times_divided(one, spans->primes[p]) != times_divided(other, spans->primes[p]) ||
        times_divided(one, spans->primes[q]) != times_divided(other, spans->primes[q]) ||
        !fraction_made(add, one, other, &sum)) {
        return;
    }
    Valuations own = any_valuations(), same = own;
    count_unit(spans, one, &own);
    if (is_nothing(&sum)) {
        same = own;
    } else {
        count_unit(spans, &sum, &same);
    }
    v->least[PRIMES] = maximum(v->least[PRIMES], minimum(own.least[PRIMES], same.least[PRIMES]));
    v->most[PRIMES] = minimum(v->most[PRIMES], maximum(own.most[PRIMES], same.most[PRIMES]));
}

/* What is known of how often primes divide a sum or difference, beside what any sum has. */
void count_sum(const Spans *spans, const Sign *sign, const Span *a, const Span *b, const Span *made, Valuations *v) {
    Value one, other;
    if (spans->other_prime >= 0) {
        int p = spans->one_prime, q = spans->other_prime;
        Valuations left = valuations_of(spans, a), right = valuations_of(spans, b);
        int is_less = left.most[p] < right.least[p] && left.most[q] < right.least[q];
        int is_more = left.least[p] > right.most[p] && left.least[q] > right.most[q];
        if (is_less || is_more) {
            v->least[PRIMES] = maximum(v->least[PRIMES], is_less ? left.least[PRIMES] : right.least[PRIMES]);
            v->most[PRIMES] = minimum(v->most[PRIMES], is_less ? left.most[PRIMES] : right.most[PRIMES]);
        }
    }
    if (made->has_unit && !is_nothing(&made->rest)) {
        count_units(spans, &made->unit, &made->rest, v);
        count_base_beside_rest(spans, made, v);
    } else if (made->has_unit) {
        count_unit(spans, &made->unit, v);
    } else if (unit_of(a, &one) && unit_of(b, &other)) {
        if (sign->opcode == SUBTRACT) { other = negated(other); }
        count_units(spans, &one, &other, v);
        if (!is_fraction(a) && !is_fraction(b)) { count_base_of_units(spans, &one, &other, v); }
    }
}

/* How often primes divide the difference of a number with a unit and a Goal, or the other way round. */
void count_difference(const Spans *spans, const Span *span, const Span *goal, Valuations *v) {
    Value other, rest;
    const Span *one = is_fraction(span) ? goal : span, *next = is_fraction(span) ? span : goal;
    if (is_fraction(one) || !one->has_unit) { return; }
    if (is_fraction(next)) {
        if (fraction_made(subtract, &one->rest, &next->value, &other) && !is_nothing(&other)) {
            count_units(spans, &one->unit, &other, v);
        }
    } else if (next->has_unit && fraction_made(subtract, &one->rest, &next->rest, &rest) && is_nothing(&rest)) {
        other = negated(next->unit);
        count_units(spans, &one->unit, &other, v);
    }
}
