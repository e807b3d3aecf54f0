/* Halves by their sizes, by sizes and usages, and by what they leave beside multiples of k; and how they are made level
 * by level.
 */
#include "halves.h"

#define FILTER_BITS 22
#define TRIES_FOR_ONE 12
#define MOST_NEAR 1e8
#define MOST_LEFT 1e7 /* larger sizes are not near enough to tell what they leave */
#define LEFT_PARTS 1e8

uint32_t random_below(Halves *halves, uint32_t end) {
    uint64_t x = halves->random;
    x ^= x << 13;
    x ^= x >> 7;
    x ^= x << 17;
    halves->random = x;
    return (uint32_t)(((x >> 32) * end) >> 32);
}

/* Sizes in one slot look alike; those that are close are in one slot or in two neighbours. */
static uint64_t key_of_size(double size) {
    uint64_t bits;
    memcpy(&bits, &size, sizeof bits);
    return size == 0 ? 0 : (bits >> 15);
}

uint32_t slot_of(double size) { return (uint32_t)((key_of_size(size) * UINT64_C(0x9e3779b97f4a7c15)) >> 32); }

/* What a size leaves beside multiples of k. */
double left_over(const Halves *halves, double size) {
    double k = (double)halves->search->modulus;
    return size - k * floor(size / k);
}

/* The slot of what is left, a little more or less. */
uint32_t slot_of_left(const Halves *halves, double left, double more) {
    double k = (double)halves->search->modulus, all = left + more;
    uint64_t part = (uint64_t)((all < 0 ? all + k : all >= k ? all - k : all) * LEFT_PARTS);
    return (uint32_t)((part * UINT64_C(0x9e3779b97f4a7c15)) >> 32);
}

int lay_out_halves(Halves *halves, uint32_t room, uint64_t seed) {
    uint32_t slots = 1024;
    while (slots < 2 * room) { slots *= 2; }
    halves->room = room;
    halves->mask = slots - 1;
    halves->random = seed * UINT64_C(0x9e3779b97f4a7c15) + 1;
    halves->halves = PyMem_RawMalloc((size_t)(room + SPARE_HALVES) * sizeof *halves->halves);
    halves->heads = PyMem_RawCalloc(slots, sizeof *halves->heads);
    halves->known = PyMem_RawCalloc(slots, sizeof *halves->known);
    halves->lefts = halves->search->modulus ? PyMem_RawCalloc(slots, sizeof *halves->lefts) : NULL;
    halves->filter = PyMem_RawCalloc((size_t)2 << (FILTER_BITS - 6), sizeof *halves->filter);
    halves->wanted = PyMem_RawMalloc(MOST_WANTED_SIZES * sizeof *halves->wanted);
    halves->zeros = PyMem_RawMalloc(2 * MOST_SWALLOWED * sizeof *halves->zeros);
    int good = halves->halves && halves->heads && halves->known && halves->filter && halves->wanted && halves->zeros;
    if (!good || (halves->search->modulus && !halves->lefts)) { return 0; }
    halves->ones = halves->zeros + MOST_SWALLOWED;
    halves->left_filter = halves->filter + ((size_t)1 << (FILTER_BITS - 6));
    return 1;
}

void release_halves(Halves *halves) {
    PyMem_RawFree(halves->halves);
    PyMem_RawFree(halves->heads);
    PyMem_RawFree(halves->known);
    PyMem_RawFree(halves->lefts);
    PyMem_RawFree(halves->filter);
    PyMem_RawFree(halves->wanted);
    PyMem_RawFree(halves->zeros);
}

static void mark_slot(uint64_t *filter, uint32_t slot) {
    uint32_t bit = slot >> (32 - FILTER_BITS);
    filter[bit >> 6] |= UINT64_C(1) << (bit & 63);
}

int is_marked(const uint64_t *filter, uint32_t slot) {
    uint32_t bit = slot >> (32 - FILTER_BITS);
    return (int)((filter[bit >> 6] >> (bit & 63)) & 1);
}

static uint32_t place_known(const Halves *halves, const Half *half) {
    uint64_t usage = (uint64_t)half->usage ^ ((uint64_t)(half->usage >> 64) * UINT64_C(0xd6e8feb86659fd93));
    uint64_t mixed = (key_of_size(half->size) ^ (usage * UINT64_C(0x9e3779b97f4a7c15))) * UINT64_C(0xd6e8feb86659fd93);
    return (uint32_t)(mixed >> 32) & halves->mask;
}

static void put_under_signs(Halves *halves, uint32_t number);

/* Keep what is new, and what signs on one number make of it; where it is, or NO_HALF. */
uint32_t keep_half(Halves *halves, Half half) {
    halves->search->evaluations++;
    if (halves->count >= halves->room || fabs(half.size) > LARGEST_SIZE) { return NO_HALF; }
    if (half.size != 0 && fabs(half.size) < LEAST_SIZE) { return NO_HALF; }
    uint32_t at = place_known(halves, &half);
    for (; halves->known[at]; at = (at + 1) & halves->mask) {
        const Half *there = &halves->halves[halves->known[at] - 1];
        if (there->usage == half.usage && key_of_size(there->size) == key_of_size(half.size)) { return NO_HALF; }
    }
    uint32_t slot = slot_of(half.size), number = halves->count++;
    halves->known[at] = number + 1;
    half.next = halves->heads[slot & halves->mask];
    halves->heads[slot & halves->mask] = number + 1;
    mark_slot(halves->filter, slot);
    if (halves->lefts && fabs(half.size) < MOST_LEFT) {
        slot = slot_of_left(halves, left_over(halves, half.size), 0);
        half.next_left = halves->lefts[slot & halves->mask];
        halves->lefts[slot & halves->mask] = number + 1;
        mark_slot(halves->left_filter, slot);
    }
    halves->halves[number] = half;
    put_under_signs(halves, number);
    return number;
}

static void put_under_signs(Halves *halves, uint32_t number) {
    const Search *search = halves->search;
    for (Py_ssize_t i = 0; search->has_unary && i < search->sign_count; i++) {
        const Sign *sign = &search->signs[i];
        Half half = {.left = number, .right = NO_HALF, .sign = (uint16_t)i};
        if (is_binary(sign->opcode)) { continue; }
        half.usage = joined(search, halves->halves[number].usage, sign->usage);
        if (!fits(search, half.usage) || !made_size(sign, halves->halves[number].size, 0, &half.size)) { continue; }
        if (half.size != halves->halves[number].size) { keep_half(halves, half); }
    }
}

/* Whether a size is a fraction with the denominator of a Goal, more or less: those are most of what makes it. */
static int is_near_goals(const Halves *halves, double size) {
    for (int i = 0; i < halves->denominators; i++) {
        double times = snapped(size * halves->denominator[i]);
        if (times == rint(times) && fabs(times) < MOST_NEAR) { return 1; }
    }
    return !halves->denominators;
}

/* Keep what a sign makes of two halves; what is no more than one of them is left out. */
static void put_between(Halves *halves, uint16_t sign, uint32_t left, uint32_t right, int is_chosen) {
    const Search *search = halves->search;
    const Half *a = &halves->halves[left], *b = &halves->halves[right];
    Half half = {.left = left, .right = right, .sign = sign};
    halves->search->evaluations++;
    half.usage = joined(search, joined(search, a->usage, b->usage), search->signs[sign].usage);
    if (!fits(search, half.usage) || !made_size(&search->signs[sign], a->size, b->size, &half.size)) { return; }
    if (half.size == a->size || half.size == b->size) { return; }
    if (is_chosen && !is_near_goals(halves, half.size)) { return; }
    keep_half(halves, half);
}

static void make_all(Halves *halves, uint32_t one, uint32_t other) {
    const Search *search = halves->search;
    for (uint32_t i = halves->starts[one]; i < halves->starts[one + 1]; i++) {
        for (uint32_t j = halves->starts[other]; j < halves->starts[other + 1]; j++) {
            if (!fits(search, joined(search, halves->halves[i].usage, halves->halves[j].usage))) { continue; }
            for (Py_ssize_t sign = 0; sign < search->sign_count; sign++) {
                if (!is_binary(search->signs[sign].opcode)) { continue; }
                put_between(halves, (uint16_t)sign, i, j, 0);
                if (!is_commutative(search->signs[sign].opcode) && one != other) {
                    put_between(halves, (uint16_t)sign, j, i, 0);
                }
            }
        }
        look_up(halves->search);
        if (halves->search->outcome != EXHAUSTED || halves->count >= halves->room) { return; }
    }
}

static void draw_some(Halves *halves, uint32_t one, uint32_t other, uint32_t most) {
    uint32_t level = one + other;
    const Search *search = halves->search;
    uint32_t ones = halves->starts[one + 1] - halves->starts[one];
    uint32_t others = halves->starts[other + 1] - halves->starts[other], end = halves->count + most;
    for (uint64_t tries = (uint64_t)most * TRIES_FOR_ONE; tries && halves->count < end; tries--) {
        uint32_t i = halves->starts[one] + random_below(halves, ones);
        uint32_t j = halves->starts[other] + random_below(halves, others);
        uint32_t sign = random_below(halves, (uint32_t)search->sign_count);
        if (!is_binary(search->signs[sign].opcode)) { continue; }
        int turns = (int)random_below(halves, 2);
        put_between(halves, (uint16_t)sign, turns ? j : i, turns ? i : j, level > 2);
        if ((tries & 1023) == 0) {
            look_up(halves->search);
            if (halves->search->outcome != EXHAUSTED) { return; }
        }
    }
}

/* All halves of so many cubes in numerals, or so many of them drawn at random. */
void make_halves(Halves *halves, uint32_t level, uint32_t most) {
    const Search *search = halves->search;
    halves->starts[level] = halves->count;
    for (Py_ssize_t i = 0; i < search->numeral_count; i++) {
        const Numeral *numeral = &search->numerals[i];
        if (numeral->cubes != level || numeral->needs_company || numeral->value.kind != RATIONAL) { continue; }
        if (!fits(search, numeral->usage)) { continue; }
        keep_half(halves, (Half){.usage = numeral->usage,
                                 .size = snapped((double)numeral->value.num / (double)numeral->value.den),
                                 .left = (uint32_t)i,
                                 .sign = NO_SIGN});
    }
    for (uint32_t one = 1; 2 * one <= level; one++) {
        uint64_t pairs = (uint64_t)(halves->starts[one + 1] - halves->starts[one]) *
                         (halves->starts[level - one + 1] - halves->starts[level - one]);
        if (!pairs || search->outcome != EXHAUSTED) { continue; }
        if (pairs * (uint64_t)search->sign_count / 2 <= most) {
            make_all(halves, one, level - one);
        } else {
            draw_some(halves, one, level - one, most / (level / 2));
        }
    }
    halves->starts[level + 1] = halves->count;
}
