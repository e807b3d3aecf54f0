/* What Python asks, with every bound checked before the search begins; and the answer. */
#include "search.h"

int read_number(PyObject *from, Py_ssize_t place, uint64_t most, uint64_t *number) {
    if (!PyTuple_Check(from) || place >= PyTuple_GET_SIZE(from)) {
        PyErr_SetString(PyExc_ValueError, "a tuple is too short");
        return 0;
    }
    unsigned long long value = PyLong_AsUnsignedLongLong(PyTuple_GET_ITEM(from, place));
    if (PyErr_Occurred()) { return 0; }
    if (value > most) {
        PyErr_SetString(PyExc_ValueError, "a number is too large");
        return 0;
    }
    *number = value;
    return 1;
}

static int read_flag(PyObject *from, Py_ssize_t place, int *flag) {
    if (!PyTuple_Check(from) || place >= PyTuple_GET_SIZE(from)) {
        PyErr_SetString(PyExc_ValueError, "a tuple is too short");
        return 0;
    }
    *flag = PyObject_IsTrue(PyTuple_GET_ITEM(from, place));
    return *flag >= 0;
}

static int read_counts(PyObject *from, Py_ssize_t place, uint64_t *counts) {
    if (!read_number(from, place, ((uint64_t)1 << FIELD_BITS * (OPERANDS + FIELDS)) - 1, counts)) { return 0; }
    for (int field = 0; field < OPERANDS + FIELDS; field++) {
        if (field_of(*counts, field) > MOST_OPERANDS) {
            PyErr_SetString(PyExc_ValueError, "there are more cubes of a kind than one kit has");
            return 0;
        }
    }
    return 1;
}

int read_dottings(Search *search, PyObject *dottings) {
    search->dottings = (int)PyTuple_GET_SIZE(dottings);
    int total = 0;
    for (int number = 0; number < search->dottings; number++) {
        PyObject *from = PyTuple_GET_ITEM(dottings, number);
        Dotting *dotting = &search->dotting[number];
        uint64_t must, ban, present, weight, excluded = 0;
        if (!PyTuple_Check(from) || PyTuple_GET_SIZE(from) != 6) {
            PyErr_SetString(PyExc_ValueError, "a dotting has six parts");
            return 0;
        }
        PyObject *weights = PyTuple_GET_ITEM(from, 1);
        int sum = 0;
        for (int cell = 0; cell < search->cells; cell++) {
            if (!read_number(weights, cell, MOST_WEIGHT, &weight)) { return 0; }
            dotting->weights[cell] = (int)weight;
            sum += (int)weight;
        }
        total = sum > total ? sum : total;
        if (!read_number(from, 2, search->everything, &must) || !read_number(from, 3, search->everything, &ban) ||
            !read_number(from, 4, search->everything, &present)) {
            return 0;
        }
        dotting->has_excluded = PyTuple_GET_ITEM(from, 5) != Py_None;
        if (dotting->has_excluded && !read_number(from, 5, search->everything, &excluded)) { return 0; }
        dotting->must = (uint32_t)must;
        dotting->ban = (uint32_t)ban;
        dotting->present = (uint32_t)present;
        dotting->excluded = (uint32_t)excluded;
    }
    if (total > MOST_WEIGHT) {
        PyErr_SetString(PyExc_ValueError, "the cards count too much");
        return 0;
    }
    for (search->most_weight = total; search->most_weight > 0; search->most_weight--) {
        if (search->goals >> search->most_weight & 1) { break; }
    }
    return 1;
}

int read_sub_problems(Search *search, PyObject *sub_problems) {
    search->sub_problems = (int)PyTuple_GET_SIZE(sub_problems);
    for (int place = 0; place < search->sub_problems; place++) {
        PyObject *from = PyTuple_GET_ITEM(sub_problems, place);
        SubProblem *one = &search->sub_problem[place];
        if (!read_counts(from, 0, &one->low_set_name) || !read_counts(from, 1, &one->low_restrictions) ||
            !read_counts(from, 2, &one->high) || !read_flag(from, 3, &one->needs_restriction) ||
            !read_flag(from, 4, &one->allows_restriction)) {
            return 0;
        }
        int operands = 0, others = 0;
        for (int field = 0; field < OPERANDS + FIELDS; field++) {
            *(field < OPERANDS ? &operands : &others) += field_of(one->high, field);
        }
        if (operands + others > MOST_OPERANDS) {
            PyErr_SetString(PyExc_ValueError, "there are more cubes than one kit has");
            return 0;
        }
    }
    return 1;
}

static PyObject *read_restrictions(const char *text, int length) {
    PyObject *restrictions = PyList_New(0);
    int start = 0;
    while (restrictions != NULL && start < length) {
        PyObject *sides = PyList_New(0), *signs = PyUnicode_FromString(""), *one = NULL;
        int end = start;
        while (sides != NULL && signs != NULL && end < length) {
            int from = end;
            while (end < length && text[end] != '=' && text[end] != '<' && text[end] != ',') { end++; }
            PyObject *side = PyUnicode_FromStringAndSize(text + from, end - from);
            if (side == NULL || PyList_Append(sides, side) < 0) {
                Py_XDECREF(side);
                Py_CLEAR(signs);
                break;
            }
            Py_DECREF(side);
            char sign = end < length ? text[end] : ',';
            end++;
            if (sign == ',') { break; }
            PyObject *longer = PyUnicode_FromFormat("%U%s", signs, sign == '=' ? "=" : "\xe2\x8a\x86");
            Py_SETREF(signs, longer);
        }
        if (sides != NULL && signs != NULL) {
            PyObject *tuple = PyList_AsTuple(sides);
            one = tuple != NULL ? PyTuple_Pack(2, tuple, signs) : NULL;
            Py_XDECREF(tuple);
        }
        Py_XDECREF(sides);
        Py_XDECREF(signs);
        if (one == NULL || PyList_Append(restrictions, one) < 0) { Py_CLEAR(restrictions); }
        Py_XDECREF(one);
        start = end;
    }
    if (restrictions == NULL) { return NULL; }
    PyObject *tuple = PyList_AsTuple(restrictions);
    Py_DECREF(restrictions);
    return tuple;
}

PyObject *built_result(Search *search, const Result *result) {
    PyObject *restrictions = read_restrictions(search->text, result->restrictions_length);
    if (restrictions == NULL) { return NULL; }
    return Py_BuildValue("(iis#NI)", result->sub_problem, result->dotting, search->text + result->restrictions_length,
                         (Py_ssize_t)(search->text_length - result->restrictions_length), restrictions,
                         (unsigned int)result->picked);
}
