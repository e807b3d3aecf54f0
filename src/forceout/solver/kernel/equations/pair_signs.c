/* What each sign makes of one complex number or two: *every value that the rules give is among the answers, or in one
 * of them* (signs.c). Signs that are there for real numbers alone make nothing of others; where it cannot be told
 * whether a number is real, it is taken for what it is if so.
 */
#include "pairs.h"

/* A whole number that a sign makes of one that is not known exactly: at least 1, and no larger than the number needs.
 * Below 1 only 0 has a factorial. */
static int make_of_interval(const Sign *sign, const Value *a, int may_be_zero, Value *out) {
    double lo, hi, least, most;
    if (sign_of(a) != 1 || (a->kind == RATIONAL && sign->opcode != FACTORS)) { return -1; }
    log_bounds(a, &lo, &hi);
    switch (sign->opcode) {
    case FACTORS:
        /* of two factors that make a number one is no larger than its square root */
        *out = of_kind(HUGE_POSITIVE, -1e-9, far_up(0.7 + hi / 2));
        return 1;
    case FACTORIAL:
        if (hi < 0 && !may_be_zero) { return 0; }
        least = lo < 3 ? 0 : lo < 300 ? lgamma(exp(lo)) * (1 - 1e-9) : 1e100;
        most = hi < 300 ? lgamma(exp(hi) + 2) * (1 + 1e-9) : INFINITY;
        return exponential(least, most, 0, out) ? 1 : -1;
    default: return -1;
    }
}

/* A sum; of two real or two imaginary numbers one of that sort, of either sign where huge ones cancel. */
static int put_sum(const Pair *a, const Pair *b, Pair *out) {
    int known = add_pairs(a, b, out), are_real = is_real(a) && is_real(b);
    int are_imaginary = !a->is_circle && !b->is_circle && sign_of(&a->re) == 0 && sign_of(&b->re) == 0;
    if (known != 1 || !out->is_circle || !(are_real || are_imaginary)) { return known; }
    Pair size = real_pair(out->re);
    out[0] = turned_pair(size, !are_real);
    out[1] = negated_pair(out[0]);
    out[2] = real_pair(rational(0, 1));
    out[2].re.merged = size.re.merged;
    return 3;
}

int make_pairs(const Sign *sign, const Pair *a, const Pair *b, int most_roots, Pair out[MOST_MADE]) {
    Value results[2];
    Pair sum, two = real_pair(rational(2, 1)), parameter = real_pair(sign->parameter);
    int known;
    switch (sign->opcode) {
    case ADD: return put_sum(a, b, out);
    case SUBTRACT: sum = negated_pair(*b); return put_sum(a, &sum, out);
    case MULTIPLY: return multiply_pairs(a, b, out);
    case DIVIDE: return divide_pairs(a, b, out);
    case BESIDE_I: *out = turned_pair(*a, 1); return 1;
    case BETWEEN_I: sum = turned_pair(*a, 1); return multiply_pairs(&sum, b, out);
    case AVERAGE: known = add_pairs(a, b, &sum); return known == 1 ? divide_pairs(&sum, &two, out) : known;
    case PERCENT: known = multiply_pairs(a, b, &sum); return known == 1 ? divide_pairs(&sum, &parameter, out) : known;
    case POWER:
    case CHOSEN_POWER: return power_pairs(a, b, most_roots, out);
    case EXPONENT: return power_pairs(a, &parameter, most_roots, out);
    default: break;
    }
    Value left[2], right[2];
    int lefts = real_numbers(a, left), rights = b ? real_numbers(b, right) : 1, count = 0;
    for (int i = 0; i < lefts; i++) {
        for (int j = 0; j < rights; j++) {
            known = evaluate(sign, &left[i], b ? &right[j] : NULL, results);
            if (known < 0 && !b) { known = make_of_interval(sign, &left[i], !is_no_zero(a), results); }
            if (known < 0) { return -1; }
            for (int k = 0; k < known; k++) { out[count++] = real_pair(results[k]); }
        }
    }
    return count;
}
