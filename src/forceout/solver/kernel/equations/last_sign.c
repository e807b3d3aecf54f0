/* Expressions that use so much that nothing can come of them but the Goal: they are not built.
 *
 * For every target, sign and value of the smaller side it is worked out what the other side must be (solve_for), and
 * only that is looked up in its table, with every entry whose interval overlaps it; where it cannot be worked out, all
 * are tried.
 */
#include "search.h"

static void try_pair(Search *search, int target, uint16_t sign, uint32_t left, uint32_t i, uint32_t right, uint32_t j) {
    Value results[MOST_RESULTS];
    Entry made = {rational(0, 1), sign, 0, left, i, right, j, 0};
    int known = evaluate_entries(search, &made, results);
    for (int k = 0; k < known && search->outcome == EXHAUSTED; k++) {
        made.value = results[k];
        if (meets(search, &made.value, &search->targets[target].value)) { report(search, &made, target, 0, 0); }
    }
}

/* Below zero, a target is what a want asks for. */
static void try_other(Search *search, int target, uint16_t sign, uint32_t known, uint32_t i, uint32_t other, uint32_t j,
                      int known_is_left) {
    if (target < 0) {
        if (known_is_left) {
            offer_pair(search, (uint32_t)-target, sign, known, i, other, j);
        } else {
            offer_pair(search, (uint32_t)-target, sign, other, j, known, i);
        }
    } else if (known_is_left) {
        try_pair(search, target, sign, known, i, other, j);
    } else {
        try_pair(search, target, sign, other, j, known, i);
    }
}

/* Every entry of a set that a wanted value may be. */
void try_value(Search *search, int target, uint16_t sign, uint32_t known, uint32_t i, uint32_t other,
               const Value *wanted, int known_is_left) {
    const Set *set = &search->sets[other];
    search->evaluations++;
    if (is_wide(wanted)) {
        for (uint32_t j = 0; j < set->count && search->outcome == EXHAUSTED; j++) {
            if (overlaps(&set->entries[j].value, wanted)) {
                try_other(search, target, sign, known, i, other, j, known_is_left);
            }
        }
        return;
    }
    for (uint32_t w = 0; w < set->wide_count && search->outcome == EXHAUSTED; w++) {
        if (overlaps(&set->entries[set->wide[w]].value, wanted)) {
            try_other(search, target, sign, known, i, other, set->wide[w], known_is_left);
        }
    }
    if (!set->slots) { return; }
    uint64_t key = key_of(wanted);
    int reach = !is_known(wanted) || set->intervals ? 1 : 0;
    for (int shift = -reach; shift <= reach; shift++) {
        uint32_t tag = hash_of(key + (uint64_t)(int64_t)shift), at = tag & set->slot_mask;
        for (; set->slots[at].entry && search->outcome == EXHAUSTED; at = (at + 1) & set->slot_mask) {
            if (set->slots[at].tag != tag) { continue; }
            uint32_t j = set->slots[at].entry - 1;
            if (overlaps(&set->entries[j].value, wanted)) {
                try_other(search, target, sign, known, i, other, j, known_is_left);
            }
        }
    }
}

/* Expressions that use so much that nothing can come of them but the Goal: only the last sign is solved for. */
void finish(Search *search, uint32_t into, uint32_t left, uint32_t right, uint16_t sign) {
    int opcode = search->signs[sign].opcode;
    if (search->modulus || opcode == REMAINDER || opcode == LEAST_MULTIPLE || opcode == GREATEST_FACTOR) {
        combine(search, into, left, right, sign);
        return;
    }
    int known_is_left = search->sets[left].count <= search->sets[right].count;
    uint32_t known = known_is_left ? left : right, other = known_is_left ? right : left;
    for (u128 rest = search->sets[into].targets; rest && search->outcome == EXHAUSTED; rest &= rest - 1) {
        int target = first_of(rest);
        for (uint32_t i = 0; i < search->sets[known].count && search->outcome == EXHAUSTED; i++) {
            Value wanted[2];
            int count = solve_for(&search->signs[sign], &search->targets[target].value,
                                  &search->sets[known].entries[i].value, known_is_left, wanted);
            if (count < 0) {
                for (uint32_t j = 0; j < search->sets[other].count && search->outcome == EXHAUSTED; j++) {
                    try_other(search, target, sign, known, i, other, j, known_is_left);
                    look_up(search);
                }
            }
            for (int k = 0; k < count; k++) {
                if (search->outcome == EXHAUSTED) {
                    try_value(search, target, sign, known, i, other, &wanted[k], known_is_left);
                }
            }
            look_up(search);
        }
    }
}
