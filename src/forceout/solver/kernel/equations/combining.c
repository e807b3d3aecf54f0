/* Forward: every sign on every pair of entries of two sets, into a third.
 *
 * Nothing that can be made is left out: a value goes into its set, or is the same as one there, or another stands in
 * for it; and it is held against the Goal in each of these cases, where its cubes allow it to meet it.
 */
#include "search.h"

#define BATCH 32

/* A value made: into its set where that is built, and held against the Goal. */
static void put_with_key(Search *search, uint32_t into, const Entry *made, uint64_t key) {
    Set *set = &search->sets[into];
    if (set->is_built) {
        uint32_t tag = hash_of(key);
        if (is_exact(&made->value) && !set->is_company) {
            uint32_t found = stand_in(search, &made->value, set->usage, tag);
            if (found) {
                if (found - 1 != into && set->targets) { test(search, set, made); }
                return;
            }
        }
        Entry *known = known_entry(search, set, made, key);
        if (search->outcome != EXHAUSTED) { return; }
        if (known) {
            if (is_exact(&known->value)) { return; }
            for (u128 left = set->targets; left && !known->is_doubted; left &= left - 1) {
                if (meets(search, &made->value, &search->targets[first_of(left)].value)) {
                    known->is_doubted = 1, search->is_doubted = 1;
                }
            }
            return;
        }
        add_link(search, into, set->count - 1, tag);
        if (search->outcome != EXHAUSTED) { return; }
    }
    if (set->targets) { test(search, set, made); }
}

static void put(Search *search, uint32_t into, const Entry *made) {
    put_with_key(search, into, made, key_of(&made->value));
}

/* Put many values in: what is known of them is fetched from memory meanwhile. */
static void put_all(Search *search, uint32_t into, const Entry *made, int count) {
    uint64_t keys[BATCH];
    const Set *set = &search->sets[into];
    for (int i = 0; i < count; i++) {
        keys[i] = key_of(&made[i].value);
        uint32_t tag = hash_of(keys[i]);
        if (set->slots) { __builtin_prefetch(&set->slots[tag & set->slot_mask]); }
        if (search->heads) { __builtin_prefetch(&search->heads[tag & search->head_mask]); }
    }
    for (int i = 0; i < count && search->heads; i++) {
        uint32_t at = search->heads[hash_of(keys[i]) & search->head_mask];
        if (at) { __builtin_prefetch(&search->blocks[at]); }
    }
    for (int i = 0; i < count && search->outcome == EXHAUSTED; i++) {
        put_with_key(search, into, &made[i], keys[i]);
        if (search->has_asked) { look_up(search); }
    }
}

void combine(Search *search, uint32_t into, uint32_t left, uint32_t right, uint16_t sign) {
    Value results[MOST_RESULTS];
    Entry batch[BATCH];
    int count = 0;
    for (uint32_t i = 0; i < search->sets[left].count && search->outcome == EXHAUSTED; i++) {
        for (uint32_t j = 0; j < search->sets[right].count && search->outcome == EXHAUSTED; j++) {
            Entry made = {rational(0, 1), sign, 0, left, i, right, j, 0};
            int known = evaluate_entries(search, &made, results);
            for (int k = 0; k < known; k++) {
                made.value = results[k];
                batch[count++] = made;
            }
            if (count > BATCH - MOST_RESULTS) {
                put_all(search, into, batch, count);
                count = 0;
            }
            look_up(search);
        }
    }
    if (search->outcome == EXHAUSTED) { put_all(search, into, batch, count); }
}

static void combine_one(Search *search, uint32_t into, uint32_t left, uint16_t sign, uint32_t i) {
    Value results[MOST_RESULTS];
    Entry made = {rational(0, 1), sign, 0, left, i, left, i, 0};
    int known = evaluate_entries(search, &made, results);
    for (int k = 0; k < known && search->outcome == EXHAUSTED; k++) {
        made.value = results[k];
        put(search, into, &made);
    }
}

void put_numerals(Search *search, uint32_t level) {
    for (Py_ssize_t i = 0; i < search->numeral_count && search->outcome == EXHAUSTED; i++) {
        const Numeral *numeral = &search->numerals[i];
        if (numeral->cubes != level || !fits(search, numeral->usage)) { continue; }
        uint32_t into = set_for(search, numeral->usage, numeral->needs_company, level);
        if (into == NO_SET || search->sets[into].is_dead) { continue; }
        Entry made = {numeral->value, NO_SIGN, 0, 0, (uint32_t)i, 0, 0, 0};
        put(search, into, &made);
    }
}

/* What follows puts something to an entry of the same set, which is asked about while the set still grows. So it may
 * only add entries: one that took in what was made of itself would have no end. */
enum { NEW, THERE, MIXED };

/* Whether a value is new in a set, or there already, or one that an entry would take in. */
static int look_in(Search *search, uint32_t set, const Value *value) {
    if (is_wide(value)) { return MIXED; }
    search->evaluations += search->sets[set].count / 8;
    for (uint32_t i = 0; i < search->sets[set].count; i++) {
        const Value *known = &search->sets[set].entries[i].value;
        if (known->kind == value->kind && overlaps(known, value)) { return is_known(value) ? THERE : MIXED; }
    }
    return NEW;
}

/* Whether a whole root makes nothing new of an interval: 0 and 1 stay, and 2 and 3 have none. */
static int stays(const Sign *sign, const Value *value) {
    return sign->opcode == WHOLE_SQUARE_ROOT && value->kind == LINEAR && value->lo > -1 && value->hi < 4;
}

/* A sign that may be repeated and whose chain ends by itself, once more within its set. */
static void put_again(Search *search, uint32_t set, uint16_t sign, uint32_t entry) {
    Value results[MOST_RESULTS];
    Entry made = {rational(0, 1), sign, 0, set, entry, set, entry, 0};
    const Value *value = &search->sets[set].entries[entry].value;
    if (stays(&search->signs[sign], value)) { return; }
    int from_exact = is_exact(value), asked = 0;
    int known = evaluate_entries(search, &made, results);
    for (int k = 0; k < known && search->outcome == EXHAUSTED; k++) {
        int place = from_exact && is_exact(&results[k]) ? NEW : look_in(search, set, &results[k]);
        if (place == MIXED && !asked) {
            /* most numbers have no whole root, which exact ones tell */
            asked = 1;
            known = resolve(search, &made, results);
            k = -1;
            continue;
        }
        if (place == MIXED) { search->blurred = 1; }
        if (place != NEW) { continue; }
        made.value = results[k];
        put(search, set, &made);
    }
}

static void put_signs_on(Search *search, uint32_t set) {
    for (uint32_t entry = 0; entry < search->sets[set].count && search->outcome == EXHAUSTED; entry++) {
        for (Py_ssize_t i = 0; i < search->sign_count && search->outcome == EXHAUSTED; i++) {
            if (is_binary(search->signs[i].opcode)) { continue; }
            u128 total = joined(search, search->sets[set].usage, search->signs[i].usage);
            if (total == search->sets[set].usage) {
                if (ends_by_itself(search->signs[i].opcode)) { put_again(search, set, (uint16_t)i, entry); }
                if (search->has_asked) { look_up(search); }
                continue;
            }
            if (!fits(search, total)) { continue; }
            uint32_t into = set_for(search, total, 0, search->sets[set].level);
            if (into == NO_SET || search->sets[into].is_dead) { continue; }
            combine_one(search, into, set, (uint16_t)i, entry);
            if (search->has_asked) { look_up(search); }
        }
        look_up(search);
    }
}

/* Signs on one number: what they make uses more, so going by size every set is complete when its turn comes; or just as
 * much, where a sign may be repeated without end, and then its turn has not gone by. */
void put_unary(Search *search, uint32_t first_set) {
    uint32_t least = UINT32_MAX, most = 0;
    for (uint32_t set = first_set; set < search->set_count; set++) {
        if (search->sets[set].size < least) { least = search->sets[set].size; }
        if (search->sets[set].size > most) { most = search->sets[set].size; }
    }
    for (uint32_t size = least; size <= most && search->outcome == EXHAUSTED; size++) {
        for (uint32_t set = first_set; set < search->set_count && search->outcome == EXHAUSTED; set++) {
            if (search->sets[set].size > most) { most = search->sets[set].size; }
            if (search->sets[set].size == size && !search->sets[set].is_company) { put_signs_on(search, set); }
        }
    }
}
