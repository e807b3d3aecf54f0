/* The search for Equations, compiled: the same search as equations/plain_search.py on other numbers.
 *
 * The kernel's values are exact or certain intervals (value.h), and what seems to meet the Goal is a candidate that the
 * caller verifies exactly; so FOUND is never wrong, and EXHAUSTED proves that there is no Solution. The proofs are in
 * docs/solver.md, the invariants at the top of each part.
 */
#include "search.h"

static PyObject *search_expressions(PyObject *module, PyObject *args) {
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
                          &accept, &deriver, &resolver, &settler, &poll)) {
        return NULL;
    }
    if (fields < 1 || fields > MOST_FIELDS || modulus < 0 || modulus > 1000000) {
        PyErr_SetString(PyExc_ValueError, "fields or modulus out of range");
        return NULL;
    }
    Search *search = PyMem_RawCalloc(1, sizeof *search);
    if (!search) { return PyErr_NoMemory(); }
    search->fields = fields;
    search->extra = extra;
    search->modulus = modulus;
    search->entry_limit = entry_limit < UINT32_MAX / 4 ? entry_limit : UINT32_MAX / 4;
    search->accept = accept;
    search->derive = deriver;
    search->resolve = resolver;
    search->settle = settler;
    search->poll = poll;
    for (int place = 0; place < fields; place++) { search->guards |= (u128)16 << (place * FIELD_BITS); }
    search->derived = PyDict_New();
    int good = search->derived != NULL;
    u128 *usages[5] = {&search->on_mat, &search->usable, &search->required, &search->caps, &search->saturating};
    for (int i = 0; good && i < 5; i++) { good = read_usage(packed[i], lengths[i], usages[i]); }
    for (int i = 0; good && i < 4; i++) { good = check_counts(search, *usages[i]); }
    /* a sort that is counted in full has no cap */
    for (int place = 0; place < fields; place++) {
        u128 mask = (u128)15 << (place * FIELD_BITS);
        if (!(search->saturating & mask)) { search->caps |= mask; }
    }
    good = good && read_numerals(search, numerals) && read_signs(search, signs) && read_targets(search, targets);
    if (good) {
        sort_fields(search);
        search->level_start = PyMem_RawCalloc((size_t)search->most_level + 3, sizeof *search->level_start);
        good = search->level_start != NULL;
        if (!good) { PyErr_NoMemory(); }
    }
    if (!good) {
        release(search);
        return NULL;
    }
    extend_targets(search);
    run(search);
    int outcome = search->outcome == EXHAUSTED && search->blurred ? BLURRED : search->outcome;
    unsigned long long evaluations = search->evaluations - search->polled_at;
    release(search);
    if (outcome == FAILED) { return PyErr_Occurred() ? NULL : PyErr_NoMemory(); }
    return Py_BuildValue("iK", outcome, evaluations);
}

static PyMethodDef methods[] = {
    {"search", search_expressions, METH_VARARGS, "Look at every expression that some cubes allow."},
    {NULL, NULL, 0, NULL},
};

#define AS_CONSTANT(name) CONSTANT(name),
static const Constant SIGNS[] = {EACH_OPCODE(AS_CONSTANT) CONSTANT(OPCODES)};

static const Constant NUMBERS[] = {CONSTANT(RATIONAL),       CONSTANT(LINEAR),      CONSTANT(HUGE_POSITIVE),
                                   CONSTANT(HUGE_NEGATIVE),  CONSTANT(EXHAUSTED),   CONSTANT(FOUND),
                                   CONSTANT(BLURRED),        CONSTANT(CUT),         CONSTANT(FIELD_BITS),
                                   CONSTANT(MOST_OF_A_KIND), CONSTANT(MOST_FIELDS), CONSTANT(MOST_RESULTS),
                                   CONSTANT(LIMIT)};

static int fill_module(PyObject *module) {
    if (add_constants(module, SIGNS, sizeof SIGNS / sizeof *SIGNS)) { return -1; }
    return add_constants(module, NUMBERS, sizeof NUMBERS / sizeof *NUMBERS);
}

static PyModuleDef_Slot slots[] = {{Py_mod_exec, (void *)fill_module}, {0, NULL}};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "_equations", "The search for Equations, compiled.", 0, methods, slots, NULL, NULL, NULL,
};

PyMODINIT_FUNC PyInit__equations(void);
PyMODINIT_FUNC PyInit__equations(void) { return PyModuleDef_Init(&definition); }
