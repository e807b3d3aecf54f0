/* What each sign makes of one complex number or two: *every value that the rules give is among the answers, or in one of
 * them* (signs.c). Signs that are there for real numbers alone make nothing of others; where it cannot be told whether
 * a number is real, it is taken for what it is if so.
 */
#include "pairs.h"

int make_pairs(const Sign *sign, const Pair *a, const Pair *b, int most_roots, Pair out[MOST_MADE]) {
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
    case CHOSEN_POWER: return power_pairs(a, b, most_roots, out);
    case EXPONENT: return power_pairs(a, &parameter, most_roots, out);
    default: break;
    }
    Value left[2], right[2];
    int lefts = real_numbers(a, left), rights = b ? real_numbers(b, right) : 1, count = 0;
    for (int i = 0; i < lefts; i++) {
        for (int j = 0; j < rights; j++) {
            known = evaluate(sign, &left[i], b ? &right[j] : NULL, results);
            if (known < 0) { return -1; }
            for (int k = 0; k < known; k++) { out[count++] = real_pair(results[k]); }
        }
    }
    return count;
}
