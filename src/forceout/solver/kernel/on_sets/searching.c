/* The search: Set-Names alone, the shortest first, in all sub-problems; then with Restrictions.
 *
 * It is exhaustive: nothing is left out but families that were found to miss the Goal in every dotting, so when it ends
 * without a Solution there is none.
 */
#include "search.h"

/* A Set-Name of this family that meets the Goal in some dotting, when these cells are removed. */
static int say_found(Search *search, int place, uint32_t operands, uint32_t count, Family *family, uint32_t removed,
                     Result *result) {
    uint32_t left = search->everything & ~removed;
    Word *picks = search->scratch[3];
    copy(search, picks, words_of(search, family));
    cut(search, picks, left);
    for (int number = 0; number < search->dottings; number++) {
        const Word *target = search->dotting[number].target;
        if (!search->dotting[number].can_be_met || !meets(search, picks, target)) { continue; }
        for (int at = 0; at < search->words; at++) { picks[at] &= target[at]; }
        uint32_t picked = (uint32_t)first_member(search, picks);
        const uint16_t *items = items_of(search, family);
        for (uint32_t item = 0; item < family->count; item++) {
            if ((items[item] & left) == picked) {
                result->restrictions_length = search->text_length;
                say_set_name(search, search->sub_problem[place].algebra, operands, count, items[item]);
                result->sub_problem = place;
                result->dotting = number;
                result->picked = picked;
                result->is_found = 1;
                return 1;
            }
        }
    }
    return 0;
}

static int without_restriction(Search *search, int place, int size, Result *result) {
    SubProblem *one = &search->sub_problem[place];
    if (size > search->algebra[one->algebra].most_joined + 1) { return 0; }
    for (uint32_t number = one->starts[0][size]; number < one->starts[0][size + 1]; number++) {
        uint32_t operands = one->boxes[0][number];
        Families *families = families_of(search, one->algebra, operands);
        for (uint32_t entry = 0; entry < families->length; entry++) {
            Counted *each = &families->entries[entry];
            if (each->missed || !is_set_name(search, one, size, each->count, 1)) { continue; }
            if (family_meets(search, each->family, search->target)) {
                return say_found(search, place, operands, each->count, each->family, 0, result);
            }
            each->missed = 1;
        }
    }
    return 0;
}

/* A removal of a family that would serve, having its effect where that is asked; what has none is left out. */
static int first_removal(Search *search, int number, uint32_t operands, int relations, Counted *each, const Word *good,
                         uint32_t *removed) {
    const uint16_t *items = items_of(search, each->family);
    words_of(search, each->family);
    for (uint32_t item = 0; item < each->family->count; item++) {
        uint16_t before[MOST_OPERANDS];
        if (!has(good, items[item]) || !has(each->family->words, items[item])) { continue; }
        *removed = items[item];
        if (!search->asks_effect ||
            composed(search, number, operands, relations, each->count, *removed, before, 0, 0)) {
            return 1;
        }
        each->family->words[items[item] >> 6] &= ~((Word)1 << (items[item] & 63));
    }
    return 0;
}

static int with_restriction(Search *search, int place, Result *result) {
    SubProblem *one = &search->sub_problem[place];
    Algebra *algebra = &search->algebra[one->algebra];
    uint32_t low = tracked_low(search, algebra, one->low_restrictions);
    uint32_t high = (uint32_t)(one->high >> FIELD_BITS * OPERANDS) & ALL_FIELDS;
    int fewest = field_of(one->low_restrictions, 10) + field_of(one->low_restrictions, 11);
    int most = field_of(one->high, 10) + field_of(one->high, 11);
    if (most == 0) { return 0; }
    Word *together = take_clear(search, (size_t)search->words * sizeof(Word));
    for (int size = 1; size <= MOST_OPERANDS && size <= algebra->most_joined + 1; size++) {
        for (uint32_t number = one->starts[0][size]; number < one->starts[0][size + 1]; number++) {
            Families *families = families_of(search, one->algebra, one->boxes[0][number]);
            for (uint32_t entry = 0; entry < families->length; entry++) {
                if (is_set_name(search, one, size, families->entries[entry].count, 0)) {
                    add_family(search, together, families->entries[entry].family);
                }
            }
        }
    }
    Leaving *leaving = leaving_of(search, together);
    if (first_member(search, leaving->good) < 0) { return 0; }
    uint32_t guards = algebra->is_repeating ? GUARDS & EXACT_FIELDS : GUARDS;
    for (int relations = fewest > 0 ? fewest : 1; relations <= most; relations++) {
        for (int size = relations + 1; size <= MOST_OPERANDS && size <= algebra->most_joined + 2 * relations; size++) {
            for (uint32_t number = one->starts[1][size]; number < one->starts[1][size + 1]; number++) {
                uint32_t operands = one->boxes[1][number];
                Families *several = several_of(search, one->algebra, operands, relations);
                for (uint32_t entry = 0; entry < several->length; entry++) {
                    Counted *each = &several->entries[entry];
                    if (!fits(low, each->count, GUARDS) || !fits(each->count, high, guards) ||
                        !family_meets(search, each->family, leaving->good)) {
                        continue;
                    }
                    uint32_t removed;
                    if (!first_removal(search, one->algebra, operands, relations, each, leaving->good, &removed)) {
                        continue;
                    }
                    say_several(search, one->algebra, operands, relations, each->count, removed);
                    for (int named = 1; named <= MOST_OPERANDS && named <= algebra->most_joined + 1; named++) {
                        for (uint32_t box = one->starts[0][named]; box < one->starts[0][named + 1]; box++) {
                            Families *families = families_of(search, one->algebra, one->boxes[0][box]);
                            for (uint32_t name = 0; name < families->length; name++) {
                                Counted *mine = &families->entries[name];
                                if (is_set_name(search, one, named, mine->count, 0) &&
                                    say_found(search, place, one->boxes[0][box], mine->count, mine->family, removed,
                                              result)) {
                                    return 1;
                                }
                            }
                        }
                    }
                    longjmp(search->out, RAISED);
                }
            }
        }
    }
    return 0;
}

/* Whether Restrictions may remove anything at all: where each must have an effect, some pick that meets the Goal has
 * to leave a card out. */
static int may_remove(const Search *search) {
    if (!search->asks_effect) { return 1; }
    int first = first_member(search, search->target);
    return first >= 0 && (uint32_t)first != search->everything;
}

void run(Search *search, Result *result) {
    size_t size = (size_t)search->words * sizeof(Word);
    for (int place = 0; place < 4; place++) { search->scratch[place] = take_clear(search, size); }
    search->target = take_clear(search, size);
    int can_be_met = 0;
    for (int number = 0; number < search->dottings; number++) {
        meeting_goal(search, &search->dotting[number]);
        add_words(search, search->target, search->dotting[number].target);
        can_be_met |= search->dotting[number].can_be_met;
    }
    if (!can_be_met) { return; }
    prepare_algebras(search);
    search->leavings = take_clear(search, (size_t)(search->sub_problems + 1) * sizeof(Leaving));
    for (int place = 0; place < search->sub_problems; place++) {
        prepare_box(search, &search->sub_problem[place], 0);
        if (search->sub_problem[place].allows_restriction) { prepare_box(search, &search->sub_problem[place], 1); }
    }
    for (int operands = 1; operands <= MOST_OPERANDS; operands++) {
        for (int place = 0; place < search->sub_problems; place++) {
            if (!search->sub_problem[place].needs_restriction && without_restriction(search, place, operands, result)) {
                return;
            }
        }
    }
    if (!may_remove(search)) { return; }
    for (int place = 0; place < search->sub_problems; place++) {
        if (search->sub_problem[place].allows_restriction && with_restriction(search, place, result)) { return; }
    }
}
