/* Passes over a whole family at once, as words: one step for each cell, since each cell is on its own.
 *
 * unite, cut and toggle replace every set of a family by what it is with a mask united, cut or toggled: cells below 6
 * by shifts within words, others by moving whole words.
 */
#include "search.h"

void unite(const Search *search, Word *words, uint32_t mask) {
    for (int cell = 0; cell < search->cells; cell++) {
        if (!(mask >> cell & 1)) { continue; }
        if (cell < 6) {
            Word without = WITHOUT[cell];
            int step = 1 << cell;
            for (int place = 0; place < search->words; place++) {
                words[place] = (words[place] & ~without) | (words[place] & without) << step;
            }
        } else {
            int step = 1 << (cell - 6);
            for (int block = 0; block < search->words; block += 2 * step) {
                for (int place = block; place < block + step; place++) {
                    words[place + step] |= words[place];
                    words[place] = 0;
                }
            }
        }
    }
}

void cut(const Search *search, Word *words, uint32_t mask) {
    for (int cell = 0; cell < search->cells; cell++) {
        if (mask >> cell & 1) { continue; }
        if (cell < 6) {
            Word without = WITHOUT[cell];
            int step = 1 << cell;
            for (int place = 0; place < search->words; place++) {
                words[place] = (words[place] & without) | (words[place] >> step & without);
            }
        } else {
            int step = 1 << (cell - 6);
            for (int block = 0; block < search->words; block += 2 * step) {
                for (int place = block; place < block + step; place++) {
                    words[place] |= words[place + step];
                    words[place + step] = 0;
                }
            }
        }
    }
}

void toggle(const Search *search, Word *words, uint32_t mask) {
    for (int cell = 0; cell < search->cells; cell++) {
        if (!(mask >> cell & 1)) { continue; }
        if (cell < 6) {
            Word without = WITHOUT[cell];
            int step = 1 << cell;
            for (int place = 0; place < search->words; place++) {
                words[place] = (words[place] & without) << step | (words[place] >> step & without);
            }
        } else {
            int step = 1 << (cell - 6);
            for (int block = 0; block < search->words; block += 2 * step) {
                for (int place = block; place < block + step; place++) {
                    Word held = words[place];
                    words[place] = words[place + step];
                    words[place + step] = held;
                }
            }
        }
    }
}

void copy(const Search *search, Word *into, const Word *from) {
    memcpy(into, from, (size_t)search->words * sizeof(Word));
}

void add_words(const Search *search, Word *into, const Word *from) {
    for (int place = 0; place < search->words; place++) { into[place] |= from[place]; }
}

int is_full(const Search *search, const Word *words) {
    if (search->cells < 6) { return words[0] == ((Word)1 << search->in_word) - 1; }
    for (int place = 0; place < search->words; place++) {
        if (words[place] != ~(Word)0) { return 0; }
    }
    return 1;
}

int meets(const Search *search, const Word *one, const Word *other) {
    for (int place = 0; place < search->words; place++) {
        if (one[place] & other[place]) { return 1; }
    }
    return 0;
}

int first_member(const Search *search, const Word *words) {
    for (int place = 0; place < search->words; place++) {
        if (words[place]) { return place * 64 + __builtin_ctzll(words[place]); }
    }
    return -1;
}

uint32_t list_members(const Search *search, const Word *words, uint16_t *items) {
    uint32_t count = 0;
    for (int place = 0; place < search->words; place++) {
        for (Word rest = words[place]; rest; rest &= rest - 1) {
            items[count++] = (uint16_t)(place * 64 + __builtin_ctzll(rest));
        }
    }
    return count;
}

void add_supersets(const Search *search, Word *words, int cell) {
    if (cell < 6) {
        for (int place = 0; place < search->words; place++) {
            words[place] |= (words[place] & WITHOUT[cell]) << (1 << cell);
        }
    } else {
        int step = 1 << (cell - 6);
        for (int block = 0; block < search->words; block += 2 * step) {
            for (int place = block; place < block + step; place++) { words[place + step] |= words[place]; }
        }
    }
}
