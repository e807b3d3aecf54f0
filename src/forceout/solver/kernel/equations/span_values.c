/* What is known of the numbers of a span: ends, sorts, small primes, towers of logarithms.
 *
 * Valuations extend from the fractions to all numbers, so that of products they add up, of a power with a fraction they
 * are as many times as large, and a sum has the least of two that differ, or no less where they do not.
 */
#include "spans.h"

Span span_of(Value v, int irrational) {
    Span span;
    memset(&span, 0, sizeof span);
    span.value = v;
    span.is_irrational = (uint8_t)(v.kind == SURD || (irrational && v.kind != RATIONAL));
    span.is_radical = v.kind == SURD && v.num > 0;
    span.is_algebraic = span.is_root = (uint8_t)is_known(&v);
    span.is_rational = v.kind == RATIONAL;
    span.is_whole = v.kind == RATIONAL && v.den == 1;
    span.residue = span.argument = span.leaving = span.argument_leaving = -1;
    span.tower_lo = -INFINITY;
    span.tower_hi = INFINITY;
    span.valuations = any_valuations();
    span.goal_order = NO_GOAL_ORDER;
    span.lone = any_primes();
    set_order_of_known(&span);
    return span;
}

Value of_logarithms(double lo, double hi, int negative) {
    Value v = of_kind(negative ? HUGE_NEGATIVE : HUGE_POSITIVE, lo, hi);
    v.merged = 1;
    return v;
}

Span positive_between(double lo, double hi) { return span_of(of_logarithms(lo, hi, 0), 0); }

int is_fraction(const Span *span) { return span->value.kind == RATIONAL; }

/* Ends in the order of numbers, also beyond doubles. */
void ends_of(const Value *v, double *lo, double *hi) {
    bounds(v, lo, hi);
    if (!is_huge(v)) { return; }
    double low = *lo, high = *hi;
    if (v->kind == HUGE_NEGATIVE) {
        low = -*hi;
        high = -*lo;
    }
    if (v->lo < -LARGEST_LOG) { low = isinf(v->lo) ? 0 : 1e-262 / (1 + log(-v->lo)) * (1 - 1e-12); }
    if (v->hi < -LARGEST_LOG) { high = isinf(v->hi) ? 1e-300 : 1e-262 / (1 + log(-v->hi)) * (1 + 1e-12); }
    double least = v->lo > LARGEST_LOG ? 1e262 * (1 + log(v->lo)) * (1 - 1e-12) : -1;
    double most = v->hi > LARGEST_LOG ? (isinf(v->hi) ? INFINITY : 1e262 * (1 + log(v->hi)) * (1 + 1e-12)) : -1;
    if (v->kind == HUGE_POSITIVE) {
        *lo = least > 0 ? least : low;
        *hi = most > 0 ? most : high;
    } else {
        *hi = least > 0 ? -least : -low;
        *lo = most > 0 ? -most : -high;
    }
}

void set_ends(Span *span) { ends_of(&span->value, &span->lo, &span->hi); }

/* What holds two values of the same sign. */
Value hull_of(const Value *a, const Value *b) {
    Value made;
    double al, ah, bl, bh;
    if (is_known(a) && is_known(b) && is_same(a, b)) { return *a; }
    if (is_huge(a) || is_huge(b)) {
        log_bounds(a, &al, &ah);
        log_bounds(b, &bl, &bh);
        return of_logarithms(minimum(al, bl), maximum(ah, bh), sign_of(a) < 0);
    }
    bounds(a, &al, &ah);
    bounds(b, &bl, &bh);
    made = of_kind(LINEAR, minimum(al, bl), maximum(ah, bh));
    made.merged = 1;
    return made;
}

void set_sort_bits(Span *span) {
    span->sort =
        span->is_irrational + 2 * span->is_radical + 4 * (span->is_factorial > 0) + 8 * span->is_algebraic +
        16 * span->is_transcendental + 32 * (span->is_factorial > 1) + 64 * span->is_power + 128 * span->is_rational +
        256 * span->is_whole + 1024 * (span->multiple > 0) + 2048 * (span->multiple < 0) + 4096 * (span->nearness > 0) +
        8192 * (span->nearness < 0) + 16384 * span->has_trace + 32768 * span->is_once + 65536 * span->is_of_base +
        131072 * span->argument_is_of_base + 262144 * span->is_square + 512 * span->is_root +
        1048576 * span->is_made_factorial + 2097152 * span->trace_is_not_zero +
        524288 * (span->has_trace && !span->trace_is_weak) + 4194304 * span->is_no_root + 8388608 * span->is_two_root;
}

/* Spans that say the same, but for where they lie, side by side; each such sort in the order of numbers. */
int compare_spans(const void *one, const void *other) {
    const Span *a = one, *b = other;
    if (a->sort != b->sort) { return a->sort - b->sort; }
    if (a->order != b->order) { return a->order - b->order; }
    if (a->squares != b->squares) { return a->squares - b->squares; }
    if (a->has_trace && !is_same(&a->trace, &b->trace)) {
        if (a->trace.num != b->trace.num) { return a->trace.num < b->trace.num ? -1 : 1; }
        return a->trace.den < b->trace.den ? -1 : 1;
    }
    int order = memcmp(&a->valuations, &b->valuations, sizeof a->valuations);
    if (order) { return order; }
    order = memcmp(&a->classes, &b->classes, sizeof a->classes);
    if (order) { return order; }
    if (a->lo != b->lo) { return a->lo < b->lo ? -1 : 1; }
    return (a->hi < b->hi) - (a->hi > b->hi);
}

/* All spans of each kind in the order of numbers. */
int compare_ends(const void *one, const void *other) {
    const Span *a = one, *b = other;
    if (a->kind != b->kind) { return a->kind < b->kind ? -1 : 1; }
    if (a->lo != b->lo) { return a->lo < b->lo ? -1 : 1; }
    return (a->hi < b->hi) - (a->hi > b->hi);
}

/* Whether two spans say the same of their numbers, but for where they lie. */
int is_same_sort(const Spans *spans, const Span *a, const Span *b) {
    if (a->sort != b->sort || sign_of(&a->value) != sign_of(&b->value)) { return 0; }
    if (is_known(&a->value) != is_known(&b->value) && spans->counts_primes) { return 0; }
    if (isfinite(a->tower_lo) != isfinite(b->tower_lo)) { return 0; }
    if (a->tower_lo > b->tower_hi || b->tower_lo > a->tower_hi) { return 0; }
    if (is_known(&a->value)) { return 1; }
    if (a->order != b->order || a->squares != b->squares || !is_same_form(&a->form, &b->form)) { return 0; }
    if (!is_same_dominance(&a->dominance, &b->dominance)) { return 0; }
    if (a->lone.num != b->lone.num || a->lone.den != b->lone.den || a->lone.is_open != b->lone.is_open ||
        a->lone.is_some != b->lone.is_some) {
        return 0;
    }
    if (a->has_trace && !is_same(&a->trace, &b->trace)) { return 0; }
    if (memcmp(&a->classes, &b->classes, sizeof a->classes)) { return 0; }
    if (a->has_unit != b->has_unit || !is_within_unit(spans, a, b)) { return 0; }
    if (a->counted.is_set != b->counted.is_set || !is_within_counted(&a->counted, &b->counted)) { return 0; }
    if (a->residue != b->residue || a->leaving != b->leaving || a->argument_leaving != b->argument_leaving) {
        return 0;
    }
    return !spans->counts_primes || !memcmp(&a->valuations, &b->valuations, sizeof a->valuations);
}

/* Whether the trace of a span is not 0, as that of every root that is no fraction. */
static int has_other_trace(const Span *span) {
    return span->trace_is_not_zero || (span->has_trace && !span->trace_is_weak && span->trace.num != 0);
}

/* One span that holds two of the same sign. */
void join_spans(const Spans *spans, Span *one, const Span *other) {
    if (is_known(&one->value) && is_known(&other->value) && is_same(&one->value, &other->value)) {
        one->is_power = one->is_power && other->is_power;
        one->is_rooted = one->is_rooted && other->is_rooted;
        one->is_raised = one->is_raised && other->is_raised;
        set_sort_bits(one);
        return;
    }
    Valuations a = valuations_of(spans, one), b = valuations_of(spans, other);
    Lone lone = lone_of(one), of_other = lone_of(other);
    join_lone(&lone, &of_other);
    one->lone = lone;
    join_classes(spans, one, other);
    join_unit(spans, one, other);
    if (!is_within_counted(&other->counted, &one->counted)) { one->counted.is_set = 0; }
    join_forms(&one->form, &other->form);
    join_dominance(&one->dominance, &other->dominance);
    for (int i = 0; i < COUNTS; i++) {
        one->valuations.least[i] = minimum(a.least[i], b.least[i]);
        one->valuations.most[i] = maximum(a.most[i], b.most[i]);
    }
    one->leaving = leaving_of(spans, one) == leaving_of(spans, other) ? leaving_of(spans, one) : -1;
    if (one->argument_leaving != other->argument_leaving) { one->argument_leaving = -1; }
    one->is_square = are_squares(one) && are_squares(other);
    one->is_root = are_roots(spans, one) && are_roots(spans, other);
    one->trace_is_weak = one->trace_is_weak || other->trace_is_weak;
    one->trace_is_not_zero = has_other_trace(one) && has_other_trace(other);
    one->residue = residue_of(one) == residue_of(other) ? residue_of(one) : -1;
    uint8_t are_of_base = is_of_base(spans, one) && is_of_base(spans, other);
    one->value = hull_of(&one->value, &other->value);
    one->is_irrational = one->is_irrational && other->is_irrational;
    one->is_radical = one->is_radical && other->is_radical;
    if (other->is_factorial < one->is_factorial) { one->is_factorial = other->is_factorial; }
    one->is_made_factorial = one->is_made_factorial && other->is_made_factorial;
    one->is_power = one->is_power && other->is_power;
    one->is_of_base = are_of_base;
    one->argument_is_of_base = one->argument_is_of_base && other->argument_is_of_base;
    one->is_rational = one->is_rational && other->is_rational;
    one->is_whole = one->is_whole && other->is_whole;
    one->is_algebraic = one->is_algebraic && other->is_algebraic;
    one->is_transcendental = one->is_transcendental && other->is_transcendental;
    one->least_argument = minimum(one->least_argument, other->least_argument);
    one->most_argument = maximum(one->most_argument, other->most_argument);
    one->is_rooted = one->is_rooted && other->is_rooted;
    one->is_raised = one->is_raised && other->is_raised;
    if (other->order < one->order) { one->order = other->order; }
    if (other->squares < one->squares) { one->squares = other->squares; }
    if (one->factored != other->factored || one->factored_depth != other->factored_depth) {
        one->factored = one->factored_depth = 0;
    }
    one->is_once = one->is_once && other->is_once;
    one->is_two_root = are_two_roots(one) && are_two_roots(other);
    one->is_no_root = one->is_no_root && other->is_no_root;
    one->has_trace = one->has_trace && other->has_trace && is_same(&one->trace, &other->trace);
    if (one->multiple != other->multiple) { one->multiple = 0; }
    if (one->nearness != other->nearness) { one->nearness = 0; }
    one->spread = maximum(one->spread, other->spread);
    one->offset = maximum(one->offset, other->offset);
    one->least_of_multiple = minimum(one->least_of_multiple, other->least_of_multiple);
    one->least_of_near = minimum(one->least_of_near, other->least_of_near);
    one->tower_lo = minimum(one->tower_lo, other->tower_lo);
    one->tower_hi = maximum(one->tower_hi, other->tower_hi);
    set_ends(one);
    set_sort_bits(one);
}

/* Whether another span holds all of one, and says no more of it. */
int is_within(const Spans *spans, const Span *span, const Span *other) {
    if (other->lo > span->lo || other->hi < span->hi || other->sort & ~span->sort) { return 0; }
    if (is_known(&other->value)) { return is_known(&span->value) && is_same(&span->value, &other->value); }
    if (sign_of(&other->value) != sign_of(&span->value)) { return 0; }
    if (other->tower_lo > span->tower_lo || other->tower_hi < span->tower_hi) { return 0; }
    if (other->residue >= 0 && other->residue != residue_of(span)) { return 0; }
    if (other->leaving >= 0 && other->leaving != leaving_of(spans, span)) { return 0; }
    if (!is_within_classes(spans, span, other) || !is_within_unit(spans, span, other)) { return 0; }
    if (!is_within_counted(&span->counted, &other->counted)) { return 0; }
    if (other->argument_leaving >= 0 && other->argument_leaving != span->argument_leaving) { return 0; }
    if (other->is_factorial &&
        (other->least_argument > span->least_argument || other->most_argument < span->most_argument)) {
        return 0;
    }
    if (other->order > span->order || other->squares > span->squares) { return 0; }
    if (says_of_primes(&other->lone)) {
        Lone lone = lone_of(span);
        if (!holds_lone(&other->lone, &lone)) { return 0; }
    }
    if (!is_within_form(&span->form, &other->form)) { return 0; }
    if (!is_within_dominance(&span->dominance, &other->dominance)) { return 0; }
    if (other->has_trace && !(span->has_trace && is_same(&span->trace, &other->trace))) { return 0; }
    if (other->multiple && (other->multiple != span->multiple || other->spread < span->spread ||
                            other->least_of_multiple > span->least_of_multiple)) {
        return 0;
    }
    if (other->nearness && (other->nearness != span->nearness || other->offset < span->offset ||
                            other->least_of_near > span->least_of_near)) {
        return 0;
    }
    if (is_huge(&other->value) || is_huge(&span->value)) {
        double al, ah, bl, bh;
        log_bounds(&other->value, &al, &ah);
        log_bounds(&span->value, &bl, &bh);
        if (al > bl || ah < bh) { return 0; }
    }
    if (!spans->counts_primes) { return 1; }
    Valuations own = valuations_of(spans, span);
    return holds_valuations(&other->valuations, &own);
}

/* Whether one number is beyond what doubles hold well, and another is not and lies elsewhere. */
static int are_logarithms_apart(const Value *a, const Value *b) {
    double al, ah, bl, bh;
    if (is_huge(a) == is_huge(b) || sign_of(a) != sign_of(b) || !(sign_of(a) == 1 || sign_of(a) == -1)) { return 0; }
    log_bounds(a, &al, &ah);
    log_bounds(b, &bl, &bh);
    return al > bh || bl > ah;
}

/* Whether a number of a span may be the Goal. */
int touches(const Spans *spans, const Span *span, const Span *goal) {
    if (span->is_irrational && goal->goal_sort >= FRACTION) { return 0; }
    if (goal->goal_is_odd && !spans->search->modulus && are_two_roots(span)) { return 0; }
    if (span->is_rational && goal->is_irrational) { return 0; }
    if (spans->search->modulus) { return may_differ_by_multiple(spans, span, goal); }
    if (goal->goal_order != NO_GOAL_ORDER) {
        if (span->is_no_root) { return 0; }
        if (span->order > goal->goal_order) { return 0; }
        if (goal->goal_is_pure && goal->goal_order >= 0 && span->squares > goal->goal_order) { return 0; }
    }
    if (span->is_transcendental && goal->goal_sort == ALGEBRAIC) { return 0; }
    if (are_powers_elsewhere(spans, span, goal) || leave_apart(spans, span, goal, 0)) { return 0; }
    if (leave_other_classes(spans, span, goal) || has_other_unit(spans, span, goal)) { return 0; }
    if (is_no_such_count(span, goal) || has_no_length(spans, span, goal)) { return 0; }
    if (span->is_square && is_no_square(spans, goal)) { return 0; }
    if (span->is_made_factorial && goal->argument == NO_ARGUMENT) { return 0; }
    if (goal->argument >= 0 && is_beside_factorial(span)) { return 0; }
    if (have_other_primes(span, goal) || have_other_roots(span, goal)) { return 0; }
    if (!overlaps(&span->value, &goal->value) || are_logarithms_apart(&span->value, &goal->value)) { return 0; }
    if (lacks_primes_of(span, goal)) { return 0; }
    if (goal->goal_order != NO_GOAL_ORDER && goal->is_irrational && has_other_trace(span)) { return 0; }
    if (span->has_trace && goal->goal_sort >= FRACTION && !overlaps(&span->trace, &goal->value)) { return 0; }
    if (!is_known(&span->value) || !is_known(&goal->value)) {
        int32_t own = residue_of(span), wanted = residue_of(goal);
        if (own >= 0 && wanted >= 0 && own != wanted) { return 0; }
    }
    if (span->tower_lo > goal->tower_hi || span->tower_hi < goal->tower_lo) { return 0; }
    if (!spans->counts_primes || (is_known(&span->value) && is_known(&goal->value))) { return 1; }
    Valuations a = valuations_of(spans, span), b = valuations_of(spans, goal);
    for (int i = 0; i < COUNTS; i++) {
        /* what Python hands over is rounded to the nearest */
        double slack = 1e-9 * minimum(fabs(b.least[i]), fabs(b.most[i]));
        if (a.least[i] > b.most[i] + slack || a.most[i] < b.least[i] - slack) { return 0; }
    }
    return 1;
}

/* 0 less a number: what is known of it but for its sign. */
Span opposite_of(const Spans *spans, const Span *span) {
    Span made = *span;
    made.value = negated(span->value);
    made.is_radical = made.is_factorial = made.is_made_factorial = made.is_square = made.is_rooted = made.is_raised = 0;
    made.is_power = made.argument_is_of_base = 0;
    made.nearness = (int8_t)-span->nearness;
    made.dominance.is_factor = 0;
    made.residue = span->residue > 0 ? MODULUS - span->residue : span->residue;
    made.leaving = made.argument_leaving = -1;
    turn_classes(spans, &made);
    turn_counted(&made.counted);
    if (span->has_unit) {
        made.unit = negated(span->unit);
        made.rest = negated(span->rest);
    }
    made.factored = made.factored_depth = 0;
    if (span->has_trace) { made.trace = negated(span->trace); }
    if (span->form.is_linear) {
        made.form.scale = negated(span->form.scale);
        made.form.rest = negated(span->form.rest);
    }
    made.leaving = leaving_made(spans, &(Sign){SUBTRACT, 0, rational(0, 1), 0}, &(Span){.leaving = 0}, span);
    return made;
}

int can_be_whole(const Spans *spans, const Span *span) {
    if (span->is_irrational || !may_be_whole(&span->value, 0)) { return 0; }
    for (int i = 0; i < PRIMES && spans->counts_primes && !is_known(&span->value); i++) {
        if (span->valuations.most[i] < 0) { return 0; }
    }
    return 1;
}
