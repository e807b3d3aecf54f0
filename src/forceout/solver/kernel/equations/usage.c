/* Cubes: whether they allow what an expression uses, whether it may become a Solution, and the set that it belongs to.
 *
 * A usage is packed as common.h says. Sorts that are counted only up to a cap (signs that may be written many times)
 * saturate when usages are joined. A set is built where a larger expression may have one of its own in it, and dead
 * where neither that nor the Goal is possible: both by necessary conditions, so that nothing is left out that could be
 * used.
 */
#include "search.h"

int fits(const Search *search, u128 usage) {
    if ((((search->usable | search->guards) - usage) & search->guards) != search->guards) { return 0; }
    if (search->extra < 0) { return 1; }
    u128 over = ~((search->on_mat | search->guards) - usage) & search->guards;
    int more = 0;
    for (int place = 0; over && place < search->fields; place++) {
        int shift = place * FIELD_BITS;
        if ((over >> (shift + FIELD_BITS - 1)) & 1) {
            more += (int)((usage >> shift) & 15) - (int)((search->on_mat >> shift) & 15);
            over &= ~((u128)1 << (shift + FIELD_BITS - 1));
        }
    }
    return more <= search->extra;
}

int is_final(const Search *search, u128 usage) {
    return (((usage | search->guards) - search->required) & search->guards) == search->guards;
}

int sum_fields(const Search *search, u128 counts) {
    int total = 0;
    for (int place = 0; place < search->fields; place++) { total += (int)((counts >> (place * FIELD_BITS)) & 15); }
    return total;
}

/* What is there beyond some usage, field by field, never below zero. */
static u128 beyond(const Search *search, u128 more, u128 usage) {
    u128 difference = (more | search->guards) - usage;
    u128 kept = difference & search->guards;
    u128 mask = kept - (kept >> (FIELD_BITS - 1));
    return difference & mask;
}

/* Whether everything required can still be used by something larger: a necessary condition. */
static int may_grow_final(const Search *search, u128 usage) {
    u128 missing = beyond(search, search->required, usage), left = beyond(search, search->usable, usage);
    int digits = sum_fields(search, missing & search->leaf_only),
        signs = sum_fields(search, missing & search->binary_only);
    if (!search->binary_unlimited &&
        digits > sum_fields(search, left & search->binary_fields) * (int)search->longest_numeral) {
        return 0;
    }
    return signs <= sum_fields(search, left & search->leaf_fields);
}

int can_grow(const Search *search, u128 usage) {
    for (Py_ssize_t i = 0; i < search->sign_count; i++) {
        if (!is_binary(search->signs[i].opcode)) { continue; }
        u128 with_sign = joined(search, usage, search->signs[i].usage);
        if (!fits(search, with_sign)) { continue; }
        u128 tried = 0;
        for (Py_ssize_t j = 0; j < search->numeral_count; j++) {
            if (search->numerals[j].usage == tried) { continue; }
            tried = search->numerals[j].usage;
            if (fits(search, joined(search, with_sign, tried))) { return 1; }
        }
    }
    return 0;
}

static int unary_needs_values(const Search *search, u128 usage) {
    for (Py_ssize_t i = 0; i < search->sign_count; i++) {
        int opcode = search->signs[i].opcode;
        if (is_binary(opcode) || !fits(search, joined(search, usage, search->signs[i].usage))) { continue; }
        if (search->modulus || search->puts_all_signs || opcode == FACTORS || opcode == NEXT_PRIME) { return 1; }
        if (opcode == EXPONENT && search->signs[i].parameter.num == 0) { return 1; }
    }
    return 0;
}

static uint32_t hash_usage(u128 usage, int company) {
    uint64_t x = (uint64_t)usage ^ ((uint64_t)(usage >> 64) * UINT64_C(0xd6e8feb86659fd93)) ^ (uint64_t)company;
    x ^= x >> 32;
    x *= UINT64_C(0xd6e8feb86659fd93);
    return (uint32_t)(x >> 32);
}

static int grow_map(Search *search) {
    uint32_t size = search->map ? (search->map_mask + 1) * 2 : 256;
    uint32_t *map = PyMem_RawCalloc(size, sizeof *map);
    if (!map) { return 0; }
    PyMem_RawFree(search->map);
    search->map = map;
    search->map_mask = size - 1;
    for (uint32_t i = 0; i < search->set_count; i++) {
        uint32_t at = hash_usage(search->sets[i].usage, search->sets[i].is_company) & search->map_mask;
        while (map[at]) { at = (at + 1) & search->map_mask; }
        map[at] = i + 1;
    }
    return 1;
}

/* The set of expressions with some usage, made where it is new; 0xffffffff where memory ran out. */
uint32_t set_for(Search *search, u128 usage, int company, uint32_t level) {
    if (!search->map || search->set_count * 2 >= search->map_mask) {
        if (!grow_map(search)) {
            search->outcome = FAILED;
            return NO_SET;
        }
    }
    uint32_t at = hash_usage(usage, company) & search->map_mask;
    for (; search->map[at]; at = (at + 1) & search->map_mask) {
        Set *known = &search->sets[search->map[at] - 1];
        /* zero-cost signs may give one usage two levels only through numerals, which the level counts */
        if (known->usage == usage && known->is_company == company && known->level == level) {
            return search->map[at] - 1;
        }
    }
    if (search->set_count == search->set_room) {
        uint32_t room = search->set_room ? search->set_room * 2 : 64;
        Set *sets = PyMem_RawRealloc(search->sets, room * sizeof *sets);
        if (!sets) {
            search->outcome = FAILED;
            return NO_SET;
        }
        search->sets = sets;
        search->set_room = room;
    }
    Set *set = &search->sets[search->set_count];
    memset(set, 0, sizeof *set);
    set->usage = usage;
    set->level = level;
    set->size = (uint32_t)sum_fields(search, usage);
    set->is_company = (uint8_t)company;
    if (company) {
        set->is_built = 1;
    } else {
        int grows = may_grow_final(search, usage);
        set->is_built = (uint8_t)(grows && (can_grow(search, usage) || unary_needs_values(search, usage)));
        set->is_shell = (uint8_t)(search->shell_level && level >= search->shell_level);
        int usable_targets = set->is_built || set->is_shell ? search->base_targets : search->target_count;
        for (int i = 0; i < usable_targets; i++) {
            u128 total = joined(search, usage, search->targets[i].usage);
            if (is_final(search, total) && fits(search, total)) { set->targets |= (u128)1 << i; }
        }
        set->is_dead = (uint8_t)(!set->is_built && !set->targets);
    }
    search->map[at] = ++search->set_count;
    return search->set_count - 1;
}

/* The fields that only numerals use, or only signs between numbers; saturating fields count for neither. */
void sort_fields(Search *search) {
    u128 leaf = 0, unary = 0, any_binary = 0;
    for (Py_ssize_t i = 0; i < search->numeral_count; i++) { leaf |= search->numerals[i].usage; }
    for (Py_ssize_t i = 0; i < search->sign_count; i++) {
        if (is_binary(search->signs[i].opcode)) {
            u128 limited = search->signs[i].usage & ~search->saturating;
            any_binary |= search->signs[i].usage;
            if (!limited) { search->binary_unlimited = 1; }
        } else {
            unary |= search->signs[i].usage;
            search->has_unary = 1;
        }
    }
    u128 leaf_mask = 0, binary_mask = 0, unary_mask = 0;
    for (int place = 0; place < search->fields; place++) {
        u128 mask = (u128)15 << (place * FIELD_BITS);
        if (leaf & mask) { leaf_mask |= mask; }
        if (any_binary & mask) { binary_mask |= mask; }
        if (unary & mask) { unary_mask |= mask; }
    }
    search->leaf_fields = leaf_mask & ~search->saturating;
    search->binary_fields = binary_mask & ~search->saturating;
    search->leaf_only = search->leaf_fields & ~binary_mask & ~unary_mask;
    search->binary_only = binary_mask & ~leaf_mask & ~unary_mask & ~search->saturating;
    search->most_level = (uint32_t)sum_fields(search, search->usable & search->leaf_fields);
}
