/* What signs make of spans: all that they can make of any numbers in them.
 *
 * Theorem. Let x and y be numbers of two spans. Then what a sign makes of them is in one of the spans made, and what
 * these say is true of it; but for a! ÷ b! and a! - b! with a = b, where a ÷ b and a - b are the same with fewer signs,
 * and for products and quotients of two powers of the base, which are such a power times 1, of lesser exponents.
 *
 * Proof. Where it lies: by the intervals of arithmetic (signs.c), or where these say nothing by `cover`. A difference
 * of factorials that differ is no smaller than the lesser, a quotient or its reciprocal no smaller than the lesser of a
 * and b. Of two numbers whose towers are more than 1 apart the larger is what counts. Not a fraction is a number that
 * is none, with a fraction by + - × ÷ (not 0 by × ÷), or under a √ or another whole root; the √ of n!, which some prime
 * divides just once (Chebyshev 1852); and the sum or difference of two radicals that are no fractions, unless the
 * difference is 0: with 1 they are independent over the fractions where no ratio of two is one (Besicovitch 1940).
 * √…√ of a positive number lies between it and 1, and with LEAST_CHAIN signs or more it is no fraction where the number
 * is one below LIMIT, other than 1. n! is no smaller than n. ∎
 */
#include "spans.h"

void give_up(Spans *spans, int outcome) {
    TELL(fprintf(stderr, "GIVES UP %d after %llu: ", outcome, (unsigned long long)spans->search->evaluations);
         tell_way(told_now); fprintf(stderr, "\n");)
    if (spans->search->outcome == EXHAUSTED) { spans->search->outcome = outcome; }
}

int is_going(const Spans *spans) { return spans->search->outcome == EXHAUSTED; }

/* Whether a span has no 0, for some prime divides its numbers only so often, or leaves a remainder. */
static int has_no_zero(const Span *span) {
    for (int i = 0; i < PRIMES; i++) {
        if (span->valuations.most[i] < INFINITY) { return 1; }
    }
    return span->is_irrational || span->residue > 0;
}

/* A span, in parts of one sign each. */
static void put_span(Spans *spans, SpanList *list, const Span *made) {
    if (made->value.kind != LINEAR || made->value.lo > 0 || made->value.hi < 0) {
        append(spans, list, made);
        return;
    }
    Span span = *made;
    double lo = span.value.lo, hi = span.value.hi;
    if (!has_no_zero(&span)) { append_made(spans, list, span_of(rational(0, 1), 0)); }
    span.value = of_logarithms(-INFINITY, hi > 0 ? far_up(log(hi)) : 0, 0);
    if (hi > 0) { append(spans, list, &span); }
    span.is_radical = 0;
    span.value = of_logarithms(-INFINITY, lo < 0 ? far_up(log(-lo)) : 0, 1);
    if (lo < 0) { append(spans, list, &span); }
}

static int is_number(const Span *span) { return is_fraction(span) && span->value.num; }

/* Whether all are fractions other than 0: no span but that of zero itself holds zero. */
static int are_numbers(const Span *span) { return span->is_rational && (!is_fraction(span) || span->value.num); }

/* Whether all numbers of a span are other than 1 and -1: some prime divides them, or their reciprocals. */
static int is_divided(const Span *span) {
    for (int i = 0; i < PRIMES; i++) {
        if (span->valuations.least[i] > 0 || span->valuations.most[i] < 0) { return 1; }
    }
    return 0;
}

/* Whether all numbers of a span are other than 1. */
static int is_not_one(const Span *span) {
    Value one = rational(1, 1);
    return span->is_irrational || is_divided(span) || !overlaps(&span->value, &one);
}

/* The base and the exponent of a power, or the index of a root; 0 where a sign is neither. */
int split_power(const Sign *sign, const Span *a, const Span *b, const Span **base, const Span **exponent) {
    if (sign->opcode != POWER && sign->opcode != ROOT) { return 0; }
    *base = sign->opcode == POWER ? a : b;
    *exponent = sign->opcode == POWER ? b : a;
    return 1;
}

/* A whole power of fractions. */
static void set_sort_of_power(const Span *base, const Value *exponent, Span *made) {
    if (exponent->kind != RATIONAL || exponent->den != 1) { return; }
    made->is_rational = base->is_rational;
    made->is_whole = exponent->num > 0 ? base->is_whole : is_fraction(base) && magnitude(base->value.num) == 1;
}

/* A power or root with a fraction other than 0 for exponent or index. */
static void set_sort_with_fraction(const Span *base, const Value *exponent, int is_index, Span *made) {
    int is_root = is_index ? exponent->den == 1 : magnitude(exponent->num) == 1;
    made->is_irrational = base->is_irrational && is_root;
    made->is_radical = base->is_radical && is_root;
    made->is_algebraic = base->is_algebraic;
    made->is_transcendental = base->is_transcendental;
    Value inverse;
    if (!is_index) {
        set_sort_of_power(base, exponent, made);
    } else if (inverted(exponent, &inverse) == 1) {
        set_sort_of_power(base, &inverse, made);
    }
}

/* What a sign makes of two numbers, or of one, is known to be. */
void set_sort(const Sign *sign, const Span *a, const Span *b, Span *made) {
    const Span *base, *exponent;
    if (is_known(&made->value)) { return; }
    switch (sign->opcode) {
    case FACTORS:
    case REMAINDER:
    case LEAST_MULTIPLE:
    case GREATEST_FACTOR:
    case NEXT_PRIME: made->is_algebraic = made->is_rational = made->is_whole = 1; break;
    case ADD:
    case SUBTRACT:
    case AVERAGE:
        made->is_rational = a->is_rational && b->is_rational;
        made->is_whole = a->is_whole && b->is_whole && sign->opcode != AVERAGE;
        made->is_irrational = (a->is_rational && b->is_irrational) || (a->is_irrational && b->is_rational);
        made->is_algebraic = a->is_algebraic && b->is_algebraic;
        made->is_transcendental =
            (a->is_algebraic && b->is_transcendental) || (a->is_transcendental && b->is_algebraic);
        break;
    case MULTIPLY:
    case DIVIDE:
    case PERCENT:
        made->is_rational = a->is_rational && b->is_rational;
        made->is_whole = a->is_whole && b->is_whole && sign->opcode == MULTIPLY;
        made->is_irrational = (are_numbers(a) && b->is_irrational) || (a->is_irrational && are_numbers(b));
        made->is_radical =
            (a->is_radical && is_number(b) && b->value.num > 0) || (b->is_radical && is_number(a) && a->value.num > 0);
        made->is_algebraic = a->is_algebraic && b->is_algebraic;
        made->is_transcendental =
            (a->is_algebraic && b->is_transcendental) || (a->is_transcendental && b->is_algebraic);
        break;
    case SQUARE_ROOT:
        made->is_irrational = a->is_irrational || a->is_factorial;
        made->is_radical = a->is_radical || a->is_factorial;
        made->is_algebraic = a->is_algebraic;
        made->is_transcendental = a->is_transcendental;
        break;
    case POWER:
    case ROOT:
        split_power(sign, a, b, &base, &exponent);
        if (is_number(exponent)) {
            set_sort_with_fraction(base, &exponent->value, sign->opcode == ROOT, made);
        } else if (sign->opcode == POWER && exponent->is_whole) {
            made->is_rational = base->is_rational;
            made->is_algebraic = base->is_algebraic;
            made->is_whole = base->is_whole && sign_of(&exponent->value) > 0;
        } else if (are_numbers(exponent)) {
            /* a root with an index that is whole, but not known */
            int is_root = sign->opcode == ROOT && exponent->is_whole;
            made->is_irrational = base->is_irrational && is_root;
            made->is_radical = base->is_radical && is_root;
            made->is_algebraic = base->is_algebraic;
            made->is_transcendental = base->is_transcendental;
        } else if (base->is_algebraic && exponent->is_algebraic && exponent->is_irrational && is_not_one(base)) {
            made->is_transcendental = 1;
        }
        break;
    case EXPONENT:
        if (sign->parameter.kind == RATIONAL && sign->parameter.num) {
            set_sort_with_fraction(a, &sign->parameter, 0, made);
        }
        break;
    case LOGARITHM:
        /* a logarithm of algebraic numbers is a fraction, which is known where both are, or transcendental */
        made->is_transcendental = (is_exact(&a->value) && is_exact(&b->value)) || is_logarithm_of_factorials(a, b);
        break;
    default: break;
    }
    made->is_irrational = made->is_irrational || made->is_transcendental;
    made->is_radical = made->is_radical && sign_of(&made->value) == 1;
}

/* Whether a span is a power of the base other than 1 and -1. */
static int is_far_power(const Span *span) {
    return span->is_power && !(is_fraction(span) && magnitude(span->value.num) == (uint64_t)span->value.den);
}

/* A number with a 0 by +, a 1 by × or ÷, as an exponent or an index, is that number. */
static const Span *left_as_it_is(const Sign *sign, const Span *a, const Span *b) {
    int is_zero = is_fraction(b) && b->value.num == 0, is_one = is_fraction(b) && b->value.num == b->value.den;
    switch (sign->opcode) {
    case ADD: return is_zero ? a : is_fraction(a) && a->value.num == 0 ? b : NULL;
    case SUBTRACT: return is_zero ? a : NULL;
    case MULTIPLY: return is_one ? a : is_fraction(a) && a->value.num == a->value.den ? b : NULL;
    case DIVIDE:
    case POWER: return is_one ? a : NULL;
    case ROOT: return is_fraction(a) && a->value.num == a->value.den ? b : NULL;
    default: return NULL;
    }
}

/* Whether a sign takes nothing but whole numbers. */
static int takes_whole(int opcode) {
    switch (opcode) {
    case FACTORS:
    case REMAINDER:
    case LEAST_MULTIPLE:
    case GREATEST_FACTOR:
    case WHOLE_POWER:
    case WHOLE_ROOT:
    case WHOLE_SQUARE_ROOT: return 1;
    default: return 0;
    }
}

/* A whole number other than 0 is no smaller than what the primes that divide it make. */
static void raise_whole(const Spans *spans, Span *span) {
    if (!span->is_whole || !is_huge(&span->value)) { return; }
    double least = least_log_of_whole(spans, span);
    if (least > span->value.lo && least <= span->value.hi) { span->value.lo = least; }
}

/* A power of which a value must be chosen, where the exponent is whole and so there is just one; 0 where it may not be.
 */
int has_one_value(const Sign *sign, const Span *exponent, Sign *power) {
    *power = *sign;
    power->opcode = POWER;
    return exponent->is_whole;
}

/* Whether only towers say how large a power, root or logarithm is. */
static int has_far_logarithm(const Sign *sign, const Span *a, const Span *b) {
    const Span *base, *exponent;
    if (sign->opcode == LOGARITHM && (sign_of(&a->value) < 1 || sign_of(&b->value) < 1)) { return 0; }
    if (sign->opcode == LOGARITHM && !is_not_one(a)) { return 0; }
    if (sign->opcode == LOGARITHM) { return isfinite(a->tower_lo) || isfinite(b->tower_lo); }
    if (!b || !split_power(sign, a, b, &base, &exponent) || is_fraction(exponent)) { return 0; }
    return isfinite(base->tower_lo) || isfinite(exponent->tower_lo);
}

/* A sign that takes and makes whole numbers only, as one that does not, which makes all that it makes. */
static int is_kept_whole(const Sign *sign, Sign *plain) {
    *plain = *sign;
    switch (sign->opcode) {
    case WHOLE_POWER: plain->opcode = POWER; return 1;
    case WHOLE_ROOT: plain->opcode = ROOT; return 1;
    case WHOLE_SQUARE_ROOT: plain->opcode = SQUARE_ROOT; return 1;
    default: return 0;
    }
}

/* Put what a sign made that keeps to whole numbers. */
static void put_made(Spans *spans, SpanList *out, Span *made, int keeps_whole) {
    if (keeps_whole) {
        if (made->order > 0 || !can_be_whole(spans, made)) { return; }
        made->is_whole = made->is_rational = made->is_algebraic = 1;
    }
    raise_whole(spans, made);
    Span parts[MOST_WHOLE_POWERS + 1];
    int count = keeps_whole ? 0 : part_powers(spans, made, parts);
    for (int i = 0; i < count; i++) { put_span(spans, out, &parts[i]); }
    if (!count) { put_span(spans, out, made); }
}

static int is_of_factorial(const Span *span) { return span->multiple || span->nearness || span->dominance.way; }

static void make_of(Spans *spans, const Sign *sign, const Span *a, const Span *b, SpanList *out);

/* An average: half of the sum, of which more is known where factorials are in it. */
static void make_half_of_sum(Spans *spans, const Span *a, const Span *b, SpanList *out) {
    Sign plus = {ADD, 0, rational(0, 1), 0}, by = {DIVIDE, 0, rational(0, 1), 0};
    Span two = span_of(rational(2, 1), 0);
    SpanList sums = {0};
    make_of(spans, &plus, a, b, &sums);
    for (uint32_t i = 0; i < sums.count && is_going(spans); i++) { make_of(spans, &by, &sums.spans[i], &two, out); }
    PyMem_RawFree(sums.spans);
}

/* All that a sign makes of two spans, or of one. */
static void make_of(Spans *spans, const Sign *sign, const Span *a, const Span *b, SpanList *out) {
    Value results[2];
    Span made[3];
    Sign power, plain;
    TELL(told_now = tell(sign->opcode, a->way, b ? b->way : 0, 0);)
    spans->search->evaluations++;
    if (sign->opcode == CHOSEN_POWER) {
        if (!has_one_value(sign, b, &power)) {
            give_up(spans, BLURRED);
            return;
        }
        sign = &power;
    }
    if (takes_whole(sign->opcode) && (!can_be_whole(spans, a) || (b && !can_be_whole(spans, b)))) { return; }
    int keeps_whole = is_kept_whole(sign, &plain);
    sign = &plain;
    if (sign->opcode == FACTORS && has_no_factors(a)) { return; }
    if (sign->opcode == FACTORS && !sign->limit && count_factors_of_few(spans, a, &made[0])) {
        append(spans, out, &made[0]);
        return;
    }
    if (sign->opcode == FACTORS && put_factors_one_by_one(spans, sign, a, out)) { return; }
    if (put_counts_one_by_one(spans, sign, a, out) || put_counts_of_sums(spans, sign, a, out)) { return; }
    if (put_logarithms_one_by_one(spans, sign, a, b, out)) { return; }
    if (sign->opcode == FACTORS && !sign->limit) {
        made[0] = span_of(of_logarithms(0, INFINITY, 0), 0);
        if (count_known_factors(spans, a, &made[0])) {
            put_span(spans, out, &made[0]);
            return;
        }
    }
    const Span *same = b ? left_as_it_is(sign, a, b) : NULL;
    int are_powers = b && a->is_power && b->is_power && (sign->opcode == MULTIPLY || sign->opcode == DIVIDE);
    if (are_powers && is_far_power(a) && is_far_power(b)) { return; }
    if (same) {
        Span kept = *same;
        kept.is_power = (uint8_t)are_powers;
        kept.is_rooted = kept.is_raised = 0;
        append(spans, out, &kept);
        return;
    }
    if (sign->opcode == SUBTRACT && is_fraction(a) && a->value.num == 0 && !is_known(&b->value)) {
        append_made(spans, out, opposite_of(spans, b));
        return;
    }
    if (sign->opcode == AVERAGE && (is_of_factorial(a) || is_of_factorial(b))) {
        make_half_of_sum(spans, a, b, out);
        return;
    }
    if (b && make_common(spans, sign, a, b, out)) { return; }
    if (b && isfinite(a->tower_lo) && make_of_towers(spans, sign, a, b, 1, out)) { return; }
    if (b && make_of_factorials(spans, sign, a, b, out)) { return; }
    if (b && isfinite(a->tower_lo) && make_of_towers(spans, sign, a, b, LEAST_APART, out)) { return; }
    if (sign->opcode == LOGARITHM && put_logarithm(spans, a, b, out)) { return; }
    int known = has_far_logarithm(sign, a, b) ? -1 : evaluate(sign, &a->value, b ? &b->value : NULL, results);
    if (known == LEFT_OUT) {
        give_up(spans, BLURRED);
        return;
    }
    const Span *base, *exponent;
    if (b && split_power(sign, a, b, &base, &exponent) && sign_of(&base->value) < 0 && exponent->is_irrational) {
        return; /* a negative number has no irrational powers */
    }
    if (is_even_root_of_negative(spans, sign, a, b)) { return; }
    if (b && sign->opcode == POWER && sign_of(&a->value) < 0 && has_even_denominator(spans, b)) {
        return; /* nor powers with such an exponent, whether it is a fraction or not */
    }
    if (known < 0) {
        known = cover(sign, a, b, made);
        if (!known) {
            give_up(spans, BLURRED);
            return;
        }
        set_sort(sign, a, b, &made[known > 1]);
        count_made(spans, sign, a, b, &made[known > 1]);
        if (known == 3 && has_no_zero(&made[1])) { made[0] = made[--known]; }
        /* an even power of a negative number is positive */
        if (known == 2 && sign->opcode == POWER && b->is_whole && least_twos_of(spans, b) > 0) { known = 1; }
    } else {
        for (int i = 0; i < known; i++) { made[i] = span_of(results[i], 0); }
    }
    for (int i = 0; i < known; i++) {
        set_sort(sign, a, b, &made[i]);
        made[i].is_power = (uint8_t)are_powers;
        if (!is_fraction(&made[i])) { set_multiple(sign, a, b, &made[i]); }
        count_made(spans, sign, a, b, &made[i]);
        set_order(spans, sign, a, b, &made[i]);
        put_made(spans, out, &made[i], keeps_whole);
    }
}

/* The exponent of a power, or the index of a root, where it is a power of the base with some fraction for its exponent:
 * it is a whole power, or no fraction; 0 where it is not. */
static int make_of_powers_of_base(Spans *spans, const Sign *sign, const Span *a, const Span *b, SpanList *out) {
    const Span *base, *exponent;
    if (!b || !split_power(sign, a, b, &base, &exponent)) { return 0; }
    if (is_known(&exponent->value) || !is_of_base(spans, exponent) || exponent->is_rational ||
        exponent->is_irrational) {
        return 0;
    }
    Span parts[MOST_WHOLE_POWERS + 1];
    int count = whole_powers(spans, exponent, parts);
    parts[count] = *exponent;
    parts[count++].is_irrational = 1;
    for (int i = 0; i < count && is_going(spans); i++) {
        make_of(spans, sign, exponent == a ? &parts[i] : a, exponent == a ? b : &parts[i], out);
    }
    return 1;
}

void make_at_once(Spans *spans, const Sign *sign, const Span *a, const Span *b, SpanList *out) {
    Sign power = {POWER, 0, rational(0, 1), 0};
    if (make_beside_i(spans, sign, a, b, out)) { return; }
    const Span *exponent = b ? NULL : exponent_of(spans, sign);
    Span known;
    if (!exponent && sign->opcode == EXPONENT && !sign->limit && sign->parameter.kind == RATIONAL) {
        known = span_of(sign->parameter, 0);
        exponent = &known;
    }
    if (exponent) {
        sign = &power;
        b = exponent;
    }
    if (make_plain_power(spans, sign, a, b, out)) { return; }
    if (!make_of_powers_of_base(spans, sign, a, b, out)) { make_of(spans, sign, a, b, out); }
    TELL(told_now = 0;)
}
