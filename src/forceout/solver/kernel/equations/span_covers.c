/* What holds all that a sign can make of two spans where arithmetic says nothing: by sizes alone. */
#include "spans.h"

#define MOST_SIEVED 6000 /* of larger factorials the factors are not counted */

static void set_sizes(Span *span, double lo, double hi) {
    span->value.lo = isnan(lo) ? -INFINITY : far_down(lo) - 1e-12;
    span->value.hi = isnan(hi) ? INFINITY : far_up(hi) + 1e-12;
}

/* How often log 2 and so on go into the number of factors of n!, which grows with n. */
static double log_of_factors(double n, int up_to) {
    if (n > MOST_SIEVED) { return up_to ? INFINITY : log_of_factors(MOST_SIEVED, 0); }
    double total = 0;
    for (int p = 2; p <= (int)n; p++) {
        int is_prime = 1, times = 0;
        for (int d = 2; d * d <= p && is_prime; d++) { is_prime = p % d != 0; }
        for (int power = (int)n / p; is_prime && power; power /= p) { times += power; }
        total += log(1.0 + times);
    }
    return up_to ? total * (1 + 1e-12) : total * (1 - 1e-12);
}

/* The logarithm of the number of factors that the small primes make by themselves. */
static double least_of_factors(const Valuations *v) {
    double total = 0;
    for (int i = 0; i < PRIMES; i++) { total += v->least[i] > 0 ? log1p(minimum(v->least[i], 1e15)) : 0; }
    return total * (1 - 1e-9);
}

/* A power by sizes: the logarithm of the base times the exponent, or divided by the index of a root. */
static int cover_power(const Span *base, const Value *exponent, int is_root, Span out[3]) {
    double least, most;
    Span positive = positive_between(-INFINITY, INFINITY);
    double bl, bh, el, eh;
    int sb = sign_of(&base->value), se = sign_of(exponent);
    if (sb == 0) {
        out[0] = span_of(rational(0, 1), 0);
        return 1;
    }
    if (base->value.kind == RATIONAL && magnitude(base->value.num) == (uint64_t)base->value.den) {
        out[0] = span_of(rational(1, 1), 0);
        out[1] = span_of(rational(-1, 1), 0);
        return sb < 0 ? 2 : 1;
    }
    log_bounds(&base->value, &bl, &bh);
    if (se != 0 && !(bl <= 0 && bh >= 0)) {
        log_bounds(exponent, &el, &eh);
        if (is_root) {
            double t = el;
            el = -eh;
            eh = -t;
        }
        if (!towers_of(base, &least, &most)) { least = -INFINITY, most = INFINITY; }
        least += el;
        most += eh;
        double small = isnan(least) || least < -700 ? 0 : least > 700 ? 1e300 : exp(least) * (1 - 1e-9);
        double large = isnan(most) || most > 700 ? INFINITY : exp(most) * (1 + 1e-9) + 1e-300;
        int grows = (bl > 0) == (se > 0);
        positive.value.lo = grows ? small : -large;
        positive.value.hi = grows ? large : -small;
    }
    out[0] = positive;
    out[1] = positive;
    out[1].value.kind = HUGE_NEGATIVE;
    return sb < 0 ? 2 : 1;
}

/* Two sizes that cannot be told apart: the sum lies between the larger, twice, and zero; a difference between the one
 * and the opposite of the other. */
static void cover_sum(const Sign *sign, const Span *a, const Span *b, Span out[3]) {
    double al, ah, bl, bh;
    int sa = sign_of(&a->value), sb = sign->opcode == SUBTRACT ? -sign_of(&b->value) : sign_of(&b->value);
    log_bounds(&a->value, &al, &ah);
    log_bounds(&b->value, &bl, &bh);
    double twice = far_up(maximum(ah, bh) + 0.6932);
    out[0] = span_of(rational(0, 1), 0);
    out[1] = positive_between(-INFINITY, sa == sb ? twice : sa > 0 ? ah : bh);
    out[2] = positive_between(-INFINITY, sa == sb ? twice : sa > 0 ? bh : ah);
    out[2].value.kind = HUGE_NEGATIVE;
}

/* What holds all that a sign can make where arithmetic says nothing; 0 where that is not known either. */
int cover(const Sign *sign, const Span *a, const Span *b, Span out[3]) {
    Value half = rational(1, 2);
    Span zero = span_of(rational(0, 1), 0), positive = positive_between(-INFINITY, INFINITY), negative = positive;
    double al, ah, bl, bh;
    negative.value.kind = HUGE_NEGATIVE;
    switch (sign->opcode) {
    case ADD:
    case SUBTRACT:
    case AVERAGE:
        if (sign_of(&a->value) == 0 || sign_of(&b->value) == 0) { return 0; }
        cover_sum(sign, a, b, out);
        return 3;
    case REMAINDER:
        /* less than what it is divided by */
        bounds(&b->value, &bl, &bh);
        out[0] = zero,
        out[1] = span_of(of_kind(LINEAR, 0.5, maximum(minimum((double)sign->limit + 1, bh - 0.5), 0.5)), 0);
        return bh < 1.5 ? 1 : 2;
    case FACTORS:
        /* no number has more factors than twice its square root, or than itself */
        log_bounds(&a->value, &al, &ah);
        out[0] = positive_between(minimum(least_of_factors(&a->valuations), minimum(ah, ah / 2 + 0.6932)),
                                  minimum(ah, ah / 2 + 0.6932));
        if (a->is_factorial) {
            out[0].value = of_logarithms(log_of_factors(a->least_argument, 0), log_of_factors(a->most_argument, 1), 0);
        }
        return 1;
    case LEAST_MULTIPLE:
    case GREATEST_FACTOR: out[0] = common_by_size(sign, a, b); return 1;
    case NEXT_PRIME: out[0] = span_of(of_kind(LINEAR, 1.5, 300), 0); return 1;
    case MULTIPLY:
    case DIVIDE:
    case PERCENT: out[0] = sign_of(&a->value) != sign_of(&b->value) ? negative : positive; return 1;
    case POWER: return cover_power(a, &b->value, 0, out);
    case EXPONENT: return cover_power(a, &sign->parameter, 0, out);
    case SQUARE_ROOT: return cover_power(a, &half, 0, out);
    case ROOT: return cover_power(b, &a->value, 1, out);
    case LOGARITHM:
        log_bounds(&a->value, &al, &ah);
        log_bounds(&b->value, &bl, &bh);
        out[0] = zero, out[1] = positive, out[2] = negative;
        if ((al <= 0 && ah >= 0) || (bl <= 0 && bh >= 0)) { return 3; }
        out[0] = (al > 0) == (bl > 0) ? positive : negative;
        if (towers_of(a, &al, &ah) && towers_of(b, &bl, &bh)) { set_sizes(&out[0], al - bh, ah - bl); }
        return 1;
    default: return 0;
    }
}
