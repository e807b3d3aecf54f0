/* What is wanted of the numbers of a collection: the Goal, or what √ and ! without end come to it from.
 *
 * Theorem. If √ and !, put to x any number of times, come to a Goal, x is in one of the spans wanted.
 *
 * Proof. √y is a Goal g only where y is g²; y! is g only where y is a whole number between those whose factorials are
 * less and more than g, and where the primes divide some such factorial as often as g. Squares of squares without end
 * are held by one span. By induction over the signs. ∎
 */
#include "spans.h"

#define MOST_WANTED 600
#define MOST_SQUARES 20
#define LEAST_SQUARES 5
#define FAR_SQUARE 1e280 /* of what has a larger logarithm only the tower is doubled */
#define FACTS (2 * PRIMES + 16)
#define MOST_EXACT 3 /* arguments of a factorial that are wanted one by one */

static void add_wanted(Spans *spans, SpanList *wanted, Span span) {
    set_ends(&span);
    set_sort_bits(&span);
    for (uint32_t i = 0; i < wanted->count; i++) {
        const Span *other = &wanted->spans[i];
        if (other->goal_sort <= span.goal_sort && other->goal_order >= span.goal_order &&
            other->goal_is_pure <= span.goal_is_pure && other->goal_is_odd <= span.goal_is_odd &&
            other->goal_is_no_power <= span.goal_is_no_power && is_within(spans, &span, other)) {
            return;
        }
    }
    append(spans, wanted, &span);
}

static void want_whole(Spans *spans, SpanList *wanted, Value value) {
    Span span = span_of(value, 0);
    span.is_algebraic = span.is_rational = span.is_whole = 0;
    span.goal_sort = FRACTION;
    set_goal_order(&span, 0);
    add_wanted(spans, wanted, span);
}

/* A number whose factorial has a logarithm that is no higher, or no lower. */
static double argument_of(double of_factorial, int up_to) {
    double low = 0, high = 700;
    if (of_factorial > 1e300) { return up_to ? INFINITY : 680; }
    for (int i = 0; i < 100; i++) {
        double middle = (low + high) / 2;
        if (lgamma(exp(middle) + 1) < of_factorial) {
            low = middle;
        } else {
            high = middle;
        }
    }
    return up_to ? high * (1 + 1e-9) + 1e-9 : low * (1 - 1e-9) - 1e-9;
}

/* The whole numbers whose factorial is a Goal. */
static void want_arguments(Spans *spans, Span goal, SpanList *wanted) {
    Sign sign = {FACTORIAL, 0, rational(0, 1), 0};
    Value found[2], one = rational(1, 1);
    double lo, hi;
    if (sign_of(&goal.value) < 1 || goal.is_irrational) { return; }
    /* a factorial beyond 1 is no square of a fraction: some prime divides it just once */
    if (goal.is_raised && goal.goal_sort >= FRACTION && !overlaps(&goal.value, &one)) { return; }
    if (goal.argument == NO_ARGUMENT) { return; }
    if (goal.argument >= 0) {
        add_wanted(spans, wanted, spans->goals[goal.argument]);
        return; /* no other number above 1 has this factorial */
    }
    int known = undo_sign(&sign, &goal.value, found);
    for (int k = 0; k < known; k++) { want_whole(spans, wanted, found[k]); }
    if (known >= 0) { return; }
    log_bounds(&goal.value, &lo, &hi);
    if (lo < 1) {
        want_whole(spans, wanted, rational(0, 1));
        lo = 0;
    }
    if (hi < lo) { return; }
    double least = lo > 1 ? argument_of(lo, 0) : 0, most = isinf(hi) ? INFINITY : argument_of(maximum(hi, 1), 1);
    double tl, th;
    if (isfinite(goal.tower_lo) && lo > FAR_SQUARE && towers_of(&goal, &tl, &th)) {
        /* log log n! is between log n and log n + log log n */
        least = maximum(least, (tl - log(tl)) * (1 - 1e-9));
        most = minimum(most, th * (1 + 1e-9));
    }
    if (most < 30 && floor(exp(most)) < ceil(exp(least))) { return; }
    /* n! for such n may be divided by other primes than the Goal */
    Span made = span_of(of_logarithms(lo, hi, 0), 0);
    count_factorial(spans, &made, most < 30 ? ceil(exp(least)) : exp(minimum(least, 600)),
                    most < 30 ? floor(exp(most)) : INFINITY);
    if (!touches(spans, &made, &goal)) { return; }
    if (most < 20 && floor(exp(most)) - ceil(exp(least)) < MOST_EXACT) {
        for (double n = ceil(exp(least)); n <= floor(exp(most)); n++) {
            int32_t remainder = residue_of_factorial(n);
            if (goal.residue < 0 || goal.residue == remainder) { want_whole(spans, wanted, rational((int64_t)n, 1)); }
        }
        return;
    }
    want_whole(spans, wanted, of_logarithms(least, most, 0));
}

/* The squares of a Goal, of these and so on; 0 where they are not known. */
static int want_square(Spans *spans, Span goal, SpanList *wanted) {
    Value one = rational(1, 1), square;
    double lo, hi;
    if (sign_of(&goal.value) < 1 || (is_fraction(&goal) && goal.value.num == goal.value.den)) { return 1; }
    if (overlaps(&goal.value, &one)) { return 0; }
    log_bounds(&goal.value, &lo, &hi);
    lo = minimum(lo, 1e300);
    hi = maximum(hi, -1e300);
    Valuations own = valuations_of(spans, &goal), twice = scaled(&own, 2);
    int is_last =
        goal.is_raised > maximum(minimum(MOST_SQUARES, MOST_WANTED / 2 / spans->search->target_count), LEAST_SQUARES);
    int is_far = fabs(lo) > FAR_SQUARE || fabs(hi) > FAR_SQUARE, is_doubled = !is_last;
    if (is_far && !isfinite(goal.tower_lo)) { is_doubled = 0; }
    if (is_far || !is_doubled) { square = lo > 0 ? of_logarithms(lo, INFINITY, 0) : of_logarithms(-INFINITY, hi, 0); }
    if (!is_doubled) {
        for (int i = 0; i < COUNTS; i++) {
            twice.least[i] = own.least[i] < 0 ? -INFINITY : own.least[i];
            twice.most[i] = own.most[i] > 0 ? INFINITY : own.most[i];
        }
    } else if (!is_far && (multiply(&goal.value, &goal.value, &square) != 1 || sign_of(&square) != 1) &&
               !exponential(far_down(2 * lo), far_up(2 * hi), 0, &square)) {
        return 0; /* a square beyond doubles is known by its logarithm */
    }
    Span span = span_of(square, 0);
    span.is_algebraic = span.is_radical = span.is_irrational = span.is_rational = span.is_whole = 0;
    span.goal_sort = goal.goal_sort;
    span.is_raised = (uint8_t)(goal.is_raised + 1);
    span.valuations = twice;
    span.tower_lo = is_doubled ? tower_moved(goal.tower_lo, M_LN2 - 1e-9, 0) : goal.tower_lo;
    span.tower_hi = is_doubled ? tower_moved(goal.tower_hi, M_LN2 + 1e-9, 1) : INFINITY;
    span.lone = lone_of(&goal);
    span.lone.num = span.lone.is_all = 0; /* it divides, more often */
    if (is_doubled) {
        Sign times = {MULTIPLY, 0, rational(0, 1), 0};
        span.residue = residue_made(&times, &goal, &goal);
        set_classes(spans, &times, &goal, &goal, &span);
    }
    span.goal_is_pure = goal.goal_is_pure;
    span.goal_is_odd = goal.goal_is_odd;
    span.goal_is_no_power = (uint8_t)is_no_power(spans, &goal);
    if (goal.goal_order != NO_GOAL_ORDER) { span.goal_order = (int8_t)(goal.goal_order - 1); }
    add_wanted(spans, wanted, span);
    return 1;
}

/* Whether a sign on one number that costs more can follow on a collection. */
int takes_signs(const Spans *spans, uint32_t set) {
    const Search *search = spans->search;
    u128 usage = search->sets[set].usage;
    for (Py_ssize_t k = 0; k < search->sign_count; k++) {
        u128 total = joined(search, usage, search->signs[k].usage);
        if (!is_binary(search->signs[k].opcode) && total != usage && fits(search, total)) { return 1; }
    }
    return 0;
}

/* The Goals of a collection, and all that comes to them by signs that cost nothing; 0 where that is not known. */
int want(Spans *spans, uint32_t set, SpanList *wanted) {
    Search *search = spans->search;
    u128 usage = search->sets[set].usage;
    int roots = 0, factorials = 0;
    for (Py_ssize_t k = 0; k < search->sign_count; k++) {
        const Sign *sign = &search->signs[k];
        u128 total = joined(search, usage, sign->usage);
        if (is_binary(sign->opcode) || total != usage) { continue; }
        /* of numbers that are a multiple from the Goal no sign is undone */
        if (search->modulus) { return 0; }
        if (sign->opcode != SQUARE_ROOT && sign->opcode != FACTORIAL) { return 0; }
        roots |= sign->opcode == SQUARE_ROOT;
        factorials |= sign->opcode == FACTORIAL;
    }
    for (uint64_t left = (uint64_t)search->sets[set].targets; left; left &= left - 1) {
        append(spans, wanted, &spans->goals[__builtin_ctzll(left)]);
    }
    for (uint32_t i = 0; i < wanted->count && is_going(spans); i++) {
        Span goal = wanted->spans[i];
        if (wanted->count > MOST_WANTED || sign_of(&goal.value) == 2) { return 0; }
        if (factorials) { want_arguments(spans, goal, wanted); }
        if (roots && !want_square(spans, goal, wanted)) { return 0; }
    }
    return is_going(spans);
}

/* Of a Goal that is a large factorial it is known how often the primes of the base divide it beside each other. */
static void count_goal_factorial(const Spans *spans, Span *goal) {
    double lo, hi;
    log_bounds(&spans->search->targets[goal->argument].value, &lo, &hi);
    double difference = lo > 1 ? difference_in_factorial(spans, floor(exp(minimum(lo, 100)) * (1 - 1e-9))) : 0;
    if (difference > 0) { goal->valuations.least[PRIMES] = maximum(goal->valuations.least[PRIMES], difference); }
}

/* The readings of the Goal, and what Python knows of them: what sort they are of, valuations, towers, remainders,
 * and which is the factorial of which. */
int set_goals(Spans *spans, const char *sorts, PyObject *known) {
    for (int i = 0; i < spans->search->target_count; i++) {
        Span goal = span_of(spans->search->targets[i].value, 0);
        PyObject *item = PyTuple_GET_ITEM(known, i);
        if (!PyTuple_Check(item) || PyTuple_GET_SIZE(item) != FACTS) {
            PyErr_SetString(PyExc_ValueError,
                            "valuations, a tower, a remainder, an argument, a root, a leaving, a root "
                            "of what is divided once, classes, a unit, primes, a factorial and parts of each target");
            return 0;
        }
        double numbers[FACTS];
        for (int k = 0; k < FACTS; k++) { numbers[k] = PyFloat_AsDouble(PyTuple_GET_ITEM(item, k)); }
        if (PyErr_Occurred()) { return 0; }
        for (int k = 0; k < PRIMES; k++) {
            goal.valuations.least[k] = numbers[2 * k];
            goal.valuations.most[k] = numbers[2 * k + 1];
        }
        count_base(spans, &goal.valuations);
        goal.tower_lo = tower_told(numbers[2 * PRIMES], 0);
        goal.tower_hi = tower_told(numbers[2 * PRIMES + 1], 1);
        goal.residue = (int32_t)maximum(minimum(numbers[2 * PRIMES + 2], 1e9), -1);
        goal.leaving = (int8_t)maximum(minimum(numbers[2 * PRIMES + 5], LARGEST_MODULUS), -1);
        goal.argument =
            (int32_t)maximum(minimum(numbers[2 * PRIMES + 3], spans->search->target_count - 1), NO_ARGUMENT);
        goal.once_root = goal.argument >= 0 ? 1 : numbers[2 * PRIMES + 6];
        if (goal.argument >= 0) { count_goal_factorial(spans, &goal); }
        goal.goal_sort = (uint8_t)(sorts[i] & 3);
        if (is_fraction(&goal) && goal.goal_sort < FRACTION) { goal.goal_sort = FRACTION; }
        if (goal.goal_sort == POWER_OF_BASE && spans->other_prime >= 0) {
            goal.valuations.least[PRIMES] = goal.valuations.most[PRIMES] = 0;
        }
        goal.is_algebraic = goal.is_radical = goal.is_rational = goal.is_whole = 0;
        goal.is_irrational = (sorts[i] & NO_FRACTION) != 0;
        set_goal_order(&goal, numbers[2 * PRIMES + 4]);
        set_unit_of_goal(&goal, numbers + 2 * PRIMES + 8);
        if (spans->counts_primes) { count_unit_of_goal(spans, &goal); }
        set_classes_of_goal(spans, &goal, numbers[2 * PRIMES + 7]);
        set_lone_of_goal(&goal, numbers[2 * PRIMES + 12], numbers[2 * PRIMES + 15]);
        goal.goal_is_odd = numbers[2 * PRIMES + 13] > 0;
        set_told_dominance(&goal, numbers[2 * PRIMES + 14]);
        set_ends(&goal);
        spans->goals[i] = goal;
    }
    for (int i = 0; i < spans->search->target_count; i++) {
        Span *goal = &spans->goals[i];
        if (goal->argument >= 0) { set_lone_of_factorial(&spans->goals[goal->argument], goal); }
        set_dominance_of_goal(spans, goal);
    }
    return 1;
}
