/* How often some primes divide the numbers of a span: those that tell most of the Goal apart are handed in.
 *
 * Valuations extend from the fractions to all numbers, so that of products they add up, of a power with a fraction they
 * are as many times as large, and a sum has the least of two that differ, or no less where they do not.
 *
 * Of how many factors a whole number N has: if p divides N just e times, e + 1 divides their number. Of n! all primes
 * between n/2 and n divide it just once, and there are more than 3x ÷ 5 log x between x and 2x for x of 20.5 or more
 * (Rosser and Schoenfeld 1962), so that 2 divides the number of factors as often.
 */
#include "spans.h"

#include <float.h>

#define LARGEST_COUNT 1e300

Valuations any_valuations(void) {
    static const Valuations any = {
        {-INFINITY, -INFINITY, -INFINITY, -INFINITY, -INFINITY, -INFINITY, -INFINITY},
        {INFINITY, INFINITY, INFINITY, INFINITY, INFINITY, INFINITY, INFINITY},
    };
    return any;
}

static int times_in(uint64_t n, int64_t prime) {
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
    spans->radix = radix_of(base);
    spans->one_prime = spans->other_prime = -1;
    for (int i = 0; i < PRIMES && spans->counts_primes; i++) {
        spans->of_base[i] = times_in((uint64_t)base, spans->primes[i]);
        if (!spans->of_base[i]) { continue; }
        if (found == 0) { spans->one_prime = i; }
        if (found == 1) { spans->other_prime = i; }
        found++;
    }
    set_left_by_powers(spans);
    keep_facts(spans);
}

/* Whole numbers below that are exact, others rounded. */
static double slack_of(double one, double other) {
    double size = fabs(one) + fabs(other);
    return size < 1e15 && one == floor(one) && other == floor(other) ? 0 : size * 1e-15;
}

void count_base(const Spans *spans, Valuations *v) {
    v->least[PRIMES] = -INFINITY;
    v->most[PRIMES] = INFINITY;
    if (spans->other_prime < 0) { return; }
    int p = spans->one_prime, q = spans->other_prime;
    double one = spans->of_base[q] * v->least[p], other = spans->of_base[p] * v->most[q];
    if (isfinite(one) && isfinite(other)) { v->least[PRIMES] = one - other - slack_of(one, other); }
    one = spans->of_base[q] * v->most[p];
    other = spans->of_base[p] * v->least[q];
    if (isfinite(one) && isfinite(other)) { v->most[PRIMES] = one - other + slack_of(one, other); }
}

/* The valuations of a number that is known. */
Valuations valuations_of_known(const Spans *spans, const Value *value) {
    Valuations v;
    double root = value->kind == SURD ? value->root : 1;
    for (int i = 0; i < PRIMES; i++) {
        if (!value->num) {
            v.least[i] = v.most[i] = INFINITY;
            continue;
        }
        double times =
            times_in(magnitude(value->num), spans->primes[i]) - times_in((uint64_t)value->den, spans->primes[i]);
        v.least[i] = root > 1 && times ? down(times / root) : times;
        v.most[i] = root > 1 && times ? up(times / root) : times;
    }
    count_base(spans, &v);
    if (spans->other_prime >= 0 && is_power_of_radix(spans, value)) { v.least[PRIMES] = v.most[PRIMES] = 0; }
    return v;
}

/* Whether some prime divides each number more often than some whole number of times, and less often than once more: it
 * divides a fraction a whole number of times. */
int is_divided_in_parts(const Spans *spans, const Span *span) {
    for (int i = 0; i < PRIMES && spans->counts_primes && !is_known(&span->value); i++) {
        if (fabs(span->valuations.least[i]) < 1e12 && ceil(span->valuations.least[i]) > span->valuations.most[i]) {
            return 1;
        }
    }
    return 0;
}

int holds_valuations(const Valuations *a, const Valuations *b) {
    for (int i = 0; i < COUNTS; i++) {
        if (a->least[i] > b->least[i] || a->most[i] < b->most[i]) { return 0; }
    }
    return 1;
}

/* A logarithm that a whole number of a span is not below, by the primes that divide it. */
double least_log_of_whole(const Spans *spans, const Span *span) {
    double least = 0;
    for (int i = 0; i < PRIMES && spans->counts_primes && !is_known(&span->value); i++) {
        least += ceil(maximum(minimum(span->valuations.least[i], 1e15), 0)) * log((double)spans->primes[i]);
    }
    return least * (1 - 1e-9);
}

/* A power of the base, beyond those that are looked at one by one. */
void count_power(const Spans *spans, Span *span) {
    double lo, hi, of_one = log(spans->base);
    log_bounds(&span->value, &lo, &hi);
    double fewest = ceil((lo > 0 ? lo : -hi) / of_one - 1e-6), most = floor((lo > 0 ? hi : -lo) / of_one + 1e-6);
    for (int i = 0; i < PRIMES; i++) {
        double least = spans->of_base[i] ? fewest * spans->of_base[i] : 0;
        double times = spans->of_base[i] ? most * spans->of_base[i] : 0;
        span->valuations.least[i] = lo > 0 ? least : 0 - times;
        span->valuations.most[i] = lo > 0 ? times : 0 - least;
    }
    span->is_algebraic = span->is_power = span->is_rational = 1;
    span->is_whole = lo > 0;
    span->is_of_base = 1;
    span->leaving = leaving_of_power(spans, sign_of(&span->value) < 0);
    set_classes_of_power(spans, span, fewest, lo <= 0);
    span->has_unit = 1;
    span->unit = rational(sign_of(&span->value), 1);
    span->rest = rational(0, 1);
    span->valuations.least[PRIMES] = spans->other_prime < 0 ? -INFINITY : 0;
    span->valuations.most[PRIMES] = spans->other_prime < 0 ? INFINITY : 0;
}

static double times_in_factorial(double n, int64_t prime, int up_to) {
    double times = 0;
    /* n ÷ (p - 1), less the sum of the digits to the base p, which is small beside that (Legendre) */
    if (n > 1e15) {
        return minimum(n, up_to ? INFINITY : LARGEST_COUNT) / (double)(prime - 1) * (up_to ? 1 + 1e-9 : 1 - 1e-9);
    }
    for (n = floor(n / (double)prime); n >= 1; n = floor(n / (double)prime)) { times += n; }
    return times;
}

/* n! for all n between two ends. */
void count_factorial(const Spans *spans, Span *span, double least, double most) {
    if (!spans->counts_primes) { return; }
    for (int i = 0; i < PRIMES; i++) {
        span->valuations.least[i] = times_in_factorial(least, spans->primes[i], 0);
        span->valuations.most[i] = times_in_factorial(most, spans->primes[i], 1);
    }
    count_base(spans, &span->valuations);
    double difference = difference_in_factorial(spans, least);
    if (difference > 0 && !isfinite(span->valuations.least[PRIMES])) { span->valuations.least[PRIMES] = difference; }
}

Valuations scaled(const Valuations *a, double by) {
    Valuations v;
    int is_even = fabs(by) == 1 || fabs(by) == 0.5 || fabs(by) == 2;
    for (int i = 0; i < COUNTS; i++) {
        /* no -0, so that what is the same has the same bits */
        double p = a->least[i] * by + 0.0, q = a->most[i] * by + 0.0, least = minimum(p, q), most = maximum(p, q);
        /* what is beyond doubles is no zero */
        least = minimum(least, LARGEST_COUNT);
        most = maximum(most, -LARGEST_COUNT);
        v.least[i] = is_even || least == 0 || isinf(least) ? least : down(least);
        v.most[i] = is_even || most == 0 || isinf(most) ? most : up(most);
        /* however small, it is not 0 */
        if (by > 0 ? a->least[i] > 0 : a->most[i] < 0) { v.least[i] = maximum(v.least[i], DBL_TRUE_MIN); }
        if (by > 0 ? a->most[i] < 0 : a->least[i] > 0) { v.most[i] = minimum(v.most[i], -DBL_TRUE_MIN); }
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
        v.least[i] = minimum(a->least[i], b->least[i]);
        if (a->most[i] < b->least[i]) { v.most[i] = a->most[i]; }
        if (b->most[i] < a->least[i]) { v.most[i] = b->most[i]; }
    }
    return v;
}

/* The valuations of a power whose exponent is some fraction of a span. */
static Valuations times_rational(const Valuations *a, const Span *by) {
    double lo, hi;
    bounds(&by->value, &lo, &hi);
    Valuations v = any_valuations(), low = scaled(a, lo), high = scaled(a, hi);
    for (int i = 0; i < COUNTS; i++) {
        if (a->least[i] == 0 && a->most[i] == 0) {
            v.least[i] = v.most[i] = 0;
        } else if (isfinite(a->least[i]) && isfinite(a->most[i]) && lo != 0 && hi != 0) {
            v.least[i] = minimum(low.least[i], high.least[i]);
            v.most[i] = maximum(low.most[i], high.most[i]);
        } else if (isfinite(a->least[i]) && isfinite(a->most[i]) && isfinite(lo) && isfinite(hi)) {
            /* of an exponent that is smaller than doubles hold */
            v.least[i] = minimum(minimum(low.least[i], high.least[i]), 0);
            v.most[i] = maximum(maximum(low.most[i], high.most[i]), 0);
        }
        if (lo != 0 && hi != 0 && isfinite(a->least[i]) && isfinite(a->most[i])) { continue; }
        if (sign_of(&by->value) == 1) {
            /* as large as may be, or as small, but not 0 */
            if (a->least[i] > 0) { v.least[i] = maximum(minimum(down(a->least[i] * lo), LARGEST_COUNT), DBL_TRUE_MIN); }
            if (a->most[i] < 0) { v.most[i] = minimum(maximum(up(a->most[i] * lo), -LARGEST_COUNT), -DBL_TRUE_MIN); }
        } else if (sign_of(&by->value) == -1) {
            if (a->least[i] > 0) { v.most[i] = -DBL_TRUE_MIN; }
            if (a->most[i] < 0) { v.least[i] = DBL_TRUE_MIN; }
        }
    }
    return v;
}

/* How many factors numbers have. */
static Valuations of_factors(const Spans *spans, const Valuations *v, const Span *span) {
    Valuations made = any_valuations();
    for (int q = 0; q < PRIMES; q++) { made.least[q] = 0; }
    for (int i = 0; i < PRIMES; i++) {
        double times = v->least[i];
        if (times != v->most[i] || times < 0 || times > 1e15 || times != floor(times)) { continue; }
        for (int q = 0; q < PRIMES; q++) { made.least[q] += times_in((uint64_t)times + 1, spans->primes[q]); }
    }
    if (span->is_factorial && spans->primes[0] == 2) {
        double half = minimum(floor(span->least_argument / 2), 1e15);
        if (half > 20.5) { made.least[0] = maximum(made.least[0], floor(0.6 * half / log(half) * (1 - 1e-9))); }
    }
    return made;
}

static int may_be_one(const Span *span) {
    Value one = rational(1, 1);
    return !span->is_irrational && overlaps(&span->value, &one);
}

/* A power with a fraction, other than 0, of a transcendental number is one. */
static int is_one_transcendental(const Span *a, const Span *b) {
    return (a->is_transcendental && b->is_algebraic && !may_be_one(b)) ||
           (b->is_transcendental && a->is_algebraic && !may_be_one(a));
}

/* Whether a prime divides a so often that a fraction, as often as which it divides b, lies elsewhere than between two
 * ends. */
static int is_elsewhere(double least, double most, double of_base, double most_of_base, const Value *logarithm) {
    double lo, hi;
    if (of_base != most_of_base || of_base == 0 || !isfinite(of_base)) { return 0; }
    bounds(logarithm, &lo, &hi);
    double one = least / of_base, other = most / of_base, low = minimum(one, other), high = maximum(one, other);
    low -= 1e-9 * (1 + fabs(low));
    high += 1e-9 * (1 + fabs(high));
    return hi < low || lo > high;
}

/* Whether no number of one span is a power with a fraction of one of another: some prime divides the one, and not the
 * other, or one more and the other less often than not at all, where both are above 1. A logarithm of algebraic numbers
 * is a fraction or transcendental (Gelfond and Schneider 1934). Of n! and m! for n > m > 1 a prime between n/2 and n
 * divides n! once and m! once or not at all, so that no powers are equal; where n = m the logarithm is that of n and m,
 * which takes fewer signs. */
static int are_independent(const Spans *spans, const Span *a, const Span *b, const Valuations *of_a,
                           const Valuations *of_b, const Value *logarithm) {
    if (!a->is_algebraic || !b->is_algebraic || may_be_one(a) || may_be_one(b)) { return 0; }
    if (have_other_primes(a, b)) { return 1; }
    if (spans->leaves_out && a->is_made_factorial && b->is_made_factorial) { return 1; }
    int way = side_by_side(&a->value, &b->value);
    for (int i = 0; i < PRIMES; i++) {
        int a_has = (of_a->least[i] > 0) - (of_a->most[i] < 0), b_has = (of_b->least[i] > 0) - (of_b->most[i] < 0);
        if (way && a_has * b_has == -way) { return 1; }
        if (is_elsewhere(of_a->least[i], of_a->most[i], of_b->least[i], of_b->most[i], logarithm)) { return 1; }
        int a_has_not = of_a->least[i] == 0 && of_a->most[i] == 0,
            b_has_not = of_b->least[i] == 0 && of_b->most[i] == 0;
        if ((a_has && b_has_not) || (b_has && a_has_not)) { return 1; }
    }
    return 0;
}

/* What is known of a number that a sign made, beside where it lies. */
void count_made(const Spans *spans, const Sign *sign, const Span *a, const Span *b, Span *made) {
    if (is_known(&made->value)) { return; }
    made->residue = residue_made(sign, a, b);
    count_tower(sign, a, b, made);
    set_of_base(spans, sign, a, b, made);
    made->leaving = leaving_made(spans, sign, a, b);
    set_classes(spans, sign, a, b, made);
    set_unit(sign, a, b, made);
    set_counted(spans, sign, a, b, made);
    if (sign->opcode != FACTORS) { set_square(spans, sign, a, b, made); }
    if (!spans->counts_primes) { return; }
    Valuations one = valuations_of(spans, a), other, inverse;
    Span number;
    double low, high;
    int are_fractions;
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
    case SUBTRACT:
        made->valuations = of_sum(&one, &other);
        count_form(spans, &made->form, &made->valuations);
        count_base(spans, &made->valuations);
        count_sum(spans, sign, a, b, made, &made->valuations);
        if (a->is_power && b->is_power) { count_sum_of_powers(spans, a, b, &made->valuations); }
        return;
    case AVERAGE:
        made->valuations = of_sum(&one, &other);
        made->valuations.least[0] -= 1;
        made->valuations.most[0] -= 1;
        return;
    case LEAST_MULTIPLE:
    case GREATEST_FACTOR:
        made->valuations = valuations_of_common(sign, &one, &other);
        count_base(spans, &made->valuations);
        return;
    case LOGARITHM:
        if (set_logarithm_of_prime(spans, b, a, made)) { return; }
        are_fractions = logarithm_is_fraction(spans, a, b);
        made->is_rational = made->is_algebraic = are_fractions > 0;
        if (are_independent(spans, a, b, &one, &other, &made->value) ||
            (are_fractions < 0 && a->is_algebraic && b->is_algebraic && !may_be_one(a) && !may_be_one(b))) {
            made->is_irrational = made->is_transcendental = 1;
        }
        if (is_one_transcendental(a, b)) { made->is_irrational = 1; }
        return;
    case SQUARE_ROOT: made->valuations = scaled(&one, 0.5); return;
    case FACTORS:
        made->valuations = of_factors(spans, &one, a);
        if (sign_of(&a->value) == 1) {
            log_bounds(&a->value, &low, &high);
            set_lone_of_factors(high, made);
        }
        set_square(spans, sign, a, b, made);
        return;
    case ROOT:
        if (is_fraction(a) && a->value.num) {
            made->valuations = scaled(&other, (double)a->value.den / (double)a->value.num);
        } else if (a->is_rational && inverted(&a->value, &number.value) == 1) {
            made->valuations = times_rational(&other, &number);
        }
        return;
    case POWER:
        if (is_fraction(b) && b->value.num) {
            made->valuations = scaled(&one, (double)b->value.num / (double)b->value.den);
        } else if (b->is_rational) {
            made->valuations = times_rational(&one, b);
        }
        return;
    case EXPONENT:
        if (sign->parameter.kind == RATIONAL && sign->parameter.num) {
            made->valuations = scaled(&one, (double)sign->parameter.num / (double)sign->parameter.den);
        } else if (sign->parameter.kind != RATIONAL) {
            /* exponents beyond those that are looked at one by one are factorials, or their opposites */
            number = span_of(sign->parameter, 0);
            made->valuations = times_rational(&one, &number);
        }
        return;
    default: return;
    }
}
