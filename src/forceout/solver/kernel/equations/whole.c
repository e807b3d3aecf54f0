/* The kernel of Equations as one translation unit, which is what is built: so the compiler sees through all its parts
 * at once. Built one by one, the parts of Equations take 10 % more instructions. Each part includes what it needs and
 * also compiles by itself, which a test holds; so their order does not matter, and no two may have a name in common.
 */
/* clang-format off */
#include "intervals.c"
#include "arithmetic.c"
#include "powers.c"
#include "whole_numbers.c"
#include "signs.c"
#include "inverses.c"
#include "usage.c"
#include "tables.c"
#include "links.c"
#include "candidates.c"
#include "exact_answers.c"
#include "targets.c"
#include "combining.c"
#include "last_sign.c"
#include "wants.c"
#include "backward.c"
#include "joining.c"
#include "levels.c"
#include "reading.c"
#include "module.c"
