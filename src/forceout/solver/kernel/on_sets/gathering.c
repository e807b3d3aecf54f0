/* Families that are being made, by count. When they are done a small one keeps its masks only, and its words are given
 * back. */
#include "search.h"

Word *borrow(Search *search) {
    Word *words = search->pool;
    if (words == NULL) { return take_clear(search, (size_t)search->words * sizeof(Word)); }
    memcpy(&search->pool, words, sizeof(Word *));
    words[0] = 0;
    return words;
}

void give_back(Search *search, Word *words) {
    memset(words, 0, (size_t)search->words * sizeof(Word));
    memcpy(words, &search->pool, sizeof(Word *));
    search->pool = words;
}

Word *gather(Search *search, Gathering *gathering, uint32_t count) {
    for (uint32_t place = 0; place < gathering->length; place++) {
        if (gathering->counts[place] == count) { return gathering->words[place]; }
    }
    if (gathering->length == gathering->room) {
        uint32_t room = gathering->room == 0 ? 4 : 2 * gathering->room;
        uint32_t *counts = take(search, room * sizeof(uint32_t));
        Word **words = take(search, room * sizeof(Word *));
        if (gathering->length > 0) {
            memcpy(counts, gathering->counts, gathering->length * sizeof(uint32_t));
            memcpy(words, gathering->words, gathering->length * sizeof(Word *));
        }
        gathering->counts = counts;
        gathering->words = words;
        gathering->room = room;
    }
    Word *words = borrow(search);
    gathering->counts[gathering->length] = count;
    gathering->words[gathering->length++] = words;
    return words;
}

Families *finish(Search *search, const Gathering *gathering) {
    Families *families = take_clear(search, sizeof(Families));
    families->entries = take_clear(search, (gathering->length + 1) * sizeof(Counted));
    for (uint32_t place = 0; place < gathering->length; place++) {
        Family *family = take_clear(search, sizeof(Family));
        family->words = gathering->words[place];
        for (int word = 0; word < search->words; word++) {
            family->count += (uint32_t)__builtin_popcountll(family->words[word]);
        }
        if (family->count <= 2 * (uint32_t)search->words) {
            family->items = take(search, (family->count + 1) * sizeof(uint16_t));
            list_members(search, family->words, family->items);
            give_back(search, family->words);
            family->words = NULL;
        }
        if (family->count > 0) {
            families->entries[families->length].count = gathering->counts[place];
            families->entries[families->length++].family = family;
        }
    }
    return families;
}
