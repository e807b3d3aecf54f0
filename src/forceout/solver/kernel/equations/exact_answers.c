/* What only exact numbers tell is asked of the caller: which values are behind an entry, what a sign makes of them, and
 * whether one of them meets the Goal.
 *
 * An entry is named by its set and number. It can be asked about once all the entries that it was made of have been, so
 * `derive` goes down first. Where the caller cannot tell, or not all the ways to make a value were kept, the search is
 * blurred: it goes on, and finding nothing will prove nothing.
 */
#include "search.h"

static int derive(Search *search, uint32_t set, uint32_t entry);

static PyObject *name_of(uint32_t set, uint32_t entry) {
    return PyLong_FromUnsignedLongLong(((unsigned long long)set << 32) | entry);
}

/* One way to make a value as a sign and the names of its operands, whose exact values are asked for; NULL with no
   exception where nobody can tell them. */
static PyObject *way_to(Search *search, uint16_t sign, uint32_t ls, uint32_t le, uint32_t rs, uint32_t re) {
    if (derive(search, ls, le) != 1) { return NULL; }
    if (is_binary(search->signs[sign].opcode) && derive(search, rs, re) != 1) { return NULL; }
    return Py_BuildValue("iNN", (int)sign, name_of(ls, le), name_of(rs, re));
}

static PyObject *ways_to(Search *search, const Entry *entry) {
    PyObject *all = PyList_New(0);
    PyObject *one =
        all ? way_to(search, entry->sign, entry->left_set, entry->left_entry, entry->right_set, entry->right_entry)
            : NULL;
    uint32_t next = entry->others;
    while (one) {
        int failed = PyList_Append(all, one);
        Py_DECREF(one);
        if (failed) {
            one = NULL;
            break;
        }
        if (!next) { return all; }
        Way way = search->ways[next - 1];
        next = way.next;
        search->evaluations += COST_OF_WAY;
        one = way_to(search, way.sign, way.left_set, way.left_entry, way.right_set, way.right_entry);
    }
    Py_XDECREF(all);
    return NULL;
}

/* See that the caller knows all the exact values that an entry stands for: 1, or 0 where nobody can tell them. */
static int derive(Search *search, uint32_t set, uint32_t entry) {
    const Entry *made = &search->sets[set].entries[entry];
    if (made->value.merged && made->others == LOST) { return 0; }
    PyObject *name = name_of(set, entry);
    if (!name) {
        search->outcome = FAILED;
        return 0;
    }
    PyObject *known = PyDict_GetItemWithError(search->derived, name);
    if (known || PyErr_Occurred()) {
        if (!known) { search->outcome = FAILED; }
        Py_DECREF(name);
        return known == Py_True;
    }
    PyObject *how = made->value.merged ? ways_to(search, made) : codes_of(search, made, NULL, 0);
    PyObject *answer = how ? PyObject_CallFunctionObjArgs(search->derive, name, how, NULL) : NULL;
    Py_XDECREF(how);
    search->evaluations += COST_OF_CALL / 8;
    search->has_asked = 1;
    int good = answer ? PyObject_IsTrue(answer) : PyErr_Occurred() ? -1 : 0;
    if (good < 0 || PyDict_SetItem(search->derived, name, good ? Py_True : Py_False)) { search->outcome = FAILED; }
    Py_XDECREF(answer);
    Py_DECREF(name);
    return good == 1;
}

/* What is put around an expression to reach the Goal, from the inside: signs with the names of what they join. */
static PyObject *steps_to(Search *search, int *target, uint32_t want) {
    PyObject *steps = PyList_New(0);
    for (; steps && want && search->wants[want - 1].sign != NO_SIGN; want = search->wants[want - 1].outer) {
        const Want *w = &search->wants[want - 1];
        if (!w->is_unary && derive(search, w->known_set, w->known_entry) != 1) {
            Py_CLEAR(steps);
            return NULL;
        }
        PyObject *step = w->is_unary ? Py_BuildValue("iOi", (int)w->sign, Py_None, 0)
                                     : Py_BuildValue("iNi", (int)w->sign, name_of(w->known_set, w->known_entry),
                                                     (int)w->known_is_left);
        if (!step || PyList_Append(steps, step)) { Py_CLEAR(steps); }
        Py_XDECREF(step);
    }
    for (; steps && search->targets[*target].parent >= 0; *target = search->targets[*target].parent) {
        PyObject *step = Py_BuildValue("iOi", search->targets[*target].sign, Py_None, 0);
        if (!step || PyList_Append(steps, step)) { Py_CLEAR(steps); }
        Py_XDECREF(step);
    }
    return steps;
}

/* Ask whether any of the exact values behind a way meets a target. */
static void settle(Search *search, PyObject *way, int target, uint32_t want) {
    int at = target;
    PyObject *steps = steps_to(search, &at, want);
    PyObject *answer =
        steps ? PyObject_CallFunction(search->settle, "OOi", way, steps, search->targets[at].base) : NULL;
    Py_XDECREF(steps);
    search->evaluations += COST_OF_CALL / 8;
    search->has_asked = 1;
    if (!answer && PyErr_Occurred()) {
        search->outcome = FAILED;
        return;
    }
    if (!answer || answer == Py_None) {
        search->blurred = 1;
    } else if (answer == Py_True) {
        search->outcome = FOUND;
    }
    Py_XDECREF(answer);
}

/* An entry made of merged ones was rejected, which settles one of the values that it stands for. */
void settle_made(Search *search, const Entry *made, int target, uint32_t want) {
    PyObject *way = way_to(search, made->sign, made->left_set, made->left_entry, made->right_set, made->right_entry);
    if (way) {
        settle(search, way, target, want);
    } else if (PyErr_Occurred()) {
        search->outcome = FAILED;
    } else {
        search->blurred = 1;
    }
    Py_XDECREF(way);
}

static int read_value(PyObject *given, Value *out) {
    int kind;
    long long num, den;
    double lo, hi;
    if (!PyTuple_Check(given)) {
        PyErr_SetString(PyExc_TypeError, "a value is a tuple");
        return 0;
    }
    if (!PyArg_ParseTuple(given, "iLLdd", &kind, &num, &den, &lo, &hi)) { return 0; }
    if (kind == RATIONAL) {
        if (!check_fraction(num, den)) { return 0; }
        *out = rational(num, den);
        return 1;
    }
    if (kind > HUGE_NEGATIVE || kind < 0 || !(lo <= hi)) {
        PyErr_SetString(PyExc_ValueError, "no such interval");
        return 0;
    }
    *out = of_kind(kind, lo, hi);
    return 1;
}

/* What the intervals cannot tell is asked of the caller, who has exact numbers: how many values there are. */
int resolve(Search *search, const Entry *made, Value results[MOST_RESULTS]) {
    int binary = is_binary(search->signs[made->sign].opcode);
    int merged = search->sets[made->left_set].entries[made->left_entry].value.merged ||
                 (binary && search->sets[made->right_set].entries[made->right_entry].value.merged);
    if (search->resolved >= MOST_RESOLVED) {
        search->blurred = 1;
        return 0;
    }
    search->resolved++;
    search->evaluations += COST_OF_CALL / 8;
    search->has_asked = 1;
    PyObject *way = way_to(search, made->sign, made->left_set, made->left_entry, made->right_set, made->right_entry);
    PyObject *answer = way ? PyObject_CallFunctionObjArgs(search->resolve, way, NULL) : NULL;
    Py_XDECREF(way);
    if (!answer && PyErr_Occurred()) {
        search->outcome = FAILED;
        return 0;
    }
    if (!answer || !PyTuple_Check(answer) || PyTuple_GET_SIZE(answer) > MOST_RESULTS) {
        Py_XDECREF(answer);
        search->blurred = 1;
        return 0;
    }
    int count = (int)PyTuple_GET_SIZE(answer);
    for (int i = 0; i < count && search->outcome == EXHAUSTED; i++) {
        if (!read_value(PyTuple_GET_ITEM(answer, i), &results[i])) { search->outcome = FAILED; }
        results[i].merged = (uint8_t)merged;
    }
    Py_DECREF(answer);
    return search->outcome == EXHAUSTED ? count : 0;
}

/* The values of a sign on entries that are named; those that only exact numbers tell are asked for. */
int evaluate_entries(Search *search, const Entry *made, Value results[MOST_RESULTS]) {
    const Value *left = &search->sets[made->left_set].entries[made->left_entry].value;
    const Value *right = &search->sets[made->right_set].entries[made->right_entry].value;
    int known = evaluate(&search->signs[made->sign], left, right, results);
    search->evaluations++;
    if (known == LEFT_OUT) {
        search->blurred = 1;
        return 0;
    }
    return known >= 0 ? known : resolve(search, made, results);
}

int check_fraction(int64_t num, int64_t den) {
    if (den < 1 || den >= LIMIT || num >= LIMIT || num <= -LIMIT || gcd64(magnitude(num), (uint64_t)den) != 1) {
        PyErr_SetString(PyExc_ValueError, "a fraction is in lowest terms and below 2^62");
        return 0;
    }
    return 1;
}
