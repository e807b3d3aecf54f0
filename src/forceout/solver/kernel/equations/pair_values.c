/* Sums, products and quotients of complex numbers.
 *
 * Every operation answers as those of value.h do: 1 with a pair whose parts hold those of the number (or a circle whose
 * size holds its absolute value), 0 where there certainly is none, -1 where nothing is known. Where parts cannot be
 * told, as where huge numbers cancel, the answer is a circle: the absolute value of a product or quotient is that of
 * the absolute values, of a sum at most their sum and at least their difference.
 */
#include "pairs.h"

Pair real_pair(Value re) {
    Pair z;
    memset(&z, 0, sizeof z);
    z.re = re;
    z.im = rational(0, 1);
    return z;
}

static int is_zero(const Value *v) { return v->kind == RATIONAL && v->num == 0; }

Pair circle(Value size) {
    Pair z = real_pair(size);
    z.is_circle = !is_zero(&size);
    return z;
}

/* The same, where it is known whether any of these numbers may be 0. */
Pair circle_beside_zero(Value size, int is_certain) {
    Pair z = circle(size);
    if (z.is_circle && is_certain) { z.is_circle = BESIDE_ZERO; }
    return z;
}

/* Whether a number surely is not 0, however small. */
int is_no_zero(const Pair *z) {
    if (z->is_circle == BESIDE_ZERO) { return 1; }
    if (z->is_circle) { return sign_of(&z->re) == 1 && !(is_huge(&z->re) && isinf(z->re.lo)); }
    return abs(sign_of(&z->re)) == 1 || abs(sign_of(&z->im)) == 1;
}

int is_real(const Pair *z) { return !z->is_circle && is_zero(&z->im); }

int is_not_real(const Pair *z) {
    int sign = z->is_circle ? 2 : sign_of(&z->im);
    return sign == 1 || sign == -1;
}

int is_merged_pair(const Pair *z) { return z->re.merged || z->im.merged; }

/* What a number is if it is real: with a size alone that or less than zero. */
int real_numbers(const Pair *z, Value found[2]) {
    if (is_not_real(z)) { return 0; }
    found[0] = z->re;
    found[1] = negated(z->re);
    return z->is_circle ? 2 : 1;
}

/* A product, by logarithms where doubles do not hold it. */
static int product_of(const Value *a, const Value *b, Value *out) {
    double al, ah, bl, bh;
    int known = multiply(a, b, out), sa = sign_of(a), sb = sign_of(b);
    if (known == 1 || sa == 2 || sb == 2) { return known; }
    log_bounds(a, &al, &ah);
    log_bounds(b, &bl, &bh);
    return exponential(far_down(al + bl), far_up(ah + bh), sa != sb, out) ? 1 : -1;
}

/* Any number up to a size. */
static Value up_to(const Value *largest) {
    double lo, hi;
    if (is_zero(largest)) { return *largest; }
    if (is_huge(largest)) { return of_kind(HUGE_POSITIVE, -INFINITY, largest->hi); }
    bounds(largest, &lo, &hi);
    return of_kind(HUGE_POSITIVE, -INFINITY, hi > 0 ? far_up(log(hi)) : -600);
}

/* An absolute value. */
static Value absolute(const Value *v) {
    double lo, hi;
    switch (sign_of(v)) {
    case 0:
    case 1: return *v;
    case -1: return negated(*v);
    default: break;
    }
    bounds(v, &lo, &hi);
    Value most = of_kind(LINEAR, maximum(-lo, hi), maximum(-lo, hi));
    return up_to(&most);
}

Value pair_size(const Pair *z) {
    Value x = absolute(&z->re), y, square, other, sum, half = rational(1, 2), out[2];
    if (z->is_circle || is_zero(&z->im)) { return x; }
    y = absolute(&z->im);
    if (is_zero(&z->re)) { return y; }
    if (product_of(&x, &x, &square) == 1 && product_of(&y, &y, &other) == 1 && add(&square, &other, &sum) == 1 &&
        power_of(&sum, &half, out) == 1) {
        return out[0];
    }
    /* at least the larger, at most the sum; both are above zero or huge */
    double xl, xh, yl, yh;
    log_bounds(&x, &xl, &xh);
    log_bounds(&y, &yl, &yh);
    return of_kind(HUGE_POSITIVE, maximum(xl, yl), maximum(xh, yh) + 0.7);
}

Pair negated_pair(Pair z) {
    if (!z.is_circle) {
        z.re = negated(z.re);
        z.im = negated(z.im);
    }
    return z;
}

/* A number times a power of i. */
Pair turned_pair(Pair z, int quarters) {
    if (z.is_circle) { return z; }
    for (int i = quarters & 3; i; i--) {
        Value re = z.re;
        z.re = negated(z.im);
        z.im = re;
    }
    return z;
}

/* A sum; of two numbers of one sign it is no smaller than either, and at most twice the larger. */
static int sum_of(const Value *a, const Value *b, Value *out) {
    double al, ah, bl, bh;
    int known = add(a, b, out), sign = sign_of(a);
    if (known == 1 || abs(sign) != 1 || sign_of(b) != sign) { return known; }
    log_bounds(a, &al, &ah);
    log_bounds(b, &bl, &bh);
    *out = of_kind(sign > 0 ? HUGE_POSITIVE : HUGE_NEGATIVE, maximum(al, bl), maximum(ah, bh) + 0.7);
    return 1;
}

/* The ends of a size as doubles, the upper one perhaps without end. */
static void size_bounds(const Value *size, double *lo, double *hi) {
    if (!is_huge(size)) {
        bounds(size, lo, hi);
        return;
    }
    *lo = far_down(exp(minimum(size->lo, LARGEST_LOG)) * (1 - 1e-9));
    *hi = size->hi > LARGEST_LOG ? INFINITY : far_up(exp(size->hi) * (1 + 1e-9));
}

/* All numbers that sums of two of some sizes may be, where one of them is surely larger; 0 where that is not known. */
static int add_sizes(const Value *x, const Value *y, Pair *out) {
    double xl, xh, yl, yh, low, high, ignored;
    size_bounds(x, &xl, &xh);
    size_bounds(y, &yl, &yh);
    double least = far_down(maximum(isfinite(yh) ? xl - yh : 0, isfinite(xh) ? yl - xh : 0));
    if (!(least > 1 / LARGEST)) { return 0; }
    if (isfinite(xh) && isfinite(yh)) {
        *out = circle(of_kind(LINEAR, least, far_up(xh + yh)));
        return 1;
    }
    log_bounds(x, &ignored, &low);
    log_bounds(y, &ignored, &high);
    *out = circle(of_kind(HUGE_POSITIVE, far_down(log(least)), maximum(low, high) + 0.7));
    return 1;
}

int add_pairs(const Pair *a, const Pair *b, Pair *out) {
    Value most, least, minus, x = pair_size(a), y = pair_size(b);
    out->is_circle = 0;
    if (!a->is_circle && !b->is_circle && sum_of(&a->re, &b->re, &out->re) == 1 &&
        sum_of(&a->im, &b->im, &out->im) == 1) {
        return 1;
    }
    if (add_sizes(&x, &y, out)) {
        out->re.merged = (uint8_t)(is_merged_pair(a) || is_merged_pair(b));
        return 1;
    }
    if (add(&x, &y, &most) != 1) { return -1; }
    minus = negated(y);
    int is_apart = add(&x, &minus, &least) == 1 && abs(sign_of(&least)) == 1;
    if (!is_apart) {
        *out = circle(up_to(&most));
    } else if (is_huge(&least) || is_huge(&most)) {
        double low, high, ignored;
        least = absolute(&least);
        log_bounds(&least, &low, &ignored);
        log_bounds(&most, &ignored, &high);
        *out = circle(of_kind(HUGE_POSITIVE, low, high));
    } else {
        double low, high, ignored;
        least = absolute(&least);
        bounds(&least, &low, &ignored);
        bounds(&most, &ignored, &high);
        *out = circle(of_kind(LINEAR, low, high));
    }
    out->re.merged = (uint8_t)(is_merged_pair(a) || is_merged_pair(b));
    return 1;
}

static int mark(const Pair *a, const Pair *b, Pair *out) {
    if (is_merged_pair(a) || is_merged_pair(b)) { out->re.merged = out->im.merged = 1; }
    return 1;
}

int multiply_pairs(const Pair *a, const Pair *b, Pair *out) {
    Value p, q, r, s;
    out->is_circle = 0;
    if (!a->is_circle && !b->is_circle) {
        if (is_zero(&a->im) || is_zero(&b->im)) {
            const Pair *real = is_zero(&a->im) ? a : b, *other = is_zero(&a->im) ? b : a;
            if (product_of(&real->re, &other->re, &out->re) == 1 && product_of(&real->re, &other->im, &out->im) == 1) {
                return mark(a, b, out);
            }
        } else if (product_of(&a->re, &b->re, &p) == 1 && product_of(&a->im, &b->im, &q) == 1 &&
                   product_of(&a->re, &b->im, &r) == 1 && product_of(&a->im, &b->re, &s) == 1 &&
                   subtract(&p, &q, &out->re) == 1 && add(&r, &s, &out->im) == 1) {
            return mark(a, b, out);
        }
    }
    p = pair_size(a);
    q = pair_size(b);
    if (product_of(&p, &q, &r) != 1) { return -1; }
    *out = circle_beside_zero(r, is_no_zero(a) && is_no_zero(b));
    return mark(a, b, out);
}

/* What a number is the reciprocal of. */
static int invert_pair(const Pair *a, Pair *out) {
    Value square, other, sum, minus;
    if (is_real(a)) {
        *out = *a;
        int known = inverted(&a->re, &out->re);
        if (known >= 0) { return known; }
    } else if (!a->is_circle && is_zero(&a->re)) {
        *out = *a;
        minus = negated(a->im);
        if (inverted(&minus, &out->im) == 1) { return 1; }
    } else if (!a->is_circle && product_of(&a->re, &a->re, &square) == 1 && product_of(&a->im, &a->im, &other) == 1 &&
               add(&square, &other, &sum) == 1) {
        minus = negated(a->im);
        out->is_circle = 0;
        if (divide(&a->re, &sum, &out->re) == 1 && divide(&minus, &sum, &out->im) == 1) { return 1; }
    }
    Value size = pair_size(a);
    if (inverted(&size, &other) != 1) { return -1; }
    *out = circle_beside_zero(other, 1);
    return 1;
}

int divide_pairs(const Pair *a, const Pair *b, Pair *out) {
    Pair inverse;
    int known = invert_pair(b, &inverse);
    if (known != 1) { return known; }
    mark(b, b, &inverse);
    return multiply_pairs(a, &inverse, out);
}
