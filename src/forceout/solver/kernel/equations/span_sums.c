/* How many factors u bⁿ + r has, for all powers of the base that can be written: what nobody can count has none.
 *
 * Theorem. Let N be a whole number, s the product of the primes below FIRST_UNTRIED that divide it, each as often as it
 * does, c how many factors s has, and C = N ÷ s. Where C is 1, N has c factors. Where C is no more than 2 to the power
 * of PRIME_BITS, N has 2c factors at least, and no more than 2ᵏ c, where k is log C ÷ log FIRST_UNTRIED rounded down.
 * Where C is more than that and no power of a whole number, the judge does not count the factors of N, so that nothing
 * made of it is a correct Equation.
 *
 * Proof. C has k primes at most, with repetition, for each is above FIRST_UNTRIED, and so 2ᵏ factors at most. The judge
 * tries the primes below FIRST_UNTRIED, and of what is left over and no more than that long it may know the primes;
 * else only where it is a power of such a number (values/integers.py, `factor`). ∎
 *
 * Theorem. Let e be a prime, and q a prime with e dividing q - 1, that divides neither N nor s. Is C a whole number to
 * the power of e, N and s leave the same modulo q to the power of (q - 1) ÷ e.
 *
 * Proof. C to the power of (q - 1) ÷ e is then a number to the power of q - 1, which leaves 1 (Fermat). ∎
 */
#include "spans.h"

#define FIRST_UNTRIED 2000
#define PRIME_BITS 160
#define MOST_BITS 9900.0 /* bits of what the judge writes as one number */
#define LARGEST_OF_SUM (INT64_C(1) << 30)
#define MOST_DIVISORS 14     /* primes below FIRST_UNTRIED that divide one number */
#define MOST_FIELDS_TRIED 80 /* primes q for one e */
#define MOST_COUNTS 120
#define MOST_SUMS 64
#define SLACK_OF_LOG 1e-3
#define SLACK_OF_SUM 1e-9
#define NODES_OF_SUMS 20000

typedef struct {
    int16_t primes[MOST_DIVISORS];
    uint8_t times[MOST_DIVISORS], count, is_whole;
    double log_of_rest, factors;
} Split;

typedef struct {
    int64_t a, b, d; /* a times the base to the power of n, and b more, divided by d */
    int base, first, last, is_known;
    uint32_t count;
    Value found[MOST_COUNTS];
    int64_t of_small[MOST_COUNTS]; /* what divides each: how many factors the part with small primes has */
} Sums;

static int is_prime_number(int64_t n) {
    for (int64_t d = 2; d * d <= n; d++) {
        if (n % d == 0) { return 0; }
    }
    return n > 1;
}

static int64_t power_left(int64_t x, int64_t n, int64_t modulus) {
    i128 power = 1 % modulus, square = x % modulus;
    for (; n; n >>= 1) {
        if (n & 1) { power = power * square % modulus; }
        square = square * square % modulus;
    }
    return (int64_t)power;
}

static int64_t left_by(const Sums *sums, int64_t power, int64_t modulus) {
    i128 sum = (i128)(sums->a % modulus) * power + sums->b;
    int64_t left = (int64_t)(sum % modulus);
    return left < 0 ? left + modulus : left;
}

/* How often a prime divides a times a power and b more; -1 where that is more often than is told. */
static int times_in_sum(const Sums *sums, int64_t prime, int n) {
    int times = 1;
    for (int64_t modulus = prime * prime;; modulus *= prime, times++) {
        if (left_by(sums, power_left(sums->base, n, modulus), modulus)) { return times; }
        if (modulus > INT64_MAX / 2 / prime) { return -1; }
    }
}

/* Note how often a prime divides each number; 0 where it is not known of all. */
static int divide_by_prime(const Sums *sums, int64_t prime, int64_t *d, Split *splits) {
    int64_t power = power_left(sums->base, sums->first, prime);
    int below = 0;
    for (; *d % prime == 0; *d /= prime) { below++; }
    for (int n = sums->first; n <= sums->last; n++, power = power * sums->base % prime) {
        Split *split = &splits[n - sums->first];
        int times = left_by(sums, power, prime) ? 0 : times_in_sum(sums, prime, n);
        if (times < 0) { return 0; }
        if (times < below) { split->is_whole = 0; }
        if (times <= below || !split->is_whole) { continue; }
        if (split->count == MOST_DIVISORS || times - below > 255) { return 0; }
        split->primes[split->count] = (int16_t)prime;
        split->times[split->count++] = (uint8_t)(times - below);
        split->log_of_rest -= (times - below) * log((double)prime);
        split->factors *= times - below + 1;
    }
    return 1;
}

/* Take the small primes out of all numbers. */
static int split_all(const Sums *sums, Split *splits) {
    int64_t d = sums->d;
    for (int n = sums->first; n <= sums->last; n++) {
        double length = log((double)sums->a) - log((double)sums->d) + n * log(sums->base);
        if (length > MOST_BITS * M_LN2 || log(fabs((double)sums->b) + 1) > length - 14) { return 0; }
        splits[n - sums->first] = (Split){.is_whole = 1, .factors = 1, .log_of_rest = length};
    }
    for (int64_t prime = 2; prime < FIRST_UNTRIED; prime++) {
        if (is_prime_number(prime) && !divide_by_prime(sums, prime, &d, splits)) { return 0; }
    }
    return d == 1;
}

/* Whether what is left of a number is no whole number to the power of e, as a prime q tells. */
static int is_no_power_by(const Sums *sums, const Split *split, int64_t power, int e, int64_t q) {
    int64_t whole = left_by(sums, power, q), part = sums->d % q;
    for (int i = 0; i < split->count; i++) { part = part * power_left(split->primes[i], split->times[i], q) % q; }
    return whole && part && power_left(whole, (q - 1) / e, q) != power_left(part, (q - 1) / e, q);
}

/* Whether what is left of each number that is too long to be split is no power. */
static int are_no_powers(const Sums *sums, const Split *splits) {
    char waits[2 * LONGEST_WRITING + 1];
    double longest = 0;
    int size = sums->last - sums->first + 1;
    for (int i = 0; i < size; i++) { longest = maximum(longest, splits[i].log_of_rest); }
    for (int e = 2; e <= longest / log(FIRST_UNTRIED) + 1; e++) {
        int waiting = 0, tried = 0;
        if (!is_prime_number(e)) { continue; }
        for (int i = 0; i < size; i++) {
            waits[i] = splits[i].is_whole && splits[i].log_of_rest > PRIME_BITS * M_LN2 + SLACK_OF_LOG &&
                       splits[i].log_of_rest / log(FIRST_UNTRIED) + 1 >= e;
            waiting += waits[i];
        }
        for (int64_t q = FIRST_UNTRIED / e * e + e + 1; waiting; q += e) {
            if (!is_prime_number(q)) { continue; }
            if (tried++ == MOST_FIELDS_TRIED) { return 0; }
            int64_t power = power_left(sums->base, sums->first, q);
            for (int i = 0; i < size; i++, power = power * sums->base % q) {
                if (!waits[i] || !is_no_power_by(sums, &splits[i], power, e, q)) { continue; }
                waits[i] = 0;
                waiting--;
            }
        }
    }
    return 1;
}

/* How many factors each has that anybody can count. */
static int find_counts(Sums *sums) {
    static Split splits[2 * LONGEST_WRITING + 1];
    if (!split_all(sums, splits) || !are_no_powers(sums, splits)) { return 0; }
    for (int i = 0; i <= sums->last - sums->first; i++) {
        const Split *split = &splits[i];
        if (!split->is_whole || split->log_of_rest > PRIME_BITS * M_LN2 + SLACK_OF_LOG) { continue; }
        if (sums->count == MOST_COUNTS || split->factors > 1e15) { return 0; }
        double most = floor(split->log_of_rest / log(FIRST_UNTRIED) + SLACK_OF_LOG), of_small = log(split->factors);
        sums->of_small[sums->count] = (int64_t)split->factors;
        sums->found[sums->count++] = split->log_of_rest < log(FIRST_UNTRIED) / 2
                                         ? rational((int64_t)split->factors, 1)
                                         : of_logarithms((of_small + M_LN2) * (1 - SLACK_OF_SUM),
                                                         (of_small + most * M_LN2) * (1 + SLACK_OF_SUM), 0);
    }
    return 1;
}

/* What is known of such sums, which is kept: most are met many times. */
static const Sums *known_sums(Spans *spans, const Sums *asked) {
    static Sums known[MOST_SUMS];
    static uint32_t place;
    for (int i = 0; i < MOST_SUMS; i++) {
        if (known[i].a == asked->a && known[i].b == asked->b && known[i].d == asked->d &&
            known[i].base == asked->base && known[i].first == asked->first && known[i].last == asked->last) {
            return &known[i];
        }
    }
    Sums *one = &known[place++ % MOST_SUMS];
    *one = *asked;
    one->is_known = find_counts(one);
    spans->search->evaluations += NODES_OF_SUMS;
    return one;
}

/* How many factors sums with powers of the base have; 0 where that is not known. */
int put_counts_of_sums(Spans *spans, const Sign *sign, const Span *a, SpanList *out) {
    double first, last;
    const Value *unit = &a->unit, *rest = &a->rest;
    if (sign->opcode != FACTORS || sign->limit || spans->most_spans < MANY_SPANS || is_known(&a->value) ||
        !a->has_unit || !rest->num || !exponents_of(spans, a, &first, &last)) {
        return 0;
    }
    if (unit->num <= 0 || unit->num > FIRST_UNTRIED * FIRST_UNTRIED || unit->den > FIRST_UNTRIED ||
        rest->den > FIRST_UNTRIED || magnitude(rest->num) > LARGEST_OF_SUM / FIRST_UNTRIED || first < 1 ||
        last < first || last - first > 2 * LONGEST_WRITING) {
        return 0;
    }
    Sums asked = {.a = unit->num * rest->den,
                  .b = rest->num * unit->den,
                  .d = unit->den * rest->den,
                  .base = spans->base,
                  .first = (int)first,
                  .last = (int)last};
    const Sums *sums = known_sums(spans, &asked);
    for (uint32_t i = 0; sums->is_known && i < sums->count && is_going(spans); i++) {
        Span made = span_of(sums->found[i], 0);
        made.is_rational = made.is_algebraic = made.is_whole = 1;
        for (int k = 0; k < PRIMES && spans->counts_primes && !is_known(&made.value); k++) {
            made.valuations.least[k] = 0;
            for (int64_t left = sums->of_small[i]; left % spans->primes[k] == 0; left /= spans->primes[k]) {
                made.valuations.least[k]++;
            }
        }
        append_made(spans, out, made);
    }
    return sums->is_known;
}
