/* Sums, differences, products and quotients, exact as long as they are short.
 *
 * Products of surds are surds: both are raised to the least common multiple of their roots, multiplied, and the root is
 * taken out again as far as it comes out even. A sum of surds is exact where one is a fraction times the other; all
 * other sums are intervals. No step leaves 62 bits without being noticed: what is multiplied is multiplied in 128.
 */
#include "value.h"

#define SHORT (INT64_C(1) << 30)
#define FAR_LARGER_LOG 40.0 /* e^-40 is below 1e-17, and the logarithm is rounded by 7e-13 */

static int exact_product(const Value *a, const Value *b, Value *out);

static int add_huge(const Value *a, const Value *b, Value *out) {
    double al, ah, bl, bh;
    int sa = sign_of(a), sb = sign_of(b);
    if (sa == 0) {
        *out = *b;
        return 1;
    }
    if (sb == 0) {
        *out = *a;
        return 1;
    }
    if (sa == 2 || sb == 2) {
        /* an interval around zero beside a number that is far larger, so that rounding covers all of it */
        const Value *huge = sa == 2 ? b : a, *other = sa == 2 ? a : b;
        if (sa == sb || huge->lo < LARGEST_LOG) { return -1; }
        if (log(maximum(fabs(other->lo), fabs(other->hi))) > huge->lo - FAR_LARGER_LOG) { return -1; }
        *out = of_kind(huge->kind, far_down(huge->lo), far_up(huge->hi));
        return 1;
    }
    log_bounds(a, &al, &ah);
    log_bounds(b, &bl, &bh);
    if (sa == sb) {
        double lo = maximum(al, bl), hi = maximum(ah, bh);
        double gap = minimum(ah, bh) - maximum(al, bl);
        double more = isnan(gap) ? 0.7 : minimum(0.7, gap < -700 ? 1e-300 : exp(minimum(gap, 0)));
        if (isinf(hi)) { more = 0; }
        return exponential(far_down(lo), far_up(hi + more), sa < 0, out) ? 1 : -1;
    }
    if (al <= bh && bl <= ah) { return -1; }
    if (bl > ah) {
        double t;
        t = al;
        al = bl;
        bl = t;
        t = ah;
        ah = bh;
        bh = t;
        sa = sb;
    }
    double lost = bh - al < -700 ? 1e-300 : -log1p(-exp(bh - al));
    return exponential(far_down(al - lost - 1e-300), far_up(ah), sa < 0, out) ? 1 : -1;
}

/* Whether products of such fractions are sure to fit. */
static int is_short(const Value *v) { return v->num < SHORT && v->num > -SHORT && v->den < SHORT; }

/* The sum of surds, where one is a fraction times the other. */
static int exact_sum(const Value *a, const Value *b, Value *out) {
    Value one = rational(1, 1), ratio, inverse = *b;
    if (a->num == 0) {
        *out = *b;
        return 1;
    }
    if (b->num == 0) {
        *out = *a;
        return 1;
    }
    if (a->root != b->root) { return 0; }
    inverse.num = b->num > 0 ? b->den : -b->den;
    inverse.den = (int64_t)magnitude(b->num);
    if (!exact_product(a, &inverse, &ratio) || ratio.kind != RATIONAL) { return 0; }
    if (add(&ratio, &one, &ratio) != 1 || ratio.kind != RATIONAL) { return 0; }
    if (ratio.num == 0) {
        *out = ratio;
        return 1;
    }
    return exact_product(b, &ratio, out);
}

int add(const Value *a, const Value *b, Value *out) {
    if (a->kind == RATIONAL && b->kind == RATIONAL) {
        if (a->den == 1 && b->den == 1) { return fraction((i128)a->num + b->num, 1, out) ? 1 : -1; }
        uint64_t g = gcd64((uint64_t)a->den, (uint64_t)b->den);
        int64_t bd = b->den / (int64_t)g, ad = a->den / (int64_t)g;
        if (is_short(a) && is_short(b)) {
            int64_t sum = a->num * bd + b->num * ad;
            int64_t g3 = (int64_t)gcd64((uint64_t)(magnitude(sum) % g), g);
            *out = sum ? rational(sum / g3, ad * (b->den / g3)) : rational(0, 1);
            return 1;
        }
        i128 num = (i128)a->num * bd + (i128)b->num * ad;
        if (num == 0) {
            *out = rational(0, 1);
            return 1;
        }
        i128 rest = num % (i128)g;
        uint64_t g2 = gcd64((uint64_t)(rest < 0 ? -rest : rest), g);
        return fraction(num / (i128)g2, (i128)ad * (b->den / (int64_t)g2), out) ? 1 : -1;
    }
    if (is_huge(a) || is_huge(b)) { return add_huge(a, b, out); }
    if (is_known(a) && is_known(b) && exact_sum(a, b, out)) { return 1; }
    double al, ah, bl, bh;
    bounds(a, &al, &ah);
    bounds(b, &bl, &bh);
    return linear(down(al + bl), up(ah + bh), out) ? 1 : -1;
}

int subtract(const Value *a, const Value *b, Value *out) {
    Value minus = negated(*b);
    return add(a, &minus, out);
}

int multiply(const Value *a, const Value *b, Value *out) {
    if (a->kind == RATIONAL && b->kind == RATIONAL) {
        if (a->num == 0 || b->num == 0) {
            *out = rational(0, 1);
            return 1;
        }
        int64_t g1 = (int64_t)gcd64(magnitude(a->num), (uint64_t)b->den);
        int64_t g2 = (int64_t)gcd64(magnitude(b->num), (uint64_t)a->den);
        return fraction((i128)(a->num / g1) * (b->num / g2), (i128)(a->den / g2) * (b->den / g1), out) ? 1 : -1;
    }
    int sa = sign_of(a), sb = sign_of(b);
    if (sa == 0 || sb == 0) {
        *out = rational(0, 1);
        return 1;
    }
    if (is_known(a) && is_known(b) && exact_product(a, b, out)) { return 1; }
    double al, ah, bl, bh;
    if (is_huge(a) || is_huge(b)) {
        if (sa == 2 || sb == 2) { return -1; }
        log_bounds(a, &al, &ah);
        log_bounds(b, &bl, &bh);
        return exponential(far_down(al + bl), far_up(ah + bh), sa != sb, out) ? 1 : -1;
    }
    bounds(a, &al, &ah);
    bounds(b, &bl, &bh);
    double p = al * bl, q = al * bh, r = ah * bl, s = ah * bh;
    return linear(down(minimum(minimum(p, q), minimum(r, s))), up(maximum(maximum(p, q), maximum(r, s))), out) ? 1 : -1;
}

int inverted(const Value *a, Value *out) {
    switch (sign_of(a)) {
    case 0: return 0;
    case 2: return -1;
    default: break;
    }
    if (is_known(a)) {
        *out = *a;
        out->num = a->num > 0 ? a->den : -a->den;
        out->den = (int64_t)magnitude(a->num);
        return 1;
    }
    if (is_huge(a)) {
        *out = of_kind(a->kind, -a->hi, -a->lo);
        return 1;
    }
    return linear(down(1 / a->hi), up(1 / a->lo), out) ? 1 : -1;
}

int divide(const Value *a, const Value *b, Value *out) {
    Value inverse;
    int known = inverted(b, &inverse);
    return known == 1 ? multiply(a, &inverse, out) : known;
}

/* The q-th root of a number below 2^62, where it is whole. */
int whole_root(int64_t n, int64_t q, int64_t *root) {
    if (n < 2 || q == 1) {
        *root = n;
        return 1;
    }
    if (q > 61) { return 0; }
    /* squares end in few ways */
    if (q == 2 && !((UINT64_C(0x202021202030213) >> (n & 63)) & 1)) { return 0; }
    int64_t r = (int64_t)llround(q == 2 ? sqrt((double)n) : pow((double)n, 1.0 / (double)q));
    for (int64_t c = r > 1 ? r - 1 : 1; c <= r + 1; c++) {
        i128 p = 1;
        for (int64_t i = 0; i < q && p <= (i128)n; i++) { p *= c; }
        if (p == (i128)n) {
            *root = c;
            return 1;
        }
    }
    return 0;
}

/* x to a power, where that is below 2^62. */
int raised(int64_t x, uint64_t times, int64_t *out) {
    i128 product = 1;
    if (x > 1 && times > 62) { return 0; }
    for (uint64_t i = 0; x > 1 && i < times; i++) {
        product *= x;
        if (product >= LIMIT) { return 0; }
    }
    *out = (int64_t)product;
    return 1;
}

/* A root of a positive fraction in lowest terms: a surd, or a fraction where it comes out even. */
Value surd(int64_t num, int64_t den, int root, int negative) {
    static const int primes[] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59};
    int64_t top, bottom;
    for (int i = 0; root > 1 && i < 17; i++) {
        while (root % primes[i] == 0 && whole_root(num, primes[i], &top) && whole_root(den, primes[i], &bottom)) {
            num = top;
            den = bottom;
            root /= primes[i];
        }
    }
    Value v = rational(negative ? -num : num, den);
    if (root > 1) {
        v.kind = SURD;
        v.root = (uint8_t)root;
    }
    return v;
}

/* The product of fractions and surds other than zero, where it is short enough to be known exactly. */
static int exact_product(const Value *a, const Value *b, Value *out) {
    int ra = a->kind == SURD ? a->root : 1, rb = b->kind == SURD ? b->root : 1;
    int root = ra / (int)gcd64((uint64_t)ra, (uint64_t)rb) * rb;
    int64_t an, ad, bn, bd;
    if (root > MOST_ROOT) { return 0; }
    uint64_t a_times = (uint64_t)(root / ra), b_times = (uint64_t)(root / rb);
    if (!raised((int64_t)magnitude(a->num), a_times, &an) || !raised(a->den, a_times, &ad)) { return 0; }
    if (!raised((int64_t)magnitude(b->num), b_times, &bn) || !raised(b->den, b_times, &bd)) { return 0; }
    int64_t g1 = (int64_t)gcd64((uint64_t)an, (uint64_t)bd), g2 = (int64_t)gcd64((uint64_t)bn, (uint64_t)ad);
    i128 num = (i128)(an / g1) * (bn / g2), den = (i128)(ad / g2) * (bd / g1);
    if (num >= LIMIT || den >= LIMIT) { return 0; }
    *out = surd((int64_t)num, (int64_t)den, root, (a->num < 0) != (b->num < 0));
    return 1;
}
