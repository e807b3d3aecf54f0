/* Signs undone: what the other number must be, given what a sign makes and one of its numbers.
 *
 * Every number that can be the other one is among the values given, or overlaps one of them; -1 says that all must be
 * tried. There may be values too many, as when a square root of the target is taken with both signs.
 */
#include "signs.h"

/* How many values the unknown operand may have, -1 where all must be tried. */
int solve_for(const Sign *sign, const Value *target, const Value *known, int known_is_left, Value out[2]) {
    Value two = rational(2, 1), one = rational(1, 1), middle, exponent;
    int st = sign_of(target), sk = sign_of(known), found;
    switch (sign->opcode) {
    case ADD: found = subtract(target, known, out); return found == 1 ? 1 : -1;
    case SUBTRACT:
        found = known_is_left ? subtract(known, target, out) : add(target, known, out);
        return found == 1 ? 1 : -1;
    case MULTIPLY:
        if (sk == 0) { return st == 0 || st == 2 ? -1 : 0; }
        found = divide(target, known, out);
        return found == 1 ? 1 : -1;
    case PERCENT:
        if (sk == 0) { return st == 0 || st == 2 ? -1 : 0; }
        if (multiply(target, &sign->parameter, &middle) != 1) { return -1; }
        found = divide(&middle, known, out);
        return found == 1 ? 1 : -1;
    case AVERAGE:
        if (multiply(target, &two, &middle) != 1) { return -1; }
        found = subtract(&middle, known, out);
        return found == 1 ? 1 : -1;
    case DIVIDE:
        if (known_is_left) {
            if (st == 0) { return sk == 0 || sk == 2 ? -1 : 0; }
            if (sk == 0) { return st == 2 ? -1 : 0; }
            found = divide(known, target, out);
        } else {
            if (sk == 0) { return 0; }
            found = multiply(target, known, out);
        }
        return found == 1 ? 1 : -1;
    case POWER:
    case WHOLE_POWER:
    case ROOT:
    case WHOLE_ROOT:
    case RATIONAL_POWER:
    case CHOSEN_POWER: {
        int is_root = sign->opcode == ROOT || sign->opcode == WHOLE_ROOT;
        int base_is_known = is_root ? !known_is_left : known_is_left;
        if (base_is_known) {
            /* one to any power is one, so a base that may be one tells nothing */
            if (sk != 1 || overlaps(known, &one)) { return -1; }
            if (st == 0 || st == -1) { return 0; }
            if (st == 2) { return -1; }
            if (target->kind == RATIONAL && target->num == target->den) {
                if (is_root) { return 0; }
                out[0] = rational(0, 1);
                return 1;
            }
            found = is_root ? logarithm_of(known, target, out) : logarithm_of(target, known, out);
            return found == 1 ? 1 : -1;
        }
        if (sk == 0) { return is_root ? 0 : -1; }
        if (sk == 2 || st == 2) { return -1; }
        if (st == 0) {
            out[0] = rational(0, 1);
            return 1;
        }
        if (is_root) {
            exponent = *known;
        } else if (inverted(known, &exponent) != 1) {
            return -1;
        }
        middle = st < 0 ? negated(*target) : *target;
        if (middle.kind == RATIONAL && middle.num == middle.den) {
            out[0] = one;
        } else if (power_of(&middle, &exponent, out) != 1) {
            return -1;
        }
        out[1] = negated(out[0]);
        return 2;
    }
    case LOGARITHM:
        if (known_is_left) {
            if (st == 0 || st == 2 || sk != 1) { return -1; }
            if (inverted(target, &exponent) != 1) { return -1; }
            found = power_of(known, &exponent, out);
        } else {
            if (sk != 1) { return sk == 2 ? -1 : 0; }
            found = power_of(known, target, out);
        }
        return found == 1 ? 1 : -1;
    default: return -1;
    }
}

/* What a sign on one number was put to, given what it makes: how many values, -1 where nobody can tell. */
int undo_sign(const Sign *sign, const Value *target, Value wanted[2]) {
    int st = sign_of(target), count = 0;
    Value exponent;
    switch (sign->opcode) {
    case SQUARE_ROOT:
    case WHOLE_SQUARE_ROOT: return st == -1 ? 0 : multiply(target, target, wanted);
    case FACTORIAL:
        if (target->kind == RATIONAL && target->den == 1) {
            int64_t product = 1;
            for (int64_t n = 0; n <= 20 && count < 2; n++) {
                if (n > 1) { product *= n; }
                if (product == target->num) { wanted[count++] = rational(n, 1); }
            }
            return count;
        }
        return target->kind == RATIONAL || !may_be_whole(target, 0) ? 0 : -1;
    case EXPONENT:
        if (sign_of(&sign->parameter) == 0) { return -1; }
        if (st == 0) {
            wanted[0] = rational(0, 1);
            return 1;
        }
        if (st == 2 || inverted(&sign->parameter, &exponent) != 1) { return -1; }
        Value size = st < 0 ? negated(*target) : *target;
        if (power_of(&size, &exponent, wanted) != 1) { return -1; }
        wanted[1] = negated(wanted[0]);
        return 2;
    default: return -1;
    }
}

/* The argument of a factorial beyond 20!, by its size: the only whole number that it can be, or an interval that holds
 * it. Factorials grow with their arguments, and lgamma is off by less than it is given room for here, so an argument
 * below the lower end makes too little, and one above the upper end too much. */
static int argument_beyond(const Value *target, Value *wanted) {
    double least, most;
    if (sign_of(target) != 1) { return -1; }
    log_bounds(target, &least, &most);
    /* 20! may be told from no interval that begins below it, and where there is no end anything may be wanted */
    if (!(least > 43) || !(most < 1e250)) { return -1; }
    double low = 20, high = 1e250, below = low, above = high;
    while (above > below * (1 + 1e-14)) {
        double middle = above > 4 * below ? sqrt(below) * sqrt(above) : below + (above - below) / 2;
        if (lgamma(middle + 1) * (1 + 1e-12) < least) {
            below = low = middle;
        } else {
            above = middle;
        }
    }
    below = low, above = high;
    while (above > below * (1 + 1e-14)) {
        double middle = above > 4 * below ? sqrt(below) * sqrt(above) : below + (above - below) / 2;
        if (lgamma(middle + 1) * (1 - 1e-12) > most) {
            above = high = middle;
        } else {
            below = middle;
        }
    }
    if (high < 1e15 && floor(high) < low) { return 0; }
    if (high < 1e15 && floor(high) < low + 1) {
        wanted[0] = rational((int64_t)floor(high), 1);
        return 1;
    }
    return linear(down(low), up(high), wanted) ? 1 : -1;
}

/* The same where a factorial is also told by its size. */
int undo_by_size(const Sign *sign, const Value *target, Value wanted[2]) {
    int count = undo_sign(sign, target, wanted);
    return count < 0 && sign->opcode == FACTORIAL ? argument_beyond(target, wanted) : count;
}

/* What the other number must be where any will do, or none: 1, 0, or -1 where that is not known. */
int takes_any(const Sign *sign, const Value *target, const Value *known, int known_is_left) {
    int st = sign_of(target), sk = sign_of(known), is_one;
    int is_root = sign->opcode == ROOT || sign->opcode == WHOLE_ROOT;
    if (st == 2 || sk == 2) { return -1; }
    switch (sign->opcode) {
    case MULTIPLY:
    case PERCENT: return sk == 0 && st == 0 ? 1 : -1;
    case DIVIDE: return known_is_left && sk == 0 && st == 0 ? 1 : -1;
    case POWER:
    case WHOLE_POWER:
    case ROOT:
    case WHOLE_ROOT:
    case RATIONAL_POWER:
    case CHOSEN_POWER:
        is_one = target->kind == RATIONAL && target->num == target->den;
        if ((known_is_left && !is_root) || (!known_is_left && is_root)) {
            if (sk == 0) { return st == 0; }
            if (known->kind == RATIONAL && known->num == known->den) { return is_one; }
            return -1;
        }
        if (sk == 0 && !is_root) { return is_one; }
        return -1;
    default: return -1;
    }
}

/* The exponent that takes a negative number to a target, by the sizes of both. */
int negative_base(const Sign *sign, const Value *target, const Value *known, int known_is_left, Value out[2]) {
    int is_root = sign->opcode == ROOT || sign->opcode == WHOLE_ROOT;
    if (sign->opcode != POWER && sign->opcode != CHOSEN_POWER && sign->opcode != WHOLE_POWER &&
        sign->opcode != RATIONAL_POWER && !is_root) {
        return -1;
    }
    if ((known_is_left ? is_root : !is_root) || sign_of(known) != -1) { return -1; }
    int st = sign_of(target);
    Value size = negated(*known), to = st < 0 ? negated(*target) : *target, one = rational(1, 1);
    if (st == 0) { return 0; }
    if (st == 2) { return -1; }
    /* powers of -1 are 1 and -1 */
    if (size.kind == RATIONAL && size.num == size.den) { return overlaps(&to, &one) ? -1 : 0; }
    if (overlaps(&size, &one)) { return -1; }
    return solve_for(sign, &to, &size, known_is_left, out);
}
