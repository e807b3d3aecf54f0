/* Factorials, times or divided by or more or less by what is small beside them.
 *
 * Theorem. Let x be r a! or r ÷ a! and y be s b! or s ÷ b!, or x a! + d and y b! + e, or the opposites, for whole
 * numbers a and b above LEAST_FACTORIAL. What a sign makes of both, where it comes to a quotient or a difference of a!
 * and b!, is in a span made, unless a = b: then it is what the same signs make of the numbers with a and b in the
 * places of a! and b!, which takes fewer signs and the same cubes.
 *
 * Proof. Of whole numbers a > b, a! ÷ b! is no less than a, and a! - b! no less than b! (a - 1), from which r and s
 * take no more than `spread` of the logarithm, and d and e no more than their sizes. With a = b, r a! and s a!, in a
 * quotient, are r a and s a; a! + d and a! + e, in a difference, are a + d and a + e. ∎
 */
#include "spans.h"

#define MOST_SPREAD 1e250

/* Numbers of which the other is a small part are still multiples of a factorial, or near to one. */
static double most_log_of(const Span *span) {
    double lo, hi;
    if (sign_of(&span->value) == 0 || sign_of(&span->value) == 2) { return INFINITY; }
    log_bounds(&span->value, &lo, &hi);
    return fmax(fabs(lo), fabs(hi)) * (1 + 1e-9);
}

static double size_of(const Span *span) { return fmax(fabs(span->lo), fabs(span->hi)) * (1 + 1e-9); }

/* What is kept of a multiple of a factorial where a sign puts a number to it. */
static void keep_multiple(const Span *from, const Span *by, int way, Span *made) {
    double spread = from->spread + most_log_of(by);
    if (!(spread < MOST_SPREAD) || by->multiple) { return; }
    made->multiple = (int8_t)(from->multiple * way);
    made->spread = spread;
    made->least_of_multiple = from->least_of_multiple;
}

static void keep_near(const Span *from, const Span *by, int way, Span *made) {
    double offset = from->offset + size_of(by);
    if (!(offset < MOST_SPREAD) || by->nearness) { return; }
    made->nearness = (int8_t)(from->nearness * way);
    made->offset = offset;
    made->least_of_near = from->least_of_near;
}

/* That a number is a factorial times a number, or near to one. */
void set_multiple(const Sign *sign, const Span *a, const Span *b, Span *made) {
    switch (sign->opcode) {
    case MULTIPLY:
        if (a->multiple) { keep_multiple(a, b, 1, made); }
        if (b->multiple) { keep_multiple(b, a, 1, made); }
        return;
    case DIVIDE:
        if (a->multiple) { keep_multiple(a, b, 1, made); }
        if (b->multiple) { keep_multiple(b, a, -1, made); }
        return;
    case ADD:
        if (a->nearness) { keep_near(a, b, 1, made); }
        if (b->nearness) { keep_near(b, a, 1, made); }
        return;
    case SUBTRACT:
        if (a->nearness) { keep_near(a, b, 1, made); }
        if (b->nearness) { keep_near(b, a, -1, made); }
        return;
    default: return;
    }
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

static int make_quotient(Spans *spans, const Sign *sign, const Span *a, const Span *b, SpanList *out) {
    Value made[2];
    double lo = -INFINITY, hi = INFINITY, al, ah, bl, bh, spread = (a->spread + b->spread) * (1 + 1e-9);
    double least = fmin(a->least_of_multiple, b->least_of_multiple) - spread;
    if (evaluate(sign, &a->value, &b->value, made) == 1 && is_huge(&made[0])) { log_bounds(&made[0], &lo, &hi); }
    int are_double = a->is_factorial > 1 && b->is_factorial > 1 && sign->opcode == DIVIDE;
    if (are_double) {
        /* of p! and q! that differ the larger is more than 20 times the other, so that half of log a! is left */
        log_bounds(&a->value, &al, &ah);
        log_bounds(&b->value, &bl, &bh);
        least = fmax(least, fmax(al, bl) / 2);
    }
    if (least <= 1) { return 0; }
    int is_negative = sign_of(&a->value) != sign_of(&b->value);
    Span large = span_of(of_logarithms(fmax(lo, least), hi, is_negative), 0);
    Span small = span_of(of_logarithms(lo, fmin(hi, -least), is_negative), 0);
    large.is_rational = small.is_rational = a->is_rational && b->is_rational;
    large.is_algebraic = small.is_algebraic = a->is_algebraic && b->is_algebraic;
    count_made(spans, sign, a, b, &large);
    count_made(spans, sign, a, b, &small);
    if (are_double && isfinite(a->tower_lo) && isfinite(b->tower_lo)) {
        large.tower_lo = small.tower_lo = tower_moved(fmax(a->tower_lo, b->tower_lo), -0.7, 0);
        large.tower_hi = a->tower_hi;
        small.tower_hi = b->tower_hi;
    }
    if (!spans->leaves_out) {
        /* equal factorials leave what is put to them */
        Span equal = span_of(of_logarithms(-spread - 1e-300, spread + 1e-300, is_negative), 0);
        append(spans, out, spread > 0 ? equal : span_of(rational(is_negative ? -1 : 1, 1), 0));
    }
    if (hi >= least) { append(spans, out, large); }
    if (lo <= -least) { append(spans, out, small); }
    return 1;
}

static int make_difference(Spans *spans, const Sign *sign, const Span *a, const Span *b, SpanList *out) {
    double al, ah, bl, bh;
    int is_first = a->nearness > 0;
    if (sign_of(&a->value) == 0 || sign_of(&a->value) == 2 || sign_of(&b->value) == 0 || sign_of(&b->value) == 2) {
        return 0;
    }
    log_bounds(&a->value, &al, &ah);
    log_bounds(&b->value, &bl, &bh);
    double least = fmin(al, bl), offset = a->offset + b->offset;
    if (are_apart(a, b)) { return 0; }
    /* what is near to a factorial is no less than half of it, and the factorials are 20 times as far apart */
    if (!(least > 40) || !(log(offset + 1) < least - 2)) { return 0; }
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
    if (!spans->leaves_out) {
        Span equal = span_of(rational(0, 1), 0);
        append(spans, out, equal);
        equal.value = of_logarithms(-INFINITY, log(offset) + 1e-9, 0);
        equal.has_trace = equal.is_whole = equal.is_rational = equal.is_algebraic = 0;
        if (offset > 0) { append(spans, out, equal); }
        equal.value.kind = HUGE_NEGATIVE;
        if (offset > 0) { append(spans, out, equal); }
    }
    append(spans, out, one);
    append(spans, out, other);
    return 1;
}

/* Quotients and differences of factorials that differ. */
int make_of_factorials(Spans *spans, const Sign *sign, const Span *a, const Span *b, SpanList *out) {
    switch (sign->opcode) {
    case MULTIPLY: return a->multiple * b->multiple < 0 && make_quotient(spans, sign, a, b, out);
    case DIVIDE: return a->multiple * b->multiple > 0 && make_quotient(spans, sign, a, b, out);
    case ADD: return a->nearness * b->nearness < 0 && make_difference(spans, sign, a, b, out);
    case SUBTRACT: return a->nearness * b->nearness > 0 && make_difference(spans, sign, a, b, out);
    default: return 0;
    }
}
