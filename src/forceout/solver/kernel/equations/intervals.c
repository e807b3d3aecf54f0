/* Values one by one: fractions in lowest terms, intervals, and the ends, signs and logarithms of both.
 *
 * What is too long for a fraction becomes an interval, what is too large or too small for a double an interval of
 * logarithms; an interval around zero has neither, and where its ends are beyond doubles nothing is known (0).
 */
#include "value.h"

uint64_t gcd64(uint64_t a, uint64_t b) {
    if (!a || !b) { return a | b; }
    int shift = __builtin_ctzll(a | b);
    a >>= __builtin_ctzll(a);
    while (b) {
        b >>= __builtin_ctzll(b);
        if (a > b) {
            uint64_t t = a;
            a = b;
            b = t;
        }
        b -= a;
    }
    return a << shift;
}

/* A fraction in lowest terms, as an interval where it is too long. */
int fraction(i128 num, i128 den, Value *out) {
    if (den < 0) {
        num = -num;
        den = -den;
    }
    if (num < LIMIT && num > -LIMIT && den < LIMIT) {
        *out = rational((int64_t)num, (int64_t)den);
        return 1;
    }
    double top = (double)num, bottom = (double)den, x = top / bottom;
    return linear(down(down(down(x))), up(up(up(x))), out);
}

/* An interval of doubles; of logarithms where these are too large or too small. 0 when nothing is known. */
int linear(double lo, double hi, Value *out) {
    if (!(lo <= hi) || isnan(lo) || isnan(hi)) { return 0; }
    if (lo > 0 && (hi > LARGEST || lo < 1 / LARGEST)) {
        if (isinf(lo)) { return 0; }
        *out = of_kind(HUGE_POSITIVE, far_down(log(lo)), isinf(hi) ? INFINITY : far_up(log(hi)));
        return 1;
    }
    if (hi < 0 && (lo < -LARGEST || hi > -1 / LARGEST)) {
        if (isinf(hi)) { return 0; }
        *out = of_kind(HUGE_NEGATIVE, far_down(log(-hi)), isinf(lo) ? INFINITY : far_up(log(-lo)));
        return 1;
    }
    if (isinf(lo) || isinf(hi) || hi > LARGEST || lo < -LARGEST) { return 0; }
    *out = of_kind(LINEAR, lo, hi);
    return 1;
}

/* e to the power of an interval, with a sign. */
int exponential(double lo, double hi, int negative, Value *out) {
    if (isnan(lo) || isnan(hi) || !(lo <= hi) || lo == INFINITY || hi == -INFINITY) {
        if (lo == INFINITY) {
            *out = of_kind(negative ? HUGE_NEGATIVE : HUGE_POSITIVE, 1e300, INFINITY);
            return 1;
        }
        if (hi == -INFINITY) {
            *out = of_kind(negative ? HUGE_NEGATIVE : HUGE_POSITIVE, -INFINITY, -1e300);
            return 1;
        }
        return 0;
    }
    if (lo > -LARGEST_LOG && hi < LARGEST_LOG) {
        double small = far_down(exp(lo)), large = far_up(exp(hi));
        return negative ? linear(-large, -small, out) : linear(small, large, out);
    }
    *out = of_kind(negative ? HUGE_NEGATIVE : HUGE_POSITIVE, lo, hi);
    return 1;
}

/* A value that is known exactly, as a double next to it. */
double middle_of(const Value *v) {
    double x = (double)v->num / (double)v->den;
    if (v->kind == RATIONAL) { return x; }
    double size = v->root == 2 ? sqrt(fabs(x)) : pow(fabs(x), 1.0 / v->root);
    return x < 0 ? -size : size;
}

void bounds(const Value *v, double *lo, double *hi) {
    switch (v->kind) {
    case RATIONAL: {
        double x = (double)v->num / (double)v->den;
        if (v->den == 1 && v->num < (INT64_C(1) << 53) && v->num > -(INT64_C(1) << 53)) {
            *lo = *hi = x;
            return;
        }
        *lo = down(down(x));
        *hi = up(up(x));
        return;
    }
    case LINEAR:
        *lo = v->lo;
        *hi = v->hi;
        return;
    case SURD: {
        double x = middle_of(v);
        *lo = far_down(far_down(x));
        *hi = far_up(far_up(x));
        return;
    }
    case HUGE_POSITIVE:
        *lo = v->lo < -LARGEST_LOG ? 0 : v->lo > LARGEST_LOG ? LARGEST / 1e20 : far_down(exp(v->lo));
        *hi = v->hi < -LARGEST_LOG ? 1e-260 : v->hi > LARGEST_LOG ? INFINITY : far_up(exp(v->hi));
        return;
    default:
        *hi = v->lo < -LARGEST_LOG ? 0 : v->lo > LARGEST_LOG ? -LARGEST / 1e20 : -far_down(exp(v->lo));
        *lo = v->hi < -LARGEST_LOG ? -1e-260 : v->hi > LARGEST_LOG ? -INFINITY : -far_up(exp(v->hi));
    }
}

/* 1 or -1 where the sign is certain, 0 for an exact zero, 2 where it is not known. */
int sign_of(const Value *v) {
    switch (v->kind) {
    case RATIONAL:
    case SURD: return (v->num > 0) - (v->num < 0);
    case LINEAR: return v->lo > 0 ? 1 : v->hi < 0 ? -1 : 2;
    case HUGE_POSITIVE: return 1;
    default: return -1;
    }
}

/* The natural logarithm of |v|, whose sign is known. */
void log_bounds(const Value *v, double *lo, double *hi) {
    if (v->kind == HUGE_POSITIVE || v->kind == HUGE_NEGATIVE) {
        *lo = v->lo;
        *hi = v->hi;
        return;
    }
    if (v->kind == RATIONAL && (v->num == v->den || v->num == -v->den)) {
        *lo = *hi = 0;
        return;
    }
    double a, b;
    bounds(v, &a, &b);
    if (b < 0) {
        double t = a;
        a = -b;
        b = -t;
    } else if (a < 0) {
        /* around zero: as small as may be */
        b = maximum(-a, b);
        a = 0;
    }
    double of_least = log(a);
    *lo = far_down(of_least);
    *hi = far_up(a == b ? of_least : log(b));
}

Value negated(Value v) {
    if (is_known(&v)) {
        v.num = -v.num;
    } else if (v.kind == LINEAR) {
        double t = v.lo;
        v.lo = -v.hi;
        v.hi = -t;
    } else {
        v.kind = v.kind == HUGE_POSITIVE ? HUGE_NEGATIVE : HUGE_POSITIVE;
    }
    return v;
}

int overlaps(const Value *a, const Value *b) {
    if (is_known(a) && is_known(b)) { return is_same(a, b); }
    if (is_huge(a) && is_huge(b)) { return a->kind == b->kind && a->lo <= b->hi && b->lo <= a->hi; }
    int sa = sign_of(a), sb = sign_of(b);
    if (sa != sb && sa != 2 && sb != 2) { return 0; }
    double al, ah, bl, bh;
    bounds(a, &al, &ah);
    bounds(b, &bl, &bh);
    return al <= bh && bl <= ah;
}
