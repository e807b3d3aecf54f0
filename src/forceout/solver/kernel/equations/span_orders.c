/* Which powers of a number may be fractions, and what fraction is left of it: its order and its trace.
 *
 * A number x has an order t where, of every fraction p/q other than 0 for which |x| to the power of p/q is a fraction,
 * the power of two in p/q is t or more. It has a trace c, a fraction, where x - c is a sum of positive radicals that
 * are no fractions, times fractions.
 *
 * Theorem. (1) A fraction whose size is no power of a fraction with the exponent 2^(s + 1) has the order -s; so has one
 * that a prime divides v times, with 2^(s + 1) not dividing v; n! for n > 1 has the order 0 (Chebyshev 1852), and so
 * has a sum or difference of a! and b! where b is 2a at least; so has, with s = 0, a fraction whose remainder is no
 * square's. (2) If x has the order t, x to the power of p/q has the order t - s, with 2^s the power of two in p/q. If t
 * > 0 a fraction times x has the order t, and x is no fraction. (3) Sums, differences and averages of numbers with
 * traces have the sums, differences and averages of these for traces, multiples with fractions the multiples; radicals
 * that are no fractions have the trace 0. A number with the trace c is c, or no fraction. That is all that is said by a
 * weak trace: where u is a fraction or a radical, or the opposite of one, and v a radical that is no fraction, u + v
 * and u - v have the weak trace 0, and what a fraction that is known makes of them what it makes of that. The
 * sum or difference of a fraction other than 0 and such a v has a trace other than 0, which no root has. (4) If the
 * power of x to 2^j is no fraction for all j < s, that of √x is none for all j < s + 1, that of a root of x none for
 * all j < s, that of x to the power of 2^i ÷ q none for all j < s - i.
 * (5) Is r a positive radical of an order t > 0, and q a fraction other than 0, no power of q + r or q - r with a
 * fraction other than 0 for exponent is a fraction: it is no root, and has every order. Nor is any power of it, or what
 * it makes by × and ÷ with a root of a fraction other than 0.
 *
 * Proof. (1) An exponent p/q in lowest terms with |x|^(p/q) a fraction makes p v ÷ q whole for each v. (2) of x^(p/q)
 * by multiplying exponents; (r x)^(p/q) to the power of q is r^p x^p, so that x^p is a fraction and 2^t divides p. (3)
 * The mean of all conjugates of a positive radical that is no fraction is 0, and it is additive. Is u a fraction, u + v
 * is none. (4) is plain. (5) Let m be the least whole number for which r^m is a fraction: r^m - x^m is irreducible (r
 * is positive, so the product of some of the roots is a fraction only where r to the power of their number is), and m
 * is even, so that -r is a conjugate of r. Were |q + r|^e a fraction for a whole e, so were (q + r)^2e, which were then
 * that of its conjugate q - r; but |q + r| = |q - r| only where q or r is 0. ∎
 */
#include "spans.h"

#define MOST_ORDER 100

static int twos_in(uint64_t n) { return n ? __builtin_ctzll(n) : 0; }

/* The power of two in a fraction. */
static int twos_of(const Value *v) { return twos_in(magnitude(v->num)) - twos_in((uint64_t)v->den); }

static int order_of_fraction(int64_t num, int64_t den) {
    int64_t top, bottom;
    int order = 0;
    num = (int64_t)magnitude(num);
    if (num == 0 || num == den) { return NO_ORDER; }
    while (whole_root(num, 2, &top) && whole_root(den, 2, &bottom)) {
        num = top;
        den = bottom;
        order--;
    }
    return order;
}

/* The order of a number that is known. */
void set_order_of_known(Span *span) {
    const Value *v = &span->value;
    span->order = NO_ORDER;
    span->squares = (uint8_t)(span->is_irrational ? 1 : 0);
    if (!is_known(v)) { return; }
    int order = order_of_fraction(v->num, v->den), root = v->kind == SURD ? v->root : 1;
    if (order != NO_ORDER) { span->order = (int8_t)(order + twos_in((uint64_t)root)); }
    if (v->kind == SURD) { span->squares = (uint8_t)(root & (root - 1) ? MOST_ORDER : twos_in((uint64_t)root)); }
    span->has_trace = 1;
    span->trace = v->kind == RATIONAL ? *v : rational(0, 1);
    span->trace.merged = 0;
}

/* Of a Goal: which powers of it are fractions, where it is a fraction, or the root of one that is known or handed in.
 */
void set_goal_order(Span *goal, double root) {
    if (goal->value.kind == SURD) { root = goal->value.root; }
    if (goal->value.kind == RATIONAL || goal->goal_sort >= FRACTION) { root = 1; }
    if (!(root >= 1 && root < 1e15)) { return; }
    uint64_t whole = (uint64_t)root;
    goal->goal_order = (int8_t)twos_in(whole);
    goal->goal_is_pure = (whole & (whole - 1)) == 0;
}

/* Whether some whole power of each number of a span is a fraction. */
int are_roots(const Spans *spans, const Span *span) {
    return is_known(&span->value) || span->is_root || span->is_rational || span->is_radical || is_of_base(spans, span);
}

/* Whether no power of a number is a fraction; b is NULL for a sign on one number. */
static int is_made_no_root(const Spans *spans, const Sign *sign, const Span *a, const Span *b) {
    switch (sign->opcode) {
    case ADD:
    case SUBTRACT:
        return (are_numbers_of(a) && b->is_radical && b->order > 0) ||
               (are_numbers_of(b) && a->is_radical && a->order > 0);
    case MULTIPLY:
    case DIVIDE:
        return (a->is_no_root && are_roots(spans, b) && sign_of(&b->value)) ||
               (b->is_no_root && are_roots(spans, a) && sign_of(&a->value));
    case SQUARE_ROOT: return a->is_no_root;
    case EXPONENT: return a->is_no_root && sign->parameter.kind == RATIONAL && sign->parameter.num;
    case POWER: return a->is_no_root && are_numbers_of(b);
    case ROOT: return b->is_no_root && are_numbers_of(a);
    default: return 0;
    }
}

static int is_two_power(uint64_t n) { return n && (n & (n - 1)) == 0; }

/* Whether a power of each number to a power of two is a fraction. */
int are_two_roots(const Span *span) {
    if (span->value.kind == SURD) { return is_two_power((uint64_t)span->value.root); }
    return is_fraction(span) || span->is_two_root || span->is_rational;
}

/* The same of what a sign makes. */
static int is_made_two_root(const Sign *sign, const Span *a, const Span *b) {
    switch (sign->opcode) {
    case SQUARE_ROOT: return are_two_roots(a);
    case MULTIPLY:
    case DIVIDE: return are_two_roots(a) && are_two_roots(b);
    case EXPONENT:
        return sign->parameter.kind == RATIONAL && is_two_power((uint64_t)sign->parameter.den) && are_two_roots(a);
    case POWER: return (b->is_whole || (is_fraction(b) && is_two_power((uint64_t)b->value.den))) && are_two_roots(a);
    case ROOT: return is_fraction(a) && is_two_power(magnitude(a->value.num)) && are_two_roots(b);
    default: return 0;
    }
}

static void set_root(const Spans *spans, const Sign *sign, const Span *a, const Span *b, Span *made) {
    switch (sign->opcode) {
    case SQUARE_ROOT: made->is_root = (uint8_t)are_roots(spans, a); return;
    case EXPONENT: made->is_root = sign->parameter.kind == RATIONAL && are_roots(spans, a); return;
    case MULTIPLY:
    case DIVIDE: made->is_root = are_roots(spans, a) && are_roots(spans, b); return;
    case POWER: made->is_root = b->is_rational && are_roots(spans, a); return;
    case ROOT: made->is_root = a->is_rational && are_roots(spans, b); return;
    default: return;
    }
}

int are_numbers_of(const Span *span) {
    int sign = sign_of(&span->value);
    return span->is_rational && (sign == 1 || sign == -1);
}

/* Whether a sign puts together what is known of sums: of a weak trace only with a fraction that is known. */
static int keeps_trace(const Span *a, const Span *b) {
    return (!a->trace_is_weak && !b->trace_is_weak) || is_fraction(a) || is_fraction(b);
}

static void set_trace(const Spans *spans, const Sign *sign, const Span *a, const Span *b, Span *made) {
    Value trace;
    int known = 0;
    if (sign->opcode == ADD || sign->opcode == SUBTRACT) {
        made->trace_is_not_zero = (are_numbers_of(a) && b->is_radical) || (are_numbers_of(b) && a->is_radical);
    }
    if ((sign->opcode == ADD || sign->opcode == SUBTRACT) && !(a->has_trace && b->has_trace) &&
        ((a->is_radical && are_roots(spans, b)) || (b->is_radical && are_roots(spans, a)))) {
        made->has_trace = made->trace_is_weak = 1;
        made->trace = rational(0, 1);
        return;
    }
    if (b && !keeps_trace(a, b)) { return; }
    Value half = rational(1, 2);
    switch (sign->opcode) {
    case ADD:
    case AVERAGE: known = a->has_trace && b->has_trace && add(&a->trace, &b->trace, &trace) == 1; break;
    case SUBTRACT: known = a->has_trace && b->has_trace && subtract(&a->trace, &b->trace, &trace) == 1; break;
    case MULTIPLY:
        if (is_fraction(a) && b->has_trace) { known = multiply(&a->value, &b->trace, &trace) == 1; }
        if (is_fraction(b) && a->has_trace) { known = multiply(&b->value, &a->trace, &trace) == 1; }
        break;
    case DIVIDE:
        if (is_fraction(b) && b->value.num && a->has_trace) { known = divide(&a->trace, &b->value, &trace) == 1; }
        break;
    default: break;
    }
    if ((sign->opcode == MULTIPLY || sign->opcode == DIVIDE) &&
        ((are_numbers_of(a) && b->is_radical) || (are_numbers_of(b) && a->is_radical))) {
        trace = rational(0, 1);
        known = 1;
    }
    if (known && sign->opcode == AVERAGE) {
        Value sum = trace;
        known = multiply(&sum, &half, &trace) == 1;
    }
    if (known && trace.kind == RATIONAL) {
        made->has_trace = 1;
        made->trace_is_weak = (uint8_t)(a->trace_is_weak || (b && b->trace_is_weak));
        made->trace = trace;
        made->trace.merged = 0;
    }
}

/* How often 2 divides a whole number at least. */
int least_twos_of(const Spans *spans, const Span *span) {
    if (is_fraction(span)) { return twos_in(magnitude(span->value.num)); }
    if (!spans->counts_primes || spans->primes[0] != 2) { return 0; }
    return (int)minimum(maximum(span->valuations.least[0], 0), MOST_ORDER);
}

/* Whether 2 divides the denominator of each number that is a fraction. */
int has_even_denominator(const Spans *spans, const Span *span) {
    if (is_fraction(span)) { return span->value.den % 2 == 0; }
    if (!spans->counts_primes || spans->primes[0] != 2) { return 0; }
    return valuations_of(spans, span).most[0] < 0;
}

static int8_t bounded(int order) {
    return (int8_t)(order > MOST_ORDER ? MOST_ORDER : order < -MOST_ORDER ? NO_ORDER : order);
}

static void set_order_of_power(const Span *base, const Value *exponent, int is_root, Span *made) {
    Value inverse;
    if (exponent->kind != RATIONAL || !exponent->num) { return; }
    if (is_root) {
        if (inverted(exponent, &inverse) != 1 || inverse.kind != RATIONAL) { return; }
        exponent = &inverse;
    }
    int twos = twos_of(exponent);
    if (base->order != NO_ORDER) { made->order = bounded(base->order - twos); }
    if ((base->is_once || is_opaque(base)) && exponent->den != 1) { made->is_irrational = 1; }
    made->is_radical = made->is_radical ||
                       (made->is_irrational && (base->is_rational || base->is_radical) && sign_of(&made->value) == 1);
    uint64_t odd = magnitude(exponent->num) >> twos_in(magnitude(exponent->num));
    if (odd == 1 && base->squares > twos_in(magnitude(exponent->num))) {
        made->squares = (uint8_t)(base->squares - twos_in(magnitude(exponent->num)));
        if (magnitude(exponent->num) == 1 && made->squares < MOST_ORDER) {
            made->squares = (uint8_t)(made->squares + twos_in((uint64_t)exponent->den));
        }
    }
}

/* Whether a fraction has no prime above half of all n of n!, one of which divides n! just once. */
static int is_small_beside(const Span *number, const Span *factorial) {
    return is_fraction(number) && number->value.num && factorial->is_factorial &&
           (double)magnitude(number->value.num) < factorial->least_argument / 2 &&
           (double)number->value.den < factorial->least_argument / 2;
}

/* That of a fraction, by how often primes divide it, and by its remainder. */
static void set_order_of_rational(const Spans *spans, Span *span) {
    for (int i = 0; i < PRIMES && spans->counts_primes; i++) {
        double times = span->valuations.least[i];
        if (times != span->valuations.most[i] || times == 0 || fabs(times) > 1e15 || times != floor(times)) {
            continue;
        }
        int order = -twos_in((uint64_t)fabs(times));
        if (span->order < order) { span->order = (int8_t)order; }
    }
    if (span->order < 0 && sign_of(&span->value) > 0 && span->residue > 0 && !is_residue_of_square(span->residue)) {
        span->order = 0;
    }
}

static int is_above_one(const Span *span) {
    return span->lo > 1 || (span->value.kind == HUGE_POSITIVE && span->value.lo > 0.1);
}

/* Whether of a! and b! always a is more than 2b. */
static int is_far_above(const Span *a, const Span *b) {
    if (a->least_argument > 2 * b->most_argument + 2) { return 1; }
    return isfinite(a->tower_lo) && isfinite(b->tower_hi) && a->tower_lo > tower_moved(b->tower_hi, 1, 1);
}

static void set_once(Span *made) {
    made->order = 0;
    made->is_once = 1;
}

/* What a sign makes of two numbers, or of one, has for its order and its trace. */
void set_order(const Spans *spans, const Sign *sign, const Span *a, const Span *b, Span *made) {
    const Span *base, *exponent;
    Value half = rational(1, 2);
    if (is_known(&made->value)) { return; }
    set_root(spans, sign, a, b, made);
    made->is_two_root = (uint8_t)is_made_two_root(sign, a, b);
    if (is_made_no_root(spans, sign, a, b)) {
        made->is_no_root = made->is_irrational = 1;
        made->squares = MOST_ORDER;
        made->order = MOST_ORDER;
    }
    set_trace(spans, sign, a, b, made);
    switch (sign->opcode) {
    case SQUARE_ROOT: set_order_of_power(a, &half, 0, made); break;
    case EXPONENT: set_order_of_power(a, &sign->parameter, 0, made); break;
    case POWER:
    case ROOT:
        split_power(sign, a, b, &base, &exponent);
        if (is_fraction(exponent)) {
            set_order_of_power(base, &exponent->value, sign->opcode == ROOT, made);
        } else if (sign->opcode == ROOT && exponent->is_whole) {
            if (base->order != NO_ORDER) { made->order = bounded(base->order + least_twos_of(spans, exponent)); }
            made->squares = base->squares;
            if ((base->is_once || is_opaque(base)) && is_above_one(exponent)) { made->is_irrational = 1; }
        } else if (exponent->is_rational && base->order != NO_ORDER && spans->counts_primes && spans->primes[0] == 2) {
            Valuations twos = valuations_of(spans, exponent);
            double lost = sign->opcode == POWER ? twos.most[0] : -twos.least[0];
            if (lost < MOST_ORDER) { made->order = bounded(base->order - (int)ceil(maximum(lost, -MOST_ORDER))); }
        }
        if (are_numbers_of(exponent) && base->is_radical && made->order > 0) { made->is_radical = 1; }
        break;
    case MULTIPLY:
    case DIVIDE:
        if (is_small_beside(a, b) || is_small_beside(b, a)) { set_once(made); }
        /* a prime beyond half of the larger divides it once, and the other as often or not at all */
        if (sign->opcode == MULTIPLY && a->is_factorial && b->is_factorial && made->order < -1) { made->order = -1; }
        if (a->is_factorial > 1 && b->is_factorial > 1 && have_other_roots(a, b)) { set_once(made); }
        if (are_numbers_of(a) && b->order > 0) { made->order = b->order; }
        if (are_numbers_of(b) && a->order > 0) { made->order = a->order; }
        if (are_numbers_of(a)) { made->squares = b->squares; }
        if (are_numbers_of(b)) { made->squares = a->squares; }
        break;
    case ADD:
    case SUBTRACT:
        if (a->is_factorial && b->is_factorial && (is_far_above(a, b) || is_far_above(b, a))) { set_once(made); }
        /* of two factorials of factorials one is twice the other, or of 21 times as many numbers */
        if (sign->opcode == ADD && a->is_factorial > 1 && b->is_factorial > 1) { set_once(made); }
        break;
    default: break;
    }
    set_lone(spans, sign, a, b, made);
    if (is_opaque(made) && made->order < 0) { made->order = 0; }
    if (made->is_rational) { set_order_of_rational(spans, made); }
}
