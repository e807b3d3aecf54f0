/* Memory, which is freed all together; the budget; and what was built so far, by what it is, algebra, relations and
 * operands.
 *
 * Taking memory beyond what is allowed, or a poll that says so, leaves the search for good: nothing that is half made
 * is ever looked at again.
 */
#include "search.h"

enum { POLL_EVERY = 400000 };

void *take(Search *search, size_t size) {
    size = (size + 15) & ~(size_t)15;
    if (size == 0) { size = 16; }
#ifdef FORCEOUT_CHECKED
    size_t room = size; /* one block each, so that a sanitizer sees every overrun */
    int is_new = 1;
#else
    int is_new = search->chunks == NULL || search->chunks->room - search->chunks->used < size;
    size_t room = search->bytes < 16384 ? 16384 : search->bytes < (1u << 20) ? 65536 : (1u << 19);
    if (room < size) { room = size; }
#endif
    if (is_new) {
        if (search->bytes + room > search->most_bytes) { longjmp(search->out, OUT_OF_BUDGET); }
        Chunk *chunk = malloc(sizeof(Chunk) + 16 + room);
        if (chunk == NULL) { longjmp(search->out, OUT_OF_BUDGET); }
        chunk->next = search->chunks;
        chunk->used = 0;
        chunk->room = room;
        search->chunks = chunk;
        search->bytes += room;
    }
    Chunk *chunk = search->chunks;
    char *start = (char *)chunk + ((sizeof(Chunk) + 15) & ~(size_t)15);
    void *block = start + chunk->used;
    chunk->used += size;
    return block;
}

void *take_clear(Search *search, size_t size) {
    void *block = take(search, size);
    memset(block, 0, size);
    return block;
}

void spend(Search *search, uint64_t work) {
    search->work += work;
    if (search->work < POLL_EVERY) { return; }
    uint64_t spent = search->work;
    search->work = 0;
    if (search->poll != NULL) {
        PyObject *answer = PyObject_CallFunction(search->poll, "K", (unsigned long long)(spent / 64));
        if (answer == NULL) { longjmp(search->out, RAISED); }
        int is_spent = PyObject_IsTrue(answer);
        Py_DECREF(answer);
        if (is_spent != 0) { longjmp(search->out, is_spent < 0 ? RAISED : OUT_OF_BUDGET); }
    }
}

uint64_t key_of(int what, int algebra, int relations, uint32_t operands) {
    return (uint64_t)1 << 63 | (uint64_t)what << 56 | (uint64_t)algebra << 48 | (uint64_t)relations << 40 | operands;
}

static Slot *slot_of(Search *search, uint64_t key) {
    if (2 * (search->slots_used + 1) > search->slot_count) {
        size_t count = search->slot_count == 0 ? 64 : 4 * search->slot_count;
        Slot *slots = take_clear(search, count * sizeof(Slot));
        for (size_t place = 0; place < search->slot_count; place++) {
            if (search->slots[place].key != 0) {
                size_t at = (size_t)((search->slots[place].key * 0x9e3779b97f4a7c15u) >> 20) & (count - 1);
                while (slots[at].key != 0) { at = (at + 1) & (count - 1); }
                slots[at] = search->slots[place];
            }
        }
        search->slots = slots;
        search->slot_count = count;
    }
    size_t at = (size_t)((key * 0x9e3779b97f4a7c15u) >> 20) & (search->slot_count - 1);
    while (search->slots[at].key != 0 && search->slots[at].key != key) { at = (at + 1) & (search->slot_count - 1); }
    return &search->slots[at];
}

void *known(Search *search, uint64_t key) { return slot_of(search, key)->value; }

void remember(Search *search, uint64_t key, void *value) {
    Slot *slot = slot_of(search, key);
    if (slot->key == 0) {
        slot->key = key;
        search->slots_used++;
    }
    slot->value = value;
}
