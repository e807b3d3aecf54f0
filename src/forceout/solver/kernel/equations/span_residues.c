/* The remainders of the numbers of a span modulo a prime: 720! + 2 and 720! are told apart by them.
 *
 * Theorem. A fraction whose denominator the prime does not divide has a remainder; that of a sum, product or quotient
 * is the sum, product or quotient of the remainders, and two numbers whose remainders differ are not equal. That of n!
 * is 0 for all n from the prime on. ∎
 *
 * A span has a remainder where all its numbers have it, so that one of n! for all n beyond has. -1 says that nothing is
 * known.
 */
#include "spans.h"

#define STEP 4096
#define STEPS (MODULUS / STEP + 1)

static int64_t times(int64_t a, int64_t b) { return a * b % MODULUS; }

static int64_t raised_to(int64_t base, uint64_t exponent) {
    int64_t product = 1;
    for (; exponent; exponent >>= 1) {
        if (exponent & 1) { product = times(product, base); }
        base = times(base, base);
    }
    return product;
}

/* What makes 1 with a remainder other than 0. */
static int64_t inverse_of(int64_t a) { return raised_to(a, MODULUS - 2); }

static int32_t quotient_of(int64_t a, int64_t b) { return b ? (int32_t)times(a, inverse_of(b)) : -1; }

int32_t residue_of(const Span *span) {
    if (!is_fraction(span)) { return span->residue; }
    int64_t top = span->value.num % MODULUS, bottom = span->value.den % MODULUS;
    if (top < 0) { top += MODULUS; }
    return bottom == 1 ? (int32_t)top : quotient_of(top, bottom);
}

/* That of n! for a whole number n. */
int32_t residue_of_factorial(double n) {
    static int32_t known[STEPS]; /* of the multiples of STEP; 0 is none's, so that it says which are known */
    if (n >= MODULUS) { return 0; }
    if (n < 0) { return -1; }
    int64_t whole = (int64_t)n, product = 1;
    known[0] = 1;
    for (int64_t step = 1; step <= whole / STEP; step++) {
        if (!known[step]) {
            product = known[step - 1];
            for (int64_t i = (step - 1) * STEP + 1; i <= step * STEP; i++) { product = times(product, i); }
            known[step] = (int32_t)product;
        }
    }
    product = known[whole / STEP];
    for (int64_t i = whole / STEP * STEP + 1; i <= whole; i++) { product = times(product, i); }
    return (int32_t)product;
}

/* Whether a remainder other than 0 is that of a square. */
int is_residue_of_square(int32_t residue) { return raised_to(residue, (MODULUS - 1) / 2) == 1; }

static int32_t residue_of_power(int64_t base, const Value *exponent) {
    if (exponent->kind != RATIONAL || exponent->den != 1 || (base == 0 && exponent->num <= 0)) { return -1; }
    int64_t power = raised_to(base, magnitude(exponent->num));
    return exponent->num < 0 ? quotient_of(1, power) : (int32_t)power;
}

/* That of what a sign makes of two numbers, or of one. */
int32_t residue_made(const Sign *sign, const Span *a, const Span *b) {
    int64_t one = residue_of(a), other = b ? residue_of(b) : 0;
    if (sign->opcode == EXPONENT) { return one < 0 ? -1 : residue_of_power(one, &sign->parameter); }
    if (one < 0 || (other < 0 && !(b->is_made_factorial && b->least_argument >= MODULUS))) { return -1; }
    switch (sign->opcode) {
    case ADD: return (int32_t)((one + other) % MODULUS);
    case SUBTRACT: return (int32_t)((one - other + MODULUS) % MODULUS);
    case AVERAGE: return quotient_of(one + other, 2);
    case MULTIPLY: return (int32_t)times(one, other);
    case DIVIDE: return quotient_of(one, other);
    case POWER:
    case WHOLE_POWER:
        /* the order of the group, which is one less, divides n! */
        if (b->is_made_factorial && b->least_argument >= MODULUS) { return one ? 1 : 0; }
        return residue_of_power(one, &b->value);
    default: return -1;
    }
}
