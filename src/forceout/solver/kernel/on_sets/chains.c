/* What one Restriction can remove, and what several can: every chain of relations over every split of the operands, and
 * all unions of these. Where each must have an effect of its own (XIII-B-8) removing nothing is left out here, and the
 * rest is asked of each removal that would serve (effects.c).
 */
#include "search.h"

Families *chains_of(Search *search, int number, uint32_t operands, int relations) {
    uint64_t key = key_of(CHAINS, number, relations, operands);
    Families *found = known(search, key);
    if (found != NULL) { return found; }
    const Algebra *algebra = &search->algebra[number];
    Gathering gathering = {0, 0, NULL, NULL};
    for (uint32_t part = next_split(operands, 0); part != 0; part = next_split(operands, part)) {
        Families *sides = families_of(search, number, operands - part);
        if (relations == 1) {
            Families *firsts = families_of(search, number, part);
            for (uint32_t one = 0; one < firsts->length; one++) {
                for (uint32_t other = 0; other < sides->length; other++) {
                    for (int sign = 0; sign < 2; sign++) {
                        if (sign == 0 && part > operands - part) { continue; }
                        int64_t kept =
                            counted(search, algebra,
                                    firsts->entries[one].count + sides->entries[other].count + RELATION_UNITS[sign]);
                        if (kept >= 0) {
                            spend(search, 16);
                            join(search, gather(search, &gathering, (uint32_t)kept), RELATION_SIGNS[sign],
                                 firsts->entries[one].family, sides->entries[other].family);
                        }
                    }
                }
            }
            continue;
        }
        if (size_of(part) < relations) { continue; }
        Endings *before = endings_of(search, number, part, relations - 1);
        for (uint32_t one = 0; one < before->length; one++) {
            const Ending *ending = &before->entries[one];
            for (uint32_t other = 0; other < sides->length; other++) {
                for (int sign = 0; sign < 2; sign++) {
                    int64_t kept =
                        counted(search, algebra, ending->count + sides->entries[other].count + RELATION_UNITS[sign]);
                    if (kept < 0) { continue; }
                    Word *words = gather(search, &gathering, (uint32_t)kept);
                    Family *side = sides->entries[other].family;
                    const uint16_t *masks = items_of(search, side);
                    for (uint32_t item = 0; item < ending->length; item++) {
                        Family *removed = ending->removed[item];
                        const uint16_t *earlier = items_of(search, removed);
                        spend(search, 4 + (uint64_t)removed->count * side->count);
                        for (uint32_t place = 0; place < side->count; place++) {
                            uint32_t link = apply(RELATION_SIGNS[sign], ending->lasts[item], masks[place]);
                            for (uint32_t old = 0; old < removed->count; old++) { put(words, link | earlier[old]); }
                        }
                    }
                }
            }
        }
    }
    if (search->asks_effect) {
        for (uint32_t place = 0; place < gathering.length; place++) { gathering.words[place][0] &= ~(Word)1; }
    }
    found = finish(search, &gathering);
    remember(search, key, found);
    return found;
}

Families *several_of(Search *search, int number, uint32_t operands, int relations) {
    uint64_t key = key_of(SEVERAL, number, relations, operands);
    Families *found = known(search, key);
    if (found != NULL) { return found; }
    const Algebra *algebra = &search->algebra[number];
    Gathering gathering = {0, 0, NULL, NULL};
    Families *chains = chains_of(search, number, operands, relations);
    for (uint32_t one = 0; one < chains->length; one++) {
        Word *words = gather(search, &gathering, chains->entries[one].count);
        add_family(search, words, chains->entries[one].family);
    }
    for (int first = 1; first < relations; first++) {
        for (uint32_t part = next_split(operands, 0); part != 0; part = next_split(operands, part)) {
            if (!may_split(operands, part, relations, first)) { continue; }
            Families *one_more = chains_of(search, number, part, first);
            Families *rest = several_of(search, number, operands - part, relations - first);
            for (uint32_t one = 0; one < one_more->length; one++) {
                for (uint32_t other = 0; other < rest->length; other++) {
                    int64_t kept = counted(search, algebra, one_more->entries[one].count + rest->entries[other].count);
                    if (kept >= 0) {
                        spend(search, 16);
                        join(search, gather(search, &gathering, (uint32_t)kept), '|', one_more->entries[one].family,
                             rest->entries[other].family);
                    }
                }
            }
        }
    }
    found = finish(search, &gathering);
    remember(search, key, found);
    return found;
}
