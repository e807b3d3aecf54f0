/* The search for On-Sets, compiled: what on_sets/plain_search.py and its neighbours do, with families of sets as arrays
 * of words. Nothing is estimated, so both answers are certain; docs/solver.md has the proofs.
 */
#include "search.h"

PyDoc_STRVAR(search_doc, "search(cells, colors, flags, fewest, goals, dottings, sub_problems, poll, most_bytes)\n--\n\n"
                         "A Solution, None when there is none, False when the budget ended the search.");

static PyObject *search_positions(PyObject *Py_UNUSED(module), PyObject *arguments) {
    int cells, flags, fewest;
    unsigned long long goals, most_bytes;
    PyObject *colors, *dottings, *sub_problems, *poll;
    if (!PyArg_ParseTuple(arguments, "iO!iiKO!O!OK", &cells, &PyTuple_Type, &colors, &flags, &fewest, &goals,
                          &PyTuple_Type, &dottings, &PyTuple_Type, &sub_problems, &poll, &most_bytes)) {
        return NULL;
    }
    if (cells < 1 || cells > MOST_CELLS || PyTuple_GET_SIZE(dottings) > MOST_DOTTINGS ||
        PyTuple_GET_SIZE(sub_problems) > MOST_SUB_PROBLEMS) {
        PyErr_SetString(PyExc_ValueError, "there are too many cells, dottings or sub-problems");
        return NULL;
    }
    Search *search = calloc(1, sizeof(Search));
    SubProblem *each = calloc((size_t)PyTuple_GET_SIZE(sub_problems) + 1, sizeof(SubProblem));
    PyObject *answer = NULL;
    if (search == NULL || each == NULL) {
        free(search);
        free(each);
        return PyErr_NoMemory();
    }
    search->sub_problem = each;
    search->cells = cells;
    search->words = cells > 6 ? 1 << (cells - 6) : 1;
    search->in_word = cells < 6 ? 1 << cells : 64;
    search->everything = (1u << cells) - 1;
    search->is_repeating = (flags & IS_REPEATING) != 0;
    search->merges_operations = (flags & MERGES_OPERATIONS) != 0;
    search->merges_sets = (flags & MERGES_SETS) != 0;
    search->is_symmetric = (flags & IS_SYMMETRIC) != 0;
    search->asks_effect = (flags & ASKS_EFFECT) != 0;
    search->fewest_operations = fewest;
    search->goals = goals;
    search->poll = poll == Py_None ? NULL : poll;
    search->most_bytes = most_bytes > SIZE_MAX ? SIZE_MAX : (size_t)most_bytes;
    int is_read = 1;
    for (int color = 0; color < 4 && is_read; color++) {
        uint64_t mask;
        is_read = read_number(colors, color, search->everything, &mask);
        search->colors[color] = is_read ? (uint32_t)mask : 0;
    }
    if (is_read && read_dottings(search, dottings) && read_sub_problems(search, sub_problems)) {
        Result result = {0, 0, 0, 0, 0};
        Result *kept = &result;
        switch (setjmp(search->out)) {
        case 0:
            run(search, kept);
            answer = kept->is_found ? built_result(search, kept) : Py_NewRef(Py_None);
            break;
        case OUT_OF_BUDGET: answer = Py_NewRef(Py_False); break;
        default:
            if (!PyErr_Occurred()) { PyErr_SetString(PyExc_AssertionError, "a set or a removal came from nowhere"); }
        }
    }
    for (Chunk *chunk = search->chunks; chunk != NULL;) {
        Chunk *next = chunk->next;
        free(chunk);
        chunk = next;
    }
    free(each);
    free(search);
    return answer;
}

static PyMethodDef methods[] = {
    {"search", search_positions, METH_VARARGS, search_doc},
    {NULL, NULL, 0, NULL},
};

static const Constant NUMBERS[] = {CONSTANT(IS_REPEATING),   CONSTANT(MERGES_OPERATIONS), CONSTANT(MERGES_SETS),
                                   CONSTANT(IS_SYMMETRIC),   CONSTANT(ASKS_EFFECT),       CONSTANT(FIELD_BITS),
                                   CONSTANT(MOST_OF_A_KIND), CONSTANT(OPERANDS),          CONSTANT(TRACKED),
                                   CONSTANT(MOST_CELLS),     CONSTANT(MOST_DOTTINGS),     CONSTANT(MOST_SUB_PROBLEMS),
                                   CONSTANT(MOST_WEIGHT)};

static int fill_module(PyObject *module) { return add_constants(module, NUMBERS, sizeof NUMBERS / sizeof *NUMBERS); }

static PyModuleDef_Slot slots[] = {{Py_mod_exec, (void *)fill_module}, {0, NULL}};

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "_on_sets", "The search for On-Sets, compiled.", 0, methods, slots, NULL, NULL, NULL,
};

PyMODINIT_FUNC PyInit__on_sets(void);
PyMODINIT_FUNC PyInit__on_sets(void) { return PyModuleDef_Init(&definition); }
