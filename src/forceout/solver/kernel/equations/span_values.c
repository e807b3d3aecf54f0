/* What is known of the numbers of a span: ends, sorts, small primes, towers of logarithms.
 *
 * Valuations extend from the fractions to all numbers, so that of products they add up, of a power with a fraction they
 * are as many times as large, and a sum has the least of two that differ, or no less where they do not.
 */
#include "spans.h"

static const int SMALL_PRIMES[PRIMES] = {2, 3, 5, 7, 11, 13};

static Valuations any_valuations(void) {
    Valuations v;
    for (int i = 0; i < COUNTS; i++) {
        v.least[i] = -INFINITY;
        v.most[i] = INFINITY;
    }
    return v;
}

Span span_of(Value v, int irrational) {
    Span span;
    memset(&span, 0, sizeof span);
    span.value = v;
    span.is_irrational = (uint8_t)(v.kind == SURD || (irrational && v.kind != RATIONAL));
    span.is_radical = v.kind == SURD && v.num > 0;
    span.is_algebraic = (uint8_t)is_known(&v);
    span.tower_lo = -INFINITY;
    span.tower_hi = INFINITY;
    span.valuations = any_valuations();
    return span;
}

Value of_logarithms(double lo, double hi, int negative) {
    Value v = of_kind(negative ? HUGE_NEGATIVE : HUGE_POSITIVE, lo, hi);
    v.merged = 1;
    return v;
}

Span positive_between(double lo, double hi) { return span_of(of_logarithms(lo, hi, 0), 0); }

int is_fraction(const Span *span) { return span->value.kind == RATIONAL; }

/* Ends in the order of numbers, also beyond doubles. */
void set_ends(Span *span) {
    const Value *v = &span->value;
    bounds(v, &span->lo, &span->hi);
    if (!is_huge(v)) { return; }
    double low = span->lo, high = span->hi;
    double least = v->lo > LARGEST_LOG ? 1e262 * (1 + log(v->lo)) * (1 - 1e-12) : -1;
    double most = v->hi > LARGEST_LOG ? (isinf(v->hi) ? INFINITY : 1e262 * (1 + log(v->hi)) * (1 + 1e-12)) : -1;
    if (v->kind == HUGE_POSITIVE) {
        span->lo = least > 0 ? least : low;
        span->hi = most > 0 ? most : high;
    } else {
        span->hi = least > 0 ? -least : high;
        span->lo = most > 0 ? -most : low;
    }
}

/* What holds two values of the same sign. */
Value hull_of(const Value *a, const Value *b) {
    Value made;
    double al, ah, bl, bh;
    if (is_known(a) && is_known(b) && is_same(a, b)) { return *a; }
    if (is_huge(a) || is_huge(b)) {
        log_bounds(a, &al, &ah);
        log_bounds(b, &bl, &bh);
        return of_logarithms(fmin(al, bl), fmax(ah, bh), sign_of(a) < 0);
    }
    bounds(a, &al, &ah);
    bounds(b, &bl, &bh);
    made = of_kind(LINEAR, fmin(al, bl), fmax(ah, bh));
    made.merged = 1;
    return made;
}

static int times_in(uint64_t n, int prime) {
    int times = 0;
    while (n && n % (uint64_t)prime == 0) {
        n /= (uint64_t)prime;
        times++;
    }
    return times;
}

/* Which primes divide the base, and how often. */
void set_base(Spans *spans, int base) {
    int found = 0;
    spans->base = base;
    spans->one_prime = spans->other_prime = -1;
    for (int i = 0; i < PRIMES; i++) {
        spans->of_base[i] = times_in((uint64_t)base, SMALL_PRIMES[i]);
        if (!spans->of_base[i]) { continue; }
        if (found == 0) { spans->one_prime = i; }
        if (found == 1) { spans->other_prime = i; }
        found++;
    }
}

void count_base(const Spans *spans, Valuations *v) {
    v->least[PRIMES] = -INFINITY;
    v->most[PRIMES] = INFINITY;
    if (spans->other_prime < 0) { return; }
    int p = spans->one_prime, q = spans->other_prime;
    if (v->least[p] == v->most[p] && v->least[q] == v->most[q] && isfinite(v->least[p]) && isfinite(v->least[q])) {
        v->least[PRIMES] = v->most[PRIMES] = spans->of_base[q] * v->least[p] - spans->of_base[p] * v->least[q];
    }
}

/* The valuations of a span, worked out where it is known. */
Valuations valuations_of(const Spans *spans, const Span *span) {
    if (!is_known(&span->value) || !spans->counts_primes) { return span->valuations; }
    Valuations v;
    double root = span->value.kind == SURD ? span->value.root : 1;
    for (int i = 0; i < PRIMES; i++) {
        if (!span->value.num) {
            v.least[i] = v.most[i] = INFINITY;
            continue;
        }
        double times = times_in(magnitude(span->value.num), SMALL_PRIMES[i]) -
                       times_in((uint64_t)span->value.den, SMALL_PRIMES[i]);
        v.least[i] = root > 1 ? down(times / root) : times;
        v.most[i] = root > 1 ? up(times / root) : times;
    }
    count_base(spans, &v);
    return v;
}

static int sort_of(const Span *span) {
    return span->is_irrational + 2 * span->is_radical + 4 * (span->is_factorial > 0) + 8 * span->is_algebraic +
           16 * span->is_transcendental + 32 * (span->is_factorial > 1) + 64 * span->is_power;
}

/* Spans that say the same, but for where they lie, side by side; each such sort in the order of numbers. */
int compare_spans(const void *one, const void *other) {
    const Span *a = one, *b = other;
    int order = sort_of(a) - sort_of(b);
    if (order) { return order; }
    order = memcmp(&a->valuations, &b->valuations, sizeof a->valuations);
    if (order) { return order; }
    if (a->lo != b->lo) { return a->lo < b->lo ? -1 : 1; }
    return (a->hi < b->hi) - (a->hi > b->hi);
}

/* All spans in the order of numbers, but for those of which something is known that is not of others. */
int compare_ends(const void *one, const void *other) {
    const Span *a = one, *b = other;
    if (a->is_irrational != b->is_irrational) { return a->is_irrational - b->is_irrational; }
    if (a->lo != b->lo) { return a->lo < b->lo ? -1 : 1; }
    return (a->hi < b->hi) - (a->hi > b->hi);
}

static int holds_valuations(const Valuations *a, const Valuations *b) {
    for (int i = 0; i < COUNTS; i++) {
        if (a->least[i] > b->least[i] || a->most[i] < b->most[i]) { return 0; }
    }
    return 1;
}

/* Whether two spans say the same of their numbers, but for where they lie. */
int is_same_sort(const Spans *spans, const Span *a, const Span *b) {
    if (sort_of(a) != sort_of(b) || sign_of(&a->value) != sign_of(&b->value)) { return 0; }
    if (is_known(&a->value) != is_known(&b->value) && spans->counts_primes) { return 0; }
    if (isfinite(a->tower_lo) != isfinite(b->tower_lo)) { return 0; }
    if (a->tower_lo > b->tower_hi || b->tower_lo > a->tower_hi) { return 0; }
    if (is_known(&a->value)) { return 1; }
    return !spans->counts_primes || !memcmp(&a->valuations, &b->valuations, sizeof a->valuations);
}

/* One span that holds two of the same sign. */
void join_spans(const Spans *spans, Span *one, const Span *other) {
    if (is_known(&one->value) && is_known(&other->value) && is_same(&one->value, &other->value)) {
        one->is_power = one->is_power && other->is_power;
        one->is_rooted = one->is_rooted && other->is_rooted;
        one->is_raised = one->is_raised && other->is_raised;
        return;
    }
    Valuations a = valuations_of(spans, one), b = valuations_of(spans, other);
    for (int i = 0; i < COUNTS; i++) {
        one->valuations.least[i] = fmin(a.least[i], b.least[i]);
        one->valuations.most[i] = fmax(a.most[i], b.most[i]);
    }
    one->value = hull_of(&one->value, &other->value);
    one->is_irrational = one->is_irrational && other->is_irrational;
    one->is_radical = one->is_radical && other->is_radical;
    if (other->is_factorial < one->is_factorial) { one->is_factorial = other->is_factorial; }
    one->is_power = one->is_power && other->is_power;
    one->is_algebraic = one->is_algebraic && other->is_algebraic;
    one->is_transcendental = one->is_transcendental && other->is_transcendental;
    one->least_argument = fmin(one->least_argument, other->least_argument);
    one->most_argument = fmax(one->most_argument, other->most_argument);
    one->is_rooted = one->is_rooted && other->is_rooted;
    one->is_raised = one->is_raised && other->is_raised;
    one->tower_lo = fmin(one->tower_lo, other->tower_lo);
    one->tower_hi = fmax(one->tower_hi, other->tower_hi);
    set_ends(one);
}

/* Whether another span holds all of one, and says no more of it. */
int is_within(const Spans *spans, const Span *span, const Span *other) {
    if (sort_of(other) & ~sort_of(span)) { return 0; }
    if (is_known(&other->value)) { return is_known(&span->value) && is_same(&span->value, &other->value); }
    if (sign_of(&other->value) != sign_of(&span->value) || other->lo > span->lo || other->hi < span->hi) { return 0; }
    if (other->tower_lo > span->tower_lo || other->tower_hi < span->tower_hi) { return 0; }
    if (other->is_factorial &&
        (other->least_argument > span->least_argument || other->most_argument < span->most_argument)) {
        return 0;
    }
    if (is_huge(&other->value) || is_huge(&span->value)) {
        double al, ah, bl, bh;
        log_bounds(&other->value, &al, &ah);
        log_bounds(&span->value, &bl, &bh);
        if (al > bl || ah < bh) { return 0; }
    }
    if (!spans->counts_primes) { return 1; }
    Valuations own = valuations_of(spans, span);
    return holds_valuations(&other->valuations, &own);
}

/* Whether a number of a span may be the Goal. */
int touches(const Spans *spans, const Span *span, const Span *goal) {
    if (span->is_irrational && goal->goal_sort == FRACTION) { return 0; }
    if (span->is_transcendental && goal->goal_sort == ALGEBRAIC) { return 0; }
    if (!overlaps(&span->value, &goal->value)) { return 0; }
    if (span->tower_lo > goal->tower_hi || span->tower_hi < goal->tower_lo) { return 0; }
    if (!spans->counts_primes || (is_known(&span->value) && is_known(&goal->value))) { return 1; }
    Valuations a = valuations_of(spans, span), b = valuations_of(spans, goal);
    for (int i = 0; i < COUNTS; i++) {
        if (a.least[i] > b.most[i] || a.most[i] < b.least[i]) { return 0; }
    }
    return 1;
}

int can_be_whole(const Spans *spans, const Span *span) {
    if (span->is_irrational || !may_be_whole(&span->value, 0)) { return 0; }
    for (int i = 0; i < PRIMES && spans->counts_primes && !is_known(&span->value); i++) {
        if (span->valuations.most[i] < 0) { return 0; }
    }
    return 1;
}

/* A logarithm that a whole number of a span is not below, by the primes that divide it. */
double least_log_of_whole(const Spans *spans, const Span *span) {
    double least = 0;
    for (int i = 0; i < PRIMES && spans->counts_primes && !is_known(&span->value); i++) {
        least += fmax(fmin(span->valuations.least[i], 1e15), 0) * log(SMALL_PRIMES[i]);
    }
    return least * (1 - 1e-9);
}

/* A power of the base, beyond those that are looked at one by one. */
void count_power(const Spans *spans, Span *span) {
    double lo, hi, of_one = log(spans->base);
    log_bounds(&span->value, &lo, &hi);
    double fewest = floor((lo > 0 ? lo : -hi) / of_one + 1e-6);
    for (int i = 0; i < PRIMES; i++) {
        double times = fewest * spans->of_base[i];
        span->valuations.least[i] = lo > 0 || !spans->of_base[i] ? times : -INFINITY;
        span->valuations.most[i] = lo > 0 && spans->of_base[i] ? INFINITY : -times;
    }
    span->is_algebraic = span->is_power = 1;
    span->valuations.least[PRIMES] = spans->other_prime < 0 ? -INFINITY : 0;
    span->valuations.most[PRIMES] = spans->other_prime < 0 ? INFINITY : 0;
}

static double times_in_factorial(double n, int prime, int up_to) {
    double times = 0;
    if (n > 1e15) { return up_to ? INFINITY : 1e14 / prime; }
    for (n = floor(n / prime); n >= 1; n = floor(n / prime)) { times += n; }
    return times;
}

/* n! for all n between two ends. */
void count_factorial(const Spans *spans, Span *span, double least, double most) {
    for (int i = 0; i < PRIMES; i++) {
        span->valuations.least[i] = times_in_factorial(least, SMALL_PRIMES[i], 0);
        span->valuations.most[i] = times_in_factorial(most, SMALL_PRIMES[i], 1);
    }
    count_base(spans, &span->valuations);
}

Valuations scaled(const Valuations *a, double by) {
    Valuations v;
    int is_even = fabs(by) == 1 || fabs(by) == 0.5 || fabs(by) == 2;
    for (int i = 0; i < COUNTS; i++) {
        double p = a->least[i] * by, q = a->most[i] * by, least = fmin(p, q), most = fmax(p, q);
        v.least[i] = is_even || least == 0 || isinf(least) ? least : down(least);
        v.most[i] = is_even || most == 0 || isinf(most) ? most : up(most);
    }
    return v;
}

static Valuations of_product(const Valuations *a, const Valuations *b) {
    Valuations v;
    for (int i = 0; i < COUNTS; i++) {
        v.least[i] = isinf(a->least[i]) && a->least[i] < 0   ? a->least[i]
                     : isinf(b->least[i]) && b->least[i] < 0 ? b->least[i]
                                                             : a->least[i] + b->least[i];
        v.most[i] = isinf(a->most[i]) && a->most[i] > 0   ? a->most[i]
                    : isinf(b->most[i]) && b->most[i] > 0 ? b->most[i]
                                                          : a->most[i] + b->most[i];
    }
    return v;
}

static Valuations of_sum(const Valuations *a, const Valuations *b) {
    Valuations v = any_valuations();
    for (int i = 0; i < PRIMES; i++) {
        v.least[i] = fmin(a->least[i], b->least[i]);
        if (a->most[i] < b->least[i]) { v.most[i] = a->most[i]; }
        if (b->most[i] < a->least[i]) { v.most[i] = b->most[i]; }
    }
    return v;
}

/* Numbers beyond FAR_LOG, by the logarithms of their logarithms: what is far smaller changes little. */
static void count_tower(const Sign *sign, const Span *a, const Span *b, Span *made) {
    int is_product = sign->opcode == MULTIPLY || sign->opcode == DIVIDE || sign->opcode == PERCENT;
    int is_sum = sign->opcode == ADD || sign->opcode == SUBTRACT || sign->opcode == AVERAGE;
    if (sign->opcode == SQUARE_ROOT && isfinite(a->tower_lo)) {
        made->tower_lo = a->tower_lo - 0.7;
        made->tower_hi = a->tower_hi - 0.69;
    }
    if (!b || (!is_product && !is_sum)) { return; }
    if (b->tower_lo > a->tower_lo) {
        const Span *t = a;
        a = b;
        b = t;
    }
    /* the other, or its reciprocal, is far less than the larger, or its square root at most */
    double lo, hi, far;
    if (!isfinite(a->tower_lo) || sign_of(&b->value) == 0) { return; }
    if (isfinite(b->tower_lo)) {
        far = b->tower_hi;
    } else {
        log_bounds(&b->value, &lo, &hi);
        far = log(fmax(fmax(fabs(lo), fabs(hi)), 1));
    }
    if (!(far < a->tower_lo - 1)) { return; }
    made->tower_lo = a->tower_lo - 0.7;
    made->tower_hi = a->tower_hi + 0.7;
}

/* What is known of a number that a sign made, beside where it lies. */
void count_made(const Spans *spans, const Sign *sign, const Span *a, const Span *b, Span *made) {
    if (is_known(&made->value)) { return; }
    count_tower(sign, a, b, made);
    if (!spans->counts_primes) { return; }
    Valuations one = valuations_of(spans, a), other, inverse;
    Span number;
    if (b) { other = valuations_of(spans, b); }
    switch (sign->opcode) {
    case MULTIPLY: made->valuations = of_product(&one, &other); return;
    case DIVIDE:
        inverse = scaled(&other, -1);
        made->valuations = of_product(&one, &inverse);
        return;
    case PERCENT:
        number = span_of(sign->parameter, 0);
        one = of_product(&one, &other);
        other = valuations_of(spans, &number);
        inverse = scaled(&other, -1);
        made->valuations = of_product(&one, &inverse);
        return;
    case ADD:
    case SUBTRACT: made->valuations = of_sum(&one, &other); return;
    case AVERAGE:
        made->valuations = of_sum(&one, &other);
        made->valuations.least[0] -= 1;
        made->valuations.most[0] -= 1;
        return;
    case SQUARE_ROOT: made->valuations = scaled(&one, 0.5); return;
    case ROOT:
        if (is_fraction(a) && a->value.num) {
            made->valuations = scaled(&other, (double)a->value.den / (double)a->value.num);
        }
        return;
    case POWER:
        if (is_fraction(b) && b->value.num) {
            made->valuations = scaled(&one, (double)b->value.num / (double)b->value.den);
        }
        return;
    case EXPONENT:
        if (sign->parameter.kind == RATIONAL && sign->parameter.num) {
            made->valuations = scaled(&one, (double)sign->parameter.num / (double)sign->parameter.den);
        }
        return;
    default: return;
    }
}
