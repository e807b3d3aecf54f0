/* Lists of spans: put together where they overlap, and in an order in which a stretch can be looked up.
 *
 * What a list holds it holds afterwards: spans are put together only into one that holds both, and left out only where
 * another holds them and says no more of them.
 */
#include "spans.h"

#define FEW_WIDE 24
#define DEEP_ORDER 5
#define FEW_PRIMES 20  /* the logarithm of the largest prime */
#define MOST_SHARE 1e3 /* of what is wider nothing is known but where it lies */

/* Put together what overlaps, or is closer than a share of its size; how many are left. */
static uint32_t put_together(const Spans *spans, Span *list, uint32_t count, double share) {
    uint32_t kept = 0;
    for (uint32_t i = 0; i < count; i++) {
        Span *next = &list[i], *last = kept ? &list[kept - 1] : NULL;
        int joins = 0;
        if (last && share > 0) {
            joins = sign_of(&last->value) == sign_of(&next->value) && last->kind == next->kind;
            if (share < MOST_SHARE) {
                /* no wider than that, lest many that are close become one that is everywhere */
                double width = fmax(last->hi, next->hi) - last->lo;
                joins = joins && (next->hi <= last->hi || width <= share * fmin(fabs(last->lo), fabs(next->hi)));
            } else {
                joins = joins && next->lo - last->hi <= share * fabs(next->lo);
            }
        } else if (last && is_same_sort(spans, last, next)) {
            int are_known = is_known(&last->value) && is_known(&next->value);
            joins = are_known ? is_same(&last->value, &next->value) : next->lo <= last->hi;
        }
        if (joins) {
            join_spans(spans, last, next);
        } else {
            list[kept++] = *next;
        }
    }
    return kept;
}

static int is_wide_span(const Span *span) { return span->hi - span->lo > 0.05 * fmin(fabs(span->lo), fabs(span->hi)); }

/* What is put together only with its like where a list is too long: a wide span that says little would else take in all
 * narrow ones that lie in it. */
static uint16_t kind_of(const Span *span) {
    int kind = span->is_irrational + 2 * span->is_rational + 4 * span->is_transcendental + 8 * span->is_radical +
               16 * span->is_whole;
    if (span->hi - span->lo > 1e-3 * fmin(fabs(span->lo), fabs(span->hi))) {
        kind += 32 + 64 * (span->order >= DEEP_ORDER) + 128 * (span->lone.num != 0) +
                256 * (isfinite(span->tower_lo) != 0) + 512 * (span->lone.largest < FEW_PRIMES) +
                1024 * (span->has_trace && span->trace.num == 0);
    }
    return (uint16_t)kind;
}

/* Leave out what one of the first few wide spans holds. */
static void leave_out_covered(const Spans *spans, SpanList *list) {
    Span wide[FEW_WIDE];
    uint32_t found = 0, kept = 0;
    for (uint32_t i = 0; i < list->count && found < FEW_WIDE; i++) {
        if (is_wide_span(&list->spans[i])) { wide[found++] = list->spans[i]; }
    }
    for (uint32_t i = 0; i < list->count; i++) {
        const Span *span = &list->spans[i];
        int is_held = 0;
        for (uint32_t k = 0; k < found && !is_held && !is_wide_span(span); k++) {
            is_held = wide[k].is_rooted >= span->is_rooted && wide[k].is_raised >= span->is_raised;
            is_held = is_held && is_within(spans, span, &wide[k]);
        }
        if (!is_held) { list->spans[kept++] = *span; }
    }
    list->count = kept;
}

/* Put together what overlaps, and more where there are too many. */
void tidy_list(Spans *spans, SpanList *list) {
    if (!list->count) { return; }
    qsort(list->spans, list->count, sizeof *list->spans, compare_spans);
    list->count = put_together(spans, list->spans, list->count, 0);
    spans->search->evaluations += list->count * 2;
    leave_out_covered(spans, list);
    if (list->count <= spans->most_spans) { return; }
    for (uint32_t i = 0; i < list->count; i++) { list->spans[i].kind = kind_of(&list->spans[i]); }
    qsort(list->spans, list->count, sizeof *list->spans, compare_ends);
    for (double share = 1e-13; list->count > spans->most_spans && share < 1e12; share *= 4) {
        list->count = put_together(spans, list->spans, list->count, share);
        spans->search->evaluations += list->count;
    }
}

static int compare_widths(const void *one, const void *other) {
    const Span *a = one, *b = other;
    int wa = is_wide_span(a), wb = is_wide_span(b);
    if (wa != wb) { return wa - wb; }
    return (a->lo > b->lo) - (a->lo < b->lo);
}

/* The narrow spans in the order of numbers, with the highest end of all up to each, so that a stretch can be looked up;
 * then the wide ones. */
void order_list(Spans *spans, SpanList *list) {
    PyMem_RawFree(list->highest);
    list->highest = PyMem_RawMalloc((list->count + 1) * sizeof *list->highest);
    if (!list->highest) {
        give_up(spans, FAILED);
        return;
    }
    if (list->count) { qsort(list->spans, list->count, sizeof *list->spans, compare_widths); }
    list->narrow = 0;
    while (list->narrow < list->count && !is_wide_span(&list->spans[list->narrow])) {
        uint32_t i = list->narrow++;
        list->highest[i] = i ? fmax(list->highest[i - 1], list->spans[i].hi) : list->spans[i].hi;
    }
    spans->search->evaluations += list->count;
}

/* Behind the last narrow span that does not begin beyond an end. */
uint32_t place_of(const SpanList *list, double end) {
    uint32_t low = 0, high = list->narrow;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (list->spans[middle].lo <= end) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

int is_covered(const Spans *spans, const SpanList *list, const Span *span) {
    for (uint32_t j = place_of(list, span->lo); j > 0 && list->highest[j - 1] >= span->hi; j--) {
        if (is_within(spans, span, &list->spans[j - 1])) { return 1; }
    }
    for (uint32_t j = list->narrow; j < list->count; j++) {
        if (is_within(spans, span, &list->spans[j])) { return 1; }
    }
    return 0;
}
