/* Collections of operand cubes and how they split in two; counts of operations and relations, and what is kept of them.
 *
 * Where operations may not be repeated a count is exact, and kept only where the cubes of some sub-problem allow it.
 * Where they may, a count is clipped to what some sub-problem requires, for more of an operation is as good as just
 * enough.
 */
#include "search.h"

int size_of(uint32_t operands) {
    int size = 0;
    for (int place = 0; place < OPERANDS; place++) { size += field_of(operands, place); }
    return size;
}

/* The next smaller collection of the same cubes, ascending; 0 when there is none left. */
uint32_t next_split(uint32_t operands, uint32_t part) {
    for (int place = 0; place < OPERANDS; place++) {
        if (field_of(part, place) < field_of(operands, place)) {
            part += 1u << FIELD_BITS * place;
            return part == operands ? 0 : part;
        }
        part &= ~(ONE_FIELD << FIELD_BITS * place);
    }
    return 0;
}

int fits(uint32_t low, uint32_t high, uint32_t guards) {
    return ((((high & ~GUARDS) | GUARDS) - (low & ~GUARDS)) & guards) == guards;
}

/* A count as it is kept, or -1 when it is beyond what the cubes allow. */
int64_t counted(const Search *search, const Algebra *algebra, uint32_t count) {
    if (count & GUARDS) {
        if (!algebra->is_repeating) { return -1; }
    } else if (!algebra->is_repeating) {
        for (int place = 0; place < search->fittings; place++) {
            if (fits(count, search->fitting[place], GUARDS)) { return count; }
        }
        return -1;
    }
    uint32_t kept = 0;
    for (int place = 0; place < FIELDS; place++) {
        uint32_t field = count >> FIELD_BITS * place & ONE_FIELD, cap = algebra->caps >> FIELD_BITS * place & ONE_FIELD;
        if (field > cap) {
            if (place >= TRACKED) { return -1; }
            field = cap;
        }
        kept |= field << FIELD_BITS * place;
    }
    return kept;
}

Counted *entry_of(Families *families, uint32_t count) {
    for (uint32_t place = 0; place < families->length; place++) {
        if (families->entries[place].count == count) { return &families->entries[place]; }
    }
    return NULL;
}

int may_split(uint32_t operands, uint32_t part, int relations, int first) {
    return size_of(part) > first && size_of(operands - part) > relations - first;
}
