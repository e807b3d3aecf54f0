/* Spans of nothing but powers of the base with fractions for exponents: 10ⁿ, √…√10ⁿ, and what × and ÷ make of them.
 *
 * Let r be the least whole number of which the base is a power. A span `is_of_base` where each of its numbers is r to
 * the power of a fraction, or that with a minus.
 *
 * Theorem. (1) A fraction in such a span is r to the power of a whole number, or that with a minus. (2) Products,
 * quotients, powers with fractions and roots of such numbers are such numbers, where they are real. (3) Two primes that
 * divide the base e and f times divide each such number p and q times with f p = e q. (4) Of a sum or difference of two
 * powers of the base, with whole exponents, this holds where their sizes differ, and where one is both, unless one of
 * the primes is 2: it then divides their sum once more. (5) If n! is m! with n and m above 1, n is m. (6) A logarithm
 * of two such numbers other than 1 is a fraction; of one of them and an algebraic number that is none it is none.
 *
 * Proof. (1) A prime divides the power x of r x times as often as r, so that x is a fraction whose denominator divides
 * how often each prime divides r; these have no factor in common, or r were a power. (2), (3) by the exponents. (4)
 * bᵐ ± bⁿ with m < n is bᵐ (1 ± bⁿ⁻ᵐ), and no prime of the base divides what is in parentheses; bᵐ + bᵐ is 2bᵐ. (5) n!
 * grows. (6) It is the quotient of the exponents; and where log y ÷ log x is a fraction, y is x to the power of it. ∎
 */
#include "spans.h"

#define SLACK_OF_EXPONENT 1e-9
#define MOST_EXPONENTS 1e9
#define LARGEST_WHOLE_POWER 100000 /* of 2 these are 33, with their reciprocals */

static double times_in_radix(const Spans *spans, int prime) {
    int64_t whole = spans->radix;
    int times = 0;
    for (; spans->counts_primes && whole % spans->primes[prime] == 0; whole /= spans->primes[prime]) { times++; }
    return times;
}

static int is_power_of(int64_t whole, int64_t radix) {
    while (whole > 1 && whole % radix == 0) { whole /= radix; }
    return whole == 1;
}

/* The least whole number of which another is a power. */
int radix_of(int base) {
    for (int radix = 2; radix < base; radix++) {
        if (is_power_of(base, radix)) { return radix; }
    }
    return base;
}

/* Whether a number that is known is the radix to the power of a fraction, or that with a minus. */
int is_power_of_radix(const Spans *spans, const Value *value) {
    int64_t num = (int64_t)magnitude(value->num), den = value->den;
    return (num == 1 && is_power_of(den, spans->radix)) || (den == 1 && is_power_of(num, spans->radix));
}

/* Whether each number of a span is. */
int is_of_base(const Spans *spans, const Span *span) {
    return is_known(&span->value) ? is_power_of_radix(spans, &span->value) : span->is_of_base;
}

void set_of_base(const Spans *spans, const Sign *sign, const Span *a, const Span *b, Span *made) {
    switch (sign->opcode) {
    case SQUARE_ROOT: made->is_of_base = (uint8_t)is_of_base(spans, a); return;
    case EXPONENT: made->is_of_base = sign->parameter.kind == RATIONAL && is_of_base(spans, a); return;
    case MULTIPLY:
    case DIVIDE: made->is_of_base = is_of_base(spans, a) && is_of_base(spans, b); return;
    case POWER: made->is_of_base = b->is_rational && is_of_base(spans, a); return;
    case ROOT: made->is_of_base = a->is_rational && is_of_base(spans, b); return;
    default: return;
    }
}

/* Whether no number of a span is the radix to the power of a fraction: two primes of the base say so. */
static int is_none_of_base(const Spans *spans, const Span *span) {
    if (is_known(&span->value)) { return !is_power_of_radix(spans, &span->value); }
    if (!spans->counts_primes || spans->other_prime < 0 || span->is_of_base) { return 0; }
    return span->valuations.least[PRIMES] > 0 || span->valuations.most[PRIMES] < 0;
}

/* What is known of a logarithm beside a power of the base, neither being 1: 1 where it is a fraction, -1 where it is
 * none, 0 where that is not known. */
int logarithm_is_fraction(const Spans *spans, const Span *a, const Span *b) {
    if (sign_of(&a->value) != 1 || sign_of(&b->value) != 1) { return 0; }
    int is_a = is_of_base(spans, a), is_b = is_of_base(spans, b);
    if (is_a && is_b) { return 1; }
    return (is_a && is_none_of_base(spans, b)) || (is_b && is_none_of_base(spans, a)) ? -1 : 0;
}

/* Logarithms of all powers of the base that can be written to a known base, or to these of a known number: once more
 * numbers are looked at, one by one. */
int put_logarithms_one_by_one(Spans *spans, const Sign *sign, const Span *a, const Span *b, SpanList *out) {
    double first, last;
    if (sign->opcode != LOGARITHM || spans->most_spans < MANY_SPANS) { return 0; }
    const Span *far = is_known(&a->value) ? b : a, *known = far == a ? b : a;
    if (is_known(&far->value) || !is_fraction(known) || known->value.num <= 0 || known->value.num == known->value.den ||
        !is_power_of_unit(far) || !is_power_of_radix(spans, &known->value) ||
        !exponents_of(spans, far, &first, &last)) {
        return 0;
    }
    int64_t times = lround(log(spans->base) / log(spans->radix));
    double exponent = log((double)known->value.num) - log((double)known->value.den);
    int64_t of_known = lround(exponent / log(spans->radix));
    for (int64_t n = (int64_t)first; n <= (int64_t)last && is_going(spans); n++) {
        if (!n && far == b) { continue; /* 1 is no base of logarithms */ }
        Value of_far = rational(n * times, 1), of_other = rational(of_known, 1), made;
        if (divide(far == a ? &of_far : &of_other, far == a ? &of_other : &of_far, &made) == 1) {
            append_made(spans, out, span_of(made, 0));
        }
    }
    return 1;
}

/* Whether a whole power of the radix may lie in a span and in a Goal. */
static int has_power_between(const Spans *spans, const Span *span, const Span *goal) {
    double al, ah, bl, bh, of_one = log(spans->radix);
    log_bounds(&span->value, &al, &ah);
    log_bounds(&goal->value, &bl, &bh);
    double lo = maximum(al, bl) / of_one, hi = minimum(ah, bh) / of_one;
    lo -= SLACK_OF_EXPONENT * (1 + fabs(lo));
    hi += SLACK_OF_EXPONENT * (1 + fabs(hi));
    return !(fabs(lo) < MOST_EXPONENTS && fabs(hi) < MOST_EXPONENTS) || floor(hi) >= lo;
}

/* Whether a power of the radix that a prime divides as often as a Goal may lie in a span and in the Goal: how often it
 * does says how large the power is. */
static int has_power_divided_alike(const Spans *spans, const Span *span, const Span *goal) {
    double al, ah, bl, bh, of_one = log(spans->base);
    Valuations v = valuations_of(spans, goal);
    log_bounds(&span->value, &al, &ah);
    log_bounds(&goal->value, &bl, &bh);
    for (int i = 0; i < PRIMES && spans->counts_primes; i++) {
        if (!spans->of_base[i]) { continue; }
        double lo = v.least[i] / spans->of_base[i], hi = v.most[i] / spans->of_base[i];
        lo = (lo - SLACK_OF_EXPONENT * (1 + fabs(lo))) * of_one;
        hi = (hi + SLACK_OF_EXPONENT * (1 + fabs(hi))) * of_one;
        if (lo > minimum(ah, bh) || hi < maximum(al, bl)) { return 0; }
    }
    return 1;
}

/* Whether a Goal that is a fraction may be a whole power of the radix. */
static int may_be_power(const Spans *spans, const Span *goal) {
    if (is_known(&goal->value)) { return is_of_base(spans, goal); }
    if (!spans->counts_primes || goal->goal_sort == POWER_OF_BASE) { return 1; }
    Valuations v = valuations_of(spans, goal);
    return !(v.least[PRIMES] > 0 || v.most[PRIMES] < 0);
}

/* Whether a Goal is a fraction, and no power of the radix; then its square is none either. */
int is_no_power(const Spans *spans, const Span *goal) {
    if (goal->goal_is_no_power) { return 1; }
    return goal->goal_sort >= FRACTION && (!may_be_power(spans, goal) || !has_power_between(spans, goal, goal));
}

/* Whether a span of powers, or of their factorials, holds no Goal. */
int are_powers_elsewhere(const Spans *spans, const Span *span, const Span *goal) {
    if (spans->search->modulus) { return 0; }
    if (span->is_of_base && !is_known(&span->value) && goal->goal_sort >= FRACTION) {
        return is_no_power(spans, goal) || !has_power_between(spans, span, goal) ||
               !has_power_divided_alike(spans, span, goal);
    }
    if (!span->is_factorial || goal->argument < 0) { return 0; }
    const Span *argument = &spans->goals[goal->argument];
    int leaving = leaving_of(spans, argument);
    return (span->argument_is_of_base && is_no_power(spans, argument)) ||
           (span->argument_leaving >= 0 && leaving >= 0 && span->argument_leaving != leaving);
}

/* All whole powers of the radix from one on, or all up to one. */
static Span far_whole_powers(const Spans *spans, const Span *span, double exponent, double lo, double hi) {
    Span far = *span;
    far.value = of_logarithms(lo, hi, sign_of(&span->value) < 0);
    far.is_rational = far.is_algebraic = far.is_of_base = 1;
    far.is_whole = exponent > 0;
    far.is_irrational = far.is_radical = far.is_power = far.squares = far.has_trace = far.trace_is_weak = 0;
    far.is_root = 1;
    far.residue = -1;
    memset(&far.classes, 0, sizeof far.classes);
    far.has_unit = spans->radix == spans->base;
    far.unit = rational(sign_of(&span->value), 1);
    far.rest = rational(0, 1);
    if (far.has_unit) { set_classes_of_power(spans, &far, 0, exponent < 0); }
    far.order = NO_ORDER;
    far.leaving = spans->radix == spans->base ? leaving_of_power(spans, sign_of(&span->value) < 0) : -1;
    for (int i = 0; i < PRIMES; i++) {
        double times = times_in_radix(spans, i) * exponent;
        far.valuations.least[i] = times == 0 ? 0 : times > 0 ? times : -INFINITY;
        far.valuations.most[i] = times == 0 ? 0 : times > 0 ? INFINITY : times;
    }
    set_ends(&far);
    return far;
}

/* The fractions of a span of powers of the radix, which are its whole powers: those that are small one by one, and all
 * that are larger, and less. How many spans these are. */
int whole_powers(const Spans *spans, const Span *span, Span out[MOST_WHOLE_POWERS]) {
    double al, ah, of_one = log(spans->radix);
    int count = 0, exponent = 0, way = sign_of(&span->value) < 0 ? -1 : 1;
    log_bounds(&span->value, &al, &ah);
    al -= SLACK_OF_EXPONENT * (1 + fabs(al));
    ah += SLACK_OF_EXPONENT * (1 + fabs(ah));
    for (int64_t power = 1; power <= LARGEST_WHOLE_POWER; power *= spans->radix, exponent++) {
        for (int turn = 0; turn < (exponent ? 2 : 1); turn++) {
            double of_power = turn ? -exponent * of_one : exponent * of_one;
            if (of_power < al || of_power > ah) { continue; }
            out[count] = span_of(turn ? rational(way, power) : rational(way * power, 1), 0);
            out[count].is_rooted = span->is_rooted;
            set_ends(&out[count]);
            TELL(out[count].way = span->way;)
            count++;
        }
    }
    double beyond = exponent * of_one * (1 - SLACK_OF_EXPONENT);
    if (ah >= beyond) { out[count++] = far_whole_powers(spans, span, exponent, maximum(al, beyond), ah); }
    if (al <= -beyond) { out[count++] = far_whole_powers(spans, span, -exponent, al, minimum(ah, -beyond)); }
    return count;
}

/* Powers of the radix with fractions for exponents, all above 1 or all below, of which some may be fractions: the
 * fractions, and all others, which are none. How many spans these are; 0 where it is not so. */
int part_powers(const Spans *spans, const Span *span, Span out[MOST_WHOLE_POWERS + 1]) {
    double al, ah;
    if (is_known(&span->value) || !span->is_of_base || span->is_rational || span->is_irrational) { return 0; }
    log_bounds(&span->value, &al, &ah);
    if (al < -SLACK_OF_EXPONENT && ah > SLACK_OF_EXPONENT) { return 0; }
    int count = whole_powers(spans, span, out);
    out[count] = *span;
    out[count].is_irrational = 1;
    return count + 1;
}

/* What a sum or difference of two powers of the base keeps of how often its two primes divide it. */
void count_sum_of_powers(const Spans *spans, const Span *a, const Span *b, Valuations *v) {
    if (spans->other_prime < 0) { return; }
    double al, ah, bl, bh;
    int p = spans->one_prime, q = spans->other_prime;
    log_bounds(&a->value, &al, &ah);
    log_bounds(&b->value, &bl, &bh);
    int may_be_same = !(ah < bl || bh < al);
    double more = may_be_same && spans->primes[p] == 2 ? spans->of_base[q] : 0;
    double less = may_be_same && spans->primes[q] == 2 ? spans->of_base[p] : 0;
    v->least[PRIMES] = -less;
    v->most[PRIMES] = more;
}

/* What how often the two primes of the base divide n! differ by at least, for every n from one on; 0 where that is not
 * known. A prime p divides n! less than n ÷ (p - 1) times, and by no more than log n ÷ log p + 1 less often. */
double difference_in_factorial(const Spans *spans, double least) {
    if (!spans->counts_primes || spans->other_prime < 0) { return 0; }
    int p = spans->one_prime, q = spans->other_prime;
    double times = spans->of_base[q], one = (double)spans->primes[p];
    double slope = times / (one - 1) - spans->of_base[p] / ((double)spans->primes[q] - 1);
    least = minimum(least, 1e15);
    if (slope * least <= 2 * times) { return 0; }
    return maximum((slope * least - times * (log(least) / log(one) + 1)) * (1 - 1e-9), 0);
}
