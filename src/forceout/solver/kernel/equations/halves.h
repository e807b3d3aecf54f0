/* Halves: the Goal as a sign between two expressions of a few numerals each, looked up by their sizes alone.
 *
 * It only finds, and proves nothing: sizes are doubles, so that what seems to be the Goal may not be it (the caller has
 * the last word), and where there is too much a part of it is drawn at random, with the same choices each time.
 *
 * Invariants:
 * - A half is a numeral, or a sign put to halves that stand before it in the list; its usage is that of all of it.
 * - No two halves have the same usage and sizes that cannot be told apart.
 * - A wanted number is a Goal, or what must stand beside a half, under a sign, for a wanted number that stands before
 * it.
 */
#ifndef FORCEOUT_EQUATIONS_HALVES_H
#define FORCEOUT_EQUATIONS_HALVES_H

#include "search.h"

#pragma GCC visibility push(hidden)

#define NO_HALF UINT32_MAX
#define CLOSE 1e-12 /* sizes that differ by less, for their size, are taken for equal */
#define LARGEST_SIZE 1e12
#define LEAST_SIZE 1e-9   /* what is larger or smaller is not kept, nor wanted */
#define MOST_HALF_LEVEL 4 /* numerals in one half */
#define MOST_HALVES 4000000
#define MOST_WANTED_SIZES 20000
#define MOST_SWALLOWED 3000 /* zeros and ones with different usages */
#define SPARE_HALVES 16     /* room for what is put around a pair while it is told of */

typedef struct {
    u128 usage;
    double size;
    uint32_t left, right; /* of a numeral the left is its number */
    uint32_t next;        /* the next in a list of sizes that look alike, counted from one */
    uint32_t next_left;   /* the same by what they leave beside multiples of k */
    uint16_t sign;        /* NO_SIGN for a numeral */
} Half;

typedef struct {
    u128 usage;
    double size;
    uint32_t known, outer; /* the half that stands beside it, NO_HALF for a sign on one number; and what it is wanted
                              for, counted from one: 0 for a Goal */
    uint16_t sign, target;
    uint8_t known_is_left, depth;
} WantedSize;

typedef struct {
    Search *search;
    Half *halves;
    uint32_t count, room;
    uint32_t starts[MOST_HALF_LEVEL + 2]; /* where each level begins */
    uint32_t *heads, *lefts, *known;
    uint32_t mask;
    uint64_t *filter, *left_filter;
    WantedSize *wanted;
    uint32_t wanted_count, goals; /* goals: so many of them are only wanted with multiples of k */
    uint32_t *zeros, *ones;
    uint32_t zero_count, one_count;
    uint64_t random;
    double denominator[MOST_TARGETS]; /* of Goals that are fractions, times a few small primes */
    int denominators;
    int told; /* how many candidates were told of */
} Halves;

/* half_sizes.c: what signs make of sizes */
double snapped(double size);
int made_size(const Sign *sign, double a, double b, double *out);
int sizes_beside(const Sign *sign, double target, double known, int known_is_left, double out[2]);
int size_under(const Sign *sign, double target, double out[2]);

/* half_tables.c: halves by their sizes */
int lay_out_halves(Halves *halves, uint32_t room, uint64_t seed);
void release_halves(Halves *halves);
uint32_t keep_half(Halves *halves, Half half);
uint32_t random_below(Halves *halves, uint32_t end);
void make_halves(Halves *halves, uint32_t level, uint32_t most);
uint32_t slot_of(double size);
double left_over(const Halves *halves, double size);
uint32_t slot_of_left(const Halves *halves, double left, double more);
int is_marked(const uint64_t *filter, uint32_t slot);

/* half_rests.c: zeros and ones that use up what is required */
int required_in(const Search *search, u128 usage);
void gather_swallowed(Halves *halves);

/* half_meeting.c: pairs of halves that make the Goal */
void run_halves(Halves *halves);

#pragma GCC visibility pop

#endif
