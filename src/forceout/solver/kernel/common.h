/* What both kernels share.
 *
 * How many cubes of each kind something uses is packed into one number, FIELD_BITS bits to a kind: four hold a count of
 * at most MOST_OF_A_KIND, since no kit has more, and the fifth is a guard. Adding two such numbers adds the cubes kind
 * by kind, and (a | guards) - b keeps a guard exactly where a has at least as many as b.
 *
 * Everything but the module's own entry point is hidden, so that the parts of a kernel call each other directly.
 */
#ifndef FORCEOUT_KERNEL_COMMON_H
#define FORCEOUT_KERNEL_COMMON_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include <stdint.h>
#include <string.h>

#pragma GCC visibility push(hidden)

#define FIELD_BITS 5
#define MOST_OF_A_KIND 15

/* A number that Python reads from the module instead of copying it. */
typedef struct {
    const char *name;
    long long value;
} Constant;

#define CONSTANT(name) {#name, name}

static inline int add_constants(PyObject *module, const Constant *constants, size_t count) {
    for (size_t place = 0; place < count; place++) {
        PyObject *value = PyLong_FromLongLong(constants[place].value);
        int is_added = value != NULL && PyModule_AddObjectRef(module, constants[place].name, value) == 0;
        Py_XDECREF(value);
        if (!is_added) { return -1; }
    }
    return 0;
}

#pragma GCC visibility pop

#endif
