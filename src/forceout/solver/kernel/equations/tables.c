/* The values of one set, found by hash.
 *
 * Values that are equal, or intervals that overlap, have keys that differ by at most one unless an interval is wide; so
 * a value is looked for under its own key and the two beside it. Wide intervals are kept in a list of at most
 * MOST_WIDE.
 *
 * Invariant: an interval that is put in is afterwards within the interval of some entry, the one returned or the new
 * one. Overlapping intervals become their hull; where there are too many wide ones the nearest grows to take one in,
 * which is why hulls must be held against the Goal again (settle_doubts).
 */
#include "search.h"

#define MOST_WIDE 512
#define SORTS_OF_WIDE 9 /* three kinds of intervals, above zero, below it, or around it */
#define KEY_SHIFT 18    /* of the bits of a double, so many do not tell values apart */
/* An interval that is wider, for its size, may overlap another whose key is not next to the one it is kept under. All
   doubles with one key span at least 2^-35 of their size. An interval is kept under the key of a middle that it had,
   which is within it, and what overlaps it has its own middle at most half a width beyond: 1.5 WIDE < 2^-35. */
#define WIDE 1.9e-11

int is_wide(const Value *v) {
    if (is_known(v)) { return 0; }
    if (isinf(v->lo) || isinf(v->hi)) { return 1; }
    double size = minimum(fabs(v->lo), fabs(v->hi));
    return !((v->lo > 0) == (v->hi > 0)) || v->hi - v->lo > size * WIDE;
}

static uint64_t bits_of(double x) {
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    return bits;
}

/* Values that are equal or nearly so have keys that differ by at most one. */
uint64_t key_of(const Value *v) {
    double x = is_known(v) ? middle_of(v) : v->lo * 0.5 + v->hi * 0.5;
    uint64_t key = x == 0 ? 0 : bits_of(x) >> KEY_SHIFT;
    return is_huge(v) ? key ^ (UINT64_C(0x5a) << 54) ^ ((uint64_t)v->kind << 52) : key;
}

static int grow_slots(Set *set) {
    uint32_t size = set->slots ? (set->slot_mask + 1) * 2 : 16;
    Slot *slots = PyMem_RawCalloc(size, sizeof *slots);
    if (!slots) { return 0; }
    PyMem_RawFree(set->slots);
    set->slots = slots;
    set->slot_mask = size - 1;
    for (uint32_t i = 0; i < set->count; i++) {
        if (is_wide(&set->entries[i].value)) { continue; }
        uint32_t tag = hash_of(key_of(&set->entries[i].value)), at = tag & set->slot_mask;
        while (slots[at].entry) { at = (at + 1) & set->slot_mask; }
        slots[at] = (Slot){tag, i + 1};
    }
    return 1;
}

Entry *new_entry(Search *search, Set *set) {
    if (set->count == set->room) {
        uint32_t room = set->room ? set->room * 2 : 8;
        Entry *entries = PyMem_RawRealloc(set->entries, room * sizeof *entries);
        if (!entries) {
            search->outcome = FAILED;
            return NULL;
        }
        set->entries = entries;
        set->room = room;
    }
    if (++search->entries > search->entry_limit) {
        search->outcome = CUT;
        return NULL;
    }
    return &set->entries[set->count];
}

static void widen(Value *known, const Value *other) {
    known->lo = minimum(known->lo, other->lo);
    known->hi = maximum(known->hi, other->hi);
    known->merged = 1;
}

/* Keep how a value was made that another stands for. */
static void keep_way(Search *search, Entry *known, const Entry *made) {
    if (known->others == LOST) { return; }
    if (search->way_count == search->way_room) {
        size_t room = search->way_room ? search->way_room * 2 : 256;
        Way *ways = room > search->entry_limit * 2 ? NULL : PyMem_RawRealloc(search->ways, room * sizeof *ways);
        if (!ways) {
            known->others = LOST;
            return;
        }
        search->ways = ways;
        search->way_room = room;
    }
    search->ways[search->way_count++] =
        (Way){known->others, made->sign, made->left_set, made->left_entry, made->right_set, made->right_entry};
    known->others = (uint32_t)search->way_count;
}

/* How far apart two wide values of a kind are, for their size; infinitely where one is above zero and one below. */
static double gap(const Value *a, const Value *b) {
    if ((a->lo > 0) != (b->lo > 0) || (a->hi < 0) != (b->hi < 0)) { return INFINITY; }
    double size = minimum(minimum(fabs(a->lo), fabs(a->hi)), minimum(fabs(b->lo), fabs(b->hi)));
    return maximum(0, maximum(a->lo - b->hi, b->lo - a->hi)) / size;
}

/* Whether an interval overlaps a known one, which then stands for it too. */
static int is_merged(Search *search, Entry *known, const Entry *made) {
    if (!overlaps(&known->value, &made->value)) { return 0; }
    Value hull = known->value;
    widen(&hull, &made->value);
    /* a hull that grew too wide for the table would be lost in it */
    if (is_wide(&hull) != is_wide(&known->value)) { return 0; }
    known->value = hull;
    keep_way(search, known, made);
    return 1;
}

/* Put a wide value in; where there are too many, the nearest stands for it. */
static Entry *known_wide(Search *search, Set *set, const Entry *made) {
    Entry *nearest = NULL;
    double least = INFINITY;
    for (uint32_t i = 0; i < set->wide_count; i++) {
        Entry *known = &set->entries[set->wide[i]];
        if (known->value.kind != made->value.kind) { continue; }
        if (is_merged(search, known, made)) { return known; }
        double apart = gap(&known->value, &made->value);
        if (apart < least) {
            nearest = known;
            least = apart;
        }
    }
    if (set->wide_count >= MOST_WIDE - SORTS_OF_WIDE && nearest) {
        widen(&nearest->value, &made->value);
        keep_way(search, nearest, made);
        return nearest;
    }
    if (!set->wide) {
        set->wide = PyMem_RawMalloc(MOST_WIDE * sizeof *set->wide);
        if (!set->wide) {
            search->outcome = FAILED;
            return NULL;
        }
    }
    Entry *entry = new_entry(search, set);
    if (!entry) { return NULL; }
    *entry = *made;
    set->wide[set->wide_count++] = set->count++;
    set->intervals++;
    return NULL;
}

/* The entry that already stands for a value; a new one is put in. */
Entry *known_entry(Search *search, Set *set, const Entry *made, uint64_t key) {
    const Value *v = &made->value;
    if (is_wide(v)) { return known_wide(search, set, made); }
    if (!set->slots || set->count * 2 >= set->slot_mask) {
        if (!grow_slots(set)) {
            search->outcome = FAILED;
            return NULL;
        }
    }
    int reach = is_known(v) ? 0 : 1;
    for (int shift = -reach; shift <= reach; shift++) {
        uint32_t tag = hash_of(key + (uint64_t)(int64_t)shift), at = tag & set->slot_mask;
        for (; set->slots[at].entry; at = (at + 1) & set->slot_mask) {
            if (set->slots[at].tag != tag) { continue; }
            Entry *known = &set->entries[set->slots[at].entry - 1];
            if (known->value.kind != v->kind) { continue; }
            if (!is_known(v)) {
                if (is_merged(search, known, made)) { return known; }
            } else if (is_same(&known->value, v)) {
                if (known->value.merged) { keep_way(search, known, made); }
                return known;
            }
        }
    }
    Entry *entry = new_entry(search, set);
    if (!entry) { return NULL; }
    *entry = *made;
    uint32_t tag = hash_of(key), at = tag & set->slot_mask;
    while (set->slots[at].entry) { at = (at + 1) & set->slot_mask; }
    set->slots[at] = (Slot){tag, ++set->count};
    if (!is_known(v)) { set->intervals++; }
    return NULL;
}
