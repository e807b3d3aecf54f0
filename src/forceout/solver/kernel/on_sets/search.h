/* What one search holds.
 *
 * Cards that the usable colors cannot tell apart are one cell; a set is a mask of cells, and a family of sets is a list
 * of masks, or an array of words in which bit m says whether the set with mask m belongs to it, or both.
 *
 * Counts of cubes are packed as common.h says, in the order of KINDS in on_sets/problem.py: six operands (B R G Y V Λ),
 * the four operations (∪ ∩ - ') that are tracked, and the two relations (= ⊆). A collection of operands is the first
 * six fields; a count is the last six.
 *
 * Invariants:
 * - Every operation works cell by cell, so a set may be named in the full Universe and cut to what is left afterwards.
 * - Families are complete when they are remembered: families_of has every set that can be named with exactly those
 * operands and that count, chains_of and several_of every removal.
 * - scratch[2] and the arrays of the pool are left clear, but for what links the pool.
 * - All memory is taken from the search and freed together at its end; every way out but the last goes by `out`.
 */
#ifndef FORCEOUT_ON_SETS_SEARCH_H
#define FORCEOUT_ON_SETS_SEARCH_H

#include "../common.h"

#include <setjmp.h>
#include <stdlib.h>

#pragma GCC visibility push(hidden)

enum {
    OPERANDS = 6,
    TRACKED = 4,
    FIELDS = TRACKED + 2,
    MOST_CELLS = 16,
    MOST_OPERANDS = MOST_OF_A_KIND,
    MOST_WEIGHT = 63,
    MOST_SUB_PROBLEMS = 4096,
    MOST_DOTTINGS = 16,
    MOST_ALGEBRAS = 64,
    MOST_OPERATIONS = 4,
    MOST_TEXT = 512
};

/* What Python says of a problem in one number. */
enum { IS_REPEATING = 1, MERGES_OPERATIONS = 2, MERGES_SETS = 4, IS_SYMMETRIC = 8, ASKS_EFFECT = 16 };

/* How a search is left. */
enum { OUT_OF_BUDGET = 1, RAISED };

/* What is remembered of a collection of operands. */
enum { FAMILIES, CHAINS, SEVERAL, ENDS };

#define ONE_FIELD 31u
#define ALL_FIELDS ((1u << FIELD_BITS * FIELDS) - 1)
#define GUARDS 0x21084210u /* the fifth bit of each of the six fields */
#define TRACKED_FIELDS ((1u << FIELD_BITS * TRACKED) - 1)
#define EXACT_FIELDS (ALL_FIELDS & ~TRACKED_FIELDS)
#define EQUALS (1u << FIELD_BITS * TRACKED)
#define SUBSET (1u << FIELD_BITS * (TRACKED + 1))

typedef uint64_t Word;

/* By cell below 6: the bits of a word whose masks are without that cell. */
static const Word WITHOUT[6] = {0x5555555555555555u, 0x3333333333333333u, 0x0f0f0f0f0f0f0f0fu,
                                0x00ff00ff00ff00ffu, 0x0000ffff0000ffffu, 0x00000000ffffffffu};

/* What a relation between two sets removes: = what is in one only, ⊆ what is in the first only. */
static const char RELATION_SIGNS[2] = {'^', '-'};
static const uint32_t RELATION_UNITS[2] = {EQUALS, SUBSET};

/* A family of sets: its masks in a list, or bit m of words, or both. */
typedef struct {
    uint32_t count;
    uint16_t *items;
    Word *words;
} Family;

/* Families by the count of operations (and relations) that they take. */
typedef struct {
    uint32_t count;
    int missed; /* whether it was found to miss the Goal */
    Family *family;
} Counted;

typedef struct {
    uint32_t length;
    Counted *entries;
} Families;

/* What a chain so far removes, by count and last side. */
typedef struct {
    uint32_t count, length;
    uint16_t *lasts;
    Family **removed;
} Ending;

typedef struct {
    uint32_t length;
    Ending *entries;
} Endings;

typedef struct {
    uint64_t key; /* 0 when free */
    void *value;
} Slot;

typedef struct Chunk {
    struct Chunk *next;
    size_t used, room;
} Chunk;

typedef struct {
    int is_closed, is_repeating, operations;
    char signs[MOST_OPERATIONS];
    uint32_t units[MOST_OPERATIONS];
    uint32_t complement, caps;
    int most_joined;
} Algebra;

typedef struct {
    uint64_t low_set_name, low_restrictions, high;
    int needs_restriction, allows_restriction, algebra;
    uint32_t *boxes[2]; /* collections of operands, by size, for Set-Name and Restrictions */
    uint32_t starts[2][MOST_OPERANDS + 2];
} SubProblem;

typedef struct {
    int weights[MOST_CELLS];
    uint32_t must, ban, present;
    int has_excluded;
    uint32_t excluded;
    Word *target;
    Word *holding; /* the sets that hold a pick that meets the Goal */
    int can_be_met;
} Dotting;

typedef struct {
    Word *together;
    Word *good;
} Leaving;

typedef struct {
    int cells, words, in_word; /* in_word: bits used of a single word */
    uint32_t everything;
    uint32_t colors[4];
    int is_repeating, merges_operations, merges_sets, is_symmetric, asks_effect, fewest_operations, most_weight;
    uint64_t goals;
    int dottings, sub_problems, algebras, fittings;
    Dotting dotting[MOST_DOTTINGS];
    SubProblem *sub_problem;
    Algebra algebra[MOST_ALGEBRAS];
    uint32_t *fitting; /* without repeating: what the cubes of each sub-problem allow, each once */
    Word *target;
    Leaving *leavings;
    int leaving_count;
    Slot *slots;
    size_t slot_count, slots_used;
    Chunk *chunks;
    size_t bytes, most_bytes;
    uint64_t work;
    PyObject *poll;
    jmp_buf out;
    Word *scratch[4];
    Word *pool; /* arrays of words given back, all clear but for the first, which leads to the next */
    char text[MOST_TEXT];
    int text_length;
} Search;

/* Families that are being made, by count. */
typedef struct {
    uint32_t length, room;
    uint32_t *counts;
    Word **words;
} Gathering;

/* A Solution: what it was found for, and how much of the text is Restrictions. */
typedef struct {
    int sub_problem, dotting, is_found, restrictions_length;
    uint32_t picked;
} Result;

static inline int has(const Word *words, uint32_t mask) { return (int)(words[mask >> 6] >> (mask & 63) & 1); }

static inline void put(Word *words, uint32_t mask) { words[mask >> 6] |= (Word)1 << (mask & 63); }

static inline uint32_t apply(char sign, uint32_t left, uint32_t right) {
    switch (sign) {
    case '|': return left | right;
    case '&': return left & right;
    case '-': return left & ~right;
    default: return left ^ right;
    }
}

static inline int field_of(uint64_t counts, int place) { return (int)(counts >> FIELD_BITS * place & ONE_FIELD); }

/* memory.c: memory, the budget, and what was built */
void *take(Search *search, size_t size);
void *take_clear(Search *search, size_t size);
void spend(Search *search, uint64_t work);
uint64_t key_of(int what, int algebra, int relations, uint32_t operands);
void *known(Search *search, uint64_t key);
void remember(Search *search, uint64_t key, void *value);

/* passes.c: passes over a whole family */
void unite(const Search *search, Word *words, uint32_t mask);
void cut(const Search *search, Word *words, uint32_t mask);
void toggle(const Search *search, Word *words, uint32_t mask);
void copy(const Search *search, Word *into, const Word *from);
void add_words(const Search *search, Word *into, const Word *from);
int is_full(const Search *search, const Word *words);
int meets(const Search *search, const Word *one, const Word *other);
int first_member(const Search *search, const Word *words);
uint32_t list_members(const Search *search, const Word *words, uint16_t *items);
void add_supersets(const Search *search, Word *words, int cell);

/* families.c: families as lists and as words */
const uint16_t *items_of(Search *search, Family *family);
const Word *words_of(Search *search, Family *family);
void add_family(Search *search, Word *into, Family *family);
int family_meets(Search *search, Family *family, const Word *words);
int family_has(const Family *family, uint32_t mask);
void join(Search *search, Word *into, char sign, Family *left, Family *right);

/* gathering.c: families that are being made */
Word *borrow(Search *search);
void give_back(Search *search, Word *words);
Word *gather(Search *search, Gathering *gathering, uint32_t count);
Families *finish(Search *search, const Gathering *gathering);

/* collections.c: collections of operands, and counts */
int size_of(uint32_t operands);
uint32_t next_split(uint32_t operands, uint32_t part);
int fits(uint32_t low, uint32_t high, uint32_t guards);
int64_t counted(const Search *search, const Algebra *algebra, uint32_t count);
Counted *entry_of(Families *families, uint32_t count);
int may_split(uint32_t operands, uint32_t part, int relations, int first);

/* set_names.c: which sets can be named */
Families *families_of(Search *search, int number, uint32_t operands);

/* restrictions.c: what chains of relations remove, by their last side */
Endings *endings_of(Search *search, int number, uint32_t operands, int relations);

/* chains.c: what Restrictions remove */
Families *chains_of(Search *search, int number, uint32_t operands, int relations);
Families *several_of(Search *search, int number, uint32_t operands, int relations);

/* goal.c: which picks meet the Goal */
void meeting_goal(Search *search, Dotting *dotting);
Leaving *leaving_of(Search *search, const Word *together);

/* writing.c: from a set back to its name */
void say(Search *search, char sign);
int find_pair(Search *search, char sign, uint32_t mask, Family *left, Family *right, uint32_t pair[2]);
void say_set_name(Search *search, int number, uint32_t operands, uint32_t count, uint32_t mask);

/* writing_restrictions.c: from a removal back to Restrictions */
void say_one(Search *search, int number, uint32_t operands, int relations, uint32_t count, uint32_t removed);
void say_several(Search *search, int number, uint32_t operands, int relations, uint32_t count, uint32_t removed);

/* effects.c: Restrictions that each have an effect */
int composed(Search *search, int number, uint32_t operands, int relations, uint32_t count, uint32_t removed,
             uint16_t *before, int many, int is_said);

/* sub_problems.c: algebras, and what a sub-problem allows */
uint32_t tracked_low(const Search *search, const Algebra *algebra, uint64_t low);
void prepare_algebras(Search *search);
void prepare_box(Search *search, SubProblem *one, int which);
int is_set_name(const Search *search, const SubProblem *one, int size, uint32_t count, int is_alone);

/* searching.c: the search */
void run(Search *search, Result *result);

/* reading.c: what Python asks, and what it is answered */
int read_number(PyObject *from, Py_ssize_t place, uint64_t most, uint64_t *number);
int read_dottings(Search *search, PyObject *dottings);
int read_sub_problems(Search *search, PyObject *sub_problems);
PyObject *built_result(Search *search, const Result *result);

#pragma GCC visibility pop

#endif
