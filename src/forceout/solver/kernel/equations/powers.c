/* Powers, roots and logarithms.
 *
 * A power is exact where base and exponent are known, the exponent is a fraction, and the result is short; else an
 * interval. Powers of negative numbers follow the rulebook by way of values.power: an exponent with an even denominator
 * has none, an irrational one has none, and where an interval hides whether the exponent is odd there are two values,
 * both merged. One to any power and anything to the power of zero are exact.
 */
#include "value.h"

/* A positive value to a power, as an interval. */
static int power_by_logarithm(const Value *base, const Value *exponent, int negative, Value *out) {
    double ll, lh, el, eh;
    if (!is_huge(base) && !is_huge(exponent)) {
        /* where the result is a double, pow is far closer than a detour by logarithms */
        double bl, bh;
        bounds(base, &bl, &bh);
        bounds(exponent, &el, &eh);
        double p = pow(bl, el), q = pow(bl, eh), r = pow(bh, el), s = pow(bh, eh);
        double lo = minimum(minimum(p, q), minimum(r, s)), hi = maximum(maximum(p, q), maximum(r, s));
        if (bl > 0 && lo > 1 / LARGEST && hi < LARGEST) {
            return (negative ? linear(-far_up(hi), -far_down(lo), out) : linear(far_down(lo), far_up(hi), out)) ? 1
                                                                                                                : -1;
        }
    }
    log_bounds(base, &ll, &lh);
    if (is_huge(exponent) && exponent->hi > LARGEST_LOG) {
        /* beyond all doubles; the sign of the logarithm decides */
        if (ll <= 0 && lh >= 0) { return -1; }
        int grows = (ll > 0) == (exponent->kind == HUGE_POSITIVE);
        double least = exponent->lo > LARGEST_LOG ? 1e250 : 0;
        if (least == 0) { return -1; }
        double small = minimum(fabs(ll), fabs(lh));
        if (small < 1e-200) { return -1; }
        return exponential(grows ? least * small : -INFINITY, grows ? INFINITY : -least * small, negative, out) ? 1
                                                                                                                : -1;
    }
    bounds(exponent, &el, &eh);
    if (isinf(ll) || isinf(lh)) {
        if (el > 0 && ll > 0) { return exponential(ll * el, lh * eh, negative, out) ? 1 : -1; }
        if (eh < 0 && ll > 0) { return exponential(lh * el, ll * eh, negative, out) ? 1 : -1; }
        if (el > 0 && lh < 0) { return exponential(ll * eh, lh * el, negative, out) ? 1 : -1; }
        return -1;
    }
    double p = ll * el, q = ll * eh, r = lh * el, s = lh * eh;
    double lo = minimum(minimum(p, q), minimum(r, s)), hi = maximum(maximum(p, q), maximum(r, s));
    return exponential(far_down(lo), far_up(hi), negative, out) ? 1 : -1;
}

/* A positive fraction or surd to a power that is a fraction, where it is short enough to be known exactly. */
static int exact_power(const Value *base, const Value *exponent, Value *out) {
    uint64_t times = magnitude(exponent->num);
    int64_t num, den;
    if (exponent->den > MOST_ROOT) { return 0; }
    int64_t root = exponent->den * (base->kind == SURD ? base->root : 1);
    uint64_t shared = gcd64(times, (uint64_t)root);
    if (root / (int64_t)shared > MOST_ROOT) { return 0; }
    Value rooted = surd(base->num, base->den, (int)(root / (int64_t)shared), 0);
    if (!raised(rooted.num, times / shared, &num) || !raised(rooted.den, times / shared, &den)) { return 0; }
    rooted.num = exponent->num > 0 ? num : den;
    rooted.den = exponent->num > 0 ? den : num;
    *out = rooted;
    return 1;
}

/* base ^ exponent; a second value in out[1] where the sign cannot be told. */
int power_of(const Value *base, const Value *exponent, Value out[2]) {
    int sb = sign_of(base), se = sign_of(exponent);
    if (sb == 0) {
        if (se == 2) { return -1; }
        if (se <= 0) { return 0; }
        out[0] = rational(0, 1);
        return 1;
    }
    if (se == 0) {
        if (sb == 2) { return -1; }
        out[0] = rational(1, 1);
        return 1;
    }
    if (sb == 2) { return -1; }
    if (base->kind == RATIONAL && base->num == 1 && base->den == 1) {
        out[0] = rational(1, 1);
        return 1;
    }
    int negative = 0, both = 0;
    Value size = sb < 0 ? negated(*base) : *base;
    if (sb < 0) {
        if (exponent->kind == RATIONAL) {
            if (exponent->den % 2 == 0) { return 0; }
            negative = (exponent->num % 2) != 0;
        } else if (exponent->kind == SURD) {
            return 0; /* a negative number has no irrational powers */
        } else {
            both = 1;
        }
    }
    if (is_known(&size) && exponent->kind == RATIONAL) {
        if (size.num == 1 && size.den == 1) {
            out[0] = rational(1, 1);
        } else if (!exact_power(&size, exponent, &out[0])) {
            return power_by_logarithm(&size, exponent, negative, &out[0]);
        }
        if (negative) { out[0] = negated(out[0]); }
        return 1;
    }
    int known = power_by_logarithm(&size, exponent, negative, &out[0]);
    if (known == 1 && both) {
        out[1] = negated(out[0]);
        out[0].merged = out[1].merged = 1;
        return 2;
    }
    return known;
}

int root_of(const Value *index, const Value *radicand, int whole, Value out[2]) {
    Value exponent;
    if (whole && (!may_be_whole(index, 1) || !may_be_whole(radicand, 0))) { return 0; }
    int known = inverted(index, &exponent);
    if (known != 1) { return known; }
    known = power_of(radicand, &exponent, out);
    if (known < 1 || !whole) { return known; }
    /* roots beyond MOST_ROOT are intervals, and one of these is whole: the 61st of 2^61 */
    return may_be_whole(&out[0], 0) ? 1 : 0;
}

static Value fraction_of(int num, int den) {
    int shared = (int)gcd64((uint64_t)num, (uint64_t)den);
    return rational(num / shared, den / shared);
}

int logarithm_of(const Value *a, const Value *b, Value *out) {
    int sa = sign_of(a), sb = sign_of(b);
    if (sa == 2 || sb == 2) { return -1; }
    if (sa <= 0 || sb <= 0) { return 0; }
    if (b->kind == RATIONAL && b->num == b->den) { return 0; }
    if (a->kind == RATIONAL && a->num == a->den) {
        *out = rational(0, 1);
        return 1;
    }
    if (is_known(a) && is_known(b) && (a->kind == SURD || b->kind == SURD)) {
        /* so many times the logarithm without the roots */
        Value top = rational(a->num, a->den), bottom = rational(b->num, b->den), times, made;
        times = fraction_of(b->kind == SURD ? b->root : 1, a->kind == SURD ? a->root : 1);
        if (logarithm_of(&top, &bottom, &made) == 1 && made.kind == RATIONAL) { return multiply(&made, &times, out); }
    }
    double al, ah, bl, bh;
    log_bounds(a, &al, &ah);
    log_bounds(b, &bl, &bh);
    if (bl <= 0 && bh >= 0) { return -1; }
    if (a->kind == RATIONAL && b->kind == RATIONAL) {
        double x = al / bl;
        for (int64_t q = 1; q <= 62; q++) {
            double p = nearbyint(x * (double)q);
            if (fabs(p - x * (double)q) > 1e-9 || fabs(p) > 62 || p == 0) { continue; }
            int64_t num, den, top, bottom;
            if (!whole_root(b->num, q, &num) || !whole_root(b->den, q, &den)) { continue; }
            uint64_t times = (uint64_t)fabs(p);
            if (raised(p > 0 ? num : den, times, &top) && raised(p > 0 ? den : num, times, &bottom) && top == a->num &&
                bottom == a->den) {
                *out = rational((int64_t)p, q);
                int64_t g = (int64_t)gcd64(magnitude(out->num), (uint64_t)q);
                out->num /= g;
                out->den /= g;
                return 1;
            }
            break;
        }
    }
    if (isinf(al) || isinf(ah) || isinf(bl) || isinf(bh)) { return -1; }
    double p = al / bl, q = al / bh, r = ah / bl, s = ah / bh;
    return linear(far_down(minimum(minimum(p, q), minimum(r, s))), far_up(maximum(maximum(p, q), maximum(r, s))), out)
               ? 1
               : -1;
}
