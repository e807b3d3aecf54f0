/* The signs: what each makes of one number or two, and what a number must have been, given what a sign made of it. */
#ifndef FORCEOUT_EQUATIONS_SIGNS_H
#define FORCEOUT_EQUATIONS_SIGNS_H

#include "value.h"

#pragma GCC visibility push(hidden)

/* What Python names when it hands a sign over; the module has a constant for each. */
/* clang-format off */
#define EACH_OPCODE(X) \
    X(ADD) X(SUBTRACT) X(MULTIPLY) X(DIVIDE) X(POWER) X(ROOT) X(SQUARE_ROOT) X(AVERAGE) X(REMAINDER) X(PERCENT) \
    X(LEAST_MULTIPLE) X(GREATEST_FACTOR) X(LOGARITHM) X(FACTORS) X(NEXT_PRIME) X(FACTORIAL) X(EXPONENT) \
    X(WHOLE_POWER) X(WHOLE_ROOT) X(WHOLE_SQUARE_ROOT) X(CHOSEN_POWER) X(BESIDE_I) X(BETWEEN_I) \
    X(RATIONAL_POWER)
/* clang-format on */

#define AS_ENUMERATOR(name) name,
enum { EACH_OPCODE(AS_ENUMERATOR) OPCODES };

/* Answered where a sign has several values of which one must be chosen in writing, which is not searched for. */
#define LEFT_OUT (-2)

/* The parameter is an exponent cube's exponent, or what a percent is a part of; the limit is the largest number that
   the sign may be put to, 0 for none; with one, an exponent cube makes nothing that has a root in it. */
typedef struct {
    int opcode;
    u128 usage;
    Value parameter;
    int64_t limit;
} Sign;

/* span_lone_units.c: what stands in for an i */
Value number_for_i(void);

/* signs.c: what signs make */
int evaluate(const Sign *sign, const Value *a, const Value *b, Value out[2]);
int is_binary(int opcode);
int is_commutative(int opcode);
int ends_by_itself(int opcode);

/* inverses.c: signs undone */
int solve_for(const Sign *sign, const Value *target, const Value *known, int known_is_left, Value out[2]);
int undo_sign(const Sign *sign, const Value *target, Value wanted[2]);
int undo_by_size(const Sign *sign, const Value *target, Value wanted[2]);
int takes_any(const Sign *sign, const Value *target, const Value *known, int known_is_left);
int negative_base(const Sign *sign, const Value *target, const Value *known, int known_is_left, Value out[2]);

#pragma GCC visibility pop

#endif
