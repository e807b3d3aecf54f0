/* What each sub-problem allows: the operations it has (its algebra, shared by those that have the same), the
 * collections of operands between what it requires and what it may use, and which counts make a Set-Name.
 */
#include "search.h"

uint32_t tracked_low(const Search *search, const Algebra *algebra, uint64_t low) {
    uint32_t counts = (uint32_t)(low >> FIELD_BITS * OPERANDS) & ALL_FIELDS;
    if (!algebra->is_closed) { return counts; }
    uint32_t together = (counts & ONE_FIELD) + (counts >> FIELD_BITS & ONE_FIELD),
             difference = counts >> 2 * FIELD_BITS & ONE_FIELD;
    uint32_t apart = search->is_symmetric ? difference : 0;
    together += search->is_symmetric ? 0 : difference;
    return together | apart << 2 * FIELD_BITS | (counts & EXACT_FIELDS);
}

static uint32_t fieldwise_most(uint32_t one, uint32_t other) {
    uint32_t most = 0;
    for (int place = 0; place < FIELDS; place++) {
        int left = field_of(one, place), right = field_of(other, place);
        most |= (uint32_t)(left > right ? left : right) << FIELD_BITS * place;
    }
    return most;
}

static void add_operation(Algebra *algebra, char sign, uint32_t unit) {
    for (int place = 0; place < algebra->operations; place++) {
        if (algebra->signs[place] == sign && algebra->units[place] == unit) { return; }
    }
    if (algebra->operations < MOST_OPERATIONS) {
        algebra->signs[algebra->operations] = sign;
        algebra->units[algebra->operations++] = unit;
    }
}

static void describe_algebra(const Search *search, const SubProblem *one, Algebra *algebra) {
    uint32_t high = (uint32_t)(one->high >> FIELD_BITS * OPERANDS) & ALL_FIELDS;
    int unions = field_of(high, 0), intersections = field_of(high, 1), minus = field_of(high, 2);
    int complements = field_of(high, 3);
    algebra->is_repeating = search->is_repeating;
    algebra->is_closed = search->is_repeating && complements > 0;
    if (algebra->is_closed) {
        if (unions || intersections || (minus && !search->is_symmetric)) { add_operation(algebra, '|', 1); }
        if (minus && search->is_symmetric) { add_operation(algebra, '^', 1u << 2 * FIELD_BITS); }
        return;
    }
    if (unions) {
        add_operation(algebra, '|', 1);
        if (search->merges_operations) { add_operation(algebra, '&', 1); }
    }
    if (intersections) { add_operation(algebra, '&', 1u << FIELD_BITS); }
    if (minus) { add_operation(algebra, search->is_symmetric ? '^' : '-', 1u << 2 * FIELD_BITS); }
    if (complements) { algebra->complement = 1u << 3 * FIELD_BITS; }
}

static int same_operations(const Algebra *one, const Algebra *other) {
    if (one->is_closed != other->is_closed || one->operations != other->operations) { return 0; }
    for (int place = 0; place < one->operations; place++) {
        if (one->signs[place] != other->signs[place] || one->units[place] != other->units[place]) { return 0; }
    }
    return 1;
}

void prepare_algebras(Search *search) {
    search->fitting = take(search, (size_t)(search->sub_problems + 1) * sizeof(uint32_t));
    if (!search->is_repeating) {
        Algebra *algebra = &search->algebra[0];
        search->algebras = 1;
        for (int place = 0; place < search->sub_problems; place++) {
            SubProblem *one = &search->sub_problem[place];
            uint32_t high = (uint32_t)(one->high >> FIELD_BITS * OPERANDS) & ALL_FIELDS;
            one->algebra = 0;
            describe_algebra(search, one, algebra);
            int joined = field_of(high, 0) + field_of(high, 1) + field_of(high, 2), is_new = 1;
            algebra->most_joined = joined > algebra->most_joined ? joined : algebra->most_joined;
            for (int other = 0; other < search->fittings; other++) {
                is_new = is_new && search->fitting[other] != high;
            }
            if (is_new) { search->fitting[search->fittings++] = high; }
        }
        return;
    }
    for (int place = 0; place < search->sub_problems; place++) {
        SubProblem *one = &search->sub_problem[place];
        Algebra described;
        memset(&described, 0, sizeof described);
        describe_algebra(search, one, &described);
        int number = 0;
        while (number < search->algebras && !same_operations(&search->algebra[number], &described)) { number++; }
        if (number == search->algebras) {
            if (number == MOST_ALGEBRAS) { longjmp(search->out, RAISED); }
            described.most_joined = described.operations > 0 ? 99 : 0;
            search->algebra[search->algebras++] = described;
        }
        one->algebra = number;
        Algebra *algebra = &search->algebra[number];
        uint32_t low = fieldwise_most(tracked_low(search, algebra, one->low_set_name),
                                      tracked_low(search, algebra, one->low_restrictions));
        uint32_t high = (uint32_t)(one->high >> FIELD_BITS * OPERANDS) & EXACT_FIELDS;
        algebra->caps = fieldwise_most(algebra->caps, fieldwise_most(low & TRACKED_FIELDS, high));
    }
}

/* The collections of operands between two, by size. */
void prepare_box(Search *search, SubProblem *one, int which) {
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
            operands |= (uint32_t)now[place] << FIELD_BITS * place;
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
    for (int size = 1; size <= MOST_OPERANDS + 1; size++) { sizes[size] += sizes[size - 1]; }
    memcpy(one->starts[which], sizes, sizeof sizes);
    for (size_t number = 0; number < count; number++) {
        int size = size_of(found[number]);
        one->boxes[which][sizes[size <= MOST_OPERANDS ? size : MOST_OPERANDS]++] = found[number];
    }
}

/* Whether a Set-Name of so many operands with this count is one that a sub-problem may have. */
int is_set_name(const Search *search, const SubProblem *one, int size, uint32_t count, int is_alone) {
    const Algebra *algebra = &search->algebra[one->algebra];
    uint32_t low = tracked_low(search, algebra, one->low_set_name) & TRACKED_FIELDS;
    if (!fits(low, count, GUARDS & TRACKED_FIELDS)) { return 0; }
    if (algebra->is_closed) { return 1; }
    if (algebra->is_repeating) { return size - 1 >= search->fewest_operations && (size >= 2 || !is_alone); }
    uint32_t high = (uint32_t)(one->high >> FIELD_BITS * OPERANDS) & TRACKED_FIELDS;
    int operations = 0;
    for (int place = 0; place < TRACKED; place++) { operations += field_of(count, place); }
    return fits(count, high, GUARDS & TRACKED_FIELDS) && operations >= search->fewest_operations &&
           (size + operations >= 2 || !is_alone);
}
