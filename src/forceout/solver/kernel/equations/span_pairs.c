/* Whether two spans, with the last sign between them, can make what is wanted.
 *
 * Theorem. A pair that is left out makes nothing that is wanted.
 *
 * Proof. Where arithmetic alone says where the result lies, and nothing is wanted there. Or one number is known: then
 * the other is among those that `solve_for` gives (inverses.c), and nothing of the other span is, by where it lies, by
 * what sort of number it is, or by how often small primes divide it. What makes the Goal of a known number is divided,
 * and leaves, what the sign that undoes it makes. Or a power cannot be the Goal (span_powers.c), or the Goal is a
 * factorial and what is made is none (span_no_factorials.c). Else all that the sign makes of
 * the two is held against what is wanted. ∎
 */
#include "spans.h"

#define LARGEST_BESIDE 500 /* as Python hands over what is divided once */

#ifdef TELLS_SPANS
static void tell_span(const Span *span) {
    fprintf(stderr, "[%.12g .. %.12g", span->lo, span->hi);
    if (is_huge(&span->value)) { fprintf(stderr, " logs %.9g .. %.9g", span->value.lo, span->value.hi); }
    if (isfinite(span->tower_lo)) { fprintf(stderr, " towers %g .. %g", span->tower_lo, span->tower_hi); }
    fprintf(stderr, "%s%s%s%s%s%s%s%s residue %d sort %d order %d squares %d multiple %d near %d;",
            span->is_irrational ? " irrational" : "", span->is_radical ? " radical" : "",
            span->is_algebraic ? " algebraic" : "", span->is_transcendental ? " transcendental" : "",
            span->is_rational ? " rational" : "", span->is_whole ? " whole" : "", span->has_trace ? " trace" : "",
            span->is_factorial ? " factorial" : "", span->residue, span->goal_sort,
            span->goal_sort ? span->goal_order : span->order, span->squares, span->multiple, span->nearness);
    if (span->form.is_linear) {
        fprintf(stderr, " form %lld/%lld %lld/%lld", (long long)span->form.scale.num, (long long)span->form.scale.den,
                (long long)span->form.rest.num, (long long)span->form.rest.den);
    }
    if (span->dominance.way) {
        fprintf(stderr, " dominated %d by %llx %g..%g", span->dominance.way, (long long)span->dominance.roots,
                span->dominance.low, span->dominance.high);
    }
    fprintf(stderr, " primes %g..%g %d/%d%s;", span->lone.least, span->lone.largest, span->lone.num, span->lone.den,
            span->lone.is_open ? " open" : "");
    for (int i = 0; i < COUNTS; i++) {
        fprintf(stderr, " %g..%g", span->valuations.least[i], span->valuations.most[i]);
    }
    fprintf(stderr, "]");
}

static void tell_touch(const Span *span, const Span *goal) {
    fprintf(stderr, "TOUCH ");
    tell_way(span->way);
    fprintf(stderr, "\n   made ");
    tell_span(span);
    fprintf(stderr, "\n   goal ");
    tell_span(goal);
    fprintf(stderr, "\n");
}
#endif

/* Whether anything that was made touches what is wanted. */
void test_list(Spans *spans, const SpanList *made, const Span *wanted, uint32_t count) {
    for (uint32_t i = 0; i < made->count && is_going(spans); i++) {
        for (uint32_t k = 0; k < count; k++) {
            if (touches(spans, &made->spans[i], &wanted[k])) {
                TELL(tell_touch(&made->spans[i], &wanted[k]);)
                give_up(spans, BLURRED);
                return;
            }
        }
    }
}

/* Whether what a sign makes of two spans lies where nothing is wanted, by arithmetic alone. */
static int misses(Spans *spans, const Sign *sign, const Span *a, const Span *b, const SpanList *wanted) {
    Value results[2];
    if (spans->search->modulus) { return 0; }
    int known = evaluate(sign, &a->value, &b->value, results);
    spans->search->evaluations++;
    if (known < 0) { return 0; }
    for (int i = 0; i < known; i++) {
        for (uint32_t w = 0; w < wanted->count; w++) {
            if (overlaps(&results[i], &wanted->spans[w].value)) { return 0; }
        }
    }
    return 1;
}

/* Whether the prime that divides a power of a Goal just once is above those of a fraction: it is more than half of the
 * number whose factorial the Goal is, or than LARGEST_BESIDE. */
static int is_once_beside(const Spans *spans, const Span *goal, const Span *fraction) {
    double lo = log(LARGEST_BESIDE), hi;
    if (goal->argument >= 0) {
        const Value *argument = &spans->goals[goal->argument].value;
        if (sign_of(argument) != 1) { return 0; }
        log_bounds(argument, &lo, &hi);
        lo -= 0.7;
    }
    uint64_t top = magnitude(fraction->value.num), bottom = (uint64_t)fraction->value.den;
    return lo > log((double)(top > bottom ? top : bottom));
}

/* Whether a fraction is no number's factorial: 20! is the last below LIMIT. */
static int is_no_small_factorial(const Value *v) {
    int64_t factorial = 1;
    for (int64_t n = 2; n <= LEAST_FACTORIAL && factorial < v->num; n++) { factorial *= n; }
    return v->den != 1 || v->num != factorial;
}

/* What the base of a power with a known exponent must be, as far as it is known of the Goal: the Goal to the power of
 * one divided by the exponent. */
static void count_base_sought(const Spans *spans, const Span *goal, const Value *exponent, Span *sought) {
    Value back;
    if (is_known(&sought->value) || exponent->kind != RATIONAL || !exponent->num) { return; }
    Valuations own = valuations_of(spans, goal);
    sought->valuations = scaled(&own, (double)exponent->den / (double)exponent->num);
    if (goal->goal_sort < FRACTION || magnitude(exponent->num) != 1 || inverted(exponent, &back) != 1) { return; }
    sought->goal_sort = FRACTION;
    if (sign_of(&goal->value) != 1 || sign_of(&sought->value) != 1) { return; }
    Sign sign = {EXPONENT, 0, back, 0};
    sought->residue = residue_made(&sign, goal, NULL);
    set_classes(spans, &sign, goal, NULL, sought);
}

/* What the other number of a pair must be, as a Goal of its own. */
static Span sought_of(Spans *spans, const Sign *sign, const Span *goal, const Span *known, int known_is_left,
                      Value value) {
    Span sought = span_of(value, 0);
    int is_sum = sign->opcode == ADD || sign->opcode == SUBTRACT;
    int is_product = (sign->opcode == MULTIPLY || sign->opcode == DIVIDE) && is_fraction(known) && known->value.num;
    int is_left = (sign->opcode == SUBTRACT || sign->opcode == DIVIDE) && known_is_left;
    int opcode = is_sum ? (sign->opcode == SUBTRACT && !known_is_left ? ADD : SUBTRACT)
                        : (sign->opcode == DIVIDE && !known_is_left ? MULTIPLY : DIVIDE);
    Sign back = {opcode, 0, rational(0, 1), 0};
    sought.goal_sort = value.kind == RATIONAL ? FRACTION : value.kind == SURD ? ALGEBRAIC : ANY_SORT;
    if ((is_sum || is_product) && !is_known(&value)) {
        if (goal->goal_sort >= FRACTION && is_fraction(known)) { sought.goal_sort = FRACTION; }
        if (goal->is_irrational && is_fraction(known)) { sought.is_irrational = 1; }
        if (is_product && is_once_beside(spans, goal, known)) { sought.once_root = goal->once_root; }
        count_made(spans, &back, is_left ? known : goal, is_left ? goal : known, &sought);
        sought.tower_lo = -INFINITY;
        sought.tower_hi = INFINITY;
        if (is_fraction(known) && (is_product || goal->dominance.way > 0)) {
            sought.dominance = goal->dominance;
            sought.dominance.is_factor = 0;
            if (is_left && is_product) { sought.dominance.way = (int8_t)-goal->dominance.way; }
        }
    }
    Value exponent = known->value;
    if ((sign->opcode == POWER && !known_is_left) ||
        (sign->opcode == ROOT && known_is_left && inverted(&known->value, &exponent) == 1)) {
        count_base_sought(spans, goal, &exponent, &sought);
    }
    if (value.kind == RATIONAL && is_no_small_factorial(&value)) { sought.argument = NO_ARGUMENT; }
    set_goal_order(&sought, 0);
    return sought;
}

/* Whether no number of a span, beside one that is known, makes a Goal. */
static int is_out_of_place(Spans *spans, const Sign *sign, const Span *known, const Span *other, int known_is_left,
                           const Span *goal) {
    Value found[2];
    const Span *a = known_is_left ? known : other, *b = known_is_left ? other : known;
    if (is_impossible_power(spans, sign, a, b, goal)) { return 1; }
    if (make_no_factorial(spans, sign, a, b, goal)) { return 1; }
    if (!is_exact(&known->value)) { return 0; }
    int count = solve_for(sign, &goal->value, &known->value, known_is_left, found);
    spans->search->evaluations++;
    if (count < 0) { return 0; }
    for (int k = 0; k < count; k++) {
        if (!spans->search->modulus && !overlaps(&other->value, &found[k])) { continue; }
        Span sought = sought_of(spans, sign, goal, known, known_is_left, found[k]);
        int is_other = other->is_rational && (found[k].kind == SURD || is_divided_in_parts(spans, &sought));
        if (!is_other && touches(spans, other, &sought)) { return 0; }
    }
    return 1;
}

/* Whether no number that a sign makes of two spans is a Goal. */
int is_missed_by_pair(Spans *spans, const Sign *sign, const Span *a, const Span *b, const Span *goal) {
    const SpanList wanted = {(Span *)goal, 1, 0, NULL, 0};
    SpanList made = {0};
    int is_met = 0;
    if (misses(spans, sign, a, b, &wanted)) { return 1; }
    if (is_out_of_place(spans, sign, a, b, 1, goal) || is_out_of_place(spans, sign, b, a, 0, goal)) { return 1; }
    make(spans, sign, a, b, &made);
    for (uint32_t i = 0; i < made.count && !is_met; i++) { is_met = touches(spans, &made.spans[i], goal); }
    PyMem_RawFree(made.spans);
    return !is_met && is_going(spans);
}

void test_pair(Spans *spans, const Sign *sign, const Span *a, const Span *b, const SpanList *wanted) {
    Sign power;
    int is_made = 0;
    if (sign->opcode == CHOSEN_POWER) {
        if (!has_one_value(sign, b, &power)) {
            give_up(spans, BLURRED);
            return;
        }
        sign = &power;
    }
    if (misses(spans, sign, a, b, wanted)) { return; }
    for (uint32_t w = 0; w < wanted->count && is_going(spans); w++) {
        const Span *goal = &wanted->spans[w];
        if (is_out_of_place(spans, sign, a, b, 1, goal) || is_out_of_place(spans, sign, b, a, 0, goal)) { continue; }
        if (!is_made) {
            spans->scratch.count = 0;
            make(spans, sign, a, b, &spans->scratch);
            is_made = 1;
        }
        int is_met = 0;
        for (uint32_t i = 0; i < spans->scratch.count && !is_met; i++) {
            is_met = touches(spans, &spans->scratch.spans[i], goal);
        }
        if (is_met && !is_missed_by_powers(spans, sign, a, b, goal)) { test_list(spans, &spans->scratch, goal, 1); }
        TELL(if (!is_going(spans)) {
            fprintf(stderr, "   of ");
            tell_span(a);
            fprintf(stderr, "\n   and ");
            tell_span(b);
            fprintf(stderr, "\n");
        })
    }
}
