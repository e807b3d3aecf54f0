/* How many factors a known fraction times a power of the base has, and how long the Goal is beside such powers.
 *
 * A span has a count (c, p, e, q, f), a scale s and a rest r, fractions, where each of its numbers is s times how many
 * factors some u bⁿ has, or divided by that, and r more, or a root of that with a known whole index: u is a fraction
 * whose primes but those of b make c factors, and b is divided e and f times by its primes, which divide u p and q
 * times.
 *
 * Theorem. (1) Let u be positive. u bⁿ is whole for no n, where a prime that does not divide b divides u less than not
 * at all; else for those n with p + en and q + fn not below 0, and it has c (p + en + 1) (q + fn + 1) factors, which
 * grow with n. So whether a fraction, or its power, is s times such a number and r more is known. (2) Let u and r be
 * fractions other than 0, g a number, and g - r lie between two ends of one sign. If u bⁿ + r is g, n is log (g - r) ÷
 * u to the base b: where no whole number lies between what that may be, g is none of these. (3) Let p divide b, and u
 * bⁿ more often than r for all those n for which u bⁿ + r lies where it does. Then p divides u bⁿ + r as often as r.
 *
 * Proof. (1) The primes of u bⁿ are those of u and of b, and the exponents are as they are said to be. (2) u bⁿ is
 * g - r. (3) Of a sum of two numbers that p divides a different number of times. ∎
 */
#include "spans.h"

#define LARGEST_UNIT 100000000
#define SLACK_OF_LOGARITHM 1e-9
#define LARGEST_EXPONENT 1e5
#define MOST_INDEX 64
#define SLACK_OF_POWER 1e-5
#define LARGEST_COUNTED 1e15
#define LONGEST_POWER (2 * LONGEST_WRITING)

/* How often a prime divides a number, which is divided by it so often. */
static int taken_out(int64_t *n, int64_t prime) {
    int times = 0;
    for (; *n % prime == 0; *n /= prime) { times++; }
    return times;
}

/* How often the primes of the base divide it. */
static int primes_of_base(int base, int64_t primes[2], int times[2]) {
    int count = 0;
    int64_t left = base;
    times[0] = times[1] = 0;
    primes[0] = primes[1] = 1;
    for (int64_t prime = 2; left > 1; prime++) {
        if (left % prime) { continue; }
        if (count == 2) { return 0; }
        primes[count] = prime;
        times[count++] = taken_out(&left, prime);
    }
    return count > 0;
}

/* Of a number with a unit, how many factors it has. */
static int set_count(const Spans *spans, const Span *from, Counted *counted) {
    int64_t top = from->unit.num, bottom = from->unit.den, primes[2], whole = 1;
    if (!from->has_unit || from->rest.num || is_fraction(from) || top <= 0 || top > LARGEST_UNIT ||
        bottom > LARGEST_UNIT || !primes_of_base(spans->base, primes, counted->of_base)) {
        return 0;
    }
    for (int i = 0; i < 2; i++) {
        counted->of_unit[i] = primes[i] > 1 ? taken_out(&top, primes[i]) - taken_out(&bottom, primes[i]) : 0;
    }
    if (bottom > 1) { return 0; }
    for (int64_t prime = 2; prime * prime <= top; prime++) { whole *= taken_out(&top, prime) + 1; }
    counted->others = top > 1 ? 2 * whole : whole;
    counted->root = 1;
    counted->scale = rational(1, 1);
    counted->rest = rational(0, 1);
    return 1;
}

static int fraction_by(int opcode, const Value *a, const Value *b, Value *made) {
    Value found[2];
    Sign sign = {opcode, 0, rational(0, 1), 0};
    if (evaluate(&sign, a, b, found) != 1 || found[0].kind != RATIONAL) { return 0; }
    *made = found[0];
    made->merged = 0;
    return 1;
}

/* The index of a root that a sign takes of one number; 0 where it takes none. */
static int64_t index_of(const Sign *sign, const Span *a, const Span *b, const Span **under) {
    Value one = rational(1, 1), index;
    *under = a;
    switch (sign->opcode) {
    case SQUARE_ROOT: return 2;
    case ROOT: *under = b; return is_fraction(a) && a->value.den == 1 ? a->value.num : 0;
    case POWER: return is_fraction(b) && fraction_by(DIVIDE, &one, &b->value, &index) && index.den == 1 ? index.num : 0;
    default: return 0;
    }
}

/* Of a root. */
static int take_root_of_count(const Sign *sign, const Span *a, const Span *b, Counted *made) {
    const Span *under;
    int64_t index = index_of(sign, a, b, &under);
    if (index < 1 || index > MOST_INDEX || is_fraction(under) || !under->counted.is_set ||
        index * under->counted.root > MOST_INDEX) {
        return 0;
    }
    *made = under->counted;
    made->root = (uint8_t)(made->root * index);
    return 1;
}

/* What a sign with a fraction makes of a count. */
static int keep_count(const Sign *sign, const Span *a, const Span *b, Counted *made) {
    int is_left = !is_fraction(a), opcode = sign->opcode;
    const Span *from = is_left ? a : b, *by = is_left ? b : a;
    Value zero = rational(0, 1);
    if (!from->counted.is_set || from->counted.root > 1 || is_fraction(from) || !is_fraction(by)) { return 0; }
    *made = from->counted;
    switch (opcode) {
    case ADD: return fraction_by(ADD, &from->counted.rest, &by->value, &made->rest);
    case SUBTRACT:
        if (is_left) { return fraction_by(SUBTRACT, &from->counted.rest, &by->value, &made->rest); }
        return fraction_by(SUBTRACT, &by->value, &from->counted.rest, &made->rest) &&
               fraction_by(SUBTRACT, &zero, &from->counted.scale, &made->scale);
    case DIVIDE:
        if (!is_left) {
            made->is_below = !made->is_below;
            return !made->rest.num && by->value.num && fraction_by(DIVIDE, &by->value, &made->scale, &made->scale);
        }
        /* fall through */
    case MULTIPLY:
        return by->value.num && fraction_by(opcode, &from->counted.scale, &by->value, &made->scale) &&
               fraction_by(opcode, &from->counted.rest, &by->value, &made->rest);
    default: return 0;
    }
}

/* The whole numbers n for which the unit times the base to the power of n lies in a span; 0 where that is not known. */
int exponents_of(const Spans *spans, const Span *span, double *first, double *last) {
    double lo, hi, of_unit = log(fabs((double)span->unit.num)) - log((double)span->unit.den),
                   of_base = log(spans->base);
    log_bounds(&span->value, &lo, &hi);
    *first = ceil((lo - of_unit) / of_base - SLACK_OF_POWER);
    *last = floor((hi - of_unit) / of_base + SLACK_OF_POWER);
    /* no numbers are written that are longer */
    return *first >= -LONGEST_POWER && *last <= LONGEST_POWER;
}

/* How many factors the unit times a power of the base has; 0 where that is not whole. */
static double count_at(const Counted *counted, double n) {
    double count = (double)counted->others;
    for (int i = 0; i < 2; i++) { count *= maximum(counted->of_base[i] * n + counted->of_unit[i] + 1, 0); }
    return count;
}

/* How many factors each power of the base has that can be written, times a fraction: where more numbers are looked at,
 * for what other signs make of such a count, for what is only known of all of them says little. */
int put_counts_one_by_one(Spans *spans, const Sign *sign, const Span *a, SpanList *out) {
    Counted counted;
    double first, last;
    if (spans->most_spans <= MANY_SPANS || sign->opcode != FACTORS || sign->limit || !set_count(spans, a, &counted) ||
        !exponents_of(spans, a, &first, &last) || count_at(&counted, last) >= LARGEST_COUNTED) {
        return 0;
    }
    for (double n = first; n <= last && is_going(spans); n++) {
        double count = count_at(&counted, n);
        if (count > 0) { append_made(spans, out, span_of(rational((int64_t)count, 1), 0)); }
    }
    return 1;
}

/* How many they have at least and at most. */
static void narrow_count(const Spans *spans, const Span *from, const Counted *counted, Span *made) {
    double first, last, lo, hi;
    if (!exponents_of(spans, from, &first, &last)) { return; }
    log_bounds(&made->value, &lo, &hi);
    lo = maximum(lo, log(maximum(count_at(counted, first), 1)) * (1 - 1e-9));
    hi = minimum(hi, log(maximum(count_at(counted, last), 1)) * (1 + 1e-9));
    if (lo <= hi) { made->value = of_logarithms(lo, hi, 0); }
}

/* The count of what a sign makes of two numbers, or of one. */
void set_counted(const Spans *spans, const Sign *sign, const Span *a, const Span *b, Span *made) {
    Counted counted = {0};
    int is_set = sign->opcode == FACTORS
                     ? set_count(spans, a, &counted)
                     : take_root_of_count(sign, a, b, &counted) || (b && keep_count(sign, a, b, &counted));
    if (is_set) { made->counted = counted; }
    if (is_set && sign->opcode == FACTORS) { narrow_count(spans, a, &counted, made); }
    made->counted.is_set = (uint8_t)is_set;
}

/* 0 less it. */
void turn_counted(Counted *counted) {
    if (counted->root > 1) { counted->is_set = 0; }
    if (counted->is_set) {
        counted->scale = negated(counted->scale);
        counted->rest = negated(counted->rest);
    }
}

/* Whether one says all that another says. */
int is_within_counted(const Counted *a, const Counted *b) {
    if (!b->is_set) { return 1; }
    return a->is_set && a->root == b->root && a->is_below == b->is_below && a->others == b->others &&
           a->of_base[0] == b->of_base[0] && a->of_base[1] == b->of_base[1] && a->of_unit[0] == b->of_unit[0] &&
           a->of_unit[1] == b->of_unit[1] && is_same(&a->scale, &b->scale) && is_same(&a->rest, &b->rest);
}

static int64_t floor_of(int64_t a, int64_t b) { return a / b - (a % b != 0 && (a < 0) != (b < 0)); }

/* How many factors the primes of the base make, but no more than one more than a limit. */
static int64_t made_by_base(const Counted *counted, int64_t exponent, int64_t limit) {
    __int128 count = 1;
    for (int i = 0; i < 2; i++) {
        count *= (__int128)counted->of_base[i] * exponent + counted->of_unit[i] + 1;
        if (count > limit) { return limit + 1; }
    }
    return (int64_t)count;
}

static int whole_power_of(const Value *value, int exponent, Value *made) {
    *made = *value;
    for (int i = 1; i < exponent; i++) {
        if (!fraction_by(MULTIPLY, made, value, made)) { return 0; }
    }
    return made->kind == RATIONAL;
}

/* Whether no number with a count is a Goal. */
int is_no_such_count(const Span *span, const Span *goal) {
    const Counted *counted = &span->counted;
    Value wanted, one = rational(1, 1);
    if (!counted->is_set || is_fraction(span) || !is_fraction(goal)) { return 0; }
    if (!whole_power_of(&goal->value, counted->root, &wanted) ||
        !fraction_by(SUBTRACT, &wanted, &counted->rest, &wanted) ||
        !fraction_by(DIVIDE, &wanted, &counted->scale, &wanted)) {
        return 0;
    }
    if (wanted.num <= 0) { return 1; }
    if (counted->is_below && !fraction_by(DIVIDE, &one, &wanted, &wanted)) { return 0; }
    if (wanted.den != 1 || wanted.num % counted->others) { return 1; }
    int64_t count = wanted.num / counted->others, least = INT32_MIN;
    for (int i = 0; i < 2; i++) {
        if (!counted->of_base[i]) { continue; }
        int64_t fewest = -floor_of(counted->of_unit[i], counted->of_base[i]);
        if (fewest > least) { least = fewest; }
    }
    /* beyond the least each exponent makes one factor more, at least */
    int64_t most = least + count;
    while (least < most) {
        int64_t middle = least + (most - least) / 2;
        if (made_by_base(counted, middle, count) < count) {
            least = middle + 1;
        } else {
            most = middle;
        }
    }
    return made_by_base(counted, least, count) != count;
}

/* Whether a Goal that is not known to all its digits is none of the numbers with a unit, by its size. */
int has_no_length(const Spans *spans, const Span *span, const Span *goal) {
    double lo, hi, of_unit, of_base = log(spans->base);
    if (!span->has_unit || is_fraction(span) || is_known(&goal->value)) { return 0; }
    if (!sign_of(&goal->value) || sign_of(&goal->value) == 2) { return 0; }
    log_bounds(&goal->value, &lo, &hi);
    double rest = fabs((double)span->rest.num) / (double)span->rest.den;
    /* what the rest is less than e^-30 of moves the logarithm by less than 1e-12 */
    if (lo > LARGEST_EXPONENT || lo < log(rest + 1) + 30) { return 0; }
    if ((span->unit.num > 0) != (sign_of(&goal->value) > 0)) { return 1; }
    of_unit = log(fabs((double)span->unit.num)) - log((double)span->unit.den);
    double least = (lo - of_unit) / of_base, most = (hi - of_unit) / of_base;
    return floor(most + SLACK_OF_LOGARITHM) < ceil(least - SLACK_OF_LOGARITHM);
}

static int times_in_fraction(const Value *v, int64_t prime) {
    int64_t top = v->num, bottom = v->den;
    return taken_out(&top, prime) - taken_out(&bottom, prime);
}

/* How often the primes of the base divide numbers with a unit and a rest. */
void count_base_beside_rest(const Spans *spans, const Span *span, Valuations *v) {
    double lo, hi, rest = fabs((double)span->rest.num) / (double)span->rest.den;
    if (!span->has_unit || !span->rest.num || is_fraction(span) || !sign_of(&span->value) ||
        sign_of(&span->value) == 2) {
        return;
    }
    log_bounds(&span->value, &lo, &hi);
    /* then the rest is less than half of the number */
    if (lo < log(rest) + 1) { return; }
    double of_unit = log(fabs((double)span->unit.num)) - log((double)span->unit.den);
    double fewest = floor(minimum((lo - 0.7 - of_unit) / log(spans->base), 1e9)) - 1;
    for (int i = 0; i < PRIMES; i++) {
        if (!spans->of_base[i]) { continue; }
        double own = times_in_fraction(&span->rest, spans->primes[i]);
        if (times_in_fraction(&span->unit, spans->primes[i]) + fewest * spans->of_base[i] <= own) { continue; }
        v->least[i] = maximum(v->least[i], own);
        v->most[i] = minimum(v->most[i], own);
    }
}
