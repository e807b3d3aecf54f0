/* The complex numbers of one set, found by hash.
 *
 * Invariant: what is put in is afterwards held by some entry. An interval that overlaps an entry's makes that larger,
 * and it is then marked as merged; that one was missed costs room and nothing else.
 */
#include "pairs.h"

#define TIGHT 1e-10 /* of its size, at most so far is a number from its middle */
#define MOST_SLOTS_TRIED 64
#define MOST_APART 5000 /* of more numbers circles of one size are one entry */

int pairs_go_on(const Pairs *pairs) { return pairs->search->outcome == EXHAUSTED; }

void stop_pairs(Pairs *pairs, int outcome) { pairs->search->outcome = outcome; }

PairList *pairs_of(Pairs *pairs, uint32_t set) {
    if (set >= pairs->room) {
        uint32_t room = set * 2 + 64;
        PairList *grown = PyMem_RawRealloc(pairs->lists, room * sizeof *grown);
        if (!grown) {
            stop_pairs(pairs, FAILED);
            return NULL;
        }
        memset(grown + pairs->room, 0, (room - pairs->room) * sizeof *grown);
        pairs->lists = grown;
        pairs->room = room;
    }
    return &pairs->lists[set];
}

/* The middle of a part, and whether it is known well. */
static double middle_part(const Value *v, double *off) {
    double lo, hi;
    bounds(v, &lo, &hi);
    *off = hi - lo;
    return lo / 2 + hi / 2;
}

uint8_t find_middle(const Pair *z, double *x, double *y) {
    double dx = 0, dy = 0;
    *x = *y = 0;
    if (z->is_circle || is_huge(&z->re) || is_huge(&z->im)) { return 0; }
    *x = middle_part(&z->re, &dx);
    *y = middle_part(&z->im, &dy);
    double size = hypot(*x, *y);
    return (size == 0 && dx + dy == 0) || (size > 1e-100 && size < 1e100 && dx + dy < size * TIGHT);
}

/* The key of a part; of an interval without end by the end that it has. */
static uint64_t key_of_part(const Value *v) {
    if (is_known(v) || (isfinite(v->lo) && isfinite(v->hi))) { return key_of(v); }
    Value ends = *v;
    if (isfinite(v->lo)) { ends.hi = v->lo; }
    if (isfinite(v->hi)) { ends.lo = v->hi; }
    return isfinite(ends.lo) && isfinite(ends.hi) ? key_of(&ends) : v->kind;
}

static uint64_t key_of_pair(const Pair *z) {
    uint64_t key = key_of_part(&z->re) * UINT64_C(0xd6e8feb86659fd93);
    return key ^ (z->is_circle ? UINT64_C(0x77) << 50 : key_of_part(&z->im));
}

/* Whether an entry's part may hold another too: they are the same, or intervals that overlap and stay narrow, or the
   entry's holds it already. */
static int is_same_part(const Value *a, const Value *b) {
    if (is_known(a) || is_known(b)) { return is_known(a) && is_known(b) && is_same(a, b); }
    if (a->kind == b->kind && a->lo <= b->lo && a->hi >= b->hi) { return 1; }
    if (is_wide(a) || is_wide(b)) { return 0; }
    return a->kind == b->kind && overlaps(a, b) && isfinite(a->lo) && isfinite(a->hi) && isfinite(b->lo) &&
           isfinite(b->hi);
}

/* Let a part hold another too. */
static int widen_part(Value *known, const Value *other) {
    if (is_known(known) || (known->lo <= other->lo && known->hi >= other->hi)) { return 0; }
    known->lo = minimum(known->lo, other->lo);
    known->hi = maximum(known->hi, other->hi);
    return 1;
}

static int grow_pair_slots(PairList *list) {
    uint32_t size = list->slots ? (list->slot_mask + 1) * 2 : 16;
    uint32_t *grown = PyMem_RawCalloc(size, sizeof *grown);
    if (!grown) { return 0; }
    PyMem_RawFree(list->slots);
    list->slots = grown;
    list->slot_mask = size - 1;
    for (uint32_t i = 0; i < list->count; i++) {
        uint32_t at = hash_of(key_of_pair(&list->entries[i].value)) & list->slot_mask;
        while (grown[at]) { at = (at + 1) & list->slot_mask; }
        grown[at] = i + 1;
    }
    return 1;
}

/* Whether an entry is a power of which all values can be told (spread_entry). */
static int is_unmerged_power(const Pairs *pairs, const PairEntry *entry) {
    if (entry->sign == NO_SIGN || is_merged_pair(&entry->value)) { return 0; }
    int opcode = pairs->search->signs[entry->sign].opcode;
    return opcode == POWER || opcode == CHOSEN_POWER || opcode == EXPONENT;
}

/* All values of an entry of which only the size is kept, as its power has them; 0 where they are not known. */
int spread_entry(const Pairs *pairs, const PairEntry *entry, Pair out[MOST_MADE]) {
    if (!entry->value.is_circle) {
        *out = entry->value;
        return 1;
    }
    if (!is_unmerged_power(pairs, entry)) { return 0; }
    const Sign *sign = &pairs->search->signs[entry->sign];
    Pair base = pairs->lists[entry->left_set].entries[entry->left_entry].value, exponent = base;
    if (is_binary(sign->opcode)) { exponent = pairs->lists[entry->right_set].entries[entry->right_entry].value; }
    if (base.is_circle || exponent.is_circle || is_merged_pair(&base) || is_merged_pair(&exponent)) { return 0; }
    int count = make_pairs(sign, &base, &exponent, MOST_ROOTS, out);
    for (int i = 0; i < count; i++) {
        if (out[i].is_circle) { return 0; }
    }
    return count > 0 ? count : 0;
}

/* Whether an entry holds a number already; a new one is put in. */
int is_held(Pairs *pairs, PairList *list, const PairEntry *made) {
    if (!list->slots || list->count * 2 >= list->slot_mask) {
        if (!grow_pair_slots(list)) {
            stop_pairs(pairs, FAILED);
            return 1;
        }
    }
    uint32_t at = hash_of(key_of_pair(&made->value)) & list->slot_mask;
    for (int tries = 0; list->slots[at]; at = (at + 1) & list->slot_mask, tries++) {
        PairEntry *known = &list->entries[list->slots[at] - 1];
        if (known->value.is_circle != made->value.is_circle || tries > MOST_SLOTS_TRIED) { continue; }
        if (!is_same_part(&known->value.re, &made->value.re)) { continue; }
        if (made->value.is_circle && list->count < MOST_APART && is_unmerged_power(pairs, known) &&
            is_unmerged_power(pairs, made)) {
            continue;
        }
        if (!made->value.is_circle && !is_same_part(&known->value.im, &made->value.im)) { continue; }
        if (is_merged_pair(&made->value) && !is_merged_pair(&known->value)) { continue; }
        int is_exact_too = !known->value.is_circle && is_known(&known->value.re) && is_known(&known->value.im);
        int is_wider = widen_part(&known->value.re, &made->value.re);
        is_wider = (!known->value.is_circle && widen_part(&known->value.im, &made->value.im)) || is_wider;
        /* numbers within one interval may not be the same */
        if (!is_exact_too) {
            known->value.re.merged = known->value.im.merged = 1;
            if (list->counts) {
                Counts counts = counts_of(pairs, made);
                widen_counts(&list->counts[list->slots[at] - 1], &counts);
            }
        }
        if (is_wider) { known->is_tight = find_middle(&known->value, &known->x, &known->y); }
        return 1;
    }
    if (list->count == list->room) {
        uint32_t room = list->room ? list->room * 2 : 8;
        PairEntry *grown = PyMem_RawRealloc(list->entries, room * sizeof *grown);
        if (!grown) {
            stop_pairs(pairs, FAILED);
            return 1;
        }
        list->entries = grown;
        if (pairs->goal_counts) {
            Counts *counts = PyMem_RawRealloc(list->counts, room * sizeof *counts);
            if (!counts) {
                stop_pairs(pairs, FAILED);
                return 1;
            }
            list->counts = counts;
        }
        list->room = room;
    }
    if (++pairs->search->entries > pairs->search->entry_limit) {
        stop_pairs(pairs, CUT);
        return 1;
    }
    list->entries[list->count] = *made;
    if (list->counts) { list->counts[list->count] = counts_of(pairs, made); }
    list->slots[at] = ++list->count;
    return 0;
}
