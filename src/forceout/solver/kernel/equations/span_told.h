/* For whoever wants to know what touched a Goal: how each span was made, told on the standard error. Nothing of it is
 * built unless TELLS_SPANS is defined.
 */
#ifndef FORCEOUT_EQUATIONS_SPAN_TOLD_H
#define FORCEOUT_EQUATIONS_SPAN_TOLD_H

#ifdef TELLS_SPANS
#include <stdio.h>

typedef struct {
    int opcode;
    uint32_t left, right;
    char text[24];
} Told;

static Told *told;
static uint32_t told_count, told_room, told_now;
#define AS_NAME(name) #name,
static const char *const SIGN_NAMES[] = {EACH_OPCODE(AS_NAME)};

static uint32_t tell(int opcode, uint32_t left, uint32_t right, double number) {
    if (told_count + 1 >= told_room) {
        told_room = told_room ? told_room * 2 : 1024;
        told = realloc(told, told_room * sizeof *told);
    }
    if (!told_count) { told_count = 1; }
    told[told_count].opcode = opcode;
    told[told_count].left = left;
    told[told_count].right = right;
    snprintf(told[told_count].text, sizeof told->text, "%g", number);
    return told_count++;
}

static void tell_way(uint32_t way) {
    const Told *one = &told[way];
    if (!way) {
        fprintf(stderr, "?");
    } else if (one->opcode == -1) {
        fprintf(stderr, "%s", one->text);
    } else if (one->opcode == SQUARE_ROOT || one->opcode == FACTORIAL) {
        fprintf(stderr, one->opcode == FACTORIAL ? "%s!(" : "%s√(", one->text);
        tell_way(one->left);
        fprintf(stderr, ")");
    } else {
        fprintf(stderr, "%s(", SIGN_NAMES[one->opcode]);
        tell_way(one->left);
        if (one->right) { fprintf(stderr, ", "), tell_way(one->right); }
        fprintf(stderr, ")");
    }
}

#define TELL(statement) statement
#else
#define TELL(statement)
#endif

#endif
