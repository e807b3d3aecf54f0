/* What a last sign makes of factorials, powers and powers of the base that is no factorial, or no root of one.
 *
 * Theorem. Let c! be above 1. It is not made (1) of a! and b! with a and b above 20 by + or -; (2) with n = rᵏ above
 * 20, where a prime that divides the base r divides c and c is no power of r, of n! and a power of r with a fraction
 * for its exponent by × or ÷; (3) of n! with n above 20 times or divided by a number x that is not 1, where neither x
 * nor its reciprocal is as much as the lesser of n and c; nor where these are less than (c ÷ 2) to the power of c ÷ 2,
 * and none of them is k numbers multiplied that are c - k + 1 at least and c + k at most, for any k.
 *
 * Theorem. (4) Let the power of g to D be a fraction that some prime divides just once. g is no power of a fraction x
 * with a fraction y for its exponent where a prime divides y more often than the reciprocal of D, or where D is 1 and y
 * is whole and neither 1 nor -1, or not these and some prime divides x just once.
 *
 * Theorem. Let x' be x ÷ 2, or x (1 - 10⁻⁴) where x is more than 2,100,000. (5) Are a and b above 20 and c! = a! b!, a
 * and b are less than c, and the larger of them is more than c'; are c and the larger factorials above 2, it is not so.
 * (6) Is c! what × and ÷ make of a! and y, and divides no prime beyond p, which is below c', y, then a is more than c'
 * and a' less than c, and y is not divided by a!.
 *
 * Proof. (1) Of whole numbers that differ the factorials are a multiple of each other by 21 at least where the larger
 * is above 20, so that the largest of the three is no sum of the others; and 2a! is no factorial, nor 0. (2) The power
 * is rʲ with a whole j (span_radices.c). With c > n, n + 1 divides rʲ, and with c < n - 1, n - 1 does, which have no
 * factor in common with r; nor has n - 1, so that it is not c; and n is not. No rʲ is a multiple of n!, which more
 * primes divide than r. (3) c! ÷ n! or its reciprocal is the product of all whole numbers above the lesser, up to the
 * larger. Is n less than c ÷ 2, it is as much as the power, and of no fewer with n more than 2c; else these are no more
 * than c. (4) The prime divides x as often as 1 ÷ (D y) says, which is whole. (5) Some prime is more than x' and no
 * more than x (Chebyshev 1852; Schoenfeld 1976, from 2,010,760 on even with 1 ÷ 16597). One beyond c' divides c!, so a!
 * or b!, and is no more than a or b. Neither is c, or the other factorial were 1. Of k! > m! with m above 1 the first
 * is three times the second at least. (6) One beyond c' divides c! and not y, and so a!; with y = a! c! it divided y.
 * Were a' no less than c, one beyond a' divided a!, but neither y nor c!. ∎
 */
#include "spans.h"

#define LARGEST_PLACE 590 /* up to which a place is a logarithm (span_lone.c) */
#define LEAST_LOG 3       /* the number is more than 20 */

/* Whether a prime of the base divides a number. */
static int has_prime_of_base(const Spans *spans, const Span *span) {
    Valuations v = valuations_of(spans, span);
    for (int i = 0; i < PRIMES && spans->counts_primes; i++) {
        if (spans->of_base[i] && v.least[i] > 0) { return 1; }
    }
    return 0;
}

static int are_power_and_factorial(const Spans *spans, const Span *power, const Span *factorial) {
    return factorial->is_factorial && factorial->argument_is_of_base && is_of_base(spans, power);
}

/* Whether a product of some whole numbers in a row, of which the least or the largest is beside c, may have a
 * logarithm between two numbers; the logarithm of c lies between cl and ch. */
static int may_be_product_beside(double lo, double hi, double cl, double ch) {
    double slack = 1e-12 * (1 + ch) + 2 * (hi / cl + 1) * exp(-minimum(cl, 700));
    double fewest = maximum(ceil(lo / (ch + slack)), 1), most = floor(hi / maximum(cl - slack, 1e-9));
    return fewest <= most;
}

/* Whether a factorial is multiplied or divided by what is not 1 and makes no other of it. */
static int are_factorial_and_little(const Span *factorial, const Span *by, const Span *argument) {
    Value one = rational(1, 1);
    double lo, hi, cl, ch;
    int sign = sign_of(&by->value);
    if (!factorial->is_factorial || (sign != 1 && sign != -1) || sign_of(&argument->value) != 1) { return 0; }
    if (!by->is_irrational && overlaps(&by->value, &one)) { return 0; }
    log_bounds(&by->value, &lo, &hi);
    log_bounds(&argument->value, &cl, &ch);
    double most = maximum(fabs(lo), fabs(hi)), least = minimum(log(factorial->least_argument), cl), half = cl - log(2);
    if (most < least * (1 - 1e-9) - 1e-9) { return 1; }
    /* both numbers are more than half of c, or the quotient were larger */
    if (!(half > 1 && most < exp(minimum(half, 600)) * half * (1 - 1e-9))) { return 0; }
    return !may_be_product_beside(lo > 0 ? lo : hi < 0 ? -hi : 0, most, cl, ch);
}

/* What the logarithm of the number lies between whose factorial another is. */
static void logs_of_argument(const Span *factorial, double *lo, double *hi) {
    *lo = log(factorial->least_argument);
    *hi = log(factorial->most_argument);
}

/* Whether a power of the radix, if it must be one, may have a logarithm between two numbers. */
static int may_be_between(const Spans *spans, double lo, double hi, int is_power) {
    double of_radix = log(spans->radix), slack = 1e-9 * (1 + fabs(lo));
    if (!(lo <= hi + slack)) { return 0; }
    return !is_power || isinf(hi) || floor((hi + slack) / of_radix) >= (lo - slack) / of_radix;
}

/* Whether the factorials of numbers in two spans, multiplied, may be that of a number whose logarithm lies between two;
 * it may be a factorial itself. */
static int may_make_factorial(const Spans *spans, const Span *a, const Span *b, double cl, double ch, int is_double) {
    const Span *both[] = {a, b};
    double lo, hi;
    for (int i = 0; i < 2; i++) {
        if (is_double && both[i]->is_factorial > 1) { continue; }
        logs_of_argument(both[i], &lo, &hi);
        lo = maximum(lo, cl - gap_below(cl));
        if (may_be_between(spans, lo, minimum(hi, ch), both[i]->argument_is_of_base)) { return 1; }
    }
    return 0;
}

/* Whether a factorial divided by another may be that of a number, likewise. */
static int may_leave_factorial(const Spans *spans, const Span *a, const Span *b, double cl, double ch, int is_double) {
    double al, ah, bl, bh;
    int of_a = a->argument_is_of_base, of_b = b->argument_is_of_base;
    logs_of_argument(a, &al, &ah);
    logs_of_argument(b, &bl, &bh);
    if (!(of_a && of_b) && !(a->is_factorial > 1 && b->is_factorial > 1) &&
        may_be_between(spans, maximum(al, bl), minimum(ah, bh + gap_below(bl)), of_a) &&
        may_be_between(spans, maximum(al - gap_below(al), bl), minimum(ah, bh), of_b)) {
        return 1;
    }
    return !(is_double && a->is_factorial > 1) &&
           may_be_between(spans, maximum(al, cl), minimum(ah, ch + gap_below(cl)), of_a);
}

/* Whether a factorial and what small primes alone divide make none of a number by × or ÷. */
static int are_factorial_and_small_primes(const Spans *spans, const Span *factorial, const Span *by, int divides,
                                          double cl, double ch) {
    double gap = gap_below(cl), lo, hi;
    if (!factorial->is_factorial || !(lone_of(by).largest < minimum(cl - gap, LARGEST_PLACE))) { return 0; }
    logs_of_argument(factorial, &lo, &hi);
    return divides ||
           !may_be_between(spans, maximum(lo, cl - gap), minimum(hi, ch + gap), factorial->argument_is_of_base);
}

/* Whether two numbers, of which one is a factorial, cannot make that of another by × or ÷, by large primes. */
static int have_no_such_primes(const Spans *spans, const Sign *sign, const Span *a, const Span *b,
                               const Span *argument) {
    double cl, ch;
    int is_double = argument->argument >= 0, divides = sign->opcode == DIVIDE;
    if ((!a->is_factorial && !b->is_factorial) || sign_of(&argument->value) != 1) { return 0; }
    log_bounds(&argument->value, &cl, &ch);
    if (cl < LEAST_LOG) { return 0; }
    if (are_factorial_and_small_primes(spans, a, b, 0, cl, ch)) { return 1; }
    if (are_factorial_and_small_primes(spans, b, a, divides, cl, ch)) { return 1; }
    if (!a->is_factorial || !b->is_factorial) { return 0; }
    return divides ? !may_leave_factorial(spans, a, b, cl, ch, is_double)
                   : !may_make_factorial(spans, a, b, cl, ch, is_double);
}

/* Whether a power cannot be a number of which a power with a whole exponent some prime divides just once. */
static int is_no_power_of_fraction(const Spans *spans, const Span *base, const Span *exponent, double root) {
    Value one = rational(1, 1), minus = rational(-1, 1);
    if (!base->is_rational || !exponent->is_rational || (is_fraction(base) && !base->value.num)) { return 0; }
    Valuations v = valuations_of(spans, exponent);
    for (int i = 0; i < PRIMES && spans->counts_primes; i++) {
        double times = 0;
        for (double left = root; fmod(left, (double)spans->primes[i]) == 0; left /= (double)spans->primes[i]) {
            times++;
        }
        if (v.least[i] > -times) { return 1; }
    }
    if (root > 1) { return 0; }
    if (exponent->is_whole && (exponent->lo > 1.5 || exponent->hi < -1.5)) { return 1; }
    return base->is_once && !overlaps(&exponent->value, &one) && !overlaps(&exponent->value, &minus);
}

int make_no_factorial(const Spans *spans, const Sign *sign, const Span *a, const Span *b, const Span *goal) {
    if (sign->opcode == POWER && goal->once_root >= 1) { return is_no_power_of_fraction(spans, a, b, goal->once_root); }
    if (goal->argument < 0) { return 0; }
    const Span *argument = &spans->goals[goal->argument];
    switch (sign->opcode) {
    case ADD:
    case SUBTRACT: return a->is_factorial && b->is_factorial;
    case MULTIPLY:
    case DIVIDE:
        if (are_factorial_and_little(a, b, argument)) { return 1; }
        if (have_no_such_primes(spans, sign, a, b, argument)) { return 1; }
        if (sign->opcode == MULTIPLY && are_factorial_and_little(b, a, argument)) { return 1; }
        return (are_power_and_factorial(spans, a, b) || are_power_and_factorial(spans, b, a)) &&
               is_no_power(spans, argument) && has_prime_of_base(spans, argument);
    default: return 0;
    }
}
