/* What spans say of their numbers, part by part. */
#ifndef FORCEOUT_EQUATIONS_SPAN_PARTS_H
#define FORCEOUT_EQUATIONS_SPAN_PARTS_H

#include "search.h"

#define LARGEST_OF_CLASSES 63 /* no modulus of which classes are kept is larger */

#define PRIMES 6
#define COUNTS (PRIMES + 1)

typedef struct {
    double least[COUNTS], most[COUNTS];
} Valuations;

/* Of which number a number has the factorial in it, and how: span_forms.c. */
typedef struct {
    int64_t root, shift; /* root with ! so often, and that much more */
    uint8_t depth;
    uint8_t is_set;    /* the factorial is that of this number */
    uint8_t is_linear; /* and the number is the factorial times a fraction, and a fraction more */
    double least;      /* the logarithm of the number whose factorial it is is not below */
    Value scale, rest;
} Form;

/* Which factorial of a factorial is by far the largest part of a number: span_dominance.c. */
typedef struct {
    int8_t way; /* 1 and -1: it is divided by, or divides; 0 where there is none */
    uint8_t is_factor;
    double low, high;   /* what its logarithm is that of the number between, in terms of that of the factorial */
    uint64_t roots;     /* bits of what ! was put to first; 0 where that is not known */
    uint8_t is_shifted; /* of a factorial times a fraction, and a fraction more */
} Dominance;

/* How often some prime divides a number, and which are the largest primes: span_lone.c. */
typedef struct {
    double least, largest; /* some prime beyond the one; none beyond the other divides it */
    int32_t num, den;      /* so often, a fraction; num is 0 where it is not known */
    uint8_t is_open;       /* or half as often, or half that and so on */
    uint8_t is_some;       /* it does divide, however often */
    uint8_t is_all;        /* so do all from half of the largest on; 2 where the number is a power of a factorial */
    uint8_t is_repeated;   /* more than once, or its reciprocal, however often */
} Lone;

/* How many factors a fraction times a power of the base has, times a fraction, and a fraction more, or a root of
 * that: span_counts.c. */
typedef struct {
    int64_t others;             /* so many the primes make that do not divide the base */
    int of_base[2], of_unit[2]; /* how often the primes of the base divide it and the fraction */
    Value scale, rest;
    uint8_t root;     /* its powers with this exponent are what is said */
    uint8_t is_below; /* the scale is divided by the count */
    uint8_t is_set;
} Counted;

#endif
