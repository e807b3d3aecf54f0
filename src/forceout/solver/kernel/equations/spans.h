/* Spans of numbers: where all that some cubes can make must lie, and what is known of it.
 *
 * A span is a value that is known, or an interval, and holds numbers of one sign. What it says is true of every number
 * in it that some expression makes:
 *
 * - is_irrational: none is a fraction. is_radical: all are positive, none is a fraction, and some whole power of each
 *   is one.
 * - is_algebraic: all are algebraic. is_transcendental: none is; it is irrational as well then.
 * - is_factorial: each is n! for some n above LEAST_FACTORIAL.
 * - is_rational: all are fractions. is_whole: all are whole.
 * - is_power: each is a power of the base that a 1 stands for, or a product or quotient of some, or that with a minus.
 * - valuations: how often some primes divide it, between two ends; and of a base with two primes p and q, to the
 *   powers e and f, f v(p) - e v(q), which is 0 for every power of the base. Only where they are counted.
 * - classes: which remainders modulo small numbers they may have (span_classes.c); no bits where that is not known.
 * - residue: the remainder modulo a prime that all of them have; -1 where that is not known.
 * - tower: between which towers (span_towers.c) it lies, where its logarithm is beyond FAR_LOG.
 *
 * A fraction or root that is known says these things by itself, and has no valuations of its own.
 */
#ifndef FORCEOUT_EQUATIONS_SPANS_H
#define FORCEOUT_EQUATIONS_SPANS_H

#include "search.h"
#include "span_parts.h"
#include "span_told.h"

#pragma GCC visibility push(hidden)

#define MOST_IN_LIST (1u << 20)
#define LEAST_CHAIN 6      /* 2 to the power of 2^6 is beyond LIMIT */
#define LEAST_FACTORIAL 20 /* factorials up to this are fractions that the kernel knows */
#define NO_ORDER (-127)
#define NO_GOAL_ORDER 127
#define LEAST_APART 1e-3 /* of towers, so that the larger counts */
#define NO_ARGUMENT (-2)
#define MOST_COUNTED 41000  /* of larger factorials the judge does not count the factors */
#define MOST_WRITTEN 2000   /* and writes none of larger numbers */
#define MODULUS 1000003     /* what remainders are taken by */
#define LARGEST_MODULUS 100 /* beside the base */
#define CLASSES 4           /* so many moduli are handed in, */
#define MOST_WHOLE_POWERS 40
#define LONGEST_WRITING 2000 /* no Equation is longer, so that powers of the base end */
#define MANY_SPANS 3000      /* in looks with so many, powers of the base are gone through in some places */
#define LEVELS 9             /* powers of a prime up to this */
#define LARGEST_LEVEL 512

/* What is known of a Goal. */
enum { ANY_SORT = 0, ALGEBRAIC = 1, FRACTION = 2, POWER_OF_BASE = 3, NO_FRACTION = 4 };

typedef struct {
    Value value;
    double lo, hi; /* ends in the order of numbers, rounded outward */
    int32_t sort;  /* all that is said by yes or no, once the span is in a list: set_sort_bits */
    uint8_t is_irrational, is_radical, is_algebraic, is_transcendental, is_power, is_rational, is_whole;
    uint8_t is_square;           /* each is the square of a fraction */
    uint8_t is_of_base;          /* the base's radix to the power of a fraction, or that with a minus */
    uint8_t argument_is_of_base; /* of n!, so is n */
    uint8_t is_made_factorial;   /* each is n! for some n */
    uint8_t is_factorial;        /* 2 where n is such a factorial itself */
    uint8_t is_rooted;           /* √ without end has been put to it */
    uint32_t kind;               /* while a list is shortened: what is not put together with what (span_lists.c) */
    uint8_t is_raised;           /* so has !; of a Goal, how many √ led to it */
    uint8_t goal_sort;           /* of a Goal: FRACTION, ALGEBRAIC, or neither */
    int32_t residue;
    int8_t leaving;            /* modulo one less than the base; -1 where that is not known (span_leavings.c) */
    int8_t argument_leaving;   /* of n!, that of n */
    uint64_t classes[CLASSES]; /* span_classes.c */
    Value unit, rest;          /* each is the one times a power of the base, and the other more (span_units.c) */
    uint8_t has_unit;
    Counted counted;
    int32_t argument; /* of a Goal that is the factorial of another, which one; -1 where it is not, NO_ARGUMENT where it
                         is no number's */
    int8_t order;     /* NO_ORDER where it is not known (span_orders.c) */
    uint8_t squares;  /* for so many j from 0 on no power to 2^j is a fraction */
    uint8_t has_trace;
    uint8_t trace_is_weak;     /* of sums of it nothing is known */
    uint8_t trace_is_not_zero; /* there is a trace, which may not be known */
    uint8_t is_root;           /* some whole power of each is a fraction */
    uint8_t is_two_root;       /* a power of each to a power of two is a fraction */
    uint8_t is_no_root;        /* no power of any is a fraction, with one other than 0 for its exponent */
    uint8_t is_once;           /* some prime divides each number just once, which is a fraction */
    int8_t goal_order;         /* of a Goal: that of a power of it with an odd number is a fraction; NO_GOAL_ORDER */
    uint8_t goal_is_pure;      /* and that odd number is 1 */
    uint8_t goal_is_odd;       /* no power of it to a power of two is a fraction */
    uint8_t goal_is_no_power;  /* a fraction, and no power of the base's radix */
    Value trace;
    double
        once_root; /* of a Goal: a power of it with this whole number is a fraction that some prime divides just once */
    double tower_lo, tower_hi;
    int8_t multiple,
        nearness;          /* 1 and -1: a factorial or its reciprocal, times a number; it or its opposite, and one */
    double spread, offset; /* the size of that number's logarithm, and of the number */
    double least_of_multiple, least_of_near; /* what the logarithm of n, of n!, is not below */
    Form form;
    Lone lone;
    Dominance dominance;
    uint32_t factored;                    /* n, where it is how many factors n! has, or how many that number has, */
    uint8_t factored_depth;               /* and so often; 0 where it is not */
    double least_argument, most_argument; /* of n!, what n lies between */
    Valuations valuations;
    TELL(uint32_t way;)
} Span;

typedef struct {
    Span *spans;
    uint32_t count, room;
    double *highest; /* the highest end of all up to each narrow one, once the list is in order */
    uint32_t narrow; /* how many are narrow; the wide ones come last */
} SpanList;
typedef struct Key Key;
typedef struct Facts Facts;

/* What is wanted of a collection: once it was asked for, whether that is known. */
typedef struct {
    SpanList goals;
    int8_t is_asked, is_known;
} Wanted;

typedef struct {
    Search *search;
    SpanList *lists; /* by set */
    Wanted *wanted;  /* by set */
    uint32_t room;
    uint32_t most_spans;     /* that a collection is given */
    int longest;             /* so many √ are looked at one by one */
    int leaves_out;          /* equal factorials need not be looked at */
    int counts_primes;       /* whether valuations are counted */
    const char *powers;      /* by numeral, whether it is a power of the base that a 1 stands for; 2: an i */
    int base;                /* whose powers a 1 may be */
    int radix;               /* the least whole number of which the base is a power */
    Facts *facts;            /* span_facts.c */
    int64_t primes[PRIMES];  /* that are counted, in order */
    int of_base[PRIMES];     /* how often each prime divides the base */
    int moduli[CLASSES];     /* of which classes are kept; 0 behind the last */
    uint32_t parts[CLASSES]; /* what numbers are multiplied by to be divided by these */
    uint8_t reciprocals[CLASSES][LARGEST_OF_CLASSES + 1]; /* span_classes.c */
    uint8_t factorial_powers[CLASSES][LARGEST_OF_CLASSES + 1];
    uint64_t left_by_powers[PRIMES][LEVELS][LARGEST_LEVEL / 64 + 1]; /* span_units.c */
    int one_prime, other_prime; /* the places of two primes of the base; -1 where there are not two */
    Span goals[MOST_TARGETS];
    SpanList scratch;
    SpanList spare; /* of a list that is sorted, and its keys: as many */
    Key *keys;
    SpanList exponents;         /* that are factorials without end, */
    Py_ssize_t first_exponent;  /* by sign, from this one on */
    Py_ssize_t other_exponents; /* up to this one, which is none */
} Spans;

/* span_values.c: what is known of numbers */
Span span_of(Value v, int irrational);
Value of_logarithms(double lo, double hi, int negative);
void ends_of(const Value *v, double *lo, double *hi);
void set_ends(Span *span);
void set_sort_bits(Span *span);
Value hull_of(const Value *a, const Value *b);
Span positive_between(double lo, double hi);
int is_fraction(const Span *span);
void join_spans(const Spans *spans, Span *one, const Span *other);
int compare_spans(const void *one, const void *other);
int compare_ends(const void *one, const void *other);
int is_same_sort(const Spans *spans, const Span *a, const Span *b);
int is_within(const Spans *spans, const Span *span, const Span *other);
int touches(const Spans *spans, const Span *span, const Span *goal);
int can_be_whole(const Spans *spans, const Span *span);
Span opposite_of(const Spans *spans, const Span *span);

/* span_towers.c: logarithms of logarithms */
double tower_of(double l, int up);
double tower_told(double told, int up);
double tower_above(double tower, int up);
double tower_below(double tower);
double tower_moved(double tower, double by, int up);
int towers_of(const Span *span, double *lo, double *hi);
void count_tower(const Sign *sign, const Span *a, const Span *b, Span *made);
int make_of_towers(Spans *spans, const Sign *sign, const Span *a, const Span *b, double apart, SpanList *out);

/* span_orders.c: which powers are fractions */
void set_order_of_known(Span *span);
int least_twos_of(const Spans *spans, const Span *span);
int has_even_denominator(const Spans *spans, const Span *span);
void set_goal_order(Span *goal, double root);
int are_two_roots(const Span *span);
int are_roots(const Spans *spans, const Span *span);
int are_numbers_of(const Span *span);
void set_order(const Spans *spans, const Sign *sign, const Span *a, const Span *b, Span *made);

/* span_factors.c: how many factors factorials have */
int put_factors_one_by_one(Spans *spans, const Sign *sign, const Span *a, SpanList *out);
int count_factors_of_few(const Spans *spans, const Span *from, Span *made);
int count_known_factors(const Spans *spans, const Span *from, Span *made);

/* span_factorials.c: factorials and what is near to them */
void set_multiple(const Sign *sign, const Span *a, const Span *b, Span *made);
void set_factorial(Span *span, double least_log);
void divide_by_many(const Spans *spans, const Span *a, const Span *b, int way, Span *made);
int make_of_factorials(Spans *spans, const Sign *sign, const Span *a, const Span *b, SpanList *out);

/* span_counts.c: how many factors powers of the base have */
void set_counted(const Spans *spans, const Sign *sign, const Span *a, const Span *b, Span *made);
int exponents_of(const Spans *spans, const Span *span, double *first, double *last);
int put_counts_one_by_one(Spans *spans, const Sign *sign, const Span *a, SpanList *out);
void turn_counted(Counted *counted);
int is_within_counted(const Counted *a, const Counted *b);
int is_no_such_count(const Span *span, const Span *goal);
int has_no_length(const Spans *spans, const Span *span, const Span *goal);
void count_base_beside_rest(const Spans *spans, const Span *span, Valuations *v);

/* span_sums.c: how many factors sums with powers of the base have */
int put_counts_of_sums(Spans *spans, const Sign *sign, const Span *a, SpanList *out);

/* span_forms.c: of which numbers they are */
int is_same_form(const Form *a, const Form *b);
int is_within_form(const Form *a, const Form *b);
void join_forms(Form *one, const Form *other);
int is_same_argument(const Form *a, const Form *b);
int is_opaque(const Span *span);
int is_beside_factorial(const Span *span);
int is_logarithm_of_factorials(const Span *base, const Span *number);
int put_logarithm(Spans *spans, const Span *base, const Span *number, SpanList *out);
int divide_same(Spans *spans, const Sign *sign, const Span *a, const Span *b, SpanList *out);
int divide_forms(Spans *spans, const Span *a, const Span *b, SpanList *out);
int has_no_factors(const Span *span);
int is_sole_factorial(const Span *span);
void set_sole_factorial(Form *form);
void set_form(const Span *from, double least, Span *made);
int combine_forms(const Sign *sign, const Form *a, const Form *b, Form *made);
void keep_form(const Sign *sign, const Span *from, const Span *by, int is_left, Span *made);
void count_form(const Spans *spans, const Form *form, Valuations *v);
int make_neighbours(Spans *spans, const Sign *sign, const Span *a, const Span *b, SpanList *out);

/* span_dominance.c: the largest factorial of all */
void set_dominance(const Span *from, Span *made);
void keep_dominance(const Sign *sign, const Span *a, const Span *b, Span *made);
void raise_dominance(const Sign *sign, const Span *a, const Span *b, Span *made);
int is_within_dominance(const Dominance *a, const Dominance *b);
int is_same_dominance(const Dominance *a, const Dominance *b);
void join_dominance(Dominance *one, const Dominance *other);
Dominance dominance_of_difference(const Span *a, const Span *b);
void set_told_dominance(Span *goal, double root);
void set_dominance_of_goal(const Spans *spans, Span *goal);
int have_other_roots(const Span *a, const Span *b);
int make_dominated(Spans *spans, const Sign *sign, const Span *a, const Span *b, SpanList *out);

/* span_lone.c: primes that divide once */
double gap_below(double log_of_number);
Lone any_primes(void);
Lone lone_of(const Span *span);
int says_of_primes(const Lone *lone);
int holds_lone(const Lone *a, const Lone *b);
void join_lone(Lone *one, const Lone *other);
void set_lone_of_goal(Span *goal, double largest, double of_parts);
int lacks_primes_of(const Span *span, const Span *goal);
void set_lone_of_roots(const Value *under, int roots, int is_open, Span *made);
int set_logarithm_of_prime(const Spans *spans, const Span *base, const Span *number, Span *made);
void set_lone_of_factors(double log_of_number, Span *made);
int have_other_primes(const Span *span, const Span *goal);
void set_lone_of_factorial(const Span *from, Span *made);
void set_lone(const Spans *spans, const Sign *sign, const Span *a, const Span *b, Span *made);

/* span_residues.c: their remainders */
int32_t residue_of(const Span *span);
int32_t residue_of_factorial(double n);
int is_residue_of_square(int32_t residue);
int32_t residue_made(const Sign *sign, const Span *a, const Span *b);

/* span_radices.c: powers of the base with fractions for exponents */
int radix_of(int base);
int is_power_of_radix(const Spans *spans, const Value *value);
int is_of_base(const Spans *spans, const Span *span);
void set_of_base(const Spans *spans, const Sign *sign, const Span *a, const Span *b, Span *made);
int is_no_power(const Spans *spans, const Span *goal);
int logarithm_is_fraction(const Spans *spans, const Span *a, const Span *b);
int put_logarithms_one_by_one(Spans *spans, const Sign *sign, const Span *a, const Span *b, SpanList *out);
int whole_powers(const Spans *spans, const Span *span, Span out[MOST_WHOLE_POWERS]);
int part_powers(const Spans *spans, const Span *span, Span out[MOST_WHOLE_POWERS + 1]);
int are_powers_elsewhere(const Spans *spans, const Span *span, const Span *goal);
void count_sum_of_powers(const Spans *spans, const Span *a, const Span *b, Valuations *v);
double difference_in_factorial(const Spans *spans, double least);

/* span_facts.c: what is known of numbers that are known */
void keep_facts(Spans *spans);
Valuations valuations_of(const Spans *spans, const Span *span);
uint64_t classes_of(const Spans *spans, const Span *span, int place);
int8_t leaving_of(const Spans *spans, const Span *span);

/* span_leavings.c: what is left modulo one less than the base, and squares */
int has_leavings(const Spans *spans);
int8_t leaving_of_fraction(const Spans *spans, const Value *value);
int8_t leaving_of_power(const Spans *spans, int negative);
int8_t leaving_of_factorials(const Spans *spans, double least);
int8_t leaving_made(const Spans *spans, const Sign *sign, const Span *a, const Span *b);
int leave_apart(const Spans *spans, const Span *a, const Span *b, int64_t k);
int are_squares(const Span *span);
void set_square(const Spans *spans, const Sign *sign, const Span *a, const Span *b, Span *made);
int is_no_square(const Spans *spans, const Span *goal);

/* span_classes.c: what they leave modulo small numbers, and multiples */
uint64_t classes_of_fraction(const Spans *spans, const Value *value, int place);
void set_classes_of_power(const Spans *spans, Span *span, double fewest, int are_reciprocals);
void set_classes_of_factorial(const Spans *spans, Span *span, double least);
void set_classes(const Spans *spans, const Sign *sign, const Span *a, const Span *b, Span *made);
void turn_classes(const Spans *spans, Span *span);
void join_classes(const Spans *spans, Span *one, const Span *other);
int is_within_classes(const Spans *spans, const Span *span, const Span *other);
int leave_other_classes(const Spans *spans, const Span *a, const Span *b);
int read_moduli(Spans *spans, PyObject *list);
void set_classes_of_goal(const Spans *spans, Span *goal, double rest);
int may_differ_by_multiple(const Spans *spans, const Span *span, const Span *goal);

/* span_units.c: fractions times powers of the base */
void set_unit(const Sign *sign, const Span *a, const Span *b, Span *made);
int is_within_unit(const Spans *spans, const Span *span, const Span *other);
void join_unit(const Spans *spans, Span *one, const Span *other);
int has_other_unit(const Spans *spans, const Span *span, const Span *goal);
void set_left_by_powers(Spans *spans);
void set_unit_of_goal(Span *goal, const double parts[4]);
int is_power_of_unit(const Span *span);
void count_unit_of_goal(const Spans *spans, Span *goal);
void count_sum(const Spans *spans, const Sign *sign, const Span *a, const Span *b, const Span *made, Valuations *v);
void count_difference(const Spans *spans, const Span *span, const Span *goal, Valuations *v);

/* span_primes.c: how often primes divide them */
Valuations any_valuations(void);
int is_divided_in_parts(const Spans *spans, const Span *span);
int holds_valuations(const Valuations *a, const Valuations *b);
Valuations scaled(const Valuations *a, double by);
Valuations valuations_of_known(const Spans *spans, const Value *value);
double least_log_of_whole(const Spans *spans, const Span *span);
void set_base(Spans *spans, int base);
void count_base(const Spans *spans, Valuations *v);
void count_power(const Spans *spans, Span *span);
void count_factorial(const Spans *spans, Span *span, double least, double most);
void count_made(const Spans *spans, const Sign *sign, const Span *a, const Span *b, Span *made);

/* span_signs.c: what signs make of spans */
void give_up(Spans *spans, int outcome);
int is_going(const Spans *spans);
void make_at_once(Spans *spans, const Sign *sign, const Span *a, const Span *b, SpanList *out);
int has_one_value(const Sign *sign, const Span *exponent, Sign *power);
void set_sort(const Sign *sign, const Span *a, const Span *b, Span *made);
int split_power(const Sign *sign, const Span *a, const Span *b, const Span **base, const Span **exponent);

/* span_common.c: greatest factors in common and least multiples */
int make_common(Spans *spans, const Sign *sign, const Span *a, const Span *b, SpanList *out);
Span common_by_size(const Sign *sign, const Span *a, const Span *b);
Valuations valuations_of_common(const Sign *sign, const Valuations *a, const Valuations *b);

/* span_covers.c: by sizes alone */
int cover(const Sign *sign, const Span *a, const Span *b, Span out[3]);

/* span_chains.c: √ and ! without end */
void put_roots(Spans *spans, const Sign *sign, Span from, SpanList *out);
void put_factorials(Spans *spans, const Span *from, SpanList *out);
void put_factorials_at_once(Spans *spans, const Span *from, SpanList *out);
void put_factorial_chain(Spans *spans, const Span *from, SpanList *out);
int read_exponent_chains(Spans *spans, PyObject *list);
const Span *exponent_of(const Spans *spans, const Sign *sign);

/* span_lists.c: many spans */
void append(Spans *spans, SpanList *list, const Span *span);
void append_made(Spans *spans, SpanList *list, Span span);
void tidy_list(Spans *spans, SpanList *list);
void order_list(Spans *spans, SpanList *list);
uint32_t place_of(const SpanList *list, double end);
int is_covered(const Spans *spans, const SpanList *list, const Span *span);

/* span_goals.c: what is wanted */
int want(Spans *spans, uint32_t set, SpanList *wanted);
int takes_signs(const Spans *spans, uint32_t set);
int set_goals(Spans *spans, const char *sorts, PyObject *known);

/* span_lone_units.c: what stands in for an i */
Span span_for_i(void);
int make_beside_i(Spans *spans, const Sign *sign, const Span *a, const Span *b, SpanList *out);

/* span_powers.c: powers that cannot be the Goal */
int side_by_side(const Value *a, const Value *b);
int is_even_root_of_negative(const Spans *spans, const Sign *sign, const Span *a, const Span *b);
int make_plain_power(Spans *spans, const Sign *sign, const Span *a, const Span *b, SpanList *out);
int is_impossible_power(const Spans *spans, const Sign *sign, const Span *a, const Span *b, const Span *goal);

/* span_no_factorials.c: what makes no factorial */
int make_no_factorial(const Spans *spans, const Sign *sign, const Span *a, const Span *b, const Span *goal);

/* span_pairs.c: the last sign between two spans */
void test_list(Spans *spans, const SpanList *made, const Span *wanted, uint32_t count);
void test_pair(Spans *spans, const Sign *sign, const Span *a, const Span *b, const SpanList *wanted);
int is_missed_by_pair(Spans *spans, const Sign *sign, const Span *a, const Span *b, const Span *goal);

/* span_single_powers.c: all that signs make of spans, of powers of the base in parts */
void make(Spans *spans, const Sign *sign, const Span *a, const Span *b, SpanList *out);
int put_factorials_in_parts(Spans *spans, const Span *from, SpanList *out);
int is_missed_by_powers(Spans *spans, const Sign *sign, const Span *a, const Span *b, const Span *goal);

/* spans.c: the spans of all collections of cubes */
void run_spans(Spans *spans);
void release_spans(Spans *spans);

#pragma GCC visibility pop
#endif
