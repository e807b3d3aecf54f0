/* The search for Equations, compiled: the same search as equations/plain_search.py on other numbers.
 *
 * The kernel's values are exact or certain intervals (value.h), and what seems to meet the Goal is a candidate that the
 * caller verifies exactly; so FOUND is never wrong, and EXHAUSTED proves that there is no Solution. The proofs are in
 * docs/solver.md, the invariants at the top of each part.
 */
#include "halves.h"
#include "pairs.h"
#include "spans.h"

/* The cubes, numerals, signs and targets that Python hands over, as it hands them over. */
typedef struct {
    int fields, extra, has_no_end;
    long long modulus;
    const char *packed[5];
    Py_ssize_t lengths[5];
    PyObject *numerals, *signs, *targets;
} Asked;

/* A search that has read all it is asked; NULL with an exception. */
static Search *begun(const Asked *asked) {
    int fields = asked->fields;
    if (fields < 1 || fields > MOST_FIELDS || asked->modulus < 0 || asked->modulus > 1000000) {
        PyErr_SetString(PyExc_ValueError, "fields or modulus out of range");
        return NULL;
    }
    Search *search = PyMem_RawCalloc(1, sizeof *search);
    if (!search) {
        PyErr_NoMemory();
        return NULL;
    }
    search->fields = fields;
    search->extra = asked->extra;
    search->modulus = asked->modulus;
    search->has_no_end = asked->has_no_end;
    for (int place = 0; place < fields; place++) { search->guards |= (u128)16 << (place * FIELD_BITS); }
    search->derived = PyDict_New();
    int good = search->derived != NULL;
    u128 *usages[5] = {&search->on_mat, &search->usable, &search->required, &search->caps, &search->saturating};
    for (int i = 0; good && i < 5; i++) { good = read_usage(asked->packed[i], asked->lengths[i], usages[i]); }
    for (int i = 0; good && i < 4; i++) { good = check_counts(search, *usages[i]); }
    /* a sort that is counted in full has no cap */
    for (int place = 0; place < fields; place++) {
        u128 mask = (u128)15 << (place * FIELD_BITS);
        if (!(search->saturating & mask)) { search->caps |= mask; }
    }
    good = good && read_numerals(search, asked->numerals) && read_signs(search, asked->signs) &&
           read_targets(search, asked->targets);
    if (!good) {
        release(search);
        return NULL;
    }
    return search;
}

/* Room for all levels; 0 with an exception. */
static int lay_out_levels(Search *search) {
    sort_fields(search);
    search->level_start = PyMem_RawCalloc((size_t)search->most_level + 3, sizeof *search->level_start);
    if (!search->level_start) { PyErr_NoMemory(); }
    return search->level_start != NULL;
}

/* How a search ended, and the evaluations that were not told of; the search is released. */
static PyObject *ended(Search *search) {
    int outcome = search->outcome == EXHAUSTED && search->blurred ? BLURRED : search->outcome;
    unsigned long long evaluations = search->evaluations - search->polled_at;
    release(search);
    if (outcome == FAILED) { return PyErr_Occurred() ? NULL : PyErr_NoMemory(); }
    return Py_BuildValue("iK", outcome, evaluations);
}

static PyObject *search_expressions(PyObject *module, PyObject *args) {
    (void)module;
    Asked a;
    unsigned long long entry_limit;
    PyObject *accept, *deriver, *resolver, *settler, *poll;
    if (!PyArg_ParseTuple(args, "iy#y#y#y#y#iLO!O!O!KOOOOO", &a.fields, &a.packed[0], &a.lengths[0], &a.packed[1],
                          &a.lengths[1], &a.packed[2], &a.lengths[2], &a.packed[3], &a.lengths[3], &a.packed[4],
                          &a.lengths[4], &a.extra, &a.modulus, &PyTuple_Type, &a.numerals, &PyTuple_Type, &a.signs,
                          &PyTuple_Type, &a.targets, &entry_limit, &accept, &deriver, &resolver, &settler, &poll)) {
        return NULL;
    }
    a.has_no_end = 0;
    Search *search = begun(&a);
    if (!search) { return NULL; }
    search->entry_limit = entry_limit < UINT32_MAX / 4 ? entry_limit : UINT32_MAX / 4;
    search->accept = accept;
    search->derive = deriver;
    search->resolve = resolver;
    search->settle = settler;
    search->poll = poll;
    if (!lay_out_levels(search)) {
        release(search);
        return NULL;
    }
    extend_targets(search);
    run(search);
    return ended(search);
}

static PyObject *meet_in_halves(PyObject *module, PyObject *args) {
    (void)module;
    Asked a;
    Halves halves;
    unsigned int room, seed;
    PyObject *accept, *poll;
    memset(&halves, 0, sizeof halves);
    if (!PyArg_ParseTuple(args, "iy#y#y#y#y#iLO!O!O!IIOO", &a.fields, &a.packed[0], &a.lengths[0], &a.packed[1],
                          &a.lengths[1], &a.packed[2], &a.lengths[2], &a.packed[3], &a.lengths[3], &a.packed[4],
                          &a.lengths[4], &a.extra, &a.modulus, &PyTuple_Type, &a.numerals, &PyTuple_Type, &a.signs,
                          &PyTuple_Type, &a.targets, &room, &seed, &accept, &poll)) {
        return NULL;
    }
    if (room < 1 || room > MOST_HALVES) {
        PyErr_SetString(PyExc_ValueError, "room for 1 to so many halves");
        return NULL;
    }
    a.has_no_end = 0;
    Search *search = begun(&a);
    if (!search) { return NULL; }
    search->accept = accept;
    search->poll = poll;
    sort_fields(search);
    halves.search = search;
    if (lay_out_halves(&halves, room, seed)) {
        run_halves(&halves);
    } else {
        search->outcome = FAILED;
    }
    release_halves(&halves);
    return ended(search);
}

/* The primes that are counted, in order; none where they are not. */
static int read_primes(Spans *spans, PyObject *primes) {
    spans->counts_primes = PyTuple_GET_SIZE(primes) > 0;
    for (int i = 0; i < PRIMES && spans->counts_primes; i++) {
        spans->primes[i] = i < PyTuple_GET_SIZE(primes) ? PyLong_AsLongLong(PyTuple_GET_ITEM(primes, i)) : 0;
        if (PyErr_Occurred()) { return 0; }
        if (spans->primes[i] < 2 || spans->primes[i] >= LIMIT || (i && spans->primes[i] <= spans->primes[i - 1])) {
            PyErr_SetString(PyExc_ValueError, "primes out of range or order");
            return 0;
        }
    }
    return 1;
}

static PyObject *lay_spans(PyObject *module, PyObject *args) {
    (void)module;
    Asked a;
    Spans spans;
    const char *sorts;
    Py_ssize_t length, power_count;
    int base;
    PyObject *known, *far_numerals, *far_exponents, *chains, *primes, *moduli, *poll;
    memset(&spans, 0, sizeof spans);
    if (!PyArg_ParseTuple(args, "iy#y#y#y#y#iLO!O!O!y#y#O!iO!O!O!IipO!O!O", &a.fields, &a.packed[0], &a.lengths[0],
                          &a.packed[1], &a.lengths[1], &a.packed[2], &a.lengths[2], &a.packed[3], &a.lengths[3],
                          &a.packed[4], &a.lengths[4], &a.extra, &a.modulus, &PyTuple_Type, &a.numerals, &PyTuple_Type,
                          &a.signs, &PyTuple_Type, &a.targets, &spans.powers, &power_count, &sorts, &length,
                          &PyTuple_Type, &known, &base, &PyTuple_Type, &far_numerals, &PyTuple_Type, &far_exponents,
                          &PyTuple_Type, &chains, &spans.most_spans, &spans.longest, &spans.leaves_out, &PyTuple_Type,
                          &primes, &PyTuple_Type, &moduli, &poll)) {
        return NULL;
    }
    if (power_count != PyTuple_GET_SIZE(a.numerals) || length != PyTuple_GET_SIZE(a.targets) ||
        length != PyTuple_GET_SIZE(known) || base < 2 || base > 1000 || spans.longest < LEAST_CHAIN ||
        spans.longest > 60 || !spans.most_spans || spans.most_spans > MOST_IN_LIST / 16) {
        PyErr_SetString(PyExc_ValueError, "targets, base, spans or chains out of range");
        return NULL;
    }
    if (!read_primes(&spans, primes) || !read_moduli(&spans, moduli)) { return NULL; }
    a.has_no_end = 1;
    Search *search = begun(&a);
    if (!search) { return NULL; }
    spans.search = search;
    set_base(&spans, base);
    if (!read_far_numerals(search, far_numerals) || !read_far_exponents(search, far_exponents) ||
        !read_exponent_chains(&spans, chains) || !lay_out_levels(search) || !set_goals(&spans, sorts, known)) {
        release_spans(&spans);
        release(search);
        return NULL;
    }
    search->entry_limit = MOST_IN_LIST;
    search->poll = poll;
    /* every sign is put to what there is, none to a target */
    search->puts_all_signs = 1;
    run_spans(&spans);
    release_spans(&spans);
    return ended(search);
}

/* The imaginary parts of the Goals, of which the real ones were read. */
static int read_imaginary_parts(Pairs *pairs, PyObject *parts) {
    Search *search = pairs->search;
    Value real[MOST_TARGETS];
    if (PyTuple_GET_SIZE(parts) != search->target_count) {
        PyErr_SetString(PyExc_ValueError, "every target has an imaginary part");
        return 0;
    }
    for (int i = 0; i < search->target_count; i++) { real[i] = search->targets[i].value; }
    if (!read_targets(search, parts)) { return 0; }
    for (int i = 0; i < search->target_count; i++) {
        pairs->goals[i].re = real[i];
        pairs->goals[i].im = search->targets[i].value;
    }
    return 1;
}

static PyObject *search_pairs(PyObject *module, PyObject *args) {
    (void)module;
    Asked a;
    Pairs pairs;
    Py_ssize_t numeral_count;
    unsigned long long entry_limit;
    PyObject *imaginary_parts, *far_numerals, *far_exponents, *accept, *poll;
    const char *goal_counts, *far_counts;
    Py_ssize_t goal_length, far_length, goal_count;
    memset(&pairs, 0, sizeof pairs);
    if (!PyArg_ParseTuple(args, "iy#y#y#y#y#iLO!O!O!O!y#iO!O!y#y#y#pKOO", &a.fields, &a.packed[0], &a.lengths[0],
                          &a.packed[1], &a.lengths[1], &a.packed[2], &a.lengths[2], &a.packed[3], &a.lengths[3],
                          &a.packed[4], &a.lengths[4], &a.extra, &a.modulus, &PyTuple_Type, &a.numerals, &PyTuple_Type,
                          &a.signs, &PyTuple_Type, &a.targets, &PyTuple_Type, &imaginary_parts, &pairs.are_imaginary,
                          &numeral_count, &pairs.known_goals, &PyTuple_Type, &far_numerals, &PyTuple_Type,
                          &far_exponents, &goal_counts, &goal_length, &far_counts, &far_length,
                          &pairs.are_no_factorials, &goal_count, &a.has_no_end, &entry_limit, &accept, &poll)) {
        return NULL;
    }
    if (numeral_count != PyTuple_GET_SIZE(a.numerals)) {
        PyErr_SetString(PyExc_ValueError, "every numeral is real or imaginary");
        return NULL;
    }
    if (goal_length && goal_count != PyTuple_GET_SIZE(a.targets)) {
        PyErr_SetString(PyExc_ValueError, "every target is a factorial or none");
        return NULL;
    }
    Search *search = begun(&a);
    if (!search) { return NULL; }
    pairs.search = search;
    pairs.known_numerals = search->numeral_count;
    if (!read_imaginary_parts(&pairs, imaginary_parts) || !read_far_numerals(search, far_numerals) ||
        !read_far_exponents(search, far_exponents) || !lay_out_levels(search) ||
        (goal_length && (!read_counts(goal_counts, goal_length, search->target_count, &pairs.goal_counts) ||
                         !read_counts(far_counts, far_length, PyTuple_GET_SIZE(far_numerals), &pairs.far_counts)))) {
        release_pairs(&pairs);
        release(search);
        return NULL;
    }
    search->entry_limit = entry_limit < UINT32_MAX / 4 ? entry_limit : UINT32_MAX / 4;
    search->accept = accept;
    search->poll = poll;
    /* every sign is put to what there is, none to a target */
    search->puts_all_signs = 1;
    run_pairs(&pairs);
    release_pairs(&pairs);
    return ended(search);
}

static PyMethodDef methods[] = {
    {"search_pairs", search_pairs, METH_VARARGS,
     "Look at every expression that some cubes allow, with complex numbers."},
    {"search", search_expressions, METH_VARARGS, "Look at every expression that some cubes allow."},
    {"meet_in_halves", meet_in_halves, METH_VARARGS, "Look for the Goal as a sign between two short expressions."},
    {"lay_spans", lay_spans, METH_VARARGS, "Whether all that some cubes make, without end, lies beside the Goal."},
    {NULL, NULL, 0, NULL},
};

#define AS_CONSTANT(name) CONSTANT(name),
static const Constant SIGNS[] = {EACH_OPCODE(AS_CONSTANT) CONSTANT(OPCODES)};

static const Constant NUMBERS[] = {CONSTANT(RATIONAL),       CONSTANT(LINEAR),       CONSTANT(HUGE_POSITIVE),
                                   CONSTANT(HUGE_NEGATIVE),  CONSTANT(EXHAUSTED),    CONSTANT(FOUND),
                                   CONSTANT(BLURRED),        CONSTANT(CUT),          CONSTANT(FIELD_BITS),
                                   CONSTANT(MOST_OF_A_KIND), CONSTANT(MOST_FIELDS),  CONSTANT(MOST_RESULTS),
                                   CONSTANT(LIMIT),          CONSTANT(MODULUS),      CONSTANT(RESIDUE),
                                   CONSTANT(MOST_COUNTED),   CONSTANT(MOST_WRITTEN), CONSTANT(LONGEST_WRITING)};

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
