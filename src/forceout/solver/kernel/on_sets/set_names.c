/* Which sets can be named with exactly these operands, by count: one operand names its own cells; more are the union,
 * over all splits in two and all operations, of the sets of both parts joined. A ' turns every set around.
 *
 * Where ' may be repeated (a closed algebra) every family is closed under complements, so by De Morgan ∪ makes all that
 * ∩ and - do, and one operation stands for all three.
 */
#include "search.h"

static void add_complements(Search *search, int number, Gathering *gathering) {
    const Algebra *algebra = &search->algebra[number];
    Word *turned = search->scratch[0];
    if (algebra->is_closed) {
        for (uint32_t place = 0; place < gathering->length; place++) {
            copy(search, turned, gathering->words[place]);
            toggle(search, turned, search->everything);
            add_words(search, gathering->words[place], turned);
        }
        return;
    }
    if (algebra->complement == 0) { return; }
    /* With each ' a layer further: what was joined with so many ' is turned once, twice and so on. */
    uint32_t joined = gathering->length;
    Word **bases = take(search, (joined + 1) * sizeof(Word *));
    for (uint32_t place = 0; place < joined; place++) {
        bases[place] = borrow(search);
        copy(search, bases[place], gathering->words[place]);
    }
    for (uint32_t place = 0; place < joined; place++) {
        uint32_t count = gathering->counts[place];
        while (1) {
            int64_t kept = counted(search, algebra, count + algebra->complement);
            if (kept < 0) { break; }
            count = (uint32_t)kept;
            toggle(search, bases[place], search->everything);
            add_words(search, gather(search, gathering, count), bases[place]);
        }
        give_back(search, bases[place]);
    }
}

Families *families_of(Search *search, int number, uint32_t operands) {
    uint64_t key = key_of(FAMILIES, number, 0, operands);
    Families *found = known(search, key);
    if (found != NULL) { return found; }
    const Algebra *algebra = &search->algebra[number];
    Gathering gathering = {0, 0, NULL, NULL};
    int size = size_of(operands);
    if (size == 1) {
        int kind = 0;
        while (field_of(operands, kind) == 0) { kind++; }
        Word *words = gather(search, &gathering, 0);
        if (kind < 4) {
            put(words, search->colors[kind]);
        } else if (search->merges_sets) {
            put(words, 0);
            put(words, search->everything);
        } else {
            put(words, kind == 4 ? search->everything : 0);
        }
    } else if (size - 1 <= algebra->most_joined) {
        for (uint32_t part = next_split(operands, 0); part != 0; part = next_split(operands, part)) {
            families_of(search, number, part);
        }
        for (uint32_t part = next_split(operands, 0); part != 0 && part <= operands - part;
             part = next_split(operands, part)) {
            Families *lefts = families_of(search, number, part);
            Families *rights = families_of(search, number, operands - part);
            for (uint32_t one = 0; one < lefts->length; one++) {
                for (uint32_t other = 0; other < rights->length; other++) {
                    for (int sign = 0; sign < algebra->operations; sign++) {
                        int64_t kept =
                            counted(search, algebra,
                                    lefts->entries[one].count + rights->entries[other].count + algebra->units[sign]);
                        if (kept < 0) { continue; }
                        spend(search, 16);
                        Word *words = gather(search, &gathering, (uint32_t)kept);
                        Family *left = lefts->entries[one].family, *right = rights->entries[other].family;
                        join(search, words, algebra->signs[sign], left, right);
                        if (algebra->signs[sign] == '-') { join(search, words, '-', right, left); }
                    }
                }
            }
        }
    }
    add_complements(search, number, &gathering);
    found = finish(search, &gathering);
    remember(search, key, found);
    return found;
}
