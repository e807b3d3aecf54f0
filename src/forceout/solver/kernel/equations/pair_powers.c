/* Powers of complex numbers, with all their values (Equations XIII-D-11).
 *
 * A whole exponent makes one value. An exponent p/q in lowest terms makes q, the directions of which are (p d + 2 j) /
 * q where d is that of the base; along the axes they are exact. Other exponents make one value of a positive number,
 * none of any other. Where neither the directions nor how many they are can be told, all values are on one circle.
 */
#include "pairs.h"

#define MOST_REPEATED 256
#define PI 3.14159265358979323846
#define TURN_ERROR 1e-14
#define LEAST_CERTAIN 1e-3

/* cos (numerator π / denominator). */
static Value cosine(int64_t numerator, int64_t denominator) {
    numerator %= 2 * denominator;
    if (numerator < 0) { numerator += 2 * denominator; }
    if (numerator > denominator) { numerator = 2 * denominator - numerator; }
    int is_negative = 2 * numerator > denominator;
    if (is_negative) { numerator = denominator - numerator; }
    Value v;
    if (2 * numerator == denominator) {
        v = rational(0, 1);
    } else if (numerator == 0) {
        v = rational(1, 1);
    } else if (3 * numerator == denominator) {
        v = rational(1, 2);
    } else if (4 * numerator == denominator) {
        v = surd(1, 2, 2, 0);
    } else if (6 * numerator == denominator) {
        v = surd(3, 4, 2, 0);
    } else {
        double x = cos(PI * (double)numerator / (double)denominator);
        v = of_kind(LINEAR, x - TURN_ERROR, x + TURN_ERROR);
    }
    return is_negative ? negated(v) : v;
}

/* All numbers of one size in q directions that are (first + 4 j) quarters of a turn, divided by q. */
static int put_around(const Value *size, int64_t first, int64_t q, Pair *out) {
    for (int64_t j = 0; j < q; j++) {
        Value x = cosine(first + 4 * j, 2 * q), y = cosine(first + 4 * j - q, 2 * q);
        out[j].is_circle = 0;
        if (multiply(size, &x, &out[j].re) != 1 || multiply(size, &y, &out[j].im) != 1) { out[j] = circle(*size); }
    }
    return (int)q;
}

/* The root of a square in lowest terms that is a fraction; 0 where it is none. */
static int fraction_root(const Value *square, Value *root) {
    if (square->kind != RATIONAL || square->num < 0) { return 0; }
    *root = square->num ? surd(square->num, square->den, 2, 0) : *square;
    return 1;
}

/* Both square roots of a number with parts that are fractions and a size that is one. */
static int square_roots(const Pair *a, const Value *size, Pair out[2]) {
    Value half = rational(1, 2), sum, x, y;
    if (size->kind != RATIONAL || a->re.kind != RATIONAL || a->im.kind != RATIONAL) { return 0; }
    if (add(size, &a->re, &sum) != 1 || multiply(&sum, &half, &sum) != 1 || !fraction_root(&sum, &x)) { return 0; }
    if (subtract(size, &a->re, &sum) != 1 || multiply(&sum, &half, &sum) != 1 || !fraction_root(&sum, &y)) { return 0; }
    out[0] = real_pair(x);
    out[0].im = a->im.num < 0 ? negated(y) : y;
    out[1] = negated_pair(out[0]);
    return 1;
}

/* A number times itself so many times. */
static int repeat(const Pair *base, int64_t times, Pair *out) {
    Pair square = *base, product = real_pair(rational(1, 1)), next;
    for (uint64_t left = magnitude(times); left; left >>= 1) {
        if (left & 1) {
            if (multiply_pairs(&product, &square, &next) != 1) { return -1; }
            product = next;
        }
        if (left > 1) {
            if (multiply_pairs(&square, &square, &next) != 1) { return -1; }
            square = next;
        }
    }
    if (times >= 0) {
        *out = product;
        return 1;
    }
    Pair one = real_pair(rational(1, 1));
    return divide_pairs(&one, &product, out);
}

/* The size of a power by logarithms, where a bound of one or the other may be without end. */
static int power_by_sizes(const Value *size, const Value *exponent, Value *out) {
    double least, most, low, high;
    int sign = sign_of(exponent);
    if (sign_of(size) != 1 || abs(sign) != 1) { return -1; }
    log_bounds(size, &least, &most);
    log_bounds(exponent, &low, &high);
    low = minimum(exp(low) * (1 - 1e-9), LARGEST);
    high = maximum(exp(high) * (1 + 1e-9), 1 / LARGEST);
    /* nothing times what has no end bounds nothing but its sign */
    double from = least >= 0 ? low : high, to = most >= 0 ? high : low;
    least = least == 0 || from == 0 ? 0 : far_down(least * from);
    most = most == 0 || to == 0 ? 0 : far_up(most * to);
    *out = sign > 0 ? of_kind(HUGE_POSITIVE, least, most) : of_kind(HUGE_POSITIVE, -most, -least);
    return 1;
}

/* All numbers of the size of a power. */
static int put_circle(const Pair *base, const Value *exponent, Pair *out) {
    Value size = pair_size(base), made[2];
    if (size.kind == RATIONAL && size.num == 0 && exponent->kind != RATIONAL) { return -1; }
    int known = power_of(&size, exponent, made);
    if (known != 0 && known != 1) { known = power_by_sizes(&size, exponent, made); }
    if (known != 1) { return known == 0 ? 0 : -1; }
    *out = circle_beside_zero(made[0], is_no_zero(base));
    return 1;
}

/* The direction of a number that is on no axis, in quarters of a turn, with a bound of the error; 0 where it is not
 * known well. */
static int direction(const Pair *a, double *angle, double *error) {
    double xl, xh, yl, yh;
    bounds(&a->re, &xl, &xh);
    bounds(&a->im, &yl, &yh);
    if (isinf(xl) || isinf(xh) || isinf(yl) || isinf(yh)) { return 0; }
    double x = xl / 2 + xh / 2, y = yl / 2 + yh / 2, size = hypot(x, y), off = (xh - xl) + (yh - yl);
    if (!(size > 1e-200) || !(size < 1e200) || off > size * LEAST_CERTAIN) { return 0; }
    *angle = atan2(y, x) / (PI / 2);
    *error = 2 * off / size + TURN_ERROR;
    return 1;
}

/* The q values of a power with an exponent p/q, of a number that is on no axis. */
static int put_turned(const Pair *a, const Value *exponent, const Value *size, Pair *out) {
    double first, error, p = (double)exponent->num;
    int64_t q = exponent->den;
    if (magnitude(exponent->num) > MOST_REPEATED || !direction(a, &first, &error)) {
        *out = circle(*size);
        return 1;
    }
    for (int64_t j = 0; j < q; j++) {
        double angle = (first * p + 4 * (double)j) / (double)q * (PI / 2), off = (error + TURN_ERROR) * (fabs(p) + 4);
        double c = cos(angle), s = sin(angle);
        Value x = of_kind(LINEAR, c - off, c + off), y = of_kind(LINEAR, s - off, s + off);
        out[j].is_circle = 0;
        if (multiply(size, &x, &out[j].re) != 1 || multiply(size, &y, &out[j].im) != 1) { out[j] = circle(*size); }
    }
    return (int)q;
}

static int put_roots_of(const Pair *a, const Value *exponent, int most, Pair out[MOST_ROOTS]) {
    int64_t p = exponent->num, q = exponent->den;
    Value size = pair_size(a), made[2];
    Pair roots[2];
    if (q > most || a->is_circle) { return put_circle(a, exponent, out); }
    if (q == 2 && !is_real(a) && square_roots(a, &size, roots)) {
        for (int j = 0; j < 2; j++) {
            if (repeat(&roots[j], p, &out[j]) != 1) { return -1; }
        }
        return 2;
    }
    int known = power_of(&size, exponent, made);
    if (known != 1) { return known == 0 ? 0 : put_circle(a, exponent, out); }
    int real_sign = sign_of(&a->re), other_sign = sign_of(&a->im);
    int64_t turn = p % (4 * q);
    if (other_sign == 0 && real_sign != 2) { return put_around(&made[0], real_sign > 0 ? 0 : 2 * turn, q, out); }
    if (real_sign == 0 && other_sign != 2) { return put_around(&made[0], other_sign > 0 ? turn : 3 * turn, q, out); }
    return put_turned(a, exponent, &made[0], out);
}

static int put_whole_power(const Pair *a, const Value *exponent, Pair out[MOST_ROOTS]) {
    Value made[2];
    if (is_real(a)) {
        int known = power_of(&a->re, exponent, made);
        for (int i = 0; i < known; i++) { out[i] = real_pair(made[i]); }
        return known < 0 ? put_circle(a, exponent, out) : known;
    }
    if (exponent->num == 0) {
        out[0] = real_pair(rational(1, 1));
        return 1;
    }
    if (!a->is_circle && sign_of(&a->re) == 0) {
        int known = power_of(&a->im, exponent, made);
        for (int i = 0; i < known; i++) { out[i] = turned_pair(real_pair(made[i]), (int)(exponent->num & 3)); }
        return known < 0 ? put_circle(a, exponent, out) : known;
    }
    if (a->is_circle || magnitude(exponent->num) > MOST_REPEATED) { return put_circle(a, exponent, out); }
    return repeat(a, exponent->num, out);
}

/* One real exponent. */
static int put_power(const Pair *a, const Value *exponent, int most, Pair out[MOST_ROOTS]) {
    Value made[2];
    int is_zero = is_real(a) && sign_of(&a->re) == 0;
    if (exponent->kind == RATIONAL && exponent->den == 1) { return put_whole_power(a, exponent, out); }
    if (exponent->kind == SURD && is_not_real(a)) { return 0; }
    if (is_zero || (exponent->kind == SURD && is_real(a) && sign_of(&a->re) != 2)) {
        int known = power_of(&a->re, exponent, made);
        for (int i = 0; i < known; i++) { out[i] = real_pair(made[i]); }
        return known;
    }
    return exponent->kind == RATIONAL ? put_roots_of(a, exponent, most, out) : put_circle(a, exponent, out);
}

int power_pairs(const Pair *a, const Pair *b, int most_roots, Pair out[MOST_MADE]) {
    Value exponents[2];
    int count = 0, known = real_numbers(b, exponents);
    for (int i = 0; i < known; i++) {
        int made = put_power(a, &exponents[i], most_roots, out + count);
        if (made < 0) { return -1; }
        count += made;
    }
    for (int i = 0; i < count; i++) {
        if (is_merged_pair(a) || is_merged_pair(b)) { out[i].re.merged = out[i].im.merged = 1; }
    }
    return count;
}
