/* The search: levels of more and more cubes in numerals, each made of all pairs of smaller ones.
 *
 * Every expression has its level: a numeral has that of its cubes, a sign between two numbers the sum of theirs, a sign
 * on one number the same. So when level n is complete, all expressions with n cubes in numerals have been made, and
 * after the last level all that the cubes allow.
 */
#include "search.h"

/* Of the values that may be kept, one in so many before it is asked what large expressions must be. */
#define FORWARD_SHARE 100
#define LEAST_TO_JOIN 6 /* numerals: fewer are all tried sooner than they are joined */

static int note(Search *search, uint32_t set, uint32_t left, uint32_t right, uint16_t sign) {
    if (search->combination_count == search->combination_room) {
        size_t room = search->combination_room ? search->combination_room * 2 : 1024;
        if (room * sizeof(Combination) > search->entry_limit * 64) {
            search->outcome = CUT;
            return 0;
        }
        Combination *grown = PyMem_RawRealloc(search->combinations, room * sizeof *grown);
        if (!grown) {
            search->outcome = FAILED;
            return 0;
        }
        search->combinations = grown;
        search->combination_room = room;
    }
    search->combinations[search->combination_count++] = (Combination){set, left, right, sign};
    return 1;
}

static void pair_sets(Search *search, uint32_t left, uint32_t right, uint32_t level, int symmetric) {
    int company = search->sets[left].is_company || search->sets[right].is_company;
    u128 both = joined(search, search->sets[left].usage, search->sets[right].usage);
    search->evaluations++;
    if (!fits(search, both)) { return; }
    for (Py_ssize_t i = 0; i < search->sign_count && search->outcome == EXHAUSTED; i++) {
        const Sign *sign = &search->signs[i];
        if (!is_binary(sign->opcode) || (company && sign->opcode != PERCENT)) { continue; }
        u128 total = joined(search, both, sign->usage);
        if (!fits(search, total)) { continue; }
        uint32_t into = set_for(search, total, 0, level);
        if (into == NO_SET || search->sets[into].is_dead) { continue; }
        if (!note(search, into, left, right, (uint16_t)i)) { return; }
        if (!symmetric && !is_commutative(sign->opcode)) { note(search, into, right, left, (uint16_t)i); }
    }
}

/* Whether larger expressions may have one of a set that has no table. */
static int is_open(const Set *set) { return set->is_shell && set->is_built && !set->is_dead; }

int append_level(Search *search, uint32_t level, uint32_t first_set) {
    uint32_t count = 0, start = search->level_start[level];
    for (uint32_t i = first_set; i < search->set_count; i++) {
        count += search->sets[i].count > 0 || is_open(&search->sets[i]);
    }
    uint32_t *levels = PyMem_RawRealloc(search->levels, ((size_t)start + count + 1) * sizeof *levels);
    if (!levels) {
        search->outcome = FAILED;
        return 0;
    }
    search->levels = levels;
    for (uint32_t i = first_set; i < search->set_count; i++) {
        if (search->sets[i].count || is_open(&search->sets[i])) { levels[start++] = i; }
    }
    search->level_start[level + 1] = start;
    return 1;
}

void pair_levels(Search *search, uint32_t level) {
    for (uint32_t size = 1; size * 2 <= level && search->outcome == EXHAUSTED; size++) {
        uint32_t other = level - size;
        for (uint32_t i = search->level_start[size]; i < search->level_start[size + 1] && search->outcome == EXHAUSTED;
             i++) {
            uint32_t from = size == other ? i : search->level_start[other];
            for (uint32_t j = from; j < search->level_start[other + 1] && search->outcome == EXHAUSTED; j++) {
                pair_sets(search, search->levels[i], search->levels[j], level, size == other && i == j);
            }
            look_up(search);
        }
    }
}

/* Whether every sign can be undone, and none may be repeated without end. */
static int can_go_backward(const Search *search) {
    if (search->modulus || search->puts_all_signs || search->most_level > MOST_LEVELS) { return 0; }
    for (Py_ssize_t i = 0; i < search->sign_count; i++) {
        const Sign *sign = &search->signs[i];
        if (ends_by_itself(sign->opcode) && !(sign->usage & ~search->saturating)) { return 0; }
        switch (sign->opcode) {
        case REMAINDER:
        case LEAST_MULTIPLE:
        case GREATEST_FACTOR:
        case FACTORS:
        case NEXT_PRIME: return 0;
        case EXPONENT:
            if (sign->parameter.num == 0) { return 0; }
            break;
        default: break;
        }
    }
    return 1;
}

/* The most cubes that the numerals of one expression can have. */
static uint32_t reach(const Search *search) {
    if (search->binary_unlimited) { return search->most_level; }
    uint32_t most = ((uint32_t)sum_fields(search, search->usable & search->binary_fields) + 1) *
                    (search->longest_numeral ? search->longest_numeral : 1);
    return most < search->most_level ? most : search->most_level;
}

void run(Search *search) {
    int backward = can_go_backward(search);
    uint32_t most = reach(search);
    search->joins = most >= LEAST_TO_JOIN;
    for (uint32_t level = 1; level <= search->most_level && search->outcome == EXHAUSTED; level++) {
        if (backward && level > search->longest_numeral && (search->joins ? level : level + 1) < most &&
            search->entries * (search->joins ? FORWARD_SHARE : FORWARD_SHARE / 2) >
                search->entry_limit * ((level - 1) * 2 >= most ? 1 : 5)) {
            run_backward(search, level, most);
            return;
        }
        uint32_t first_set = search->set_count;
        search->combination_count = 0;
        put_numerals(search, level);
        pair_levels(search, level);
        for (size_t i = 0; i < search->combination_count && search->outcome == EXHAUSTED; i++) {
            Combination c = search->combinations[i];
            if (!search->sets[c.set].is_built) { finish(search, c.set, c.left, c.right, c.sign); }
        }
        for (size_t i = 0; i < search->combination_count && search->outcome == EXHAUSTED; i++) {
            Combination c = search->combinations[i];
            if (search->sets[c.set].is_built) { combine(search, c.set, c.left, c.right, c.sign); }
        }
        if (search->has_unary) { put_unary(search, first_set); }
        settle_doubts(search, first_set);
        if (search->outcome == EXHAUSTED && !append_level(search, level, first_set)) { return; }
        if (search->joins && level > 1 && level < most && search->outcome == EXHAUSTED) {
            join_level(search, first_set);
        }
    }
}
