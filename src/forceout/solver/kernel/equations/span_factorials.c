/* Factorials, times or divided by or more or less by what is small beside them.
 *
 * Theorem. Let x be r a! or r ÷ a! and y be s b! or s ÷ b!, or x a! + d and y b! + e, or the opposites, for whole
 * numbers a and b above LEAST_FACTORIAL. What a sign makes of both, where it comes to a quotient or a difference of a!
 * and b!, is in a span made, unless a = b: then it is what the same signs make of the numbers with a and b in the
 * places of a! and b!, which takes fewer signs and the same cubes.
 *
 * Proof. Of whole numbers a > b, a! ÷ b! is no less than a, so than any that either is not below, and a! - b! no less
 * than b! (a - 1), from which r and s take no more than `spread` of the logarithm, and d and e no more than their
 * sizes. The larger tower of a! and b! is that of n! with log log n! no more than log(2 log n), and n is no more than
 * the quotient. Are a and b factorials, a is 21 b at least, and a! ÷ b! is (a - b)! times a whole number. With a = b, r
 * a! and s a!, in a quotient, are r a and s a; a! + d and a! + e, in a difference, are a + d and a + e. ∎
 */
#include "spans.h"

#define MOST_SPREAD 1e250
#define LARGEST_FOR_TOWERS 1e10  /* beside numbers with logarithms beyond 10^15 */
#define LEAST_OF_FACTORIALS 1e19 /* 21! is more */

/* Numbers of which the other is a small part are still multiples of a factorial, or near to one. */
static double most_log_of(const Span *span) {
    double lo, hi;
    if (sign_of(&span->value) == 0 || sign_of(&span->value) == 2) { return INFINITY; }
    log_bounds(&span->value, &lo, &hi);
    return maximum(fabs(lo), fabs(hi)) * (1 + 1e-9);
}

static double size_of(const Span *span) { return maximum(fabs(span->lo), fabs(span->hi)) * (1 + 1e-9); }

/* Whether a multiple of a factorial is by far the larger of two, so that it is the other that is the small part. */
static int is_by_far(const Span *from, const Span *by) {
    double al, ah, bl, bh;
    if (!by->multiple) { return 1; }
    log_bounds(&from->value, &al, &ah);
    log_bounds(&by->value, &bl, &bh);
    return al * ah > 0 && minimum(fabs(al), fabs(ah)) > 2 * maximum(fabs(bl), fabs(bh));
}

/* What is kept of a multiple of a factorial where a sign puts a number to it. */
static int keep_multiple(const Span *from, const Span *by, int way, Span *made) {
    double spread = from->spread + most_log_of(by);
    if (!(spread < MOST_SPREAD) || !is_by_far(from, by)) { return 0; }
    made->multiple = (int8_t)(from->multiple * way);
    made->spread = spread;
    made->least_of_multiple = from->least_of_multiple;
    return 1;
}

static int keep_near(const Span *from, const Span *by, int way, Span *made) {
    double offset = from->offset + size_of(by);
    if (!(offset < MOST_SPREAD) || by->nearness) { return 0; }
    made->nearness = (int8_t)(from->nearness * way);
    made->offset = offset;
    made->least_of_near = from->least_of_near;
    return 1;
}

/* That a number is a factorial times a number, or near to one. */
void set_multiple(const Sign *sign, const Span *a, const Span *b, Span *made) {
    int is_of_a = 0, is_of_b = 0;
    switch (sign->opcode) {
    case MULTIPLY:
    case DIVIDE:
        if (a->multiple) { is_of_a = keep_multiple(a, b, 1, made); }
        if (b->multiple && !is_of_a) { is_of_b = keep_multiple(b, a, sign->opcode == DIVIDE ? -1 : 1, made); }
        break;
    case PERCENT:
        if (a->multiple && !b->multiple) { is_of_a = keep_multiple(a, b, 1, made); }
        if (b->multiple && !a->multiple) { is_of_b = keep_multiple(b, a, 1, made); }
        made->spread += most_log_of(&(Span){.value = sign->parameter});
        if (!(made->spread < MOST_SPREAD)) { made->multiple = 0; }
        break;
    case ADD:
    case SUBTRACT:
        if (a->nearness) { is_of_a = keep_near(a, b, 1, made); }
        if (b->nearness) { is_of_b = keep_near(b, a, sign->opcode == SUBTRACT ? -1 : 1, made); }
        break;
    default: return;
    }
    if (is_of_a || (a->form.is_linear && is_fraction(b))) { keep_form(sign, a, b, 1, made); }
    if (is_of_b || (b->form.is_linear && is_fraction(a))) { keep_form(sign, b, a, 0, made); }
    if (!made->multiple && !made->nearness && !made->form.is_linear) { made->form.is_set = 0; }
    /* times a number whose logarithm is 0, as 1 ÷ (1 ÷ a!) */
    if ((is_of_a || is_of_b) && made->multiple == 1 && made->spread == 0 && sign_of(&made->value) == 1) {
        set_sole_factorial(&made->form);
    }
    keep_dominance(sign, a, b, made);
}

/* n! for all n of which the logarithm is no less. */
void set_factorial(Span *span, double least_log) {
    span->multiple = span->nearness = 1;
    span->spread = span->offset = 0;
    span->least_of_multiple = span->least_of_near = least_log * (1 - 1e-12) - 1e-12;
}

/* Whether one of two numbers certainly is the larger, so that arithmetic says enough. */
static int are_apart(const Span *a, const Span *b) {
    double al, ah, bl, bh;
    if (sign_of(&a->value) == 0 || sign_of(&a->value) == 2 || sign_of(&b->value) == 0 || sign_of(&b->value) == 2) {
        return 1;
    }
    log_bounds(&a->value, &al, &ah);
    log_bounds(&b->value, &bl, &bh);
    return ah + 1 < bl || bh + 1 < al;
}

/* A! ÷ B!, for factorials A and B of which the larger is 21 times the smaller at least, and A the larger; or, the other
 * way, the smaller. */
void divide_by_many(const Spans *spans, const Span *a, const Span *b, int way, Span *made) {
    Span of_difference = span_of(rational(1, 1), 0);
    double fewest = maximum(minimum(a->least_argument, b->least_argument), LEAST_OF_FACTORIALS) * 20;
    count_factorial(spans, &of_difference, fewest, INFINITY);
    for (int i = 0; i < PRIMES && spans->counts_primes; i++) {
        double times = of_difference.valuations.least[i];
        if (way > 0) { made->valuations.least[i] = maximum(made->valuations.least[i], times); }
        if (way < 0) { made->valuations.most[i] = minimum(made->valuations.most[i], -times); }
    }
    made->is_rational = made->is_algebraic = 1;
    if (way < 0) { return; }
    made->is_whole = 1;
    made->residue = 0;
    made->leaving = leaving_of_factorials(spans, fewest);
    set_classes_of_factorial(spans, made, fewest);
}

static int make_quotient(Spans *spans, const Sign *sign, const Span *a, const Span *b, SpanList *out) {
    Value made[2];
    double lo = -INFINITY, hi = INFINITY, al, ah, bl, bh, spread = (a->spread + b->spread) * (1 + 1e-9);
    double least = maximum(a->least_of_multiple, b->least_of_multiple) - spread;
    if (evaluate(sign, &a->value, &b->value, made) == 1 && (sign_of(&made[0]) == 1 || sign_of(&made[0]) == -1)) {
        log_bounds(&made[0], &lo, &hi);
    }
    if (make_of_towers(spans, sign, a, b, LEAST_APART, out)) { return 1; }
    int is_negative = sign_of(&a->value) != sign_of(&b->value), are_equal = is_same_argument(&a->form, &b->form);
    int may_be_equal = are_equal || !a->form.is_set || !b->form.is_set;
    if (!spans->leaves_out && may_be_equal) {
        /* equal factorials leave what is put to them */
        Span equal = span_of(of_logarithms(-spread - 1e-300, spread + 1e-300, is_negative), 0);
        append_made(spans, out, spread > 0 ? equal : span_of(rational(is_negative ? -1 : 1, 1), 0));
    }
    if (are_equal) { return 1; }
    if (make_neighbours(spans, sign, a, b, out)) { return 1; }
    int are_double = a->is_factorial > 1 && b->is_factorial > 1 && sign->opcode == DIVIDE;
    if (are_double) {
        /* of p! and q! that differ the larger is more than 20 times the other, so that half of log a! is left */
        log_bounds(&a->value, &al, &ah);
        log_bounds(&b->value, &bl, &bh);
        least = maximum(least, maximum(al, bl) / 2);
    }
    if (least <= 1) {
        /* what was put for equal factorials is among all that arithmetic makes */
        return 0;
    }
    Span large = span_of(of_logarithms(maximum(lo, least), hi, is_negative), 0);
    Span small = span_of(of_logarithms(lo, minimum(hi, -least), is_negative), 0);
    large.is_rational = small.is_rational = a->is_rational && b->is_rational;
    large.is_algebraic = small.is_algebraic = a->is_algebraic && b->is_algebraic;
    set_multiple(sign, a, b, &large);
    set_multiple(sign, a, b, &small);
    count_made(spans, sign, a, b, &large);
    count_made(spans, sign, a, b, &small);
    set_order(spans, sign, a, b, &large);
    set_order(spans, sign, a, b, &small);
    if (are_double && isfinite(a->tower_lo) && isfinite(b->tower_lo)) {
        large.tower_lo = small.tower_lo = tower_moved(maximum(a->tower_lo, b->tower_lo), -0.7, 0);
        large.tower_hi = a->tower_hi;
        small.tower_hi = b->tower_hi;
    }
    if (spread < LARGEST_FOR_TOWERS && isfinite(a->tower_lo) && isfinite(b->tower_lo)) {
        double tower = tower_moved(tower_below(maximum(a->tower_lo, b->tower_lo)), -0.7, 0);
        if (isfinite(tower) && tower > large.tower_lo) {
            large.tower_lo = small.tower_lo = tower;
            large.tower_hi = maximum(a->tower_hi, tower);
            small.tower_hi = maximum(b->tower_hi, tower);
        }
    }
    if (are_double) {
        divide_by_many(spans, a, b, 1, &large);
        divide_by_many(spans, a, b, -1, &small);
    }
    if (hi >= least) { append(spans, out, &large); }
    if (lo <= -least) { append(spans, out, &small); }
    return 1;
}

/* Of equal factorials only what was more or less is left. */
static void put_equal(Spans *spans, double offset, SpanList *out) {
    Span equal = span_of(rational(0, 1), 0);
    append(spans, out, &equal);
    equal.value = of_logarithms(-INFINITY, log(offset) + 1e-9, 0);
    equal.has_trace = equal.is_whole = equal.is_rational = equal.is_algebraic = 0;
    if (offset > 0) { append(spans, out, &equal); }
    equal.value.kind = HUGE_NEGATIVE;
    if (offset > 0) { append(spans, out, &equal); }
}

static int make_difference(Spans *spans, const Sign *sign, const Span *a, const Span *b, SpanList *out) {
    double al, ah, bl, bh;
    int is_first = a->nearness > 0;
    if (sign_of(&a->value) == 0 || sign_of(&a->value) == 2 || sign_of(&b->value) == 0 || sign_of(&b->value) == 2) {
        return 0;
    }
    log_bounds(&a->value, &al, &ah);
    log_bounds(&b->value, &bl, &bh);
    double least = minimum(al, bl), offset = a->offset + b->offset;
    int are_equal = is_same_argument(&a->form, &b->form);
    int may_be_equal = are_equal || !a->form.is_set || !b->form.is_set;
    if (!are_equal && are_apart(a, b)) { return 0; }
    /* what is near to a factorial is no less than half of it, and the factorials are 20 times as far apart */
    if (!(least > 40) || !(log(offset + 1) < least - 2)) { return 0; }
    if (!spans->leaves_out && may_be_equal) { put_equal(spans, offset, out); }
    if (are_equal) { return 1; }
    /* more than half of the larger is left, and that is no less than the other */
    least = maximum(al, bl) - 0.7;
    Span one = span_of(of_logarithms(least, ah + 1, !is_first), 0);
    Span other = span_of(of_logarithms(least, bh + 1, is_first), 0);
    set_sort(sign, a, b, &one);
    set_sort(sign, a, b, &other);
    count_made(spans, sign, a, b, &one);
    count_made(spans, sign, a, b, &other);
    set_order(spans, sign, a, b, &one);
    set_order(spans, sign, a, b, &other);
    /* of factorials of factorials that differ one is of 21 times as many numbers at least, and a prime divides the
     * other just once */
    if (a->is_factorial > 1 && b->is_factorial > 1) {
        one.order = other.order = 0;
        one.is_once = other.is_once = 1;
    }
    if (isfinite(a->tower_lo) && isfinite(b->tower_lo)) {
        one.tower_lo = other.tower_lo = tower_moved(maximum(a->tower_lo, b->tower_lo), -0.7, 0);
        one.tower_hi = tower_moved(a->tower_hi, 0.7, 1);
        other.tower_hi = tower_moved(b->tower_hi, 0.7, 1);
    }
    one.dominance = other.dominance = dominance_of_difference(a, b);
    if (one.value.lo <= one.value.hi) { append(spans, out, &one); }
    if (other.value.lo <= other.value.hi) { append(spans, out, &other); }
    return 1;
}

/* Quotients and differences of factorials that differ. */
int make_of_factorials(Spans *spans, const Sign *sign, const Span *a, const Span *b, SpanList *out) {
    if (make_dominated(spans, sign, a, b, out)) { return 1; }
    switch (sign->opcode) {
    case MULTIPLY: return a->multiple * b->multiple < 0 && make_quotient(spans, sign, a, b, out);
    case DIVIDE:
        if (a->multiple * b->multiple > 0) { return make_quotient(spans, sign, a, b, out); }
        return !(a->multiple && b->multiple) && divide_forms(spans, a, b, out);
    case ADD: return a->nearness * b->nearness < 0 && make_difference(spans, sign, a, b, out);
    case SUBTRACT: return a->nearness * b->nearness > 0 && make_difference(spans, sign, a, b, out);
    default: return 0;
    }
}
