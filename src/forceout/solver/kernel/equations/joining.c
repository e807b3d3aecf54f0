/* Joining: two entries of any sets that make the Goal, with a 0 or 1 put around them that uses up what is required. It
 * finds a Solution early, and proves nothing: what it rejects leaves no doubt behind, for the search will get there
 * too.
 */
#include "search.h"

static void report_joined(Search *search, const Entry *made, int target, uint32_t want) {
    int blurred = search->blurred;
    report(search, made, target, want, 0);
    search->blurred = blurred;
    search->joined_in_vain++;
}

/* With what changes nothing put around it, does an expression use all that is required? */
static void absorb(Search *search, const Entry *made, int target, uint32_t want, u128 usage) {
    for (int one = 0; one < 2; one++) {
        Value neutral = rational(one, 1);
        uint32_t tag = hash_of(key_of(&neutral));
        for (Place at = first_place(search, tag); at.block; at = next_place(search, at)) {
            uint32_t set = (uint32_t)(place_at(search, at) >> 32), entry = (uint32_t)place_at(search, at);
            u128 both = joined(search, usage, search->sets[set].usage);
            search->evaluations++;
            if (!fits(search, both)) { continue; }
            const Value *known = &search->sets[set].entries[entry].value;
            if (known->kind != RATIONAL || known->num != one || known->den != 1) { continue; }
            for (Py_ssize_t i = 0; i < search->sign_count && search->outcome == EXHAUSTED; i++) {
                int opcode = search->signs[i].opcode, is_root = opcode == ROOT;
                if (one ? opcode != MULTIPLY && opcode != DIVIDE && opcode != POWER && !is_root
                        : opcode != ADD && opcode != SUBTRACT) {
                    continue;
                }
                u128 total = joined(search, both, search->signs[i].usage);
                if (!is_final(search, total) || !fits(search, total)) { continue; }
                uint32_t kept = search->want_count, outer = want;
                while (search->want_count + 2 > search->want_room) {
                    if (!grow_wants(search)) { return; }
                }
                if (!outer) {
                    search->wants[search->want_count++] =
                        (Want){search->targets[target].value, 0, 0, 0, 0, 0, NO_SIGN, (uint16_t)target, 0, 0, 0};
                    outer = search->want_count;
                }
                search->wants[search->want_count++] = (Want){search->targets[target].value,
                                                             0,
                                                             0,
                                                             outer,
                                                             set,
                                                             entry,
                                                             (uint16_t)i,
                                                             (uint16_t)target,
                                                             0,
                                                             (uint8_t)is_root,
                                                             0};
                report_joined(search, made, target, search->want_count);
                search->want_count = kept;
                if (search->outcome != EXHAUSTED || search->joined_in_vain >= MOST_IN_VAIN) { return; }
            }
        }
    }
}

/* The entries that a wanted value may be, beside one that is known. */
static void join_value(Search *search, int target, uint16_t sign, u128 usage, uint32_t set, uint32_t entry,
                       int known_is_left, const Value *wanted) {
    uint64_t key = key_of(wanted);
    int reach = is_known(wanted) ? 0 : 1;
    for (int shift = -reach; shift <= reach; shift++) {
        uint32_t tag = hash_of(key + (uint64_t)(int64_t)shift);
        for (Place at = first_place(search, tag); at.block; at = next_place(search, at)) {
            u128 total = joined(search, usage, usages_in(&search->blocks[at.block])[at.number]);
            search->evaluations++;
            if (!fits(search, total)) { continue; }
            uint32_t other = (uint32_t)(place_at(search, at) >> 32), j = (uint32_t)place_at(search, at);
            if (!overlaps(&search->sets[other].entries[j].value, wanted)) { continue; }
            Entry made = known_is_left ? (Entry){rational(0, 1), sign, 0, set, entry, other, j, 0}
                                       : (Entry){rational(0, 1), sign, 0, other, j, set, entry, 0};
            Value results[MOST_RESULTS];
            int count = evaluate(&search->signs[sign], &search->sets[made.left_set].entries[made.left_entry].value,
                                 &search->sets[made.right_set].entries[made.right_entry].value, results);
            if (count != 1 || !meets(search, &results[0], &search->targets[target].value)) { continue; }
            made.value = results[0];
            if (is_final(search, total)) {
                report_joined(search, &made, target, 0);
            } else {
                absorb(search, &made, target, 0, total);
            }
            if (search->outcome != EXHAUSTED || search->joined_in_vain >= MOST_IN_VAIN) { return; }
        }
    }
}

/* Join what the last level made with all that there is. */
void join_level(Search *search, uint32_t first_set) {
    if (search->modulus || !search->heads) { return; }
    /* it only finds, and of many that signs on one number make of the Goal few would be worth while */
    int most = search->target_count > MOST_TARGETS ? search->base_targets : search->target_count;
    for (uint32_t set = first_set; set < search->set_count; set++) {
        if (search->sets[set].is_company || !search->sets[set].count) { continue; }
        for (int target = 0; target < most; target++) {
            u128 with_target = joined(search, search->sets[set].usage, search->targets[target].usage);
            for (Py_ssize_t i = 0; i < search->sign_count; i++) {
                const Sign *sign = &search->signs[i];
                u128 usage = joined(search, with_target, sign->usage);
                if (!is_binary(sign->opcode) || !fits(search, usage)) { continue; }
                for (int left = is_commutative(sign->opcode); left < 2; left++) {
                    for (uint32_t entry = 0; entry < search->sets[set].count; entry++) {
                        Value wanted[2];
                        int count = solve_for(sign, &search->targets[target].value,
                                              &search->sets[set].entries[entry].value, left, wanted);
                        search->evaluations++;
                        for (int k = 0; k < count; k++) {
                            if (!is_wide(&wanted[k])) {
                                join_value(search, target, (uint16_t)i, usage, set, entry, left, &wanted[k]);
                            }
                        }
                        look_up(search);
                        if (search->outcome != EXHAUSTED || search->joined_in_vain >= MOST_IN_VAIN) { return; }
                    }
                }
            }
        }
    }
}
