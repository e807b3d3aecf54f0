/* Factorials of which it is known of what number they are, and what is made of them with fractions.
 *
 * The form of a number is A, and fractions c and d, where it is c A! + d; or just A, where it is A! times some number,
 * or more or less some (span_factorials.c). A is a whole number, with ! so often, and a whole number more: 24!! + 5.
 *
 * Theorem. (1) Two such A are equal only where all their parts are. (2) Of A and B that are the same but for what is
 * added, A! ÷ B! is the product of so many numbers that are all near A, or its reciprocal. (3) Nobody can tell how many
 * factors c A! + d has, for A beyond MOST_COUNTED, nor, for A beyond MOST_WRITTEN and d other than 0, how many it has
 * or that a root of it is a fraction. (4) For c other than 1 between 9/A and A/9, or d other than 0, and A beyond 148,
 * c A! + d with d below 10^30 is no factorial. (5) A prime that divides c A! more often than d, other than 0, divides c
 * A! + d as often as d. (6) Of A and B above 1 that differ the logarithm of B! or 1 ÷ B! to the base A! or 1 ÷ A! is
 * transcendental. (7) For c A! and e A! that are far larger than d and f, (c A! + d) ÷ (e A! + f) is near c ÷ e, and no
 * more where c f is d e.
 *
 * Proof. (1) What ! is put to is written as far as it is below LIMIT, so that two that differ are further apart than
 * what is added. (2) is plain. (3) The judge's numbers keep such an A! as it is: they count the factors of no other
 * factorials and of no sums (values/functions.py), and a sum of two terms, of which one is A! and the other a fraction,
 * is no power of another sum as it is written. (4) B! ÷ A! is beyond A or below 1/A where B is not A, and so is c but
 * for what d takes; where B is A, (1 - c) A! is d. (6) Some prime above half of B, the smaller,
 * divides B! just once, and A! as often or no other does: the largest up to B, or one between them (Bertrand). So no
 * powers of both are equal but of the exponents 0; a logarithm of algebraic numbers that is no fraction is
 * transcendental (Gelfond and Schneider 1934). (7) is plain. ∎
 */
#include "spans.h"

#define MOST_SHIFT 1000000
#define MOST_NEIGHBOURS MOST_SHIFT
#define LEAST_BESIDE 5 /* the logarithm of a number whose factorial is far beyond 10^30 */

int is_same_argument(const Form *a, const Form *b) {
    return a->is_set && b->is_set && a->root == b->root && a->depth == b->depth && a->shift == b->shift;
}

/* Whether what one says of a number the other says too. */
int is_within_form(const Form *a, const Form *b) {
    if (b->is_set && !is_same_argument(a, b)) { return 0; }
    if (!b->is_linear) { return 1; }
    return a->is_linear && a->least >= b->least && is_same(&a->scale, &b->scale) && is_same(&a->rest, &b->rest);
}

/* Whether two say the same, but for how large what ! is put to is. */
int is_same_form(const Form *a, const Form *b) {
    if (a->is_set != b->is_set || a->is_linear != b->is_linear) { return 0; }
    if (a->is_set && !is_same_argument(a, b)) { return 0; }
    return !a->is_linear || (is_same(&a->scale, &b->scale) && is_same(&a->rest, &b->rest));
}

void join_forms(Form *one, const Form *other) {
    if (!is_same_argument(one, other)) { one->is_set = 0; }
    one->is_linear =
        one->is_linear && other->is_linear && is_same(&one->scale, &other->scale) && is_same(&one->rest, &other->rest);
    one->least = minimum(one->least, other->least);
}

static int is_one(const Value *v) { return v->num == v->den; }

static int is_beyond(const Form *form, double most) { return form->is_linear && form->least > log(most) + 1e-6; }

/* Whether a number is a far factorial and a fraction, so that it is no power that can be told. */
int is_opaque(const Span *span) { return is_beyond(&span->form, MOST_WRITTEN) && span->form.rest.num != 0; }

/* Whether a number is no factorial for it is one times a fraction other than 1 and near it, or a fraction more. */
int is_beside_factorial(const Span *span) {
    const Form *form = &span->form;
    double cl, ch, dl, dh;
    if (is_known(&span->value) || !form->is_linear || form->scale.num <= 0) { return 0; }
    if (is_one(&form->scale) && form->rest.num == 0) { return 0; }
    log_bounds(&form->scale, &cl, &ch);
    bounds(&form->rest, &dl, &dh);
    return form->least > LEAST_BESIDE && maximum(fabs(cl), fabs(ch)) < form->least - 2 &&
           maximum(fabs(dl), fabs(dh)) < 1e30;
}

/* Whether nobody can tell how many factors a number has. */
int has_no_factors(const Span *span) {
    return !is_known(&span->value) && (is_beyond(&span->form, MOST_COUNTED) || is_opaque(span));
}

/* Whether a number is a far factorial itself, however it was made. */
int is_sole_factorial(const Span *span) {
    const Form *form = &span->form;
    if (span->is_factorial) { return 1; }
    return !is_known(&span->value) && form->is_linear && is_one(&form->scale) && form->rest.num == 0;
}

/* That a number is the factorial of which it has the form, and no more. */
void set_sole_factorial(Form *form) {
    form->is_linear = 1;
    form->scale = rational(1, 1);
    form->rest = rational(0, 1);
}

/* The factorial of a number with this logarithm at least, which may be known or have a form itself. */
void set_form(const Span *from, double least, Span *made) {
    Form *form = &made->form;
    memset(form, 0, sizeof *form);
    form->is_linear = 1;
    form->least = least;
    form->scale = rational(1, 1);
    form->rest = rational(0, 1);
    if (is_fraction(from) && from->value.den == 1) {
        form->root = from->value.num;
        form->is_set = 1;
    } else if (!is_known(&from->value) && from->form.is_set && from->form.is_linear && from->form.rest.den == 1 &&
               is_one(&from->form.scale) && from->form.shift == 0 && magnitude(from->form.rest.num) <= MOST_SHIFT) {
        form->root = from->form.root;
        form->depth = (uint8_t)(from->form.depth + 1);
        form->shift = from->form.rest.num;
        form->is_set = 1;
    }
}

/* c A! + d with a fraction. */
static int combine_form(const Sign *sign, const Form *from, const Value *by, int is_left, Form *form) {
    Value scale = from->scale, rest = from->rest, product;
    switch (sign->opcode) {
    case ADD: return add(&rest, by, &form->rest) == 1;
    case SUBTRACT:
        if (is_left) { return subtract(&rest, by, &form->rest) == 1; }
        form->scale = negated(scale);
        return subtract(by, &rest, &form->rest) == 1;
    case MULTIPLY: return multiply(&scale, by, &form->scale) == 1 && multiply(&rest, by, &form->rest) == 1;
    case DIVIDE: return is_left && divide(&scale, by, &form->scale) == 1 && divide(&rest, by, &form->rest) == 1;
    case PERCENT:
        return multiply(&scale, by, &product) == 1 && divide(&product, &sign->parameter, &form->scale) == 1 &&
               multiply(&rest, by, &product) == 1 && divide(&product, &sign->parameter, &form->rest) == 1;
    default: return 0;
    }
}

/* The form of what a sign makes of a number with one: with a fraction exactly, with others that it is of this
 * factorial.
 */
void keep_form(const Sign *sign, const Span *from, const Span *by, int is_left, Span *made) {
    made->form = from->form;
    made->form.is_linear = from->form.is_linear && is_fraction(by) && !by->value.merged &&
                           combine_form(sign, &from->form, &by->value, is_left, &made->form) &&
                           made->form.scale.kind == RATIONAL && made->form.rest.kind == RATIONAL &&
                           made->form.scale.num != 0;
}

/* c A! + d and e A! + f, of the same A, added or subtracted. */
int combine_forms(const Sign *sign, const Form *a, const Form *b, Form *made) {
    *made = *a;
    if (b->is_set && !a->is_set) { *made = *b; }
    made->least = maximum(a->least, b->least);
    int is_sum = sign->opcode == ADD;
    int known = is_sum ? add(&a->scale, &b->scale, &made->scale) : subtract(&a->scale, &b->scale, &made->scale);
    known =
        known == 1 && (is_sum ? add(&a->rest, &b->rest, &made->rest) : subtract(&a->rest, &b->rest, &made->rest)) == 1;
    return known && made->scale.kind == RATIONAL && made->rest.kind == RATIONAL;
}

/* How often primes divide c A! + d, where they divide c A! more often than d. */
void count_form(const Spans *spans, const Form *form, Valuations *v) {
    if (!spans->counts_primes || !form->is_linear || form->rest.num == 0) { return; }
    Span factorial = span_of(rational(1, 1), 0);
    Valuations scale = valuations_of_known(spans, &form->scale), rest = valuations_of_known(spans, &form->rest);
    count_factorial(spans, &factorial, floor(exp(minimum(form->least, 600)) * (1 - 1e-6)), INFINITY);
    for (int i = 0; i < PRIMES; i++) {
        if (factorial.valuations.least[i] + scale.least[i] > rest.most[i]) { v->least[i] = v->most[i] = rest.most[i]; }
    }
}

/* The logarithm of what ! is put to last, where doubles hold it; 0 where they do not. */
static double log_of_chain(const Form *form) {
    double argument = (double)form->root;
    for (int i = 0; i < form->depth; i++) {
        double l = lgamma(argument + 1);
        if (i + 1 == form->depth) { return l < 1e290 ? l : 0; }
        if (l > 680) { return 0; }
        argument = exp(l);
    }
    return log(argument);
}

/* Whether a number is some n! or 1 ÷ n!. */
static int is_any_factorial(const Span *span) {
    return span->multiple && span->spread == 0 && sign_of(&span->value) == 1;
}

/* Whether a logarithm is that of one factorial to another for its base, as far as these are told. */
int is_logarithm_of_factorials(const Span *base, const Span *number) {
    return is_any_factorial(base) && is_any_factorial(number) && base->form.is_set && number->form.is_set &&
           !is_same_argument(&base->form, &number->form);
}

/* A logarithm of 1, or of factorials which are the same or may be. */
int put_logarithm(Spans *spans, const Span *base, const Span *number, SpanList *out) {
    int is_one = is_fraction(number) && number->value.num == number->value.den && sign_of(&base->value) == 1;
    if (!is_one && !(is_any_factorial(base) && is_any_factorial(number))) { return 0; }
    int are_told = base->form.is_set && number->form.is_set, sign = base->multiple * number->multiple;
    if (!is_one && are_told && !is_same_argument(&base->form, &number->form)) { return 0; }
    append_made(spans, out, span_of(rational(is_one ? 0 : sign, 1), 0));
    if (is_one || are_told) { return 1; }
    Span other = span_of(of_logarithms(-INFINITY, INFINITY, sign < 0), 1);
    other.is_transcendental = 1;
    append(spans, out, &other);
    return 1;
}

/* The logarithm of what A! is at least. */
static double log_of_factorial(const Form *form) {
    double argument = exp(minimum(form->least, 30)) * (1 - 1e-9);
    return lgamma(argument + 1) * (1 - 1e-9);
}

static int is_beside_it(const Form *form) {
    double cl, ch, dl, dh;
    if (form->rest.num == 0) { return 1; }
    log_bounds(&form->scale, &cl, &ch);
    log_bounds(&form->rest, &dl, &dh);
    return maximum(fabs(dl), fabs(dh)) + maximum(fabs(cl), fabs(ch)) + 25 < log_of_factorial(form);
}

/* A quotient that is near to a fraction. */
static int put_near(Spans *spans, const Span *a, const Span *b, const Value *ratio, SpanList *out) {
    double lo, hi;
    bounds(ratio, &lo, &hi);
    double width = 1e-9 * maximum(fabs(lo), fabs(hi));
    Value near;
    if (!linear(lo - width, hi + width, &near)) { return 0; }
    Span made = span_of(near, 0);
    made.is_rational = made.is_algebraic = 1;
    count_made(spans, &(Sign){DIVIDE, 0, rational(0, 1), 0}, a, b, &made);
    append(spans, out, &made);
    return 1;
}

/* (c A! + d) ÷ (e B! + f) where A and B are the same. */
int divide_same(Spans *spans, const Sign *sign, const Span *a, const Span *b, SpanList *out) {
    const Form *one = &a->form, *other = &b->form;
    Value ratio;
    if (sign->opcode != DIVIDE || !one->is_linear || !other->is_linear) { return 0; }
    if (!is_beside_it(one) || !is_beside_it(other)) { return 0; }
    if (divide(&one->scale, &other->scale, &ratio) != 1 || ratio.kind != RATIONAL) { return 0; }
    return put_near(spans, a, b, &ratio, out);
}

/* (c A! + d) ÷ (e A! + f). */
int divide_forms(Spans *spans, const Span *a, const Span *b, SpanList *out) {
    const Form *one = &a->form, *other = &b->form;
    Value ratio, part, left;
    if (!is_same_argument(one, other) || !one->is_linear || !other->is_linear) { return 0; }
    if (!is_beside_it(one) || !is_beside_it(other)) { return 0; }
    if (divide(&one->scale, &other->scale, &ratio) != 1 || multiply(&ratio, &other->rest, &part) != 1 ||
        subtract(&one->rest, &part, &left) != 1 || ratio.kind != RATIONAL || left.kind != RATIONAL) {
        return 0;
    }
    if (left.num == 0) {
        append_made(spans, out, span_of(ratio, 0));
        return 1;
    }
    return put_near(spans, a, b, &ratio, out);
}

/* A! ÷ B! where A and B are near each other, times or divided by what is small. */
int make_neighbours(Spans *spans, const Sign *sign, const Span *a, const Span *b, SpanList *out) {
    const Form *one = &a->form, *other = &b->form;
    if (!one->is_set || !other->is_set || one->root != other->root || one->depth != other->depth || !one->depth) {
        return 0;
    }
    double l = log_of_chain(one), spread = (a->spread + b->spread) * (1 + 1e-9);
    int64_t apart = (one->shift - other->shift) * a->multiple;
    if (!(l > 40) || apart == 0 || magnitude(apart) > MOST_NEIGHBOURS) { return 0; }
    /* doubles are off by a few parts in 10^13, and what is added is small beside A */
    double least = (double)magnitude(apart) * l * (1 - 1e-9) - spread,
           most = (double)magnitude(apart) * l * (1 + 1e-9) + spread;
    int is_negative = sign_of(&a->value) != sign_of(&b->value);
    Span made =
        span_of(apart > 0 ? of_logarithms(least, most, is_negative) : of_logarithms(-most, -least, is_negative), 0);
    made.is_rational = a->is_rational && b->is_rational;
    made.is_algebraic = a->is_algebraic && b->is_algebraic;
    made.is_whole = apart > 0 && spread == 0;
    count_made(spans, sign, a, b, &made);
    made.is_whole = apart > 0 && spread == 0;
    append(spans, out, &made);
    return 1;
}
