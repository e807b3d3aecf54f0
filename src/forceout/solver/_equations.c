/* The search for Equations, compiled: the same search as equations_plain.py on other numbers.
 *
 * A value is an exact fraction of 62-bit numbers or a root of one, or an interval that certainly holds the true
 * value: of doubles, or of logarithms where the number is too large for them. Values whose intervals overlap are merged
 * into their hull, so that "nothing meets the Goal" is a proof; what seems to meet it is a candidate that the
 * caller verifies exactly. How each of the merged values was made is kept, so that the caller can be asked for the
 * exact values behind the few hulls that matter.
 *
 * All exact values are also found by value alone: one is left out of a set where an expression of fewer cubes can
 * always stand in for it, and after each level pairs of values that make the Goal are looked for in all sets at once.
 *
 * Where tables of all values would grow too large, only small expressions have them. For larger ones it is asked what
 * they must be: the Goal, less what a sign and a small expression make of it (run_backward).
 *
 * Collections of cubes are packed as in equations_problem.py, five bits a sort.
 */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <math.h>
#include <stdint.h>
#include <string.h>

__extension__ typedef unsigned __int128 u128;
__extension__ typedef __int128 i128;

#define FIELD_BITS 5
#define MOST_FIELDS 25
#define MOST_TARGETS 64
#define MOST_WIDE 512
#define SORTS_OF_WIDE 9 /* three kinds of intervals, above zero, below it, or around it */
#define MOST_RESULTS 8
#define MOST_SAMPLES 6
#define BATCH 32
#define MOST_LEVELS 40
#define FORWARD_SHARE 100 /* of the values that may be kept, so few before it is asked what large expressions must be */
#define LIMIT (INT64_C(1) << 62)
#define SHORT (INT64_C(1) << 30)
#define MOST_ROOT 60
#define EPS 2.3e-16
#define FUNCTION_EPS 1.2e-15
#define KEY_SHIFT 18 /* of the bits of a double, so many do not tell values apart */
#define WIDE 2e-11 /* an interval that is wider, for its size, may have parts with keys that are not next to each other */
#define LARGEST 3.7e260 /* just below e^600 */
#define LARGEST_LOG 600.0
#define EVALUATIONS_BETWEEN_POLLS 20000
#define COST_OF_CALL 4000 /* evaluations that take as long as asking the caller about one expression */
#define MOST_RESOLVED 20000
#define MOST_LINKS 1500000
#define MOST_IN_BLOCK 32
#define LEAST_TO_JOIN 6 /* numerals: fewer are all tried sooner than they are joined */
#define MOST_ASKED 120 /* links that are looked at for one that can stand in */
#define MOST_IN_VAIN 100
#define LOST UINT32_MAX /* not all the ways to make a value could be kept */
#define NO_SIGN 0xffffu
#define LEFT_OUT (-2)

enum { RATIONAL = 0, LINEAR = 1, HUGE_POSITIVE = 2, HUGE_NEGATIVE = 3, SURD = 4 };
enum { EXHAUSTED = 0, FOUND = 1, BLURRED = 2, CUT = 3, FAILED = -1 };
enum {
    ADD, SUBTRACT, MULTIPLY, DIVIDE, POWER, ROOT, SQUARE_ROOT, AVERAGE, REMAINDER, PERCENT, LEAST_MULTIPLE,
    GREATEST_FACTOR, LOGARITHM, FACTORS, NEXT_PRIME, FACTORIAL, EXPONENT, WHOLE_POWER, WHOLE_ROOT,
    WHOLE_SQUARE_ROOT, CHOSEN_POWER, OPCODES
};

typedef struct {
    union { int64_t num; double lo; };
    union { int64_t den; double hi; };
    uint8_t kind;
    uint8_t merged; /* stands for other values too, or may not exist */
    uint8_t root; /* of a surd: which root of |num| / den it is, the least that it can be; it has the sign of num */
} Value;

typedef struct {
    Value value;
    uint16_t sign; /* NO_SIGN for a numeral, whose number is then in left_entry */
    uint8_t is_doubted;
    uint32_t left_set, left_entry, right_set, right_entry;
    uint32_t others; /* the other ways to make what was merged, counted from one; 0 for none */
} Entry;

typedef struct {
    uint32_t next;
    uint16_t sign;
    uint32_t left_set, left_entry, right_set, right_entry;
} Way;

typedef struct { uint32_t tag, entry; } Slot;

/* Entries of any sets whose values have one tag: their usages, and then where they are. The first block of a tag has
   the newest; blocks are told by where they begin, in units of a header. */
typedef struct { uint32_t tag, next, older; uint16_t count, room; } Block;

typedef struct {
    u128 usage;
    uint64_t targets; /* the targets that an expression with this usage may meet */
    Entry *entries;
    uint32_t count, room;
    Slot *slots;
    uint32_t slot_mask;
    uint32_t *wide; /* entries whose intervals are too wide for the table */
    uint32_t wide_count;
    uint32_t intervals;
    uint32_t level, size; /* size: all that is used, so that signs on one number go from small sets to large ones */
    uint32_t wants; /* the first of them, counted from one */
    uint8_t is_built, is_company, is_dead, is_shell; /* a shell has no table but some samples */
} Set;

typedef struct { u128 usage; Value value; uint32_t cubes; uint8_t needs_company; } Numeral;
typedef struct { int opcode; u128 usage; Value parameter; int64_t limit; } Sign;
typedef struct { Value value; u128 usage; int base; int sign; int parent; } Target;
typedef struct { uint32_t set, left, right; uint16_t sign; } Combination;

/* What an expression of some set must be: with a sign and an entry it makes what another want asks for. */
typedef struct {
    Value value;
    uint32_t set, next; /* next: of the same set, counted from one */
    uint32_t outer;     /* the want that it serves, counted from one; 0 for a target itself */
    uint32_t known_set, known_entry;
    uint16_t sign, target;
    uint8_t is_unary, known_is_left, is_any;
} Want;

typedef struct {
    int fields;
    u128 guards, on_mat, usable, required, caps, saturating;
    int extra;
    int64_t modulus;
    Numeral *numerals;
    Py_ssize_t numeral_count;
    Sign *signs;
    Py_ssize_t sign_count;
    Target targets[MOST_TARGETS];
    int target_count, base_targets;
    int puts_all_signs; /* there were too many derived targets, so signs on one number are put to every value */
    Set *sets;
    uint32_t set_count, set_room;
    uint32_t *map;
    uint32_t map_mask;
    uint32_t *levels; /* sets in order of their level */
    uint32_t *level_start;
    uint32_t most_level;
    Combination *combinations;
    size_t combination_count, combination_room;
    u128 leaf_only, binary_only, leaf_fields, binary_fields;
    int binary_unlimited, has_unary;
    uint32_t longest_numeral;
    uint64_t evaluations, polled_at;
    int has_asked; /* the caller was asked about an expression since the last look at the budget */
    uint64_t entries, entry_limit;
    int blurred;
    int outcome; /* EXHAUSTED while the search goes on */
    Want *wants;
    uint32_t want_count, want_room;
    uint32_t *want_map;
    uint32_t want_mask;
    uint32_t shell_level; /* from here on sets have no tables; 0 while all have them */
    int is_partial; /* something was left out, so that finding nothing proves nothing */
    Block *blocks;
    uint32_t block_end, block_room; /* the first unit is not used, so that 0 is no block */
    uint32_t *heads;
    uint32_t head_mask, tag_count, link_count;
    int joins; /* whether values are also kept by value alone */
    int joined_in_vain; /* candidates of joining that were rejected */
    Way *ways;
    size_t way_count, way_room;
    int is_doubted; /* some entry that may meet a target stands for values that were not held against it */
    PyObject *accept, *derive, *resolve, *settle, *poll;
    PyObject *derived; /* by entry, whether the caller knows all its exact values */
    int resolved;
} Search;

/* ---- numbers ---- */

static uint64_t gcd64(uint64_t a, uint64_t b) {
    if (!a || !b) return a | b;
    int shift = __builtin_ctzll(a | b);
    a >>= __builtin_ctzll(a);
    while (b) {
        b >>= __builtin_ctzll(b);
        if (a > b) { uint64_t t = a; a = b; b = t; }
        b -= a;
    }
    return a << shift;
}

static uint64_t magnitude(int64_t x) { return x < 0 ? (uint64_t)0 - (uint64_t)x : (uint64_t)x; }

static double down(double x) { return x - fabs(x) * EPS - 1e-300; }
static double up(double x) { return x + fabs(x) * EPS + 1e-300; }
static double far_down(double x) { return x - fabs(x) * FUNCTION_EPS - 1e-300; }
static double far_up(double x) { return x + fabs(x) * FUNCTION_EPS + 1e-300; }

static Value rational(int64_t num, int64_t den) {
    Value v;
    memset(&v, 0, sizeof v);
    v.num = num;
    v.den = den;
    return v;
}

static Value of_kind(int kind, double lo, double hi) {
    Value v;
    memset(&v, 0, sizeof v);
    v.lo = lo;
    v.hi = hi;
    v.kind = (uint8_t)kind;
    return v;
}

/* Whether a value is known exactly: such values are equal only where all their parts are. */
static int is_known(const Value *v) { return v->kind == RATIONAL || v->kind == SURD; }

/* Of intervals, and of what may not exist, nobody can tell whether they are alike. */
static int is_exact(const Value *v) { return is_known(v) && !v->merged; }

static int is_same(const Value *a, const Value *b) {
    return a->num == b->num && a->den == b->den && a->kind == b->kind && a->root == b->root;
}

static int linear(double lo, double hi, Value *out);

/* A fraction in lowest terms, as an interval where it is too long. */
static int fraction(i128 num, i128 den, Value *out) {
    if (den < 0) { num = -num; den = -den; }
    if (num < LIMIT && num > -LIMIT && den < LIMIT) {
        *out = rational((int64_t)num, (int64_t)den);
        return 1;
    }
    double top = (double)num, bottom = (double)den, x = top / bottom;
    return linear(down(down(down(x))), up(up(up(x))), out);
}

/* An interval of doubles; of logarithms where these are too large or too small. 0 when nothing is known. */
static int linear(double lo, double hi, Value *out) {
    if (!(lo <= hi) || isnan(lo) || isnan(hi)) return 0;
    if (lo > 0 && (hi > LARGEST || lo < 1 / LARGEST)) {
        if (isinf(lo)) return 0;
        *out = of_kind(HUGE_POSITIVE, far_down(log(lo)), isinf(hi) ? INFINITY : far_up(log(hi)));
        return 1;
    }
    if (hi < 0 && (lo < -LARGEST || hi > -1 / LARGEST)) {
        if (isinf(hi)) return 0;
        *out = of_kind(HUGE_NEGATIVE, far_down(log(-hi)), isinf(lo) ? INFINITY : far_up(log(-lo)));
        return 1;
    }
    if (isinf(lo) || isinf(hi) || hi > LARGEST || lo < -LARGEST) return 0;
    *out = of_kind(LINEAR, lo, hi);
    return 1;
}

/* e to the power of an interval, with a sign. */
static int exponential(double lo, double hi, int negative, Value *out) {
    if (isnan(lo) || isnan(hi) || !(lo <= hi) || lo == INFINITY || hi == -INFINITY) {
        if (lo == INFINITY) { *out = of_kind(negative ? HUGE_NEGATIVE : HUGE_POSITIVE, 1e300, INFINITY); return 1; }
        if (hi == -INFINITY) { *out = of_kind(negative ? HUGE_NEGATIVE : HUGE_POSITIVE, -INFINITY, -1e300); return 1; }
        return 0;
    }
    if (lo > -LARGEST_LOG && hi < LARGEST_LOG) {
        double small = far_down(exp(lo)), large = far_up(exp(hi));
        return negative ? linear(-large, -small, out) : linear(small, large, out);
    }
    *out = of_kind(negative ? HUGE_NEGATIVE : HUGE_POSITIVE, lo, hi);
    return 1;
}

/* A value that is known exactly, as a double next to it. */
static double middle_of(const Value *v) {
    double x = (double)v->num / (double)v->den;
    if (v->kind == RATIONAL) return x;
    double size = v->root == 2 ? sqrt(fabs(x)) : pow(fabs(x), 1.0 / v->root);
    return x < 0 ? -size : size;
}

static void bounds(const Value *v, double *lo, double *hi) {
    switch (v->kind) {
    case RATIONAL: {
        double x = (double)v->num / (double)v->den;
        if (v->den == 1 && v->num < (INT64_C(1) << 53) && v->num > -(INT64_C(1) << 53)) { *lo = *hi = x; return; }
        *lo = down(down(x));
        *hi = up(up(x));
        return;
    }
    case LINEAR: *lo = v->lo; *hi = v->hi; return;
    case SURD: {
        double x = middle_of(v);
        *lo = far_down(far_down(x));
        *hi = far_up(far_up(x));
        return;
    }
    case HUGE_POSITIVE:
        *lo = v->lo < -LARGEST_LOG ? 0 : v->lo > LARGEST_LOG ? LARGEST / 1e20 : far_down(exp(v->lo));
        *hi = v->hi < -LARGEST_LOG ? 1e-260 : v->hi > LARGEST_LOG ? INFINITY : far_up(exp(v->hi));
        return;
    default:
        *hi = v->lo < -LARGEST_LOG ? 0 : v->lo > LARGEST_LOG ? -LARGEST / 1e20 : -far_down(exp(v->lo));
        *lo = v->hi < -LARGEST_LOG ? -1e-260 : v->hi > LARGEST_LOG ? -INFINITY : -far_up(exp(v->hi));
    }
}

/* 1 or -1 where the sign is certain, 0 for an exact zero, 2 where it is not known. */
static int sign_of(const Value *v) {
    switch (v->kind) {
    case RATIONAL: case SURD: return (v->num > 0) - (v->num < 0);
    case LINEAR: return v->lo > 0 ? 1 : v->hi < 0 ? -1 : 2;
    case HUGE_POSITIVE: return 1;
    default: return -1;
    }
}

/* The natural logarithm of |v|, whose sign is known. */
static void log_bounds(const Value *v, double *lo, double *hi) {
    if (v->kind == HUGE_POSITIVE || v->kind == HUGE_NEGATIVE) { *lo = v->lo; *hi = v->hi; return; }
    if (v->kind == RATIONAL && v->num == v->den) { *lo = *hi = 0; return; }
    double a, b;
    bounds(v, &a, &b);
    if (b < 0) { double t = a; a = -b; b = -t; }
    *lo = far_down(log(a));
    *hi = far_up(log(b));
}

static int is_huge(const Value *v) { return v->kind == HUGE_POSITIVE || v->kind == HUGE_NEGATIVE; }

static Value negated(Value v) {
    if (is_known(&v)) v.num = -v.num;
    else if (v.kind == LINEAR) { double t = v.lo; v.lo = -v.hi; v.hi = -t; }
    else v.kind = v.kind == HUGE_POSITIVE ? HUGE_NEGATIVE : HUGE_POSITIVE;
    return v;
}

/* Every operation: 1 with a value, 0 where there is none, -1 where nothing is known. */

static int add_huge(const Value *a, const Value *b, Value *out) {
    double al, ah, bl, bh;
    int sa = sign_of(a), sb = sign_of(b);
    if (sa == 0) { *out = *b; return 1; }
    if (sb == 0) { *out = *a; return 1; }
    if (sa == 2 || sb == 2) {
        /* an interval around zero beside a number that is far larger */
        const Value *huge = sa == 2 ? b : a;
        if (sa == sb || huge->lo < LARGEST_LOG) return -1;
        *out = of_kind(huge->kind, far_down(huge->lo), far_up(huge->hi));
        return 1;
    }
    log_bounds(a, &al, &ah);
    log_bounds(b, &bl, &bh);
    if (sa == sb) {
        double lo = fmax(al, bl), hi = fmax(ah, bh);
        double gap = fmin(ah, bh) - fmax(al, bl);
        double more = isnan(gap) ? 0.7 : fmin(0.7, gap < -700 ? 1e-300 : exp(fmin(gap, 0)));
        if (isinf(hi)) more = 0;
        return exponential(far_down(lo), far_up(hi + more), sa < 0, out) ? 1 : -1;
    }
    if (al <= bh && bl <= ah) return -1;
    if (bl > ah) { double t; t = al; al = bl; bl = t; t = ah; ah = bh; bh = t; sa = sb; }
    double lost = bh - al < -700 ? 1e-300 : -log1p(-exp(bh - al));
    return exponential(far_down(al - lost - 1e-300), far_up(ah), sa < 0, out) ? 1 : -1;
}

/* Whether products of such fractions are sure to fit. */
static int is_short(const Value *v) { return v->num < SHORT && v->num > -SHORT && v->den < SHORT; }

static int exact_product(const Value *a, const Value *b, Value *out);

static int add(const Value *a, const Value *b, Value *out);

/* The sum of surds, where one is a fraction times the other. */
static int exact_sum(const Value *a, const Value *b, Value *out) {
    Value one = rational(1, 1), ratio, inverse = *b;
    if (a->num == 0) { *out = *b; return 1; }
    if (b->num == 0) { *out = *a; return 1; }
    if (a->root != b->root) return 0;
    inverse.num = b->num > 0 ? b->den : -b->den;
    inverse.den = (int64_t)magnitude(b->num);
    if (!exact_product(a, &inverse, &ratio) || ratio.kind != RATIONAL) return 0;
    if (add(&ratio, &one, &ratio) != 1 || ratio.kind != RATIONAL) return 0;
    if (ratio.num == 0) { *out = ratio; return 1; }
    return exact_product(b, &ratio, out);
}

static int add(const Value *a, const Value *b, Value *out) {
    if (a->kind == RATIONAL && b->kind == RATIONAL) {
        if (a->den == 1 && b->den == 1) return fraction((i128)a->num + b->num, 1, out) ? 1 : -1;
        uint64_t g = gcd64((uint64_t)a->den, (uint64_t)b->den);
        int64_t bd = b->den / (int64_t)g, ad = a->den / (int64_t)g;
        if (is_short(a) && is_short(b)) {
            int64_t sum = a->num * bd + b->num * ad;
            int64_t g3 = (int64_t)gcd64((uint64_t)(magnitude(sum) % g), g);
            *out = sum ? rational(sum / g3, ad * (b->den / g3)) : rational(0, 1);
            return 1;
        }
        i128 num = (i128)a->num * bd + (i128)b->num * ad;
        if (num == 0) { *out = rational(0, 1); return 1; }
        i128 rest = num % (i128)g;
        uint64_t g2 = gcd64((uint64_t)(rest < 0 ? -rest : rest), g);
        return fraction(num / (i128)g2, (i128)ad * (b->den / (int64_t)g2), out) ? 1 : -1;
    }
    if (is_huge(a) || is_huge(b)) return add_huge(a, b, out);
    if (is_known(a) && is_known(b) && exact_sum(a, b, out)) return 1;
    double al, ah, bl, bh;
    bounds(a, &al, &ah);
    bounds(b, &bl, &bh);
    return linear(down(al + bl), up(ah + bh), out) ? 1 : -1;
}

static int subtract(const Value *a, const Value *b, Value *out) {
    Value minus = negated(*b);
    return add(a, &minus, out);
}

static int multiply(const Value *a, const Value *b, Value *out) {
    if (a->kind == RATIONAL && b->kind == RATIONAL) {
        if (a->num == 0 || b->num == 0) { *out = rational(0, 1); return 1; }
        int64_t g1 = (int64_t)gcd64(magnitude(a->num), (uint64_t)b->den);
        int64_t g2 = (int64_t)gcd64(magnitude(b->num), (uint64_t)a->den);
        return fraction((i128)(a->num / g1) * (b->num / g2), (i128)(a->den / g2) * (b->den / g1), out) ? 1 : -1;
    }
    int sa = sign_of(a), sb = sign_of(b);
    if (sa == 0 || sb == 0) { *out = rational(0, 1); return 1; }
    if (is_known(a) && is_known(b) && exact_product(a, b, out)) return 1;
    double al, ah, bl, bh;
    if (is_huge(a) || is_huge(b)) {
        if (sa == 2 || sb == 2) return -1;
        log_bounds(a, &al, &ah);
        log_bounds(b, &bl, &bh);
        return exponential(far_down(al + bl), far_up(ah + bh), sa != sb, out) ? 1 : -1;
    }
    bounds(a, &al, &ah);
    bounds(b, &bl, &bh);
    double p = al * bl, q = al * bh, r = ah * bl, s = ah * bh;
    return linear(down(fmin(fmin(p, q), fmin(r, s))), up(fmax(fmax(p, q), fmax(r, s))), out) ? 1 : -1;
}

static int inverted(const Value *a, Value *out) {
    switch (sign_of(a)) {
    case 0: return 0;
    case 2: return -1;
    default: break;
    }
    if (is_known(a)) {
        *out = *a;
        out->num = a->num > 0 ? a->den : -a->den;
        out->den = (int64_t)magnitude(a->num);
        return 1;
    }
    if (is_huge(a)) { *out = of_kind(a->kind, -a->hi, -a->lo); return 1; }
    return linear(down(1 / a->hi), up(1 / a->lo), out) ? 1 : -1;
}

static int divide(const Value *a, const Value *b, Value *out) {
    Value inverse;
    int known = inverted(b, &inverse);
    return known == 1 ? multiply(a, &inverse, out) : known;
}

/* The q-th root of a number below 2^62, where it is whole. */
static int whole_root(int64_t n, int64_t q, int64_t *root) {
    if (n < 2 || q == 1) { *root = n; return 1; }
    if (q > 61) return 0;
    /* squares end in few ways */
    if (q == 2 && !((UINT64_C(0x202021202030213) >> (n & 63)) & 1)) return 0;
    int64_t r = (int64_t)llround(pow((double)n, 1.0 / (double)q));
    for (int64_t c = r > 1 ? r - 1 : 1; c <= r + 1; c++) {
        i128 p = 1;
        for (int64_t i = 0; i < q && p <= (i128)n; i++) p *= c;
        if (p == (i128)n) { *root = c; return 1; }
    }
    return 0;
}

/* x to a power, where that is below 2^62. */
static int raised(int64_t x, uint64_t times, int64_t *out) {
    i128 product = 1;
    if (x > 1 && times > 62) return 0;
    for (uint64_t i = 0; x > 1 && i < times; i++) {
        product *= x;
        if (product >= LIMIT) return 0;
    }
    *out = (int64_t)product;
    return 1;
}

/* A root of a positive fraction in lowest terms: a surd, or a fraction where it comes out even. */
static Value surd(int64_t num, int64_t den, int root, int negative) {
    static const int primes[] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59};
    int64_t top, bottom;
    for (int i = 0; root > 1 && i < 17; i++) {
        while (root % primes[i] == 0 && whole_root(num, primes[i], &top) && whole_root(den, primes[i], &bottom)) {
            num = top;
            den = bottom;
            root /= primes[i];
        }
    }
    Value v = rational(negative ? -num : num, den);
    if (root > 1) { v.kind = SURD; v.root = (uint8_t)root; }
    return v;
}

/* The product of fractions and surds other than zero, where it is short enough to be known exactly. */
static int exact_product(const Value *a, const Value *b, Value *out) {
    int ra = a->kind == SURD ? a->root : 1, rb = b->kind == SURD ? b->root : 1;
    int root = ra / (int)gcd64((uint64_t)ra, (uint64_t)rb) * rb;
    int64_t an, ad, bn, bd;
    if (root > MOST_ROOT) return 0;
    uint64_t a_times = (uint64_t)(root / ra), b_times = (uint64_t)(root / rb);
    if (!raised((int64_t)magnitude(a->num), a_times, &an) || !raised(a->den, a_times, &ad)) return 0;
    if (!raised((int64_t)magnitude(b->num), b_times, &bn) || !raised(b->den, b_times, &bd)) return 0;
    int64_t g1 = (int64_t)gcd64((uint64_t)an, (uint64_t)bd), g2 = (int64_t)gcd64((uint64_t)bn, (uint64_t)ad);
    i128 num = (i128)(an / g1) * (bn / g2), den = (i128)(ad / g2) * (bd / g1);
    if (num >= LIMIT || den >= LIMIT) return 0;
    *out = surd((int64_t)num, (int64_t)den, root, (a->num < 0) != (b->num < 0));
    return 1;
}

/* A positive value to a power, as an interval. */
static int power_by_logarithm(const Value *base, const Value *exponent, int negative, Value *out) {
    double ll, lh, el, eh;
    if (!is_huge(base) && !is_huge(exponent)) {
        /* where the result is a double, pow is far closer than a detour by logarithms */
        double bl, bh;
        bounds(base, &bl, &bh);
        bounds(exponent, &el, &eh);
        double p = pow(bl, el), q = pow(bl, eh), r = pow(bh, el), s = pow(bh, eh);
        double lo = fmin(fmin(p, q), fmin(r, s)), hi = fmax(fmax(p, q), fmax(r, s));
        if (bl > 0 && lo > 1 / LARGEST && hi < LARGEST)
            return (negative ? linear(-far_up(hi), -far_down(lo), out) : linear(far_down(lo), far_up(hi), out)) ? 1 : -1;
    }
    log_bounds(base, &ll, &lh);
    if (is_huge(exponent) && exponent->hi > LARGEST_LOG) {
        /* beyond all doubles; the sign of the logarithm decides */
        if (ll <= 0 && lh >= 0) return -1;
        int grows = (ll > 0) == (exponent->kind == HUGE_POSITIVE);
        double least = exponent->lo > LARGEST_LOG ? 1e250 : 0;
        if (least == 0) return -1;
        double small = fmin(fabs(ll), fabs(lh));
        if (small < 1e-200) return -1;
        return exponential(grows ? least * small : -INFINITY, grows ? INFINITY : -least * small, negative, out) ? 1 : -1;
    }
    bounds(exponent, &el, &eh);
    if (isinf(ll) || isinf(lh)) {
        if (el > 0 && ll > 0) return exponential(ll * el, lh * eh, negative, out) ? 1 : -1;
        if (eh < 0 && ll > 0) return exponential(lh * el, ll * eh, negative, out) ? 1 : -1;
        if (el > 0 && lh < 0) return exponential(ll * eh, lh * el, negative, out) ? 1 : -1;
        return -1;
    }
    double p = ll * el, q = ll * eh, r = lh * el, s = lh * eh;
    double lo = fmin(fmin(p, q), fmin(r, s)), hi = fmax(fmax(p, q), fmax(r, s));
    return exponential(far_down(lo), far_up(hi), negative, out) ? 1 : -1;
}

/* A positive fraction or surd to a power that is a fraction, where it is short enough to be known exactly. */
static int exact_power(const Value *base, const Value *exponent, Value *out) {
    uint64_t times = magnitude(exponent->num);
    int64_t num, den;
    if (exponent->den > MOST_ROOT) return 0;
    int64_t root = exponent->den * (base->kind == SURD ? base->root : 1);
    uint64_t shared = gcd64(times, (uint64_t)root);
    if (root / (int64_t)shared > MOST_ROOT) return 0;
    Value rooted = surd(base->num, base->den, (int)(root / (int64_t)shared), 0);
    if (!raised(rooted.num, times / shared, &num) || !raised(rooted.den, times / shared, &den)) return 0;
    rooted.num = exponent->num > 0 ? num : den;
    rooted.den = exponent->num > 0 ? den : num;
    *out = rooted;
    return 1;
}

/* base ^ exponent; a second value in out[1] where the sign cannot be told. */
static int power_of(const Value *base, const Value *exponent, Value out[2]) {
    int sb = sign_of(base), se = sign_of(exponent);
    if (sb == 0) {
        if (se == 2) return -1;
        if (se <= 0) return 0;
        out[0] = rational(0, 1);
        return 1;
    }
    if (se == 0) {
        if (sb == 2) return -1;
        out[0] = rational(1, 1);
        return 1;
    }
    if (sb == 2) return -1;
    if (base->kind == RATIONAL && base->num == 1 && base->den == 1) { out[0] = rational(1, 1); return 1; }
    int negative = 0, both = 0;
    Value size = sb < 0 ? negated(*base) : *base;
    if (sb < 0) {
        if (exponent->kind == RATIONAL) {
            if (exponent->den % 2 == 0) return 0;
            negative = (exponent->num % 2) != 0;
        } else if (exponent->kind == SURD) {
            return 0; /* a negative number has no irrational powers */
        } else {
            both = 1;
        }
    }
    if (is_known(&size) && exponent->kind == RATIONAL) {
        if (size.num == 1 && size.den == 1) out[0] = rational(1, 1);
        else if (!exact_power(&size, exponent, &out[0])) {
            return power_by_logarithm(&size, exponent, negative, &out[0]);
        }
        if (negative) out[0] = negated(out[0]);
        return 1;
    }
    int known = power_by_logarithm(&size, exponent, negative, &out[0]);
    if (known == 1 && both) {
        out[1] = negated(out[0]);
        out[0].merged = out[1].merged = 1;
        return 2;
    }
    return known;
}

/* Whether a value may be a whole number that is not below the least. */
static int may_be_whole(const Value *v, int64_t least) {
    if (v->kind == RATIONAL) return v->den == 1 && v->num >= least;
    if (v->kind == HUGE_NEGATIVE || v->kind == SURD) return 0;
    if (v->kind == HUGE_POSITIVE) return v->hi >= 0;
    return v->hi >= (double)least && floor(v->hi) >= v->lo;
}

static int root_of(const Value *index, const Value *radicand, int whole, Value out[2]) {
    Value exponent;
    if (whole && (!may_be_whole(index, 1) || !may_be_whole(radicand, 0))) return 0;
    int known = inverted(index, &exponent);
    if (known != 1) return known;
    known = power_of(radicand, &exponent, out);
    if (known < 1 || !whole) return known;
    if (radicand->kind == RATIONAL && index->kind == RATIONAL && out[0].kind != RATIONAL) return 0;
    return may_be_whole(&out[0], 0) ? 1 : 0;
}

static int factorial_of(const Value *n, Value *out) {
    if (!may_be_whole(n, 0)) return 0;
    double lo, hi;
    if (n->kind == RATIONAL || (n->kind == LINEAR && n->hi - n->lo < 0.5)) {
        int64_t k;
        if (n->kind == RATIONAL) k = n->num;
        else if (fabs(n->hi) < 1e15) k = (int64_t)floor(n->hi);
        else k = INT64_C(1) << 60;
        if (k <= 20) {
            int64_t product = 1;
            for (int64_t i = 2; i <= k; i++) product *= i;
            *out = rational(product, 1);
            out->merged = n->kind != RATIONAL;
            return 1;
        }
    }
    if (n->kind == HUGE_POSITIVE) {
        if (n->lo < LARGEST_LOG) return -1;
        return exponential(1e250, INFINITY, 0, out) ? 1 : -1;
    }
    bounds(n, &lo, &hi);
    if (lo < 15) return -1;
    double small = lgamma(lo + 1), large = lgamma(hi + 1);
    return exponential(small - fabs(small) * 1e-13, large + fabs(large) * 1e-13, 0, out) ? 1 : -1;
}

static uint64_t multiply_modulo(uint64_t a, uint64_t b, uint64_t m) { return (uint64_t)((u128)a * b % m); }

static int is_prime(uint64_t n) {
    static const uint64_t witnesses[] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};
    if (n < 2) return 0;
    for (int i = 0; i < 12; i++) {
        if (n == witnesses[i]) return 1;
        if (n % witnesses[i] == 0) return 0;
    }
    uint64_t d = n - 1;
    int twos = 0;
    while (!(d & 1)) { d >>= 1; twos++; }
    for (int i = 0; i < 12; i++) {
        uint64_t x = 1, b = witnesses[i] % n, e = d;
        for (; e; e >>= 1) {
            if (e & 1) x = multiply_modulo(x, b, n);
            b = multiply_modulo(b, b, n);
        }
        if (x == 1 || x == n - 1) continue;
        int composite = 1;
        for (int j = 1; j < twos && composite; j++) {
            x = multiply_modulo(x, x, n);
            if (x == n - 1) composite = 0;
        }
        if (composite) return 0;
    }
    return 1;
}

/* How many factors a counting number has; 0 where that takes too long to find out. */
static int64_t count_factors(uint64_t n) {
    int64_t count = 1;
    for (uint64_t p = 2; p < 1000 && p * p <= n; p += p == 2 ? 1 : 2) {
        int64_t times = 0;
        while (n % p == 0) { n /= p; times++; }
        count *= times + 1;
    }
    if (n == 1) return count;
    if (n < 1000000 || is_prime(n)) return count * 2;
    int64_t root;
    if (whole_root((int64_t)n, 2, &root)) return is_prime((uint64_t)root) ? count * 3 : 0;
    return n < 1000000000 ? count * 4 : 0;
}

static int factors_of(const Value *a, int64_t limit, Value *out) {
    double lo, hi;
    if (!may_be_whole(a, 1)) return 0;
    bounds(a, &lo, &hi);
    if (limit && lo > (double)limit) return 0;
    if (a->kind != RATIONAL) return -1;
    int64_t count = count_factors((uint64_t)a->num);
    if (!count) return -1;
    *out = rational(count, 1);
    return 1;
}

static int next_prime_of(const Value *a, Value *out) {
    double lo, hi;
    bounds(a, &lo, &hi);
    if (lo > 200) return 0;
    if (hi < 2 && hi < 1.999) { *out = rational(2, 1); out->merged = a->kind != RATIONAL; return 1; }
    if (a->kind != RATIONAL) {
        if (hi - lo > 0.5 || floor(lo) != floor(hi)) return -1;
        uint64_t c = (uint64_t)floor(hi) + 1;
        while (!is_prime(c)) c++;
        *out = rational((int64_t)c, 1);
        out->merged = 1;
        return 1;
    }
    if ((i128)a->num > (i128)200 * a->den) return 0;
    int64_t floored = a->num >= 0 ? a->num / a->den : -1;
    uint64_t c = floored < 1 ? 2 : (uint64_t)floored + 1;
    while (!is_prime(c)) c++;
    *out = rational((int64_t)c, 1);
    return 1;
}

static int remainder_of(const Value *a, const Value *b, int64_t limit, Value *out) {
    double lo, hi;
    if (!may_be_whole(a, 1) || !may_be_whole(b, 1)) return 0;
    bounds(a, &lo, &hi);
    if (lo > (double)limit) return 0;
    if (a->kind == RATIONAL && a->num > limit) return 0;
    if (a->kind == RATIONAL && b->kind == RATIONAL) { *out = rational(a->num % b->num, 1); return 1; }
    bounds(b, &lo, &hi);
    if (a->kind == RATIONAL && lo > (double)a->num) { *out = *a; out->merged = 1; return 1; }
    return -1;
}

static int common_of(const Value *a, const Value *b, int is_multiple, Value *out) {
    int64_t least = is_multiple ? 1 : 0;
    if (!may_be_whole(a, least) || !may_be_whole(b, least)) return 0;
    if (a->kind != RATIONAL || b->kind != RATIONAL) return -1;
    if (!a->num && !b->num) return 0;
    int64_t g = (int64_t)gcd64((uint64_t)a->num, (uint64_t)b->num);
    if (!is_multiple) { *out = rational(g, 1); return 1; }
    return fraction((i128)(a->num / g) * b->num, 1, out) ? 1 : -1;
}

static Value fraction_of(int num, int den) {
    int shared = (int)gcd64((uint64_t)num, (uint64_t)den);
    return rational(num / shared, den / shared);
}

static int logarithm_of(const Value *a, const Value *b, Value *out) {
    int sa = sign_of(a), sb = sign_of(b);
    if (sa == 2 || sb == 2) return -1;
    if (sa <= 0 || sb <= 0) return 0;
    if (b->kind == RATIONAL && b->num == b->den) return 0;
    if (a->kind == RATIONAL && a->num == a->den) { *out = rational(0, 1); return 1; }
    if (is_known(a) && is_known(b) && (a->kind == SURD || b->kind == SURD)) {
        /* so many times the logarithm without the roots */
        Value top = rational(a->num, a->den), bottom = rational(b->num, b->den), times, made;
        times = fraction_of(b->kind == SURD ? b->root : 1, a->kind == SURD ? a->root : 1);
        if (logarithm_of(&top, &bottom, &made) == 1 && made.kind == RATIONAL) return multiply(&made, &times, out);
    }
    double al, ah, bl, bh;
    log_bounds(a, &al, &ah);
    log_bounds(b, &bl, &bh);
    if (bl <= 0 && bh >= 0) return -1;
    if (a->kind == RATIONAL && b->kind == RATIONAL) {
        double x = al / bl;
        for (int64_t q = 1; q <= 62; q++) {
            double p = nearbyint(x * (double)q);
            if (fabs(p - x * (double)q) > 1e-9 || fabs(p) > 62 || p == 0) continue;
            int64_t num, den, top, bottom;
            if (!whole_root(b->num, q, &num) || !whole_root(b->den, q, &den)) continue;
            uint64_t times = (uint64_t)fabs(p);
            if (raised(p > 0 ? num : den, times, &top) && raised(p > 0 ? den : num, times, &bottom)
                && top == a->num && bottom == a->den) {
                *out = rational((int64_t)p, q);
                int64_t g = (int64_t)gcd64(magnitude(out->num), (uint64_t)q);
                out->num /= g;
                out->den /= g;
                return 1;
            }
            break;
        }
    }
    if (isinf(al) || isinf(ah) || isinf(bl) || isinf(bh)) return -1;
    double p = al / bl, q = al / bh, r = ah / bl, s = ah / bh;
    return linear(far_down(fmin(fmin(p, q), fmin(r, s))), far_up(fmax(fmax(p, q), fmax(r, s))), out) ? 1 : -1;
}

/* The values of a sign on one or two numbers: how many, or -1 where nothing is known. */
static int evaluate(const Sign *sign, const Value *a, const Value *b, Value out[2]) {
    Value two = rational(2, 1), middle;
    int known;
    switch (sign->opcode) {
    case ADD: known = add(a, b, out); break;
    case SUBTRACT: known = subtract(a, b, out); break;
    case MULTIPLY: known = multiply(a, b, out); break;
    case DIVIDE: known = divide(a, b, out); break;
    case WHOLE_POWER:
        if (!may_be_whole(a, 0) || !may_be_whole(b, 0)) return 0;
        known = power_of(a, b, out);
        break;
    case CHOSEN_POWER:
        /* where an exponent is a fraction there are several values, of which one must be chosen in writing */
        if (b->kind == RATIONAL && b->den > 1 && sign_of(a) != 0) return LEFT_OUT;
        if (b->kind == SURD && sign_of(a) == -1) return LEFT_OUT;
        known = power_of(a, b, out);
        break;
    case POWER: known = power_of(a, b, out); break;
    case EXPONENT: known = power_of(a, &sign->parameter, out); break;
    case ROOT: known = root_of(a, b, 0, out); break;
    case WHOLE_ROOT: known = root_of(a, b, 1, out); break;
    case SQUARE_ROOT: known = root_of(&two, a, 0, out); break;
    case WHOLE_SQUARE_ROOT: known = root_of(&two, a, 1, out); break;
    case AVERAGE:
        known = add(a, b, &middle);
        if (known == 1) known = divide(&middle, &two, out);
        break;
    case PERCENT:
        known = multiply(a, b, &middle);
        if (known == 1) known = divide(&middle, &sign->parameter, out);
        break;
    case REMAINDER: known = remainder_of(a, b, sign->limit, out); break;
    case LEAST_MULTIPLE: known = common_of(a, b, 1, out); break;
    case GREATEST_FACTOR: known = common_of(a, b, 0, out); break;
    case LOGARITHM: known = logarithm_of(a, b, out); break;
    case FACTORS: known = factors_of(a, sign->limit, out); break;
    case NEXT_PRIME: known = next_prime_of(a, out); break;
    case FACTORIAL: known = factorial_of(a, out); break;
    default: return 0;
    }
    int merged = a->merged || (b && b->merged);
    for (int i = 0; i < known && i < 2; i++) out[i].merged = (uint8_t)(out[i].merged || merged);
    return known;
}

static int is_binary(int opcode) {
    switch (opcode) {
    case SQUARE_ROOT: case FACTORS: case NEXT_PRIME: case FACTORIAL: case EXPONENT: case WHOLE_SQUARE_ROOT: return 0;
    default: return 1;
    }
}

static int is_commutative(int opcode) {
    switch (opcode) {
    case ADD: case MULTIPLY: case AVERAGE: case PERCENT: case LEAST_MULTIPLE: case GREATEST_FACTOR: return 1;
    default: return 0;
    }
}

static int overlaps(const Value *a, const Value *b) {
    if (is_known(a) && is_known(b)) return is_same(a, b);
    if (is_huge(a) && is_huge(b)) return a->kind == b->kind && a->lo <= b->hi && b->lo <= a->hi;
    int sa = sign_of(a), sb = sign_of(b);
    if (sa != sb && sa != 2 && sb != 2) return 0;
    double al, ah, bl, bh;
    bounds(a, &al, &ah);
    bounds(b, &bl, &bh);
    return al <= bh && bl <= ah;
}

/* ---- tables of values ---- */

static int is_wide(const Value *v) {
    if (is_known(v)) return 0;
    if (isinf(v->lo) || isinf(v->hi)) return 1;
    double size = fmin(fabs(v->lo), fabs(v->hi));
    return !((v->lo > 0) == (v->hi > 0)) || v->hi - v->lo > size * WIDE;
}

static uint64_t bits_of(double x) {
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    return bits;
}

/* Values that are equal or nearly so have keys that differ by at most one. */
static uint64_t key_of(const Value *v) {
    double x = is_known(v) ? middle_of(v) : v->lo * 0.5 + v->hi * 0.5;
    uint64_t key = x == 0 ? 0 : bits_of(x) >> KEY_SHIFT;
    return is_huge(v) ? key ^ (UINT64_C(0x5a) << 54) ^ ((uint64_t)v->kind << 52) : key;
}

static uint32_t hash_of(uint64_t key) { return (uint32_t)((key * UINT64_C(0x9e3779b97f4a7c15)) >> 32); }

static int grow_slots(Set *set) {
    uint32_t size = set->slots ? (set->slot_mask + 1) * 2 : 16;
    Slot *slots = PyMem_RawCalloc(size, sizeof *slots);
    if (!slots) return 0;
    PyMem_RawFree(set->slots);
    set->slots = slots;
    set->slot_mask = size - 1;
    for (uint32_t i = 0; i < set->count; i++) {
        if (is_wide(&set->entries[i].value)) continue;
        uint32_t tag = hash_of(key_of(&set->entries[i].value)), at = tag & set->slot_mask;
        while (slots[at].entry) at = (at + 1) & set->slot_mask;
        slots[at] = (Slot){tag, i + 1};
    }
    return 1;
}

static Entry *new_entry(Search *s, Set *set) {
    if (set->count == set->room) {
        uint32_t room = set->room ? set->room * 2 : 8;
        Entry *entries = PyMem_RawRealloc(set->entries, room * sizeof *entries);
        if (!entries) { s->outcome = FAILED; return NULL; }
        set->entries = entries;
        set->room = room;
    }
    if (++s->entries > s->entry_limit) { s->outcome = CUT; return NULL; }
    return &set->entries[set->count];
}

static void widen(Value *known, const Value *other) {
    known->lo = fmin(known->lo, other->lo);
    known->hi = fmax(known->hi, other->hi);
    known->merged = 1;
}

/* Keep how a value was made that another stands for. */
static void keep_way(Search *s, Entry *known, const Entry *made) {
    if (known->others == LOST) return;
    if (s->way_count == s->way_room) {
        size_t room = s->way_room ? s->way_room * 2 : 256;
        Way *ways = room > s->entry_limit * 2 ? NULL : PyMem_RawRealloc(s->ways, room * sizeof *ways);
        if (!ways) { known->others = LOST; return; }
        s->ways = ways;
        s->way_room = room;
    }
    s->ways[s->way_count++] =
        (Way){known->others, made->sign, made->left_set, made->left_entry, made->right_set, made->right_entry};
    known->others = (uint32_t)s->way_count;
}

/* How far apart two wide values of a kind are, for their size; infinitely where one is above zero and one below. */
static double gap(const Value *a, const Value *b) {
    if ((a->lo > 0) != (b->lo > 0) || (a->hi < 0) != (b->hi < 0)) return INFINITY;
    double size = fmin(fmin(fabs(a->lo), fabs(a->hi)), fmin(fabs(b->lo), fabs(b->hi)));
    return fmax(0, fmax(a->lo - b->hi, b->lo - a->hi)) / size;
}

/* Whether an interval overlaps a known one, which then stands for it too. */
static int is_merged(Search *s, Entry *known, const Entry *made) {
    if (!overlaps(&known->value, &made->value)) return 0;
    Value hull = known->value;
    widen(&hull, &made->value);
    /* a hull that grew too wide for the table would be lost in it */
    if (is_wide(&hull) != is_wide(&known->value)) return 0;
    known->value = hull;
    keep_way(s, known, made);
    return 1;
}

/* Put a wide value in; where there are too many, the nearest stands for it. */
static Entry *known_wide(Search *s, Set *set, const Entry *made) {
    Entry *nearest = NULL;
    double least = INFINITY;
    for (uint32_t i = 0; i < set->wide_count; i++) {
        Entry *known = &set->entries[set->wide[i]];
        if (known->value.kind != made->value.kind) continue;
        if (is_merged(s, known, made)) return known;
        double apart = gap(&known->value, &made->value);
        if (apart < least) { nearest = known; least = apart; }
    }
    if (set->wide_count >= MOST_WIDE - SORTS_OF_WIDE && nearest) {
        widen(&nearest->value, &made->value);
        keep_way(s, nearest, made);
        return nearest;
    }
    if (!set->wide) {
        set->wide = PyMem_RawMalloc(MOST_WIDE * sizeof *set->wide);
        if (!set->wide) { s->outcome = FAILED; return NULL; }
    }
    Entry *entry = new_entry(s, set);
    if (!entry) return NULL;
    *entry = *made;
    set->wide[set->wide_count++] = set->count++;
    set->intervals++;
    return NULL;
}

/* The entry that already stands for a value; a new one is put in. */
static Entry *known_entry(Search *s, Set *set, const Entry *made, uint64_t key) {
    const Value *v = &made->value;
    if (is_wide(v)) return known_wide(s, set, made);
    if (!set->slots || set->count * 2 >= set->slot_mask) {
        if (!grow_slots(set)) { s->outcome = FAILED; return NULL; }
    }
    int reach = is_known(v) ? 0 : 1;
    for (int shift = -reach; shift <= reach; shift++) {
        uint32_t tag = hash_of(key + (uint64_t)(int64_t)shift), at = tag & set->slot_mask;
        for (; set->slots[at].entry; at = (at + 1) & set->slot_mask) {
            if (set->slots[at].tag != tag) continue;
            Entry *known = &set->entries[set->slots[at].entry - 1];
            if (known->value.kind != v->kind) continue;
            if (!is_known(v)) {
                if (is_merged(s, known, made)) return known;
            } else if (is_same(&known->value, v)) {
                if (known->value.merged) keep_way(s, known, made);
                return known;
            }
        }
    }
    Entry *entry = new_entry(s, set);
    if (!entry) return NULL;
    *entry = *made;
    uint32_t tag = hash_of(key), at = tag & set->slot_mask;
    while (set->slots[at].entry) at = (at + 1) & set->slot_mask;
    set->slots[at] = (Slot){tag, ++set->count};
    if (!is_known(v)) set->intervals++;
    return NULL;
}

/* ---- cubes ---- */

static u128 joined(const Search *s, u128 a, u128 b) {
    u128 total = a + b;
    if (s->saturating) {
        u128 over = ~((s->caps | s->guards) - total) & s->guards & s->saturating;
        if (over) {
            u128 mask = over | (over - (over >> (FIELD_BITS - 1)));
            total = (total & ~mask) | (s->caps & mask);
        }
    }
    return total;
}

static int fits(const Search *s, u128 usage) {
    if ((((s->usable | s->guards) - usage) & s->guards) != s->guards) return 0;
    if (s->extra < 0) return 1;
    u128 over = ~((s->on_mat | s->guards) - usage) & s->guards;
    int more = 0;
    for (int place = 0; over && place < s->fields; place++) {
        int shift = place * FIELD_BITS;
        if ((over >> (shift + FIELD_BITS - 1)) & 1) {
            more += (int)((usage >> shift) & 15) - (int)((s->on_mat >> shift) & 15);
            over &= ~((u128)1 << (shift + FIELD_BITS - 1));
        }
    }
    return more <= s->extra;
}

static int is_final(const Search *s, u128 usage) {
    return (((usage | s->guards) - s->required) & s->guards) == s->guards;
}

static int sum_fields(const Search *s, u128 counts) {
    int total = 0;
    for (int place = 0; place < s->fields; place++) total += (int)((counts >> (place * FIELD_BITS)) & 15);
    return total;
}

/* What is there beyond some usage, field by field, never below zero. */
static u128 beyond(const Search *s, u128 more, u128 usage) {
    u128 difference = (more | s->guards) - usage;
    u128 kept = difference & s->guards;
    u128 mask = kept - (kept >> (FIELD_BITS - 1));
    return difference & mask;
}

/* Whether everything required can still be used by something larger: a necessary condition. */
static int may_grow_final(const Search *s, u128 usage) {
    u128 missing = beyond(s, s->required, usage), left = beyond(s, s->usable, usage);
    int digits = sum_fields(s, missing & s->leaf_only), signs = sum_fields(s, missing & s->binary_only);
    if (!s->binary_unlimited && digits > sum_fields(s, left & s->binary_fields) * (int)s->longest_numeral) return 0;
    return signs <= sum_fields(s, left & s->leaf_fields);
}

static int has_room(const Search *s, u128 usage) {
    for (Py_ssize_t i = 0; i < s->sign_count; i++) {
        if (!is_binary(s->signs[i].opcode)) continue;
        u128 with_sign = joined(s, usage, s->signs[i].usage);
        if (!fits(s, with_sign)) continue;
        u128 tried = 0;
        for (Py_ssize_t j = 0; j < s->numeral_count; j++) {
            if (s->numerals[j].usage == tried) continue;
            tried = s->numerals[j].usage;
            if (fits(s, joined(s, with_sign, tried))) return 1;
        }
    }
    return 0;
}

static int unary_needs_values(const Search *s, u128 usage) {
    for (Py_ssize_t i = 0; i < s->sign_count; i++) {
        int opcode = s->signs[i].opcode;
        if (is_binary(opcode) || !fits(s, joined(s, usage, s->signs[i].usage))) continue;
        if (s->modulus || s->puts_all_signs || opcode == FACTORS || opcode == NEXT_PRIME) return 1;
        if (opcode == EXPONENT && s->signs[i].parameter.num == 0) return 1;
    }
    return 0;
}

static uint32_t hash_usage(u128 usage, int company) {
    uint64_t x = (uint64_t)usage ^ ((uint64_t)(usage >> 64) * UINT64_C(0xd6e8feb86659fd93)) ^ (uint64_t)company;
    x ^= x >> 32;
    x *= UINT64_C(0xd6e8feb86659fd93);
    return (uint32_t)(x >> 32);
}

static int grow_map(Search *s) {
    uint32_t size = s->map ? (s->map_mask + 1) * 2 : 256;
    uint32_t *map = PyMem_RawCalloc(size, sizeof *map);
    if (!map) return 0;
    PyMem_RawFree(s->map);
    s->map = map;
    s->map_mask = size - 1;
    for (uint32_t i = 0; i < s->set_count; i++) {
        uint32_t at = hash_usage(s->sets[i].usage, s->sets[i].is_company) & s->map_mask;
        while (map[at]) at = (at + 1) & s->map_mask;
        map[at] = i + 1;
    }
    return 1;
}

/* The set of expressions with some usage, made where it is new; 0xffffffff where memory ran out. */
static uint32_t set_for(Search *s, u128 usage, int company, uint32_t level) {
    if (!s->map || s->set_count * 2 >= s->map_mask) {
        if (!grow_map(s)) { s->outcome = FAILED; return UINT32_MAX; }
    }
    uint32_t at = hash_usage(usage, company) & s->map_mask;
    for (; s->map[at]; at = (at + 1) & s->map_mask) {
        Set *known = &s->sets[s->map[at] - 1];
        /* zero-cost signs may give one usage two levels only through numerals, which the level counts */
        if (known->usage == usage && known->is_company == company && known->level == level) return s->map[at] - 1;
    }
    if (s->set_count == s->set_room) {
        uint32_t room = s->set_room ? s->set_room * 2 : 64;
        Set *sets = PyMem_RawRealloc(s->sets, room * sizeof *sets);
        if (!sets) { s->outcome = FAILED; return UINT32_MAX; }
        s->sets = sets;
        s->set_room = room;
    }
    Set *set = &s->sets[s->set_count];
    memset(set, 0, sizeof *set);
    set->usage = usage;
    set->level = level;
    set->size = (uint32_t)sum_fields(s, usage);
    set->is_company = (uint8_t)company;
    if (company) {
        set->is_built = 1;
    } else {
        int grows = may_grow_final(s, usage);
        set->is_built = (uint8_t)(grows && (has_room(s, usage) || unary_needs_values(s, usage)));
        set->is_shell = (uint8_t)(s->shell_level && level >= s->shell_level);
        int usable_targets = set->is_built || set->is_shell ? s->base_targets : s->target_count;
        for (int i = 0; i < usable_targets; i++) {
            u128 total = joined(s, usage, s->targets[i].usage);
            if (is_final(s, total) && fits(s, total)) set->targets |= UINT64_C(1) << i;
        }
        set->is_dead = (uint8_t)(!set->is_built && !set->targets);
    }
    s->map[at] = ++s->set_count;
    return s->set_count - 1;
}

/* ---- all sets together, by value ---- */

static u128 *usages_in(Block *block) { return (u128 *)(void *)(block + 1); }
static uint64_t *places_in(Block *block) { return (uint64_t *)(void *)(usages_in(block) + block->room); }

/* Where the first block of a tag is noted, or would be. */
static uint32_t *head_of(const Search *s, uint32_t tag) {
    uint32_t *at = &s->heads[tag & s->head_mask];
    while (*at && s->blocks[*at].tag != tag) at = &s->blocks[*at].next;
    return at;
}

static int grow_heads(Search *s) {
    uint32_t size = s->heads ? (s->head_mask + 1) * 2 : 256;
    uint32_t *heads = PyMem_RawCalloc(size, sizeof *heads);
    if (!heads) { s->outcome = FAILED; return 0; }
    for (uint32_t i = 0; s->heads && i <= s->head_mask; i++) {
        for (uint32_t at = s->heads[i], next; at; at = next) {
            Block *block = &s->blocks[at];
            next = block->next;
            block->next = heads[block->tag & (size - 1)];
            heads[block->tag & (size - 1)] = at;
        }
    }
    PyMem_RawFree(s->heads);
    s->heads = heads;
    s->head_mask = size - 1;
    return 1;
}

/* A block with some room; 0 where memory ran out. */
static uint32_t new_block(Search *s, uint16_t room) {
    uint32_t units = 1 + room + (room + 1u) / 2;
    if (s->block_end + units > s->block_room) {
        uint32_t grown = s->block_room ? s->block_room * 2 : 1024;
        Block *blocks = PyMem_RawRealloc(s->blocks, (size_t)grown * sizeof *blocks);
        if (!blocks) { s->outcome = FAILED; return 0; }
        if (!s->blocks) s->block_end = 1;
        s->blocks = blocks;
        s->block_room = grown;
    }
    uint32_t at = s->block_end;
    s->block_end += units;
    s->blocks[at] = (Block){0, 0, 0, 0, room};
    return at;
}

static void add_link(Search *s, uint32_t set, uint32_t entry, uint32_t tag) {
    const Value *v = &s->sets[set].entries[entry].value;
    if (!s->joins || is_wide(v) || s->sets[set].is_company || s->link_count >= MOST_LINKS) return;
    if ((!s->heads || s->tag_count > s->head_mask) && !grow_heads(s)) return;
    uint32_t *head = head_of(s, tag), at = *head;
    if (!at || s->blocks[at].count == s->blocks[at].room) {
        int room = !at ? 1 : s->blocks[at].room < MOST_IN_BLOCK ? s->blocks[at].room * 2 : MOST_IN_BLOCK;
        uint32_t made = new_block(s, (uint16_t)room);
        if (!made) return;
        s->blocks[made].tag = tag;
        s->blocks[made].older = at;
        head = head_of(s, tag);
        s->blocks[made].next = at ? s->blocks[at].next : 0;
        *head = made;
        s->tag_count += !at;
        at = made;
    }
    Block *block = &s->blocks[at];
    usages_in(block)[block->count] = s->sets[set].usage;
    places_in(block)[block->count++] = ((uint64_t)set << 32) | entry;
    s->link_count++;
}

/* Whether an expression may always stand in for one with another usage: it uses no more of anything, and less only of
   what it already uses as often as is required. */
static int can_stand_in(const Search *s, u128 usage, u128 other) {
    u128 left = (other | s->guards) - usage;
    if ((left & s->guards) != s->guards) return 0;
    u128 less = ((left ^ s->guards) + (s->guards - (s->guards >> (FIELD_BITS - 1)))) & s->guards;
    return !(less & ~((usage | s->guards) - s->required));
}

/* The set, counted from one, of an entry that can stand in for an exact value of some usage. */
static uint32_t stand_in(Search *s, const Value *v, u128 usage, uint32_t tag) {
    if (!s->heads) return 0;
    uint32_t first = *head_of(s, tag);
    int left = MOST_ASKED;
    for (uint32_t at = first; at && left > 0; at = s->blocks[at].older) {
        Block *block = &s->blocks[at];
        for (uint16_t i = 0; i < block->count && left-- > 0; i++) {
            if (!can_stand_in(s, usages_in(block)[i], usage)) continue;
            uint64_t place = places_in(block)[i];
            const Value *known = &s->sets[place >> 32].entries[(uint32_t)place].value;
            if (known->merged || !is_same(known, v)) continue;
            /* what stood in once is likely to do so again */
            Block *front = &s->blocks[first];
            u128 found = usages_in(block)[i];
            usages_in(block)[i] = usages_in(front)[0];
            places_in(block)[i] = places_in(front)[0];
            usages_in(front)[0] = found;
            places_in(front)[0] = place;
            return (uint32_t)(place >> 32) + 1;
        }
    }
    return 0;
}

/* ---- candidates ---- */

typedef struct { int32_t *codes; size_t count, room; } Program;

static int emit(Program *program, int32_t code) {
    if (program->count == program->room) {
        size_t room = program->room ? program->room * 2 : 32;
        int32_t *codes = PyMem_RawRealloc(program->codes, room * sizeof *codes);
        if (!codes) return 0;
        program->codes = codes;
        program->room = room;
    }
    program->codes[program->count++] = code;
    return 1;
}

/* The expression of an entry as numerals (0 and up) and signs (-1 and down), signs behind what they work on. */
static int trace(const Search *s, Program *program, const Entry *entry) {
    if (entry->sign == NO_SIGN) return emit(program, (int32_t)entry->left_entry);
    if (!trace(s, program, &s->sets[entry->left_set].entries[entry->left_entry])) return 0;
    if (is_binary(s->signs[entry->sign].opcode)
        && !trace(s, program, &s->sets[entry->right_set].entries[entry->right_entry])) return 0;
    return emit(program, -1 - (int32_t)entry->sign);
}

/* What stands to the left of an expression in all that a want puts around it, the outermost first. */
static int trace_left(const Search *s, Program *program, uint32_t want) {
    if (!want || s->wants[want - 1].sign == NO_SIGN) return 1;
    const Want *w = &s->wants[want - 1];
    if (!trace_left(s, program, w->outer)) return 0;
    if (w->is_unary || !w->known_is_left) return 1;
    return trace(s, program, &s->sets[w->known_set].entries[w->known_entry]);
}

/* The program of an entry, with the signs that lead from a derived target to its base, as a tuple. */
static PyObject *codes_of(const Search *s, const Entry *entry, int *target, uint32_t want) {
    Program program = {NULL, 0, 0};
    int good = trace_left(s, &program, want) && trace(s, &program, entry);
    for (; good && want && s->wants[want - 1].sign != NO_SIGN; want = s->wants[want - 1].outer) {
        const Want *w = &s->wants[want - 1];
        if (!w->is_unary && !w->known_is_left)
            good = trace(s, &program, &s->sets[w->known_set].entries[w->known_entry]);
        good = good && emit(&program, -1 - (int32_t)w->sign);
    }
    while (good && target && s->targets[*target].parent >= 0) {
        good = emit(&program, -1 - (int32_t)s->targets[*target].sign);
        *target = s->targets[*target].parent;
    }
    PyObject *codes = good ? PyTuple_New((Py_ssize_t)program.count) : PyErr_NoMemory();
    for (size_t i = 0; codes && i < program.count; i++) {
        PyObject *code = PyLong_FromLong(program.codes[i]);
        if (!code) { Py_CLEAR(codes); break; }
        PyTuple_SET_ITEM(codes, (Py_ssize_t)i, code);
    }
    PyMem_RawFree(program.codes);
    return codes;
}

static PyObject *name_of(uint32_t set, uint32_t entry) {
    return PyLong_FromUnsignedLongLong(((unsigned long long)set << 32) | entry);
}

static int derive(Search *s, uint32_t set, uint32_t entry);

/* One way to make a value as a sign and the names of its operands, whose exact values are asked for; NULL with no
   exception where nobody can tell them. */
static PyObject *way_to(Search *s, uint16_t sign, uint32_t ls, uint32_t le, uint32_t rs, uint32_t re) {
    if (derive(s, ls, le) != 1) return NULL;
    if (is_binary(s->signs[sign].opcode) && derive(s, rs, re) != 1) return NULL;
    return Py_BuildValue("iNN", (int)sign, name_of(ls, le), name_of(rs, re));
}

static PyObject *ways_to(Search *s, const Entry *entry) {
    PyObject *all = PyList_New(0);
    PyObject *one = all ? way_to(s, entry->sign, entry->left_set, entry->left_entry, entry->right_set,
                                 entry->right_entry) : NULL;
    uint32_t next = entry->others;
    while (one) {
        int failed = PyList_Append(all, one);
        Py_DECREF(one);
        if (failed) { one = NULL; break; }
        if (!next) return all;
        Way way = s->ways[next - 1];
        next = way.next;
        one = way_to(s, way.sign, way.left_set, way.left_entry, way.right_set, way.right_entry);
    }
    Py_XDECREF(all);
    return NULL;
}

/* See that the caller knows all the exact values that an entry stands for: 1, or 0 where nobody can tell them. */
static int derive(Search *s, uint32_t set, uint32_t entry) {
    const Entry *made = &s->sets[set].entries[entry];
    if (made->value.merged && made->others == LOST) return 0;
    PyObject *name = name_of(set, entry);
    if (!name) { s->outcome = FAILED; return 0; }
    PyObject *known = PyDict_GetItemWithError(s->derived, name);
    if (known || PyErr_Occurred()) {
        if (!known) s->outcome = FAILED;
        Py_DECREF(name);
        return known == Py_True;
    }
    PyObject *how = made->value.merged ? ways_to(s, made) : codes_of(s, made, NULL, 0);
    PyObject *answer = how ? PyObject_CallFunctionObjArgs(s->derive, name, how, NULL) : NULL;
    Py_XDECREF(how);
    s->evaluations += COST_OF_CALL / 8;
    s->has_asked = 1;
    int good = answer ? PyObject_IsTrue(answer) : PyErr_Occurred() ? -1 : 0;
    if (good < 0 || PyDict_SetItem(s->derived, name, good ? Py_True : Py_False)) s->outcome = FAILED;
    Py_XDECREF(answer);
    Py_DECREF(name);
    return good == 1;
}

/* What is put around an expression to reach the Goal, from the inside: signs with the names of what they join. */
static PyObject *steps_to(Search *s, int *target, uint32_t want) {
    PyObject *steps = PyList_New(0);
    for (; steps && want && s->wants[want - 1].sign != NO_SIGN; want = s->wants[want - 1].outer) {
        const Want *w = &s->wants[want - 1];
        if (!w->is_unary && derive(s, w->known_set, w->known_entry) != 1) { Py_CLEAR(steps); return NULL; }
        PyObject *step = w->is_unary ? Py_BuildValue("iOi", (int)w->sign, Py_None, 0)
                                     : Py_BuildValue("iNi", (int)w->sign, name_of(w->known_set, w->known_entry),
                                                     (int)w->known_is_left);
        if (!step || PyList_Append(steps, step)) Py_CLEAR(steps);
        Py_XDECREF(step);
    }
    for (; steps && s->targets[*target].parent >= 0; *target = s->targets[*target].parent) {
        PyObject *step = Py_BuildValue("iOi", s->targets[*target].sign, Py_None, 0);
        if (!step || PyList_Append(steps, step)) Py_CLEAR(steps);
        Py_XDECREF(step);
    }
    return steps;
}

/* Ask whether any of the exact values behind a way meets a target. */
static void settle(Search *s, PyObject *way, int target, uint32_t want) {
    int at = target;
    PyObject *steps = steps_to(s, &at, want);
    PyObject *answer = steps ? PyObject_CallFunction(s->settle, "OOi", way, steps, s->targets[at].base) : NULL;
    Py_XDECREF(steps);
    s->evaluations += COST_OF_CALL / 8;
    s->has_asked = 1;
    if (!answer && PyErr_Occurred()) { s->outcome = FAILED; return; }
    if (!answer || answer == Py_None) s->blurred = 1;
    else if (answer == Py_True) s->outcome = FOUND;
    Py_XDECREF(answer);
}

/* An entry made of merged ones was rejected, which settles one of the values that it stands for. */
static void settle_made(Search *s, const Entry *made, int target, uint32_t want) {
    PyObject *way = way_to(s, made->sign, made->left_set, made->left_entry, made->right_set, made->right_entry);
    if (way) settle(s, way, target, want);
    else if (PyErr_Occurred()) s->outcome = FAILED;
    else s->blurred = 1;
    Py_XDECREF(way);
}

static void report(Search *s, const Entry *entry, int target, uint32_t want, int merged) {
    int at = target;
    PyObject *codes = codes_of(s, entry, &at, want);
    PyObject *answer = codes ? PyObject_CallFunction(s->accept, "Oi", codes, s->targets[at].base) : NULL;
    Py_XDECREF(codes);
    int accepted = answer ? PyObject_IsTrue(answer) : -1;
    s->evaluations += COST_OF_CALL;
    s->has_asked = 1;
    Py_XDECREF(answer);
    if (accepted < 0) { s->outcome = FAILED; return; }
    if (accepted) s->outcome = FOUND;
    else if ((entry->value.merged || merged) && entry->sign != NO_SIGN) settle_made(s, entry, target, want);
}

static void look_up(Search *s) {
    if (s->outcome != EXHAUSTED) return;
    if (s->evaluations - s->polled_at < EVALUATIONS_BETWEEN_POLLS && !s->has_asked) return;
    s->has_asked = 0;
    PyObject *answer = PyObject_CallFunction(s->poll, "K", (unsigned long long)(s->evaluations - s->polled_at));
    s->polled_at = s->evaluations;
    int stop = answer ? PyObject_IsTrue(answer) : -1;
    Py_XDECREF(answer);
    if (stop) s->outcome = stop < 0 ? FAILED : CUT;
}

static int meets(Search *s, const Value *v, const Value *target) {
    if (!s->modulus) return overlaps(v, target);
    if (v->kind == SURD && target->kind == RATIONAL) return 0;
    Value difference;
    int known = subtract(v, target, &difference);
    if (known == 1 && difference.kind == RATIONAL)
        return difference.den == 1 && difference.num != 0 && difference.num % s->modulus == 0;
    if (known == 1 && difference.kind == LINEAR && fabs(difference.lo) < 1e13 && fabs(difference.hi) < 1e13) {
        double k = (double)s->modulus;
        return floor(difference.hi / k) * k >= difference.lo;
    }
    if (known == 1 && is_huge(&difference) && difference.hi < -10) return 0;
    /* whether so large a number is a multiple is for the caller to tell, a few times */
    if (s->resolved >= MOST_RESOLVED) { s->blurred = 1; return 0; }
    s->resolved++;
    return 1;
}

static void test(Search *s, const Set *set, const Entry *entry) {
    for (uint64_t left = set->targets; left && s->outcome == EXHAUSTED; left &= left - 1) {
        int i = __builtin_ctzll(left);
        if (meets(s, &entry->value, &s->targets[i].value)) report(s, entry, i, 0, 0);
    }
}

/* A value made: into its set where that is built, and held against the Goal. */
static void put_with_key(Search *s, uint32_t into, const Entry *made, uint64_t key) {
    Set *set = &s->sets[into];
    if (set->is_built) {
        uint32_t tag = hash_of(key);
        if (is_exact(&made->value) && !set->is_company) {
            uint32_t found = stand_in(s, &made->value, set->usage, tag);
            if (found) {
                if (found - 1 != into && set->targets) test(s, set, made);
                return;
            }
        }
        Entry *known = known_entry(s, set, made, key);
        if (s->outcome != EXHAUSTED) return;
        if (known) {
            if (is_exact(&known->value)) return;
            for (uint64_t left = set->targets; left && !known->is_doubted; left &= left - 1)
                if (meets(s, &made->value, &s->targets[__builtin_ctzll(left)].value))
                    known->is_doubted = 1, s->is_doubted = 1;
            return;
        }
        add_link(s, into, set->count - 1, tag);
        if (s->outcome != EXHAUSTED) return;
    }
    if (set->targets) test(s, set, made);
}

static void put(Search *s, uint32_t into, const Entry *made) { put_with_key(s, into, made, key_of(&made->value)); }

/* Put many values in: what is known of them is fetched from memory meanwhile. */
static void put_all(Search *s, uint32_t into, const Entry *made, int count) {
    uint64_t keys[BATCH];
    const Set *set = &s->sets[into];
    for (int i = 0; i < count; i++) {
        keys[i] = key_of(&made[i].value);
        uint32_t tag = hash_of(keys[i]);
        if (set->slots) __builtin_prefetch(&set->slots[tag & set->slot_mask]);
        if (s->heads) __builtin_prefetch(&s->heads[tag & s->head_mask]);
    }
    for (int i = 0; i < count && s->heads; i++) {
        uint32_t at = s->heads[hash_of(keys[i]) & s->head_mask];
        if (at) __builtin_prefetch(&s->blocks[at]);
    }
    for (int i = 0; i < count && s->outcome == EXHAUSTED; i++) {
        put_with_key(s, into, &made[i], keys[i]);
        if (s->has_asked) look_up(s);
    }
}

/* Hold a value that another entry stands for against the targets that it may meet. */
static void settle_way(Search *s, const Entry *made, uint64_t targets) {
    Value results[2];
    int known = evaluate(&s->signs[made->sign], &s->sets[made->left_set].entries[made->left_entry].value,
                         &s->sets[made->right_set].entries[made->right_entry].value, results);
    s->evaluations++;
    for (; targets && s->outcome == EXHAUSTED; targets &= targets - 1) {
        int i = __builtin_ctzll(targets), may_meet = known < 0;
        for (int k = 0; k < known; k++) may_meet = may_meet || meets(s, &results[k], &s->targets[i].value);
        if (may_meet) settle_made(s, made, i, 0);
        if (s->has_asked) look_up(s);
    }
}

/* Hold every value that was merged into an entry against the targets that one of them may meet. */
static void settle_doubts(Search *s, uint32_t first_set) {
    if (!s->is_doubted) return;
    s->is_doubted = 0;
    for (uint32_t set = first_set; set < s->set_count; set++) {
        for (uint32_t i = 0; i < s->sets[set].count && s->outcome == EXHAUSTED; i++) {
            Entry *entry = &s->sets[set].entries[i];
            if (!entry->is_doubted) continue;
            if (entry->others == LOST) { s->blurred = 1; continue; }
            /* the first of the ways was held against the targets when it was found */
            for (uint32_t next = entry->others; next && s->outcome == EXHAUSTED;) {
                Way way = s->ways[next - 1];
                next = way.next;
                Entry made = {rational(0, 1), way.sign, 0, way.left_set, way.left_entry, way.right_set, way.right_entry, 0};
                settle_way(s, &made, s->sets[set].targets);
                look_up(s);
            }
        }
    }
}

static int check_fraction(int64_t num, int64_t den);

static int read_value(PyObject *given, Value *out) {
    int kind;
    long long num, den;
    double lo, hi;
    if (!PyTuple_Check(given)) { PyErr_SetString(PyExc_TypeError, "a value is a tuple"); return 0; }
    if (!PyArg_ParseTuple(given, "iLLdd", &kind, &num, &den, &lo, &hi)) return 0;
    if (kind == RATIONAL) {
        if (!check_fraction(num, den)) return 0;
        *out = rational(num, den);
        return 1;
    }
    if (kind > HUGE_NEGATIVE || kind < 0 || !(lo <= hi)) {
        PyErr_SetString(PyExc_ValueError, "no such interval");
        return 0;
    }
    *out = of_kind(kind, lo, hi);
    return 1;
}

/* What the intervals cannot tell is asked of the caller, who has exact numbers: how many values there are. */
static int resolve(Search *s, const Entry *made, Value results[MOST_RESULTS]) {
    int binary = is_binary(s->signs[made->sign].opcode);
    int merged = s->sets[made->left_set].entries[made->left_entry].value.merged
        || (binary && s->sets[made->right_set].entries[made->right_entry].value.merged);
    if (s->resolved >= MOST_RESOLVED) { s->blurred = 1; return 0; }
    s->resolved++;
    s->evaluations += COST_OF_CALL / 8;
    s->has_asked = 1;
    PyObject *way = way_to(s, made->sign, made->left_set, made->left_entry, made->right_set, made->right_entry);
    PyObject *answer = way ? PyObject_CallFunctionObjArgs(s->resolve, way, NULL) : NULL;
    Py_XDECREF(way);
    if (!answer && PyErr_Occurred()) { s->outcome = FAILED; return 0; }
    if (!answer || !PyTuple_Check(answer) || PyTuple_GET_SIZE(answer) > MOST_RESULTS) {
        Py_XDECREF(answer);
        s->blurred = 1;
        return 0;
    }
    int count = (int)PyTuple_GET_SIZE(answer);
    for (int i = 0; i < count && s->outcome == EXHAUSTED; i++) {
        if (!read_value(PyTuple_GET_ITEM(answer, i), &results[i])) s->outcome = FAILED;
        results[i].merged = (uint8_t)merged;
    }
    Py_DECREF(answer);
    return s->outcome == EXHAUSTED ? count : 0;
}

/* The values of a sign on entries that are named; those that only exact numbers tell are asked for. */
static int evaluate_entries(Search *s, const Entry *made, Value results[MOST_RESULTS]) {
    const Value *left = &s->sets[made->left_set].entries[made->left_entry].value;
    const Value *right = &s->sets[made->right_set].entries[made->right_entry].value;
    int known = evaluate(&s->signs[made->sign], left, right, results);
    s->evaluations++;
    if (known == LEFT_OUT) { s->blurred = 1; return 0; }
    return known >= 0 ? known : resolve(s, made, results);
}

static void combine(Search *s, uint32_t into, uint32_t left, uint32_t right, uint16_t sign) {
    Value results[MOST_RESULTS];
    Entry batch[BATCH];
    int count = 0;
    for (uint32_t i = 0; i < s->sets[left].count && s->outcome == EXHAUSTED; i++) {
        for (uint32_t j = 0; j < s->sets[right].count && s->outcome == EXHAUSTED; j++) {
            Entry made = {rational(0, 1), sign, 0, left, i, right, j, 0};
            int known = evaluate_entries(s, &made, results);
            for (int k = 0; k < known; k++) {
                made.value = results[k];
                batch[count++] = made;
            }
            if (count > BATCH - MOST_RESULTS) {
                put_all(s, into, batch, count);
                count = 0;
            }
            look_up(s);
        }
    }
    if (s->outcome == EXHAUSTED) put_all(s, into, batch, count);
}

static void combine_one(Search *s, uint32_t into, uint32_t left, uint16_t sign, uint32_t i) {
    Value results[MOST_RESULTS];
    Entry made = {rational(0, 1), sign, 0, left, i, left, i, 0};
    int known = evaluate_entries(s, &made, results);
    for (int k = 0; k < known && s->outcome == EXHAUSTED; k++) {
        made.value = results[k];
        put(s, into, &made);
    }
}

/* ---- the last sign: what the other number must be ---- */

/* How many values the unknown operand may have, -1 where all must be tried. */
static int solve_for(const Sign *sign, const Value *target, const Value *known, int known_is_left, Value out[2]) {
    Value two = rational(2, 1), one = rational(1, 1), middle, exponent;
    int st = sign_of(target), sk = sign_of(known), found;
    switch (sign->opcode) {
    case ADD: found = subtract(target, known, out); return found == 1 ? 1 : -1;
    case SUBTRACT:
        found = known_is_left ? subtract(known, target, out) : add(target, known, out);
        return found == 1 ? 1 : -1;
    case MULTIPLY:
        if (sk == 0) return st == 0 || st == 2 ? -1 : 0;
        found = divide(target, known, out);
        return found == 1 ? 1 : -1;
    case PERCENT:
        if (sk == 0) return st == 0 || st == 2 ? -1 : 0;
        if (multiply(target, &sign->parameter, &middle) != 1) return -1;
        found = divide(&middle, known, out);
        return found == 1 ? 1 : -1;
    case AVERAGE:
        if (multiply(target, &two, &middle) != 1) return -1;
        found = subtract(&middle, known, out);
        return found == 1 ? 1 : -1;
    case DIVIDE:
        if (known_is_left) {
            if (st == 0) return sk == 0 || sk == 2 ? -1 : 0;
            if (sk == 0) return st == 2 ? -1 : 0;
            found = divide(known, target, out);
        } else {
            if (sk == 0) return 0;
            found = multiply(target, known, out);
        }
        return found == 1 ? 1 : -1;
    case POWER: case WHOLE_POWER: case ROOT: case WHOLE_ROOT: case CHOSEN_POWER: {
        int is_root = sign->opcode == ROOT || sign->opcode == WHOLE_ROOT;
        int base_is_known = is_root ? !known_is_left : known_is_left;
        if (base_is_known) {
            /* one to any power is one, so a base that may be one tells nothing */
            if (sk != 1 || overlaps(known, &one)) return -1;
            if (st == 0 || st == -1) return 0;
            if (st == 2) return -1;
            if (target->kind == RATIONAL && target->num == target->den) {
                if (is_root) return 0;
                out[0] = rational(0, 1);
                return 1;
            }
            found = is_root ? logarithm_of(known, target, out) : logarithm_of(target, known, out);
            return found == 1 ? 1 : -1;
        }
        if (sk == 0) return is_root ? 0 : -1;
        if (sk == 2 || st == 2) return -1;
        if (st == 0) { out[0] = rational(0, 1); return 1; }
        if (is_root) exponent = *known;
        else if (inverted(known, &exponent) != 1) return -1;
        middle = st < 0 ? negated(*target) : *target;
        if (middle.kind == RATIONAL && middle.num == middle.den) out[0] = one;
        else if (power_of(&middle, &exponent, out) != 1) return -1;
        out[1] = negated(out[0]);
        return 2;
    }
    case LOGARITHM:
        if (known_is_left) {
            if (st == 0 || st == 2 || sk != 1) return -1;
            if (inverted(target, &exponent) != 1) return -1;
            found = power_of(known, &exponent, out);
        } else {
            if (sk != 1) return sk == 2 ? -1 : 0;
            found = power_of(known, target, out);
        }
        return found == 1 ? 1 : -1;
    default: return -1;
    }
}

static void try_pair(Search *s, int target, uint16_t sign, uint32_t left, uint32_t i, uint32_t right, uint32_t j) {
    Value results[MOST_RESULTS];
    Entry made = {rational(0, 1), sign, 0, left, i, right, j, 0};
    int known = evaluate_entries(s, &made, results);
    for (int k = 0; k < known && s->outcome == EXHAUSTED; k++) {
        made.value = results[k];
        if (meets(s, &made.value, &s->targets[target].value)) report(s, &made, target, 0, 0);
    }
}

static void offer_pair(Search *s, uint32_t want, uint16_t sign, uint32_t left, uint32_t i, uint32_t right, uint32_t j);

/* Below zero, a target is what a want asks for. */
static void try_other(
    Search *s, int target, uint16_t sign, uint32_t known, uint32_t i, uint32_t other, uint32_t j, int known_is_left) {
    if (target < 0) {
        if (known_is_left) offer_pair(s, (uint32_t)-target, sign, known, i, other, j);
        else offer_pair(s, (uint32_t)-target, sign, other, j, known, i);
    } else if (known_is_left) try_pair(s, target, sign, known, i, other, j);
    else try_pair(s, target, sign, other, j, known, i);
}

/* Every entry of a set that a wanted value may be. */
static void try_value(
    Search *s, int target, uint16_t sign, uint32_t known, uint32_t i, uint32_t other, const Value *wanted,
    int known_is_left) {
    const Set *set = &s->sets[other];
    s->evaluations++;
    if (is_wide(wanted)) {
        for (uint32_t j = 0; j < set->count && s->outcome == EXHAUSTED; j++)
            if (overlaps(&set->entries[j].value, wanted)) try_other(s, target, sign, known, i, other, j, known_is_left);
        return;
    }
    for (uint32_t w = 0; w < set->wide_count && s->outcome == EXHAUSTED; w++)
        if (overlaps(&set->entries[set->wide[w]].value, wanted))
            try_other(s, target, sign, known, i, other, set->wide[w], known_is_left);
    if (!set->slots) return;
    uint64_t key = key_of(wanted);
    int reach = !is_known(wanted) || set->intervals ? 1 : 0;
    for (int shift = -reach; shift <= reach; shift++) {
        uint32_t tag = hash_of(key + (uint64_t)(int64_t)shift), at = tag & set->slot_mask;
        for (; set->slots[at].entry && s->outcome == EXHAUSTED; at = (at + 1) & set->slot_mask) {
            if (set->slots[at].tag != tag) continue;
            uint32_t j = set->slots[at].entry - 1;
            if (overlaps(&set->entries[j].value, wanted)) try_other(s, target, sign, known, i, other, j, known_is_left);
        }
    }
}

/* Expressions that use so much that nothing can come of them but the Goal: only the last sign is solved for. */
static void finish(Search *s, uint32_t into, uint32_t left, uint32_t right, uint16_t sign) {
    int opcode = s->signs[sign].opcode;
    if (s->modulus || opcode == REMAINDER || opcode == LEAST_MULTIPLE || opcode == GREATEST_FACTOR) {
        combine(s, into, left, right, sign);
        return;
    }
    int known_is_left = s->sets[left].count <= s->sets[right].count;
    uint32_t known = known_is_left ? left : right, other = known_is_left ? right : left;
    for (uint64_t rest = s->sets[into].targets; rest && s->outcome == EXHAUSTED; rest &= rest - 1) {
        int target = __builtin_ctzll(rest);
        for (uint32_t i = 0; i < s->sets[known].count && s->outcome == EXHAUSTED; i++) {
            Value wanted[2];
            int count = solve_for(
                &s->signs[sign], &s->targets[target].value, &s->sets[known].entries[i].value, known_is_left, wanted);
            if (count < 0) {
                for (uint32_t j = 0; j < s->sets[other].count && s->outcome == EXHAUSTED; j++) {
                    try_other(s, target, sign, known, i, other, j, known_is_left);
                    look_up(s);
                }
            }
            for (int k = 0; k < count; k++)
                if (s->outcome == EXHAUSTED) try_value(s, target, sign, known, i, other, &wanted[k], known_is_left);
            look_up(s);
        }
    }
}

/* ---- the levels ---- */

static int note(Search *s, uint32_t set, uint32_t left, uint32_t right, uint16_t sign) {
    if (s->combination_count == s->combination_room) {
        size_t room = s->combination_room ? s->combination_room * 2 : 1024;
        if (room * sizeof(Combination) > s->entry_limit * 64) { s->outcome = CUT; return 0; }
        Combination *grown = PyMem_RawRealloc(s->combinations, room * sizeof *grown);
        if (!grown) { s->outcome = FAILED; return 0; }
        s->combinations = grown;
        s->combination_room = room;
    }
    s->combinations[s->combination_count++] = (Combination){set, left, right, sign};
    return 1;
}

static void pair_sets(Search *s, uint32_t left, uint32_t right, uint32_t level, int symmetric) {
    int company = s->sets[left].is_company || s->sets[right].is_company;
    u128 both = joined(s, s->sets[left].usage, s->sets[right].usage);
    s->evaluations++;
    if (!fits(s, both)) return;
    for (Py_ssize_t i = 0; i < s->sign_count && s->outcome == EXHAUSTED; i++) {
        const Sign *sign = &s->signs[i];
        if (!is_binary(sign->opcode) || (company && sign->opcode != PERCENT)) continue;
        u128 total = joined(s, both, sign->usage);
        if (!fits(s, total)) continue;
        uint32_t into = set_for(s, total, 0, level);
        if (into == UINT32_MAX || s->sets[into].is_dead) continue;
        if (!note(s, into, left, right, (uint16_t)i)) return;
        if (!symmetric && !is_commutative(sign->opcode)) note(s, into, right, left, (uint16_t)i);
    }
}

static void put_numerals(Search *s, uint32_t level) {
    for (Py_ssize_t i = 0; i < s->numeral_count && s->outcome == EXHAUSTED; i++) {
        const Numeral *numeral = &s->numerals[i];
        if (numeral->cubes != level || !fits(s, numeral->usage)) continue;
        uint32_t into = set_for(s, numeral->usage, numeral->needs_company, level);
        if (into == UINT32_MAX || s->sets[into].is_dead) continue;
        Entry made = {numeral->value, NO_SIGN, 0, 0, (uint32_t)i, 0, 0, 0};
        put(s, into, &made);
    }
}

static void put_signs_on(Search *s, uint32_t set) {
    for (uint32_t entry = 0; entry < s->sets[set].count && s->outcome == EXHAUSTED; entry++) {
        for (Py_ssize_t i = 0; i < s->sign_count && s->outcome == EXHAUSTED; i++) {
            if (is_binary(s->signs[i].opcode)) continue;
            u128 total = joined(s, s->sets[set].usage, s->signs[i].usage);
            if (total == s->sets[set].usage || !fits(s, total)) continue;
            uint32_t into = set_for(s, total, 0, s->sets[set].level);
            if (into == UINT32_MAX || s->sets[into].is_dead) continue;
            combine_one(s, into, set, (uint16_t)i, entry);
            if (s->has_asked) look_up(s);
        }
        look_up(s);
    }
}

/* Signs on one number: what they make uses more, so going by size every set is complete when its turn comes. */
static void put_unary(Search *s, uint32_t first_set) {
    uint32_t least = UINT32_MAX, most = 0;
    for (uint32_t set = first_set; set < s->set_count; set++) {
        if (s->sets[set].size < least) least = s->sets[set].size;
        if (s->sets[set].size > most) most = s->sets[set].size;
    }
    for (uint32_t size = least; size <= most && s->outcome == EXHAUSTED; size++) {
        for (uint32_t set = first_set; set < s->set_count && s->outcome == EXHAUSTED; set++) {
            if (s->sets[set].size > most) most = s->sets[set].size;
            if (s->sets[set].size == size && !s->sets[set].is_company) put_signs_on(s, set);
        }
    }
}

/* What a sign on one number was put to, given what it makes: how many values, -1 where nobody can tell. */
static int undo_sign(const Sign *sign, const Value *target, Value wanted[2]) {
    int st = sign_of(target), count = 0;
    Value exponent;
    switch (sign->opcode) {
    case SQUARE_ROOT: case WHOLE_SQUARE_ROOT:
        return st == -1 ? 0 : multiply(target, target, wanted);
    case FACTORIAL:
        if (target->kind == RATIONAL && target->den == 1) {
            int64_t product = 1;
            for (int64_t n = 0; n <= 20 && count < 2; n++) {
                if (n > 1) product *= n;
                if (product == target->num) wanted[count++] = rational(n, 1);
            }
            return count;
        }
        return target->kind == RATIONAL || !may_be_whole(target, 0) ? 0 : -1;
    case EXPONENT:
        if (sign_of(&sign->parameter) == 0) return -1;
        if (st == 0) { wanted[0] = rational(0, 1); return 1; }
        if (st == 2 || inverted(&sign->parameter, &exponent) != 1) return -1;
        Value size = st < 0 ? negated(*target) : *target;
        if (power_of(&size, &exponent, wanted) != 1) return -1;
        wanted[1] = negated(wanted[0]);
        return 2;
    default: return -1;
    }
}

/* Targets that one more sign on one number makes of a target: √x = T where x = T². */
static void extend_targets(Search *s) {
    if (s->modulus) return;
    for (int at = 0; at < s->target_count; at++) {
        for (Py_ssize_t i = 0; i < s->sign_count; i++) {
            const Sign *sign = &s->signs[i];
            Value wanted[2];
            if (is_binary(sign->opcode) || sign->opcode == FACTORS || sign->opcode == NEXT_PRIME) continue;
            /* where an exponent is 0 the values are looked at: see unary_needs_values */
            if (sign->opcode == EXPONENT && sign_of(&sign->parameter) == 0) continue;
            u128 total = joined(s, s->targets[at].usage, sign->usage);
            if (!fits(s, total)) continue;
            int count = undo_sign(sign, &s->targets[at].value, wanted);
            if (count < 0 || s->target_count + count > MOST_TARGETS) {
                s->puts_all_signs = 1;
                s->target_count = s->base_targets;
                return;
            }
            for (int k = 0; k < count; k++)
                s->targets[s->target_count++] = (Target){wanted[k], total, s->targets[at].base, (int)i, at};
        }
    }
}

/* ---- backward: what large expressions must be ---- */

static uint32_t hash_want(const Want *w) {
    uint64_t x = ((uint64_t)w->value.num * UINT64_C(0x9e3779b97f4a7c15)) ^ ((uint64_t)w->value.den * UINT64_C(0xd6e8feb86659fd93));
    x ^= (x >> 29) ^ ((uint64_t)w->set << 20) ^ w->value.root ^ ((uint64_t)w->is_any << 8);
    x *= UINT64_C(0xd6e8feb86659fd93);
    return (uint32_t)(x >> 32);
}

static int is_same_want(const Want *a, const Want *b) {
    return a->set == b->set && a->is_any == b->is_any && is_same(&a->value, &b->value);
}

static int grow_wants(Search *s) {
    uint32_t room = s->want_room ? s->want_room * 2 : 1024;
    Want *wants = PyMem_RawRealloc(s->wants, room * sizeof *wants);
    if (!wants) { s->outcome = FAILED; return 0; }
    s->wants = wants;
    s->want_room = room;
    uint32_t *map = PyMem_RawCalloc((size_t)room * 2, sizeof *map);
    if (!map) { s->outcome = FAILED; return 0; }
    PyMem_RawFree(s->want_map);
    s->want_map = map;
    s->want_mask = room * 2 - 1;
    for (uint32_t i = 0; i < s->want_count; i++) {
        if (!is_exact(&wants[i].value)) continue;
        uint32_t at = hash_want(&wants[i]) & s->want_mask;
        while (map[at]) at = (at + 1) & s->want_mask;
        map[at] = i + 1;
    }
    return 1;
}

static void add_want(Search *s, Want want) {
    if (want.is_any) want.value = rational(0, 1);
    if (s->want_count == s->want_room && !grow_wants(s)) return;
    if (s->entries + s->want_count >= s->entry_limit) { s->outcome = CUT; return; }
    if (is_exact(&want.value)) {
        uint32_t at = hash_want(&want) & s->want_mask;
        for (; s->want_map[at]; at = (at + 1) & s->want_mask)
            if (is_same_want(&s->wants[s->want_map[at] - 1], &want)) return;
        s->want_map[at] = s->want_count + 1;
    }
    want.next = s->sets[want.set].wants;
    s->wants[s->want_count++] = want;
    s->sets[want.set].wants = s->want_count;
}

/* Whether a sign on a wanted value and what is known makes what is asked for; a value that only may is marked. */
static int is_to_the_point(const Sign *sign, const Value *left, const Value *right, const Value *asked, Value *wanted) {
    Value results[2];
    int count = evaluate(sign, left, right, results);
    if (count != 1) wanted->merged = 1;
    return count < 0 || (count > 0 && overlaps(&results[0], asked)) || (count == 2 && overlaps(&results[1], asked));
}

/* A value for what is wanted: whether all that is put around it makes the Goal, as far as intervals tell. */
static void offer(Search *s, const Entry *made, uint32_t want) {
    Value value = made->value, results[2];
    uint32_t at = want;
    int merged = value.merged, is_sure = 1;
    for (; is_sure && s->wants[at - 1].sign != NO_SIGN; at = s->wants[at - 1].outer) {
        const Want *w = &s->wants[at - 1];
        const Value *known = w->is_unary ? &value : &s->sets[w->known_set].entries[w->known_entry].value;
        int count = w->is_unary          ? evaluate(&s->signs[w->sign], &value, &value, results)
                    : w->known_is_left ? evaluate(&s->signs[w->sign], known, &value, results)
                                         : evaluate(&s->signs[w->sign], &value, known, results);
        s->evaluations++;
        if (count == 0) return;
        if (count != 1) { is_sure = 0; merged = 1; break; }
        value = results[0];
        merged = merged || value.merged;
    }
    while (s->wants[at - 1].sign != NO_SIGN) at = s->wants[at - 1].outer;
    int target = s->wants[at - 1].target;
    if (!is_sure || meets(s, &value, &s->targets[target].value)) report(s, made, target, want, merged);
}

static void offer_pair(Search *s, uint32_t want, uint16_t sign, uint32_t left, uint32_t i, uint32_t right, uint32_t j) {
    Value results[MOST_RESULTS];
    Entry made = {rational(0, 1), sign, 0, left, i, right, j, 0};
    int known = evaluate_entries(s, &made, results);
    for (int k = 0; k < known && s->outcome == EXHAUSTED; k++) {
        made.value = results[k];
        if (s->wants[want - 1].is_any || overlaps(&made.value, &s->wants[want - 1].value)) offer(s, &made, want);
    }
}

/* What the other number must be where any will do, or none: 1, 0, or -1 where that is not known. */
static int takes_any(const Sign *sign, const Value *target, const Value *known, int known_is_left) {
    int st = sign_of(target), sk = sign_of(known), is_one;
    int is_root = sign->opcode == ROOT || sign->opcode == WHOLE_ROOT;
    if (st == 2 || sk == 2) return -1;
    switch (sign->opcode) {
    case MULTIPLY: case PERCENT: return sk == 0 && st == 0 ? 1 : -1;
    case DIVIDE: return known_is_left && sk == 0 && st == 0 ? 1 : -1;
    case POWER: case WHOLE_POWER: case ROOT: case WHOLE_ROOT: case CHOSEN_POWER:
        is_one = target->kind == RATIONAL && target->num == target->den;
        if ((known_is_left && !is_root) || (!known_is_left && is_root)) {
            if (sk == 0) return st == 0;
            if (known->kind == RATIONAL && known->num == known->den) return is_one;
            return -1;
        }
        if (sk == 0 && !is_root) return is_one;
        return -1;
    default: return -1;
    }
}

/* The exponent that takes a negative number to a target, by the sizes of both. */
static int negative_base(const Sign *sign, const Value *target, const Value *known, int known_is_left, Value out[2]) {
    int is_root = sign->opcode == ROOT || sign->opcode == WHOLE_ROOT;
    if (sign->opcode != POWER && sign->opcode != CHOSEN_POWER && sign->opcode != WHOLE_POWER && !is_root) return -1;
    if ((known_is_left ? is_root : !is_root) || sign_of(known) != -1) return -1;
    int st = sign_of(target);
    Value size = negated(*known), to = st < 0 ? negated(*target) : *target, one = rational(1, 1);
    if (st == 0) return 0;
    if (st == 2) return -1;
    /* powers of -1 are 1 and -1 */
    if (size.kind == RATIONAL && size.num == size.den) return overlaps(&to, &one) ? -1 : 0;
    if (overlaps(&size, &one)) return -1;
    return solve_for(sign, &to, &size, known_is_left, out);
}

/* Pass on what is wanted of a set to one of its parts, the other being known. */
static void want_part(Search *s, uint32_t want, const Combination *c, uint32_t known, uint32_t i, uint32_t other) {
    Value wanted[2];
    const Sign *sign = &s->signs[c->sign];
    int known_is_left = known == c->left;
    int count = -1, any = s->wants[want - 1].is_any;
    Value target = s->wants[want - 1].value;
    const Value *value = &s->sets[known].entries[i].value;
    s->evaluations++;
    if (!any) {
        count = solve_for(sign, &target, value, known_is_left, wanted);
        if (count < 0) count = negative_base(sign, &target, value, known_is_left, wanted);
        if (count < 0) any = takes_any(sign, &target, value, known_is_left);
        if (count < 0 && any == 0) return;
    }
    if (!s->sets[other].is_shell) {
        if (count < 0) {
            for (uint32_t j = 0; j < s->sets[other].count && s->outcome == EXHAUSTED; j++) {
                if (known_is_left) offer_pair(s, want, c->sign, known, i, other, j);
                else offer_pair(s, want, c->sign, other, j, known, i);
                look_up(s);
            }
            return;
        }
        for (int k = 0; k < count && s->outcome == EXHAUSTED; k++)
            try_value(s, -(int)want, c->sign, known, i, other, &wanted[k], known_is_left);
        return;
    }
    if (count < 0 && any < 0) { s->is_partial = 1; return; }
    uint16_t base = s->wants[want - 1].target;
    for (int k = 0; k < (count < 0 ? 1 : count) && s->outcome == EXHAUSTED; k++) {
        if (count > 0) {
            wanted[k].merged = value->merged || target.merged;
            const Value *left = known_is_left ? value : &wanted[k], *right = known_is_left ? &wanted[k] : value;
            if (!is_to_the_point(sign, left, right, &target, &wanted[k])) continue;
        }
        add_want(s, (Want){count < 0 ? rational(0, 1) : wanted[k], other, 0, want, known, i, c->sign, base, 0,
                           (uint8_t)known_is_left, count < 0});
    }
}

static void want_parts(Search *s, const Combination *c) {
    int left_shell = s->sets[c->left].is_shell, right_shell = s->sets[c->right].is_shell;
    if (left_shell && right_shell) {
        if (s->sets[c->set].wants) s->is_partial = 1;
        return;
    }
    int known_is_left = left_shell ? 0 : right_shell ? 1 : s->sets[c->left].count <= s->sets[c->right].count;
    uint32_t known = known_is_left ? c->left : c->right, other = known_is_left ? c->right : c->left;
    for (uint32_t want = s->sets[c->set].wants; want && s->outcome == EXHAUSTED; want = s->wants[want - 1].next) {
        if (s->wants[want - 1].is_any) continue; /* some samples were tried */
        for (uint32_t i = 0; i < s->sets[known].count && s->outcome == EXHAUSTED; i++) {
            want_part(s, want, c, known, i, other);
            look_up(s);
        }
    }
}

/* A few values of a large set, where any will do. */
static void take_samples(Search *s, const Combination *c) {
    Set *set = &s->sets[c->set];
    for (uint32_t i = 0; i < s->sets[c->left].count && i < 3 && set->count < MOST_SAMPLES; i++) {
        for (uint32_t j = 0; j < s->sets[c->right].count && j < 3 && set->count < MOST_SAMPLES; j++) {
            Value results[2];
            Entry made = {rational(0, 1), c->sign, 0, c->left, i, c->right, j, 0};
            s->evaluations++;
            if (evaluate(&s->signs[c->sign], &s->sets[c->left].entries[i].value, &s->sets[c->right].entries[j].value,
                         results) != 1) continue;
            Entry *entry = new_entry(s, set);
            if (!entry) return;
            made.value = results[0];
            *entry = made;
            set->count++;
        }
    }
}

static void offer_samples(Search *s, uint32_t set) {
    for (uint32_t want = s->sets[set].wants; want && s->outcome == EXHAUSTED; want = s->wants[want - 1].next) {
        if (!s->wants[want - 1].is_any) continue;
        for (uint32_t i = 0; i < s->sets[set].count && s->outcome == EXHAUSTED; i++)
            offer(s, &s->sets[set].entries[i], want);
        /* nothing that was tried will do, which says little of the rest */
        s->is_partial = 1;
        look_up(s);
    }
}

/* What signs on one number make of what is wanted, the largest sets first. */
static void want_under_signs(Search *s, uint32_t first_set, uint32_t end_set) {
    uint32_t most = 0;
    for (uint32_t set = first_set; set < end_set; set++)
        if (s->sets[set].size > most) most = s->sets[set].size;
    for (uint32_t size = most; size > 0 && s->outcome == EXHAUSTED; size--) {
        for (uint32_t set = first_set; set < end_set && s->outcome == EXHAUSTED; set++) {
            /* the sets from which a sign on one number leads here are smaller */
            for (Py_ssize_t i = 0; i < s->sign_count && s->sets[set].size == size; i++) {
                if (is_binary(s->signs[i].opcode)) continue;
                u128 total = joined(s, s->sets[set].usage, s->signs[i].usage);
                if (total == s->sets[set].usage || !fits(s, total)) continue;
                uint32_t from = set_for(s, total, 0, s->sets[set].level);
                if (from == UINT32_MAX) return;
                for (uint32_t want = s->sets[from].wants; want && s->outcome == EXHAUSTED; want = s->wants[want - 1].next) {
                    Value wanted[2];
                    Want outer = s->wants[want - 1];
                    int count = outer.is_any ? 0 : undo_sign(&s->signs[i], &outer.value, wanted);
                    if (outer.is_any || count < 0) s->is_partial = 1;
                    for (int k = 0; k < count && s->outcome == EXHAUSTED; k++) {
                        wanted[k].merged = outer.value.merged;
                        if (is_to_the_point(&s->signs[i], &wanted[k], &wanted[k], &outer.value, &wanted[k])) add_want(s, (Want){wanted[k], set, 0, want, 0, 0, (uint16_t)i, outer.target, 1, 0, 0});
                    }
                }
                look_up(s);
            }
        }
    }
}
/* Whether larger expressions may have one of a set that has no table. */
static int is_open(const Set *set) { return set->is_shell && set->is_built && !set->is_dead; }

static int append_level(Search *s, uint32_t level, uint32_t first_set) {
    uint32_t count = 0, start = s->level_start[level];
    for (uint32_t i = first_set; i < s->set_count; i++) count += s->sets[i].count > 0 || is_open(&s->sets[i]);
    uint32_t *levels = PyMem_RawRealloc(s->levels, ((size_t)start + count + 1) * sizeof *levels);
    if (!levels) { s->outcome = FAILED; return 0; }
    s->levels = levels;
    for (uint32_t i = first_set; i < s->set_count; i++)
        if (s->sets[i].count || is_open(&s->sets[i])) levels[start++] = i;
    s->level_start[level + 1] = start;
    return 1;
}

static void pair_levels(Search *s, uint32_t level) {
    for (uint32_t size = 1; size * 2 <= level && s->outcome == EXHAUSTED; size++) {
        uint32_t other = level - size;
        for (uint32_t i = s->level_start[size]; i < s->level_start[size + 1] && s->outcome == EXHAUSTED; i++) {
            uint32_t from = size == other ? i : s->level_start[other];
            for (uint32_t j = from; j < s->level_start[other + 1] && s->outcome == EXHAUSTED; j++)
                pair_sets(s, s->levels[i], s->levels[j], level, size == other && i == j);
            look_up(s);
        }
    }
}

/* The sets that signs on one number lead to, without their values. */
static void add_shells(Search *s, uint32_t first_set) {
    for (uint32_t set = first_set; set < s->set_count && s->outcome == EXHAUSTED; set++) {
        for (Py_ssize_t i = 0; i < s->sign_count && s->outcome == EXHAUSTED; i++) {
            if (is_binary(s->signs[i].opcode)) continue;
            u128 total = joined(s, s->sets[set].usage, s->signs[i].usage);
            if (total != s->sets[set].usage && fits(s, total)) set_for(s, total, 0, s->sets[set].level);
        }
    }
}

/* The rest of the levels by what they must be: first which sets there are, then from the largest down. */
static void run_backward(Search *s, uint32_t from, uint32_t most) {
    uint32_t first_set[MOST_LEVELS + 2];
    size_t first_combination[MOST_LEVELS + 2];
    uint32_t level;
    s->shell_level = from;
    s->combination_count = 0;
    for (level = from; level <= most && s->outcome == EXHAUSTED; level++) {
        first_set[level] = s->set_count;
        first_combination[level] = s->combination_count;
        put_numerals(s, level);
        pair_levels(s, level);
        for (size_t i = first_combination[level]; i < s->combination_count && s->outcome == EXHAUSTED; i++) {
            take_samples(s, &s->combinations[i]);
            look_up(s);
        }
        add_shells(s, first_set[level]);
        if (s->outcome == EXHAUSTED && !append_level(s, level, first_set[level])) return;
    }
    uint32_t end_set = s->set_count;
    size_t end_combination = s->combination_count;
    while (level-- > from && s->outcome == EXHAUSTED) {
        for (uint32_t set = first_set[level]; set < end_set && s->outcome == EXHAUSTED; set++) {
            for (uint64_t left = s->sets[set].targets; left && s->outcome == EXHAUSTED; left &= left - 1) {
                uint16_t target = (uint16_t)__builtin_ctzll(left);
                add_want(s, (Want){s->targets[target].value, set, 0, 0, 0, 0, NO_SIGN, target, 0, 0, 0});
            }
        }
        if (s->has_unary) want_under_signs(s, first_set[level], end_set);
        for (uint32_t set = first_set[level]; set < end_set && s->outcome == EXHAUSTED; set++) offer_samples(s, set);
        for (size_t i = first_combination[level]; i < end_combination && s->outcome == EXHAUSTED; i++)
            want_parts(s, &s->combinations[i]);
        end_set = first_set[level];
        end_combination = first_combination[level];
    }
    if (s->outcome == EXHAUSTED && s->is_partial) s->outcome = CUT;
}

/* ---- joining: two entries of any sets that make the Goal, to find a Solution early; it proves nothing ---- */

/* Goes through all the entries of a tag. */
typedef struct { uint32_t block; uint16_t number; } Place;

static Place first_place(const Search *s, uint32_t tag) { return (Place){*head_of(s, tag), 0}; }

static Place next_place(const Search *s, Place at) {
    const Block *block = &s->blocks[at.block];
    if (at.number + 1 < block->count) return (Place){at.block, (uint16_t)(at.number + 1)};
    return (Place){block->older, 0};
}

static uint64_t place_at(const Search *s, Place at) { return places_in(&s->blocks[at.block])[at.number]; }

static void report_joined(Search *s, const Entry *made, int target, uint32_t want) {
    int blurred = s->blurred;
    report(s, made, target, want, 0);
    s->blurred = blurred;
    s->joined_in_vain++;
}

/* With what changes nothing put around it, does an expression use all that is required? */
static void absorb(Search *s, const Entry *made, int target, uint32_t want, u128 usage) {
    for (int one = 0; one < 2; one++) {
        Value neutral = rational(one, 1);
        uint32_t tag = hash_of(key_of(&neutral));
        for (Place at = first_place(s, tag); at.block; at = next_place(s, at)) {
            uint32_t set = (uint32_t)(place_at(s, at) >> 32), entry = (uint32_t)place_at(s, at);
            u128 both = joined(s, usage, s->sets[set].usage);
            s->evaluations++;
            if (!fits(s, both)) continue;
            const Value *known = &s->sets[set].entries[entry].value;
            if (known->kind != RATIONAL || known->num != one || known->den != 1) continue;
            for (Py_ssize_t i = 0; i < s->sign_count && s->outcome == EXHAUSTED; i++) {
                int opcode = s->signs[i].opcode, is_root = opcode == ROOT;
                if (one ? opcode != MULTIPLY && opcode != DIVIDE && opcode != POWER && !is_root
                        : opcode != ADD && opcode != SUBTRACT) continue;
                u128 total = joined(s, both, s->signs[i].usage);
                if (!is_final(s, total) || !fits(s, total)) continue;
                uint32_t kept = s->want_count, outer = want;
                while (s->want_count + 2 > s->want_room)
                    if (!grow_wants(s)) return;
                if (!outer) {
                    s->wants[s->want_count++] =
                        (Want){s->targets[target].value, 0, 0, 0, 0, 0, NO_SIGN, (uint16_t)target, 0, 0, 0};
                    outer = s->want_count;
                }
                s->wants[s->want_count++] = (Want){s->targets[target].value, 0, 0, outer, set, entry,
                                                   (uint16_t)i, (uint16_t)target, 0, (uint8_t)is_root, 0};
                report_joined(s, made, target, s->want_count);
                s->want_count = kept;
                if (s->outcome != EXHAUSTED || s->joined_in_vain >= MOST_IN_VAIN) return;
            }
        }
    }
}

/* The entries that a wanted value may be, beside one that is known. */
static void join_value(
    Search *s, int target, uint16_t sign, u128 usage, uint32_t set, uint32_t entry, int known_is_left,
    const Value *wanted) {
    uint64_t key = key_of(wanted);
    int reach = is_known(wanted) ? 0 : 1;
    for (int shift = -reach; shift <= reach; shift++) {
        uint32_t tag = hash_of(key + (uint64_t)(int64_t)shift);
        for (Place at = first_place(s, tag); at.block; at = next_place(s, at)) {
            u128 total = joined(s, usage, usages_in(&s->blocks[at.block])[at.number]);
            s->evaluations++;
            if (!fits(s, total)) continue;
            uint32_t other = (uint32_t)(place_at(s, at) >> 32), j = (uint32_t)place_at(s, at);
            if (!overlaps(&s->sets[other].entries[j].value, wanted)) continue;
            Entry made = known_is_left
                ? (Entry){rational(0, 1), sign, 0, set, entry, other, j, 0}
                : (Entry){rational(0, 1), sign, 0, other, j, set, entry, 0};
            Value results[MOST_RESULTS];
            int count = evaluate(&s->signs[sign], &s->sets[made.left_set].entries[made.left_entry].value,
                                 &s->sets[made.right_set].entries[made.right_entry].value, results);
            if (count != 1 || !meets(s, &results[0], &s->targets[target].value)) continue;
            made.value = results[0];
            if (is_final(s, total)) report_joined(s, &made, target, 0);
            else absorb(s, &made, target, 0, total);
            if (s->outcome != EXHAUSTED || s->joined_in_vain >= MOST_IN_VAIN) return;
        }
    }
}

/* Join what the last level made with all that there is. */
static void join_level(Search *s, uint32_t first_set) {
    if (s->modulus || !s->heads) return;
    for (uint32_t set = first_set; set < s->set_count; set++) {
        if (s->sets[set].is_company || !s->sets[set].count) continue;
        for (int target = 0; target < s->target_count; target++) {
            u128 with_target = joined(s, s->sets[set].usage, s->targets[target].usage);
            for (Py_ssize_t i = 0; i < s->sign_count; i++) {
                const Sign *sign = &s->signs[i];
                u128 usage = joined(s, with_target, sign->usage);
                if (!is_binary(sign->opcode) || !fits(s, usage)) continue;
                for (int left = is_commutative(sign->opcode); left < 2; left++) {
                    for (uint32_t entry = 0; entry < s->sets[set].count; entry++) {
                        Value wanted[2];
                        int count = solve_for(
                            sign, &s->targets[target].value, &s->sets[set].entries[entry].value, left, wanted);
                        s->evaluations++;
                        for (int k = 0; k < count; k++)
                            if (!is_wide(&wanted[k]))
                                join_value(s, target, (uint16_t)i, usage, set, entry, left, &wanted[k]);
                        look_up(s);
                        if (s->outcome != EXHAUSTED || s->joined_in_vain >= MOST_IN_VAIN) return;
                    }
                }
            }
        }
    }
}

/* Whether every sign can be undone. */
static int can_go_backward(const Search *s) {
    if (s->modulus || s->puts_all_signs || s->most_level > MOST_LEVELS) return 0;
    for (Py_ssize_t i = 0; i < s->sign_count; i++) {
        switch (s->signs[i].opcode) {
        case REMAINDER: case LEAST_MULTIPLE: case GREATEST_FACTOR: case FACTORS: case NEXT_PRIME: return 0;
        case EXPONENT:
            if (s->signs[i].parameter.num == 0) return 0;
            break;
        default: break;
        }
    }
    return 1;
}

/* The most cubes that the numerals of one expression can have. */
static uint32_t reach(const Search *s) {
    if (s->binary_unlimited) return s->most_level;
    uint32_t most = ((uint32_t)sum_fields(s, s->usable & s->binary_fields) + 1) * (s->longest_numeral ? s->longest_numeral : 1);
    return most < s->most_level ? most : s->most_level;
}

static void run(Search *s) {
    int backward = can_go_backward(s);
    uint32_t most = reach(s);
    s->joins = most >= LEAST_TO_JOIN;
    for (uint32_t level = 1; level <= s->most_level && s->outcome == EXHAUSTED; level++) {
        if (backward && level > s->longest_numeral && (s->joins ? level : level + 1) < most
            && s->entries * (s->joins ? FORWARD_SHARE : FORWARD_SHARE / 2) > s->entry_limit * ((level - 1) * 2 >= most ? 1 : 5)) {
            run_backward(s, level, most);
            return;
        }
        uint32_t first_set = s->set_count;
        s->combination_count = 0;
        put_numerals(s, level);
        pair_levels(s, level);
        for (size_t i = 0; i < s->combination_count && s->outcome == EXHAUSTED; i++) {
            Combination c = s->combinations[i];
            if (!s->sets[c.set].is_built) finish(s, c.set, c.left, c.right, c.sign);
        }
        for (size_t i = 0; i < s->combination_count && s->outcome == EXHAUSTED; i++) {
            Combination c = s->combinations[i];
            if (s->sets[c.set].is_built) combine(s, c.set, c.left, c.right, c.sign);
        }
        if (s->has_unary) put_unary(s, first_set);
        settle_doubts(s, first_set);
        if (s->outcome == EXHAUSTED && !append_level(s, level, first_set)) return;
        if (s->joins && level > 1 && level < most && s->outcome == EXHAUSTED) join_level(s, first_set);
    }
}

/* ---- from and to Python ---- */

static int read_usage(const char *bytes, Py_ssize_t length, u128 *usage) {
    if (length != 16) { PyErr_SetString(PyExc_ValueError, "a usage is 16 bytes"); return 0; }
    *usage = 0;
    for (int i = 15; i >= 0; i--) *usage = (*usage << 8) | (unsigned char)bytes[i];
    return 1;
}

static int check_fraction(int64_t num, int64_t den) {
    if (den < 1 || den >= LIMIT || num >= LIMIT || num <= -LIMIT || gcd64(magnitude(num), (uint64_t)den) != 1) {
        PyErr_SetString(PyExc_ValueError, "a fraction is in lowest terms and below 2^62");
        return 0;
    }
    return 1;
}

static int check_counts(const Search *s, u128 usage) {
    if ((usage & s->guards) || (s->fields < MOST_FIELDS && usage >> (s->fields * FIELD_BITS))) {
        PyErr_SetString(PyExc_ValueError, "a usage holds counts up to 15 in the fields that there are");
        return 0;
    }
    return 1;
}

static int read_numerals(Search *s, PyObject *list) {
    s->numeral_count = PyTuple_GET_SIZE(list);
    s->numerals = PyMem_RawCalloc((size_t)s->numeral_count + 1, sizeof *s->numerals);
    if (!s->numerals) { PyErr_NoMemory(); return 0; }
    for (Py_ssize_t i = 0; i < s->numeral_count; i++) {
        long long num, den;
        unsigned int cubes;
        int company;
        const char *usage;
        Py_ssize_t length;
        Numeral *numeral = &s->numerals[i];
        PyObject *item = PyTuple_GET_ITEM(list, i);
        if (!PyTuple_Check(item)) { PyErr_SetString(PyExc_TypeError, "a numeral is a tuple"); return 0; }
        if (!PyArg_ParseTuple(item, "LLy#Ip", &num, &den, &usage, &length, &cubes, &company)) return 0;
        if (!check_fraction(num, den) || !read_usage(usage, length, &numeral->usage)) return 0;
        if (!check_counts(s, numeral->usage)) return 0;
        if (cubes < 1 || cubes > 24) { PyErr_SetString(PyExc_ValueError, "a numeral has 1 to 24 cubes"); return 0; }
        numeral->value = rational(num, den);
        numeral->cubes = cubes;
        numeral->needs_company = (uint8_t)company;
        if (cubes > s->longest_numeral) s->longest_numeral = cubes;
    }
    return 1;
}

static int read_signs(Search *s, PyObject *list) {
    s->sign_count = PyTuple_GET_SIZE(list);
    if (s->sign_count >= NO_SIGN) { PyErr_SetString(PyExc_ValueError, "too many signs"); return 0; }
    s->signs = PyMem_RawCalloc((size_t)s->sign_count + 1, sizeof *s->signs);
    if (!s->signs) { PyErr_NoMemory(); return 0; }
    for (Py_ssize_t i = 0; i < s->sign_count; i++) {
        long long num, den, limit;
        const char *usage;
        Py_ssize_t length;
        Sign *sign = &s->signs[i];
        PyObject *item = PyTuple_GET_ITEM(list, i);
        if (!PyTuple_Check(item)) { PyErr_SetString(PyExc_TypeError, "a sign is a tuple"); return 0; }
        if (!PyArg_ParseTuple(item, "iy#LLL", &sign->opcode, &usage, &length, &num, &den, &limit)) return 0;
        if (sign->opcode < 0 || sign->opcode >= OPCODES) { PyErr_SetString(PyExc_ValueError, "no such sign"); return 0; }
        if (!check_fraction(num, den) || !read_usage(usage, length, &sign->usage)) return 0;
        if (!check_counts(s, sign->usage)) return 0;
        if (limit < 0 || limit > 1000000) { PyErr_SetString(PyExc_ValueError, "a limit is 0 to a million"); return 0; }
        if (sign->opcode == PERCENT && num < 1) { PyErr_SetString(PyExc_ValueError, "a hundred is above 0"); return 0; }
        if (!is_binary(sign->opcode) && !sign->usage) {
            PyErr_SetString(PyExc_ValueError, "a sign on one number uses something");
            return 0;
        }
        sign->parameter = rational(num, den);
        sign->limit = limit;
    }
    return 1;
}

static int read_targets(Search *s, PyObject *list) {
    Py_ssize_t count = PyTuple_GET_SIZE(list);
    if (count > MOST_TARGETS) { PyErr_SetString(PyExc_ValueError, "too many targets"); return 0; }
    for (Py_ssize_t i = 0; i < count; i++) {
        int kind;
        long long num, den;
        double lo, hi;
        const char *usage;
        Py_ssize_t length;
        Target *target = &s->targets[i];
        PyObject *item = PyTuple_GET_ITEM(list, i);
        if (!PyTuple_Check(item)) { PyErr_SetString(PyExc_TypeError, "a target is a tuple"); return 0; }
        if (!PyArg_ParseTuple(item, "iLLddy#", &kind, &num, &den, &lo, &hi, &usage, &length)) return 0;
        if (!read_usage(usage, length, &target->usage) || !check_counts(s, target->usage)) return 0;
        if (kind == RATIONAL) {
            if (!check_fraction(num, den)) return 0;
            target->value = rational(num, den);
        } else {
            if (kind < 0 || kind > HUGE_NEGATIVE || !(lo <= hi)) {
                PyErr_SetString(PyExc_ValueError, "no such interval");
                return 0;
            }
            target->value = of_kind(kind, lo, hi);
        }
        target->base = (int)i;
        target->parent = target->sign = -1;
    }
    s->target_count = s->base_targets = (int)count;
    return 1;
}

/* The fields that only numerals use, or only signs between numbers; saturating fields count for neither. */
static void sort_fields(Search *s) {
    u128 leaf = 0, unary = 0, any_binary = 0;
    for (Py_ssize_t i = 0; i < s->numeral_count; i++) leaf |= s->numerals[i].usage;
    for (Py_ssize_t i = 0; i < s->sign_count; i++) {
        if (is_binary(s->signs[i].opcode)) {
            u128 limited = s->signs[i].usage & ~s->saturating;
            any_binary |= s->signs[i].usage;
            if (!limited) s->binary_unlimited = 1;
        } else {
            unary |= s->signs[i].usage;
            s->has_unary = 1;
        }
    }
    u128 leaf_mask = 0, binary_mask = 0, unary_mask = 0;
    for (int place = 0; place < s->fields; place++) {
        u128 mask = (u128)15 << (place * FIELD_BITS);
        if (leaf & mask) leaf_mask |= mask;
        if (any_binary & mask) binary_mask |= mask;
        if (unary & mask) unary_mask |= mask;
    }
    s->leaf_fields = leaf_mask & ~s->saturating;
    s->binary_fields = binary_mask & ~s->saturating;
    s->leaf_only = s->leaf_fields & ~binary_mask & ~unary_mask;
    s->binary_only = binary_mask & ~leaf_mask & ~unary_mask & ~s->saturating;
    s->most_level = (uint32_t)sum_fields(s, s->usable & s->leaf_fields);
}

static void release(Search *s) {
    for (uint32_t i = 0; i < s->set_count; i++) {
        PyMem_RawFree(s->sets[i].entries);
        PyMem_RawFree(s->sets[i].slots);
        PyMem_RawFree(s->sets[i].wide);
    }
    PyMem_RawFree(s->sets);
    PyMem_RawFree(s->map);
    PyMem_RawFree(s->levels);
    PyMem_RawFree(s->level_start);
    PyMem_RawFree(s->combinations);
    PyMem_RawFree(s->ways);
    PyMem_RawFree(s->blocks);
    PyMem_RawFree(s->heads);
    PyMem_RawFree(s->wants);
    PyMem_RawFree(s->want_map);
    Py_XDECREF(s->derived);
    PyMem_RawFree(s->numerals);
    PyMem_RawFree(s->signs);
    PyMem_RawFree(s);
}

static PyObject *search(PyObject *module, PyObject *args) {
    (void)module;
    const char *packed[5];
    Py_ssize_t lengths[5];
    int fields, extra;
    long long modulus;
    unsigned long long entry_limit;
    PyObject *numerals, *signs, *targets, *accept, *deriver, *resolver, *settler, *poll;
    if (!PyArg_ParseTuple(args, "iy#y#y#y#y#iLO!O!O!KOOOOO", &fields, &packed[0], &lengths[0], &packed[1], &lengths[1],
                          &packed[2], &lengths[2], &packed[3], &lengths[3], &packed[4], &lengths[4], &extra, &modulus,
                          &PyTuple_Type, &numerals, &PyTuple_Type, &signs, &PyTuple_Type, &targets, &entry_limit,
                          &accept, &deriver, &resolver, &settler, &poll))
        return NULL;
    if (fields < 1 || fields > MOST_FIELDS || modulus < 0 || modulus > 1000000) {
        PyErr_SetString(PyExc_ValueError, "fields or modulus out of range");
        return NULL;
    }
    Search *s = PyMem_RawCalloc(1, sizeof *s);
    if (!s) return PyErr_NoMemory();
    s->fields = fields;
    s->extra = extra;
    s->modulus = modulus;
    s->entry_limit = entry_limit < UINT32_MAX / 4 ? entry_limit : UINT32_MAX / 4;
    s->accept = accept;
    s->derive = deriver;
    s->resolve = resolver;
    s->settle = settler;
    s->poll = poll;
    for (int place = 0; place < fields; place++) s->guards |= (u128)16 << (place * FIELD_BITS);
    s->derived = PyDict_New();
    int good = s->derived != NULL;
    u128 *usages[5] = {&s->on_mat, &s->usable, &s->required, &s->caps, &s->saturating};
    for (int i = 0; good && i < 5; i++) good = read_usage(packed[i], lengths[i], usages[i]);
    for (int i = 0; good && i < 4; i++) good = check_counts(s, *usages[i]);
    /* a sort that is counted in full has no cap */
    for (int place = 0; place < fields; place++) {
        u128 mask = (u128)15 << (place * FIELD_BITS);
        if (!(s->saturating & mask)) s->caps |= mask;
    }
    good = good && read_numerals(s, numerals) && read_signs(s, signs) && read_targets(s, targets);
    if (good) {
        sort_fields(s);
        s->level_start = PyMem_RawCalloc((size_t)s->most_level + 3, sizeof *s->level_start);
        good = s->level_start != NULL;
        if (!good) PyErr_NoMemory();
    }
    if (!good) { release(s); return NULL; }
    extend_targets(s);
    run(s);
    int outcome = s->outcome == EXHAUSTED && s->blurred ? BLURRED : s->outcome;
    unsigned long long evaluations = s->evaluations - s->polled_at;
    release(s);
    if (outcome == FAILED) return PyErr_Occurred() ? NULL : PyErr_NoMemory();
    return Py_BuildValue("iK", outcome, evaluations);
}

static PyMethodDef methods[] = {
    {"search", search, METH_VARARGS, "Look at every expression that some cubes allow."},
    {NULL, NULL, 0, NULL},
};

static struct PyModuleDef module = {
    PyModuleDef_HEAD_INIT, "_equations", "The search for Equations, compiled.", -1, methods, NULL, NULL, NULL, NULL,
};

PyMODINIT_FUNC PyInit__equations(void) { return PyModule_Create(&module); }
