/* A number that stands in for an i of which there is just one (lone_units.py).
 *
 * Theorem. Let t be a real number that is transcendental over the field of all numbers that expressions without an i
 * make. Then spans that hold all that expressions make with t for i, hold every real number that they make with i.
 *
 * Proof. By the theorem of lone_units.py the expression with t has the same value. There is such a t between any two
 * numbers, as only countably many are algebraic over a field that is countable. ∎
 */
#include "spans.h"

/* t, between two numbers that no Goal is likely to be near to. */
Value number_for_i(void) {
    Value value = of_kind(LINEAR, 1.9182736450019, 1.9182736450021);
    value.merged = 1;
    return value;
}

Span span_for_i(void) {
    Span span = span_of(number_for_i(), 1);
    span.is_irrational = span.is_transcendental = 1;
    return span;
}

/* Put what an i beside a number makes of it, or between two; 0 for other signs. */
int make_beside_i(Spans *spans, const Sign *sign, const Span *a, const Span *b, SpanList *out) {
    Sign times = {MULTIPLY, 0, rational(0, 1), 0};
    SpanList middle = {0};
    if (sign->opcode != BESIDE_I && sign->opcode != BETWEEN_I) { return 0; }
    Span unit = span_for_i();
    set_ends(&unit);
    if (sign->opcode == BESIDE_I) {
        make(spans, &times, a, &unit, out);
        return 1;
    }
    make(spans, &times, a, &unit, &middle);
    for (uint32_t i = 0; i < middle.count && is_going(spans); i++) { make(spans, &times, &middle.spans[i], b, out); }
    PyMem_RawFree(middle.spans);
    return 1;
}
