/* Backward: where tables of all values would grow too large, only small expressions have them. Larger sets are shells,
 * and it is asked what they must be: the Goal, less what a sign and a small expression make of it.
 *
 * From the largest level down, every want of a set is passed on to the parts of each combination that makes the set.
 * Where one part has a table and the other is a shell, the other gets a want for every entry; where both have tables,
 * the pair is looked up. It proves nothing where both are shells, where any value would do but only samples are tried,
 * or where a sign cannot be undone: then is_partial is set, and the search counts as cut.
 */
#include "search.h"

#define MOST_SAMPLES 6

/* Pass on what is wanted of a set to one of its parts, the other being known. */
static void want_part(Search *search, uint32_t want, const Combination *c, uint32_t known, uint32_t i, uint32_t other) {
    Value wanted[2];
    const Sign *sign = &search->signs[c->sign];
    int known_is_left = known == c->left;
    int count = -1, any = search->wants[want - 1].is_any;
    Value target = search->wants[want - 1].value;
    const Value *value = &search->sets[known].entries[i].value;
    search->evaluations++;
    if (!any) {
        count = solve_for(sign, &target, value, known_is_left, wanted);
        if (count < 0) { count = negative_base(sign, &target, value, known_is_left, wanted); }
        if (count < 0) { any = takes_any(sign, &target, value, known_is_left); }
        if (count < 0 && any == 0) { return; }
    }
    if (!search->sets[other].is_shell) {
        if (count < 0) {
            for (uint32_t j = 0; j < search->sets[other].count && search->outcome == EXHAUSTED; j++) {
                if (known_is_left) {
                    offer_pair(search, want, c->sign, known, i, other, j);
                } else {
                    offer_pair(search, want, c->sign, other, j, known, i);
                }
                look_up(search);
            }
            return;
        }
        for (int k = 0; k < count && search->outcome == EXHAUSTED; k++) {
            try_value(search, -(int)want, c->sign, known, i, other, &wanted[k], known_is_left);
        }
        return;
    }
    if (count < 0 && any < 0) {
        search->is_partial = 1;
        return;
    }
    uint16_t base = search->wants[want - 1].target;
    for (int k = 0; k < (count < 0 ? 1 : count) && search->outcome == EXHAUSTED; k++) {
        if (count > 0) {
            wanted[k].merged = value->merged || target.merged;
            const Value *left = known_is_left ? value : &wanted[k], *right = known_is_left ? &wanted[k] : value;
            if (!is_to_the_point(sign, left, right, &target, &wanted[k])) { continue; }
        }
        add_want(search, (Want){count < 0 ? rational(0, 1) : wanted[k], other, 0, want, known, i, c->sign, base, 0,
                                (uint8_t)known_is_left, count < 0});
    }
}

static void want_parts(Search *search, const Combination *c) {
    int left_shell = search->sets[c->left].is_shell, right_shell = search->sets[c->right].is_shell;
    if (left_shell && right_shell) {
        if (search->sets[c->set].wants) { search->is_partial = 1; }
        return;
    }
    int known_is_left = left_shell ? 0 : right_shell ? 1 : search->sets[c->left].count <= search->sets[c->right].count;
    uint32_t known = known_is_left ? c->left : c->right, other = known_is_left ? c->right : c->left;
    for (uint32_t want = search->sets[c->set].wants; want && search->outcome == EXHAUSTED;
         want = search->wants[want - 1].next) {
        if (search->wants[want - 1].is_any) { continue; /* some samples were tried */ }
        for (uint32_t i = 0; i < search->sets[known].count && search->outcome == EXHAUSTED; i++) {
            want_part(search, want, c, known, i, other);
            look_up(search);
        }
    }
}

/* A few values of a large set, where any will do. */
static void take_samples(Search *search, const Combination *c) {
    Set *set = &search->sets[c->set];
    for (uint32_t i = 0; i < search->sets[c->left].count && i < 3 && set->count < MOST_SAMPLES; i++) {
        for (uint32_t j = 0; j < search->sets[c->right].count && j < 3 && set->count < MOST_SAMPLES; j++) {
            Value results[2];
            Entry made = {rational(0, 1), c->sign, 0, c->left, i, c->right, j, 0};
            search->evaluations++;
            if (evaluate(&search->signs[c->sign], &search->sets[c->left].entries[i].value,
                         &search->sets[c->right].entries[j].value, results) != 1) {
                continue;
            }
            Entry *entry = new_entry(search, set);
            if (!entry) { return; }
            made.value = results[0];
            *entry = made;
            set->count++;
        }
    }
}

static void offer_samples(Search *search, uint32_t set) {
    for (uint32_t want = search->sets[set].wants; want && search->outcome == EXHAUSTED;
         want = search->wants[want - 1].next) {
        if (!search->wants[want - 1].is_any) { continue; }
        for (uint32_t i = 0; i < search->sets[set].count && search->outcome == EXHAUSTED; i++) {
            offer(search, &search->sets[set].entries[i], want);
        }
        /* nothing that was tried will do, which says little of the rest */
        search->is_partial = 1;
        look_up(search);
    }
}

/* What signs on one number make of what is wanted, the largest sets first. */
static void want_under_signs(Search *search, uint32_t first_set, uint32_t end_set) {
    uint32_t most = 0;
    for (uint32_t set = first_set; set < end_set; set++) {
        if (search->sets[set].size > most) { most = search->sets[set].size; }
    }
    for (uint32_t size = most; size > 0 && search->outcome == EXHAUSTED; size--) {
        for (uint32_t set = first_set; set < end_set && search->outcome == EXHAUSTED; set++) {
            /* the sets from which a sign on one number leads here are smaller */
            for (Py_ssize_t i = 0; i < search->sign_count && search->sets[set].size == size; i++) {
                if (is_binary(search->signs[i].opcode)) { continue; }
                u128 total = joined(search, search->sets[set].usage, search->signs[i].usage);
                if (total == search->sets[set].usage || !fits(search, total)) { continue; }
                uint32_t from = set_for(search, total, 0, search->sets[set].level);
                if (from == NO_SET) { return; }
                for (uint32_t want = search->sets[from].wants; want && search->outcome == EXHAUSTED;
                     want = search->wants[want - 1].next) {
                    Value wanted[2];
                    Want outer = search->wants[want - 1];
                    int count = outer.is_any ? 0 : undo_by_size(&search->signs[i], &outer.value, wanted);
                    if (outer.is_any || count < 0) { search->is_partial = 1; }
                    for (int k = 0; k < count && search->outcome == EXHAUSTED; k++) {
                        wanted[k].merged = outer.value.merged;
                        if (is_to_the_point(&search->signs[i], &wanted[k], &wanted[k], &outer.value, &wanted[k])) {
                            add_want(search, (Want){wanted[k], set, 0, want, 0, 0, (uint16_t)i, outer.target, 1, 0, 0});
                        }
                    }
                }
                look_up(search);
            }
        }
    }
}

/* The sets that signs on one number lead to, without their values. */
static void add_shells(Search *search, uint32_t first_set) {
    for (uint32_t set = first_set; set < search->set_count && search->outcome == EXHAUSTED; set++) {
        for (Py_ssize_t i = 0; i < search->sign_count && search->outcome == EXHAUSTED; i++) {
            if (is_binary(search->signs[i].opcode)) { continue; }
            u128 total = joined(search, search->sets[set].usage, search->signs[i].usage);
            if (total != search->sets[set].usage && fits(search, total)) {
                set_for(search, total, 0, search->sets[set].level);
            }
        }
    }
}

/* The rest of the levels by what they must be: first which sets there are, then from the largest down. */
void run_backward(Search *search, uint32_t from, uint32_t most) {
    uint32_t first_set[MOST_LEVELS + 2];
    size_t first_combination[MOST_LEVELS + 2];
    uint32_t level;
    search->shell_level = from;
    search->combination_count = 0;
    for (level = from; level <= most && search->outcome == EXHAUSTED; level++) {
        first_set[level] = search->set_count;
        first_combination[level] = search->combination_count;
        put_numerals(search, level);
        pair_levels(search, level);
        for (size_t i = first_combination[level]; i < search->combination_count && search->outcome == EXHAUSTED; i++) {
            take_samples(search, &search->combinations[i]);
            look_up(search);
        }
        add_shells(search, first_set[level]);
        if (search->outcome == EXHAUSTED && !append_level(search, level, first_set[level])) { return; }
    }
    uint32_t end_set = search->set_count;
    size_t end_combination = search->combination_count;
    while (level-- > from && search->outcome == EXHAUSTED) {
        for (uint32_t set = first_set[level]; set < end_set && search->outcome == EXHAUSTED; set++) {
            for (u128 left = search->sets[set].targets; left && search->outcome == EXHAUSTED; left &= left - 1) {
                uint16_t target = (uint16_t)first_of(left);
                add_want(search, (Want){search->targets[target].value, set, 0, 0, 0, 0, NO_SIGN, target, 0, 0, 0});
            }
        }
        if (search->has_unary) { want_under_signs(search, first_set[level], end_set); }
        for (uint32_t set = first_set[level]; set < end_set && search->outcome == EXHAUSTED; set++) {
            offer_samples(search, set);
        }
        for (size_t i = first_combination[level]; i < end_combination && search->outcome == EXHAUSTED; i++) {
            want_parts(search, &search->combinations[i]);
        }
        end_set = first_set[level];
        end_combination = first_combination[level];
    }
    if (search->outcome == EXHAUSTED && search->is_partial) { search->outcome = CUT; }
}
