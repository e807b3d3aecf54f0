/* Powers and roots that cannot be the Goal.
 *
 * Theorem. Let x and y be algebraic, and the Goal g too, other than 0, 1 and -1. If x to the power of y is g, y is a
 * fraction other than 0. So y is log |g| ÷ log |x|, and every prime divides g y times as often as x: not at all where
 * it does not divide x, and more or less than not at all where it does so in x and y is positive.
 *
 * Proof. x is none of 0, 1 and -1, and y is not 0, or g were one of those. Is y no fraction, x to the power of y is
 * transcendental (Gelfond and Schneider 1934). Else the valuation of a power with a fraction is as many times that of x
 * (span_primes.c). ∎
 */
#include "spans.h"

static int may_be_trivial(const Value *v) {
    Value zero = rational(0, 1), one = rational(1, 1), minus = rational(-1, 1);
    return overlaps(v, &zero) || overlaps(v, &one) || overlaps(v, &minus);
}

/* 1 where the logarithms of the sizes of two numbers have the same sign, -1 where they have not, 0 where that is not
 * known. */
int side_by_side(const Value *a, const Value *b) {
    double al, ah, bl, bh;
    log_bounds(a, &al, &ah);
    log_bounds(b, &bl, &bh);
    if ((al > 0 && bl > 0) || (ah < 0 && bh < 0)) { return 1; }
    return (al > 0 && bh < 0) || (ah < 0 && bl > 0) ? -1 : 0;
}

/* Whether a prime that divides the base so often divides no such power as often as the Goal. */
static int is_divided_otherwise(double bl, double bh, double gl, double gh, int way) {
    int base_is_zero = bl == 0 && bh == 0, goal_is_zero = gl == 0 && gh == 0;
    if (goal_is_zero && (bl > 0 || bh < 0)) { return 1; }
    if (base_is_zero && (gl > 0 || gh < 0)) { return 1; }
    if (way > 0) { return (gl > 0 && bh < 0) || (gh < 0 && bl > 0); }
    return way < 0 && ((gl > 0 && bl > 0) || (gh < 0 && bh < 0));
}

/* Whether no number has a value: an even root of a negative number, or a power with a fraction that 2 divides. */
int is_even_root_of_negative(const Spans *spans, const Sign *sign, const Span *a, const Span *b) {
    const Span *base, *exponent;
    if (!b || !split_power(sign, a, b, &base, &exponent) || sign_of(&base->value) >= 0) { return 0; }
    if (sign->opcode == ROOT && exponent->is_whole && least_twos_of(spans, exponent) > 0) { return 1; }
    if (!exponent->is_rational || !spans->counts_primes || spans->primes[0] != 2) { return 0; }
    Valuations v = valuations_of(spans, exponent);
    return sign->opcode == ROOT ? v.least[0] > 0 : v.most[0] < 0;
}

/* What a number to the power of -1 is, and -1 to a whole power, or a root with such an index; 0 for others. */
int make_plain_power(Spans *spans, const Sign *sign, const Span *a, const Span *b, SpanList *out) {
    const Span *base, *exponent;
    Sign divided = {DIVIDE, 0, rational(0, 1), 0};
    Span one = span_of(rational(1, 1), 0);
    if (!b || !split_power(sign, a, b, &base, &exponent)) { return 0; }
    if (is_fraction(exponent) && exponent->value.num == -exponent->value.den) {
        make(spans, &divided, &one, base, out);
        return 1;
    }
    if (sign->opcode != POWER || !is_fraction(base) || base->value.num != -base->value.den) { return 0; }
    if (is_known(&exponent->value) || !exponent->is_whole) { return 0; }
    append_made(spans, out, one);
    if (least_twos_of(spans, exponent) < 1) { append_made(spans, out, span_of(rational(-1, 1), 0)); }
    return 1;
}

int is_impossible_power(const Spans *spans, const Sign *sign, const Span *a, const Span *b, const Span *goal) {
    const Span *base, *exponent;
    Value logarithm;
    if (!split_power(sign, a, b, &base, &exponent)) { return 0; }
    if (goal->goal_sort == ANY_SORT || !base->is_algebraic || !exponent->is_algebraic || sign_of(&goal->value) == 2 ||
        (!goal->is_irrational && may_be_trivial(&goal->value))) {
        return 0;
    }
    if (exponent->is_irrational || sign_of(&base->value) == 0) { return 1; }
    Value size = sign_of(&base->value) < 0 ? negated(base->value) : base->value;
    Value wanted = sign_of(&goal->value) < 0 ? negated(goal->value) : goal->value;
    if (is_exact(&size) && is_exact(&wanted)) {
        /* logarithm_of finds every fraction that it is */
        if (logarithm_of(&wanted, &size, &logarithm) == 1 && logarithm.kind != RATIONAL) { return 1; }
    }
    if (!spans->counts_primes) { return 0; }
    Valuations of_base = valuations_of(spans, base), of_goal = valuations_of(spans, goal);
    int way = side_by_side(&base->value, &goal->value);
    for (int i = 0; i < COUNTS; i++) {
        if (is_divided_otherwise(of_base.least[i], of_base.most[i], of_goal.least[i], of_goal.most[i], way)) {
            return 1;
        }
    }
    return 0;
}
