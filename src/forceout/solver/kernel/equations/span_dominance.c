/* Of numbers with factorials of factorials in them: the largest of all is by far the largest part.
 *
 * A number is dominated by D = p!!, for p above LEAST_FACTORIAL, where |log |x|| is between `low` and `high` times log
 * D, and x is as far above 1 as that says, or below. D is a factor where x is made of p!! and other numbers by × and ÷.
 *
 * Theorem. Let x be dominated by D and y by E. Where D and E are not the same the logarithm of the smaller is less than
 * that of the larger divided by NEXT. So x y, x ÷ y, x + y and x - y are dominated by the larger, with a logarithm that
 * is less by no more than that share; but for sums of what is far below 1. Where D and E are the same, and both
 * factors, of which one divides the other, x y or x ÷ y is the same with p! in both places, which takes fewer signs.
 * What is dominated by D and made with a number whose logarithm is a small share of that of D is dominated by D.
 *
 * Proof. Let D = a! and E = b! with a = p!, b = q! and p > q above 20. Then a is 21 b at least, and log a! more than 21
 * log b!, as log n! ÷ n grows. The rest is arithmetic. ∎
 *
 * Numbers that are dominated by D and E, which are not the same, are not equal: their logarithms are less than
 * LARGEST_HIGH times those of D and E, and more than LEAST_LOW.
 *
 * The same is so of a! where a is c p!, and a number more that is small beside it, with |log c| no more than 1, or than
 * half of log p less SHIFTED: a is 21 times b still, where p and q differ, for p! is p times q! at least.
 *
 * p and q differ where what ! was put to first does: p is ROOT with !, so often, and of two of those that differ none
 * comes to the other, as each is the last of which the factorial is not written. Of numbers put together it is kept of
 * which ROOTs they may be, as bits: those that share no bit differ.
 */
#include "spans.h"

#define NEXT 20.0
#define LEAST_LOW 0.5
#define LARGEST_HIGH 16.0
#define LEAST_SHIFTED                                                                                                  \
    5.3             /* the logarithm of a number that is 21 times what two fractions that are near 1 take away         \
                     */
#define SHIFTED 3.3 /* the logarithm of a number that is more than 21 */
#define MOST_SHIFTED 1e6

static int is_near_factorial(const Span *from) {
    double cl, ch;
    if (!from->form.is_linear || from->form.scale.num <= 0 || from->form.least < LEAST_SHIFTED) { return 0; }
    log_bounds(&from->form.scale, &cl, &ch);
    double most = maximum(1, (from->form.least - SHIFTED) / 2);
    return fabs(cl) <= most && fabs(ch) <= most && fabs(middle_of(&from->form.rest)) < MOST_SHIFTED;
}

static uint64_t bit_of_root(int64_t root) {
    return root ? UINT64_C(1) << (((uint64_t)root * UINT64_C(0x9E3779B97F4A7C15)) >> 58) : 0;
}

void set_dominance(const Span *from, Span *made) {
    int is_told = from->form.is_set && from->form.shift == 0;
    uint64_t root = is_told ? bit_of_root(from->form.root) : from->dominance.roots;
    if (made->is_factorial < 2 && !(root && is_near_factorial(from))) { return; }
    made->dominance = (Dominance){1, 1, 1, 1, root, made->is_factorial < 2};
    if (from->dominance.way && from->dominance.is_shifted) { made->dominance.is_shifted = 1; }
}

int is_same_dominance(const Dominance *a, const Dominance *b) {
    if (a->way != b->way) { return 0; }
    return !a->way || (a->is_factor == b->is_factor && a->roots == b->roots && a->is_shifted == b->is_shifted);
}

/* Whether what one says is so where the other is. */
int is_within_dominance(const Dominance *a, const Dominance *b) {
    if (!b->way) { return 1; }
    return a->way == b->way && a->is_factor >= b->is_factor && a->is_shifted <= b->is_shifted &&
           (!b->roots || (a->roots && !(a->roots & ~b->roots))) && a->low >= b->low && a->high <= b->high;
}

void join_dominance(Dominance *one, const Dominance *other) {
    if (one->way != other->way) { one->way = 0; }
    one->is_factor = one->is_factor && other->is_factor;
    one->is_shifted = one->is_shifted || other->is_shifted;
    one->roots = one->roots && other->roots ? one->roots | other->roots : 0;
    one->low = minimum(one->low, other->low);
    one->high = maximum(one->high, other->high);
}

/* A Goal of which Python says what dominates it (dominating_factorials.py). */
void set_told_dominance(Span *goal, double root) {
    if (!(fabs(root) > LEAST_FACTORIAL && fabs(root) < 9e15)) { return; }
    goal->dominance = (Dominance){root > 0 ? 1 : -1, 0, 0.99, 1.01, bit_of_root((int64_t)fabs(root)), 0};
}

/* A Goal that is n!, where n is m!, or that is another such Goal, or is known. */
void set_dominance_of_goal(const Spans *spans, Span *goal) {
    const Span *from = goal;
    int depth = 0, count = spans->search->target_count;
    while (from->argument >= 0 && depth <= count) {
        from = &spans->goals[from->argument];
        depth++;
        if (is_fraction(from)) { break; }
    }
    int is_root = is_fraction(from) && from->value.den == 1 && from->value.num > LEAST_FACTORIAL;
    if (is_root && depth > 1) { goal->dominance = (Dominance){1, 1, 1, 1, bit_of_root(from->value.num), 0}; }
}

/* Whether the factorials that are the largest parts of two numbers are surely not the same. */
int have_other_roots(const Span *a, const Span *b) {
    const Dominance *one = &a->dominance, *other = &b->dominance;
    return one->way && other->way && one->roots && other->roots && !(one->roots & other->roots);
}

/* What the size of the logarithm of a number lies between. */
static int sizes_of(const Span *span, double *lo, double *hi) {
    double al, ah;
    if (sign_of(&span->value) == 0 || sign_of(&span->value) == 2) { return 0; }
    log_bounds(&span->value, &al, &ah);
    *lo = al > 0 ? al : ah < 0 ? -ah : 0;
    *hi = maximum(fabs(al), fabs(ah));
    return 1;
}

/* Whether the logarithm of a number is but a tenth of that of another. */
static int is_small_part(const Span *part, const Span *span) {
    double pl, ph, lo, hi;
    if (!sizes_of(part, &pl, &ph) || !sizes_of(span, &lo, &hi)) { return 0; }
    if (ph * 10 * (1 + 1e-9) < lo) { return 1; }
    return isfinite(span->tower_lo) && isfinite(part->tower_hi) &&
           part->tower_hi < tower_moved(span->tower_lo, -2.4, 0);
}

static Dominance kept(const Dominance *from, int way, double less) {
    Dominance made = *from;
    made.way = (int8_t)(made.way * way);
    made.low -= less;
    made.high += less;
    if (made.low < LEAST_LOW || made.high > LARGEST_HIGH) { made.way = 0; }
    return made;
}

/* Of a difference that is half of the larger at least, and twice that at most: that is one of both, and so is what
 * dominates it. */
Dominance dominance_of_difference(const Span *a, const Span *b) {
    Dominance made = a->dominance;
    if (made.way != 1 || b->dominance.way != 1) { return (Dominance){0}; }
    join_dominance(&made, &b->dominance);
    made.is_factor = 0;
    return kept(&made, 1, made.high / 1000);
}

/* A number that is dominated, and one that is small beside it. */
void keep_dominance(const Sign *sign, const Span *a, const Span *b, Span *made) {
    int way = sign->opcode == DIVIDE ? -b->dominance.way : b->dominance.way;
    if (a->dominance.way && way == a->dominance.way && (sign->opcode == MULTIPLY || sign->opcode == DIVIDE)) {
        /* of two that are the same the square, else the larger */
        made->dominance = a->dominance;
        join_dominance(&made->dominance, &(Dominance){(int8_t)way, b->dominance.is_factor, b->dominance.low,
                                                      b->dominance.high, b->dominance.roots, b->dominance.is_shifted});
        made->dominance.high = a->dominance.high + b->dominance.high;
        if (made->dominance.high > LARGEST_HIGH) { made->dominance.way = 0; }
        return;
    }
    int is_of_a = a->dominance.way && is_small_part(b, a), is_of_b = b->dominance.way && is_small_part(a, b);
    const Span *from = is_of_a ? a : b;
    if (is_known(&made->value) || !(is_of_a || is_of_b)) { return; }
    switch (sign->opcode) {
    case MULTIPLY: made->dominance = kept(&from->dominance, 1, from->dominance.high / 8); return;
    case DIVIDE: made->dominance = kept(&from->dominance, is_of_a ? 1 : -1, from->dominance.high / 8); return;
    case ADD:
    case SUBTRACT:
        if (from->dominance.way != 1) { return; }
        made->dominance = kept(&from->dominance, 1, from->dominance.high / 8);
        made->dominance.is_factor = 0;
        return;
    default: return;
    }
}

/* A power with a fraction, which has the factorial no longer as a factor of its own. */
void raise_dominance(const Sign *sign, const Span *a, const Span *b, Span *made) {
    Value half = rational(1, 2), inverse = rational(1, 1);
    const Span *base = sign->opcode == ROOT ? b : a;
    const Value *exponent = sign->opcode == SQUARE_ROOT ? &half
                            : sign->opcode == EXPONENT  ? &sign->parameter
                            : sign->opcode == POWER     ? &b->value
                                                        : &inverse;
    if (sign->opcode == ROOT && inverted(&a->value, &inverse) != 1) { return; }
    if (!base->dominance.way || exponent->kind != RATIONAL || !exponent->num) { return; }
    double times = fabs((double)exponent->num / (double)exponent->den);
    made->dominance = base->dominance;
    made->dominance.way = (int8_t)(exponent->num > 0 ? base->dominance.way : -base->dominance.way);
    made->dominance.is_factor = 0;
    made->dominance.low *= times * (1 - 1e-9);
    made->dominance.high *= times * (1 + 1e-9);
    if (made->dominance.low < LEAST_LOW || made->dominance.high > LARGEST_HIGH) { made->dominance.way = 0; }
}

/* What is dominated by the larger of both, which is the first or the second. */
static void put_dominated(Spans *spans, const Sign *sign, const Span *a, const Span *b, int is_first, int is_sum,
                          int is_negative, int way, SpanList *out) {
    const Span *larger = is_first ? a : b, *other = is_first ? b : a;
    double al, ah, bl, bh;
    if (!sizes_of(a, &al, &ah) || !sizes_of(b, &bl, &bh)) { return; }
    Dominance dominance = kept(&larger->dominance, 1, other->dominance.high / NEXT);
    dominance.way = dominance.way ? (int8_t)way : 0;
    dominance.is_factor = !is_sum && larger->dominance.is_factor && other->dominance.is_factor;
    double share = larger->dominance.low - other->dominance.high / NEXT;
    double least = share * maximum(al / a->dominance.high, bl / b->dominance.high) * (1 - 1e-9);
    double most = (is_first ? ah : bh) * (1 + other->dominance.high / NEXT / larger->dominance.low) * (1 + 1e-9);
    if (!(share > 0.2)) { least = 0; }
    if (!(least <= most)) { return; } /* it cannot be the larger */
    Span made =
        span_of(way > 0 ? of_logarithms(least, most, is_negative) : of_logarithms(-most, -least, is_negative), 0);
    set_sort(sign, a, b, &made);
    set_multiple(sign, a, b, &made);
    count_made(spans, sign, a, b, &made);
    set_order(spans, sign, a, b, &made);
    if (isfinite(a->tower_lo) && isfinite(b->tower_lo) && share > 0.2) {
        double high = maximum(a->dominance.high, b->dominance.high);
        made.tower_lo = tower_moved(maximum(a->tower_lo, b->tower_lo), log(share / high) - 1e-6, 0);
        made.tower_hi =
            tower_moved(larger->tower_hi, log1p(other->dominance.high / NEXT / larger->dominance.low) + 1e-6, 1);
        if (made.tower_lo > made.tower_hi) { return; }
    }
    if (is_sum && a->is_factorial > 1 && b->is_factorial > 1) {
        /* the one is of 21 times as many numbers, and a prime divides the other once */
        made.order = 0;
        made.is_once = 1;
        made.lone = (Lone){minimum(a->lone.least, b->lone.least), INFINITY, 1, 1, 0, 1, 0, 0};
    }
    if (sign->opcode == DIVIDE && a->is_factorial > 1 && b->is_factorial > 1) {
        divide_by_many(spans, a, b, way, &made);
    }
    made.dominance = dominance;
    append(spans, out, &made);
}

/* Of the same factorial, with fractions that are known. */
static int put_same(Spans *spans, const Sign *sign, const Span *a, const Span *b, SpanList *out) {
    Form form;
    double al, ah, bl, bh, cl, ch;
    if (!a->form.is_linear || !b->form.is_linear || !combine_forms(sign, &a->form, &b->form, &form)) { return 0; }
    if (form.scale.num == 0) {
        /* the same is left with p! in both places */
        if (!spans->leaves_out) { append_made(spans, out, span_of(form.rest, 0)); }
        return 1;
    }
    if (!sizes_of(a, &al, &ah) || !sizes_of(b, &bl, &bh)) { return 0; }
    Value size = form.scale.num < 0 ? negated(form.scale) : form.scale;
    log_bounds(&size, &cl, &ch);
    Span made = span_of(
        of_logarithms(maximum(al, bl) * 0.9 - fabs(cl) - 50, maximum(ah, bh) * 1.1 + fabs(ch) + 50, form.scale.num < 0),
        0);
    if (!(made.value.lo > 0)) { return 0; }
    set_sort(sign, a, b, &made);
    count_made(spans, sign, a, b, &made);
    if (isfinite(a->tower_lo) && isfinite(b->tower_lo)) {
        made.tower_lo = tower_moved(maximum(a->tower_lo, b->tower_lo), -0.7, 0);
        made.tower_hi = tower_moved(minimum(a->tower_hi, b->tower_hi), 0.7, 1);
    }
    made.form = form;
    if (is_opaque(&made)) { made.order = 0; }
    append(spans, out, &made);
    return 1;
}

/* Of the same factorial, to powers of which one is surely the larger. */
static int put_powers(Spans *spans, const Sign *sign, const Span *a, const Span *b, int way, SpanList *out) {
    int is_first = a->dominance.low > b->dominance.high;
    const Span *larger = is_first ? a : b, *other = is_first ? b : a;
    double al, ah, bl, bh, low = larger->dominance.low - other->dominance.high;
    if (!(low >= LEAST_LOW) || !sizes_of(a, &al, &ah) || !sizes_of(b, &bl, &bh)) { return 0; }
    double least = low * maximum(al / a->dominance.high, bl / b->dominance.high) * (1 - 1e-9),
           most = is_first ? ah : bh;
    int made_way = is_first ? a->dominance.way : way, is_negative = sign_of(&a->value) != sign_of(&b->value);
    if (!(least <= most)) { return 1; }
    Span made =
        span_of(made_way > 0 ? of_logarithms(least, most, is_negative) : of_logarithms(-most, -least, is_negative), 0);
    set_sort(sign, a, b, &made);
    count_made(spans, sign, a, b, &made);
    set_order(spans, sign, a, b, &made);
    if (isfinite(a->tower_lo) && isfinite(b->tower_lo)) {
        double high = maximum(a->dominance.high, b->dominance.high);
        made.tower_lo = tower_moved(maximum(a->tower_lo, b->tower_lo), log(low / high) - 1e-6, 0);
        made.tower_hi = tower_moved(larger->tower_hi, 1e-6, 1);
        if (made.tower_lo > made.tower_hi) { return 1; }
    }
    made.dominance = larger->dominance;
    made.dominance.way = (int8_t)made_way;
    made.dominance.is_factor = 0;
    made.dominance.low = low * (1 - 1e-9);
    append(spans, out, &made);
    return 1;
}

int make_dominated(Spans *spans, const Sign *sign, const Span *a, const Span *b, SpanList *out) {
    const Dominance *one = &a->dominance, *other = &b->dominance;
    int sa = sign_of(&a->value), sb = sign_of(&b->value);
    if (!one->way || !other->way || is_same_argument(&a->form, &b->form)) { return 0; }
    if ((sa != 1 && sa != -1) || (sb != 1 && sb != -1)) { return 0; }
    int differ = have_other_roots(a, b);
    if (!differ && (one->is_shifted || other->is_shifted)) { return 0; }
    differ = differ || (a->form.is_set && b->form.is_set);
    int is_sum = sign->opcode == ADD || sign->opcode == SUBTRACT;
    if (is_sum) {
        if (one->way != 1 || other->way != 1) { return 0; }
        int second = sign->opcode == ADD ? sb : -sb;
        if (!differ && sa != second && !put_same(spans, sign, a, b, out)) { return 0; }
        if (!differ && sa == second) { return 0; }
        put_dominated(spans, sign, a, b, 1, 1, sa < 0, 1, out);
        put_dominated(spans, sign, a, b, 0, 1, second < 0, 1, out);
        return 1;
    }
    if (sign->opcode != MULTIPLY && sign->opcode != DIVIDE) { return 0; }
    int way = sign->opcode == DIVIDE ? -other->way : other->way;
    if (way == one->way && !differ) { return 0; }
    if (!differ && !(spans->leaves_out && one->is_factor && other->is_factor) &&
        !put_powers(spans, sign, a, b, way, out) && !divide_same(spans, sign, a, b, out)) {
        return 0;
    }
    put_dominated(spans, sign, a, b, 1, 0, sa != sb, one->way, out);
    put_dominated(spans, sign, a, b, 0, 0, sa != sb, way, out);
    return 1;
}
