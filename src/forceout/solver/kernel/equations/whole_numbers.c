/* Signs that take whole numbers only: factorial, number of factors, next prime, remainder, multiple and factor in
 * common.
 *
 * Where an interval may hold a whole number it is not known that there is none: such a sign answers -1, or the value
 * for the only whole number that there can be, marked as merged. Primality is exact below 2^64: Miller-Rabin with the
 * first twelve primes as witnesses errs on no such number.
 */
#include "value.h"

/* Whether a value may be a whole number that is not below the least. */
int may_be_whole(const Value *v, int64_t least) {
    if (v->kind == RATIONAL) { return v->den == 1 && v->num >= least; }
    if (v->kind == HUGE_NEGATIVE || v->kind == SURD) { return 0; }
    if (v->kind == HUGE_POSITIVE) { return v->hi >= 0; }
    return v->hi >= (double)least && floor(v->hi) >= v->lo;
}

int factorial_of(const Value *n, Value *out) {
    if (!may_be_whole(n, 0)) { return 0; }
    double lo, hi;
    if (n->kind == RATIONAL || (n->kind == LINEAR && n->hi - n->lo < 0.5)) {
        int64_t k;
        if (n->kind == RATIONAL) {
            k = n->num;
        } else if (fabs(n->hi) < 1e15) {
            k = (int64_t)floor(n->hi);
        } else {
            k = INT64_C(1) << 60;
        }
        if (k <= 20) {
            int64_t product = 1;
            for (int64_t i = 2; i <= k; i++) { product *= i; }
            *out = rational(product, 1);
            out->merged = n->kind != RATIONAL;
            return 1;
        }
    }
    if (n->kind == HUGE_POSITIVE) {
        if (n->lo < LARGEST_LOG) { return -1; }
        return exponential(1e250, INFINITY, 0, out) ? 1 : -1;
    }
    bounds(n, &lo, &hi);
    if (lo < 15) { return -1; }
    double small = lgamma(lo + 1), large = lgamma(hi + 1);
    return exponential(small - fabs(small) * 1e-13, large + fabs(large) * 1e-13, 0, out) ? 1 : -1;
}

static uint64_t multiply_modulo(uint64_t a, uint64_t b, uint64_t m) { return (uint64_t)((u128)a * b % m); }

static int is_prime(uint64_t n) {
    static const uint64_t witnesses[] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};
    if (n < 2) { return 0; }
    for (int i = 0; i < 12; i++) {
        if (n == witnesses[i]) { return 1; }
        if (n % witnesses[i] == 0) { return 0; }
    }
    uint64_t d = n - 1;
    int twos = 0;
    while (!(d & 1)) {
        d >>= 1;
        twos++;
    }
    for (int i = 0; i < 12; i++) {
        uint64_t x = 1, b = witnesses[i] % n, e = d;
        for (; e; e >>= 1) {
            if (e & 1) { x = multiply_modulo(x, b, n); }
            b = multiply_modulo(b, b, n);
        }
        if (x == 1 || x == n - 1) { continue; }
        int composite = 1;
        for (int j = 1; j < twos && composite; j++) {
            x = multiply_modulo(x, x, n);
            if (x == n - 1) { composite = 0; }
        }
        if (composite) { return 0; }
    }
    return 1;
}

/* How many factors a counting number has; 0 where that takes too long to find out. */
static int64_t count_factors(uint64_t n) {
    int64_t count = 1;
    for (uint64_t p = 2; p < 1000 && p * p <= n; p += p == 2 ? 1 : 2) {
        int64_t times = 0;
        while (n % p == 0) {
            n /= p;
            times++;
        }
        count *= times + 1;
    }
    if (n == 1) { return count; }
    if (n < 1000000 || is_prime(n)) { return count * 2; }
    int64_t root;
    if (whole_root((int64_t)n, 2, &root)) { return is_prime((uint64_t)root) ? count * 3 : 0; }
    return n < 1000000000 ? count * 4 : 0;
}

int factors_of(const Value *a, int64_t limit, Value *out) {
    double lo, hi;
    if (!may_be_whole(a, 1)) { return 0; }
    bounds(a, &lo, &hi);
    if (limit && lo > (double)limit) { return 0; }
    if (a->kind != RATIONAL) { return -1; }
    int64_t count = count_factors((uint64_t)a->num);
    if (!count) { return -1; }
    *out = rational(count, 1);
    return 1;
}

int next_prime_of(const Value *a, Value *out) {
    double lo, hi;
    bounds(a, &lo, &hi);
    if (lo > 200) { return 0; }
    if (hi < 2 && hi < 1.999) {
        *out = rational(2, 1);
        out->merged = a->kind != RATIONAL;
        return 1;
    }
    if (a->kind != RATIONAL) {
        if (hi - lo > 0.5 || floor(lo) != floor(hi)) { return -1; }
        uint64_t c = (uint64_t)floor(hi) + 1;
        while (!is_prime(c)) { c++; }
        *out = rational((int64_t)c, 1);
        out->merged = 1;
        return 1;
    }
    if ((i128)a->num > (i128)200 * a->den) { return 0; }
    int64_t floored = a->num >= 0 ? a->num / a->den : -1;
    uint64_t c = floored < 1 ? 2 : (uint64_t)floored + 1;
    while (!is_prime(c)) { c++; }
    *out = rational((int64_t)c, 1);
    return 1;
}

int remainder_of(const Value *a, const Value *b, int64_t limit, Value *out) {
    double lo, hi;
    if (!may_be_whole(a, 1) || !may_be_whole(b, 1)) { return 0; }
    bounds(a, &lo, &hi);
    if (lo > (double)limit) { return 0; }
    if (a->kind == RATIONAL && a->num > limit) { return 0; }
    if (a->kind == RATIONAL && b->kind == RATIONAL) {
        *out = rational(a->num % b->num, 1);
        return 1;
    }
    bounds(b, &lo, &hi);
    if (a->kind == RATIONAL && lo > (double)a->num) {
        *out = *a;
        out->merged = 1;
        return 1;
    }
    return -1;
}

int common_of(const Value *a, const Value *b, int is_multiple, Value *out) {
    int64_t least = is_multiple ? 1 : 0;
    if (!may_be_whole(a, least) || !may_be_whole(b, least)) { return 0; }
    if (a->kind != RATIONAL || b->kind != RATIONAL) { return -1; }
    if (!a->num && !b->num) { return 0; }
    int64_t g = (int64_t)gcd64((uint64_t)a->num, (uint64_t)b->num);
    if (!is_multiple) {
        *out = rational(g, 1);
        return 1;
    }
    return fraction((i128)(a->num / g) * b->num, 1, out) ? 1 : -1;
}
