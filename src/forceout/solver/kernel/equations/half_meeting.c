/* Pairs of halves that make the Goal, or what the Goal leaves beside other halves, with a 0 or a 1 around them that
 * uses up what is required; under Multiple of k also pairs that make some multiple of k more.
 */
#include "halves.h"

#define MOST_TOLD 60       /* candidates that the caller is asked about */
#define MOST_LOOKED_AT 400 /* halves of one size that are tried */
#define MOST_MULTIPLES 4   /* multiples of k on either side that are Goals of their own */
#define DEEPEST_WANTED 6
#define MOST_DENOMINATOR 600000
#define TIMES_DENOMINATOR 60
#define NEAR_LEFT 2e-9
#define LONGEST_PROGRAM 200

typedef struct {
    int32_t codes[LONGEST_PROGRAM];
    int count;
} WrittenHalf;

static void write_code(WrittenHalf *written, int32_t code) {
    if (written->count < LONGEST_PROGRAM) { written->codes[written->count] = code; }
    written->count++;
}

static void write_half(const Halves *halves, uint32_t number, WrittenHalf *written) {
    const Half *half = &halves->halves[number];
    if (half->sign == NO_SIGN) {
        write_code(written, (int32_t)half->left);
        return;
    }
    write_half(halves, half->left, written);
    if (half->right != NO_HALF) { write_half(halves, half->right, written); }
    write_code(written, -1 - (int32_t)half->sign);
}

static void tell(Halves *halves, uint32_t number, int target) {
    Search *search = halves->search;
    WrittenHalf written = {.count = 0};
    write_half(halves, number, &written);
    if (written.count > LONGEST_PROGRAM) { return; }
    PyObject *codes = PyTuple_New(written.count);
    for (int i = 0; codes && i < written.count; i++) {
        PyObject *code = PyLong_FromLong(written.codes[i]);
        if (!code) {
            Py_CLEAR(codes);
        } else {
            PyTuple_SET_ITEM(codes, i, code);
        }
    }
    PyObject *answer = codes ? PyObject_CallFunction(search->accept, "Oi", codes, target) : NULL;
    Py_XDECREF(codes);
    int accepted = answer ? PyObject_IsTrue(answer) : -1;
    Py_XDECREF(answer);
    search->evaluations += COST_OF_CALL;
    search->has_asked = 1;
    halves->told++;
    if (accepted) { search->outcome = accepted < 0 ? FAILED : FOUND; }
    if (!accepted && halves->told >= MOST_TOLD) { search->outcome = CUT; }
}

/* A half for a moment, behind all that are kept. */
static uint32_t put_aside(Halves *halves, uint32_t *end, uint16_t sign, uint32_t left, uint32_t right) {
    halves->halves[*end] = (Half){.left = left, .right = right, .sign = sign};
    return (*end)++;
}

static int is_beside(const Sign *sign, int one) {
    switch (sign->opcode) {
    case ADD:
    case SUBTRACT: return !one;
    case MULTIPLY:
    case DIVIDE:
    case POWER:
    case WHOLE_POWER:
    case CHOSEN_POWER:
    case RATIONAL_POWER:
    case ROOT:
    case WHOLE_ROOT: return one;
    default: return 0;
    }
}

/* A pair that makes what is wanted: told of, with what uses up all that is required. */
static void offer_halves(Halves *halves, u128 usage, uint16_t sign, uint32_t left, uint32_t right, uint32_t want) {
    const Search *search = halves->search;
    uint32_t end = halves->count;
    uint32_t made = right == NO_HALF && sign == NO_SIGN ? left : put_aside(halves, &end, sign, left, right);
    int depth = 0;
    const WantedSize *wanted = &halves->wanted[want - 1];
    for (; wanted->outer; wanted = &halves->wanted[wanted->outer - 1]) {
        if (++depth > SPARE_HALVES - 4) { return; }
        uint32_t known = wanted->known;
        if (known == NO_HALF) {
            made = put_aside(halves, &end, wanted->sign, made, NO_HALF);
        } else {
            made = wanted->known_is_left ? put_aside(halves, &end, wanted->sign, known, made)
                                         : put_aside(halves, &end, wanted->sign, made, known);
        }
    }
    if (is_final(search, usage)) {
        tell(halves, made, wanted->target);
        return;
    }
    for (int one = 0; one < 2; one++) {
        const uint32_t *list = one ? halves->ones : halves->zeros;
        uint32_t count = one ? halves->one_count : halves->zero_count;
        halves->search->evaluations += count;
        for (uint32_t i = 0; i < count; i++) {
            u128 both = joined(search, usage, halves->halves[list[i]].usage);
            if (!fits(search, both)) { continue; }
            for (Py_ssize_t at = 0; at < search->sign_count; at++) {
                const Sign *beside = &search->signs[at];
                if (!is_beside(beside, one)) { continue; }
                u128 total = joined(search, both, beside->usage);
                if (!is_final(search, total) || !fits(search, total)) { continue; }
                int is_root = beside->opcode == ROOT || beside->opcode == WHOLE_ROOT;
                uint32_t last = end;
                tell(halves, put_aside(halves, &last, (uint16_t)at, is_root ? list[i] : made, is_root ? made : list[i]),
                     wanted->target);
                return;
            }
        }
    }
}

static int is_close(double a, double b) { return a == b || fabs(a - b) <= 10 * CLOSE * minimum(fabs(a), fabs(b)); }

/* The halves of a size, beside one that is known under a sign; or alone, where there is no sign. */
static void look_for_size(Halves *halves, u128 usage, double size, uint16_t sign, uint32_t known, int known_is_left,
                          uint32_t want) {
    Search *search = halves->search;
    uint32_t slots[2] = {slot_of(size * (1 - CLOSE)), slot_of(size * (1 + CLOSE))};
    search->evaluations++;
    for (int i = 0; i < 1 + (slots[0] != slots[1]); i++) {
        if (!is_marked(halves->filter, slots[i])) { continue; }
        int looked = 0;
        for (uint32_t at = halves->heads[slots[i] & halves->mask]; at && looked < MOST_LOOKED_AT; looked++) {
            const Half *half = &halves->halves[at - 1];
            uint32_t number = at - 1;
            at = half->next;
            if (!is_close(half->size, size)) { continue; }
            u128 total = joined(search, usage, half->usage);
            search->evaluations++;
            if (!fits(search, total)) { continue; }
            double made = half->size;
            if (sign != NO_SIGN) {
                const Half *other = &halves->halves[known];
                if (!made_size(&search->signs[sign], known_is_left ? other->size : half->size,
                               known_is_left ? half->size : other->size, &made)) {
                    continue;
                }
            }
            if (!is_close(made, halves->wanted[want - 1].size)) { continue; }
            offer_halves(halves, total, sign, sign == NO_SIGN || !known_is_left ? number : known,
                         sign == NO_SIGN ? NO_HALF : (known_is_left ? number : known), want);
            if (search->outcome != EXHAUSTED) { return; }
        }
    }
}

/* What makes a wanted number together with some of the halves. */
static void pair_up(Halves *halves, uint32_t want, uint32_t first, uint32_t end) {
    Search *search = halves->search;
    const WantedSize wanted = halves->wanted[want - 1];
    for (Py_ssize_t i = 0; i < search->sign_count; i++) {
        const Sign *sign = &search->signs[i];
        u128 with_sign = joined(search, wanted.usage, sign->usage);
        if (!is_binary(sign->opcode) || !fits(search, with_sign)) { continue; }
        for (uint32_t number = first; number < end; number++) {
            u128 usage = joined(search, with_sign, halves->halves[number].usage);
            if (!fits(search, usage)) { continue; }
            for (int left = is_commutative(sign->opcode); left < 2; left++) {
                double sizes[2];
                int count = sizes_beside(sign, wanted.size, halves->halves[number].size, left, sizes);
                for (int k = 0; k < count; k++) {
                    look_for_size(halves, usage, sizes[k], (uint16_t)i, number, left, want);
                }
                if (search->outcome != EXHAUSTED) { return; }
            }
            if ((number & 255) == 0) { look_up(search); }
        }
    }
}

/* Sums and differences that are some multiple of k away from a Goal. */
static void pair_up_to_multiples(Halves *halves, uint32_t want, uint32_t first, uint32_t end) {
    Search *search = halves->search;
    const WantedSize wanted = halves->wanted[want - 1];
    double k = (double)search->modulus;
    int is_any = search->targets[wanted.target].value.merged;
    for (Py_ssize_t i = 0; i < search->sign_count; i++) {
        const Sign *sign = &search->signs[i];
        u128 with_sign = joined(search, wanted.usage, sign->usage);
        if ((sign->opcode != ADD && sign->opcode != SUBTRACT && sign->opcode != AVERAGE) || !fits(search, with_sign)) {
            continue;
        }
        for (uint32_t number = first; number < end; number++) {
            const Half *known = &halves->halves[number];
            u128 usage = joined(search, with_sign, known->usage);
            if (fabs(known->size) > 1e7 || !fits(search, usage)) { continue; }
            double times = sign->opcode == AVERAGE ? 2 : 1, left = left_over(halves, times * wanted.size - known->size);
            if (sign->opcode == SUBTRACT) { left = left_over(halves, wanted.size + known->size); }
            uint32_t slots[2] = {slot_of_left(halves, left, -NEAR_LEFT), slot_of_left(halves, left, NEAR_LEFT)};
            search->evaluations++;
            for (int side = 0; side < 1 + (slots[0] != slots[1]); side++) {
                if (!is_marked(halves->left_filter, slots[side])) { continue; }
                int looked = 0;
                for (uint32_t at = halves->lefts[slots[side] & halves->mask]; at && looked < MOST_LOOKED_AT;
                     at = halves->halves[at - 1].next_left, looked++) {
                    const Half *half = &halves->halves[at - 1];
                    double made;
                    u128 total = joined(search, usage, half->usage);
                    search->evaluations++;
                    if (!fits(search, total) || !made_size(sign, half->size, known->size, &made)) { continue; }
                    double off = (made - wanted.size) / k, many = rint(off);
                    if (fabs(off - many) > 1e-9 || (many == 0 && !is_any)) { continue; }
                    offer_halves(halves, total, (uint16_t)i, at - 1, number, want);
                    if (search->outcome != EXHAUSTED) { return; }
                }
            }
            if ((number & 255) == 0) { look_up(search); }
        }
    }
}

static void want_size(Halves *halves, WantedSize wanted) {
    if (halves->wanted_count < MOST_WANTED_SIZES && fits(halves->search, wanted.usage)) {
        halves->wanted[halves->wanted_count++] = wanted;
    }
}

/* The Goals, and under Multiple of k some multiples of it away. */
static void want_goals(Halves *halves) {
    const Search *search = halves->search;
    for (int target = 0; target < search->base_targets; target++) {
        const Value *value = &search->targets[target].value;
        WantedSize wanted = {.usage = search->targets[target].usage, .known = NO_HALF, .target = (uint16_t)target};
        if (is_huge(value)) { continue; }
        double low, high;
        bounds(value, &low, &high);
        double size = value->kind == RATIONAL ? (double)value->num / (double)value->den : low / 2 + high / 2;
        wanted.sign = NO_SIGN;
        wanted.size = snapped(size);
        /* what lies next to a whole number is not told from it */
        if (value->kind == LINEAR && snapped(size) == rint(size)) { continue; }
        if (fabs(size) <= LARGEST_SIZE && (fabs(size) >= LEAST_SIZE || size == 0)) { want_size(halves, wanted); }
    }
}

static void want_multiples(Halves *halves, uint32_t end) {
    const Search *search = halves->search;
    for (int times = 1; search->modulus && times <= MOST_MULTIPLES; times++) {
        for (uint32_t i = 0; i < end; i++) {
            WantedSize wanted = halves->wanted[i];
            wanted.size += times * (double)search->modulus;
            want_size(halves, wanted);
            wanted.size -= 2 * times * (double)search->modulus;
            want_size(halves, wanted);
        }
    }
}

/* What is wanted for a wanted number beside some of the halves, or under a sign on one number. */
static void want_beside(Halves *halves, uint32_t want, uint32_t first, uint32_t end, int only_under) {
    const Search *search = halves->search;
    const WantedSize wanted = halves->wanted[want - 1];
    for (Py_ssize_t i = 0; i < search->sign_count; i++) {
        const Sign *sign = &search->signs[i];
        WantedSize inner = {.known = NO_HALF, .outer = want, .sign = (uint16_t)i, .target = wanted.target};
        double sizes[2] = {0, 0};
        u128 with_sign = joined(search, wanted.usage, sign->usage);
        if (!fits(search, with_sign)) { continue; }
        if (!is_binary(sign->opcode)) {
            int count = size_under(sign, wanted.size, sizes);
            inner.usage = with_sign;
            for (int k = 0; k < count; k++) {
                inner.size = sizes[k];
                if (fabs(inner.size) < LARGEST_SIZE) { want_size(halves, inner); }
            }
            continue;
        }
        for (uint32_t number = first; number < end && !only_under; number++) {
            inner.known = number;
            inner.usage = joined(search, with_sign, halves->halves[number].usage);
            for (int left = is_commutative(sign->opcode); left < 2; left++) {
                inner.known_is_left = (uint8_t)left;
                int count = sizes_beside(sign, wanted.size, halves->halves[number].size, left, sizes);
                for (int k = 0; k < count; k++) {
                    inner.size = sizes[k];
                    if (fabs(inner.size) < LARGEST_SIZE && (fabs(inner.size) > LEAST_SIZE || inner.size == 0)) {
                        want_size(halves, inner);
                    }
                }
            }
        }
    }
}

/* Go on from wanted numbers drawn at random, beside halves drawn at random, with few looks at each. */
static void walk(Halves *halves, uint32_t kept) {
    Search *search = halves->search;
    uint32_t first = halves->goals;
    while (search->outcome == EXHAUSTED && kept) {
        uint32_t level = 1 + random_below(halves, 3);
        uint32_t want = 1 + first + random_below(halves, halves->wanted_count - first);
        uint32_t halves_there = halves->starts[level + 1] - halves->starts[level];
        uint32_t sign = random_below(halves, (uint32_t)search->sign_count);
        search->evaluations++;
        look_up(search);
        if (!halves_there || !is_binary(search->signs[sign].opcode)) { continue; }
        uint32_t number = halves->starts[level] + random_below(halves, halves_there);
        const WantedSize outer = halves->wanted[want - 1];
        WantedSize inner = {.known = number, .outer = want, .sign = (uint16_t)sign, .target = outer.target};
        inner.depth = outer.depth + 1;
        inner.known_is_left = (uint8_t)random_below(halves, 2);
        inner.usage =
            joined(search, joined(search, outer.usage, search->signs[sign].usage), halves->halves[number].usage);
        double sizes[2] = {0, 0};
        if (inner.depth > DEEPEST_WANTED || !fits(search, inner.usage) ||
            !sizes_beside(&search->signs[sign], outer.size, halves->halves[number].size, inner.known_is_left, sizes)) {
            continue;
        }
        inner.size = sizes[0];
        if (fabs(inner.size) > LARGEST_SIZE || fabs(inner.size) < LEAST_SIZE) { continue; }
        if (halves->wanted_count >= MOST_WANTED_SIZES) {
            halves->wanted_count = kept;
            continue;
        }
        halves->wanted[halves->wanted_count++] = inner;
        pair_up(halves, halves->wanted_count, halves->starts[1], halves->starts[2]);
    }
}

/* Look for the Goal with all pairs, then beside one numeral more, and so on while the budget lasts. */
static void meet(Halves *halves) {
    Search *search = halves->search;
    uint32_t all = halves->count, ends[3] = {halves->starts[2], halves->starts[3], all};
    want_goals(halves);
    uint32_t goals = halves->wanted_count;
    halves->goals = search->modulus ? goals : 0;
    if (search->modulus) {
        for (uint32_t want = 1; want <= goals && search->outcome == EXHAUSTED; want++) {
            pair_up_to_multiples(halves, want, 0, all);
        }
        want_multiples(halves, goals);
    }
    uint32_t first = search->modulus ? goals : 0, known = halves->wanted_count;
    for (uint32_t want = first + 1; want <= known; want++) { want_beside(halves, want, 0, 0, 1); }
    known = halves->wanted_count;
    for (int part = 0; part < 3; part++) {
        for (uint32_t want = first + 1; want <= known && search->outcome == EXHAUSTED; want++) {
            pair_up(halves, want, part ? ends[part - 1] : 0, ends[part]);
        }
    }
    for (uint32_t want = first + 1; want <= known; want++) { want_beside(halves, want, 0, ends[0], 0); }
    uint32_t nearer = halves->wanted_count;
    for (uint32_t want = known + 1; want <= nearer && search->outcome == EXHAUSTED; want++) {
        pair_up(halves, want, 0, ends[1]);
    }
    walk(halves, nearer);
}

/* Make halves of few numerals and look for pairs of them; a search that ends without a Solution says nothing. */
void run_halves(Halves *halves) {
    Search *search = halves->search;
    for (int target = 0; target < search->base_targets; target++) {
        const Value *value = &search->targets[target].value;
        double denominator = value->kind == RATIONAL ? TIMES_DENOMINATOR * (double)value->den : 0;
        int is_new = denominator > 0 && denominator < MOST_DENOMINATOR;
        for (int i = 0; i < halves->denominators; i++) { is_new = is_new && halves->denominator[i] != denominator; }
        if (is_new) { halves->denominator[halves->denominators++] = denominator; }
    }
    make_halves(halves, 1, halves->room);
    make_halves(halves, 2, halves->room / 6);
    make_halves(halves, 3, halves->room / 3);
    make_halves(halves, 4, halves->room / 4);
    if (search->sign_count && search->outcome == EXHAUSTED) { gather_swallowed(halves); }
    if (search->sign_count && search->outcome == EXHAUSTED) { meet(halves); }
    if (search->outcome == EXHAUSTED) { search->outcome = CUT; }
}
