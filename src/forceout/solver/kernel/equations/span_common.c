/* What the greatest factor in common and the least multiple of two spans are.
 *
 * Theorem. Let a and b be whole numbers above 0, g their greatest factor in common and l their least multiple. Then g
 * is 1 or more and no more than either, and l no less than either and no more than a × b. Each prime divides g as often
 * as the one of a and b that it divides less often, and l as often as the other. Where a is n or less and b is n!, g is
 * a and l is b. Of two factorials g is the lesser and l the other. With a 0 g is the other number, and there is no l.
 *
 * Proof. By the factors into primes; a × b is a multiple of both; a number from 1 to n is one of those whose product n!
 * is, and of two factorials the lesser divides the other. ∎
 */
#include "spans.h"

static int is_common(const Sign *sign) { return sign->opcode == LEAST_MULTIPLE || sign->opcode == GREATEST_FACTOR; }

static void put_as_it_is(Spans *spans, SpanList *out, const Span *span) {
    Span kept = *span;
    kept.is_power = kept.is_rooted = kept.is_raised = 0;
    append(spans, out, &kept);
}

/* Whether a fraction divides all numbers of a span, which are factorials of larger numbers. */
static int divides_factorials(const Span *number, const Span *factorials) {
    return factorials->is_factorial && number->value.num > 0 && number->value.den == 1 &&
           (double)number->value.num < 1e15 && (double)number->value.num <= factorials->least_argument;
}

/* Put what is one of both, or none; 0 where that is not known. */
int make_common(Spans *spans, const Sign *sign, const Span *a, const Span *b, SpanList *out) {
    if (!is_common(sign) || (is_fraction(a) && is_fraction(b))) { return 0; }
    int is_factor = sign->opcode == GREATEST_FACTOR;
    if (is_fraction(b)) {
        const Span *swapped = a;
        a = b;
        b = swapped;
    }
    if (is_fraction(a) && a->value.num == 0) {
        if (is_factor) { put_as_it_is(spans, out, b); }
        return 1;
    }
    if (is_fraction(a) && divides_factorials(a, b)) {
        put_as_it_is(spans, out, is_factor ? a : b);
        return 1;
    }
    if (a->is_made_factorial && b->is_made_factorial) {
        put_as_it_is(spans, out, a);
        put_as_it_is(spans, out, b);
        return 1;
    }
    return 0;
}

/* By sizes. */
Span common_by_size(const Sign *sign, const Span *a, const Span *b) {
    double al, ah, bl, bh;
    if (sign_of(&a->value) < 1 || sign_of(&b->value) < 1) { return positive_between(0, INFINITY); }
    log_bounds(&a->value, &al, &ah);
    log_bounds(&b->value, &bl, &bh);
    if (sign->opcode == GREATEST_FACTOR) { return positive_between(0, maximum(minimum(ah, bh), 0)); }
    return positive_between(maximum(maximum(al, bl), 0),
                            isinf(ah) || isinf(bh) ? INFINITY : far_up(maximum(ah, 0) + maximum(bh, 0)));
}

/* How often primes divide it. */
Valuations valuations_of_common(const Sign *sign, const Valuations *a, const Valuations *b) {
    Valuations made = any_valuations();
    for (int i = 0; i < PRIMES; i++) {
        int is_factor = sign->opcode == GREATEST_FACTOR;
        double al = maximum(a->least[i], 0), bl = maximum(b->least[i], 0);
        made.least[i] = is_factor ? minimum(al, bl) : maximum(al, bl);
        made.most[i] = is_factor ? minimum(a->most[i], b->most[i]) : maximum(a->most[i], b->most[i]);
    }
    return made;
}
