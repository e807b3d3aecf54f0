/* Wants: what an expression of some set must be, so that with what is put around it it makes the Goal.
 *
 * A want leads by `outer` to the one that it serves, down to a target itself. Exact wants of one set that are the same
 * are kept once. An offer is checked outward, sign by sign, as far as intervals tell, before the caller is asked.
 */
#include "search.h"

static uint32_t hash_want(const Want *w) {
    uint64_t x = ((uint64_t)w->value.num * UINT64_C(0x9e3779b97f4a7c15)) ^
                 ((uint64_t)w->value.den * UINT64_C(0xd6e8feb86659fd93));
    x ^= (x >> 29) ^ ((uint64_t)w->set << 20) ^ w->value.root ^ ((uint64_t)w->is_any << 8);
    x *= UINT64_C(0xd6e8feb86659fd93);
    return (uint32_t)(x >> 32);
}

static int is_same_want(const Want *a, const Want *b) {
    return a->set == b->set && a->is_any == b->is_any && is_same(&a->value, &b->value);
}

int grow_wants(Search *search) {
    uint32_t room = search->want_room ? search->want_room * 2 : 1024;
    Want *wants = PyMem_RawRealloc(search->wants, room * sizeof *wants);
    if (!wants) {
        search->outcome = FAILED;
        return 0;
    }
    search->wants = wants;
    search->want_room = room;
    uint32_t *map = PyMem_RawCalloc((size_t)room * 2, sizeof *map);
    if (!map) {
        search->outcome = FAILED;
        return 0;
    }
    PyMem_RawFree(search->want_map);
    search->want_map = map;
    search->want_mask = room * 2 - 1;
    for (uint32_t i = 0; i < search->want_count; i++) {
        if (!is_exact(&wants[i].value)) { continue; }
        uint32_t at = hash_want(&wants[i]) & search->want_mask;
        while (map[at]) { at = (at + 1) & search->want_mask; }
        map[at] = i + 1;
    }
    return 1;
}

void add_want(Search *search, Want want) {
    if (want.is_any) { want.value = rational(0, 1); }
    if (search->want_count == search->want_room && !grow_wants(search)) { return; }
    if (search->entries + search->want_count >= search->entry_limit) {
        search->outcome = CUT;
        return;
    }
    if (is_exact(&want.value)) {
        uint32_t at = hash_want(&want) & search->want_mask;
        for (; search->want_map[at]; at = (at + 1) & search->want_mask) {
            if (is_same_want(&search->wants[search->want_map[at] - 1], &want)) { return; }
        }
        search->want_map[at] = search->want_count + 1;
    }
    want.next = search->sets[want.set].wants;
    search->wants[search->want_count++] = want;
    search->sets[want.set].wants = search->want_count;
}

/* Whether a sign on a wanted value and what is known makes what is asked for; a value that only may is marked. */
int is_to_the_point(const Sign *sign, const Value *left, const Value *right, const Value *asked, Value *wanted) {
    Value results[2];
    int count = evaluate(sign, left, right, results);
    if (count != 1) { wanted->merged = 1; }
    return count < 0 || (count > 0 && overlaps(&results[0], asked)) || (count == 2 && overlaps(&results[1], asked));
}

/* A value for what is wanted: whether all that is put around it makes the Goal, as far as intervals tell. */
void offer(Search *search, const Entry *made, uint32_t want) {
    Value value = made->value, results[2];
    uint32_t at = want;
    int merged = value.merged, is_sure = 1;
    for (; is_sure && search->wants[at - 1].sign != NO_SIGN; at = search->wants[at - 1].outer) {
        const Want *w = &search->wants[at - 1];
        const Value *known = w->is_unary ? &value : &search->sets[w->known_set].entries[w->known_entry].value;
        int count = w->is_unary        ? evaluate(&search->signs[w->sign], &value, &value, results)
                    : w->known_is_left ? evaluate(&search->signs[w->sign], known, &value, results)
                                       : evaluate(&search->signs[w->sign], &value, known, results);
        search->evaluations++;
        if (count == 0) { return; }
        if (count != 1) {
            is_sure = 0;
            merged = 1;
            break;
        }
        value = results[0];
        merged = merged || value.merged;
    }
    while (search->wants[at - 1].sign != NO_SIGN) { at = search->wants[at - 1].outer; }
    int target = search->wants[at - 1].target;
    if (!is_sure || meets(search, &value, &search->targets[target].value)) {
        report(search, made, target, want, merged);
    }
}

void offer_pair(Search *search, uint32_t want, uint16_t sign, uint32_t left, uint32_t i, uint32_t right, uint32_t j) {
    Value results[MOST_RESULTS];
    Entry made = {rational(0, 1), sign, 0, left, i, right, j, 0};
    int known = evaluate_entries(search, &made, results);
    for (int k = 0; k < known && search->outcome == EXHAUSTED; k++) {
        made.value = results[k];
        if (search->wants[want - 1].is_any || overlaps(&made.value, &search->wants[want - 1].value)) {
            offer(search, &made, want);
        }
    }
}
