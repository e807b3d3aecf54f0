/* Candidates: expressions written out for the caller, who verifies them with exact numbers and has the last word.
 *
 * An expression is a sequence of numerals (0 and up) and signs (-1 and down), each sign behind what it works on.
 * Nothing is FOUND but by a caller who said so. The budget is looked at every EVALUATIONS_BETWEEN_POLLS evaluations,
 * and after every question that was put to the caller.
 */
#include "search.h"

#define EVALUATIONS_BETWEEN_POLLS 20000

/* An expression as a sequence of numerals and signs. */
typedef struct {
    int32_t *codes;
    size_t count, room;
} Program;

static int emit(Program *program, int32_t code) {
    if (program->count == program->room) {
        size_t room = program->room ? program->room * 2 : 32;
        int32_t *codes = PyMem_RawRealloc(program->codes, room * sizeof *codes);
        if (!codes) { return 0; }
        program->codes = codes;
        program->room = room;
    }
    program->codes[program->count++] = code;
    return 1;
}

/* The expression of an entry as numerals (0 and up) and signs (-1 and down), signs behind what they work on. */
static int trace(const Search *search, Program *program, const Entry *entry) {
    if (entry->sign == NO_SIGN) { return emit(program, (int32_t)entry->left_entry); }
    if (!trace(search, program, &search->sets[entry->left_set].entries[entry->left_entry])) { return 0; }
    if (is_binary(search->signs[entry->sign].opcode) &&
        !trace(search, program, &search->sets[entry->right_set].entries[entry->right_entry])) {
        return 0;
    }
    return emit(program, -1 - (int32_t)entry->sign);
}

/* What stands to the left of an expression in all that a want puts around it, the outermost first. */
static int trace_left(const Search *search, Program *program, uint32_t want) {
    if (!want || search->wants[want - 1].sign == NO_SIGN) { return 1; }
    const Want *w = &search->wants[want - 1];
    if (!trace_left(search, program, w->outer)) { return 0; }
    if (w->is_unary || !w->known_is_left) { return 1; }
    return trace(search, program, &search->sets[w->known_set].entries[w->known_entry]);
}

/* The program of an entry, with the signs that lead from a derived target to its base, as a tuple. */
PyObject *codes_of(const Search *search, const Entry *entry, int *target, uint32_t want) {
    Program program = {NULL, 0, 0};
    int good = trace_left(search, &program, want) && trace(search, &program, entry);
    for (; good && want && search->wants[want - 1].sign != NO_SIGN; want = search->wants[want - 1].outer) {
        const Want *w = &search->wants[want - 1];
        if (!w->is_unary && !w->known_is_left) {
            good = trace(search, &program, &search->sets[w->known_set].entries[w->known_entry]);
        }
        good = good && emit(&program, -1 - (int32_t)w->sign);
    }
    while (good && target && search->targets[*target].parent >= 0) {
        good = emit(&program, -1 - (int32_t)search->targets[*target].sign);
        *target = search->targets[*target].parent;
    }
    PyObject *codes = good ? PyTuple_New((Py_ssize_t)program.count) : PyErr_NoMemory();
    for (size_t i = 0; codes && i < program.count; i++) {
        PyObject *code = PyLong_FromLong(program.codes[i]);
        if (!code) {
            Py_CLEAR(codes);
            break;
        }
        PyTuple_SET_ITEM(codes, (Py_ssize_t)i, code);
    }
    PyMem_RawFree(program.codes);
    return codes;
}

void report(Search *search, const Entry *entry, int target, uint32_t want, int merged) {
    int at = target;
    PyObject *codes = codes_of(search, entry, &at, want);
    PyObject *answer = codes ? PyObject_CallFunction(search->accept, "Oi", codes, search->targets[at].base) : NULL;
    Py_XDECREF(codes);
    int accepted = answer ? PyObject_IsTrue(answer) : -1;
    search->evaluations += COST_OF_CALL;
    search->has_asked = 1;
    Py_XDECREF(answer);
    if (accepted < 0) {
        search->outcome = FAILED;
        return;
    }
    if (accepted) {
        search->outcome = FOUND;
    } else if ((entry->value.merged || merged) && entry->sign != NO_SIGN) {
        settle_made(search, entry, target, want);
    }
}

void look_up(Search *search) {
    if (search->outcome != EXHAUSTED) { return; }
    if (search->evaluations - search->polled_at < EVALUATIONS_BETWEEN_POLLS && !search->has_asked) { return; }
    search->has_asked = 0;
    PyObject *answer =
        PyObject_CallFunction(search->poll, "K", (unsigned long long)(search->evaluations - search->polled_at));
    search->polled_at = search->evaluations;
    int stop = answer ? PyObject_IsTrue(answer) : -1;
    Py_XDECREF(answer);
    if (stop) { search->outcome = stop < 0 ? FAILED : CUT; }
}
