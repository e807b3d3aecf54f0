/* What signs make of sizes, and what must stand beside a size: doubles, near enough to look them up. */
#include "halves.h"

#define LARGEST_WHOLE 1e9
#define NEARLY_ONE 1e-7
#define MOST_FACTORIAL 18 /* larger factorials are no doubles */

/* A size that is whole but for its rounding is whole. */
double snapped(double size) {
    double whole = rint(size);
    if (fabs(size) < LARGEST_WHOLE && fabs(size - whole) <= CLOSE * (fabs(size) > 1 ? fabs(size) : 1)) {
        return whole + 0.0;
    }
    return size;
}

static int is_whole_from(double size, double least) { return size >= least && size == rint(size); }

/* A power or a root next to 1 is not told from 1. */
static int is_nearly_one(double size) { return size != 1 && fabs(fabs(size) - 1) < NEARLY_ONE; }

static int power_size(double a, double b, double *out) {
    if (a == 0) {
        *out = 0;
        return b > 0;
    }
    if (a < 0 && b != rint(b)) { return 0; }
    *out = pow(a, b);
    return *out != 0 && !is_nearly_one(*out);
}

static int root_size(double index, double radicand, int is_whole, double *out) {
    if (index == 0 || (radicand == 0 && index < 0)) { return 0; }
    if (is_whole && (!is_whole_from(index, 1) || !is_whole_from(radicand, 0))) { return 0; }
    if (radicand < 0) {
        if (fmod(index, 2) != 1 && fmod(index, 2) != -1) { return 0; }
        *out = -pow(-radicand, 1 / index);
    } else {
        *out = radicand == 0 ? 0 : pow(radicand, 1 / index);
    }
    return !is_nearly_one(*out) && (!is_whole || snapped(*out) == rint(*out));
}

static double factor_in_common(double a, double b) {
    while (b != 0) {
        double rest = fmod(a, b);
        a = b;
        b = rest;
    }
    return a;
}

static int count_of_factors(double n, double *out) {
    long long rest = (long long)n, count = 1;
    for (long long p = 2; p * p <= rest; p++) {
        int times = 1;
        for (; rest % p == 0; rest /= p) { times++; }
        count *= times;
    }
    *out = (double)(rest > 1 ? 2 * count : count);
    return 1;
}

static double factorial_size(int n) {
    double product = 1;
    for (int i = 2; i <= n; i++) { product *= i; }
    return product;
}

static int whole_sizes(const Sign *sign, double a, double b, double *out) {
    switch (sign->opcode) {
    case REMAINDER:
        if (!is_whole_from(a, 1) || !is_whole_from(b, 1) || a > (double)sign->limit) { return 0; }
        *out = fmod(a, b);
        return 1;
    case LEAST_MULTIPLE:
        if (!is_whole_from(a, 1) || !is_whole_from(b, 1) || a * b > LARGEST_WHOLE) { return 0; }
        *out = a * b / factor_in_common(a, b);
        return 1;
    case GREATEST_FACTOR:
        if (!is_whole_from(a, 0) || !is_whole_from(b, 0) || a + b == 0) { return 0; }
        *out = factor_in_common(a, b);
        return 1;
    case FACTORS:
        if (!is_whole_from(a, 1) || a > (sign->limit ? (double)sign->limit : 1e6)) { return 0; }
        return count_of_factors(a, out);
    case NEXT_PRIME: {
        Value size, next;
        if (fabs(a) > 1000 || (sign->limit && a > (double)sign->limit)) { return 0; }
        size = rational((int64_t)floor(a), 1);
        if (next_prime_of(&size, &next) != 1 || next.kind != RATIONAL) { return 0; }
        *out = (double)next.num;
        return 1;
    }
    default:
        if (!is_whole_from(a, 0) || a > MOST_FACTORIAL) { return 0; }
        *out = factorial_size((int)a);
        return 1;
    }
}

/* What a sign makes of one size or two; 0 where that is nothing, or nothing to look for. */
int made_size(const Sign *sign, double a, double b, double *out) {
    switch (sign->opcode) {
    case ADD: *out = a + b; break;
    case SUBTRACT: *out = a - b; break;
    case MULTIPLY: *out = a * b; break;
    case DIVIDE:
        if (b == 0) { return 0; }
        *out = a / b;
        break;
    case AVERAGE: *out = (a + b) / 2; break;
    case PERCENT: *out = a * b / (double)sign->parameter.num; break;
    case WHOLE_POWER:
        if (!is_whole_from(a, 0) || !is_whole_from(b, 0) || !power_size(a, b, out)) { return 0; }
        break;
    case POWER:
    case CHOSEN_POWER:
    case RATIONAL_POWER:
        if (!power_size(a, b, out)) { return 0; }
        break;
    case EXPONENT:
        if (!power_size(a, (double)sign->parameter.num / (double)sign->parameter.den, out)) { return 0; }
        break;
    case ROOT:
    case WHOLE_ROOT:
        if (!root_size(a, b, sign->opcode == WHOLE_ROOT, out)) { return 0; }
        break;
    case SQUARE_ROOT:
    case WHOLE_SQUARE_ROOT:
        if (!root_size(2, a, sign->opcode == WHOLE_SQUARE_ROOT, out)) { return 0; }
        break;
    case LOGARITHM:
        if (a <= 0 || b <= 0 || b == 1) { return 0; }
        *out = log(a) / log(b);
        break;
    case REMAINDER:
    case LEAST_MULTIPLE:
    case GREATEST_FACTOR:
    case FACTORS:
    case NEXT_PRIME:
    case FACTORIAL:
        if (!whole_sizes(sign, a, b, out)) { return 0; }
        break;
    default: return 0;
    }
    /* what is too small to be told from 0 is not looked for */
    int is_sum = sign->opcode == ADD || sign->opcode == SUBTRACT || sign->opcode == AVERAGE;
    if (!is_sum && *out != 0 && fabs(*out) < LEAST_SIZE) { return 0; }
    *out = snapped(*out);
    return isfinite(*out);
}

static int one_size(double size, double out[2]) {
    out[0] = snapped(size);
    return isfinite(size) && (size == 0 || fabs(size) >= LEAST_SIZE);
}

static int one_power(double base, double exponent, double out[2]) {
    return power_size(base, exponent, out) && !is_nearly_one(out[0]) && one_size(out[0], out);
}

/* What a sum leaves; beside a number that is far larger than the target little of that is known. */
static int one_sum(double size, double target, double out[2]) {
    out[0] = snapped(size);
    return out[0] == 0 || ((target == 0 || fabs(target) > LEAST_SIZE * fabs(size)) && one_size(size, out));
}

/* What stands beside a known size under a sign that makes the target: how many sizes. */
int sizes_beside(const Sign *sign, double target, double known, int known_is_left, double out[2]) {
    switch (sign->opcode) {
    case ADD: return one_sum(target - known, target, out);
    case SUBTRACT: return one_sum(known_is_left ? known - target : target + known, target, out);
    case MULTIPLY: return known == 0 ? 0 : one_size(target / known, out);
    case DIVIDE:
        if (known == 0 || (known_is_left && target == 0)) { return 0; }
        return one_size(known_is_left ? known / target : target * known, out);
    case AVERAGE: return one_sum(2 * target - known, target, out);
    case PERCENT: return known == 0 ? 0 : one_size(target * (double)sign->parameter.num / known, out);
    case POWER:
    case CHOSEN_POWER:
    case RATIONAL_POWER:
    case WHOLE_POWER:
        if (known_is_left) {
            if (known <= 0 || known == 1 || target <= 0) { return 0; }
            return one_size(log(target) / log(known), out);
        }
        if (known == 0 || target == 0 || (target < 0 && fabs(fmod(known, 2)) != 1)) { return 0; }
        if (!one_power(fabs(target), 1 / known, out)) { return 0; }
        if (target < 0) { out[0] = -out[0]; }
        out[1] = -out[0];
        return fmod(known, 2) == 0 ? 2 : 1;
    case ROOT:
    case WHOLE_ROOT:
        if (known_is_left) {
            if (known == 0 || (target < 0 && fmod(known, 2) == 0)) { return 0; }
            return one_power(target, known, out);
        }
        if (known <= 0 || known == 1 || target <= 0 || target == 1) { return 0; }
        return one_size(log(known) / log(target), out);
    case LOGARITHM:
        if (known <= 0 || target == 0) { return 0; }
        return one_power(known, known_is_left ? 1 / target : target, out);
    default: return 0;
    }
}

/* What stands under a sign on one number that makes the target: how many sizes. */
int size_under(const Sign *sign, double target, double out[2]) {
    double exponent;
    switch (sign->opcode) {
    case SQUARE_ROOT:
    case WHOLE_SQUARE_ROOT: return target < 0 ? 0 : one_size(target * target, out);
    case FACTORIAL:
        for (int n = 3; n <= MOST_FACTORIAL; n++) {
            if (factorial_size(n) == target) { return one_size(n, out); }
        }
        return 0;
    case EXPONENT:
        exponent = (double)sign->parameter.num / (double)sign->parameter.den;
        if (exponent == 0 || target <= 0) { return 0; }
        return one_power(target, 1 / exponent, out);
    default: return 0;
    }
}
