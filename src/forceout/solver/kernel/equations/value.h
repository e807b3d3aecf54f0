/* What a number is to the kernel, and what can be done with numbers.
 *
 * A value is known exactly (a fraction in lowest terms below LIMIT, or a root of one), or it is an interval that
 * certainly holds it: of doubles, or of the natural logarithm of its size where a double would be too large or too
 * small.
 *
 * Invariants:
 * - Of a fraction and of a surd, den > 0 and num / den is in lowest terms; two of them are equal only where all their
 *   parts are (is_same). A surd's root is the least that it can be, so none is a fraction in disguise.
 * - lo <= hi of every interval, and neither is no number. An interval of logarithms has a sign that is certain.
 * - `merged` is set on what may stand for several values or for none; what is made of such a value has it too.
 * - Every end of an interval is rounded outward: down and up cover the half unit in the last place by which an
 * operation on doubles may be off, far_down and far_up the few by which exp, log and pow may be (docs/solver.md says
 * what is assumed of them).
 *
 * An operation answers 1 with a value, 0 where there certainly is none, and -1 where nothing is known.
 */
#ifndef FORCEOUT_EQUATIONS_VALUE_H
#define FORCEOUT_EQUATIONS_VALUE_H

#include "../common.h"

#include <math.h>

#pragma GCC visibility push(hidden)

__extension__ typedef unsigned __int128 u128;
__extension__ typedef __int128 i128;

#define LIMIT (INT64_C(1) << 62)
#define MOST_ROOT 60
#define EPS 2.3e-16
#define FUNCTION_EPS 1.2e-15
#define LARGEST 3.7e260 /* just below e^600 */
#define LARGEST_LOG 600.0

enum { RATIONAL = 0, LINEAR = 1, HUGE_POSITIVE = 2, HUGE_NEGATIVE = 3, SURD = 4 };

typedef struct {
    union {
        int64_t num;
        double lo;
    };
    union {
        int64_t den;
        double hi;
    };
    uint8_t kind;
    uint8_t merged; /* stands for other values too, or may not exist */
    uint8_t root;   /* of a surd: which root of |num| / den it is, the least that it can be; it has the sign of num */
} Value;

static inline uint64_t magnitude(int64_t x) { return x < 0 ? (uint64_t)0 - (uint64_t)x : (uint64_t)x; }

/* As fmin and fmax, but for a call each, and of 0 and -0 always the first, whatever the compiler makes of it. */
static inline double minimum(double a, double b) { return b < a || isnan(a) ? b : a; }

static inline double maximum(double a, double b) { return b > a || isnan(a) ? b : a; }

static inline double down(double x) { return x - fabs(x) * EPS - 1e-300; }

static inline double up(double x) { return x + fabs(x) * EPS + 1e-300; }

static inline double far_down(double x) { return x - fabs(x) * FUNCTION_EPS - 1e-300; }

static inline double far_up(double x) { return x + fabs(x) * FUNCTION_EPS + 1e-300; }

static inline Value rational(int64_t num, int64_t den) {
    Value v;
    memset(&v, 0, sizeof v);
    v.num = num;
    v.den = den;
    return v;
}

static inline Value of_kind(int kind, double lo, double hi) {
    Value v;
    memset(&v, 0, sizeof v);
    v.lo = lo;
    v.hi = hi;
    v.kind = (uint8_t)kind;
    return v;
}

/* Whether a value is known exactly: such values are equal only where all their parts are. */
static inline int is_known(const Value *v) { return v->kind == RATIONAL || v->kind == SURD; }

/* Of intervals, and of what may not exist, nobody can tell whether they are alike. */
static inline int is_exact(const Value *v) { return is_known(v) && !v->merged; }

static inline int is_same(const Value *a, const Value *b) {
    return a->num == b->num && a->den == b->den && a->kind == b->kind && a->root == b->root;
}

static inline int is_huge(const Value *v) { return v->kind == HUGE_POSITIVE || v->kind == HUGE_NEGATIVE; }

/* intervals.c: fractions, intervals and their ends */
uint64_t gcd64(uint64_t a, uint64_t b);
int fraction(i128 num, i128 den, Value *out);
int linear(double lo, double hi, Value *out);
int exponential(double lo, double hi, int negative, Value *out);
double middle_of(const Value *v);
void bounds(const Value *v, double *lo, double *hi);
int sign_of(const Value *v);
void log_bounds(const Value *v, double *lo, double *hi);
Value negated(Value v);
int overlaps(const Value *a, const Value *b);

/* arithmetic.c: sums, products and quotients */
int add(const Value *a, const Value *b, Value *out);
int subtract(const Value *a, const Value *b, Value *out);
int multiply(const Value *a, const Value *b, Value *out);
int inverted(const Value *a, Value *out);
int divide(const Value *a, const Value *b, Value *out);
int whole_root(int64_t n, int64_t q, int64_t *root);
int raised(int64_t x, uint64_t times, int64_t *out);
Value surd(int64_t num, int64_t den, int root, int negative);

/* powers.c: powers, roots and logarithms */
int power_of(const Value *base, const Value *exponent, Value out[2]);
int root_of(const Value *index, const Value *radicand, int whole, Value out[2]);
int logarithm_of(const Value *a, const Value *b, Value *out);

/* whole_numbers.c: signs that take whole numbers only */
int may_be_whole(const Value *v, int64_t least);
int factorial_of(const Value *n, Value *out);
int factors_of(const Value *a, int64_t limit, Value *out);
int next_prime_of(const Value *a, Value *out);
int remainder_of(const Value *a, const Value *b, int64_t limit, Value *out);
int common_of(const Value *a, const Value *b, int is_multiple, Value *out);

#pragma GCC visibility pop

#endif
