/* Complex numbers held against the Goal, and what touches it put to the caller.
 *
 * A no settles an expression, but not what else a merged entry stands for; an expression with what is any number of an
 * interval cannot be asked about, and leaves a doubt.
 */
#include "pairs.h"

/* Whether a number is 0 and another is surely not, however small. */
static int is_beside_zero(const Pair *zero, const Pair *other) {
    return is_real(zero) && sign_of(&zero->re) == 0 && is_no_zero(other);
}

static int touches_goal(Pairs *pairs, const Pair *z, const Pair *goal) {
    Search *search = pairs->search;
    if (search->modulus) {
        if (z->is_circle) {
            /* what is real is that size or less than zero */
            Value minus = negated(z->re);
            return !is_real(goal) || meets(search, &z->re, &goal->re) || meets(search, &minus, &goal->re);
        }
        return overlaps(&z->im, &goal->im) && meets(search, &z->re, &goal->re);
    }
    if (is_beside_zero(z, goal) || is_beside_zero(goal, z)) { return 0; }
    if (!z->is_circle && !goal->is_circle) { return overlaps(&z->re, &goal->re) && overlaps(&z->im, &goal->im); }
    Value size = pair_size(z), other = pair_size(goal);
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

void hold_against(Pairs *pairs, uint64_t targets, const PairEntry *entry) {
    for (; targets && pairs_go_on(pairs); targets &= targets - 1) {
        int i = __builtin_ctzll(targets);
        if (touches_goal(pairs, &entry->value, &pairs->goals[i]) && !is_told_apart(pairs, entry, i)) {
            ask_about(pairs, entry, i);
        }
    }
}
