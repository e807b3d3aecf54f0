/* Numbers beyond FAR_LOG, by the logarithms of their logarithms, and of these again: towers.
 *
 * The tower of a number x is L = log |log |x||, where that is no more than FAR_TOWER; beyond, a number that grows with
 * log L, then with log log L and so on, so that a double holds factorials of factorials of factorials.
 *
 * Theorem. Towers are in the order of L, and never further apart: where L grows by d its tower grows by no more than d.
 *
 * Proof. Up to FAR_TOWER it is L. Of the next stretch it is FAR_TOWER (1 + log L - log FAR_TOWER), which joins there,
 * and whose slope FAR_TOWER ÷ L is 1 there and less beyond; and so on. ∎
 *
 * Theorem. Of two numbers whose towers are d > 0 apart the logarithm of the one is no more than a share e^-d of that of
 * the other, in size. So that of a product or quotient is the larger, less or more by no more than that share.
 *
 * Proof. L of the two are d apart at least, as towers are never further apart than that. ∎
 */
#include "spans.h"

#define FAR_LOG 1e290
#define FAR_TOWER 1e15
#define LEAST_TOWER 600 /* of powers that were none before */
#define MOST_TOWER 1e290
#define NEAR_TOWER 670
#define ROUNDED 1e-12

/* How many logarithms of L a tower goes by, and the last of them. */
static int level_of(double tower, double *last) {
    double begin = 0, end = FAR_TOWER, step = 1;
    int level = 0;
    while (tower > end) {
        step = end;
        begin = end;
        end = step * (1 + FAR_TOWER - log(FAR_TOWER));
        level++;
    }
    *last = level ? tower / begin - 1 + log(FAR_TOWER) : tower;
    return level;
}

static double tower_at(int level, double last) {
    while (level > 0 && last <= log(FAR_TOWER)) {
        last = exp(last);
        level--;
    }
    double begin = FAR_TOWER;
    for (int i = 1; i < level; i++) { begin *= 1 + FAR_TOWER - log(FAR_TOWER); }
    return level ? begin * (1 + last - log(FAR_TOWER)) : last;
}

/* The tower of what has this for its L, rounded down or up. */
double tower_of(double l, int up) {
    if (isinf(l)) { return l < 0 ? l : up ? l : MOST_TOWER; }
    double tower = l <= FAR_TOWER ? l : tower_at(1, log(l));
    return up ? tower + ROUNDED * fabs(tower) : tower - ROUNDED * fabs(tower);
}

/* The tower that Python tells an end of: by L, or where that is beyond doubles by its logarithm with a minus. */
double tower_told(double told, int up) {
    if (told >= 0 || (told == -INFINITY && !up)) { return tower_of(told, up); }
    if (told == -INFINITY) { return INFINITY; }
    double tower = -told <= FAR_TOWER ? tower_at(1, -told) : tower_at(2, log(-told));
    return up ? tower * (1 + ROUNDED) : tower * (1 - ROUNDED);
}

/* The tower of what has the logarithm of a number for its L, given the number's tower. */
double tower_above(double tower, int up) {
    double last;
    if (isinf(tower)) { return tower; }
    if (tower > MOST_TOWER / FAR_TOWER) { return up ? INFINITY : MOST_TOWER / FAR_TOWER; }
    int level = level_of(tower, &last);
    double above = tower_at(level + 1, last);
    return up ? above + ROUNDED * above : above - ROUNDED * above;
}

/* The tower of what has the logarithm of L for its L; -INFINITY where that is too small for one. */
double tower_below(double tower) {
    double last;
    int level = level_of(tower, &last);
    return level && isfinite(tower) ? tower_at(level - 1, last) : tower == INFINITY ? tower : -INFINITY;
}

/* The tower where L is more or less by so much, rounded down or up. */
double tower_moved(double tower, double by, int up) {
    if (isnan(by) || isinf(tower)) { return up ? INFINITY : -INFINITY; }
    double moved = tower + by, last;
    int level = level_of(tower, &last);
    double l = level == 0 ? tower : level == 1 && last < 680 ? exp(last) : INFINITY;
    if (moved > FAR_TOWER && l + by > 1 && l + by < 1e295) {
        moved = tower_of((l + by) * (up ? 1 + 1e-9 : 1 - 1e-9), up);
    } else if (tower > FAR_TOWER || moved > FAR_TOWER) {
        moved = tower + (up ? maximum(by, 0) : minimum(by, 0));
    }
    double slack = ROUNDED * maximum(fabs(tower), fabs(moved)) + 1e-9;
    return up ? moved + slack : moved - slack;
}

/* What L of a number lies between; 0 where that is not known. */
int towers_of(const Span *span, double *lo, double *hi) {
    double al, ah, last;
    if (isfinite(span->tower_lo)) {
        *lo = level_of(span->tower_lo, &last) ? FAR_TOWER : span->tower_lo;
        *hi = isfinite(span->tower_hi) && !level_of(span->tower_hi, &last) ? span->tower_hi : INFINITY;
        return 1;
    }
    if (sign_of(&span->value) == 0 || sign_of(&span->value) == 2) { return 0; }
    log_bounds(&span->value, &al, &ah);
    if (al <= 0 && ah >= 0) { return 0; }
    *lo = log(minimum(fabs(al), fabs(ah)));
    *hi = log(maximum(fabs(al), fabs(ah)));
    *lo -= 1e-12 * fabs(*lo) + 1e-14;
    *hi += 1e-12 * fabs(*hi) + 1e-14;
    return 1;
}

static void set_towers(Span *made, double lo, double hi) {
    made->tower_lo = lo;
    made->tower_hi = hi;
}

/* That of a power: the logarithm of the exponent is added to that of the logarithm of the base. */
static void count_tower_of_power(const Span *base, const Span *exponent, int is_root, Span *made) {
    double el, eh, bl, bh;
    if (sign_of(&exponent->value) == 0 || sign_of(&exponent->value) == 2) { return; }
    log_bounds(&exponent->value, &el, &eh);
    if (is_root) {
        double t = el;
        el = -eh;
        eh = -t;
    }
    el -= 1e-12 * fabs(el) + 1e-14;
    eh += 1e-12 * fabs(eh) + 1e-14;
    if (isfinite(base->tower_lo) && isfinite(el) && isfinite(eh)) {
        set_towers(made, tower_moved(base->tower_lo, el, 0), tower_moved(base->tower_hi, eh, 1));
        return;
    }
    /* the exponent is the larger by far */
    if (isfinite(exponent->tower_lo) && el > 0 && towers_of(base, &bl, &bh) && !isfinite(base->tower_lo)) {
        set_towers(made, tower_moved(tower_above(exponent->tower_lo, 0), bl, 0),
                   tower_moved(tower_above(exponent->tower_hi, 1), bh, 1));
        return;
    }
    if (isfinite(exponent->tower_lo) && el > 0 && isfinite(base->tower_lo)) {
        /* a sum of two is no less than the larger, and no more than twice that */
        double low = maximum(tower_above(exponent->tower_lo, 0), base->tower_lo);
        double high = maximum(tower_above(exponent->tower_hi, 1), base->tower_hi);
        set_towers(made, low, high > FAR_TOWER ? high + FAR_TOWER : 2 * high * (1 + ROUNDED));
        return;
    }
    if (isfinite(el) && isfinite(eh) && towers_of(base, &bl, &bh) && bl + el > LEAST_TOWER) {
        set_towers(made, tower_of(bl + el, 0), tower_of(bh + eh, 1));
    }
}

/* Whether what a sign makes of two is the larger of both together, or of their logarithms. */
static int adds_up(const Sign *sign, const Span *a, const Span *b) {
    int sa = sign_of(&a->value), sb = sign_of(&b->value);
    switch (sign->opcode) {
    case ADD:
    case AVERAGE: return sa == sb && a->value.lo > 0 && b->value.lo > 0;
    case SUBTRACT: return sa == -sb && a->value.lo > 0 && b->value.lo > 0;
    case MULTIPLY: return (a->value.lo > 0) == (b->value.lo > 0);
    case DIVIDE: return (a->value.lo > 0) != (b->value.lo > 0);
    default: return 0;
    }
}

/* How far the tower of one number is above that of another, at least. */
static double distance(const Span *one, const Span *other) { return (one->tower_lo - other->tower_hi) * (1 - 1e-9); }

static void count_tower_of_pair(const Sign *sign, const Span *a, const Span *b, int is_sum, Span *made) {
    /* the other, or its reciprocal, is far less than the larger, or its square root at most */
    double lo, hi, far;
    if (isfinite(a->tower_lo) && isfinite(b->tower_lo) && adds_up(sign, a, b)) {
        set_towers(made, tower_moved(maximum(a->tower_lo, b->tower_lo), -0.7, 0),
                   tower_moved(maximum(a->tower_hi, b->tower_hi), 0.7, 1));
        return;
    }
    if (b->tower_lo > a->tower_lo) {
        const Span *t = a;
        a = b;
        b = t;
    }
    if (!isfinite(a->tower_lo) || (!is_sum && sign_of(&b->value) == 0) || (is_sum && a->value.lo < 0)) { return; }
    if (isfinite(b->tower_lo) && distance(a, b) > LEAST_APART) {
        double share = exp(-distance(a, b));
        set_towers(made, tower_moved(a->tower_lo, log1p(-share) - 1e-6, 0),
                   tower_moved(a->tower_hi, log1p(share) + 1e-6, 1));
        return;
    }
    if (sign_of(&b->value) == 0) {
        far = 0;
    } else if (isfinite(b->tower_lo)) {
        far = b->tower_hi;
    } else {
        log_bounds(&b->value, &lo, &hi);
        far = log(maximum(maximum(fabs(lo), fabs(hi)), 1));
    }
    if (!(far < a->tower_lo - 1 - ROUNDED * a->tower_lo)) { return; }
    set_towers(made, tower_moved(a->tower_lo, -0.7, 0), tower_moved(a->tower_hi, 0.7, 1));
}

/* A logarithm of what has L for its tower is e to the power of L, divided by another logarithm: its own is L and more;
 * and less where what has the tower is the base. */
static void count_tower_of_logarithm(const Span *a, const Span *b, Span *made) {
    double lo, hi;
    if (isfinite(b->tower_lo) && !isfinite(a->tower_lo)) {
        const Span *t = a;
        a = b;
        b = t;
    }
    if (!isfinite(a->tower_lo) || isfinite(b->tower_lo) || !towers_of(b, &lo, &hi)) { return; }
    if (!(maximum(fabs(lo), fabs(hi)) < 1e6)) { return; }
    set_towers(made, tower_moved(tower_below(a->tower_lo), -1e-6, 0), tower_moved(tower_below(a->tower_hi), 1e-6, 1));
}

/* Numbers whose tower is known are no nearer to 1 than that says. */
static void move_by_tower(Span *made) {
    double least = made->tower_lo > 690 ? 1e299 : exp(made->tower_lo) * (1 - 1e-9);
    if (made->value.lo > 1 && made->value.lo < least && least < made->value.hi) { made->value.lo = least; }
    if (made->value.hi < -1 && made->value.hi > -least && -least > made->value.lo) { made->value.hi = -least; }
}

/* Numbers beyond FAR_LOG, by their towers: what is far smaller changes little. */
void count_tower(const Sign *sign, const Span *a, const Span *b, Span *made) {
    const Span *base, *exponent;
    Span parameter;
    switch (sign->opcode) {
    case SQUARE_ROOT: set_towers(made, tower_moved(a->tower_lo, -0.7, 0), tower_moved(a->tower_hi, -0.69, 1)); break;
    case ADD:
    case SUBTRACT:
    case AVERAGE: count_tower_of_pair(sign, a, b, 1, made); break;
    case MULTIPLY:
    case DIVIDE:
    case PERCENT: count_tower_of_pair(sign, a, b, 0, made); break;
    case POWER:
    case ROOT:
        split_power(sign, a, b, &base, &exponent);
        count_tower_of_power(base, exponent, sign->opcode == ROOT, made);
        break;
    case EXPONENT:
        parameter = span_of(sign->parameter, 0);
        count_tower_of_power(a, &parameter, 0, made);
        break;
    case LOGARITHM: count_tower_of_logarithm(a, b, made); break;
    default: return;
    }
    /* what has a tower is far from 1, and it is known on which side */
    if (!is_huge(&made->value) || !(made->value.lo > 1 || made->value.hi < -1) || !isfinite(made->tower_lo) ||
        made->tower_lo < 20) {
        set_towers(made, -INFINITY, INFINITY);
    } else {
        move_by_tower(made);
    }
}

/* Of numbers whose towers are so far apart the larger is what counts. */
int make_of_towers(Spans *spans, const Sign *sign, const Span *a, const Span *b, double apart, SpanList *out) {
    if (!isfinite(a->tower_lo) || !isfinite(b->tower_lo)) { return 0; }
    int is_left = distance(a, b) > apart, is_right = distance(b, a) > apart;
    if (!is_left && !is_right) { return 0; }
    int sa = sign_of(&a->value), sb = sign_of(&b->value), negative;
    Span made;
    switch (sign->opcode) {
    case ADD: negative = (is_left ? sa : sb) < 0; break;
    case SUBTRACT: negative = (is_left ? sa : -sb) < 0; break;
    case MULTIPLY:
    case DIVIDE: negative = sa != sb; break;
    default: return 0;
    }
    int is_sum = sign->opcode == ADD || sign->opcode == SUBTRACT;
    if (is_sum && (a->value.lo < 0 || b->value.lo < 0)) { return 0; }
    int is_small = (is_left ? a : b)->value.lo < 0;
    if (sign->opcode == DIVIDE && is_right) { is_small = !is_small; }
    const Span *larger = is_left ? a : b, *other = is_left ? b : a;
    double least = exp(minimum(larger->tower_lo, NEAR_TOWER)) * -expm1(-distance(larger, other)) * (1 - 1e-6);
    made = span_of(of_logarithms(is_small ? -INFINITY : least, is_small ? -least : INFINITY, negative), 0);
    set_sort(sign, a, b, &made);
    set_multiple(sign, a, b, &made);
    count_made(spans, sign, a, b, &made);
    set_order(spans, sign, a, b, &made);
    if (sign->opcode == DIVIDE && a->is_factorial > 1 && b->is_factorial > 1) {
        divide_by_many(spans, a, b, is_left ? 1 : -1, &made);
    }
    append(spans, out, &made);
    return 1;
}
