/* What each sign makes of one complex number or two: *every value that the rules give is among the answers, or in one of
 * them* (signs.c). Signs that are there for real numbers alone make nothing of others; where it cannot be told whether
 * a number is real, nothing is known.
 */
#include "pairs.h"

int make_pairs(const Sign *sign, const Pair *a, const Pair *b, Pair out[MOST_MADE]) {
    Value results[2];
    Pair sum, two = real_pair(rational(2, 1)), parameter = real_pair(sign->parameter);
    int known;
    switch (sign->opcode) {
    case ADD: return add_pairs(a, b, out);
    case SUBTRACT: sum = negated_pair(*b); return add_pairs(a, &sum, out);
    case MULTIPLY: return multiply_pairs(a, b, out);
    case DIVIDE: return divide_pairs(a, b, out);
    case BESIDE_I: *out = turned_pair(*a, 1); return 1;
    case BETWEEN_I: sum = turned_pair(*a, 1); return multiply_pairs(&sum, b, out);
    case AVERAGE:
        known = add_pairs(a, b, &sum);
        return known == 1 ? divide_pairs(&sum, &two, out) : known;
    case PERCENT:
        known = multiply_pairs(a, b, &sum);
        return known == 1 ? divide_pairs(&sum, &parameter, out) : known;
    case POWER:
    case CHOSEN_POWER: return power_pairs(a, b, out);
    case EXPONENT: return power_pairs(a, &parameter, out);
    default: break;
    }
    if (is_not_real(a) || (b && is_not_real(b))) { return sign->opcode == NEXT_PRIME ? -1 : 0; }
    if (!is_real(a) || (b && !is_real(b))) { return -1; }
    known = evaluate(sign, &a->re, b ? &b->re : NULL, results);
    for (int i = 0; i < known; i++) { out[i] = real_pair(results[i]); }
    return known < 0 ? -1 : known;
}
