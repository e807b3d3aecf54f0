/* Back from a set to one way of naming it, in reverse Polish: operands by number, | & - ^ for operations, ~ for '.
 *
 * Every set that is in a family came from somewhere, so a way back is always found; RAISED says that this is a bug.
 */
#include "search.h"

void say(Search *search, char sign) {
    if (search->text_length >= MOST_TEXT - 1) { longjmp(search->out, OUT_OF_BUDGET); }
    search->text[search->text_length++] = sign;
}

int find_pair(Search *search, char sign, uint32_t mask, Family *left, Family *right, uint32_t pair[2]) {
    const uint16_t *items = items_of(search, left);
    for (uint32_t place = 0; place < left->count; place++) {
        uint32_t one = items[place], must, may = search->everything & ~one;
        if (sign == '^') {
            must = mask ^ one;
            may = 0;
        } else if (sign == '|') {
            if (one & ~mask) { continue; }
            must = mask & ~one;
            may = one;
        } else if (mask & ~one) {
            continue;
        } else {
            must = sign == '&' ? mask : one & ~mask;
        }
        if (1u << __builtin_popcount(may) <= right->count) {
            const Word *words = words_of(search, right);
            uint32_t sub = may;
            while (1) {
                if (has(words, must | sub)) {
                    pair[0] = one;
                    pair[1] = must | sub;
                    return 1;
                }
                if (sub == 0) { break; }
                sub = (sub - 1) & may;
            }
        } else {
            const uint16_t *others = items_of(search, right);
            for (uint32_t other = 0; other < right->count; other++) {
                if ((others[other] & ~may) == must) {
                    pair[0] = one;
                    pair[1] = others[other];
                    return 1;
                }
            }
        }
    }
    return 0;
}

static int say_joined(Search *search, int number, uint32_t operands, uint32_t count, uint32_t mask) {
    const Algebra *algebra = &search->algebra[number];
    Counted *entry = entry_of(families_of(search, number, operands), count);
    if (entry == NULL || !family_has(entry->family, mask)) { return 0; }
    for (uint32_t part = next_split(operands, 0); part != 0; part = next_split(operands, part)) {
        Families *lefts = families_of(search, number, part), *rights = families_of(search, number, operands - part);
        for (uint32_t one = 0; one < lefts->length; one++) {
            for (uint32_t other = 0; other < rights->length; other++) {
                for (int place = 0; place < algebra->operations; place++) {
                    int is_both = algebra->is_closed && algebra->signs[place] == '|';
                    if (counted(search, algebra,
                                lefts->entries[one].count + rights->entries[other].count + algebra->units[place]) !=
                        (int64_t)count) {
                        continue;
                    }
                    for (int which = 0; which <= is_both; which++) {
                        char sign = which ? '&' : algebra->signs[place];
                        uint32_t pair[2];
                        if (find_pair(search, sign, mask, lefts->entries[one].family, rights->entries[other].family,
                                      pair)) {
                            say_set_name(search, number, part, lefts->entries[one].count, pair[0]);
                            say_set_name(search, number, operands - part, rights->entries[other].count, pair[1]);
                            say(search, sign);
                            return 1;
                        }
                    }
                }
            }
        }
    }
    return 0;
}

void say_set_name(Search *search, int number, uint32_t operands, uint32_t count, uint32_t mask) {
    const Algebra *algebra = &search->algebra[number];
    if (size_of(operands) == 1) {
        int kind = 0;
        while (field_of(operands, kind) == 0) { kind++; }
        uint32_t signs = algebra->complement != 0 ? count / algebra->complement : 0;
        uint32_t own = kind < 4 ? search->colors[kind] : kind == 4 ? search->everything : 0;
        uint32_t base = signs % 2 ? search->everything ^ mask : mask;
        if (kind >= 4 && search->merges_sets) {
            say(search, base != 0 ? '4' : '5');
        } else {
            say(search, (char)('0' + kind));
            if (algebra->is_closed && own != mask) { say(search, '~'); }
        }
        for (uint32_t sign = 0; sign < signs; sign++) { say(search, '~'); }
        return;
    }
    if (!say_joined(search, number, operands, count, mask)) {
        if (!algebra->is_closed && (algebra->complement == 0 || count < algebra->complement)) {
            longjmp(search->out, RAISED);
        }
        say_set_name(search, number, operands, algebra->is_closed ? count : count - algebra->complement,
                     search->everything ^ mask);
        say(search, '~');
    }
}
