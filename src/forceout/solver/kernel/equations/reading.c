/* What Python asks: cubes, numerals, signs and targets, with every bound checked before the search begins.
 *
 * Afterwards every count is at most MOST_OF_A_KIND in the fields that there are, every fraction is in lowest terms and
 * below LIMIT, every interval has lo <= hi, and every sign on one number uses something, so that the search ends,
 * unless chains without end are asked for.
 */
#include "search.h"

int read_usage(const char *bytes, Py_ssize_t length, u128 *usage) {
    if (length != 16) {
        PyErr_SetString(PyExc_ValueError, "a usage is 16 bytes");
        return 0;
    }
    *usage = 0;
    for (int i = 15; i >= 0; i--) { *usage = (*usage << 8) | (unsigned char)bytes[i]; }
    return 1;
}

int check_counts(const Search *search, u128 usage) {
    if ((usage & search->guards) || (search->fields < MOST_FIELDS && usage >> (search->fields * FIELD_BITS))) {
        PyErr_SetString(PyExc_ValueError, "a usage holds counts up to 15 in the fields that there are");
        return 0;
    }
    return 1;
}

int read_numerals(Search *search, PyObject *list) {
    search->numeral_count = PyTuple_GET_SIZE(list);
    search->numerals = PyMem_RawCalloc((size_t)search->numeral_count + 1, sizeof *search->numerals);
    if (!search->numerals) {
        PyErr_NoMemory();
        return 0;
    }
    for (Py_ssize_t i = 0; i < search->numeral_count; i++) {
        long long num, den;
        unsigned int cubes;
        int company;
        const char *usage;
        Py_ssize_t length;
        Numeral *numeral = &search->numerals[i];
        PyObject *item = PyTuple_GET_ITEM(list, i);
        if (!PyTuple_Check(item)) {
            PyErr_SetString(PyExc_TypeError, "a numeral is a tuple");
            return 0;
        }
        if (!PyArg_ParseTuple(item, "LLy#Ip", &num, &den, &usage, &length, &cubes, &company)) { return 0; }
        if (!check_fraction(num, den) || !read_usage(usage, length, &numeral->usage)) { return 0; }
        if (!check_counts(search, numeral->usage)) { return 0; }
        if (cubes < 1 || cubes > 24) {
            PyErr_SetString(PyExc_ValueError, "a numeral has 1 to 24 cubes");
            return 0;
        }
        numeral->value = rational(num, den);
        numeral->cubes = cubes;
        numeral->needs_company = (uint8_t)company;
        if (cubes > search->longest_numeral) { search->longest_numeral = cubes; }
    }
    return 1;
}

int read_signs(Search *search, PyObject *list) {
    search->sign_count = PyTuple_GET_SIZE(list);
    if (search->sign_count >= NO_SIGN) {
        PyErr_SetString(PyExc_ValueError, "too many signs");
        return 0;
    }
    search->signs = PyMem_RawCalloc((size_t)search->sign_count + 1, sizeof *search->signs);
    if (!search->signs) {
        PyErr_NoMemory();
        return 0;
    }
    for (Py_ssize_t i = 0; i < search->sign_count; i++) {
        long long num, den, limit;
        const char *usage;
        Py_ssize_t length;
        Sign *sign = &search->signs[i];
        PyObject *item = PyTuple_GET_ITEM(list, i);
        if (!PyTuple_Check(item)) {
            PyErr_SetString(PyExc_TypeError, "a sign is a tuple");
            return 0;
        }
        if (!PyArg_ParseTuple(item, "iy#LLL", &sign->opcode, &usage, &length, &num, &den, &limit)) { return 0; }
        if (sign->opcode < 0 || sign->opcode >= OPCODES) {
            PyErr_SetString(PyExc_ValueError, "no such sign");
            return 0;
        }
        if (!check_fraction(num, den) || !read_usage(usage, length, &sign->usage)) { return 0; }
        if (!check_counts(search, sign->usage)) { return 0; }
        if (limit < 0 || limit > 1000000) {
            PyErr_SetString(PyExc_ValueError, "a limit is 0 to a million");
            return 0;
        }
        if (sign->opcode == PERCENT && num < 1) {
            PyErr_SetString(PyExc_ValueError, "a hundred is above 0");
            return 0;
        }
        if (!is_binary(sign->opcode) && !sign->usage && !search->has_no_end) {
            PyErr_SetString(PyExc_ValueError, "a sign on one number uses something");
            return 0;
        }
        sign->parameter = rational(num, den);
        sign->limit = limit;
    }
    return 1;
}

int read_targets(Search *search, PyObject *list) {
    Py_ssize_t count = PyTuple_GET_SIZE(list);
    if (count > MOST_TARGETS) {
        PyErr_SetString(PyExc_ValueError, "too many targets");
        return 0;
    }
    for (Py_ssize_t i = 0; i < count; i++) {
        int kind;
        long long num, den;
        double lo, hi;
        const char *usage;
        Py_ssize_t length;
        Target *target = &search->targets[i];
        PyObject *item = PyTuple_GET_ITEM(list, i);
        if (!PyTuple_Check(item)) {
            PyErr_SetString(PyExc_TypeError, "a target is a tuple");
            return 0;
        }
        if (!PyArg_ParseTuple(item, "iLLddy#", &kind, &num, &den, &lo, &hi, &usage, &length)) { return 0; }
        if (!read_usage(usage, length, &target->usage) || !check_counts(search, target->usage)) { return 0; }
        if (kind == RATIONAL || (kind == RESIDUE && search->modulus)) {
            if (!check_fraction(num, den)) { return 0; }
            target->value = rational(num, den);
            target->value.merged = kind == RESIDUE;
        } else {
            if (kind < 0 || kind > HUGE_NEGATIVE || !(lo <= hi)) {
                PyErr_SetString(PyExc_ValueError, "no such interval");
                return 0;
            }
            target->value = of_kind(kind, lo, hi);
        }
        target->base = (int)i;
        target->parent = target->sign = -1;
        target->is_sure = 1;
    }
    search->target_count = search->base_targets = (int)count;
    return 1;
}

/* An interval that is no fraction, with the cubes that it takes. */
static int read_interval(const Search *search, PyObject *item, Value *value, u128 *usage, unsigned int *cubes) {
    int kind;
    double lo, hi;
    const char *bytes;
    Py_ssize_t length;
    if (!PyTuple_Check(item)) {
        PyErr_SetString(PyExc_TypeError, "an interval is a tuple");
        return 0;
    }
    if (!PyArg_ParseTuple(item, "iddy#I", &kind, &lo, &hi, &bytes, &length, cubes)) { return 0; }
    if (!read_usage(bytes, length, usage) || !check_counts(search, *usage)) { return 0; }
    int is_far = kind == HUGE_POSITIVE || kind == HUGE_NEGATIVE;
    if (!is_far || !(lo <= hi) || lo == INFINITY || hi == -INFINITY || *cubes < 1 || *cubes > 24) {
        PyErr_SetString(PyExc_ValueError, "no such interval");
        return 0;
    }
    *value = of_kind(kind, lo, hi);
    return 1;
}

/* Numerals that may be any number of an interval. */
int read_far_numerals(Search *search, PyObject *list) {
    Py_ssize_t count = PyTuple_GET_SIZE(list);
    Numeral *grown =
        PyMem_RawRealloc(search->numerals, (size_t)(search->numeral_count + count + 1) * sizeof *search->numerals);
    if (!grown) {
        PyErr_NoMemory();
        return 0;
    }
    search->numerals = grown;
    for (Py_ssize_t i = 0; i < count; i++) {
        Numeral *numeral = &grown[search->numeral_count];
        memset(numeral, 0, sizeof *numeral);
        if (!read_interval(search, PyTuple_GET_ITEM(list, i), &numeral->value, &numeral->usage, &numeral->cubes)) {
            return 0;
        }
        search->numeral_count++;
    }
    return 1;
}

/* A whole number that is an exponent, with the cubes that it takes. */
int read_exponent(const Search *search, PyObject *item, long long *number, u128 *usage) {
    const char *bytes;
    Py_ssize_t length;
    if (!PyTuple_Check(item)) {
        PyErr_SetString(PyExc_TypeError, "an exponent is a tuple");
        return 0;
    }
    if (!PyArg_ParseTuple(item, "Ly#", number, &bytes, &length)) { return 0; }
    if (!read_usage(bytes, length, usage) || !check_counts(search, *usage)) { return 0; }
    if (*number < 3 || *number >= LIMIT) {
        PyErr_SetString(PyExc_ValueError, "no such exponent");
        return 0;
    }
    return 1;
}

/* Exponents that may be any number of an interval. */
int read_far_exponents(Search *search, PyObject *list) {
    Py_ssize_t count = PyTuple_GET_SIZE(list);
    if (search->sign_count + count >= NO_SIGN) {
        PyErr_SetString(PyExc_ValueError, "too many signs");
        return 0;
    }
    Sign *grown = PyMem_RawRealloc(search->signs, (size_t)(search->sign_count + count + 1) * sizeof *search->signs);
    if (!grown) {
        PyErr_NoMemory();
        return 0;
    }
    search->signs = grown;
    for (Py_ssize_t i = 0; i < count; i++) {
        Sign *sign = &grown[search->sign_count];
        unsigned int cubes;
        memset(sign, 0, sizeof *sign);
        sign->opcode = EXPONENT;
        if (!read_interval(search, PyTuple_GET_ITEM(list, i), &sign->parameter, &sign->usage, &cubes)) { return 0; }
        search->sign_count++;
    }
    return 1;
}

void release(Search *search) {
    for (uint32_t i = 0; i < search->set_count; i++) {
        PyMem_RawFree(search->sets[i].entries);
        PyMem_RawFree(search->sets[i].slots);
        PyMem_RawFree(search->sets[i].wide);
    }
    PyMem_RawFree(search->sets);
    PyMem_RawFree(search->map);
    PyMem_RawFree(search->levels);
    PyMem_RawFree(search->level_start);
    PyMem_RawFree(search->combinations);
    PyMem_RawFree(search->ways);
    PyMem_RawFree(search->blocks);
    PyMem_RawFree(search->heads);
    PyMem_RawFree(search->wants);
    PyMem_RawFree(search->want_map);
    Py_XDECREF(search->derived);
    PyMem_RawFree(search->numerals);
    PyMem_RawFree(search->signs);
    PyMem_RawFree(search);
}
