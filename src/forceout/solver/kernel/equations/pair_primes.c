/* How often some primes divide complex numbers, to tell them from the Goal where proofs have intervals without end.
 *
 * A valuation of the fractions extends to all complex numbers, to each prime one is chosen. *Of every number that an
 * entry stands for it lies between the entry's ends.* i and all roots of unity have 0, of products valuations add up,
 * of a power with a fraction p/q for its exponent they are p/q as large for each of its values; a sum has the least of
 * two that differ, and no less where they do not. A prime p divides n! for each of n ÷ p, n ÷ p² ... rounded down
 * (Legendre), and any whole number not less than 0 times. Of what else is made nothing is said, nor of powers with
 * exponents that may not be fractions: these are, where they are made of fractions and i with no sign that makes
 * anything else of such. Numbers with ends that lie apart are not the same.
 *
 * Ends beyond LARGEST_TOLD are loosened, so that all roundings together are far below COUNT_SLACK.
 */
#include "pairs.h"

#define LARGEST_TOLD 1e5
#define COUNT_SLACK 1e-6

static const int64_t TOLD[TOLD_PRIMES] = {2, 3, 5, 7, 11, 13};

static Counts any_counts(void) {
    Counts any;
    for (int i = 0; i < TOLD_PRIMES; i++) {
        any.least[i] = -INFINITY;
        any.most[i] = INFINITY;
    }
    return any;
}

static Counts counts_of_whole(void) {
    Counts whole = any_counts();
    for (int i = 0; i < TOLD_PRIMES; i++) { whole.least[i] = 0; }
    return whole;
}

/* Ends that are no float, or too far for floats to tell, are loosened. */
static void set_counts(Counts *counts, int i, double least, double most) {
    counts->least[i] = !(least >= -LARGEST_TOLD) ? -INFINITY : minimum(least, LARGEST_TOLD);
    counts->most[i] = !(most <= LARGEST_TOLD) ? INFINITY : maximum(most, -LARGEST_TOLD);
}

static int told_times(uint64_t n, int64_t prime) {
    int times = 0;
    for (; n && n % (uint64_t)prime == 0; n /= (uint64_t)prime) { times++; }
    return times;
}

static Counts counts_of_fraction(const Value *v) {
    Counts counts = any_counts();
    for (int i = 0; i < TOLD_PRIMES && v->kind == RATIONAL; i++) {
        if (v->num == 0) {
            set_counts(&counts, i, LARGEST_TOLD, INFINITY);
        } else {
            double times = told_times(magnitude(v->num), TOLD[i]) - told_times((uint64_t)v->den, TOLD[i]);
            set_counts(&counts, i, times, times);
        }
    }
    return counts;
}

static double told_in_factorial(double n, int64_t prime) {
    double told = 0;
    for (n = floor(n / (double)prime); n >= 1; n = floor(n / (double)prime)) { told += n; }
    return told;
}

/* Factorials of the whole numbers that a pair may be. */
static Counts counts_of_factorial(const Pair *n) {
    Counts counts = counts_of_whole();
    Value one = rational(1, 1);
    double least, most;
    if (is_real(n) && sign_of(&n->re) == 0) { return counts_of_fraction(&one); }
    if (n->is_circle != ON_AXES || !is_real(n) || sign_of(&n->re) != 1) { return counts; }
    log_bounds(&n->re, &least, &most);
    least = floor(exp(minimum(least, 30)) * (1 - 1e-9) + 1e-6);
    most = most < 30 ? floor(exp(most) * (1 + 1e-9) + 1e-6) : INFINITY;
    for (int i = 0; i < TOLD_PRIMES; i++) {
        double times = isfinite(most) ? told_in_factorial(most, TOLD[i]) : INFINITY;
        set_counts(&counts, i, told_in_factorial(least, TOLD[i]), times);
    }
    return counts;
}

static Counts counts_of_product(const Counts *a, const Counts *b) {
    Counts counts;
    for (int i = 0; i < TOLD_PRIMES; i++) {
        set_counts(&counts, i, a->least[i] + b->least[i], a->most[i] + b->most[i]);
    }
    return counts;
}

static Counts counts_of_quotient(const Counts *a, const Counts *b) {
    Counts counts;
    for (int i = 0; i < TOLD_PRIMES; i++) {
        set_counts(&counts, i, a->least[i] - b->most[i], a->most[i] - b->least[i]);
    }
    return counts;
}

static Counts counts_of_sum(const Counts *a, const Counts *b) {
    Counts counts;
    for (int i = 0; i < TOLD_PRIMES; i++) {
        if (a->most[i] + COUNT_SLACK < b->least[i]) {
            set_counts(&counts, i, a->least[i], a->most[i]);
        } else if (b->most[i] + COUNT_SLACK < a->least[i]) {
            set_counts(&counts, i, b->least[i], b->most[i]);
        } else {
            set_counts(&counts, i, minimum(a->least[i], b->least[i]), INFINITY);
        }
    }
    return counts;
}

/* A product of ends, of which nothing times what has no end is nothing. */
static double scaled_end(double end, double exponent) { return end == 0 || exponent == 0 ? 0 : end * exponent; }

/* A power with a fraction between two ends for its exponent. */
static Counts counts_of_power(const Counts *a, double low, double high) {
    Counts counts;
    for (int i = 0; i < TOLD_PRIMES; i++) {
        double one = scaled_end(a->least[i], low), two = scaled_end(a->least[i], high),
               three = scaled_end(a->most[i], low), four = scaled_end(a->most[i], high);
        set_counts(&counts, i, minimum(minimum(one, two), minimum(three, four)),
                   maximum(maximum(one, two), maximum(three, four)));
    }
    return counts;
}

static const Counts *counts_at(const Pairs *pairs, uint32_t set, uint32_t entry) {
    return &pairs->lists[set].counts[entry];
}

/* Whether all numbers of a set are fractions or have such parts: it has the cubes of no sign that makes others. What a
 * counter that has an end of its own counts is left out of account. */
static int has_fractions(const Search *search, const Set *set) {
    u128 counted = ~(search->saturating | search->guards);
    for (Py_ssize_t i = 0; i < search->sign_count; i++) {
        switch (search->signs[i].opcode) {
        case ADD:
        case SUBTRACT:
        case MULTIPLY:
        case DIVIDE:
        case AVERAGE:
        case FACTORIAL:
        case FACTORS:
        case BESIDE_I:
        case BETWEEN_I: continue;
        default: break;
        }
        u128 usage = search->signs[i].usage & counted;
        if (((((set->usage & counted) | search->guards) - usage) & search->guards) == search->guards) { return 0; }
    }
    return 1;
}

/* A power with what some entry has for its exponent. */
static Counts counts_of_entry_power(const Pairs *pairs, const PairEntry *made) {
    const PairEntry *exponent = &pairs->lists[made->right_set].entries[made->right_entry];
    const Value *by = &exponent->value.re;
    if (!is_real(&exponent->value)) { return any_counts(); }
    const Counts *base = counts_at(pairs, made->left_set, made->left_entry);
    double low, high;
    if (by->kind == RATIONAL) {
        low = high = (double)by->num / (double)by->den;
        return counts_of_power(base, low, high);
    }
    /* a power of the base, or a whole number */
    int opcode = exponent->sign == NO_SIGN ? FACTORIAL : pairs->search->signs[exponent->sign].opcode;
    int is_whole = (opcode == FACTORIAL || opcode == FACTORS) && !by->merged;
    if (!is_whole && !has_fractions(pairs->search, &pairs->search->sets[made->right_set])) { return any_counts(); }
    if (abs(sign_of(by)) != 1) { return counts_of_power(base, -INFINITY, INFINITY); }
    log_bounds(by, &low, &high);
    low = low > 300 ? 1e100 : low < -300 ? 0 : exp(low) * (1 - 1e-9);
    high = high > 300 ? INFINITY : high < -300 ? 1e-100 : exp(high) * (1 + 1e-9);
    return sign_of(by) > 0 ? counts_of_power(base, low, high) : counts_of_power(base, -high, -low);
}

/* What the valuations of all that an entry stands for lie between, by how it was made. */
Counts counts_of(const Pairs *pairs, const PairEntry *made) {
    if (made->sign == NO_SIGN) {
        Py_ssize_t far = (Py_ssize_t)made->left_entry - pairs->known_numerals;
        return far < 0 ? counts_of_fraction(&pairs->search->numerals[made->left_entry].value) : pairs->far_counts[far];
    }
    const Sign *sign = &pairs->search->signs[made->sign];
    const Counts *a = counts_at(pairs, made->left_set, made->left_entry);
    const Counts *b = is_binary(sign->opcode) ? counts_at(pairs, made->right_set, made->right_entry) : a;
    Value two = rational(2, 1);
    Counts sum, divisor;
    switch (sign->opcode) {
    case ADD:
    case SUBTRACT: return counts_of_sum(a, b);
    case AVERAGE:
        sum = counts_of_sum(a, b);
        divisor = counts_of_fraction(&two);
        return counts_of_quotient(&sum, &divisor);
    case MULTIPLY:
    case BETWEEN_I: return counts_of_product(a, b);
    case DIVIDE: return counts_of_quotient(a, b);
    case BESIDE_I: return *a;
    case POWER:
    case CHOSEN_POWER: return counts_of_entry_power(pairs, made);
    case EXPONENT:
        if (sign->parameter.kind != RATIONAL) { return any_counts(); }
        double by = (double)sign->parameter.num / (double)sign->parameter.den;
        return counts_of_power(a, by, by);
    case FACTORIAL: return counts_of_factorial(&pairs->lists[made->left_set].entries[made->left_entry].value);
    case FACTORS: return counts_of_whole();
    default: return any_counts();
    }
}

/* Let ends hold others too. */
void widen_counts(Counts *known, const Counts *other) {
    for (int i = 0; i < TOLD_PRIMES; i++) {
        known->least[i] = minimum(known->least[i], other->least[i]);
        known->most[i] = maximum(known->most[i], other->most[i]);
    }
}

/* Whether some prime surely divides a number more often than a reading of the Goal, or less often; or it is a factorial
 * and the Goal is none. */
int is_told_apart(const Pairs *pairs, const PairEntry *made, int goal) {
    if (!pairs->goal_counts || pairs->search->modulus) { return 0; }
    int is_factorial = made->sign != NO_SIGN && pairs->search->signs[made->sign].opcode == FACTORIAL;
    if (is_factorial && pairs->are_no_factorials[goal]) { return 1; }
    Counts counts = counts_of(pairs, made);
    const Counts *wanted = &pairs->goal_counts[goal];
    for (int i = 0; i < TOLD_PRIMES; i++) {
        if (counts.most[i] + COUNT_SLACK < wanted->least[i] || wanted->most[i] + COUNT_SLACK < counts.least[i]) {
            return 1;
        }
    }
    return 0;
}

/* Ends that the caller has worked out: of each number the least of all primes, and then the most. */
int read_counts(const char *bytes, Py_ssize_t length, Py_ssize_t count, Counts **out) {
    if (length != count * (Py_ssize_t)sizeof(Counts)) {
        PyErr_SetString(PyExc_ValueError, "two ends for each prime and number");
        return 0;
    }
    *out = PyMem_RawCalloc((size_t)count + 1, sizeof **out);
    if (!*out) {
        PyErr_NoMemory();
        return 0;
    }
    memcpy(*out, bytes, (size_t)length);
    for (Py_ssize_t i = 0; i < count; i++) {
        for (int k = 0; k < TOLD_PRIMES; k++) { set_counts(&(*out)[i], k, (*out)[i].least[k], (*out)[i].most[k]); }
    }
    return 1;
}
