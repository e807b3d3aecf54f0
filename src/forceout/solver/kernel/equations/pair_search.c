/* The search through complex numbers: every expression that the cubes allow, level by level as in levels.c.
 *
 * **Theorem.** When a level is complete, every value of every expression with that many cubes in numerals is held by an
 * entry of its set (or the set leads to nothing larger), and was held against every reading of the Goal that its cubes
 * allow; or `blurred` is set. So where nothing touches a reading, and nothing is blurred, there is no Solution.
 *
 * Proof. By induction, as in docs/solver.md; make_pairs leaves out no value of a sign. A number that an entry already
 * holds is left out, and an interval that overlaps an entry's makes that larger, which is then marked as merged, and
 * was held against the Goal before. What touches the Goal is put to the caller, who answers whether it is a Solution:
 * no settles the expression, but not what else a merged entry stands for. ∎
 *
 * Before the last sign is worked out its middle is looked at, which is enough where all numbers are known well.
 */
#include "pairs.h"

#define FAR_BESIDE 1e-8 /* what misses the Goal by more of its size is not it: ten times what the middles are off */

/* Put a number into a set, and hold it against some readings of the Goal. */
static void put_pair(Pairs *pairs, uint32_t into, uint64_t targets, PairEntry *made) {
    made->is_tight = find_middle(&made->value, &made->x, &made->y);
    if (pairs->search->sets[into].is_built) {
        PairList *list = &pairs->lists[into];
        if (is_held(pairs, list, made)) {
            /* what a merged entry stands for is held against the Goal as well */
            int is_known_well = is_known(&made->value.re) && is_known(&made->value.im) && !made->value.is_circle;
            if (!is_known_well) { hold_against(pairs, targets, made); }
            return;
        }
    }
    hold_against(pairs, targets, made);
}

/* Hold all that a sign makes of numbers of which only the sizes are kept against the Goal, one by one; 0 where they are
 * not known. */
static int hold_spread(Pairs *pairs, uint64_t targets, PairEntry made, int has_right) {
    Pair lefts[MOST_MADE], rights[MOST_MADE], out[MOST_MADE];
    const Sign *sign = &pairs->search->signs[made.sign];
    int left = spread_entry(pairs, &pairs->lists[made.left_set].entries[made.left_entry], lefts), right = 1;
    if (has_right) { right = spread_entry(pairs, &pairs->lists[made.right_set].entries[made.right_entry], rights); }
    for (int i = 0; i < left * right && pairs_go_on(pairs); i++) {
        int count = make_pairs(sign, &lefts[i / right], has_right ? &rights[i % right] : NULL, MOST_ROOTS, out);
        pairs->search->evaluations++;
        if (count < 0) { return 0; }
        for (int k = 0; k < count && pairs_go_on(pairs); k++) {
            made.value = out[k];
            hold_against(pairs, targets, &made);
        }
    }
    return left * right > 0;
}

/* Put all that a sign makes into a set. */
static void put_made_pair(Pairs *pairs, uint32_t into, uint16_t number, PairEntry made, const Pair *a, const Pair *b) {
    Pair out[MOST_MADE];
    const Sign *sign = &pairs->search->signs[number];
    uint64_t targets = (uint64_t)pairs->search->sets[into].targets;
    if (targets && (a->is_circle || (b && b->is_circle)) && hold_spread(pairs, targets, made, b != NULL)) {
        targets = 0;
        if (!pairs_go_on(pairs) || !pairs->search->sets[into].is_built) { return; }
    }
    int count = make_pairs(sign, a, b, targets ? MOST_ROOTS : FEW_ROOTS, out);
    pairs->search->evaluations++;
    if (count > 2 * FEW_ROOTS) {
        /* all of them are held against the Goal, and what goes on is their circle */
        for (int i = 0; i < count && pairs_go_on(pairs); i++) {
            made.value = out[i];
            hold_against(pairs, targets, &made);
        }
        targets = 0;
        count = pairs_go_on(pairs) && pairs->search->sets[into].is_built ? make_pairs(sign, a, b, FEW_ROOTS, out) : 0;
    }
    if (count < 0) { pairs->search->blurred = 1; }
    int is_merged = is_merged_pair(a) || (b && is_merged_pair(b));
    for (int i = 0; i < count && pairs_go_on(pairs); i++) {
        made.value = out[i];
        if (is_merged) { made.value.re.merged = made.value.im.merged = 1; }
        put_pair(pairs, into, targets, &made);
    }
    if (pairs->search->has_asked) { look_up(pairs->search); }
}

/* Whether the last sign between two numbers surely misses all readings of the Goal, by their middles. */
static int misses_all(const Pairs *pairs, int opcode, const PairEntry *a, const PairEntry *b, uint64_t targets) {
    if (!a->is_tight || !b->is_tight) { return 0; }
    double x, y, size = fabs(a->x) + fabs(a->y), other = fabs(b->x) + fabs(b->y), total;
    int is_quotient = 0;
    switch (opcode) {
    case ADD:
        x = a->x + b->x;
        y = a->y + b->y;
        total = size + other;
        break;
    case SUBTRACT:
        x = a->x - b->x;
        y = a->y - b->y;
        total = size + other;
        break;
    case MULTIPLY:
        x = a->x * b->x - a->y * b->y;
        y = a->x * b->y + a->y * b->x;
        total = size * other;
        break;
    case DIVIDE:
        x = a->x;
        y = a->y;
        total = size;
        is_quotient = 1;
        break;
    default: return 0;
    }
    for (; targets; targets &= targets - 1) {
        int i = __builtin_ctzll(targets);
        if (!pairs->are_goals_tight[i]) { return 0; }
        double gx = pairs->goal_x[i], gy = pairs->goal_y[i], goal = fabs(gx) + fabs(gy);
        if (is_quotient) {
            double qx = gx * b->x - gy * b->y, qy = gx * b->y + gy * b->x;
            gx = qx;
            gy = qy;
            goal *= other;
        }
        if (fabs(x - gx) + fabs(y - gy) <= (total + goal) * FAR_BESIDE) { return 0; }
    }
    return 1;
}

/* Whether a number is a power of the base that is not looked at one by one. */
static int is_far(const Pairs *pairs, const PairEntry *entry) {
    return entry->sign == NO_SIGN && (Py_ssize_t)entry->left_entry >= pairs->known_numerals;
}

static void combine_pairs(Pairs *pairs, Combination c) {
    Search *search = pairs->search;
    if (!pairs_of(pairs, c.set) || !pairs_of(pairs, c.left) || !pairs_of(pairs, c.right)) { return; }
    uint32_t left_count = pairs->lists[c.left].count, right_count = pairs->lists[c.right].count;
    int is_last = !search->sets[c.set].is_built && !search->modulus, opcode = search->signs[c.sign].opcode;
    uint64_t targets = (uint64_t)search->sets[c.set].targets;
    for (uint32_t i = 0; i < left_count && pairs_go_on(pairs); i++) {
        for (uint32_t j = 0; j < right_count && pairs_go_on(pairs); j++) {
            const PairEntry *a = &pairs->lists[c.left].entries[i], *b = &pairs->lists[c.right].entries[j];
            /* their product or quotient is that of another power and 1 */
            if ((opcode == MULTIPLY || opcode == DIVIDE) && is_far(pairs, a) && is_far(pairs, b)) { continue; }
            if (is_last && misses_all(pairs, opcode, a, b, targets)) { continue; }
            PairEntry made;
            memset(&made, 0, sizeof made);
            made.sign = c.sign;
            made.left_set = c.left;
            made.left_entry = i;
            made.right_set = c.right;
            made.right_entry = j;
            Pair one = a->value, other = b->value;
            put_made_pair(pairs, c.set, c.sign, made, &one, &other);
        }
        search->evaluations += right_count / 8;
        look_up(search);
    }
}

static void put_pair_numerals(Pairs *pairs, uint32_t level) {
    Search *search = pairs->search;
    for (Py_ssize_t i = 0; i < search->numeral_count && pairs_go_on(pairs); i++) {
        const Numeral *numeral = &search->numerals[i];
        if (numeral->cubes != level || !fits(search, numeral->usage)) { continue; }
        uint32_t into = set_for(search, numeral->usage, numeral->needs_company, level);
        if (into == NO_SET || search->sets[into].is_dead || !pairs_of(pairs, into)) { continue; }
        PairEntry made;
        memset(&made, 0, sizeof made);
        int is_imaginary = i < pairs->known_numerals && pairs->are_imaginary[i];
        made.value = turned_pair(real_pair(numeral->value), is_imaginary);
        made.sign = NO_SIGN;
        made.left_entry = (uint32_t)i;
        put_pair(pairs, into, (uint64_t)search->sets[into].targets, &made);
    }
}

static void put_pair_sign(Pairs *pairs, uint32_t set, uint16_t number) {
    Search *search = pairs->search;
    const Sign *sign = &search->signs[number];
    u128 usage = search->sets[set].usage, total = joined(search, usage, sign->usage);
    if (is_binary(sign->opcode) || (total == usage && !search->has_no_end && !ends_by_itself(sign->opcode)) ||
        !fits(search, total)) {
        return;
    }
    uint32_t into = set_for(search, total, 0, search->sets[set].level);
    if (into == NO_SET || search->sets[into].is_dead || !pairs_of(pairs, into)) { return; }
    /* what is put to the set itself has its turn as well */
    for (uint32_t i = 0; i < pairs->lists[set].count && pairs_go_on(pairs); i++) {
        PairEntry made;
        memset(&made, 0, sizeof made);
        made.sign = number;
        made.left_set = set;
        made.left_entry = i;
        Pair value = pairs->lists[set].entries[i].value;
        put_made_pair(pairs, into, number, made, &value, NULL);
    }
    look_up(search);
}

static void complete_pairs(Pairs *pairs, uint32_t set) {
    Search *search = pairs->search;
    if (!pairs_of(pairs, set)) { return; }
    if (!search->sets[set].is_company) {
        /* signs that cost nothing first, until nothing new comes of any of them */
        for (uint32_t before = UINT32_MAX; before != pairs->lists[set].count && pairs_go_on(pairs);) {
            before = pairs->lists[set].count;
            for (Py_ssize_t k = 0; k < search->sign_count && pairs_go_on(pairs); k++) {
                if (joined(search, search->sets[set].usage, search->signs[k].usage) == search->sets[set].usage) {
                    put_pair_sign(pairs, set, (uint16_t)k);
                }
            }
        }
        for (Py_ssize_t k = 0; k < search->sign_count && pairs_go_on(pairs); k++) {
            if (joined(search, search->sets[set].usage, search->signs[k].usage) != search->sets[set].usage) {
                put_pair_sign(pairs, set, (uint16_t)k);
            }
        }
    }
    if (pairs_go_on(pairs)) { search->sets[set].count = pairs->lists[set].count; }
}

static void complete_pair_level(Pairs *pairs, uint32_t first_set) {
    Search *search = pairs->search;
    uint32_t most = 0;
    for (uint32_t size = 0; size <= most && pairs_go_on(pairs); size++) {
        for (uint32_t set = first_set; set < search->set_count && pairs_go_on(pairs); set++) {
            if (search->sets[set].size > most) { most = search->sets[set].size; }
            if (search->sets[set].size == size) { complete_pairs(pairs, set); }
        }
    }
}

void run_pairs(Pairs *pairs) {
    Search *search = pairs->search;
    for (int i = 0; i < search->target_count; i++) {
        pairs->are_goals_tight[i] = find_middle(&pairs->goals[i], &pairs->goal_x[i], &pairs->goal_y[i]);
    }
    for (uint32_t level = 1; level <= search->most_level && pairs_go_on(pairs); level++) {
        uint32_t first_set = search->set_count;
        search->combination_count = 0;
        put_pair_numerals(pairs, level);
        pair_levels(search, level);
        for (size_t i = 0; i < search->combination_count && pairs_go_on(pairs); i++) {
            combine_pairs(pairs, search->combinations[i]);
        }
        complete_pair_level(pairs, first_set);
        if (pairs_go_on(pairs) && !append_level(search, level, first_set)) { return; }
    }
}

void release_pairs(Pairs *pairs) {
    for (uint32_t i = 0; i < pairs->room; i++) {
        PyMem_RawFree(pairs->lists[i].entries);
        PyMem_RawFree(pairs->lists[i].slots);
        PyMem_RawFree(pairs->lists[i].counts);
    }
    PyMem_RawFree(pairs->lists);
    PyMem_RawFree(pairs->goal_counts);
    PyMem_RawFree(pairs->far_counts);
}
