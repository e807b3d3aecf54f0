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

#define TIGHT 1e-10 /* of its size, at most so far is a number from its middle */
#define FAR_BESIDE                                                                                                     \
    1e-8 /* what misses the Goal by more of its size is not it: over ten times what the middles are off */
#define MOST_SLOTS_TRIED 64

static int goes_on(const Pairs *pairs) { return pairs->search->outcome == EXHAUSTED; }

static void stop_pairs(Pairs *pairs, int outcome) { pairs->search->outcome = outcome; }

static PairList *pairs_of(Pairs *pairs, uint32_t set) {
    if (set >= pairs->room) {
        uint32_t room = set * 2 + 64;
        PairList *grown = PyMem_RawRealloc(pairs->lists, room * sizeof *grown);
        if (!grown) {
            stop_pairs(pairs, FAILED);
            return NULL;
        }
        memset(grown + pairs->room, 0, (room - pairs->room) * sizeof *grown);
        pairs->lists = grown;
        pairs->room = room;
    }
    return &pairs->lists[set];
}

/* The middle of a part, and whether it is known well. */
static double middle_part(const Value *v, double *off) {
    double lo, hi;
    bounds(v, &lo, &hi);
    *off = hi - lo;
    return lo / 2 + hi / 2;
}

static uint8_t find_middle(const Pair *z, double *x, double *y) {
    double dx = 0, dy = 0;
    *x = *y = 0;
    if (z->is_circle || is_huge(&z->re) || is_huge(&z->im)) { return 0; }
    *x = middle_part(&z->re, &dx);
    *y = middle_part(&z->im, &dy);
    double size = hypot(*x, *y);
    return (size == 0 && dx + dy == 0) || (size > 1e-100 && size < 1e100 && dx + dy < size * TIGHT);
}

/* The key of a part; of an interval without end by the end that it has. */
static uint64_t key_of_part(const Value *v) {
    if (is_known(v) || (isfinite(v->lo) && isfinite(v->hi))) { return key_of(v); }
    Value ends = *v;
    if (isfinite(v->lo)) { ends.hi = v->lo; }
    if (isfinite(v->hi)) { ends.lo = v->hi; }
    return isfinite(ends.lo) && isfinite(ends.hi) ? key_of(&ends) : v->kind;
}

static uint64_t key_of_pair(const Pair *z) {
    uint64_t key = key_of_part(&z->re) * UINT64_C(0xd6e8feb86659fd93);
    return key ^ (z->is_circle ? UINT64_C(0x77) << 50 : key_of_part(&z->im));
}

/* Whether an entry's part may hold another too: they are the same, or intervals that overlap and stay narrow, or the
   entry's holds it already. */
static int is_same_part(const Value *a, const Value *b) {
    if (is_known(a) || is_known(b)) { return is_known(a) && is_known(b) && is_same(a, b); }
    if (a->kind == b->kind && a->lo <= b->lo && a->hi >= b->hi) { return 1; }
    if (is_wide(a) || is_wide(b)) { return 0; }
    return a->kind == b->kind && overlaps(a, b) && isfinite(a->lo) && isfinite(a->hi) && isfinite(b->lo) &&
           isfinite(b->hi);
}

/* Let a part hold another too. */
static int widen_part(Value *known, const Value *other) {
    if (is_known(known) || (known->lo <= other->lo && known->hi >= other->hi)) { return 0; }
    known->lo = fmin(known->lo, other->lo);
    known->hi = fmax(known->hi, other->hi);
    return 1;
}

static int grow_pair_slots(PairList *list) {
    uint32_t size = list->slots ? (list->slot_mask + 1) * 2 : 16;
    uint32_t *grown = PyMem_RawCalloc(size, sizeof *grown);
    if (!grown) { return 0; }
    PyMem_RawFree(list->slots);
    list->slots = grown;
    list->slot_mask = size - 1;
    for (uint32_t i = 0; i < list->count; i++) {
        uint32_t at = hash_of(key_of_pair(&list->entries[i].value)) & list->slot_mask;
        while (grown[at]) { at = (at + 1) & list->slot_mask; }
        grown[at] = i + 1;
    }
    return 1;
}

/* Whether an entry holds a number already; a new one is put in. */
static int is_held(Pairs *pairs, PairList *list, const PairEntry *made) {
    if (!list->slots || list->count * 2 >= list->slot_mask) {
        if (!grow_pair_slots(list)) {
            stop_pairs(pairs, FAILED);
            return 1;
        }
    }
    uint32_t at = hash_of(key_of_pair(&made->value)) & list->slot_mask;
    for (int tries = 0; list->slots[at]; at = (at + 1) & list->slot_mask, tries++) {
        PairEntry *known = &list->entries[list->slots[at] - 1];
        if (known->value.is_circle != made->value.is_circle || tries > MOST_SLOTS_TRIED) { continue; }
        if (!is_same_part(&known->value.re, &made->value.re)) { continue; }
        if (!made->value.is_circle && !is_same_part(&known->value.im, &made->value.im)) { continue; }
        if (is_merged_pair(&made->value) && !is_merged_pair(&known->value)) { continue; }
        int is_exact_too = !known->value.is_circle && is_known(&known->value.re) && is_known(&known->value.im);
        int is_wider = widen_part(&known->value.re, &made->value.re);
        is_wider = (!known->value.is_circle && widen_part(&known->value.im, &made->value.im)) || is_wider;
        /* numbers within one interval may not be the same */
        if (!is_exact_too) { known->value.re.merged = known->value.im.merged = 1; }
        if (is_wider) { known->is_tight = find_middle(&known->value, &known->x, &known->y); }
        return 1;
    }
    if (list->count == list->room) {
        uint32_t room = list->room ? list->room * 2 : 8;
        PairEntry *grown = PyMem_RawRealloc(list->entries, room * sizeof *grown);
        if (!grown) {
            stop_pairs(pairs, FAILED);
            return 1;
        }
        list->entries = grown;
        list->room = room;
    }
    if (++pairs->search->entries > pairs->search->entry_limit) {
        stop_pairs(pairs, CUT);
        return 1;
    }
    list->entries[list->count] = *made;
    list->slots[at] = ++list->count;
    return 0;
}

static int touches_goal(Pairs *pairs, const Pair *z, const Pair *goal) {
    Search *search = pairs->search;
    if (search->modulus) {
        if (z->is_circle) { return 1; }
        return overlaps(&z->im, &goal->im) && meets(search, &z->re, &goal->re);
    }
    if (!z->is_circle && !goal->is_circle) { return overlaps(&z->re, &goal->re) && overlaps(&z->im, &goal->im); }
    Value size = size_of(z), other = size_of(goal);
    if (sign_of(&other) == 0 || sign_of(&size) == 0) {
        const Value *least = sign_of(&other) == 0 ? &size : &other;
        return sign_of(least) == 0 || sign_of(least) == 2 || (is_huge(least) && isinf(least->lo));
    }
    return overlaps(&size, &other);
}

typedef struct {
    long codes[256];
    int count;
} Written;

static int write_entry(const Pairs *pairs, Written *written, const PairEntry *entry) {
    if (entry->sign == NO_SIGN) {
        if (written->count == 256 || (Py_ssize_t)entry->left_entry >= pairs->known_numerals) { return 0; }
        written->codes[written->count++] = (long)entry->left_entry;
        return 1;
    }
    const Sign *sign = &pairs->search->signs[entry->sign];
    if (sign->opcode == EXPONENT && sign->parameter.kind != RATIONAL) { return 0; }
    if (!write_entry(pairs, written, &pairs->lists[entry->left_set].entries[entry->left_entry])) { return 0; }
    if (is_binary(sign->opcode) &&
        !write_entry(pairs, written, &pairs->lists[entry->right_set].entries[entry->right_entry])) {
        return 0;
    }
    if (written->count == 256) { return 0; }
    written->codes[written->count++] = -1 - (long)entry->sign;
    return 1;
}

/* Ask the caller about an expression. */
static void ask_about(Pairs *pairs, const PairEntry *entry, int target) {
    Search *search = pairs->search;
    Written written;
    written.count = 0;
    if (target >= pairs->known_goals || !write_entry(pairs, &written, entry)) {
        search->blurred = 1;
        return;
    }
    search->evaluations += COST_OF_CALL;
    search->has_asked = 1;
    PyObject *codes = PyTuple_New(written.count);
    for (int i = 0; codes && i < written.count; i++) {
        PyObject *code = PyLong_FromLong(written.codes[i]);
        if (!code) {
            Py_CLEAR(codes);
            break;
        }
        PyTuple_SET_ITEM(codes, i, code);
    }
    PyObject *answer = codes ? PyObject_CallFunction(search->accept, "Oi", codes, target) : NULL;
    Py_XDECREF(codes);
    int accepted = answer ? PyObject_IsTrue(answer) : -1;
    Py_XDECREF(answer);
    if (accepted) {
        stop_pairs(pairs, accepted < 0 ? FAILED : FOUND);
    } else if (is_merged_pair(&entry->value) && entry->sign != NO_SIGN) {
        search->blurred = 1;
    }
}

static void hold_against(Pairs *pairs, uint64_t targets, const PairEntry *entry) {
    for (; targets && goes_on(pairs); targets &= targets - 1) {
        int i = __builtin_ctzll(targets);
        if (touches_goal(pairs, &entry->value, &pairs->goals[i])) { ask_about(pairs, entry, i); }
    }
}

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

/* Put all that a sign makes into a set. */
static void put_made(Pairs *pairs, uint32_t into, uint16_t number, PairEntry made, const Pair *a, const Pair *b) {
    Pair out[MOST_MADE];
    const Sign *sign = &pairs->search->signs[number];
    uint64_t targets = pairs->search->sets[into].targets;
    int count = make_pairs(sign, a, b, targets ? MOST_ROOTS : FEW_ROOTS, out);
    pairs->search->evaluations++;
    if (count > 2 * FEW_ROOTS) {
        /* all of them are held against the Goal, and what goes on is their circle */
        for (int i = 0; i < count && goes_on(pairs); i++) {
            made.value = out[i];
            hold_against(pairs, targets, &made);
        }
        targets = 0;
        count = goes_on(pairs) && pairs->search->sets[into].is_built ? make_pairs(sign, a, b, FEW_ROOTS, out) : 0;
    }
    if (count < 0) { pairs->search->blurred = 1; }
    int is_merged = is_merged_pair(a) || (b && is_merged_pair(b));
    for (int i = 0; i < count && goes_on(pairs); i++) {
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
    uint64_t targets = search->sets[c.set].targets;
    for (uint32_t i = 0; i < left_count && goes_on(pairs); i++) {
        for (uint32_t j = 0; j < right_count && goes_on(pairs); j++) {
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
            put_made(pairs, c.set, c.sign, made, &one, &other);
        }
        search->evaluations += right_count / 8;
        look_up(search);
    }
}

static void put_pair_numerals(Pairs *pairs, uint32_t level) {
    Search *search = pairs->search;
    for (Py_ssize_t i = 0; i < search->numeral_count && goes_on(pairs); i++) {
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
        put_pair(pairs, into, search->sets[into].targets, &made);
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
    for (uint32_t i = 0; i < pairs->lists[set].count && goes_on(pairs); i++) {
        PairEntry made;
        memset(&made, 0, sizeof made);
        made.sign = number;
        made.left_set = set;
        made.left_entry = i;
        Pair value = pairs->lists[set].entries[i].value;
        put_made(pairs, into, number, made, &value, NULL);
    }
    look_up(search);
}

static void complete_pairs(Pairs *pairs, uint32_t set) {
    Search *search = pairs->search;
    if (!pairs_of(pairs, set)) { return; }
    if (!search->sets[set].is_company) {
        /* signs that cost nothing first, until nothing new comes of any of them */
        for (uint32_t before = UINT32_MAX; before != pairs->lists[set].count && goes_on(pairs);) {
            before = pairs->lists[set].count;
            for (Py_ssize_t k = 0; k < search->sign_count && goes_on(pairs); k++) {
                if (joined(search, search->sets[set].usage, search->signs[k].usage) == search->sets[set].usage) {
                    put_pair_sign(pairs, set, (uint16_t)k);
                }
            }
        }
        for (Py_ssize_t k = 0; k < search->sign_count && goes_on(pairs); k++) {
            if (joined(search, search->sets[set].usage, search->signs[k].usage) != search->sets[set].usage) {
                put_pair_sign(pairs, set, (uint16_t)k);
            }
        }
    }
    if (goes_on(pairs)) { search->sets[set].count = pairs->lists[set].count; }
}

static void complete_pair_level(Pairs *pairs, uint32_t first_set) {
    Search *search = pairs->search;
    uint32_t most = 0;
    for (uint32_t size = 0; size <= most && goes_on(pairs); size++) {
        for (uint32_t set = first_set; set < search->set_count && goes_on(pairs); set++) {
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
    for (uint32_t level = 1; level <= search->most_level && goes_on(pairs); level++) {
        uint32_t first_set = search->set_count;
        search->combination_count = 0;
        put_pair_numerals(pairs, level);
        pair_levels(search, level);
        for (size_t i = 0; i < search->combination_count && goes_on(pairs); i++) {
            combine_pairs(pairs, search->combinations[i]);
        }
        complete_pair_level(pairs, first_set);
        if (goes_on(pairs) && !append_level(search, level, first_set)) { return; }
    }
}

void release_pairs(Pairs *pairs) {
    for (uint32_t i = 0; i < pairs->room; i++) {
        PyMem_RawFree(pairs->lists[i].entries);
        PyMem_RawFree(pairs->lists[i].slots);
    }
    PyMem_RawFree(pairs->lists);
}
