/* Whether two spans, with the last sign between them, can make what is wanted.
 *
 * Theorem. A pair that is left out makes nothing that is wanted.
 *
 * Proof. Where arithmetic alone says where the result lies, and nothing is wanted there. Or one number is known: then
 * the other is among those that `solve_for` gives (inverses.c), and nothing of the other span is, by where it lies, by
 * what sort of number it is, or by how often small primes divide it. A difference of the Goal and a known number is
 * divided as sums and differences are. Or a power cannot be the Goal (span_powers.c). Else all that the sign makes of
 * the two is held against what is wanted. ∎
 */
#include "spans.h"

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

/* What the other number of a pair must be, as a Goal of its own. */
static Span sought_of(Spans *spans, const Sign *sign, const Span *goal, const Span *known, int known_is_left,
                      Value value) {
    Span sought = span_of(value, 0);
    int is_sum = sign->opcode == ADD || sign->opcode == SUBTRACT, is_left = sign->opcode == SUBTRACT && known_is_left;
    Sign back = {sign->opcode == SUBTRACT && !known_is_left ? ADD : SUBTRACT, 0, rational(0, 1), 0};
    sought.goal_sort = value.kind == RATIONAL ? FRACTION : value.kind == SURD ? ALGEBRAIC : ANY_SORT;
    if (is_sum && !is_known(&value)) {
        if (goal->goal_sort >= FRACTION && is_fraction(known)) { sought.goal_sort = FRACTION; }
        /* sums and differences are divided alike, but leave other remainders, and are other squares */
        count_made(spans, sign, goal, known, &sought);
        sought.residue = residue_made(&back, is_left ? known : goal, is_left ? goal : known);
        sought.leaving = leaving_made(spans, &back, is_left ? known : goal, is_left ? goal : known);
        sought.tower_lo = -INFINITY;
        sought.tower_hi = INFINITY;
    }
    set_goal_order(&sought, 0);
    return sought;
}

/* Whether no number of a span, beside one that is known, makes a Goal. */
static int is_out_of_place(Spans *spans, const Sign *sign, const Span *known, const Span *other, int known_is_left,
                           const Span *goal) {
    Value found[2];
    const Span *a = known_is_left ? known : other, *b = known_is_left ? other : known;
    if (is_impossible_power(spans, sign, a, b, goal)) { return 1; }
    if (!is_exact(&known->value)) { return 0; }
    int count = solve_for(sign, &goal->value, &known->value, known_is_left, found);
    spans->search->evaluations++;
    if (count < 0) { return 0; }
    for (int k = 0; k < count; k++) {
        Span sought = sought_of(spans, sign, goal, known, known_is_left, found[k]);
        int is_other = other->is_rational && found[k].kind == SURD;
        if (!is_other && touches(spans, other, &sought)) { return 0; }
    }
    return 1;
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
        test_list(spans, &spans->scratch, goal, 1);
    }
}
