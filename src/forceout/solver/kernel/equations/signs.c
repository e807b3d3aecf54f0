/* What a sign makes of one number or two.
 *
 * The answer holds every value that the judge's own operation can have on any numbers that the operands may be: none is
 * forgotten, one too many is allowed, for what seems to meet the Goal is verified exactly.
 */
#include "signs.h"

/* Whether there may be no value where one is answered: a sign that takes whole numbers only, or makes only them, and an
 * interval that may hold some. Unmarked, what comes of it would hide what there is: 0 times such a number is no 0. */
static int may_lack(int opcode, const Value *a, const Value *b, const Value *made) {
    switch (opcode) {
    case FACTORIAL: return a->kind != RATIONAL;
    case WHOLE_SQUARE_ROOT: return a->kind != RATIONAL || made->kind != RATIONAL;
    case WHOLE_POWER: return a->kind != RATIONAL || b->kind != RATIONAL;
    case WHOLE_ROOT: return a->kind != RATIONAL || b->kind != RATIONAL || made->kind != RATIONAL;
    default: return 0;
    }
}

/* The values of a sign on one or two numbers: how many, or -1 where nothing is known. */
int evaluate(const Sign *sign, const Value *a, const Value *b, Value out[2]) {
    Value two = rational(2, 1), middle;
    int known;
    switch (sign->opcode) {
    case ADD: known = add(a, b, out); break;
    case SUBTRACT: known = subtract(a, b, out); break;
    case MULTIPLY: known = multiply(a, b, out); break;
    case DIVIDE: known = divide(a, b, out); break;
    case WHOLE_POWER:
        if (!may_be_whole(a, 0) || !may_be_whole(b, 0)) { return 0; }
        known = power_of(a, b, out);
        break;
    case CHOSEN_POWER:
        /* where an exponent is a fraction there are several values, of which one must be chosen in writing */
        if (b->kind == RATIONAL && b->den > 1 && sign_of(a) != 0) { return LEFT_OUT; }
        if (b->kind == SURD && sign_of(a) == -1) { return LEFT_OUT; }
        known = power_of(a, b, out);
        break;
    case POWER: known = power_of(a, b, out); break;
    case RATIONAL_POWER:
        known = power_of(a, b, out);
        if (known == 1 && b->kind == RATIONAL && out[0].kind != RATIONAL && b->den > 1) { return 0; }
        break;
    case EXPONENT:
        known = power_of(a, &sign->parameter, out);
        if (known == 1 && sign->limit && out[0].kind != RATIONAL && sign->parameter.den > 1) { return 0; }
        break;
    case ROOT: known = root_of(a, b, 0, out); break;
    case WHOLE_ROOT: known = root_of(a, b, 1, out); break;
    case SQUARE_ROOT: known = root_of(&two, a, 0, out); break;
    case WHOLE_SQUARE_ROOT: known = root_of(&two, a, 1, out); break;
    case AVERAGE:
        known = add(a, b, &middle);
        if (known == 1) { known = divide(&middle, &two, out); }
        break;
    case PERCENT:
        known = multiply(a, b, &middle);
        if (known == 1) { known = divide(&middle, &sign->parameter, out); }
        break;
    case REMAINDER: known = remainder_of(a, b, sign->limit, out); break;
    case LEAST_MULTIPLE: known = common_of(a, b, 1, out); break;
    case GREATEST_FACTOR: known = common_of(a, b, 0, out); break;
    case LOGARITHM: known = logarithm_of(a, b, out); break;
    case FACTORS: known = factors_of(a, sign->limit, out); break;
    case NEXT_PRIME: known = next_prime_of(a, out); break;
    case FACTORIAL: known = factorial_of(a, out); break;
    case BESIDE_I:
        middle = number_for_i();
        known = multiply(a, &middle, out);
        break;
    case BETWEEN_I:
        middle = number_for_i();
        known = multiply(a, &middle, &two) == 1 ? multiply(&two, b, out) : -1;
        break;
    default: return 0;
    }
    int merged = a->merged || (b && b->merged) || (known > 0 && may_lack(sign->opcode, a, b, &out[0]));
    for (int i = 0; i < known && i < 2; i++) { out[i].merged = (uint8_t)(out[i].merged || merged); }
    return known;
}

int is_binary(int opcode) {
    switch (opcode) {
    case SQUARE_ROOT:
    case FACTORS:
    case NEXT_PRIME:
    case FACTORIAL:
    case EXPONENT:
    case BESIDE_I:
    case WHOLE_SQUARE_ROOT: return 0;
    default: return 1;
    }
}

int is_commutative(int opcode) {
    switch (opcode) {
    case ADD:
    case MULTIPLY:
    case AVERAGE:
    case PERCENT:
    case LEAST_MULTIPLE:
    case GREATEST_FACTOR: return 1;
    default: return 0;
    }
}

/* Whether a sign that is put to what it made comes to an end whatever the number: a number has fewer factors than it is
 * large, no prime beyond the first above the limit is taken, and a whole root is smaller; 0, 1 and 2 may stay. */
int ends_by_itself(int opcode) { return opcode == FACTORS || opcode == NEXT_PRIME || opcode == WHOLE_SQUARE_ROOT; }
