/* What a chain of relations removes, by its count and its last side, so that a longer chain can be made of it: A = B ⊆
 * C removes what A = B does and what B ⊆ C does.
 */
#include "search.h"

/* A list that grows while it is being gathered. */
typedef struct {
    uint16_t *items;
    uint32_t count, room;
} Gathered;

/* What chains with one count and one last side remove. */
typedef struct {
    uint32_t count, last;
    Gathered list;
} EndingList;

/* All that are being gathered, found by hash. */
typedef struct {
    EndingList **lists;
    uint32_t slots, used;
} EndingTable;

static void gather_item(Search *search, Gathered *list, uint32_t mask) {
    if (list->count == list->room) {
        Word *seen = search->scratch[2]; /* always left clear */
        uint32_t kept = 0;
        for (uint32_t place = 0; place < list->count; place++) {
            if (!has(seen, list->items[place])) {
                put(seen, list->items[place]);
                list->items[kept++] = list->items[place];
            }
        }
        for (uint32_t place = 0; place < kept; place++) { seen[list->items[place] >> 6] = 0; }
        list->count = kept;
        if (2 * kept >= list->room) {
            uint32_t room = list->room == 0 ? 4 : 2 * list->room;
            uint16_t *items = take(search, room * sizeof(uint16_t));
            if (kept > 0) { memcpy(items, list->items, kept * sizeof(uint16_t)); }
            list->items = items;
            list->room = room;
        }
    }
    list->items[list->count++] = (uint16_t)mask;
}

static Family *family_of_list(Search *search, const Gathered *list) {
    Word *seen = search->scratch[2];
    Family *family = take_clear(search, sizeof(Family));
    family->items = take(search, (list->count + 1) * sizeof(uint16_t));
    for (uint32_t place = 0; place < list->count; place++) {
        if (!has(seen, list->items[place])) {
            put(seen, list->items[place]);
            family->items[family->count++] = list->items[place];
        }
    }
    for (uint32_t place = 0; place < family->count; place++) { seen[family->items[place] >> 6] = 0; }
    return family;
}

static Family *lone(Search *search, uint32_t mask) {
    Family *family = take_clear(search, sizeof(Family));
    family->items = take(search, sizeof(uint16_t));
    family->items[0] = (uint16_t)mask;
    family->count = 1;
    return family;
}

static int compare_ending(const void *one, const void *other) {
    const EndingList *left = one, *right = other;
    if (left->count != right->count) { return left->count < right->count ? -1 : 1; }
    return left->last < right->last ? -1 : left->last > right->last;
}

static EndingList **place_of(EndingList **lists, uint32_t slots, uint32_t count, uint32_t last) {
    uint32_t at = (count * 2654435761u ^ last * 40503u) & (slots - 1);
    while (lists[at] != NULL && (lists[at]->count != count || lists[at]->last != last)) { at = (at + 1) & (slots - 1); }
    return &lists[at];
}

static Gathered *list_for(Search *search, EndingTable *table, uint32_t count, uint32_t last) {
    if (2 * (table->used + 1) > table->slots) {
        uint32_t slots = table->slots == 0 ? 256 : 4 * table->slots;
        EndingList **lists = take_clear(search, slots * sizeof(EndingList *));
        for (uint32_t old = 0; old < table->slots; old++) {
            if (table->lists[old] != NULL) {
                *place_of(lists, slots, table->lists[old]->count, table->lists[old]->last) = table->lists[old];
            }
        }
        table->lists = lists;
        table->slots = slots;
    }
    EndingList **place = place_of(table->lists, table->slots, count, last);
    if (*place == NULL) {
        *place = take_clear(search, sizeof(EndingList));
        (*place)->count = count;
        (*place)->last = last;
        table->used++;
    }
    return &(*place)->list;
}

/* A side alone, which removes nothing yet. */
static Endings *lone_sides(Search *search, int number, uint32_t operands) {
    Endings *found = take_clear(search, sizeof(Endings));
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
        for (uint32_t item = 0; item < family->count; item++) { ending->removed[item] = nothing; }
    }
    return found;
}

/* Chains that end so, one relation longer: every set of a family is a last side. */
static void extend(Search *search, EndingTable *table, const Ending *ending, char sign, uint32_t count, Family *side) {
    const uint16_t *masks = items_of(search, side);
    for (uint32_t place = 0; place < side->count; place++) {
        Gathered *list = list_for(search, table, count, masks[place]);
        for (uint32_t item = 0; item < ending->length; item++) {
            uint32_t link = apply(sign, ending->lasts[item], masks[place]);
            Family *removed = ending->removed[item];
            spend(search, 4 + 2 * (uint64_t)removed->count);
            const uint16_t *earlier = items_of(search, removed);
            for (uint32_t old = 0; old < removed->count; old++) { gather_item(search, list, earlier[old] | link); }
        }
    }
}

static Endings *endings_in(Search *search, const EndingTable *table) {
    Endings *found = take_clear(search, sizeof(Endings));
    EndingList *lists = take_clear(search, (table->used + 1) * sizeof(EndingList));
    uint32_t length = 0;
    for (uint32_t at = 0; at < table->slots; at++) {
        if (table->lists[at] != NULL) { lists[length++] = *table->lists[at]; }
    }
    qsort(lists, length, sizeof(EndingList), compare_ending);
    found->entries = take_clear(search, (length + 1) * sizeof(Ending));
    for (uint32_t start = 0; start < length;) {
        uint32_t end = start;
        while (end < length && lists[end].count == lists[start].count) { end++; }
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
    return found;
}

/* What chains of so many relations with exactly these operands remove, by count and last side. */
Endings *endings_of(Search *search, int number, uint32_t operands, int relations) {
    uint64_t key = key_of(ENDS, number, relations, operands);
    Endings *found = known(search, key);
    if (found != NULL) { return found; }
    if (relations == 0) {
        found = lone_sides(search, number, operands);
        remember(search, key, found);
        return found;
    }
    const Algebra *algebra = &search->algebra[number];
    EndingTable table = {NULL, 0, 0};
    for (uint32_t part = next_split(operands, 0); part != 0; part = next_split(operands, part)) {
        if (size_of(part) < relations) { continue; }
        Families *sides = families_of(search, number, operands - part);
        Endings *before = endings_of(search, number, part, relations - 1);
        for (uint32_t one = 0; one < before->length; one++) {
            for (uint32_t other = 0; other < sides->length; other++) {
                for (int sign = 0; sign < 2; sign++) {
                    const Ending *ending = &before->entries[one];
                    int64_t kept =
                        counted(search, algebra, ending->count + sides->entries[other].count + RELATION_UNITS[sign]);
                    if (kept >= 0) {
                        extend(search, &table, ending, RELATION_SIGNS[sign], (uint32_t)kept,
                               sides->entries[other].family);
                    }
                }
            }
        }
    }
    found = endings_in(search, &table);
    remember(search, key, found);
    return found;
}
