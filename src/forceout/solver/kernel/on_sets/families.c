/* Families of sets, as lists or as words, whichever is shorter; and every set of one joined with every set of another.
 */
#include "search.h"

const uint16_t *items_of(Search *search, Family *family) {
    if (family->items == NULL) {
        family->items = take(search, (family->count + 1) * sizeof(uint16_t));
        list_members(search, family->words, family->items);
    }
    return family->items;
}

const Word *words_of(Search *search, Family *family) {
    if (family->words == NULL) {
        family->words = take_clear(search, (size_t)search->words * sizeof(Word));
        for (uint32_t place = 0; place < family->count; place++) { put(family->words, family->items[place]); }
    }
    return family->words;
}

void add_family(Search *search, Word *into, Family *family) {
    if (family->words != NULL) {
        add_words(search, into, family->words);
    } else {
        for (uint32_t place = 0; place < family->count; place++) { put(into, family->items[place]); }
    }
}

int family_meets(Search *search, Family *family, const Word *words) {
    if (family->words != NULL) { return meets(search, family->words, words); }
    for (uint32_t place = 0; place < family->count; place++) {
        if (has(words, family->items[place])) { return 1; }
    }
    return 0;
}

int family_has(const Family *family, uint32_t mask) {
    if (family->words != NULL) { return has(family->words, mask); }
    for (uint32_t place = 0; place < family->count; place++) {
        if (family->items[place] == mask) { return 1; }
    }
    return 0;
}

/* Every set of the left joined with every set of the right, added to `into`. */
void join(Search *search, Word *into, char sign, Family *left, Family *right) {
    uint32_t few = left->count < right->count ? left->count : right->count;
    uint32_t many = left->count < right->count ? right->count : left->count;
    uint32_t one_pass = (uint32_t)(search->cells * search->words) / 4 + 8;
    if (few == 0) { return; }
    if (many <= one_pass) {
        const uint16_t *first = items_of(search, left), *second = items_of(search, right);
        spend(search, (uint64_t)few * many);
        for (uint32_t one = 0; one < left->count; one++) {
            uint32_t mask = first[one];
            switch (sign) {
            case '|':
                for (uint32_t other = 0; other < right->count; other++) { put(into, mask | second[other]); }
                break;
            case '&':
                for (uint32_t other = 0; other < right->count; other++) { put(into, mask & second[other]); }
                break;
            case '-':
                for (uint32_t other = 0; other < right->count; other++) { put(into, mask & ~(uint32_t)second[other]); }
                break;
            default:
                for (uint32_t other = 0; other < right->count; other++) { put(into, mask ^ second[other]); }
            }
        }
        return;
    }
    Word *result = search->scratch[0], *base = search->scratch[1];
    int left_is_smaller = left->count <= right->count;
    Family *smaller = left_is_smaller ? left : right;
    copy(search, base, words_of(search, left_is_smaller ? right : left));
    char pass = sign;
    uint32_t flip = 0;
    if (sign == '-') {
        pass = '&';
        if (left_is_smaller) {
            toggle(search, base, search->everything);
        } else {
            flip = search->everything;
        }
    }
    const uint16_t *items = items_of(search, smaller);
    for (uint32_t place = 0; place < smaller->count; place++) {
        spend(search, one_pass);
        copy(search, result, base);
        uint32_t mask = items[place] ^ flip;
        if (pass == '|') {
            unite(search, result, mask);
        } else if (pass == '&') {
            cut(search, result, mask);
        } else {
            toggle(search, result, mask);
        }
        add_words(search, into, result);
        if ((place & 15) == 15 && is_full(search, into)) { return; }
    }
}
