/* What uses up the cubes that are required: zeros and ones that may stand beside the Goal, such as 0 × rest and
 * 1 * rest, with rests made of what is required.
 */
#include "halves.h"

#define RESTS 800
#define MOST_TO_SWALLOW 60 /* zeros and ones of few numerals, which rests stand beside */
#define TRIES_FOR_SIGN 24

/* How many of the cubes that are required something uses. */
int required_in(const Search *search, u128 usage) {
    int count = 0;
    for (int place = 0; place < search->fields; place++) {
        int used = (int)(usage >> (place * FIELD_BITS)) & 15;
        int asked = (int)(search->required >> (place * FIELD_BITS)) & 15;
        count += used < asked ? used : asked;
    }
    return count;
}

/* A numeral that uses more of what is required than there is already; NO_HALF where none is drawn. */
static uint32_t drawn_numeral(Halves *halves, u128 usage) {
    const Search *search = halves->search;
    uint32_t numerals = halves->starts[2] - halves->starts[1];
    int before = required_in(search, usage);
    for (int tries = 0; numerals && tries < TRIES_FOR_SIGN; tries++) {
        uint32_t number = halves->starts[1] + random_below(halves, numerals);
        u128 both = joined(search, usage, halves->halves[number].usage);
        if (fits(search, both) && required_in(search, both) > before) { return number; }
    }
    return NO_HALF;
}

/* A half with one sign more, drawn so that it uses more of what is required; NO_HALF where none is found. */
static uint32_t grown(Halves *halves, uint32_t number) {
    const Search *search = halves->search;
    int before = required_in(search, halves->halves[number].usage);
    uint32_t other = drawn_numeral(halves, halves->halves[number].usage);
    for (int tries = 0; tries < TRIES_FOR_SIGN; tries++) {
        uint32_t at = random_below(halves, (uint32_t)search->sign_count);
        const Sign *sign = &search->signs[at];
        Half half = {.left = number, .right = NO_HALF, .sign = (uint16_t)at};
        half.usage = joined(search, halves->halves[number].usage, sign->usage);
        if (is_binary(sign->opcode)) {
            uint32_t beside = other;
            if (beside == NO_HALF && halves->starts[2] > halves->starts[1]) {
                beside = halves->starts[1] + random_below(halves, halves->starts[2] - halves->starts[1]);
            }
            if (beside == NO_HALF) { continue; }
            half.usage = joined(search, half.usage, halves->halves[beside].usage);
            half.right = beside;
            if (random_below(halves, 2)) {
                half.right = number;
                half.left = beside;
            }
        }
        if (!fits(search, half.usage) || required_in(search, half.usage) <= before) { continue; }
        double right = half.right == NO_HALF ? 0 : halves->halves[half.right].size;
        if (!made_size(sign, halves->halves[half.left].size, right, &half.size)) { continue; }
        uint32_t kept = keep_half(halves, half);
        if (kept != NO_HALF) { return kept; }
    }
    return NO_HALF;
}

static int is_swallowed_by(const Sign *sign, double size) {
    switch (sign->opcode) {
    case MULTIPLY:
    case DIVIDE: return size == 0;
    case POWER:
    case WHOLE_POWER:
    case CHOSEN_POWER:
    case RATIONAL_POWER: return size == 1;
    default: return 0;
    }
}

/* 0 × rest and 1 * rest. */
static void swallow(Halves *halves, uint32_t number, uint32_t rest) {
    const Search *search = halves->search;
    for (Py_ssize_t i = 0; i < search->sign_count; i++) {
        Half half = {.left = number, .right = rest, .sign = (uint16_t)i};
        if (!is_swallowed_by(&search->signs[i], halves->halves[number].size)) { continue; }
        half.usage = joined(search, halves->halves[number].usage, halves->halves[rest].usage);
        half.usage = joined(search, half.usage, search->signs[i].usage);
        if (!fits(search, half.usage) ||
            !made_size(&search->signs[i], halves->halves[number].size, halves->halves[rest].size, &half.size)) {
            continue;
        }
        if (half.size == halves->halves[number].size) { keep_half(halves, half); }
    }
}

/* Those of a size that use something required, the most of it first. */
static void gather_size(Halves *halves, double size, uint32_t *list, uint32_t *count) {
    const Search *search = halves->search;
    int most = 0;
    for (uint32_t at = halves->heads[slot_of(size) & halves->mask]; at; at = halves->halves[at - 1].next) {
        int covered = halves->halves[at - 1].size == size ? required_in(search, halves->halves[at - 1].usage) : 0;
        if (covered > most) { most = covered; }
    }
    for (int covered = most; covered > 0; covered--) {
        for (uint32_t at = halves->heads[slot_of(size) & halves->mask]; at && *count < MOST_SWALLOWED;
             at = halves->halves[at - 1].next) {
            const Half *half = &halves->halves[at - 1];
            if (half->size == size && required_in(search, half->usage) == covered) { list[(*count)++] = at - 1; }
        }
    }
}

/* The zeros and ones that may stand beside the Goal and use up what is required. */
void gather_swallowed(Halves *halves) {
    uint32_t small[MOST_TO_SWALLOW], count = 0;
    if (!halves->search->required) { return; }
    for (uint32_t number = halves->starts[1]; number < halves->starts[3] && count < MOST_TO_SWALLOW; number++) {
        if (halves->halves[number].size == 0 || halves->halves[number].size == 1) { small[count++] = number; }
    }
    for (int tries = 0; tries < RESTS && halves->search->outcome == EXHAUSTED; tries++) {
        uint32_t rest = drawn_numeral(halves, 0);
        for (; rest != NO_HALF; rest = grown(halves, rest)) {
            for (uint32_t i = 0; i < count; i++) { swallow(halves, small[i], rest); }
        }
        look_up(halves->search);
    }
    gather_size(halves, 0, halves->zeros, &halves->zero_count);
    gather_size(halves, 1, halves->ones, &halves->one_count);
}
