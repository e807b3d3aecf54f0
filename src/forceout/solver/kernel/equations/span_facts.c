/* What follows from a number alone, of numbers that are known: it is kept, for most are met many times.
 *
 * How often primes divide it, its classes, and what it leaves go by the primes, the moduli and the base, which stay the
 * same once they are set. Each number has one place; what was kept there before is forgotten.
 */
#include "spans.h"

#define FACTS_BITS 9

struct Facts {
    Value value;
    int is_set;
    int8_t leaving;
    uint64_t classes[CLASSES];
    Valuations valuations;
};

/* Without memory each is worked out whenever it is asked for. */
void keep_facts(Spans *spans) { spans->facts = PyMem_RawCalloc((size_t)1 << FACTS_BITS, sizeof *spans->facts); }

/* The place of a number; NULL where nothing is kept. */
static const Facts *facts_of(const Spans *spans, const Value *value) {
    if (!spans->facts) { return NULL; }
    uint64_t hash = ((uint64_t)value->num * UINT64_C(0x9E3779B97F4A7C15)) ^
                    (((uint64_t)value->den + value->root) * UINT64_C(0xC2B2AE3D27D4EB4F));
    Facts *facts = &spans->facts[hash >> (64 - FACTS_BITS)];
    if (facts->is_set && is_same(&facts->value, value)) { return facts; }
    facts->value = *value;
    facts->is_set = 1;
    facts->leaving = value->kind == RATIONAL ? leaving_of_fraction(spans, value) : -1;
    for (int i = 0; i < CLASSES; i++) {
        facts->classes[i] = value->kind == RATIONAL && spans->moduli[i] ? classes_of_fraction(spans, value, i) : 0;
    }
    if (spans->counts_primes) { facts->valuations = valuations_of_known(spans, value); }
    return facts;
}

/* The valuations of a span, worked out where it is known. */
Valuations valuations_of(const Spans *spans, const Span *span) {
    if (!is_known(&span->value) || !spans->counts_primes) { return span->valuations; }
    const Facts *facts = facts_of(spans, &span->value);
    return facts ? facts->valuations : valuations_of_known(spans, &span->value);
}

/* No bits where nothing is known. */
uint64_t classes_of(const Spans *spans, const Span *span, int place) {
    if (!spans->moduli[place]) { return 0; }
    if (!is_fraction(span)) { return span->classes[place]; }
    const Facts *facts = facts_of(spans, &span->value);
    return facts ? facts->classes[place] : classes_of_fraction(spans, &span->value, place);
}

/* What is left modulo one less than the base; -1 where that is not known. */
int8_t leaving_of(const Spans *spans, const Span *span) {
    if (!has_leavings(spans)) { return -1; }
    if (!is_fraction(span)) { return span->leaving; }
    const Facts *facts = facts_of(spans, &span->value);
    return facts ? facts->leaving : leaving_of_fraction(spans, &span->value);
}
