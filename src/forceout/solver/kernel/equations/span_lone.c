/* Lone primes: of some prime, of which little is known but that it is large, how often it divides a number.
 *
 * Theorem. (1) Some prime between n/2 and n divides n! just once, and none beyond n divides it (Chebyshev 1852); from
 * 2,010,760 on some prime between n (1 - 10⁻⁴) and n (Schoenfeld 1976, even with 1 ÷ 16597). (2) Say a
 * prime divides x v times, where v may be a fraction (span_primes.c). It divides x to the power of p/q v p/q
 * times, and x y and x/y v times where it does not divide y. (3) Is v no whole number, x is no fraction. Is v in
 * lowest terms a/b, and 2^t divides b or, for t < 0, 2^-t divides a, x has the order t (span_orders.c). (4) All primes
 * between n/2 and n divide n! once. So of roots of m! and n! to the powers of 2^-j and 2^-k, with m <= n, one that
 * divides n! once divides the product 2^-j, 2^-k or 2^-j + 2^-k times. (5) Are m and n factorials beyond 1 themselves,
 * a root of n! to the power of 2^-j, divided by one of m! to that of 2^-k, has the order of the lesser of j and k, or
 * is
 * 1. Then it is what the same signs make of n and m, in the places of n! and m!, with fewer of them and the same cubes.
 *
 * Proof of (5). Is m less than n, it is no more than n/2, so that a prime between n/2 and n divides n! once and m! not
 * at all, and so the quotient 2^-j times, or m the greater, 2^-k times. Is m = n, one divides both once, and the
 * quotient 2^-j - 2^-k times, which is 0 where j = k, and else of the order of the greater. ∎
 *
 * (6) Are a and b powers of one prime with fractions for exponents, b is a to the power of the quotient of these. (7) A
 * positive number of which some power is a fraction, and that one prime divides alone, is such a power.
 *
 * (8) A product of powers of m! and n!, times what no prime from half of either on divides, is divided by some prime
 * from half of both on, where the exponents do not add up to 0. For the largest prime up to the larger of both divides
 * that once, and the other once or not at all: it is above half of it.
 *
 * Where large primes are is told by places: the logarithm of a number up to NEAR, and beyond what its tower
 * (span_towers.c) says.
 */
#include "spans.h"

#define NEAR 600.0
#define SHIFT (NEAR - 6.396929655216146) /* the tower of what has NEAR for its logarithm is its logarithm */
#define SLACK 1e-9
#define LARGEST_PART 1000000000
#define LARGEST_SOLE 100
#define MOST_IN_CHAIN 25
#define OF_FACTORIAL 3
#define LOG_OF_MANY 14.56   /* the number is more than 2,100,000 */
#define SMALL_GAP 1.0001e-4 /* more than 1 - 10^-4 takes from a logarithm */
#define SMALL_PRIMES 7.0    /* the logarithm of the largest */

Lone any_primes(void) {
    Lone any = {INFINITY, INFINITY, 0, 1, 0, 0, 0, 0};
    return any;
}

/* The place of a number with this logarithm, or with this tower, no higher or no lower. */
static double place_of_number(double l, double tower, int up) {
    double slack = up ? SLACK : -SLACK;
    if (isfinite(tower)) { return tower + SHIFT + slack * (1 + fabs(tower)); }
    if (l <= NEAR) { return l + slack; }
    return tower_of(log(l), up) + SHIFT + slack;
}

/* What the logarithm of a number is more than that of some prime at most, where it is no less than this. */
double gap_below(double log_of_number) { return log_of_number > LOG_OF_MANY ? SMALL_GAP : 0.6932; }

/* That of half a number, no higher, or of a number above which there is a prime as well. */
static double half_of(double place) {
    if (place <= NEAR + 1) { return minimum(place, NEAR) - gap_below(place); }
    return maximum(tower_moved(place - SHIFT, -0.002, 0) + SHIFT, NEAR - 1);
}

/* Of known numbers only that no prime beyond their parts divides them. */
Lone lone_of(const Span *span) {
    if (!is_known(&span->value)) { return span->lone; }
    Lone lone = any_primes();
    double most = maximum((double)magnitude(span->value.num), (double)span->value.den);
    lone.largest = most > 0 ? log(most) + SLACK : 0;
    return lone;
}

/* Whether anything is said that another may not say. */
int says_of_primes(const Lone *lone) { return lone->largest < INFINITY || lone->num || lone->is_some; }

int holds_lone(const Lone *a, const Lone *b) {
    if (a->largest < b->largest || a->is_repeated > b->is_repeated) { return 0; }
    if (!a->num) { return !a->is_some || (b->is_some && a->least <= b->least); }
    if (a->is_all > b->is_all) { return 0; }
    return a->num == b->num && a->den == b->den && a->is_open == b->is_open && a->least <= b->least;
}

void join_lone(Lone *one, const Lone *other) {
    one->largest = maximum(one->largest, other->largest);
    one->least = minimum(one->least, other->least);
    one->is_some = one->is_some && other->is_some;
    one->is_repeated = one->is_repeated && other->is_repeated;
    one->is_all = one->is_all < other->is_all ? one->is_all : other->is_all;
    if (one->num != other->num || one->den != other->den || one->is_open != other->is_open) { one->num = 0; }
}

static int64_t part_of(int64_t a, int64_t b) { return (int64_t)gcd64(magnitude(a), magnitude(b)); }

static void set_times(Lone *lone, int64_t num, int64_t den) {
    int64_t common = part_of(num, den);
    lone->num = 0;
    if (!common || magnitude(num / common) > LARGEST_PART || magnitude(den / common) > LARGEST_PART) { return; }
    lone->num = (int32_t)(num / common);
    lone->den = (int32_t)(den / common);
}

static int has_no_divisor(int64_t n) {
    for (int64_t d = 2; d * d <= n; d++) {
        if (n % d == 0) { return 0; }
    }
    return n > 1;
}

/* Of which prime a fraction or a root is a power, how often it divides it; 0 where it is none, or large. */
static int64_t sole_prime_of(const Value *value, int64_t *num) {
    if (!is_known(value) || value->num <= 0 || (value->num > 1) == (value->den > 1)) { return 0; }
    int64_t part = value->num > 1 ? value->num : value->den, prime = 2, times = 0;
    while (prime < LARGEST_SOLE && part % prime) { prime++; }
    while (part % prime == 0) {
        part /= prime;
        times++;
    }
    *num = value->num > 1 ? times : -times;
    return part == 1 ? prime : 0;
}

/* So many √ put to a number that is known, or so many and more. */
void set_lone_of_roots(const Value *under, int roots, int is_open, Span *made) {
    int64_t num, prime = roots < MOST_IN_CHAIN ? sole_prime_of(under, &num) : 0;
    int64_t root = under->kind == SURD ? under->root : 1;
    if (!is_known(under)) { return; }
    made->lone.largest = fmin(made->lone.largest, lone_of(&(Span){.value = *under}).largest);
    if (!prime || root > LARGEST_PART >> roots) { return; }
    made->lone = (Lone){log((double)prime) - SLACK, log((double)prime) + SLACK, 0, 1, (uint8_t)is_open, 1, 0, 0};
    set_times(&made->lone, num, root << roots);
}

typedef struct {
    int64_t prime, num, den;
    int is_open;
} Sole;

/* Whether each number of a span is a power of one prime, so often or, where it is open, half as often and so on. */
static int is_sole(const Spans *spans, const Span *span, Sole *sole) {
    if (is_known(&span->value)) {
        sole->prime = sole_prime_of(&span->value, &sole->num);
        sole->den = span->value.kind == SURD ? span->value.root : 1;
        sole->is_open = 0;
        return sole->prime > 0;
    }
    const Lone *lone = &span->lone;
    if (!lone->num || !(lone->largest < log(LARGEST_SOLE)) || sign_of(&span->value) != 1 || !are_roots(spans, span)) {
        return 0;
    }
    int64_t prime = (int64_t)floor(exp(lone->largest) + 0.5);
    if (fabs(log((double)prime) - lone->least) > 2 * SLACK || fabs(log((double)prime) - lone->largest) > 2 * SLACK) {
        return 0;
    }
    for (int64_t p = 2; p < prime; p++) {
        int place = 0;
        if (!has_no_divisor(p)) { continue; }
        while (place < PRIMES && spans->primes[place] != p) { place++; }
        if (place == PRIMES || span->valuations.least[place] != 0 || span->valuations.most[place] != 0) { return 0; }
    }
    *sole = (Sole){prime, lone->num, lone->den, lone->is_open};
    return 1;
}

static int twos_of_part(int64_t n) { return n ? __builtin_ctzll(magnitude(n)) : 0; }

static int times_of_prime(int64_t n, int64_t prime) {
    int times = 0;
    while (n && n % prime == 0) {
        n /= prime;
        times++;
    }
    return times;
}

/* Logarithms of powers of a prime to others: fractions, of which it is known how often all primes but 2 divide them. */
int set_logarithm_of_prime(const Spans *spans, const Span *base, const Span *number, Span *made) {
    Sole one, other;
    if (!spans->counts_primes || !is_sole(spans, base, &one) || !is_sole(spans, number, &other)) { return 0; }
    if (one.prime != other.prime || one.den > LARGEST_PART || other.den > LARGEST_PART) { return 0; }
    int64_t num = other.num * one.den, den = one.num * other.den;
    for (int i = 0; i < PRIMES; i++) {
        double times = times_of_prime(num, spans->primes[i]) - times_of_prime(den, spans->primes[i]);
        made->valuations.least[i] = spans->primes[i] == 2 && other.is_open ? -INFINITY : times;
        made->valuations.most[i] = spans->primes[i] == 2 && one.is_open ? INFINITY : times;
    }
    count_base(spans, &made->valuations);
    made->lone = any_primes();
    made->lone.largest = log(fmax(2, fmax((double)(magnitude(num) >> twos_of_part(num)),
                                          (double)(magnitude(den) >> twos_of_part(den))))) +
                         SLACK;
    made->is_rational = made->is_algebraic = 1;
    return 1;
}

/* n! for all n of a span, more than 1. */
void set_lone_of_factorial(const Span *from, Span *made) {
    double lo, hi;
    log_bounds(&from->value, &lo, &hi);
    made->lone.num = made->lone.den = 1;
    made->lone.is_open = 0;
    made->lone.is_some = 1;
    made->lone.is_all = made->is_factorial > 1 ? OF_FACTORIAL : 2;
    made->lone.least = half_of(place_of_number(maximum(lo, 0), from->tower_lo, 0));
    made->lone.largest = place_of_number(hi, from->tower_hi, 1);
}

/* A Goal of which the logarithm of the largest prime that divides it is handed in, less than 0 where it is not known,
 * and that of its parts; a whole number is not less than its primes. */
void set_lone_of_goal(Span *goal, double largest, double of_parts) {
    double lo, hi;
    log_bounds(&goal->value, &lo, &hi);
    if (of_parts >= 0 && of_parts < NEAR) { goal->lone.largest = of_parts + SLACK; }
    if (of_parts < 0 && goal->leaving >= 0) { goal->lone.largest = place_of_number(hi, goal->tower_hi, 1); }
    if (largest < 0 || largest >= NEAR) { return; }
    goal->lone.least = largest - SLACK;
    goal->lone.largest = largest + SLACK;
    goal->lone.is_some = 1;
}

/* Whether a large prime that divides the one does not divide the other. */
int have_other_primes(const Span *span, const Span *goal) {
    if (!says_of_primes(&span->lone) && !says_of_primes(&goal->lone)) { return 0; }
    Lone one = lone_of(span), other = lone_of(goal);
    return (one.is_some && one.least > other.largest) || (other.is_some && other.least > one.largest);
}

/* What is left of a whole number without the primes up to some number. */
static uint64_t without_primes(uint64_t n, uint64_t most) {
    for (uint64_t p = 2; p <= most && n > 1; p++) {
        while (n % p == 0) { n /= p; }
    }
    return n;
}

/* Whether a prime divides a Goal that is known, or its reciprocal, but not the numbers of a span, of which it is known
 * that small primes alone divide them. */
int lacks_primes_of(const Span *span, const Span *goal) {
    if (is_known(&span->value) || !is_known(&goal->value) || !goal->value.num || !(span->lone.largest < SMALL_PRIMES)) {
        return 0;
    }
    uint64_t most = (uint64_t)(exp(span->lone.largest) * (1 + 1e-6));
    return without_primes(magnitude(goal->value.num), most) > 1 || without_primes((uint64_t)goal->value.den, most) > 1;
}

/* Of how many factors numbers have with this logarithm at most: some exponent of a prime and 1 is divided by each prime
 * that divides it, so that 2 to the power of that prime less 1 is no more than the number. */
void set_lone_of_factors(double log_of_number, Span *made) {
    double largest = log(1 + maximum(log_of_number, 0) / M_LN2) + SLACK;
    made->lone = any_primes();
    if (largest < NEAR) { made->lone.largest = largest; }
}

static int divides_once(const Lone *lone) {
    return !lone->is_open && (lone->num == 1 || lone->num == -1) && lone->den == 1;
}

/* Whether all numbers of a span are fractions between 0 and 1, or their opposites, or beyond these. */
static int is_below_one(const Span *span) {
    return are_numbers_of(span) && span->hi < 1 - 1e-12 && span->lo > -1 + 1e-12;
}

static int is_beyond_one(const Span *span) {
    return are_numbers_of(span) && (span->lo > 1 + 1e-12 || span->hi < -1 - 1e-12);
}

/* To the power of some fraction other than 0. */
static Lone raised_somehow(const Lone *base, const Span *exponent) {
    Lone lone = *base;
    if (!are_numbers_of(exponent)) { return any_primes(); }
    lone.is_repeated = (uint8_t)(divides_once(base) && exponent->is_whole && is_beyond_one(exponent));
    lone.num = 0;
    return lone;
}

/* To the power of a fraction. */
static Lone raised_lone(const Lone *base, const Value *exponent) {
    Lone lone = *base;
    if (exponent->kind != RATIONAL || !exponent->num) { return any_primes(); }
    int64_t num = exponent->num, den = exponent->den;
    lone.is_repeated = base->is_repeated && magnitude(num) >= (uint64_t)den;
    if (magnitude(num) > LARGEST_PART || den > LARGEST_PART) {
        lone.num = 0;
        return lone;
    }
    if (lone.num) { set_times(&lone, lone.num * num, lone.den * den); }
    return lone;
}

static Lone multiplied(const Lone *a, const Lone *b, int way) {
    Lone lone = any_primes();
    lone.largest = maximum(a->largest, b->largest);
    if (a->is_some && a->least > b->largest) {
        lone = *a;
    } else if (b->is_some && b->least > a->largest) {
        lone = *b;
        lone.num *= way;
    }
    lone.is_all = lone.is_all ? 1 : 0;
    lone.largest = maximum(a->largest, b->largest);
    return lone;
}

/* That some prime divides the product of powers of two factorials, from half of each on: (8). */
static void keep_some(const Lone *a, const Lone *b, int way, Lone *lone) {
    if (lone->is_some || !a->is_some || !b->is_some || !a->is_all || !b->is_all || a->is_open || b->is_open) { return; }
    int differ = a->num && b->num && (int64_t)a->num * b->den + (int64_t)way * b->num * a->den != 0;
    if (!differ && !(divides_once(a) && b->is_repeated) && !(divides_once(b) && a->is_repeated)) { return; }
    lone->is_some = 1;
    lone->least = maximum(a->least, b->least);
}

/* What follows of it. */
static void follow(Span *made) {
    const Lone *lone = &made->lone;
    if (!lone->num || (lone->is_open && lone->den % 2)) { return; }
    int order = twos_of_part(lone->den) - (lone->is_open ? 0 : twos_of_part(lone->num));
    if (lone->den > 1) { made->is_irrational = 1; }
    if (made->order < order) { made->order = (int8_t)order; }
}

static int is_power_of_two(int32_t n) { return n > 0 && (n & (n - 1)) == 0; }

/* Factorials and roots of them, times fractions that no large primes divide, multiplied or divided. Of the larger
 * factorial a prime divides each of both once, or not at all. */
static void multiply_roots(const Spans *spans, const Lone *a, const Lone *b, int way, Span *made) {
    if (!a->num || !b->num || !a->is_all || !b->is_all || made->lone.num) { return; }
    if (abs(a->num) != 1 || abs(b->num) != 1 || !is_power_of_two(a->den) || !is_power_of_two(b->den)) { return; }
    int one = twos_of_part(a->den), other = twos_of_part(b->den), is_same = a->num == b->num * way;
    int are_double = a->is_all == OF_FACTORIAL && b->is_all == OF_FACTORIAL && spans->leaves_out;
    if (!is_same && !are_double && (one == other || a->is_open || b->is_open || a->is_all < 2 || b->is_all < 2)) {
        return;
    }
    int order = one == other && is_same ? one - 1 : one < other ? one : other;
    if (made->order < order) { made->order = (int8_t)order; }
    if (order > 0) { made->is_irrational = 1; }
}

void set_lone(const Spans *spans, const Sign *sign, const Span *a, const Span *b, Span *made) {
    Lone one = lone_of(a), other = b ? lone_of(b) : any_primes();
    Value half = rational(1, 2), inverse;
    switch (sign->opcode) {
    case MULTIPLY:
    case DIVIDE: {
        int way = sign->opcode == MULTIPLY ? 1 : -1;
        made->lone = multiplied(&one, &other, way);
        keep_some(&one, &other, way, &made->lone);
        multiply_roots(spans, &one, &other, way, made);
        break;
    }
    case PERCENT:
        made->lone = multiplied(&one, &other, 1);
        if (sign->parameter.kind != RATIONAL) { return; }
        other = lone_of(&(Span){.value = sign->parameter});
        made->lone = multiplied(&made->lone, &other, -1);
        break;
    case SQUARE_ROOT:
        made->lone = raised_lone(&one, &half);
        raise_dominance(sign, a, b, made);
        break;
    case EXPONENT:
        made->lone = raised_lone(&one, &sign->parameter);
        raise_dominance(sign, a, b, made);
        break;
    case POWER:
        made->lone = is_fraction(b) ? raised_lone(&one, &b->value) : raised_somehow(&one, b);
        raise_dominance(sign, a, b, made);
        if (divides_once(&one) && is_below_one(b)) { made->is_irrational = 1; }
        break;
    case ROOT:
        raise_dominance(sign, a, b, made);
        if (divides_once(&other) && is_beyond_one(a)) { made->is_irrational = 1; }
        made->lone = raised_somehow(&other, a);
        if (is_fraction(a) && inverted(&a->value, &inverse) == 1) { made->lone = raised_lone(&other, &inverse); }
        break;
    default: return;
    }
    follow(made);
    /* a root of a positive fraction that is none */
    int is_root = sign->opcode == SQUARE_ROOT || sign->opcode == EXPONENT || sign->opcode == POWER;
    if (is_root && made->lone.num && made->is_irrational && a->is_rational && sign_of(&a->value) == 1) {
        made->is_radical = 1;
    }
    if (sign->opcode == ROOT && made->lone.num && made->is_irrational && b->is_rational && sign_of(&b->value) == 1) {
        made->is_radical = 1;
    }
    if ((sign->opcode == MULTIPLY || sign->opcode == DIVIDE) && made->is_irrational && sign_of(&made->value) == 1 &&
        (a->is_radical || are_numbers_of(a)) && (b->is_radical || are_numbers_of(b))) {
        made->is_radical = 1;
    }
}
