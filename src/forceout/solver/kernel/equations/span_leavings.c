/* What numbers leave modulo one less than the base: every power of the base leaves 1, whatever its exponent. And which
 * numbers are squares: 10ⁿ has (n + 1)² factors.
 *
 * Theorem. A fraction whose denominator has no factor in common with the modulus leaves something; sums, differences
 * and products leave the sums, differences and products, and so do quotients by what has no factor in common with it.
 * n! leaves 0 for every n from the modulus on. Two numbers that leave something else are not equal, and do not differ
 * by a multiple of k where what they leave differs modulo a factor of k.
 *
 * Theorem. Where the base is the product of two primes, a power of it has a square for the number of its factors. A
 * square has an odd number of factors. An even whole power of a fraction is a square. n! is no square for n > 1
 * (Chebyshev 1852). A fraction is none that some prime divides an odd number of times, or whose remainder modulo a
 * prime is none's.
 *
 * Proof. bⁿ = (pq)ⁿ has the factors pⁱqʲ with i and j up to n. The factors d and m ÷ d of m are pairs, but for the root
 * of a square. The rest is plain. ∎
 */
#include "spans.h"

static int64_t modulus_of(const Spans *spans) { return spans->base - 1; }

static int64_t reciprocal_of(int64_t a, int64_t m) {
    for (int64_t b = 1; b < m; b++) {
        if (a * b % m == 1) { return b; }
    }
    return -1;
}

static int8_t quotient_in(int64_t a, int64_t b, int64_t m) {
    int64_t inverse = reciprocal_of(b, m);
    return inverse < 0 ? -1 : (int8_t)(a * inverse % m);
}

int has_leavings(const Spans *spans) {
    int64_t m = modulus_of(spans);
    return m >= 2 && m <= LARGEST_MODULUS;
}

/* -1 where it is not known. */
int8_t leaving_of_fraction(const Spans *spans, const Value *value) {
    int64_t m = modulus_of(spans);
    if (!has_leavings(spans)) { return -1; }
    int64_t top = value->num % m;
    return quotient_in(top < 0 ? top + m : top, value->den % m, m);
}

/* That of a power of the base, or of one with a minus. */
int8_t leaving_of_power(const Spans *spans, int negative) {
    int64_t m = modulus_of(spans);
    return (int8_t)(m < 2 || m > LARGEST_MODULUS ? -1 : negative ? m - 1 : 1);
}

/* That of n! for all n from one on. */
int8_t leaving_of_factorials(const Spans *spans, double least) {
    int64_t m = modulus_of(spans);
    return (int8_t)(m >= 2 && m <= LARGEST_MODULUS && least >= (double)m ? 0 : -1);
}

static int8_t power_in(int64_t base, const Value *exponent, int64_t m) {
    int64_t power = 1;
    if (exponent->kind != RATIONAL || exponent->den != 1 || (base == 0 && exponent->num <= 0)) { return -1; }
    for (uint64_t n = magnitude(exponent->num); n; n >>= 1) {
        if (n & 1) { power = power * base % m; }
        base = base * base % m;
    }
    return exponent->num < 0 ? quotient_in(1, power, m) : (int8_t)power;
}

/* That of what a sign makes of two numbers, or of one. */
int8_t leaving_made(const Spans *spans, const Sign *sign, const Span *a, const Span *b) {
    int64_t m = modulus_of(spans), one = leaving_of(spans, a), other = b ? leaving_of(spans, b) : 0;
    if (sign->opcode == EXPONENT) { return one < 0 ? -1 : power_in(one, &sign->parameter, m); }
    if (one == 1 && b && b->is_whole && (sign->opcode == POWER || sign->opcode == WHOLE_POWER)) { return 1; }
    if (one < 0 || other < 0) { return -1; }
    switch (sign->opcode) {
    case ADD: return (int8_t)((one + other) % m);
    case SUBTRACT: return (int8_t)((one - other + m) % m);
    case AVERAGE: return quotient_in((one + other) % m, 2 % m, m);
    case MULTIPLY: return (int8_t)(one * other % m);
    case DIVIDE: return quotient_in(one, other, m);
    case POWER:
    case WHOLE_POWER: return power_in(one, &b->value, m);
    default: return -1;
    }
}

/* Whether two numbers leave something else, modulo a number that has no factor but what the modulus has. */
int leave_apart(const Spans *spans, const Span *a, const Span *b, int64_t k) {
    int one = leaving_of(spans, a), other = leaving_of(spans, b);
    int64_t common = modulus_of(spans);
    while (k) {
        int64_t rest = common % k;
        common = k;
        k = rest;
    }
    return one >= 0 && other >= 0 && (one - other) % common != 0;
}

/* Whether numbers are squares of fractions. */
int are_squares(const Span *span) {
    int64_t root;
    if (!is_fraction(span)) { return span->is_square; }
    return span->value.num >= 0 && whole_root(span->value.num, 2, &root) && whole_root(span->value.den, 2, &root);
}

void set_square(const Spans *spans, const Sign *sign, const Span *a, const Span *b, Span *made) {
    switch (sign->opcode) {
    case FACTORS:
        made->is_square = (a->is_power || is_power_of_unit(a)) && spans->other_prime >= 0 &&
                          spans->primes[spans->one_prime] * spans->primes[spans->other_prime] == spans->base;
        if (are_squares(a) && spans->counts_primes && spans->primes[0] == 2) {
            made->valuations.least[0] = made->valuations.most[0] = 0;
        }
        return;
    case MULTIPLY:
    case DIVIDE: made->is_square = are_squares(a) && are_squares(b); return;
    case POWER:
        made->is_square = b->is_whole && ((a->is_rational && least_twos_of(spans, b) > 0) || are_squares(a));
        return;
    case EXPONENT:
        made->is_square = a->is_rational && sign->parameter.kind == RATIONAL && sign->parameter.den == 1 &&
                          sign->parameter.num % 2 == 0;
        return;
    default: return;
    }
}

/* Whether a Goal that is a fraction is the square of none. */
int is_no_square(const Spans *spans, const Span *goal) {
    int32_t remainder = residue_of(goal);
    if (goal->goal_sort < FRACTION) { return 0; }
    if (sign_of(&goal->value) == -1 || goal->once_root == 1) { return 1; }
    if (is_fraction(goal)) { return !are_squares(goal); }
    if (remainder > 0 && !is_residue_of_square(remainder)) { return 1; }
    for (int i = 0; i < PRIMES && spans->counts_primes; i++) {
        double times = goal->valuations.least[i];
        if (times == goal->valuations.most[i] && fabs(times) < 1e15 && fmod(times, 2) != 0 && times == floor(times)) {
            return 1;
        }
    }
    return 0;
}
