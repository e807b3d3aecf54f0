/* √ and ! without end, put to spans.
 *
 * √…√ of a positive number lies between it and 1. With LEAST_CHAIN signs or more it is no fraction where the number is
 * one below LIMIT, other than 1: 2 to the power of 2^6 is beyond. n! is no smaller than n.
 */
#include "spans.h"

#include <float.h>

#define MOST_WHOLE 12         /* whole numbers of a span that ! is put to one by one */
#define MOST_EXACTLY 1e12     /* beyond, their logarithms are not worked out */
#define CHAIN_OF_FACTORIALS 5 /* so that of 3 the rest lies beyond all towers */

/* √ without end: so many, and then all that lies between the last and 1. */
void put_roots(Spans *spans, const Sign *sign, Span from, SpanList *out) {
    if (sign_of(&from.value) < 1) { return; }
    TELL(uint32_t first = from.way;)
    Value under = from.value;
    for (int i = 0; i < spans->longest && is_going(spans); i++) {
        if (is_fraction(&from) && from.value.num == from.value.den) { return; }
        Value results[2], half;
        Span root;
        if (is_huge(&from.value)) {
            exponential(far_down(from.value.lo / 2), far_up(from.value.hi / 2), 0, &half);
            root = span_of(half, 0);
        } else if (evaluate(sign, &from.value, NULL, results) == 1) {
            root = span_of(results[0], 0);
        } else {
            root = positive_between(-INFINITY, INFINITY);
        }
        set_sort(sign, &from, NULL, &root);
        set_order(spans, sign, &from, NULL, &root);
        count_made(spans, sign, &from, NULL, &root);
        if (root.is_irrational && !root.squares) { root.squares = 1; }
        if (!is_known(&root.value)) { set_lone_of_roots(&under, i + 1, 0, &root); }
        root.is_rooted = 1;
        from = root;
        TELL(from.way = tell(SQUARE_ROOT, first, 0, i + 1);)
        append(spans, out, &from);
        spans->search->evaluations++;
    }
    Value one = rational(1, 1);
    Span rest = span_of(hull_of(&one, &from.value), 0);
    rest.is_irrational = from.is_irrational;
    rest.is_radical = from.is_radical;
    rest.is_root = (uint8_t)are_roots(spans, &from);
    rest.order = from.order;
    rest.is_no_root = from.is_no_root;
    rest.is_two_root = (uint8_t)are_two_roots(&from);
    rest.squares = from.squares;
    rest.is_algebraic = from.is_algebraic;
    rest.is_transcendental = from.is_transcendental;
    rest.is_rooted = 1;
    rest.is_of_base = (uint8_t)is_of_base(spans, &from);
    rest.lone = from.lone;
    rest.lone.is_open = 1;
    set_lone_of_roots(&under, spans->longest + 1, 1, &rest);
    Valuations last = valuations_of(spans, &from);
    for (int i = 0; i < COUNTS && spans->counts_primes; i++) {
        /* ever nearer to 0, but not 0 */
        rest.valuations.least[i] = last.least[i] > 0 ? DBL_TRUE_MIN : minimum(last.least[i], 0);
        rest.valuations.most[i] = last.most[i] < 0 ? -DBL_TRUE_MIN : maximum(last.most[i], 0);
    }
    TELL(rest.way = tell(SQUARE_ROOT, first, 0, INFINITY);)
    append(spans, out, &rest);
}

/* n! for all n between two whole numbers; the logarithms of both are handed in where they are beyond doubles. */
static Span factorials_between(Spans *spans, const Span *from, double first, double last, double al, double ah) {
    /* log n! lies between n (log n - 1) and that and log n + 1 more */
    double least = 0, most = INFINITY; /* of 690 that is 3.17e302 */
    if (first > LEAST_FACTORIAL) { least = al > 690 ? 3e302 : exp(al) * (al - 1) * (1 - 1e-9); }
    if (ah < 690) { most = maximum(1, (exp(ah) * maximum(ah - 1, 0) + fabs(ah) + 1) * (1 + 1e-9)); }
    Span span = positive_between(least, most);
    if (al > 690) {
        span.tower_lo = tower_of((al + log(al - 1)) * (1 - 1e-12), 0);
        span.tower_hi = isinf(ah) ? INFINITY : tower_of((ah + log(ah)) * (1 + 1e-12), 1);
        /* of n! it is log n and little more */
        if (isfinite(from->tower_lo)) {
            span.tower_lo = maximum(span.tower_lo, tower_above(from->tower_lo, 0));
            span.tower_hi = minimum(span.tower_hi, tower_above(from->tower_hi, 1));
        }
    }
    count_factorial(spans, &span, first, last);
    if (first == last || residue_of_factorial(first) == 0) { span.residue = residue_of_factorial(first); }
    span.leaving = leaving_of_factorials(spans, first);
    set_classes_of_factorial(spans, &span, first);
    span.is_algebraic = span.is_rational = span.is_whole = span.is_made_factorial = 1;
    return span;
}

/* n! of the whole numbers among powers of the base with fractions for exponents. */
static void put_factorials_of_powers(Spans *spans, const Span *from, SpanList *out) {
    Span powers[MOST_WHOLE_POWERS];
    int count = whole_powers(spans, from, powers);
    for (int i = 0; i < count && is_going(spans); i++) { put_factorials(spans, &powers[i], out); }
}

/* n! of all whole numbers of a span. */
void put_factorials(Spans *spans, const Span *from, SpanList *out) {
    if (!put_factorials_in_parts(spans, from, out)) { put_factorials_at_once(spans, from, out); }
}

/* The same, of no powers of the base in parts. */
void put_factorials_at_once(Spans *spans, const Span *from, SpanList *out) {
    const Value *v = &from->value;
    double lo, hi, al, ah;
    Value made;
    if (sign_of(v) < 0 || !can_be_whole(spans, from)) { return; }
    if (sign_of(v) == 1 && !is_known(v) && is_of_base(spans, from) && !from->is_rational) {
        put_factorials_of_powers(spans, from, out);
        return;
    }
    bounds(v, &lo, &hi);
    double first = ceil(maximum(lo, 0)), last = floor(hi);
    if (last < first) { return; }
    if (last <= MOST_EXACTLY && last - first < MOST_WHOLE) {
        for (int64_t n = (int64_t)first; n <= (int64_t)last && is_going(spans); n++) {
            Value whole = rational(n, 1);
            if (factorial_of(&whole, &made) != 1) { give_up(spans, BLURRED); }
            Span span = span_of(made, 0);
            span.is_factorial = made.kind == RATIONAL ? 0 : is_sole_factorial(from) ? 2 : 1;
            span.is_algebraic = span.is_rational = span.is_whole = span.is_made_factorial = 1;
            span.least_argument = span.most_argument = (double)n;
            span.residue = residue_of_factorial((double)n);
            span.leaving = leaving_of_factorials(spans, (double)n);
            set_classes_of_factorial(spans, &span, (double)n);
            span.argument_leaving = leaving_of(spans, &(Span){.value = whole});
            span.argument_is_of_base = (uint8_t)(is_of_base(spans, &(Span){.value = whole}));
            if (span.is_factorial) {
                span.order = 0;
                span.is_once = 1;
            }
            TELL(span.way = tell(FACTORIAL, from->way, 0, (double)n);)
            if (span.is_factorial) {
                count_factorial(spans, &span, (double)n, (double)n);
                set_factorial(&span, log((double)n));
                set_form(&(Span){.value = whole}, log((double)n), &span);
                set_dominance(from, &span);
            }
            if (n > 1) {
                set_lone_of_factorial(&(Span){.value = whole, .tower_lo = -INFINITY, .tower_hi = INFINITY}, &span);
            }
            append(spans, out, &span);
        }
        return;
    }
    log_bounds(v, &al, &ah);
    double least = least_log_of_whole(spans, from);
    if (least > ah) { return; }
    if (least > al) {
        al = least;
        first = maximum(first, al < 600 ? ceil(exp(al) * (1 - 1e-8)) : 1e260);
    }
    Span span = factorials_between(spans, from, first, last, al, ah);
    if (v->kind == LINEAR && first > LEAST_FACTORIAL && al > least && factorial_of(v, &made) == 1) {
        span.value = made;
    }
    span.is_factorial = first <= LEAST_FACTORIAL ? 0 : is_sole_factorial(from) ? 2 : 1;
    if (span.is_factorial) { set_factorial(&span, maximum(log(first), minimum(al, 1e300))); }
    if (first > 1) {
        span.order = 0;
        span.is_once = 1;
        set_lone_of_factorial(from, &span);
    }
    if (span.is_factorial) {
        set_form(from, maximum(log(first), minimum(al, 1e300)) * (1 - 1e-9), &span);
        set_dominance(from, &span);
    }
    span.least_argument = first;
    span.most_argument = last;
    span.argument_is_of_base = (uint8_t)is_of_base(spans, from);
    span.argument_leaving = leaving_of(spans, from);
    TELL(span.way = tell(FACTORIAL, from->way, 0, NAN);)
    append(spans, out, &span);
}

/* ! without end: so many, and then all that is larger than the last. */
void put_factorial_chain(Spans *spans, const Span *from, SpanList *out) {
    SpanList now = {0}, next = {0};
    append(spans, &now, from);
    for (int i = 0; i < CHAIN_OF_FACTORIALS && now.count && is_going(spans); i++) {
        next.count = 0;
        for (uint32_t k = 0; k < now.count && is_going(spans); k++) { put_factorials(spans, &now.spans[k], &next); }
        SpanList swapped = now;
        now = next;
        next = swapped;
        uint32_t kept = 0;
        for (uint32_t k = 0; k < now.count && is_going(spans); k++) {
            now.spans[k].is_raised = 1;
            append(spans, out, &now.spans[k]);
            /* 1 and 2 are their own factorials */
            if (!is_fraction(&now.spans[k]) || now.spans[k].value.num > 2) { now.spans[kept++] = now.spans[k]; }
        }
        now.count = kept;
    }
    /* the next of each, and all that is larger */
    next.count = 0;
    for (uint32_t k = 0; k < now.count && is_going(spans); k++) { put_factorials(spans, &now.spans[k], &next); }
    for (uint32_t k = 0; k < next.count && is_going(spans); k++) {
        Span rest = next.spans[k];
        double lo, hi;
        rest.is_raised = 1;
        log_bounds(&rest.value, &lo, &hi);
        rest.value = of_logarithms(lo, INFINITY, 0);
        rest.tower_hi = rest.most_argument = INFINITY;
        rest.residue = residue_of_factorial(rest.least_argument) == 0 ? 0 : -1;
        for (int i = 0; i < PRIMES; i++) { rest.valuations.most[i] = INFINITY; }
        double difference = difference_in_factorial(spans, rest.least_argument);
        rest.argument_is_of_base = 0;
        rest.form.is_set = 0;
        rest.lone.largest = INFINITY;
        rest.argument_leaving = -1;
        rest.valuations.least[PRIMES] = difference > 0 ? difference : -INFINITY;
        rest.valuations.most[PRIMES] = INFINITY;
        TELL(rest.way = tell(FACTORIAL, rest.way, 0, INFINITY);)
        append(spans, out, &rest);
    }
    PyMem_RawFree(now.spans);
    PyMem_RawFree(next.spans);
}

/* Exponents that are factorials without end: of each number that is handed in what ! makes of it, of that and so on. */
int read_exponent_chains(Spans *spans, PyObject *list) {
    Search *search = spans->search;
    spans->first_exponent = spans->other_exponents = search->sign_count;
    for (Py_ssize_t i = 0; i < PyTuple_GET_SIZE(list); i++) {
        long long number;
        u128 usage;
        uint32_t first = spans->exponents.count;
        if (!read_exponent(search, PyTuple_GET_ITEM(list, i), &number, &usage)) { return 0; }
        Span from = span_of(rational(number, 1), 0);
        put_factorial_chain(spans, &from, &spans->exponents);
        uint32_t count = spans->exponents.count - first;
        Sign *grown = PyMem_RawRealloc(search->signs, ((size_t)search->sign_count + count + 1) * sizeof *grown);
        if (!grown || search->sign_count + count >= NO_SIGN) {
            PyErr_NoMemory();
            return 0;
        }
        search->signs = grown;
        for (uint32_t k = 0; k < count; k++) {
            Sign sign = {EXPONENT, usage, spans->exponents.spans[first + k].value, 0};
            grown[search->sign_count++] = sign;
        }
    }
    spans->other_exponents = search->sign_count;
    return 1;
}

/* What is known of an exponent; NULL where it is a number or any of an interval. */
const Span *exponent_of(const Spans *spans, const Sign *sign) {
    const Sign *signs = spans->search->signs;
    if (sign->opcode != EXPONENT || sign < signs + spans->first_exponent || sign >= signs + spans->other_exponents) {
        return NULL;
    }
    return &spans->exponents.spans[sign - signs - spans->first_exponent];
}
