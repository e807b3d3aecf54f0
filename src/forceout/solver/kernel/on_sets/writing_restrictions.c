/* Back from what is removed to Restrictions: sides with the relations between them (= and <), each ended by a comma. */
#include "search.h"

static int say_chain(Search *search, int number, uint32_t operands, int relations, uint32_t count, int64_t last,
                     uint32_t removed) {
    const Algebra *algebra = &search->algebra[number];
    if (relations == 0) {
        say_set_name(search, number, operands, count, (uint32_t)last);
        return 1;
    }
    for (uint32_t part = next_split(operands, 0); part != 0; part = next_split(operands, part)) {
        if (size_of(part) < relations) { continue; }
        Endings *before = endings_of(search, number, part, relations - 1);
        Families *sides = families_of(search, number, operands - part);
        for (uint32_t one = 0; one < before->length; one++) {
            const Ending *ending = &before->entries[one];
            for (uint32_t other = 0; other < sides->length; other++) {
                Family *side = sides->entries[other].family;
                if (last >= 0 && !family_has(side, (uint32_t)last)) { continue; }
                const uint16_t *masks = items_of(search, side);
                for (int sign = 0; sign < 2; sign++) {
                    if (counted(search, algebra, ending->count + sides->entries[other].count + RELATION_UNITS[sign]) !=
                        (int64_t)count) {
                        continue;
                    }
                    for (uint32_t item = 0; item < ending->length; item++) {
                        const uint16_t *earlier = items_of(search, ending->removed[item]);
                        for (uint32_t place = 0; place < (last >= 0 ? 1 : side->count); place++) {
                            uint32_t mask = last >= 0 ? (uint32_t)last : masks[place];
                            uint32_t link = apply(RELATION_SIGNS[sign], ending->lasts[item], mask);
                            if (link & ~removed) { continue; }
                            for (uint32_t old = 0; old < ending->removed[item]->count; old++) {
                                if ((earlier[old] | link) == removed) {
                                    say_chain(search, number, part, relations - 1, ending->count, ending->lasts[item],
                                              earlier[old]);
                                    say(search, sign == 0 ? '=' : '<');
                                    say_set_name(search, number, operands - part, sides->entries[other].count, mask);
                                    return 1;
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    longjmp(search->out, RAISED);
}

void say_one(Search *search, int number, uint32_t operands, int relations, uint32_t count, uint32_t removed) {
    const Algebra *algebra = &search->algebra[number];
    if (relations > 1) {
        say_chain(search, number, operands, relations, count, -1, removed);
        say(search, ',');
        return;
    }
    for (uint32_t part = next_split(operands, 0); part != 0; part = next_split(operands, part)) {
        Families *lefts = families_of(search, number, part), *rights = families_of(search, number, operands - part);
        for (uint32_t one = 0; one < lefts->length; one++) {
            for (uint32_t other = 0; other < rights->length; other++) {
                for (int sign = 0; sign < 2; sign++) {
                    uint32_t pair[2];
                    if (counted(search, algebra,
                                lefts->entries[one].count + rights->entries[other].count + RELATION_UNITS[sign]) ==
                            (int64_t)count &&
                        find_pair(search, RELATION_SIGNS[sign], removed, lefts->entries[one].family,
                                  rights->entries[other].family, pair)) {
                        say_set_name(search, number, part, lefts->entries[one].count, pair[0]);
                        say(search, sign == 0 ? '=' : '<');
                        say_set_name(search, number, operands - part, rights->entries[other].count, pair[1]);
                        say(search, ',');
                        return;
                    }
                }
            }
        }
    }
    longjmp(search->out, RAISED);
}

void say_several(Search *search, int number, uint32_t operands, int relations, uint32_t count, uint32_t removed) {
    const Algebra *algebra = &search->algebra[number];
    Counted *chains = entry_of(chains_of(search, number, operands, relations), count);
    if (chains != NULL && family_has(chains->family, removed)) {
        say_one(search, number, operands, relations, count, removed);
        return;
    }
    if (search->asks_effect) {
        uint16_t before[MOST_OPERANDS];
        if (composed(search, number, operands, relations, count, removed, before, 0, 1)) { return; }
        longjmp(search->out, RAISED);
    }
    for (int first = 1; first < relations; first++) {
        for (uint32_t part = next_split(operands, 0); part != 0; part = next_split(operands, part)) {
            if (!may_split(operands, part, relations, first)) { continue; }
            Families *one_more = chains_of(search, number, part, first);
            Families *rest = several_of(search, number, operands - part, relations - first);
            for (uint32_t one = 0; one < one_more->length; one++) {
                for (uint32_t other = 0; other < rest->length; other++) {
                    uint32_t pair[2];
                    if (counted(search, algebra, one_more->entries[one].count + rest->entries[other].count) ==
                            (int64_t)count &&
                        find_pair(search, '|', removed, one_more->entries[one].family, rest->entries[other].family,
                                  pair)) {
                        say_one(search, number, part, first, one_more->entries[one].count, pair[0]);
                        say_several(search, number, operands - part, relations - first, rest->entries[other].count,
                                    pair[1]);
                        return;
                    }
                }
            }
        }
    }
    longjmp(search->out, RAISED);
}
