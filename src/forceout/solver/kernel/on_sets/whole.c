/* The kernel of On-Sets as one translation unit, which is what is built: so the compiler sees through all its parts at
 * once. Built one by one, the parts of Equations take 10 % more instructions. Each part includes what it needs and also
 * compiles by itself, which a test holds; so their order does not matter, and no two may have a name in common.
 */
/* clang-format off */
#include "memory.c"
#include "passes.c"
#include "families.c"
#include "gathering.c"
#include "collections.c"
#include "set_names.c"
#include "restrictions.c"
#include "chains.c"
#include "effects.c"
#include "goal.c"
#include "sub_problems.c"
#include "writing.c"
#include "writing_restrictions.c"
#include "searching.c"
#include "reading.c"
#include "module.c"
