/* The Goal: whether a value may meet one of its readings, and the targets that signs on one number make of it.
 *
 * Every value that is found is held against every target that its cubes allow. A value that was merged into an entry is
 * held against them later, one by one (settle_doubts), so that no hull hides a Solution, nor makes one up.
 */
#include "search.h"

int meets(Search *search, const Value *v, const Value *target) {
    if (!search->modulus) { return overlaps(v, target); }
    if (v->kind == SURD && target->kind == RATIONAL) { return 0; }
    Value difference;
    int known = subtract(v, target, &difference);
    if (known == 1 && difference.kind == RATIONAL) {
        /* the Goal itself is another number where the target is only what it leaves */
        int is_goal = difference.num == 0 && !target->merged;
        return difference.den == 1 && !is_goal && difference.num % search->modulus == 0;
    }
    if (known == 1 && difference.kind == LINEAR && fabs(difference.lo) < 1e13 && fabs(difference.hi) < 1e13) {
        double k = (double)search->modulus;
        return floor(difference.hi / k) * k >= difference.lo;
    }
    if (known == 1 && is_huge(&difference) && difference.hi < -10) { return 0; }
    /* whether so large a number is a multiple is for the caller to tell, a few times */
    if (search->resolved >= MOST_RESOLVED) {
        search->blurred = 1;
        return 0;
    }
    search->resolved++;
    return 1;
}

void test(Search *search, const Set *set, const Entry *entry) {
    for (u128 left = set->targets; left && search->outcome == EXHAUSTED; left &= left - 1) {
        int i = first_of(left);
        if (meets(search, &entry->value, &search->targets[i].value)) { report(search, entry, i, 0, 0); }
    }
}

/* Hold a value that another entry stands for against the targets that it may meet. */
static void settle_way(Search *search, const Entry *made, u128 targets) {
    Value results[2];
    int known = evaluate(&search->signs[made->sign], &search->sets[made->left_set].entries[made->left_entry].value,
                         &search->sets[made->right_set].entries[made->right_entry].value, results);
    search->evaluations++;
    for (; targets && search->outcome == EXHAUSTED; targets &= targets - 1) {
        int i = first_of(targets), may_meet = known < 0;
        for (int k = 0; k < known; k++) {
            may_meet = may_meet || meets(search, &results[k], &search->targets[i].value);
        }
        if (may_meet) { settle_made(search, made, i, 0); }
        if (search->has_asked) { look_up(search); }
    }
}

/* Hold every value that was merged into an entry against the targets that one of them may meet. */
void settle_doubts(Search *search, uint32_t first_set) {
    if (!search->is_doubted) { return; }
    search->is_doubted = 0;
    for (uint32_t set = first_set; set < search->set_count; set++) {
        for (uint32_t i = 0; i < search->sets[set].count && search->outcome == EXHAUSTED; i++) {
            Entry *entry = &search->sets[set].entries[i];
            if (!entry->is_doubted) { continue; }
            if (entry->others == LOST) {
                search->blurred = 1;
                continue;
            }
            /* the first of the ways was held against the targets when it was found */
            for (uint32_t next = entry->others; next && search->outcome == EXHAUSTED;) {
                Way way = search->ways[next - 1];
                next = way.next;
                Entry made = {rational(0, 1), way.sign,        0, way.left_set, way.left_entry,
                              way.right_set,  way.right_entry, 0};
                settle_way(search, &made, search->sets[set].targets);
                look_up(search);
            }
        }
    }
}

/* Whether a target is held against already: exact, of the same usage, and the signs on it are known to make the Goal.
 */
static int is_known_target(const Search *search, const Target *made) {
    if (!is_exact(&made->value)) { return 0; }
    for (int at = 0; at < search->target_count; at++) {
        const Target *known = &search->targets[at];
        if (known->is_sure && known->usage == made->usage && is_same(&known->value, &made->value)) { return 1; }
    }
    return 0;
}

/* What a sign is put to that makes a target, with the signs of that: where it does not make it after all, or where the
 * same number with the same cubes is wanted already, nothing more is to be held against. 0 where there are too many. */
static int add_target(Search *search, int at, int number, u128 usage, const Value *wanted) {
    const Sign *sign = &search->signs[number];
    const Target *target = &search->targets[at];
    Value results[MOST_RESULTS];
    int count = evaluate(sign, wanted, wanted, results), may_be = count < 0;
    for (int k = 0; k < count; k++) { may_be = may_be || overlaps(&results[k], &target->value); }
    int is_sure = target->is_sure && count == 1 && is_exact(wanted) && is_exact(&target->value) &&
                  is_exact(&results[0]) && is_same(&results[0], &target->value);
    Target made = {*wanted, usage, target->base, number, at, is_sure};
    if (!may_be || is_known_target(search, &made)) { return 1; }
    if (search->target_count == MOST_DERIVED) { return 0; }
    search->targets[search->target_count++] = made;
    return 1;
}

/* Targets that one more sign on one number makes of a target: √x = T where x = T² and so on. */
void extend_targets(Search *search) {
    if (search->modulus) { return; }
    for (int at = 0; at < search->target_count; at++) {
        for (Py_ssize_t i = 0; i < search->sign_count; i++) {
            const Sign *sign = &search->signs[i];
            Value wanted[2];
            if (is_binary(sign->opcode) || sign->opcode == FACTORS || sign->opcode == NEXT_PRIME) { continue; }
            /* where an exponent is 0 the values are looked at: see unary_needs_values */
            if (sign->opcode == EXPONENT && sign_of(&sign->parameter) == 0) { continue; }
            u128 total = joined(search, search->targets[at].usage, sign->usage);
            if (!fits(search, total)) { continue; }
            int count = undo_by_size(sign, &search->targets[at].value, wanted), has_room = count >= 0;
            for (int k = 0; k < count && has_room; k++) {
                has_room = add_target(search, at, (int)i, total, &wanted[k]);
            }
            if (!has_room) {
                search->puts_all_signs = 1;
                search->target_count = search->base_targets;
                return;
            }
        }
    }
}
