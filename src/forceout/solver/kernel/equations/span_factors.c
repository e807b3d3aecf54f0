/* How many factors n! has, how many that number has, and so on.
 *
 * Theorem. A product of powers of primes with the exponents e, f, ... has (e + 1) (f + 1) ... factors; n! is divided by
 * p as often as n ÷ p, n ÷ p^2 and so on say, rounded down (Legendre). ∎
 *
 * So the primes of each such number are known, however large it is.
 */
#include "spans.h"

#define LARGEST_KEPT 400000u /* of larger factorials the factors are not counted */
#define SMALL 6000u
#define MOST_KEPT 8
#define MOST_PRIME 100
#define MOST_TIMES 1e12
#define MOST_FACTORED 1e7 /* of larger numbers factors are not counted one by one */
#define MOST_ONE_BY_ONE 12

/* How often each prime divides a number. */
typedef struct {
    uint32_t n, depth;
    uint32_t *times; /* by prime, up to n + 1 */
} Factored;

static void divide_out(uint32_t *times, uint32_t whole) {
    for (uint32_t p = 2; p * p <= whole; p++) {
        for (; whole % p == 0; whole /= p) { times[p]++; }
    }
    if (whole > 1) { times[whole]++; }
}

static uint32_t *times_of(uint32_t n, uint32_t depth) {
    uint32_t *times = PyMem_RawCalloc(n + 2, sizeof *times), *next;
    if (!times) { return NULL; }
    for (uint32_t p = 2; p <= n; p++) { times[p] = 1; }
    for (uint32_t p = 2; p * p <= n; p++) {
        for (uint32_t m = p * p; times[p] && m <= n; m += p) { times[m] = 0; }
    }
    for (uint32_t p = 2; p <= n; p++) {
        if (!times[p]) { continue; }
        times[p] = 0;
        for (uint32_t left = n / p; left; left /= p) { times[p] += left; }
    }
    for (; depth > 0; depth--) {
        next = PyMem_RawCalloc(n + 2, sizeof *next);
        for (uint32_t p = 2; next && p <= n; p++) {
            if (times[p]) { divide_out(next, times[p] + 1); }
        }
        PyMem_RawFree(times);
        times = next;
        if (!times) { return NULL; }
    }
    return times;
}

/* What is known of a number whose primes are known. */
static void set_factored(const Spans *spans, const uint32_t *times, uint32_t n, Span *made) {
    double total = 0;
    int64_t exact = 1;
    for (uint32_t p = 2; p <= n + 1; p++) { total += times[p] * log((double)p); }
    if (total < 42) {
        for (uint32_t p = 2; p <= n + 1; p++) {
            for (uint32_t i = 0; i < times[p]; i++) { exact *= p; }
        }
        *made = span_of(rational(exact, 1), 0);
        return;
    }
    made->value = of_logarithms(total * (1 - 1e-9), total * (1 + 1e-9), 0);
    for (int i = 0; i < PRIMES && spans->counts_primes; i++) {
        double often = spans->primes[i] <= (int64_t)n + 1 ? times[spans->primes[i]] : 0;
        made->valuations.least[i] = made->valuations.most[i] = often;
    }
    count_base(spans, &made->valuations);
}

/* How many factors a number has that no primes divide but some of those that are counted, each as often as is known; 0
 * where that is not so. */
int count_factors_of_few(const Spans *spans, const Span *from, Span *made) {
    double largest = exp(minimum(from->lone.largest, 10)) * (1 + 1e-6), total = 1;
    if (is_known(&from->value) || !spans->counts_primes || sign_of(&from->value) != 1 || largest > MOST_PRIME) {
        return 0;
    }
    for (int p = 2; p <= (int)largest; p++) {
        int is_prime = 1, place = 0;
        for (int d = 2; d * d <= p; d++) { is_prime = is_prime && p % d != 0; }
        while (place < PRIMES && spans->primes[place] != p) { place++; }
        if (!is_prime) { continue; }
        if (place == PRIMES) { return 0; }
        double times = from->valuations.least[place];
        if (times != from->valuations.most[place] || times < 0 || times > MOST_TIMES || times != floor(times)) {
            return 0;
        }
        total *= times + 1;
        if (total > MOST_TIMES) { return 0; }
    }
    *made = span_of(rational((int64_t)total, 1), 0);
    return 1;
}

/* How many factors a number has of which that is known exactly; 0 where it is not. */
int count_known_factors(const Spans *spans, const Span *from, Span *made) {
    static Factored kept[MOST_KEPT];
    static uint32_t place;
    uint32_t n = from->factored, depth = from->factored_depth + 1u;
    if (!n && from->is_factorial && from->least_argument == from->most_argument &&
        from->least_argument < LARGEST_KEPT) {
        n = (uint32_t)from->least_argument;
    }
    if (!n || depth > 4) { return 0; }
    made->is_algebraic = made->is_rational = made->is_whole = 1;
    made->factored = n;
    made->factored_depth = (uint8_t)depth;
    if (n <= SMALL) {
        uint32_t *times = times_of(n, depth);
        if (times) { set_factored(spans, times, n, made); }
        PyMem_RawFree(times);
        return times != NULL;
    }
    for (int i = 0; i < MOST_KEPT; i++) {
        if (kept[i].times && kept[i].n == n && kept[i].depth == depth) {
            set_factored(spans, kept[i].times, n, made);
            return 1;
        }
    }
    Factored *one = &kept[place++ % MOST_KEPT];
    PyMem_RawFree(one->times);
    one->n = n;
    one->depth = depth;
    one->times = times_of(n, depth);
    if (one->times) { set_factored(spans, one->times, n, made); }
    return one->times != NULL;
}

/* How many factors each of a few whole numbers has. */
int put_factors_one_by_one(Spans *spans, const Sign *sign, const Span *a, SpanList *out) {
    double lo, hi;
    Value results[2];
    bounds(&a->value, &lo, &hi);
    if (is_known(&a->value) || !(lo > 0) || !(hi < MOST_FACTORED) || floor(hi) - ceil(lo) >= MOST_ONE_BY_ONE) {
        return 0;
    }
    for (int64_t n = (int64_t)ceil(lo); n <= (int64_t)floor(hi) && is_going(spans); n++) {
        Value whole = rational(n, 1);
        if (evaluate(sign, &whole, NULL, results) == 1) { append_made(spans, out, span_of(results[0], 0)); }
    }
    return 1;
}
