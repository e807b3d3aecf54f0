/* Which picks meet the Goal, by a subset sum over the cells; and which removals leave some set of a family meeting it.
 *
 * leaving_goal works for all removals at once, cell by cell: a cell that is picked was in the set and not removed; one
 * that is not picked was not in the set, or removed. After the last cell, bit r of `met` says that some set of the
 * family, with the cells of r removed, counts one of the values of the Goal, has what must be picked and nothing that
 * is banned, and is not the excluded pick.
 */
#include "search.h"

void meeting_goal(Search *search, Dotting *dotting) {
    int most = search->most_weight, words = search->words;
    Word *by_weight = take_clear(search, (size_t)(most + 1) * (size_t)words * sizeof(Word));
    by_weight[0] = 1;
    for (int cell = 0; cell < search->cells; cell++) {
        int weight = dotting->weights[cell];
        int must = dotting->must >> cell & 1, ban = dotting->ban >> cell & 1;
        for (int sum = most; sum >= 0; sum--) {
            Word *here = by_weight + (size_t)sum * (size_t)words;
            Word *from = sum >= weight && !ban ? by_weight + (size_t)(sum - weight) * (size_t)words : NULL;
            if (cell < 6) {
                Word picked = from != NULL ? from[0] << (1 << cell) : 0;
                here[0] = (must ? 0 : here[0]) | picked;
            } else {
                int step = 1 << (cell - 6);
                if (from != NULL) { memcpy(here + step, from, (size_t)step * sizeof(Word)); }
            }
        }
        if (cell >= 6 && must) {
            for (int sum = 0; sum <= most; sum++) {
                memset(by_weight + (size_t)sum * (size_t)words, 0, ((size_t)1 << (cell - 6)) * sizeof(Word));
            }
        }
    }
    dotting->target = take_clear(search, (size_t)words * sizeof(Word));
    for (int sum = 0; sum <= most; sum++) {
        if (search->goals >> sum & 1) { add_words(search, dotting->target, by_weight + (size_t)sum * (size_t)words); }
    }
    if (dotting->has_excluded) {
        uint32_t absent = search->everything & ~dotting->present, rest = absent;
        while (1) {
            uint32_t mask = dotting->excluded | rest;
            dotting->target[mask >> 6] &= ~((Word)1 << (mask & 63));
            if (rest == 0) { break; }
            rest = (rest - 1) & absent;
        }
    }
    dotting->can_be_met = first_member(search, dotting->target) >= 0;
    dotting->holding = take(search, (size_t)words * sizeof(Word));
    copy(search, dotting->holding, dotting->target);
    for (int cell = 0; cell < search->cells; cell++) { add_supersets(search, dotting->holding, cell); }
}

/* The unpicked part of one cell's step: sets without the cell stay, and any set may lose it. */
static void add_unpicked(const Search *search, Word *into, const Word *from, int cell) {
    if (cell < 6) {
        Word without = WITHOUT[cell];
        int step = 1 << cell;
        for (int place = 0; place < search->words; place++) {
            Word out = from[place] & without, held = from[place] >> step & without;
            into[place] |= out | (out | held) << step;
        }
    } else {
        int step = 1 << (cell - 6);
        for (int block = 0; block < search->words; block += 2 * step) {
            for (int place = block; place < block + step; place++) {
                into[place] |= from[place];
                into[place + step] |= from[place] | from[place + step];
            }
        }
    }
}

static void add_picked(const Search *search, Word *into, const Word *from, int cell) {
    if (cell < 6) {
        Word without = WITHOUT[cell];
        int step = 1 << cell;
        for (int place = 0; place < search->words; place++) { into[place] |= from[place] >> step & without; }
    } else {
        int step = 1 << (cell - 6);
        for (int block = 0; block < search->words; block += 2 * step) {
            for (int place = block; place < block + step; place++) { into[place] |= from[place + step]; }
        }
    }
}

static Word *leaving_goal(Search *search, const Dotting *dotting, const Word *family) {
    int most = search->most_weight, words = search->words, kinds = dotting->has_excluded ? 2 : 1;
    size_t one = (size_t)words;
    /* For each weight the sets so far; with an excluded pick, second those that are still that pick. */
    Word *states = take_clear(search, (size_t)(most + 1) * (size_t)kinds * one * sizeof(Word));
    unsigned char *is_there = take_clear(search, (size_t)(most + 1) * 2);
    Word *next[2] = {search->scratch[0], search->scratch[1]};
    copy(search, states + (kinds == 2 ? one : 0), family);
    is_there[kinds == 2 ? 1 : 0] = 1;
    for (int cell = 0; cell < search->cells; cell++) {
        int weight = dotting->weights[cell];
        int must = dotting->must >> cell & 1, ban = dotting->ban >> cell & 1;
        int is_absent = !(dotting->present >> cell & 1), in_excluded = (int)(dotting->excluded >> cell & 1);
        for (int sum = most; sum >= 0; sum--) {
            int there[2] = {0, 0};
            for (int same = 0; same < kinds; same++) { memset(next[same], 0, one * sizeof(Word)); }
            for (int same = 0; same < kinds; same++) {
                if (!must && is_there[2 * sum + same]) {
                    int stays = same && (is_absent || !in_excluded);
                    add_unpicked(search, next[stays], states + ((size_t)sum * (size_t)kinds + (size_t)same) * one,
                                 cell);
                    there[stays] = 1;
                }
                if (!ban && sum >= weight && is_there[2 * (sum - weight) + same]) {
                    int stays = same && (is_absent || in_excluded);
                    add_picked(search, next[stays],
                               states + ((size_t)(sum - weight) * (size_t)kinds + (size_t)same) * one, cell);
                    there[stays] = 1;
                }
            }
            for (int same = 0; same < kinds; same++) {
                is_there[2 * sum + same] = (unsigned char)there[same];
                if (there[same]) {
                    spend(search, (uint64_t)words);
                    copy(search, states + ((size_t)sum * (size_t)kinds + (size_t)same) * one, next[same]);
                }
            }
        }
    }
    Word *met = take_clear(search, one * sizeof(Word));
    for (int sum = 0; sum <= most; sum++) {
        if (search->goals >> sum & 1 && is_there[2 * sum]) {
            add_words(search, met, states + (size_t)sum * (size_t)kinds * one);
        }
    }
    return met;
}

Leaving *leaving_of(Search *search, const Word *together) {
    for (int place = 0; place < search->leaving_count; place++) {
        if (memcmp(search->leavings[place].together, together, (size_t)search->words * sizeof(Word)) == 0) {
            return &search->leavings[place];
        }
    }
    Leaving *leaving = &search->leavings[search->leaving_count++];
    leaving->together = take(search, (size_t)search->words * sizeof(Word));
    copy(search, leaving->together, together);
    leaving->good = take_clear(search, (size_t)search->words * sizeof(Word));
    for (int number = 0; number < search->dottings; number++) {
        Dotting *dotting = &search->dotting[number];
        if (dotting->can_be_met && meets(search, dotting->holding, together)) {
            Word *held = search->scratch[3];
            for (int place = 0; place < search->words; place++) {
                held[place] = together[place] & dotting->holding[place];
            }
            add_words(search, leaving->good, leaving_goal(search, dotting, held));
        }
    }
    if (search->asks_effect) { leaving->good[0] &= ~(Word)1; /* to remove nothing has no effect */ }
    return leaving;
}
