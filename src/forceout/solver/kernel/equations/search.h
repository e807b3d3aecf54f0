/* What one search holds.
 *
 * A set has the expressions that use exactly the same cubes, with the same number of cubes in numerals (its level); its
 * entries are their values, each with one way to make it.
 *
 * Invariants:
 * - When a level is complete, every value of every expression with that many cubes in numerals is held by an entry of
 *   its set, or stood in for by an entry of another (stand_in), or its set is not built because nothing but the Goal
 * can come of it (then it was held against the Goal), or is dead because not even that can; until the first shell.
 * - An entry that is not merged has the value of the expression that it names. A merged one holds, in its interval,
 *   every value that was merged into it; how each was made is in `others`, unless that is LOST.
 * - What was not looked at is on record: `blurred` (a value that could not be told, so that finding nothing proves
 *   nothing for now), `is_partial` (backward: something was left out), `outcome` (CUT by the budget).
 * - Sets, entries, wants and blocks are named by numbers, since the arrays that hold them move when they grow.
 */
#ifndef FORCEOUT_EQUATIONS_SEARCH_H
#define FORCEOUT_EQUATIONS_SEARCH_H

#include "signs.h"

#pragma GCC visibility push(hidden)

#define MOST_FIELDS 25
#define MOST_TARGETS 64
#define MOST_DERIVED 128 /* with those that signs on one number make of them */
#define MOST_RESULTS 8
#define MOST_LEVELS 40
#define MOST_RESOLVED 20000
#define MOST_IN_VAIN 100
#define COST_OF_CALL 4000 /* evaluations that take as long as asking the caller about one expression */
#define COST_OF_WAY 60    /* the same for one more way to make what it is asked about */
#define LOST UINT32_MAX   /* not all the ways to make a value could be kept */
#define NO_SIGN 0xffffu
#define NO_SET UINT32_MAX /* memory ran out */
#define RESIDUE 5 /* of a target: a fraction some multiple of k away from the Goal, which is no short fraction */

/* How a search ends; FAILED is with an exception, or without memory. */
enum { EXHAUSTED = 0, FOUND = 1, BLURRED = 2, CUT = 3, FAILED = -1 };

typedef struct {
    Value value;
    uint16_t sign; /* NO_SIGN for a numeral, whose number is then in left_entry */
    uint8_t is_doubted;
    uint32_t left_set, left_entry, right_set, right_entry;
    uint32_t others; /* the other ways to make what was merged, counted from one; 0 for none */
} Entry;

typedef struct {
    uint32_t next;
    uint16_t sign;
    uint32_t left_set, left_entry, right_set, right_entry;
} Way;

typedef struct {
    uint32_t tag, entry;
} Slot;

/* Entries of any sets whose values have one tag: their usages, and then where they are. The first block of a tag has
   the newest; blocks are told by where they begin, in units of a header. */
typedef struct {
    uint32_t tag, next, older;
    uint16_t count, room;
} Block;

typedef struct {
    u128 usage;
    u128 targets; /* the targets that an expression with this usage may meet */
    Entry *entries;
    uint32_t count, room;
    Slot *slots;
    uint32_t slot_mask;
    uint32_t *wide; /* entries whose intervals are too wide for the table */
    uint32_t wide_count;
    uint32_t intervals;
    uint32_t level, size; /* size: all that is used, so that signs on one number go from small sets to large ones */
    uint32_t wants;       /* the first of them, counted from one */
    uint8_t is_built, is_company, is_dead, is_shell; /* a shell has no table but some samples */
} Set;

typedef struct {
    u128 usage;
    Value value;
    uint32_t cubes;
    uint8_t needs_company;
} Numeral;

typedef struct {
    Value value;
    u128 usage;
    int base;
    int sign;
    int parent;
    int is_sure; /* whether the signs on this very value make the Goal */
} Target;

typedef struct {
    uint32_t set, left, right;
    uint16_t sign;
} Combination;

/* What an expression of some set must be: with a sign and an entry it makes what another want asks for. */
typedef struct {
    Value value;
    uint32_t set, next; /* next: of the same set, counted from one */
    uint32_t outer;     /* the want that it serves, counted from one; 0 for a target itself */
    uint32_t known_set, known_entry;
    uint16_t sign, target;
    uint8_t is_unary, known_is_left, is_any;
} Want;

typedef struct {
    int fields;
    u128 guards, on_mat, usable, required, caps, saturating;
    int extra;
    int64_t modulus;
    Numeral *numerals;
    Py_ssize_t numeral_count;
    Sign *signs;
    Py_ssize_t sign_count;
    Target targets[MOST_DERIVED];
    int target_count, base_targets;
    int has_no_end;     /* signs on one number may use nothing (spans.c) */
    int puts_all_signs; /* there were too many derived targets, so signs on one number are put to every value */
    Set *sets;
    uint32_t set_count, set_room;
    uint32_t *map;
    uint32_t map_mask;
    uint32_t *levels; /* sets in order of their level */
    uint32_t *level_start;
    uint32_t most_level;
    Combination *combinations;
    size_t combination_count, combination_room;
    u128 leaf_only, binary_only, leaf_fields, binary_fields;
    int binary_unlimited, has_unary;
    uint32_t longest_numeral;
    uint64_t evaluations, polled_at;
    int has_asked; /* the caller was asked about an expression since the last look at the budget */
    uint64_t entries, entry_limit;
    int blurred;
    int outcome; /* EXHAUSTED while the search goes on */
    Want *wants;
    uint32_t want_count, want_room;
    uint32_t *want_map;
    uint32_t want_mask;
    uint32_t shell_level; /* from here on sets have no tables; 0 while all have them */
    int is_partial;       /* something was left out, so that finding nothing proves nothing */
    Block *blocks;
    uint32_t block_end, block_room; /* the first unit is not used, so that 0 is no block */
    uint32_t *heads;
    uint32_t head_mask, tag_count, link_count;
    int joins;          /* whether values are also kept by value alone */
    int joined_in_vain; /* candidates of joining that were rejected */
    Way *ways;
    size_t way_count, way_room;
    int is_doubted; /* some entry that may meet a target stands for values that were not held against it */
    PyObject *accept, *derive, *resolve, *settle, *poll;
    PyObject *derived; /* by entry, whether the caller knows all its exact values */
    int resolved;
} Search;

/* Goes through all the entries of a tag. */
typedef struct {
    uint32_t block;
    uint16_t number;
} Place;

static inline u128 joined(const Search *search, u128 a, u128 b) {
    u128 total = a + b;
    if (search->saturating) {
        u128 over = ~((search->caps | search->guards) - total) & search->guards & search->saturating;
        if (over) {
            u128 mask = over | (over - (over >> (FIELD_BITS - 1)));
            total = (total & ~mask) | (search->caps & mask);
        }
    }
    return total;
}

/* The first of some targets. */
static inline int first_of(u128 targets) {
    uint64_t low = (uint64_t)targets;
    return low ? __builtin_ctzll(low) : 64 + __builtin_ctzll((uint64_t)(targets >> 64));
}

static inline uint32_t hash_of(uint64_t key) { return (uint32_t)((key * UINT64_C(0x9e3779b97f4a7c15)) >> 32); }

static inline u128 *usages_in(Block *block) { return (u128 *)(void *)(block + 1); }

static inline uint64_t *places_in(Block *block) { return (uint64_t *)(void *)(usages_in(block) + block->room); }

/* usage.c: cubes, and the sets that use them */
int fits(const Search *search, u128 usage);
int is_final(const Search *search, u128 usage);
int sum_fields(const Search *search, u128 counts);
int can_grow(const Search *search, u128 usage);
uint32_t set_for(Search *search, u128 usage, int company, uint32_t level);
void sort_fields(Search *search);

/* tables.c: the values of a set */
int is_wide(const Value *v);
uint64_t key_of(const Value *v);
Entry *new_entry(Search *search, Set *set);
Entry *known_entry(Search *search, Set *set, const Entry *made, uint64_t key);

/* links.c: the entries of all sets, by value */
void add_link(Search *search, uint32_t set, uint32_t entry, uint32_t tag);
uint32_t stand_in(Search *search, const Value *v, u128 usage, uint32_t tag);
Place first_place(const Search *search, uint32_t tag);
Place next_place(const Search *search, Place at);
uint64_t place_at(const Search *search, Place at);

/* candidates.c: expressions as the caller knows them, and the budget */
PyObject *codes_of(const Search *search, const Entry *entry, int *target, uint32_t want);
void report(Search *search, const Entry *entry, int target, uint32_t want, int merged);
void look_up(Search *search);

/* exact_answers.c: what only exact numbers tell */
void settle_made(Search *search, const Entry *made, int target, uint32_t want);
int resolve(Search *search, const Entry *made, Value results[MOST_RESULTS]);
int evaluate_entries(Search *search, const Entry *made, Value results[MOST_RESULTS]);
int check_fraction(int64_t num, int64_t den);

/* targets.c: values held against the Goal */
int meets(Search *search, const Value *v, const Value *target);
void test(Search *search, const Set *set, const Entry *entry);
void settle_doubts(Search *search, uint32_t first_set);
void extend_targets(Search *search);

/* combining.c: values made of two sets */
void combine(Search *search, uint32_t into, uint32_t left, uint32_t right, uint16_t sign);
void put_numerals(Search *search, uint32_t level);
void put_unary(Search *search, uint32_t first_set);

/* last_sign.c: expressions that can only be the Goal */
void try_value(Search *search, int target, uint16_t sign, uint32_t known, uint32_t i, uint32_t other,
               const Value *wanted, int known_is_left);
void finish(Search *search, uint32_t into, uint32_t left, uint32_t right, uint16_t sign);

/* wants.c: what is wanted of large expressions */
int grow_wants(Search *search);
void add_want(Search *search, Want want);
int is_to_the_point(const Sign *sign, const Value *left, const Value *right, const Value *asked, Value *wanted);
void offer(Search *search, const Entry *made, uint32_t want);
void offer_pair(Search *search, uint32_t want, uint16_t sign, uint32_t left, uint32_t i, uint32_t right, uint32_t j);

/* backward.c: large expressions by what they must be */
void run_backward(Search *search, uint32_t from, uint32_t most);

/* joining.c: pairs of any sets that make the Goal */
void join_level(Search *search, uint32_t first_set);

/* levels.c: the search, level by level */
int append_level(Search *search, uint32_t level, uint32_t first_set);
void pair_levels(Search *search, uint32_t level);
void run(Search *search);

/* reading.c: what Python asks, with every bound checked */
int read_usage(const char *bytes, Py_ssize_t length, u128 *usage);
int check_counts(const Search *search, u128 usage);
int read_numerals(Search *search, PyObject *list);
int read_signs(Search *search, PyObject *list);
int read_targets(Search *search, PyObject *list);
int read_far_numerals(Search *search, PyObject *list);
int read_far_exponents(Search *search, PyObject *list);
int read_exponent(const Search *search, PyObject *item, long long *number, u128 *usage);
void release(Search *search);

#pragma GCC visibility pop

#endif
