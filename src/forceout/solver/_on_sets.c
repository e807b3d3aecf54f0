/* The compiled search of On-Sets: what on_sets_search.py and its neighbours do, with families of sets as arrays of
 * words. Counts of cubes are packed five bits to a kind, in the order of on_sets_problem.KINDS. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <setjmp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum {
    FIELD = 5,
    OPERANDS = 6,
    TRACKED = 4,
    FIELDS = TRACKED + 2,
    MOST_CELLS = 16,
    MOST_OPERANDS = 15,
    MOST_WEIGHT = 63,
    MOST_SUB_PROBLEMS = 4096,
    MOST_DOTTINGS = 16,
    MOST_ALGEBRAS = 64,
    MOST_OPERATIONS = 4,
    TEXT = 512,
    POLL_EVERY = 400000
};

#define ONE_FIELD 31u
#define ALL_FIELDS ((1u << FIELD * FIELDS) - 1)
#define GUARDS 0x21084210u /* the fifth bit of each of the six fields */
#define TRACKED_FIELDS ((1u << FIELD * TRACKED) - 1)
#define EXACT_FIELDS (ALL_FIELDS & ~TRACKED_FIELDS)
#define EQUALS (1u << FIELD * TRACKED)
#define SUBSET (1u << FIELD * (TRACKED + 1))

typedef uint64_t Word;

static const Word WITHOUT[6] = {0x5555555555555555u, 0x3333333333333333u, 0x0f0f0f0f0f0f0f0fu,
                                0x00ff00ff00ff00ffu, 0x0000ffff0000ffffu, 0x00000000ffffffffu};

/* A family of sets: its masks in a list, or bit m of words, or both. */
typedef struct {
    uint32_t count;
    uint16_t *items;
    Word *words;
} Family;

/* A list that grows while it is being gathered. */
typedef struct {
    uint16_t *items;
    uint32_t count, room;
} Gathered;

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

enum { FAMILIES, CHAINS, SEVERAL, ENDS };

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
    char text[TEXT];
    int text_length;
} Search;

enum { FOUND_NOTHING, OUT_OF_BUDGET, RAISED };

/* Memory: everything is freed together at the end. */

static void *take(Search *search, size_t size)
{
    size = (size + 15) & ~(size_t)15;
    if (size == 0) {
        size = 16;
    }
#ifdef FORCEOUT_CHECKED
    size_t room = size; /* one block each, so that a sanitizer sees every overrun */
    int is_new = 1;
#else
    int is_new = search->chunks == NULL || search->chunks->room - search->chunks->used < size;
    size_t room = search->bytes < 16384 ? 16384 : search->bytes < (1u << 20) ? 65536 : (1u << 19);
    if (room < size) {
        room = size;
    }
#endif
    if (is_new) {
        if (search->bytes + room > search->most_bytes) {
            longjmp(search->out, OUT_OF_BUDGET);
        }
        Chunk *chunk = malloc(sizeof(Chunk) + 16 + room);
        if (chunk == NULL) {
            longjmp(search->out, OUT_OF_BUDGET);
        }
        chunk->next = search->chunks;
        chunk->used = 0;
        chunk->room = room;
        search->chunks = chunk;
        search->bytes += room;
    }
    Chunk *chunk = search->chunks;
    char *start = (char *)chunk + ((sizeof(Chunk) + 15) & ~(size_t)15);
    void *block = start + chunk->used;
    chunk->used += size;
    return block;
}

static void *take_clear(Search *search, size_t size)
{
    void *block = take(search, size);
    memset(block, 0, size);
    return block;
}

static void spend(Search *search, uint64_t work)
{
    search->work += work;
    if (search->work < POLL_EVERY) {
        return;
    }
    uint64_t spent = search->work;
    search->work = 0;
    if (search->poll != NULL) {
        PyObject *answer = PyObject_CallFunction(search->poll, "K", (unsigned long long)(spent / 64));
        if (answer == NULL) {
            longjmp(search->out, RAISED);
        }
        int is_spent = PyObject_IsTrue(answer);
        Py_DECREF(answer);
        if (is_spent != 0) {
            longjmp(search->out, is_spent < 0 ? RAISED : OUT_OF_BUDGET);
        }
    }
}

/* Memory of what was built, by algebra, operands, number of relations and what it is. */

static uint64_t key_of(int what, int algebra, int relations, uint32_t operands)
{
    return (uint64_t)1 << 63 | (uint64_t)what << 56 | (uint64_t)algebra << 48 | (uint64_t)relations << 40 | operands;
}

static Slot *slot_of(Search *search, uint64_t key)
{
    if (2 * (search->slots_used + 1) > search->slot_count) {
        size_t count = search->slot_count == 0 ? 64 : 4 * search->slot_count;
        Slot *slots = take_clear(search, count * sizeof(Slot));
        for (size_t place = 0; place < search->slot_count; place++) {
            if (search->slots[place].key != 0) {
                size_t at = (size_t)((search->slots[place].key * 0x9e3779b97f4a7c15u) >> 20) & (count - 1);
                while (slots[at].key != 0) {
                    at = (at + 1) & (count - 1);
                }
                slots[at] = search->slots[place];
            }
        }
        search->slots = slots;
        search->slot_count = count;
    }
    size_t at = (size_t)((key * 0x9e3779b97f4a7c15u) >> 20) & (search->slot_count - 1);
    while (search->slots[at].key != 0 && search->slots[at].key != key) {
        at = (at + 1) & (search->slot_count - 1);
    }
    return &search->slots[at];
}

static void *known(Search *search, uint64_t key)
{
    return slot_of(search, key)->value;
}

static void remember(Search *search, uint64_t key, void *value)
{
    Slot *slot = slot_of(search, key);
    if (slot->key == 0) {
        slot->key = key;
        search->slots_used++;
    }
    slot->value = value;
}

/* Passes over a whole family. */

static void unite(const Search *search, Word *words, uint32_t mask)
{
    for (int cell = 0; cell < search->cells; cell++) {
        if (!(mask >> cell & 1)) {
            continue;
        }
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

static void cut(const Search *search, Word *words, uint32_t mask)
{
    for (int cell = 0; cell < search->cells; cell++) {
        if (mask >> cell & 1) {
            continue;
        }
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

static void toggle(const Search *search, Word *words, uint32_t mask)
{
    for (int cell = 0; cell < search->cells; cell++) {
        if (!(mask >> cell & 1)) {
            continue;
        }
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

static void copy(const Search *search, Word *into, const Word *from)
{
    memcpy(into, from, (size_t)search->words * sizeof(Word));
}

static void add_words(const Search *search, Word *into, const Word *from)
{
    for (int place = 0; place < search->words; place++) {
        into[place] |= from[place];
    }
}

static int is_full(const Search *search, const Word *words)
{
    if (search->cells < 6) {
        return words[0] == ((Word)1 << search->in_word) - 1;
    }
    for (int place = 0; place < search->words; place++) {
        if (words[place] != ~(Word)0) {
            return 0;
        }
    }
    return 1;
}

static int meets(const Search *search, const Word *one, const Word *other)
{
    for (int place = 0; place < search->words; place++) {
        if (one[place] & other[place]) {
            return 1;
        }
    }
    return 0;
}

static int has(const Word *words, uint32_t mask)
{
    return (int)(words[mask >> 6] >> (mask & 63) & 1);
}

static void put(Word *words, uint32_t mask)
{
    words[mask >> 6] |= (Word)1 << (mask & 63);
}

static int first_member(const Search *search, const Word *words)
{
    for (int place = 0; place < search->words; place++) {
        if (words[place]) {
            return place * 64 + __builtin_ctzll(words[place]);
        }
    }
    return -1;
}

static uint32_t list_members(const Search *search, const Word *words, uint16_t *items)
{
    uint32_t count = 0;
    for (int place = 0; place < search->words; place++) {
        for (Word rest = words[place]; rest; rest &= rest - 1) {
            items[count++] = (uint16_t)(place * 64 + __builtin_ctzll(rest));
        }
    }
    return count;
}

/* Families. */

static const uint16_t *items_of(Search *search, Family *family)
{
    if (family->items == NULL) {
        family->items = take(search, (family->count + 1) * sizeof(uint16_t));
        list_members(search, family->words, family->items);
    }
    return family->items;
}

static const Word *words_of(Search *search, Family *family)
{
    if (family->words == NULL) {
        family->words = take_clear(search, (size_t)search->words * sizeof(Word));
        for (uint32_t place = 0; place < family->count; place++) {
            put(family->words, family->items[place]);
        }
    }
    return family->words;
}

static void add_family(Search *search, Word *into, Family *family)
{
    if (family->words != NULL) {
        add_words(search, into, family->words);
    } else {
        for (uint32_t place = 0; place < family->count; place++) {
            put(into, family->items[place]);
        }
    }
}

static int family_meets(Search *search, Family *family, const Word *words)
{
    if (family->words != NULL) {
        return meets(search, family->words, words);
    }
    for (uint32_t place = 0; place < family->count; place++) {
        if (has(words, family->items[place])) {
            return 1;
        }
    }
    return 0;
}

static int family_has(const Family *family, uint32_t mask)
{
    if (family->words != NULL) {
        return has(family->words, mask);
    }
    for (uint32_t place = 0; place < family->count; place++) {
        if (family->items[place] == mask) {
            return 1;
        }
    }
    return 0;
}

static uint32_t apply(char sign, uint32_t left, uint32_t right)
{
    switch (sign) {
    case '|':
        return left | right;
    case '&':
        return left & right;
    case '-':
        return left & ~right;
    default:
        return left ^ right;
    }
}

/* Every set of the left joined with every set of the right, added to `into`. */
static void join(Search *search, Word *into, char sign, Family *left, Family *right)
{
    uint32_t few = left->count < right->count ? left->count : right->count;
    uint32_t many = left->count < right->count ? right->count : left->count;
    uint32_t one_pass = (uint32_t)(search->cells * search->words) / 4 + 8;
    if (few == 0) {
        return;
    }
    if (many <= one_pass) {
        const uint16_t *first = items_of(search, left), *second = items_of(search, right);
        spend(search, (uint64_t)few * many);
        for (uint32_t one = 0; one < left->count; one++) {
            uint32_t mask = first[one];
            switch (sign) {
            case '|':
                for (uint32_t other = 0; other < right->count; other++) {
                    put(into, mask | second[other]);
                }
                break;
            case '&':
                for (uint32_t other = 0; other < right->count; other++) {
                    put(into, mask & second[other]);
                }
                break;
            case '-':
                for (uint32_t other = 0; other < right->count; other++) {
                    put(into, mask & ~(uint32_t)second[other]);
                }
                break;
            default:
                for (uint32_t other = 0; other < right->count; other++) {
                    put(into, mask ^ second[other]);
                }
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
        if ((place & 15) == 15 && is_full(search, into)) {
            return;
        }
    }
}

/* Collections of operands. */

static int field_of(uint64_t counts, int place)
{
    return (int)(counts >> FIELD * place & ONE_FIELD);
}

static int size_of(uint32_t operands)
{
    int size = 0;
    for (int place = 0; place < OPERANDS; place++) {
        size += field_of(operands, place);
    }
    return size;
}

/* The next smaller collection of the same cubes, ascending; 0 when there is none left. */
static uint32_t next_split(uint32_t operands, uint32_t part)
{
    for (int place = 0; place < OPERANDS; place++) {
        if (field_of(part, place) < field_of(operands, place)) {
            part += 1u << FIELD * place;
            return part == operands ? 0 : part;
        }
        part &= ~(ONE_FIELD << FIELD * place);
    }
    return 0;
}

static int fits(uint32_t low, uint32_t high, uint32_t guards)
{
    return ((((high & ~GUARDS) | GUARDS) - (low & ~GUARDS)) & guards) == guards;
}

/* A count as it is kept, or -1 when it is beyond what the cubes allow. */
static int64_t counted(const Search *search, const Algebra *algebra, uint32_t count)
{
    if (count & GUARDS) {
        if (!algebra->is_repeating) {
            return -1;
        }
    } else if (!algebra->is_repeating) {
        for (int place = 0; place < search->fittings; place++) {
            if (fits(count, search->fitting[place], GUARDS)) {
                return count;
            }
        }
        return -1;
    }
    uint32_t kept = 0;
    for (int place = 0; place < FIELDS; place++) {
        uint32_t field = count >> FIELD * place & ONE_FIELD, cap = algebra->caps >> FIELD * place & ONE_FIELD;
        if (field > cap) {
            if (place >= TRACKED) {
                return -1;
            }
            field = cap;
        }
        kept |= field << FIELD * place;
    }
    return kept;
}

/* Gathering families by count; a small one keeps its masks only, and its words are given back. */

static Word *borrow(Search *search)
{
    Word *words = search->pool;
    if (words == NULL) {
        return take_clear(search, (size_t)search->words * sizeof(Word));
    }
    memcpy(&search->pool, words, sizeof(Word *));
    words[0] = 0;
    return words;
}

static void give_back(Search *search, Word *words)
{
    memset(words, 0, (size_t)search->words * sizeof(Word));
    memcpy(words, &search->pool, sizeof(Word *));
    search->pool = words;
}

typedef struct {
    uint32_t length, room;
    uint32_t *counts;
    Word **words;
} Gathering;

static Word *gather(Search *search, Gathering *gathering, uint32_t count)
{
    for (uint32_t place = 0; place < gathering->length; place++) {
        if (gathering->counts[place] == count) {
            return gathering->words[place];
        }
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

static Families *finish(Search *search, const Gathering *gathering)
{
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

static Counted *entry_of(Families *families, uint32_t count)
{
    for (uint32_t place = 0; place < families->length; place++) {
        if (families->entries[place].count == count) {
            return &families->entries[place];
        }
    }
    return NULL;
}

/* Which sets can be named with exactly these operands. */

static void add_complements(Search *search, int number, Gathering *gathering)
{
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
    if (algebra->complement == 0) {
        return;
    }
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
            if (kept < 0) {
                break;
            }
            count = (uint32_t)kept;
            toggle(search, bases[place], search->everything);
            add_words(search, gather(search, gathering, count), bases[place]);
        }
        give_back(search, bases[place]);
    }
}

static Families *families_of(Search *search, int number, uint32_t operands)
{
    uint64_t key = key_of(FAMILIES, number, 0, operands);
    Families *found = known(search, key);
    if (found != NULL) {
        return found;
    }
    const Algebra *algebra = &search->algebra[number];
    Gathering gathering = {0, 0, NULL, NULL};
    int size = size_of(operands);
    if (size == 1) {
        int kind = 0;
        while (field_of(operands, kind) == 0) {
            kind++;
        }
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
                        int64_t kept = counted(
                            search, algebra,
                            lefts->entries[one].count + rights->entries[other].count + algebra->units[sign]);
                        if (kept < 0) {
                            continue;
                        }
                        spend(search, 16);
                        Word *words = gather(search, &gathering, (uint32_t)kept);
                        Family *left = lefts->entries[one].family, *right = rights->entries[other].family;
                        join(search, words, algebra->signs[sign], left, right);
                        if (algebra->signs[sign] == '-') {
                            join(search, words, '-', right, left);
                        }
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

/* What Restrictions can remove. */

static const char RELATION_SIGNS[2] = {'^', '-'};
static const uint32_t RELATION_UNITS[2] = {EQUALS, SUBSET};

static void gather_item(Search *search, Gathered *list, uint32_t mask)
{
    if (list->count == list->room) {
        Word *seen = search->scratch[2]; /* always left clear */
        uint32_t kept = 0;
        for (uint32_t place = 0; place < list->count; place++) {
            if (!has(seen, list->items[place])) {
                put(seen, list->items[place]);
                list->items[kept++] = list->items[place];
            }
        }
        for (uint32_t place = 0; place < kept; place++) {
            seen[list->items[place] >> 6] = 0;
        }
        list->count = kept;
        if (2 * kept >= list->room) {
            uint32_t room = list->room == 0 ? 4 : 2 * list->room;
            uint16_t *items = take(search, room * sizeof(uint16_t));
            if (kept > 0) {
                memcpy(items, list->items, kept * sizeof(uint16_t));
            }
            list->items = items;
            list->room = room;
        }
    }
    list->items[list->count++] = (uint16_t)mask;
}

static Family *family_of_list(Search *search, const Gathered *list)
{
    Word *seen = search->scratch[2];
    Family *family = take_clear(search, sizeof(Family));
    family->items = take(search, (list->count + 1) * sizeof(uint16_t));
    for (uint32_t place = 0; place < list->count; place++) {
        if (!has(seen, list->items[place])) {
            put(seen, list->items[place]);
            family->items[family->count++] = list->items[place];
        }
    }
    for (uint32_t place = 0; place < family->count; place++) {
        seen[family->items[place] >> 6] = 0;
    }
    return family;
}

static Family *lone(Search *search, uint32_t mask)
{
    Family *family = take_clear(search, sizeof(Family));
    family->items = take(search, sizeof(uint16_t));
    family->items[0] = (uint16_t)mask;
    family->count = 1;
    return family;
}

typedef struct {
    uint32_t count, last;
    Gathered list;
} EndingList;

static int compare_ending(const void *one, const void *other)
{
    const EndingList *left = one, *right = other;
    if (left->count != right->count) {
        return left->count < right->count ? -1 : 1;
    }
    return left->last < right->last ? -1 : left->last > right->last;
}

static Endings *endings_of(Search *search, int number, uint32_t operands, int relations)
{
    uint64_t key = key_of(ENDS, number, relations, operands);
    Endings *found = known(search, key);
    if (found != NULL) {
        return found;
    }
    const Algebra *algebra = &search->algebra[number];
    found = take_clear(search, sizeof(Endings));
    if (relations == 0) {
        Families *families = families_of(search, number, operands);
        Family *nothing = lone(search, 0);
        found->entries = take_clear(search, (families->length + 1) * sizeof(Ending));
        for (uint32_t place = 0; place < families->length; place++) {
            Family *family = families->entries[place].family;
            Ending *ending = &found->entries[found->length++];
            ending->count = families->entries[place].count;
            ending->length = family->count;
            ending->lasts = take(search, (family->count + 1) * sizeof(uint16_t));
            memcpy(ending->lasts, items_of(search, family), family->count * sizeof(uint16_t));
            ending->removed = take(search, (family->count + 1) * sizeof(Family *));
            for (uint32_t item = 0; item < family->count; item++) {
                ending->removed[item] = nothing;
            }
        }
        remember(search, key, found);
        return found;
    }
    uint32_t slots = 256, used = 0;
    EndingList **table = take_clear(search, slots * sizeof(EndingList *));
    for (uint32_t part = next_split(operands, 0); part != 0; part = next_split(operands, part)) {
        if (size_of(part) < relations) {
            continue;
        }
        Families *sides = families_of(search, number, operands - part);
        Endings *before = endings_of(search, number, part, relations - 1);
        for (uint32_t one = 0; one < before->length; one++) {
            for (uint32_t other = 0; other < sides->length; other++) {
                for (int sign = 0; sign < 2; sign++) {
                    const Ending *ending = &before->entries[one];
                    int64_t kept = counted(search, algebra,
                                           ending->count + sides->entries[other].count + RELATION_UNITS[sign]);
                    if (kept < 0) {
                        continue;
                    }
                    Family *side = sides->entries[other].family;
                    const uint16_t *masks = items_of(search, side);
                    for (uint32_t place = 0; place < side->count; place++) {
                        if (2 * (used + 1) > slots) {
                            EndingList **larger = take_clear(search, 4 * slots * sizeof(EndingList *));
                            for (uint32_t old = 0; old < slots; old++) {
                                if (table[old] != NULL) {
                                    uint32_t at = (table[old]->count * 2654435761u ^ table[old]->last * 40503u) &
                                                  (4 * slots - 1);
                                    while (larger[at] != NULL) {
                                        at = (at + 1) & (4 * slots - 1);
                                    }
                                    larger[at] = table[old];
                                }
                            }
                            table = larger;
                            slots *= 4;
                        }
                        uint32_t at = ((uint32_t)kept * 2654435761u ^ masks[place] * 40503u) & (slots - 1);
                        while (table[at] != NULL &&
                               (table[at]->count != (uint32_t)kept || table[at]->last != masks[place])) {
                            at = (at + 1) & (slots - 1);
                        }
                        if (table[at] == NULL) {
                            table[at] = take_clear(search, sizeof(EndingList));
                            table[at]->count = (uint32_t)kept;
                            table[at]->last = masks[place];
                            used++;
                        }
                        Gathered *list = &table[at]->list;
                        for (uint32_t item = 0; item < ending->length; item++) {
                            uint32_t link = apply(RELATION_SIGNS[sign], ending->lasts[item], masks[place]);
                            Family *removed = ending->removed[item];
                            spend(search, 4 + 2 * (uint64_t)removed->count);
                            const uint16_t *earlier = items_of(search, removed);
                            for (uint32_t old = 0; old < removed->count; old++) {
                                gather_item(search, list, earlier[old] | link);
                            }
                        }
                    }
                }
            }
        }
    }
    EndingList *lists = take_clear(search, (used + 1) * sizeof(EndingList));
    uint32_t length = 0;
    for (uint32_t at = 0; at < slots; at++) {
        if (table[at] != NULL) {
            lists[length++] = *table[at];
        }
    }
    qsort(lists, length, sizeof(EndingList), compare_ending);
    found->entries = take_clear(search, (length + 1) * sizeof(Ending));
    for (uint32_t start = 0; start < length;) {
        uint32_t end = start;
        while (end < length && lists[end].count == lists[start].count) {
            end++;
        }
        Ending *ending = &found->entries[found->length++];
        ending->count = lists[start].count;
        ending->lasts = take(search, (end - start) * sizeof(uint16_t));
        ending->removed = take(search, (end - start) * sizeof(Family *));
        for (uint32_t place = start; place < end; place++) {
            ending->lasts[ending->length] = (uint16_t)lists[place].last;
            ending->removed[ending->length++] = family_of_list(search, &lists[place].list);
        }
        start = end;
    }
    remember(search, key, found);
    return found;
}

static Families *chains_of(Search *search, int number, uint32_t operands, int relations)
{
    uint64_t key = key_of(CHAINS, number, relations, operands);
    Families *found = known(search, key);
    if (found != NULL) {
        return found;
    }
    const Algebra *algebra = &search->algebra[number];
    Gathering gathering = {0, 0, NULL, NULL};
    for (uint32_t part = next_split(operands, 0); part != 0; part = next_split(operands, part)) {
        Families *sides = families_of(search, number, operands - part);
        if (relations == 1) {
            Families *firsts = families_of(search, number, part);
            for (uint32_t one = 0; one < firsts->length; one++) {
                for (uint32_t other = 0; other < sides->length; other++) {
                    for (int sign = 0; sign < 2; sign++) {
                        if (sign == 0 && part > operands - part) {
                            continue;
                        }
                        int64_t kept = counted(search, algebra,
                                               firsts->entries[one].count + sides->entries[other].count +
                                                   RELATION_UNITS[sign]);
                        if (kept >= 0) {
                            spend(search, 16);
                            join(search, gather(search, &gathering, (uint32_t)kept), RELATION_SIGNS[sign],
                                 firsts->entries[one].family, sides->entries[other].family);
                        }
                    }
                }
            }
            continue;
        }
        if (size_of(part) < relations) {
            continue;
        }
        Endings *before = endings_of(search, number, part, relations - 1);
        for (uint32_t one = 0; one < before->length; one++) {
            const Ending *ending = &before->entries[one];
            for (uint32_t other = 0; other < sides->length; other++) {
                for (int sign = 0; sign < 2; sign++) {
                    int64_t kept = counted(search, algebra,
                                           ending->count + sides->entries[other].count + RELATION_UNITS[sign]);
                    if (kept < 0) {
                        continue;
                    }
                    Word *words = gather(search, &gathering, (uint32_t)kept);
                    Family *side = sides->entries[other].family;
                    const uint16_t *masks = items_of(search, side);
                    for (uint32_t item = 0; item < ending->length; item++) {
                        Family *removed = ending->removed[item];
                        const uint16_t *earlier = items_of(search, removed);
                        spend(search, 4 + (uint64_t)removed->count * side->count);
                        for (uint32_t place = 0; place < side->count; place++) {
                            uint32_t link = apply(RELATION_SIGNS[sign], ending->lasts[item], masks[place]);
                            for (uint32_t old = 0; old < removed->count; old++) {
                                put(words, link | earlier[old]);
                            }
                        }
                    }
                }
            }
        }
    }
    if (search->asks_effect) {
        for (uint32_t place = 0; place < gathering.length; place++) {
            gathering.words[place][0] &= ~(Word)1;
        }
    }
    found = finish(search, &gathering);
    remember(search, key, found);
    return found;
}

static int may_split(uint32_t operands, uint32_t part, int relations, int first)
{
    return size_of(part) > first && size_of(operands - part) > relations - first;
}

static Families *several_of(Search *search, int number, uint32_t operands, int relations)
{
    uint64_t key = key_of(SEVERAL, number, relations, operands);
    Families *found = known(search, key);
    if (found != NULL) {
        return found;
    }
    const Algebra *algebra = &search->algebra[number];
    Gathering gathering = {0, 0, NULL, NULL};
    Families *chains = chains_of(search, number, operands, relations);
    for (uint32_t one = 0; one < chains->length; one++) {
        Word *words = gather(search, &gathering, chains->entries[one].count);
        add_family(search, words, chains->entries[one].family);
    }
    for (int first = 1; first < relations; first++) {
        for (uint32_t part = next_split(operands, 0); part != 0; part = next_split(operands, part)) {
            if (!may_split(operands, part, relations, first)) {
                continue;
            }
            Families *one_more = chains_of(search, number, part, first);
            Families *rest = several_of(search, number, operands - part, relations - first);
            for (uint32_t one = 0; one < one_more->length; one++) {
                for (uint32_t other = 0; other < rest->length; other++) {
                    int64_t kept =
                        counted(search, algebra, one_more->entries[one].count + rest->entries[other].count);
                    if (kept >= 0) {
                        spend(search, 16);
                        join(search, gather(search, &gathering, (uint32_t)kept), '|',
                             one_more->entries[one].family, rest->entries[other].family);
                    }
                }
            }
        }
    }
    found = finish(search, &gathering);
    remember(search, key, found);
    return found;
}

/* Which picks meet the Goal, and which removals leave some set meeting it. */

static void add_supersets(const Search *search, Word *words, int cell)
{
    if (cell < 6) {
        for (int place = 0; place < search->words; place++) {
            words[place] |= (words[place] & WITHOUT[cell]) << (1 << cell);
        }
    } else {
        int step = 1 << (cell - 6);
        for (int block = 0; block < search->words; block += 2 * step) {
            for (int place = block; place < block + step; place++) {
                words[place + step] |= words[place];
            }
        }
    }
}

static void meeting_goal(Search *search, Dotting *dotting)
{
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
                if (from != NULL) {
                    memcpy(here + step, from, (size_t)step * sizeof(Word));
                }
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
        if (search->goals >> sum & 1) {
            add_words(search, dotting->target, by_weight + (size_t)sum * (size_t)words);
        }
    }
    if (dotting->has_excluded) {
        uint32_t absent = search->everything & ~dotting->present, rest = absent;
        while (1) {
            uint32_t mask = dotting->excluded | rest;
            dotting->target[mask >> 6] &= ~((Word)1 << (mask & 63));
            if (rest == 0) {
                break;
            }
            rest = (rest - 1) & absent;
        }
    }
    dotting->can_be_met = first_member(search, dotting->target) >= 0;
    dotting->holding = take(search, (size_t)words * sizeof(Word));
    copy(search, dotting->holding, dotting->target);
    for (int cell = 0; cell < search->cells; cell++) {
        add_supersets(search, dotting->holding, cell);
    }
}

/* The unpicked part of one cell's step: sets without the cell stay, and any set may lose it. */
static void add_unpicked(const Search *search, Word *into, const Word *from, int cell)
{
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

static void add_picked(const Search *search, Word *into, const Word *from, int cell)
{
    if (cell < 6) {
        Word without = WITHOUT[cell];
        int step = 1 << cell;
        for (int place = 0; place < search->words; place++) {
            into[place] |= from[place] >> step & without;
        }
    } else {
        int step = 1 << (cell - 6);
        for (int block = 0; block < search->words; block += 2 * step) {
            for (int place = block; place < block + step; place++) {
                into[place] |= from[place + step];
            }
        }
    }
}

static Word *leaving_goal(Search *search, const Dotting *dotting, const Word *family)
{
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
            for (int same = 0; same < kinds; same++) {
                memset(next[same], 0, one * sizeof(Word));
            }
            for (int same = 0; same < kinds; same++) {
                if (!must && is_there[2 * sum + same]) {
                    int stays = same && (is_absent || !in_excluded);
                    add_unpicked(search, next[stays], states + ((size_t)sum * (size_t)kinds + (size_t)same) * one, cell);
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

static Leaving *leaving_of(Search *search, const Word *together)
{
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
    if (search->asks_effect) {
        leaving->good[0] &= ~(Word)1; /* to remove nothing has no effect */
    }
    return leaving;
}

/* Back from a set to one way of naming it. */

static void say(Search *search, char sign)
{
    if (search->text_length >= TEXT - 1) {
        longjmp(search->out, OUT_OF_BUDGET);
    }
    search->text[search->text_length++] = sign;
}

static int find_pair(Search *search, char sign, uint32_t mask, Family *left, Family *right, uint32_t pair[2])
{
    const uint16_t *items = items_of(search, left);
    for (uint32_t place = 0; place < left->count; place++) {
        uint32_t one = items[place], must, may = search->everything & ~one;
        if (sign == '^') {
            must = mask ^ one;
            may = 0;
        } else if (sign == '|') {
            if (one & ~mask) {
                continue;
            }
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
                if (sub == 0) {
                    break;
                }
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

static void say_set_name(Search *search, int number, uint32_t operands, uint32_t count, uint32_t mask);

static int say_joined(Search *search, int number, uint32_t operands, uint32_t count, uint32_t mask)
{
    const Algebra *algebra = &search->algebra[number];
    Counted *entry = entry_of(families_of(search, number, operands), count);
    if (entry == NULL || !family_has(entry->family, mask)) {
        return 0;
    }
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

static void say_set_name(Search *search, int number, uint32_t operands, uint32_t count, uint32_t mask)
{
    const Algebra *algebra = &search->algebra[number];
    if (size_of(operands) == 1) {
        int kind = 0;
        while (field_of(operands, kind) == 0) {
            kind++;
        }
        uint32_t signs = algebra->complement != 0 ? count / algebra->complement : 0;
        uint32_t own = kind < 4 ? search->colors[kind] : kind == 4 ? search->everything : 0;
        uint32_t base = signs % 2 ? search->everything ^ mask : mask;
        if (kind >= 4 && search->merges_sets) {
            say(search, base != 0 ? '4' : '5');
        } else {
            say(search, (char)('0' + kind));
            if (algebra->is_closed && own != mask) {
                say(search, '~');
            }
        }
        for (uint32_t sign = 0; sign < signs; sign++) {
            say(search, '~');
        }
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

/* A chain is said as its sides with the relations between them; Restrictions are ended by a comma. */

static int say_chain(Search *search, int number, uint32_t operands, int relations, uint32_t count, int64_t last,
                     uint32_t removed)
{
    const Algebra *algebra = &search->algebra[number];
    if (relations == 0) {
        say_set_name(search, number, operands, count, (uint32_t)last);
        return 1;
    }
    for (uint32_t part = next_split(operands, 0); part != 0; part = next_split(operands, part)) {
        if (size_of(part) < relations) {
            continue;
        }
        Endings *before = endings_of(search, number, part, relations - 1);
        Families *sides = families_of(search, number, operands - part);
        for (uint32_t one = 0; one < before->length; one++) {
            const Ending *ending = &before->entries[one];
            for (uint32_t other = 0; other < sides->length; other++) {
                Family *side = sides->entries[other].family;
                if (last >= 0 && !family_has(side, (uint32_t)last)) {
                    continue;
                }
                const uint16_t *masks = items_of(search, side);
                for (int sign = 0; sign < 2; sign++) {
                    if (counted(search, algebra,
                                ending->count + sides->entries[other].count + RELATION_UNITS[sign]) !=
                        (int64_t)count) {
                        continue;
                    }
                    for (uint32_t item = 0; item < ending->length; item++) {
                        const uint16_t *earlier = items_of(search, ending->removed[item]);
                        for (uint32_t place = 0; place < (last >= 0 ? 1 : side->count); place++) {
                            uint32_t mask = last >= 0 ? (uint32_t)last : masks[place];
                            uint32_t link = apply(RELATION_SIGNS[sign], ending->lasts[item], mask);
                            if (link & ~removed) {
                                continue;
                            }
                            for (uint32_t old = 0; old < ending->removed[item]->count; old++) {
                                if ((earlier[old] | link) == removed) {
                                    say_chain(search, number, part, relations - 1, ending->count,
                                              ending->lasts[item], earlier[old]);
                                    say(search, sign == 0 ? '=' : '<');
                                    say_set_name(search, number, operands - part, sides->entries[other].count, mask);
                                    return 1;
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    longjmp(search->out, RAISED);
}

static void say_one(Search *search, int number, uint32_t operands, int relations, uint32_t count, uint32_t removed)
{
    const Algebra *algebra = &search->algebra[number];
    if (relations > 1) {
        say_chain(search, number, operands, relations, count, -1, removed);
        say(search, ',');
        return;
    }
    for (uint32_t part = next_split(operands, 0); part != 0; part = next_split(operands, part)) {
        Families *lefts = families_of(search, number, part), *rights = families_of(search, number, operands - part);
        for (uint32_t one = 0; one < lefts->length; one++) {
            for (uint32_t other = 0; other < rights->length; other++) {
                for (int sign = 0; sign < 2; sign++) {
                    uint32_t pair[2];
                    if (counted(search, algebra,
                                lefts->entries[one].count + rights->entries[other].count + RELATION_UNITS[sign]) ==
                            (int64_t)count &&
                        find_pair(search, RELATION_SIGNS[sign], removed, lefts->entries[one].family,
                                  rights->entries[other].family, pair)) {
                        say_set_name(search, number, part, lefts->entries[one].count, pair[0]);
                        say(search, sign == 0 ? '=' : '<');
                        say_set_name(search, number, operands - part, rights->entries[other].count, pair[1]);
                        say(search, ',');
                        return;
                    }
                }
            }
        }
    }
    longjmp(search->out, RAISED);
}

/* Whether each of several Restrictions removes a card that no other does. */
static int have_effect(const uint16_t *removals, int many)
{
    uint32_t once = 0, twice = 0;
    for (int place = 0; place < many; place++) {
        twice |= once & removals[place];
        once |= removals[place];
    }
    for (int place = 0; place < many; place++) {
        if (!(removals[place] & ~twice)) {
            return 0;
        }
    }
    return 1;
}

/* Restrictions that with those before them remove just these cards, each with an effect of its own; said when they
 * are wanted and found. */
static int composed(Search *search, int number, uint32_t operands, int relations, uint32_t count, uint32_t removed,
                    uint16_t *before, int many, int is_said)
{
    const Algebra *algebra = &search->algebra[number];
    uint32_t together = 0;
    if (many >= MOST_OPERANDS) {
        return 0;
    }
    for (int place = 0; place < many; place++) {
        together |= before[place];
    }
    Counted *alone = entry_of(chains_of(search, number, operands, relations), count);
    if (alone != NULL) {
        const uint16_t *items = items_of(search, alone->family);
        spend(search, alone->family->count);
        for (uint32_t place = 0; place < alone->family->count; place++) {
            before[many] = items[place];
            if ((together | items[place]) == removed && have_effect(before, many + 1)) {
                if (is_said) {
                    say_one(search, number, operands, relations, count, items[place]);
                }
                return 1;
            }
        }
    }
    for (int first = 1; first < relations; first++) {
        for (uint32_t part = next_split(operands, 0); part != 0; part = next_split(operands, part)) {
            if (!may_split(operands, part, relations, first)) {
                continue;
            }
            Families *one_more = chains_of(search, number, part, first);
            Families *rest = several_of(search, number, operands - part, relations - first);
            for (uint32_t one = 0; one < one_more->length; one++) {
                Family *family = one_more->entries[one].family;
                const uint16_t *items = items_of(search, family);
                for (uint32_t other = 0; other < rest->length; other++) {
                    if (counted(search, algebra, one_more->entries[one].count + rest->entries[other].count) !=
                        (int64_t)count) {
                        continue;
                    }
                    spend(search, family->count);
                    for (uint32_t place = 0; place < family->count; place++) {
                        before[many] = items[place];
                        if (items[place] & ~removed || !have_effect(before, many + 1)) {
                            continue;
                        }
                        if (composed(search, number, operands - part, relations - first, rest->entries[other].count,
                                     removed, before, many + 1, is_said)) {
                            if (is_said) {
                                say_one(search, number, part, first, one_more->entries[one].count, items[place]);
                            }
                            return 1;
                        }
                    }
                }
            }
        }
    }
    return 0;
}

static void say_several(Search *search, int number, uint32_t operands, int relations, uint32_t count,
                        uint32_t removed)
{
    const Algebra *algebra = &search->algebra[number];
    Counted *chains = entry_of(chains_of(search, number, operands, relations), count);
    if (chains != NULL && family_has(chains->family, removed)) {
        say_one(search, number, operands, relations, count, removed);
        return;
    }
    if (search->asks_effect) {
        uint16_t before[MOST_OPERANDS];
        if (composed(search, number, operands, relations, count, removed, before, 0, 1)) {
            return;
        }
        longjmp(search->out, RAISED);
    }
    for (int first = 1; first < relations; first++) {
        for (uint32_t part = next_split(operands, 0); part != 0; part = next_split(operands, part)) {
            if (!may_split(operands, part, relations, first)) {
                continue;
            }
            Families *one_more = chains_of(search, number, part, first);
            Families *rest = several_of(search, number, operands - part, relations - first);
            for (uint32_t one = 0; one < one_more->length; one++) {
                for (uint32_t other = 0; other < rest->length; other++) {
                    uint32_t pair[2];
                    if (counted(search, algebra, one_more->entries[one].count + rest->entries[other].count) ==
                            (int64_t)count &&
                        find_pair(search, '|', removed, one_more->entries[one].family, rest->entries[other].family,
                                  pair)) {
                        say_one(search, number, part, first, one_more->entries[one].count, pair[0]);
                        say_several(search, number, operands - part, relations - first, rest->entries[other].count,
                                    pair[1]);
                        return;
                    }
                }
            }
        }
    }
    longjmp(search->out, RAISED);
}

/* The search. */

static uint32_t tracked_low(const Search *search, const Algebra *algebra, uint64_t low)
{
    uint32_t counts = (uint32_t)(low >> FIELD * OPERANDS) & ALL_FIELDS;
    if (!algebra->is_closed) {
        return counts;
    }
    uint32_t together = (counts & ONE_FIELD) + (counts >> FIELD & ONE_FIELD), difference = counts >> 2 * FIELD & ONE_FIELD;
    uint32_t apart = search->is_symmetric ? difference : 0;
    together += search->is_symmetric ? 0 : difference;
    return together | apart << 2 * FIELD | (counts & EXACT_FIELDS);
}

static uint32_t fieldwise_most(uint32_t one, uint32_t other)
{
    uint32_t most = 0;
    for (int place = 0; place < FIELDS; place++) {
        int left = field_of(one, place), right = field_of(other, place);
        most |= (uint32_t)(left > right ? left : right) << FIELD * place;
    }
    return most;
}

static void add_operation(Algebra *algebra, char sign, uint32_t unit)
{
    for (int place = 0; place < algebra->operations; place++) {
        if (algebra->signs[place] == sign && algebra->units[place] == unit) {
            return;
        }
    }
    if (algebra->operations < MOST_OPERATIONS) {
        algebra->signs[algebra->operations] = sign;
        algebra->units[algebra->operations++] = unit;
    }
}

static void describe_algebra(const Search *search, const SubProblem *one, Algebra *algebra)
{
    uint32_t high = (uint32_t)(one->high >> FIELD * OPERANDS) & ALL_FIELDS;
    int unions = field_of(high, 0), intersections = field_of(high, 1), minus = field_of(high, 2);
    int complements = field_of(high, 3);
    algebra->is_repeating = search->is_repeating;
    algebra->is_closed = search->is_repeating && complements > 0;
    if (algebra->is_closed) {
        if (unions || intersections || (minus && !search->is_symmetric)) {
            add_operation(algebra, '|', 1);
        }
        if (minus && search->is_symmetric) {
            add_operation(algebra, '^', 1u << 2 * FIELD);
        }
        return;
    }
    if (unions) {
        add_operation(algebra, '|', 1);
        if (search->merges_operations) {
            add_operation(algebra, '&', 1);
        }
    }
    if (intersections) {
        add_operation(algebra, '&', 1u << FIELD);
    }
    if (minus) {
        add_operation(algebra, search->is_symmetric ? '^' : '-', 1u << 2 * FIELD);
    }
    if (complements) {
        algebra->complement = 1u << 3 * FIELD;
    }
}

static int same_operations(const Algebra *one, const Algebra *other)
{
    if (one->is_closed != other->is_closed || one->operations != other->operations) {
        return 0;
    }
    for (int place = 0; place < one->operations; place++) {
        if (one->signs[place] != other->signs[place] || one->units[place] != other->units[place]) {
            return 0;
        }
    }
    return 1;
}

static void prepare_algebras(Search *search)
{
    search->fitting = take(search, (size_t)(search->sub_problems + 1) * sizeof(uint32_t));
    if (!search->is_repeating) {
        Algebra *algebra = &search->algebra[0];
        search->algebras = 1;
        for (int place = 0; place < search->sub_problems; place++) {
            SubProblem *one = &search->sub_problem[place];
            uint32_t high = (uint32_t)(one->high >> FIELD * OPERANDS) & ALL_FIELDS;
            one->algebra = 0;
            describe_algebra(search, one, algebra);
            int joined = field_of(high, 0) + field_of(high, 1) + field_of(high, 2), is_new = 1;
            algebra->most_joined = joined > algebra->most_joined ? joined : algebra->most_joined;
            for (int other = 0; other < search->fittings; other++) {
                is_new = is_new && search->fitting[other] != high;
            }
            if (is_new) {
                search->fitting[search->fittings++] = high;
            }
        }
        return;
    }
    for (int place = 0; place < search->sub_problems; place++) {
        SubProblem *one = &search->sub_problem[place];
        Algebra described;
        memset(&described, 0, sizeof described);
        describe_algebra(search, one, &described);
        int number = 0;
        while (number < search->algebras && !same_operations(&search->algebra[number], &described)) {
            number++;
        }
        if (number == search->algebras) {
            if (number == MOST_ALGEBRAS) {
                longjmp(search->out, RAISED);
            }
            described.most_joined = described.operations > 0 ? 99 : 0;
            search->algebra[search->algebras++] = described;
        }
        one->algebra = number;
        Algebra *algebra = &search->algebra[number];
        uint32_t low = fieldwise_most(tracked_low(search, algebra, one->low_set_name),
                                      tracked_low(search, algebra, one->low_restrictions));
        uint32_t high = (uint32_t)(one->high >> FIELD * OPERANDS) & EXACT_FIELDS;
        algebra->caps = fieldwise_most(algebra->caps, fieldwise_most(low & TRACKED_FIELDS, high));
    }
}

/* The collections of operands between two, by size. */
static void prepare_box(Search *search, SubProblem *one, int which)
{
    uint64_t low = which == 0 ? one->low_set_name : one->low_restrictions;
    int least[OPERANDS], most[OPERANDS], now[OPERANDS];
    size_t count = 1;
    for (int place = 0; place < OPERANDS; place++) {
        least[place] = now[place] = field_of(low, place);
        most[place] = field_of(one->high, place);
        count *= most[place] >= least[place] ? (size_t)(most[place] - least[place] + 1) : 0;
    }
    uint32_t *found = take(search, (count + 1) * sizeof(uint32_t));
    one->boxes[which] = take(search, (count + 1) * sizeof(uint32_t));
    uint32_t sizes[MOST_OPERANDS + 2] = {0};
    for (size_t number = 0; number < count; number++) {
        uint32_t operands = 0;
        int size = 0;
        for (int place = 0; place < OPERANDS; place++) {
            operands |= (uint32_t)now[place] << FIELD * place;
            size += now[place];
        }
        found[number] = operands;
        sizes[size <= MOST_OPERANDS ? size + 1 : MOST_OPERANDS + 1]++;
        for (int place = 0; place < OPERANDS; place++) {
            if (now[place] < most[place]) {
                now[place]++;
                break;
            }
            now[place] = least[place];
        }
    }
    for (int size = 1; size <= MOST_OPERANDS + 1; size++) {
        sizes[size] += sizes[size - 1];
    }
    memcpy(one->starts[which], sizes, sizeof sizes);
    for (size_t number = 0; number < count; number++) {
        int size = size_of(found[number]);
        one->boxes[which][sizes[size <= MOST_OPERANDS ? size : MOST_OPERANDS]++] = found[number];
    }
}

/* Whether a Set-Name of so many operands with this count is one that a sub-problem may have. */
static int is_set_name(const Search *search, const SubProblem *one, int size, uint32_t count, int is_alone)
{
    const Algebra *algebra = &search->algebra[one->algebra];
    uint32_t low = tracked_low(search, algebra, one->low_set_name) & TRACKED_FIELDS;
    if (!fits(low, count, GUARDS & TRACKED_FIELDS)) {
        return 0;
    }
    if (algebra->is_closed) {
        return 1;
    }
    if (algebra->is_repeating) {
        return size - 1 >= search->fewest_operations && (size >= 2 || !is_alone);
    }
    uint32_t high = (uint32_t)(one->high >> FIELD * OPERANDS) & TRACKED_FIELDS;
    int operations = 0;
    for (int place = 0; place < TRACKED; place++) {
        operations += field_of(count, place);
    }
    return fits(count, high, GUARDS & TRACKED_FIELDS) && operations >= search->fewest_operations &&
           (size + operations >= 2 || !is_alone);
}

typedef struct {
    int sub_problem, dotting, is_found, restrictions_length;
    uint32_t picked;
} Result;

/* A Set-Name of this family that meets the Goal in some dotting, when these cells are removed. */
static int say_found(Search *search, int place, uint32_t operands, uint32_t count, Family *family, uint32_t removed,
                     Result *result)
{
    uint32_t left = search->everything & ~removed;
    Word *picks = search->scratch[3];
    copy(search, picks, words_of(search, family));
    cut(search, picks, left);
    for (int number = 0; number < search->dottings; number++) {
        const Word *target = search->dotting[number].target;
        if (!search->dotting[number].can_be_met || !meets(search, picks, target)) {
            continue;
        }
        for (int at = 0; at < search->words; at++) {
            picks[at] &= target[at];
        }
        uint32_t picked = (uint32_t)first_member(search, picks);
        const uint16_t *items = items_of(search, family);
        for (uint32_t item = 0; item < family->count; item++) {
            if ((items[item] & left) == picked) {
                result->restrictions_length = search->text_length;
                say_set_name(search, search->sub_problem[place].algebra, operands, count, items[item]);
                result->sub_problem = place;
                result->dotting = number;
                result->picked = picked;
                result->is_found = 1;
                return 1;
            }
        }
    }
    return 0;
}

static int without_restriction(Search *search, int place, int size, Result *result)
{
    SubProblem *one = &search->sub_problem[place];
    if (size > search->algebra[one->algebra].most_joined + 1) {
        return 0;
    }
    for (uint32_t number = one->starts[0][size]; number < one->starts[0][size + 1]; number++) {
        uint32_t operands = one->boxes[0][number];
        Families *families = families_of(search, one->algebra, operands);
        for (uint32_t entry = 0; entry < families->length; entry++) {
            Counted *each = &families->entries[entry];
            if (each->missed || !is_set_name(search, one, size, each->count, 1)) {
                continue;
            }
            if (family_meets(search, each->family, search->target)) {
                return say_found(search, place, operands, each->count, each->family, 0, result);
            }
            each->missed = 1;
        }
    }
    return 0;
}

/* A removal of a family that would serve, having its effect where that is asked; what has none is left out. */
static int first_removal(Search *search, int number, uint32_t operands, int relations, Counted *each,
                         const Word *good, uint32_t *removed)
{
    const uint16_t *items = items_of(search, each->family);
    words_of(search, each->family);
    for (uint32_t item = 0; item < each->family->count; item++) {
        uint16_t before[MOST_OPERANDS];
        if (!has(good, items[item]) || !has(each->family->words, items[item])) {
            continue;
        }
        *removed = items[item];
        if (!search->asks_effect ||
            composed(search, number, operands, relations, each->count, *removed, before, 0, 0)) {
            return 1;
        }
        each->family->words[items[item] >> 6] &= ~((Word)1 << (items[item] & 63));
    }
    return 0;
}

static int with_restriction(Search *search, int place, Result *result)
{
    SubProblem *one = &search->sub_problem[place];
    Algebra *algebra = &search->algebra[one->algebra];
    uint32_t low = tracked_low(search, algebra, one->low_restrictions);
    uint32_t high = (uint32_t)(one->high >> FIELD * OPERANDS) & ALL_FIELDS;
    int fewest = field_of(one->low_restrictions, 10) + field_of(one->low_restrictions, 11);
    int most = field_of(one->high, 10) + field_of(one->high, 11);
    if (most == 0) {
        return 0;
    }
    Word *together = take_clear(search, (size_t)search->words * sizeof(Word));
    for (int size = 1; size <= MOST_OPERANDS && size <= algebra->most_joined + 1; size++) {
        for (uint32_t number = one->starts[0][size]; number < one->starts[0][size + 1]; number++) {
            Families *families = families_of(search, one->algebra, one->boxes[0][number]);
            for (uint32_t entry = 0; entry < families->length; entry++) {
                if (is_set_name(search, one, size, families->entries[entry].count, 0)) {
                    add_family(search, together, families->entries[entry].family);
                }
            }
        }
    }
    Leaving *leaving = leaving_of(search, together);
    if (first_member(search, leaving->good) < 0) {
        return 0;
    }
    uint32_t guards = algebra->is_repeating ? GUARDS & EXACT_FIELDS : GUARDS;
    for (int relations = fewest > 0 ? fewest : 1; relations <= most; relations++) {
        for (int size = relations + 1; size <= MOST_OPERANDS && size <= algebra->most_joined + 2 * relations; size++) {
            for (uint32_t number = one->starts[1][size]; number < one->starts[1][size + 1]; number++) {
                uint32_t operands = one->boxes[1][number];
                Families *several = several_of(search, one->algebra, operands, relations);
                for (uint32_t entry = 0; entry < several->length; entry++) {
                    Counted *each = &several->entries[entry];
                    if (!fits(low, each->count, GUARDS) || !fits(each->count, high, guards) ||
                        !family_meets(search, each->family, leaving->good)) {
                        continue;
                    }
                    uint32_t removed;
                    if (!first_removal(search, one->algebra, operands, relations, each, leaving->good, &removed)) {
                        continue;
                    }
                    say_several(search, one->algebra, operands, relations, each->count, removed);
                    for (int named = 1; named <= MOST_OPERANDS && named <= algebra->most_joined + 1; named++) {
                        for (uint32_t box = one->starts[0][named]; box < one->starts[0][named + 1]; box++) {
                            Families *families = families_of(search, one->algebra, one->boxes[0][box]);
                            for (uint32_t name = 0; name < families->length; name++) {
                                Counted *mine = &families->entries[name];
                                if (is_set_name(search, one, named, mine->count, 0) &&
                                    say_found(search, place, one->boxes[0][box], mine->count, mine->family, removed,
                                              result)) {
                                    return 1;
                                }
                            }
                        }
                    }
                    longjmp(search->out, RAISED);
                }
            }
        }
    }
    return 0;
}

/* Whether Restrictions may remove anything at all: where each must have an effect, some pick that meets the Goal has
 * to leave a card out. */
static int may_remove(const Search *search)
{
    if (!search->asks_effect) {
        return 1;
    }
    int first = first_member(search, search->target);
    return first >= 0 && (uint32_t)first != search->everything;
}

static void run(Search *search, Result *result)
{
    size_t size = (size_t)search->words * sizeof(Word);
    for (int place = 0; place < 4; place++) {
        search->scratch[place] = take_clear(search, size);
    }
    search->target = take_clear(search, size);
    int can_be_met = 0;
    for (int number = 0; number < search->dottings; number++) {
        meeting_goal(search, &search->dotting[number]);
        add_words(search, search->target, search->dotting[number].target);
        can_be_met |= search->dotting[number].can_be_met;
    }
    if (!can_be_met) {
        return;
    }
    prepare_algebras(search);
    search->leavings = take_clear(search, (size_t)(search->sub_problems + 1) * sizeof(Leaving));
    for (int place = 0; place < search->sub_problems; place++) {
        prepare_box(search, &search->sub_problem[place], 0);
        if (search->sub_problem[place].allows_restriction) {
            prepare_box(search, &search->sub_problem[place], 1);
        }
    }
    for (int operands = 1; operands <= MOST_OPERANDS; operands++) {
        for (int place = 0; place < search->sub_problems; place++) {
            if (!search->sub_problem[place].needs_restriction && without_restriction(search, place, operands, result)) {
                return;
            }
        }
    }
    if (!may_remove(search)) {
        return;
    }
    for (int place = 0; place < search->sub_problems; place++) {
        if (search->sub_problem[place].allows_restriction && with_restriction(search, place, result)) {
            return;
        }
    }
}

/* Reading what is asked, with every bound checked. */

static int read_number(PyObject *from, Py_ssize_t place, uint64_t most, uint64_t *number)
{
    if (!PyTuple_Check(from) || place >= PyTuple_GET_SIZE(from)) {
        PyErr_SetString(PyExc_ValueError, "a tuple is too short");
        return 0;
    }
    unsigned long long value = PyLong_AsUnsignedLongLong(PyTuple_GET_ITEM(from, place));
    if (PyErr_Occurred()) {
        return 0;
    }
    if (value > most) {
        PyErr_SetString(PyExc_ValueError, "a number is too large");
        return 0;
    }
    *number = value;
    return 1;
}

static int read_flag(PyObject *from, Py_ssize_t place, int *flag)
{
    if (!PyTuple_Check(from) || place >= PyTuple_GET_SIZE(from)) {
        PyErr_SetString(PyExc_ValueError, "a tuple is too short");
        return 0;
    }
    *flag = PyObject_IsTrue(PyTuple_GET_ITEM(from, place));
    return *flag >= 0;
}

static int read_counts(PyObject *from, Py_ssize_t place, uint64_t *counts)
{
    if (!read_number(from, place, ((uint64_t)1 << FIELD * (OPERANDS + FIELDS)) - 1, counts)) {
        return 0;
    }
    for (int field = 0; field < OPERANDS + FIELDS; field++) {
        if (field_of(*counts, field) > MOST_OPERANDS) {
            PyErr_SetString(PyExc_ValueError, "there are more cubes of a kind than one kit has");
            return 0;
        }
    }
    return 1;
}

static int read_dottings(Search *search, PyObject *dottings)
{
    search->dottings = (int)PyTuple_GET_SIZE(dottings);
    int total = 0;
    for (int number = 0; number < search->dottings; number++) {
        PyObject *from = PyTuple_GET_ITEM(dottings, number);
        Dotting *dotting = &search->dotting[number];
        uint64_t must, ban, present, weight, excluded = 0;
        if (!PyTuple_Check(from) || PyTuple_GET_SIZE(from) != 6) {
            PyErr_SetString(PyExc_ValueError, "a dotting has six parts");
            return 0;
        }
        PyObject *weights = PyTuple_GET_ITEM(from, 1);
        int sum = 0;
        for (int cell = 0; cell < search->cells; cell++) {
            if (!read_number(weights, cell, MOST_WEIGHT, &weight)) {
                return 0;
            }
            dotting->weights[cell] = (int)weight;
            sum += (int)weight;
        }
        total = sum > total ? sum : total;
        if (!read_number(from, 2, search->everything, &must) || !read_number(from, 3, search->everything, &ban) ||
            !read_number(from, 4, search->everything, &present)) {
            return 0;
        }
        dotting->has_excluded = PyTuple_GET_ITEM(from, 5) != Py_None;
        if (dotting->has_excluded && !read_number(from, 5, search->everything, &excluded)) {
            return 0;
        }
        dotting->must = (uint32_t)must;
        dotting->ban = (uint32_t)ban;
        dotting->present = (uint32_t)present;
        dotting->excluded = (uint32_t)excluded;
    }
    if (total > MOST_WEIGHT) {
        PyErr_SetString(PyExc_ValueError, "the cards count too much");
        return 0;
    }
    for (search->most_weight = total; search->most_weight > 0; search->most_weight--) {
        if (search->goals >> search->most_weight & 1) {
            break;
        }
    }
    return 1;
}

static int read_sub_problems(Search *search, PyObject *sub_problems)
{
    search->sub_problems = (int)PyTuple_GET_SIZE(sub_problems);
    for (int place = 0; place < search->sub_problems; place++) {
        PyObject *from = PyTuple_GET_ITEM(sub_problems, place);
        SubProblem *one = &search->sub_problem[place];
        if (!read_counts(from, 0, &one->low_set_name) || !read_counts(from, 1, &one->low_restrictions) ||
            !read_counts(from, 2, &one->high) || !read_flag(from, 3, &one->needs_restriction) ||
            !read_flag(from, 4, &one->allows_restriction)) {
            return 0;
        }
        int operands = 0, others = 0;
        for (int field = 0; field < OPERANDS + FIELDS; field++) {
            *(field < OPERANDS ? &operands : &others) += field_of(one->high, field);
        }
        if (operands + others > MOST_OPERANDS) {
            PyErr_SetString(PyExc_ValueError, "there are more cubes than one kit has");
            return 0;
        }
    }
    return 1;
}

static PyObject *read_restrictions(const char *text, int length)
{
    PyObject *restrictions = PyList_New(0);
    int start = 0;
    while (restrictions != NULL && start < length) {
        PyObject *sides = PyList_New(0), *signs = PyUnicode_FromString(""), *one = NULL;
        int end = start;
        while (sides != NULL && signs != NULL && end < length) {
            int from = end;
            while (end < length && text[end] != '=' && text[end] != '<' && text[end] != ',') {
                end++;
            }
            PyObject *side = PyUnicode_FromStringAndSize(text + from, end - from);
            if (side == NULL || PyList_Append(sides, side) < 0) {
                Py_XDECREF(side);
                Py_CLEAR(signs);
                break;
            }
            Py_DECREF(side);
            char sign = end < length ? text[end] : ',';
            end++;
            if (sign == ',') {
                break;
            }
            PyObject *longer = PyUnicode_FromFormat("%U%s", signs, sign == '=' ? "=" : "\xe2\x8a\x86");
            Py_SETREF(signs, longer);
        }
        if (sides != NULL && signs != NULL) {
            PyObject *tuple = PyList_AsTuple(sides);
            one = tuple != NULL ? PyTuple_Pack(2, tuple, signs) : NULL;
            Py_XDECREF(tuple);
        }
        Py_XDECREF(sides);
        Py_XDECREF(signs);
        if (one == NULL || PyList_Append(restrictions, one) < 0) {
            Py_CLEAR(restrictions);
        }
        Py_XDECREF(one);
        start = end;
    }
    if (restrictions == NULL) {
        return NULL;
    }
    PyObject *tuple = PyList_AsTuple(restrictions);
    Py_DECREF(restrictions);
    return tuple;
}

static PyObject *built_result(Search *search, const Result *result)
{
    PyObject *restrictions = read_restrictions(search->text, result->restrictions_length);
    if (restrictions == NULL) {
        return NULL;
    }
    return Py_BuildValue("(iis#NI)", result->sub_problem, result->dotting, search->text + result->restrictions_length,
                         (Py_ssize_t)(search->text_length - result->restrictions_length), restrictions,
                         (unsigned int)result->picked);
}

PyDoc_STRVAR(search_doc, "search(cells, colors, flags, fewest, goals, dottings, sub_problems, poll, most_bytes)\n--\n\n"
                         "A Solution, None when there is none, False when the budget ended the search.");

static PyObject *search_positions(PyObject *Py_UNUSED(module), PyObject *arguments)
{
    int cells, flags, fewest;
    unsigned long long goals, most_bytes;
    PyObject *colors, *dottings, *sub_problems, *poll;
    if (!PyArg_ParseTuple(arguments, "iO!iiKO!O!OK", &cells, &PyTuple_Type, &colors, &flags, &fewest, &goals,
                          &PyTuple_Type, &dottings, &PyTuple_Type, &sub_problems, &poll, &most_bytes)) {
        return NULL;
    }
    if (cells < 1 || cells > MOST_CELLS || PyTuple_GET_SIZE(dottings) > MOST_DOTTINGS ||
        PyTuple_GET_SIZE(sub_problems) > MOST_SUB_PROBLEMS) {
        PyErr_SetString(PyExc_ValueError, "there are too many cells, dottings or sub-problems");
        return NULL;
    }
    Search *search = calloc(1, sizeof(Search));
    SubProblem *each = calloc((size_t)PyTuple_GET_SIZE(sub_problems) + 1, sizeof(SubProblem));
    PyObject *answer = NULL;
    if (search == NULL || each == NULL) {
        free(search);
        free(each);
        return PyErr_NoMemory();
    }
    search->sub_problem = each;
    search->cells = cells;
    search->words = cells > 6 ? 1 << (cells - 6) : 1;
    search->in_word = cells < 6 ? 1 << cells : 64;
    search->everything = (1u << cells) - 1;
    search->is_repeating = flags & 1;
    search->merges_operations = flags >> 1 & 1;
    search->merges_sets = flags >> 2 & 1;
    search->is_symmetric = flags >> 3 & 1;
    search->asks_effect = flags >> 4 & 1;
    search->fewest_operations = fewest;
    search->goals = goals;
    search->poll = poll == Py_None ? NULL : poll;
    search->most_bytes = most_bytes > SIZE_MAX ? SIZE_MAX : (size_t)most_bytes;
    int is_read = 1;
    for (int color = 0; color < 4 && is_read; color++) {
        uint64_t mask;
        is_read = read_number(colors, color, search->everything, &mask);
        search->colors[color] = is_read ? (uint32_t)mask : 0;
    }
    if (is_read && read_dottings(search, dottings) && read_sub_problems(search, sub_problems)) {
        Result result = {0, 0, 0, 0, 0};
        Result *kept = &result;
        switch (setjmp(search->out)) {
        case 0:
            run(search, kept);
            answer = kept->is_found ? built_result(search, kept) : Py_NewRef(Py_None);
            break;
        case OUT_OF_BUDGET:
            answer = Py_NewRef(Py_False);
            break;
        default:
            if (!PyErr_Occurred()) {
                PyErr_SetString(PyExc_AssertionError, "a set or a removal came from nowhere");
            }
        }
    }
    for (Chunk *chunk = search->chunks; chunk != NULL;) {
        Chunk *next = chunk->next;
        free(chunk);
        chunk = next;
    }
    free(each);
    free(search);
    return answer;
}

static PyMethodDef methods[] = {{"search", search_positions, METH_VARARGS, search_doc}, {NULL, NULL, 0, NULL}};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "_on_sets", "The compiled search of On-Sets.", 0, methods,
                                    NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__on_sets(void)
{
    return PyModuleDef_Init(&module);
}
