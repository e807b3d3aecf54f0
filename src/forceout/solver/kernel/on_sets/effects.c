/* Restrictions of which each removes a card that no other does (XIII-B-8).
 *
 * Adding a Restriction can only take effects away from the others, so what has none among those chosen so far is left
 * out.
 */
#include "search.h"

/* Whether each of several Restrictions removes a card that no other does. */
static int have_effect(const uint16_t *removals, int many) {
    uint32_t once = 0, twice = 0;
    for (int place = 0; place < many; place++) {
        twice |= once & removals[place];
        once |= removals[place];
    }
    for (int place = 0; place < many; place++) {
        if (!(removals[place] & ~twice)) { return 0; }
    }
    return 1;
}

/* Restrictions that with those before them remove just these cards, each with an effect of its own; said when they
 * are wanted and found. */
int composed(Search *search, int number, uint32_t operands, int relations, uint32_t count, uint32_t removed,
             uint16_t *before, int many, int is_said) {
    const Algebra *algebra = &search->algebra[number];
    uint32_t together = 0;
    if (many >= MOST_OPERANDS) { return 0; }
    for (int place = 0; place < many; place++) { together |= before[place]; }
    Counted *alone = entry_of(chains_of(search, number, operands, relations), count);
    if (alone != NULL) {
        const uint16_t *items = items_of(search, alone->family);
        spend(search, alone->family->count);
        for (uint32_t place = 0; place < alone->family->count; place++) {
            before[many] = items[place];
            if ((together | items[place]) == removed && have_effect(before, many + 1)) {
                if (is_said) { say_one(search, number, operands, relations, count, items[place]); }
                return 1;
            }
        }
    }
    for (int first = 1; first < relations; first++) {
        for (uint32_t part = next_split(operands, 0); part != 0; part = next_split(operands, part)) {
            if (!may_split(operands, part, relations, first)) { continue; }
            Families *one_more = chains_of(search, number, part, first);
            Families *rest = several_of(search, number, operands - part, relations - first);
            for (uint32_t one = 0; one < one_more->length; one++) {
                Family *family = one_more->entries[one].family;
                const uint16_t *items = items_of(search, family);
                for (uint32_t other = 0; other < rest->length; other++) {
                    if (counted(search, algebra, one_more->entries[one].count + rest->entries[other].count) !=
                        (int64_t)count) {
                        continue;
                    }
                    spend(search, family->count);
                    for (uint32_t place = 0; place < family->count; place++) {
                        before[many] = items[place];
                        if (items[place] & ~removed || !have_effect(before, many + 1)) { continue; }
                        if (composed(search, number, operands - part, relations - first, rest->entries[other].count,
                                     removed, before, many + 1, is_said)) {
                            if (is_said) {
                                say_one(search, number, part, first, one_more->entries[one].count, items[place]);
                            }
                            return 1;
                        }
                    }
                }
            }
        }
    }
    return 0;
}
