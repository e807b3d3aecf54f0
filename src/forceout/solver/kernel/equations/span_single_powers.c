/* Spans of the powers of the base without end in ever smaller parts, down to one power each, where the last sign leaves
 * a doubt: what is true of no single power may be true of no two alike.
 *
 * Theorem. Let each number of a span be u bⁿ + r with fractions u and r, or (bⁿ)!, for some whole n. It is in one of
 * the parts that are laid for the n of a stretch; so is nothing that a sign makes of any part and a number a Goal,
 * nothing that it makes of the span and that number is.
 *
 * Proof. The stretch begins no later and ends no earlier than where the span says: with r = 0 by n log b = log |x| -
 * log |u|; else |x| is more than 2 |r|, so that |u| bⁿ is between |x| ÷ 2 and 2 |x|. The logarithm of a! lies between a
 * (log a - 1) and that and log a + 1 more, and that of it between log a + log(log a - 1) and that and 0.01 more for log
 * a > 690. It is without end where the span is, and what lies beyond LAST_POWER is a part too. A stretch is halved
 * until it is one power. Only a part that shares no number with the span is left out. A part is laid as powers and
 * factorials are laid anywhere, and what `make` leaves out, it leaves out of each part for the reason for which it does
 * of the span. ∎
 *
 * So a sum, difference, product or quotient is made part by part where the other number is beyond some powers, or
 * factorials of these, and below others: that with smaller ones, with the two that are nearest and with larger ones.
 */
#include "spans.h"

#define LAST_POWER 2100 /* beyond all that are written */
#define SLACK_OF_EXPONENTS 1e-6
#define ROUNDED_LOG 1e-14
#define SLACK_OF_SIZE 1e-8
#define SLACK_OF_TOWER 0.01
#define LARGEST_LOG_OF_ALL 1e303
#define MOST_BEGINS 13
#define WIDEST_PART 8      /* of exponents that are not taken apart beforehand */
#define LARGEST_NEAR 689.9 /* beyond 690 span_chains.c goes by towers */

typedef struct {
    const Span *span;
    Value unit, rest;
    int is_factorial;
    int first, last; /* what n lies between; an end at LAST_POWER is none */
} Stretch;

/* What is asked of each part: what a sign makes of it and another span, and a Goal. */
typedef struct {
    const Sign *sign;
    const Span *other, *goal;
    int is_left, is_second; /* which span is in parts, and whether the other is one of its parts */
    uint32_t left;          /* so many parts may still be laid */
} Question;

static int place_in(double power, int up) {
    double place = up ? ceil(power + SLACK_OF_EXPONENTS) : floor(power - SLACK_OF_EXPONENTS);
    return (int)maximum(minimum(place, LAST_POWER), -LAST_POWER);
}

static double log_of_size(const Value *v) { return log((double)magnitude(v->num)) - log((double)v->den); }

/* The logarithm of a power of a stretch, or the tower of a factorial, which is larger where it is. */
static double size_at(const Spans *spans, const Stretch *stretch, int n, int is_tower) {
    double of_power = n * log(spans->base) + log_of_size(&stretch->unit);
    if (is_tower) { return of_power + log(of_power - 1); }
    if (stretch->is_factorial) { return of_power > 700 ? INFINITY : exp(of_power) * (of_power - 1); }
    return of_power;
}

/* Which factorials may be in a span: their logarithms, or towers, are no more than so much above what `size_at` says.
 */
static void narrow_to_factorials(const Spans *spans, Stretch *stretch) {
    const Span *span = stretch->span;
    int is_tower = isfinite(span->tower_lo);
    double least = is_tower ? span->tower_lo - SLACK_OF_TOWER : span->value.lo;
    double most = is_tower ? span->tower_hi : span->value.hi < LARGEST_LOG_OF_ALL ? span->value.hi : INFINITY;
    while (stretch->first < LAST_POWER) {
        int n = stretch->first;
        double above = is_tower ? 0 : n * log(spans->base) + 1;
        if ((n > 0 || is_tower) && size_at(spans, stretch, n, is_tower) + above >= least * (1 - SLACK_OF_SIZE)) {
            break;
        }
        if (n == 0 && !is_tower && least <= 1) { break; }
        stretch->first++;
    }
    while (stretch->last > stretch->first &&
           size_at(spans, stretch, stretch->last, is_tower) > most * (1 + SLACK_OF_SIZE)) {
        stretch->last--;
    }
}

static int are_factorials(const Span *span) { return span->is_factorial && span->argument_is_of_base; }

/* The stretch of a span; 0 where it is of no such kind. */
static int stretch_of(const Spans *spans, const Span *span, Stretch *stretch) {
    if ((!span->has_unit && !are_factorials(span)) || is_known(&span->value)) { return 0; }
    double lo, hi, of_base = log(spans->base);
    if (spans->base != spans->radix) { return 0; }
    if (sign_of(&span->value) != 1 && sign_of(&span->value) != -1) { return 0; }
    *stretch = (Stretch){span, rational(1, 1), rational(0, 1), 0, 0, LAST_POWER};
    if (are_factorials(span)) {
        stretch->is_factorial = 1;
        if (sign_of(&span->value) != 1 || !is_huge(&span->value)) { return 0; }
        narrow_to_factorials(spans, stretch);
        return 1;
    }
    log_bounds(&span->value, &lo, &hi);
    stretch->unit = span->unit;
    stretch->rest = span->rest;
    double apart = 0, of_unit = log_of_size(&span->unit);
    if (span->rest.num) {
        apart = log(2);
        if (lo < log_of_size(&span->rest) + apart) { return 0; }
    }
    stretch->first = place_in((lo - apart - of_unit) / of_base, 0);
    stretch->last = place_in((hi + apart - of_unit) / of_base, 1);
    return stretch->first <= stretch->last;
}

/* A power of the base, or its reciprocal, where it is below LIMIT. */
static int power_of_base(const Spans *spans, int n, Value *power) {
    int64_t whole = 1;
    for (int i = 0; i < abs(n); i++) {
        if (whole >= LIMIT / spans->base) { return 0; }
        whole *= spans->base;
    }
    *power = n < 0 ? rational(1, whole) : rational(whole, 1);
    return 1;
}

/* What a whole power of the base leaves. */
static int left_by_power(const Spans *spans, int n, int modulus) {
    int64_t left = 1 % modulus;
    for (int i = 0; i < n; i++) { left = left * spans->base % modulus; }
    return (int)left;
}

/* What is known of powers of the base with exponents between two, beside what is of all beyond one of them. */
static void count_between(const Spans *spans, int first, int last, Span *powers) {
    for (int i = 0; i < PRIMES; i++) {
        if (!spans->of_base[i]) { continue; }
        if (first > -LAST_POWER) { powers->valuations.least[i] = (double)first * spans->of_base[i]; }
        if (last < LAST_POWER) { powers->valuations.most[i] = (double)last * spans->of_base[i]; }
    }
    if (first != last || first < 0 || last == LAST_POWER) { return; }
    powers->residue = left_by_power(spans, first, MODULUS);
    for (int i = 0; i < CLASSES && spans->moduli[i]; i++) {
        powers->classes[i] = (uint64_t)1 << left_by_power(spans, first, spans->moduli[i]);
    }
}

/* The powers of the base of a stretch, all of them on one side of 1 or just one. */
static Span powers_between(const Spans *spans, int first, int last) {
    double of_base = log(spans->base), lo = first * of_base, hi = last * of_base;
    Value power;
    if (first == last && power_of_base(spans, first, &power)) {
        Span one = span_of(power, 0);
        one.is_power = 1;
        set_ends(&one);
        return one;
    }
    lo = first <= -LAST_POWER ? -INFINITY : lo - ROUNDED_LOG * fabs(lo);
    hi = last >= LAST_POWER ? INFINITY : hi + ROUNDED_LOG * fabs(hi);
    Span powers = positive_between(lo, hi);
    count_power(spans, &powers);
    count_between(spans, first, last, &powers);
    set_ends(&powers);
    return powers;
}

/* A part of a stretch, in spans that are put to a list. */
static void lay_part(Spans *spans, const Stretch *stretch, int first, int last, SpanList *out) {
    Span powers = powers_between(spans, first, last);
    if (stretch->is_factorial) {
        put_factorials_at_once(spans, &powers, out);
        return;
    }
    Sign times = {MULTIPLY, 0, rational(0, 1), 0}, plus = {ADD, 0, rational(0, 1), 0};
    Span unit = span_of(stretch->unit, 0), rest = span_of(stretch->rest, 0);
    SpanList products = {0};
    set_ends(&unit);
    set_ends(&rest);
    make_at_once(spans, &times, &unit, &powers, &products);
    for (uint32_t i = 0; i < products.count && is_going(spans); i++) {
        make_at_once(spans, &plus, &products.spans[i], &rest, out);
    }
    PyMem_RawFree(products.spans);
}

/* Whether a part shares a number with its stretch. */
static int is_of_stretch(const Stretch *stretch, Span *part) {
    const Span *span = stretch->span;
    part->is_rooted = span->is_rooted;
    part->is_raised = span->is_raised;
    set_ends(part);
    return overlaps(&part->value, &span->value) && part->tower_lo <= span->tower_hi && part->tower_hi >= span->tower_lo;
}

/* The last exponent of a stretch with which it is below a number; its first less one where there is none. */
static int last_below(const Spans *spans, const Stretch *stretch, const Span *other) {
    double lo, hi;
    int is_tower = stretch->is_factorial && isfinite(other->tower_lo);
    log_bounds(&other->value, &lo, &hi);
    double size = is_tower ? other->tower_lo : lo;
    int n = stretch->first - 1;
    for (int next = maximum(stretch->first, 1);
         next <= stretch->last && size_at(spans, stretch, next, is_tower) < size;) {
        n = next++;
    }
    return n;
}

/* Begin a part with an exponent, where it is within a stretch. */
static int begin_at(const Stretch *stretch, int first, int *begins, int count) {
    for (int i = 0; i < count; i++) {
        if (begins[i] == first) { return count; }
    }
    if (first <= stretch->first || first > stretch->last || count == MOST_BEGINS) { return count; }
    int place = count;
    for (; place > 0 && begins[place - 1] > first; place--) { begins[place] = begins[place - 1]; }
    begins[place] = first;
    return count + 1;
}

/* The factorials of numbers with a power in them, in parts on both sides of those whose logarithms are beyond doubles,
 * so that sizes or towers bound each part, and by themselves the two that are nearest to a Goal; 0 where there is no
 * such part. */
int put_factorials_in_parts(Spans *spans, const Span *from, SpanList *out) {
    Stretch stretch;
    int begins[MOST_BEGINS], middle = (int)(LARGEST_NEAR / log(spans->base)), count = 0;
    if (!from->has_unit || !stretch_of(spans, from, &stretch) || sign_of(&from->value) < 1) { return 0; }
    if (stretch.first < 1 || stretch.last - stretch.first <= WIDEST_PART) { return 0; }
    if (stretch.first < middle && stretch.last > middle + 1) { count = begin_at(&stretch, middle + 1, begins, count); }
    stretch.is_factorial = 1;
    for (Py_ssize_t i = 0; i < spans->search->target_count; i++) {
        int below = last_below(spans, &stretch, &spans->goals[i]);
        if (below < stretch.first || below >= stretch.last) { continue; }
        for (int n = below; n <= below + 2; n++) { count = begin_at(&stretch, n, begins, count); }
    }
    for (int i = 0; i <= count && count; i++) {
        int first = i ? begins[i - 1] : stretch.first, last = i < count ? begins[i] - 1 : stretch.last;
        SpanList parts = {0};
        stretch.is_factorial = 0;
        lay_part(spans, &stretch, first, last, &parts);
        for (uint32_t k = 0; k < parts.count && is_going(spans); k++) {
            TELL(parts.spans[k].way = from->way;)
            if (is_of_stretch(&stretch, &parts.spans[k])) { put_factorials_at_once(spans, &parts.spans[k], out); }
        }
        PyMem_RawFree(parts.spans);
    }
    return count > 0;
}

static int is_missed_by(Spans *spans, Question *question, const Stretch *stretch, int first, int last);

/* Whether a part comes to no Goal; where it is one power, the other span may be taken apart as well. */
static int is_missed_by_span(Spans *spans, Question *question, const Span *part, int is_single) {
    const Span *a = question->is_left ? part : question->other, *b = question->is_left ? question->other : part;
    Stretch stretch;
    if (is_missed_by_pair(spans, question->sign, a, b, question->goal)) { return 1; }
    if (!is_single || question->is_second || !stretch_of(spans, question->other, &stretch)) { return 0; }
    Question next = {question->sign, part, question->goal, !question->is_left, 1, question->left};
    int is_missed = is_missed_by(spans, &next, &stretch, stretch.first, stretch.last);
    question->left = next.left;
    return is_missed;
}

static int is_missed_by_part(Spans *spans, Question *question, const Stretch *stretch, int first, int last) {
    SpanList parts = {0};
    int is_missed = 1;
    lay_part(spans, stretch, first, last, &parts);
    for (uint32_t i = 0; i < parts.count && is_missed && is_going(spans); i++) {
        Span *part = &parts.spans[i];
        if (!is_of_stretch(stretch, part)) { continue; }
        is_missed = is_missed_by_span(spans, question, part, first == last);
    }
    PyMem_RawFree(parts.spans);
    return is_missed && is_going(spans);
}

/* The same of a stretch, of which half after half is laid. */
static int is_missed_by(Spans *spans, Question *question, const Stretch *stretch, int first, int last) {
    if (!question->left || !is_going(spans)) { return 0; }
    question->left--;
    look_up(spans->search);
    int is_one_sided = first == last || first > 0 || last < 0;
    if (is_one_sided && is_missed_by_part(spans, question, stretch, first, last)) { return 1; }
    /* what is without end is halved but for the end */
    if (first == last) { return 0; }
    int middle = first + (last - first) / 2;
    if (last == LAST_POWER && first < LAST_POWER - 1) {
        return is_missed_by(spans, question, stretch, LAST_POWER, LAST_POWER) &&
               is_missed_by(spans, question, stretch, first, LAST_POWER - 1);
    }
    return is_missed_by(spans, question, stretch, first, middle) &&
           is_missed_by(spans, question, stretch, middle + 1, last);
}

/* Whether what a sign makes of two spans, one of powers of the base, is no Goal, as that of no part is. */
int is_missed_by_powers(Spans *spans, const Sign *sign, const Span *a, const Span *b, const Span *goal) {
    Stretch stretch;
    for (int is_left = 0; is_left < 2; is_left++) {
        Question question = {sign, is_left ? b : a, goal, is_left, 0, spans->most_spans};
        if (stretch_of(spans, is_left ? a : b, &stretch) && stretch.first < stretch.last) {
            return is_missed_by(spans, &question, &stretch, stretch.first, stretch.last);
        }
    }
    return 0;
}

/* Whether all numbers of a span are about of one size. */
static int is_of_one_size(const Span *span) {
    double lo, hi;
    if (sign_of(&span->value) != 1 && sign_of(&span->value) != -1) { return 0; }
    if (isfinite(span->tower_lo) && span->tower_hi - span->tower_lo < 1) { return 1; }
    log_bounds(&span->value, &lo, &hi);
    return hi - lo < 1;
}

static int takes_parts(const Sign *sign) {
    return sign->opcode == ADD || sign->opcode == SUBTRACT || sign->opcode == MULTIPLY || sign->opcode == DIVIDE;
}

/* What a sign makes of powers and a number between them; 0 where it is not between them. */
static int make_on_both_sides(Spans *spans, const Sign *sign, const Span *a, const Span *b, SpanList *out) {
    Stretch stretch;
    if (!takes_parts(sign)) { return 0; }
    for (int is_left = 0; is_left < 2; is_left++) {
        const Span *other = is_left ? b : a;
        if (!stretch_of(spans, is_left ? a : b, &stretch) || !is_of_one_size(other)) { continue; }
        if (stretch.first < 1) { continue; }
        int below = last_below(spans, &stretch, other);
        if (below <= stretch.first || below + 1 >= stretch.last) { continue; }
        const int ends[] = {stretch.first, below, below + 1, below + 2, stretch.last + 1};
        for (int i = 0; i < 4 && is_going(spans); i++) {
            SpanList parts = {0};
            if (ends[i] == ends[i + 1]) { continue; }
            lay_part(spans, &stretch, ends[i], ends[i + 1] - 1, &parts);
            for (uint32_t k = 0; k < parts.count && is_going(spans); k++) {
                Span *part = &parts.spans[k];
                if (!is_of_stretch(&stretch, part)) { continue; }
                make_at_once(spans, sign, is_left ? part : a, is_left ? b : part, out);
            }
            PyMem_RawFree(parts.spans);
        }
        return 1;
    }
    return 0;
}

void make(Spans *spans, const Sign *sign, const Span *a, const Span *b, SpanList *out) {
    if (!b || !make_on_both_sides(spans, sign, a, b, out)) { make_at_once(spans, sign, a, b, out); }
}
