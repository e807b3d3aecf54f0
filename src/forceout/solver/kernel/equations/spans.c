/* Where all that some cubes can make must lie, with chains √…√ and …! that have no end.
 *
 * Theorem. For every collection of cubes let there be spans that hold its numerals, all that signs make of the spans of
 * the collections that it is put together of (span_signs.c), and what signs that cost no more cubes make of its own. If
 * no span of a collection that may be a Solution touches the Goal, there is no Solution.
 *
 * Proof. By induction over an expression: its number is in a span of the collection of its cubes, or equals what an
 * expression of the same cubes with fewer signs makes. Spans are put together only into one that holds both. What is
 * held against the Goal need not be put together: by √ and ! that cost nothing a number comes to the Goal only from
 * what `want` gives, so that numerals, what a sign that costs more makes of one number, and what the last sign makes of
 * two are held against that, each by itself. The last sign makes it of a first number only with a second that
 * `solve_for` gives (inverses.c), so that of a list in order only a stretch is tried. Where nothing larger can follow,
 * spans are not laid at all. ∎
 */
#include "spans.h"

#define IS_UNIT 2 /* a numeral that is an i */
#define MOST_ROUNDS 10
#define MORE_ROUNDS 100 /* where primes may be put to primes: of these there are fewer below 300 */

/* What signs that cost no more make of some spans. */
static void put_free_signs(Spans *spans, const SpanList *from, u128 usage, SpanList *made) {
    Search *search = spans->search;
    for (uint32_t i = 0; i < from->count && is_going(spans); i++) {
        const Span *span = &from->spans[i];
        for (Py_ssize_t k = 0; k < search->sign_count && is_going(spans); k++) {
            const Sign *sign = &search->signs[k];
            if (is_binary(sign->opcode) || joined(search, usage, sign->usage) != usage) { continue; }
            if (sign->opcode == SQUARE_ROOT) {
                if (!span->is_rooted) { put_roots(spans, sign, *span, made); }
            } else if (sign->opcode == FACTORIAL) {
                if (!span->is_raised) { put_factorial_chain(spans, span, made); }
            } else {
                make(spans, sign, span, NULL, made);
            }
        }
        look_up(search);
    }
}

/* Signs that cost no more, until nothing new comes of them, or for so long: all that they make but 0 is positive, and
 * √0 is the only way to a 0. */
static void close_list(Spans *spans, SpanList *list, u128 usage) {
    SpanList fresh = {0}, made = {0};
    int most = MOST_ROUNDS, keeps_whole = 1;
    for (Py_ssize_t k = 0; k < spans->search->sign_count; k++) {
        const Sign *sign = &spans->search->signs[k];
        if (is_binary(sign->opcode) || joined(spans->search, usage, sign->usage) != usage) { continue; }
        if (ends_by_itself(sign->opcode)) { most = MORE_ROUNDS; }
        keeps_whole = keeps_whole && (ends_by_itself(sign->opcode) || sign->opcode == FACTORIAL);
    }
    for (uint32_t i = 0; i < list->count; i++) { append(spans, &fresh, &list->spans[i]); }
    for (int round = 0; fresh.count && is_going(spans); round++) {
        if (round == most) {
            Span positive = positive_between(-INFINITY, INFINITY);
            positive.is_rooted = positive.is_raised = 1;
            positive.is_whole = positive.is_rational = positive.is_algebraic = (uint8_t)keeps_whole;
            if (keeps_whole) { positive.value.lo = 0; }
            append(spans, list, &positive);
            break;
        }
        made.count = 0;
        put_free_signs(spans, &fresh, usage, &made);
        tidy_list(spans, &made);
        order_list(spans, list);
        fresh.count = 0;
        for (uint32_t i = 0; i < made.count && is_going(spans); i++) {
            spans->search->evaluations++;
            if (!is_covered(spans, list, &made.spans[i])) { append(spans, &fresh, &made.spans[i]); }
            look_up(spans->search);
        }
        for (uint32_t i = 0; i < fresh.count && is_going(spans); i++) { append(spans, list, &fresh.spans[i]); }
    }
    PyMem_RawFree(fresh.spans);
    PyMem_RawFree(made.spans);
}

/* Test all spans of a list that may lie where a number is sought. */
static void test_stretch(Spans *spans, const Sign *sign, const Span *known, const SpanList *right, Value sought,
                         const SpanList *wanted) {
    double lo, hi;
    ends_of(&sought, &lo, &hi);
    uint32_t j = place_of(right, hi);
    for (; j > 0 && right->highest[j - 1] >= lo && is_going(spans); j--) {
        spans->search->evaluations++;
        if (right->spans[j - 1].hi >= lo) { test_pair(spans, sign, known, &right->spans[j - 1], wanted); }
    }
    for (j = right->narrow; j < right->count && is_going(spans); j++) {
        spans->search->evaluations++;
        if (right->spans[j].lo <= hi && right->spans[j].hi >= lo) {
            test_pair(spans, sign, known, &right->spans[j], wanted);
        }
    }
}

/* A sign, the last, between two lists: the second number is looked up. */
static void finish_lists(Spans *spans, const Sign *sign, const SpanList *left, const SpanList *right,
                         const SpanList *wanted) {
    Value found[2];
    for (uint32_t i = 0; i < left->count && is_going(spans); i++) {
        const Span *known = &left->spans[i];
        int tries_all = sign->opcode == CHOSEN_POWER;
        for (uint32_t w = 0; w < wanted->count && is_going(spans) && !tries_all; w++) {
            int count = solve_for(sign, &wanted->spans[w].value, &known->value, 1, found);
            spans->search->evaluations++;
            tries_all = count < 0;
            /* what is sought for one Goal need be held against no other */
            const SpanList one = {&wanted->spans[w], 1, 0, NULL, 0};
            for (int k = 0; k < count; k++) { test_stretch(spans, sign, known, right, found[k], &one); }
        }
        for (uint32_t j = 0; tries_all && j < right->count && is_going(spans); j++) {
            test_pair(spans, sign, known, &right->spans[j], wanted);
            look_up(spans->search);
        }
        look_up(spans->search);
    }
}

static SpanList *list_of(Spans *spans, uint32_t set) {
    if (set >= spans->room) {
        uint32_t room = set * 2 + 64;
        SpanList *grown = PyMem_RawRealloc(spans->lists, room * sizeof *grown);
        if (!grown) {
            give_up(spans, FAILED);
            return NULL;
        }
        memset(grown + spans->room, 0, (room - spans->room) * sizeof *grown);
        spans->lists = grown;
        Wanted *wanted = PyMem_RawRealloc(spans->wanted, room * sizeof *wanted);
        if (!wanted) {
            give_up(spans, FAILED);
            return NULL;
        }
        memset(wanted + spans->room, 0, (room - spans->room) * sizeof *wanted);
        spans->wanted = wanted;
        spans->room = room;
    }
    return &spans->lists[set];
}

/* What is wanted of a collection that has a list; NULL where that is not known. */
static const SpanList *goals_of(Spans *spans, uint32_t set) {
    Wanted *wanted = &spans->wanted[set];
    if (!wanted->is_asked) {
        wanted->is_asked = 1;
        wanted->is_known = (int8_t)want(spans, set, &wanted->goals);
    }
    return wanted->is_known ? &wanted->goals : NULL;
}

/* Hold what was put to the end of a list against what is wanted of it. */
static void test_from(Spans *spans, uint32_t set, uint32_t first) {
    const SpanList *goals = goals_of(spans, set), *list = &spans->lists[set];
    SpanList fresh = {list->spans + first, list->count - first, 0, NULL, 0};
    if (goals && is_going(spans) && list->count > first) { test_list(spans, &fresh, goals->spans, goals->count); }
}

/* Hold factorials of the numbers of a span against what is wanted: where that is a factorial too, these are what it is
 * the factorial of, for two numbers of which neither is below 2 have no factorial in common. */
static void test_factorials(Spans *spans, uint32_t set, uint32_t first, const Span *from) {
    const SpanList *goals = goals_of(spans, set), *list = &spans->lists[set];
    SpanList fresh = {list->spans + first, list->count - first, 0, NULL, 0};
    for (uint32_t i = 0; goals && i < goals->count && fresh.count && is_going(spans); i++) {
        int argument = spans->search->modulus ? -1 : goals->spans[i].argument;
        if (argument < 0 || touches(spans, from, &spans->goals[argument])) {
            test_list(spans, &fresh, &goals->spans[i], 1);
        }
    }
}

static void put_numerals_of(Spans *spans, uint32_t level) {
    Search *search = spans->search;
    for (Py_ssize_t i = 0; i < search->numeral_count && is_going(spans); i++) {
        const Numeral *numeral = &search->numerals[i];
        if (numeral->cubes != level || !fits(search, numeral->usage)) { continue; }
        uint32_t into = set_for(search, numeral->usage, numeral->needs_company, level);
        SpanList *list = into == NO_SET ? NULL : list_of(spans, into);
        if (!list || search->sets[into].is_dead) { continue; }
        Span span = span_of(numeral->value, 0);
        if (is_huge(&numeral->value)) { count_power(spans, &span); }
        if (!is_huge(&numeral->value)) {
            if (spans->powers[i] == IS_UNIT) { span = span_for_i(); }
            span.is_power = spans->powers[i] == 1;
        }
        set_ends(&span);
        TELL(span.way = tell(-1, 0, 0, (span.lo + span.hi) / 2);)
        append(spans, list, &span);
        test_from(spans, into, list->count - 1);
    }
}

/* A sign between two collections. */
static void combine_lists(Spans *spans, Combination c) {
    Search *search = spans->search;
    const Sign *sign = &search->signs[c.sign];
    if (!list_of(spans, c.set) || !list_of(spans, c.left) || !list_of(spans, c.right)) { return; }
    const SpanList *left = &spans->lists[c.left], *right = &spans->lists[c.right];
    SpanList *into = &spans->lists[c.set];
    const SpanList *goals = goals_of(spans, c.set);
    int is_large = !search->sets[c.set].is_built || !can_grow(search, search->sets[c.set].usage);
    int is_last = goals && is_large && !takes_signs(spans, c.set);
    int are_tested = goals && goals->count && search->modulus;
    if (goals && goals->count && !are_tested) { finish_lists(spans, sign, left, right, goals); }
    for (uint32_t i = 0; i < left->count && is_going(spans) && (!is_last || are_tested); i++) {
        for (uint32_t j = 0; j < right->count && is_going(spans); j++) {
            uint32_t first = into->count;
            make(spans, sign, &left->spans[i], &right->spans[j], into);
            if (are_tested) { test_from(spans, c.set, first); }
            if (is_last) { into->count = first; }
        }
        if (into->count > spans->most_spans * 8) { tidy_list(spans, into); }
        look_up(search);
    }
}

/* Whether a sign on one number is a power with an exponent that is known, so that it can be undone. */
static int as_exponent(const Spans *spans, const Sign *sign, Span *exponent) {
    if (sign->opcode != EXPONENT || sign->limit || sign->parameter.kind != RATIONAL || !sign->parameter.num) {
        return 0;
    }
    if (exponent_of(spans, sign)) { return 0; }
    *exponent = span_of(sign->parameter, 0);
    set_ends(exponent);
    return 1;
}

/* A sign on one number that costs more, put to all of a collection. */
static void put_sign(Spans *spans, uint32_t set, const Sign *sign) {
    Search *search = spans->search;
    u128 usage = search->sets[set].usage, total = joined(search, usage, sign->usage);
    if (is_binary(sign->opcode) || total == usage || !fits(search, total)) { return; }
    uint32_t into = set_for(search, total, 0, search->sets[set].level);
    if (into == NO_SET || search->sets[into].is_dead || !list_of(spans, into)) { return; }
    uint32_t first = spans->lists[into].count;
    Span exponent;
    const SpanList *goals = as_exponent(spans, sign, &exponent) && !search->modulus ? goals_of(spans, into) : NULL;
    for (uint32_t i = 0; i < spans->lists[set].count && is_going(spans); i++) {
        const Span *span = &spans->lists[set].spans[i];
        if (goals && goals->count) { test_pair(spans, &(Sign){POWER, 0, rational(0, 1), 0}, span, &exponent, goals); }
        if (sign->opcode == FACTORIAL) {
            uint32_t before = spans->lists[into].count;
            put_factorials(spans, span, &spans->lists[into]);
            test_factorials(spans, into, before, &spans->lists[set].spans[i]);
        } else if (sign->opcode != SQUARE_ROOT || sign_of(&span->value) >= 0) {
            make(spans, sign, span, NULL, &spans->lists[into]);
        }
    }
    if (!goals && sign->opcode != FACTORIAL) { test_from(spans, into, first); }
    look_up(search);
}

/* A collection is complete: put what costs nothing to it, hold it against the Goal, and put to it what costs more. */
static void complete(Spans *spans, uint32_t set) {
    Search *search = spans->search;
    if (!list_of(spans, set)) { return; }
    tidy_list(spans, &spans->lists[set]);
    if (!search->sets[set].is_company) {
        close_list(spans, &spans->lists[set], search->sets[set].usage);
        tidy_list(spans, &spans->lists[set]);
    }
    order_list(spans, &spans->lists[set]);
    uint64_t left = goals_of(spans, set) ? 0 : (uint64_t)search->sets[set].targets;
    for (; left && is_going(spans); left &= left - 1) {
        test_list(spans, &spans->lists[set], &spans->goals[__builtin_ctzll(left)], 1);
    }
    for (Py_ssize_t k = 0; k < search->sign_count && is_going(spans) && !search->sets[set].is_company; k++) {
        put_sign(spans, set, &search->signs[k]);
    }
    /* pair_levels goes by how many entries a set has */
    if (is_going(spans)) { search->sets[set].count = spans->lists[set].count; }
}

/* All collections of a level, smallest first: signs on one number lead to larger ones. */
static void complete_level(Spans *spans, uint32_t first_set) {
    Search *search = spans->search;
    uint32_t most = 0;
    for (uint32_t size = 0; size <= most && is_going(spans); size++) {
        for (uint32_t set = first_set; set < search->set_count && is_going(spans); set++) {
            if (search->sets[set].size > most) { most = search->sets[set].size; }
            if (search->sets[set].size == size) { complete(spans, set); }
        }
    }
}

void run_spans(Spans *spans) {
    Search *search = spans->search;
    TELL(fprintf(stderr, "LOOK with %u spans\n", spans->most_spans);)
    for (uint32_t level = 1; level <= search->most_level && is_going(spans); level++) {
        uint32_t first_set = search->set_count;
        search->combination_count = 0;
        put_numerals_of(spans, level);
        pair_levels(search, level);
        for (size_t i = 0; i < search->combination_count && is_going(spans); i++) {
            combine_lists(spans, search->combinations[i]);
        }
        complete_level(spans, first_set);
        if (is_going(spans) && !append_level(search, level, first_set)) { return; }
    }
}

void release_spans(Spans *spans) {
    for (uint32_t i = 0; i < spans->room; i++) {
        PyMem_RawFree(spans->lists[i].spans);
        PyMem_RawFree(spans->lists[i].highest);
        PyMem_RawFree(spans->wanted[i].goals.spans);
    }
    PyMem_RawFree(spans->lists);
    PyMem_RawFree(spans->wanted);
    PyMem_RawFree(spans->scratch.spans);
    PyMem_RawFree(spans->exponents.spans);
    PyMem_RawFree(spans->facts);
    PyMem_RawFree(spans->spare.spans);
    PyMem_RawFree(spans->keys);
}
