/* Complex numbers, each as the pair of its parts, and the search through them.
 *
 * Where only the size of a number is known it is a circle: `re` holds its absolute value, and any direction is
 * possible.
 */
#ifndef FORCEOUT_EQUATIONS_PAIRS_H
#define FORCEOUT_EQUATIONS_PAIRS_H

#include "search.h"

#pragma GCC visibility push(hidden)

#define FEW_ROOTS 12  /* of a power that goes on */
#define MOST_ROOTS 64 /* of the last one; the judge knows of no more */
/* What one sign makes of two numbers at most: each of the roots, and two exponents. */
#define MOST_MADE (2 * MOST_ROOTS)

/* Whether a number is on a circle, of which the size may be as small as nothing, or surely is that of no 0. */
enum { ON_AXES = 0, ON_CIRCLE = 1, BESIDE_ZERO = 2 };

typedef struct {
    Value re, im;
    uint8_t is_circle;
} Pair;

typedef struct {
    Pair value;
    double x, y; /* the middle */
    uint8_t is_tight;
    uint16_t sign; /* NO_SIGN for a numeral, whose number is then in left_entry */
    uint32_t left_set, left_entry, right_set, right_entry;
} PairEntry;

#define TOLD_PRIMES 6

/* What the valuations of a number lie between, prime by prime (pair_primes.c). */
typedef struct {
    double least[TOLD_PRIMES], most[TOLD_PRIMES];
} Counts;

typedef struct {
    PairEntry *entries;
    Counts *counts; /* as many, where proofs ask for them */
    uint32_t count, room;
    uint32_t *slots; /* entries, counted from one */
    uint32_t slot_mask;
} PairList;

typedef struct {
    Search *search;
    const char *are_imaginary; /* of the numerals */
    /* what comes behind them is any number of an interval, of which the caller cannot be asked */
    Py_ssize_t known_numerals;
    int known_goals;
    Pair goals[MOST_TARGETS];
    double goal_x[MOST_TARGETS], goal_y[MOST_TARGETS];
    uint8_t are_goals_tight[MOST_TARGETS];
    Counts *goal_counts, *far_counts; /* none where nothing is proved */
    const char *are_no_factorials;    /* of the Goals */
    PairList *lists;
    uint32_t room;
} Pairs;

/* pair_values.c: their arithmetic */
Pair real_pair(Value re);
Pair circle(Value size);
int is_real(const Pair *z);
int is_not_real(const Pair *z);
int is_merged_pair(const Pair *z);
int is_no_zero(const Pair *z);
Pair circle_beside_zero(Value size, int is_certain);
int real_numbers(const Pair *z, Value found[2]);
Value pair_size(const Pair *z);
int add_pairs(const Pair *a, const Pair *b, Pair *out);
int multiply_pairs(const Pair *a, const Pair *b, Pair *out);
int divide_pairs(const Pair *a, const Pair *b, Pair *out);
Pair negated_pair(Pair z);
Pair turned_pair(Pair z, int quarters);

/* pair_powers.c: their powers */
int power_pairs(const Pair *a, const Pair *b, int most_roots, Pair out[MOST_MADE]);

/* pair_signs.c: what signs make of them */
int make_pairs(const Sign *sign, const Pair *a, const Pair *b, int most_roots, Pair out[MOST_MADE]);

/* pair_tables.c: the numbers of a set */
int pairs_go_on(const Pairs *pairs);
void stop_pairs(Pairs *pairs, int outcome);
PairList *pairs_of(Pairs *pairs, uint32_t set);
uint8_t find_middle(const Pair *z, double *x, double *y);
int is_held(Pairs *pairs, PairList *list, const PairEntry *made);
int spread_entry(const Pairs *pairs, const PairEntry *entry, Pair out[MOST_MADE]);

/* pair_primes.c: which primes divide them */
Counts counts_of(const Pairs *pairs, const PairEntry *made);
void widen_counts(Counts *known, const Counts *other);
int is_told_apart(const Pairs *pairs, const PairEntry *made, int goal);
int read_counts(const char *bytes, Py_ssize_t length, Py_ssize_t count, Counts **out);

/* pair_goals.c: numbers held against the Goal */
void hold_against(Pairs *pairs, uint64_t targets, const PairEntry *entry);

/* pair_search.c: all collections of cubes */
void run_pairs(Pairs *pairs);
void release_pairs(Pairs *pairs);

#pragma GCC visibility pop

#endif
