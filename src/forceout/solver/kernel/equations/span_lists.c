/* Lists of spans: put together where they overlap, and in an order in which a stretch can be looked up.
 *
 * What a list holds it holds afterwards: spans are put together only into one that holds both, and left out only where
 * another holds them and says no more of them.
 */
#include "spans.h"

#define FEW_WIDE 24
#define DEEP_ORDER 5
#define FEW_PRIMES 20   /* the logarithm of the largest prime */
#define OF_NUMERALS 4.7 /* that of numerals of two digits */
#define MOST_SHARE 1e3  /* of what is wider nothing is known but where it lies */

/* What a list is sorted by in place of its spans, which are large. */
struct Key {
    const Span *span;
    double lo;
    uint32_t place;
    int is_wide;
};

/* Put a span, of no list or of another, to the end of a list. */
void append(Spans *spans, SpanList *list, const Span *from) {
    if (list->count == list->room) {
        uint32_t room = list->room ? list->room * 2 : 16;
        Span *grown = room > MOST_IN_LIST ? NULL : PyMem_RawRealloc(list->spans, room * sizeof *grown);
        if (!grown) {
            give_up(spans, CUT);
            return;
        }
        list->spans = grown;
        list->room = room;
    }
    Span *span = &list->spans[list->count++];
    *span = *from;
    set_ends(span);
    if (span->order > 0 || is_divided_in_parts(spans, span)) { span->is_irrational = 1; }
    if (span->is_root && span->is_irrational && sign_of(&span->value) == 1) { span->is_radical = 1; }
    if (span->is_radical) {
        span->has_trace = 1;
        span->trace_is_weak = span->trace_is_not_zero = 0;
        span->trace = rational(0, 1);
    }
    /* what has a trace is that, or no fraction */
    if (span->has_trace && !overlaps(&span->trace, &span->value)) { span->is_irrational = 1; }
    if (span->is_irrational && !span->squares) { span->squares = 1; }
    set_sort_bits(span);
    TELL(if (told_now) { span->way = told_now; })
}

void append_made(Spans *spans, SpanList *list, Span span) { append(spans, list, &span); }

/* Whether a span is put together with the last one: they overlap, or are closer than a share of their size. */
static int joins(const Spans *spans, const Span *last, const Span *next, double share) {
    if (share <= 0) {
        if (!is_same_sort(spans, last, next)) { return 0; }
        int are_known = is_known(&last->value) && is_known(&next->value);
        return are_known ? is_same(&last->value, &next->value) : next->lo <= last->hi;
    }
    if (last->kind != next->kind || sign_of(&last->value) != sign_of(&next->value)) { return 0; }
    if (share >= MOST_SHARE) { return next->lo - last->hi <= share * fabs(next->lo); }
    /* no wider than that, lest many that are close become one that is everywhere */
    double width = maximum(last->hi, next->hi) - last->lo;
    return next->hi <= last->hi || width <= share * minimum(fabs(last->lo), fabs(next->hi));
}

/* Put together what overlaps, or is closer than a share of its size; how many are left. */
static uint32_t put_together(const Spans *spans, Span *list, uint32_t count, double share) {
    uint32_t kept = 0;
    for (uint32_t i = 0; i < count; i++) {
        if (kept && joins(spans, &list[kept - 1], &list[i], share)) {
            join_spans(spans, &list[kept - 1], &list[i]);
        } else if (kept++ != i) {
            list[kept - 1] = list[i];
        }
    }
    return kept;
}

static int is_wide_span(const Span *span) {
    return span->hi - span->lo > 0.05 * minimum(fabs(span->lo), fabs(span->hi));
}

/* Of factorials times fractions, and fractions more, most of those with the same fractions have a kind of their own. */
static uint32_t kind_of_form(const Form *form) {
    if (!form->is_linear) { return 0; }
    return 1 + (uint32_t)((magnitude(form->rest.num) * 5 + (uint64_t)form->rest.den + magnitude(form->scale.num)) % 7);
}

static uint32_t kind_of_dominance(const Dominance *dominance) {
    return dominance->way ? 1 + (uint32_t)(dominance->roots % 13) : 0;
}

/* What is put together only with its like where a list is too long: a wide span that says little would else take in all
 * narrow ones that lie in it. */
static uint32_t kind_of(const Span *span) {
    uint32_t kind = span->is_irrational + 2 * span->is_rational + 4 * span->is_transcendental + 8 * span->is_radical +
                    16 * span->is_whole;
    if (span->hi - span->lo > 1e-3 * minimum(fabs(span->lo), fabs(span->hi))) {
        kind += 32 + 64 * (span->order >= DEEP_ORDER) + 128 * (span->lone.num != 0) +
                256 * (isfinite(span->tower_lo) != 0) + 512 * (span->lone.largest < FEW_PRIMES) +
                1024 * (span->has_trace && span->trace.num == 0) + 2048 * (span->lone.largest < OF_NUMERALS) +
                4096 * kind_of_form(&span->form) + 32768 * kind_of_dominance(&span->dominance);
    }
    return kind;
}

/* Whether another span in a list is where one is, and says nothing by yes or no that it does not say. */
static int may_hold(const Span *other, const Span *span) {
    return other->lo <= span->lo && other->hi >= span->hi && !(other->sort & ~span->sort);
}

/* All spans in the order of the keys, put together where they overlap. */
static void gather(const Spans *spans, const SpanList *list, SpanList *gathered) {
    gathered->count = 0;
    for (uint32_t i = 0; i < list->count; i++) {
        const Span *next = &list->spans[spans->keys[i].place];
        Span *last = gathered->count ? &gathered->spans[gathered->count - 1] : NULL;
        if (last && joins(spans, last, next, 0)) {
            join_spans(spans, last, next);
        } else {
            gathered->spans[gathered->count++] = *next;
        }
    }
}

/* Take over all spans but those that one of the first few wide spans holds. */
static void leave_out_covered(const Spans *spans, const SpanList *from, SpanList *list) {
    const Span *wide[FEW_WIDE];
    uint32_t found = 0;
    for (uint32_t i = 0; i < from->count && found < FEW_WIDE; i++) {
        if (is_wide_span(&from->spans[i])) { wide[found++] = &from->spans[i]; }
    }
    list->count = 0;
    for (uint32_t i = 0; i < from->count; i++) {
        const Span *span = &from->spans[i];
        int is_held = 0, can_be_held = !is_wide_span(span);
        for (uint32_t k = 0; k < found && !is_held && can_be_held; k++) {
            is_held = may_hold(wide[k], span) && wide[k]->is_rooted >= span->is_rooted &&
                      wide[k]->is_raised >= span->is_raised && is_within(spans, span, wide[k]);
        }
        if (!is_held) { list->spans[list->count++] = *span; }
    }
}

/* Room for so many keys, and for as many spans; 0 where there is none. */
static int make_room(Spans *spans, uint32_t count) {
    if (count <= spans->spare.room) { return 1; }
    PyMem_RawFree(spans->spare.spans);
    PyMem_RawFree(spans->keys);
    spans->spare.spans = PyMem_RawMalloc((size_t)count * 2 * sizeof *spans->spare.spans);
    spans->keys = PyMem_RawMalloc((size_t)count * 2 * sizeof *spans->keys);
    spans->spare.room = spans->spare.spans && spans->keys ? count * 2 : 0;
    if (!spans->spare.room) { give_up(spans, FAILED); }
    return spans->spare.room != 0;
}

/* Keys in the order of places, which stays that of spans that are alike. */
static void set_keys(Spans *spans, const SpanList *list) {
    for (uint32_t i = 0; i < list->count; i++) {
        const Span *span = &list->spans[i];
        spans->keys[i] = (Key){span, span->lo, i, 0};
    }
}

static int compare_keys(const void *one, const void *other) {
    const Key *a = one, *b = other;
    int order = compare_spans(a->span, b->span);
    return order ? order : (a->place > b->place) - (a->place < b->place);
}

/* Put together what overlaps, and more where there are too many. */
void tidy_list(Spans *spans, SpanList *list) {
    if (!list->count || !make_room(spans, list->count)) { return; }
    set_keys(spans, list);
    qsort(spans->keys, list->count, sizeof *spans->keys, compare_keys);
    gather(spans, list, &spans->spare);
    spans->search->evaluations += spans->spare.count * 2;
    leave_out_covered(spans, &spans->spare, list);
    if (list->count <= spans->most_spans) { return; }
    for (uint32_t i = 0; i < list->count; i++) { list->spans[i].kind = kind_of(&list->spans[i]); }
    qsort(list->spans, list->count, sizeof *list->spans, compare_ends);
    for (double share = 1e-13; list->count > spans->most_spans && share < 1e12; share *= 4) {
        list->count = put_together(spans, list->spans, list->count, share);
        spans->search->evaluations += list->count;
    }
}

static int compare_widths(const void *one, const void *other) {
    const Key *a = one, *b = other;
    if (a->is_wide != b->is_wide) { return a->is_wide - b->is_wide; }
    if (a->lo != b->lo) { return a->lo < b->lo ? -1 : 1; }
    return (a->place > b->place) - (a->place < b->place);
}

/* The narrow spans first, in the order of numbers. */
static void sort_by_width(Spans *spans, SpanList *list) {
    int is_in_order = 1;
    set_keys(spans, list);
    for (uint32_t i = 0; i < list->count; i++) {
        spans->keys[i].is_wide = is_wide_span(&list->spans[i]);
        is_in_order = is_in_order && (!i || compare_widths(&spans->keys[i - 1], &spans->keys[i]) < 0);
    }
    if (is_in_order) { return; }
    qsort(spans->keys, list->count, sizeof *spans->keys, compare_widths);
    for (uint32_t i = 0; i < list->count; i++) { spans->spare.spans[i] = *spans->keys[i].span; }
    memcpy(list->spans, spans->spare.spans, list->count * sizeof *list->spans);
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
    list->narrow = 0;
    if (list->count && !make_room(spans, list->count)) { return; }
    if (list->count) { sort_by_width(spans, list); }
    while (list->narrow < list->count && !is_wide_span(&list->spans[list->narrow])) {
        uint32_t i = list->narrow++;
        list->highest[i] = i ? maximum(list->highest[i - 1], list->spans[i].hi) : list->spans[i].hi;
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
        if (may_hold(&list->spans[j - 1], span) && is_within(spans, span, &list->spans[j - 1])) { return 1; }
    }
    for (uint32_t j = list->narrow; j < list->count; j++) {
        if (may_hold(&list->spans[j], span) && is_within(spans, span, &list->spans[j])) { return 1; }
    }
    return 0;
}
