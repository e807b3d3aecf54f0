/* The entries of all sets together, found by value alone, for two ends: to leave an exact value out where an expression
 * of fewer cubes can stand in for it, and to find pairs that make the Goal (joining.c).
 *
 * Leaving out is sound: whatever is built on the larger expression can be built on the one that stands in, with the
 * same value, since that uses no more of anything, and less only of what it has as often as is required (can_stand_in).
 * Only exact values that are the same stand in for each other. Links are a help: where there are too many, none is
 * added.
 */
#include "search.h"

#define MOST_LINKS 1500000
#define MOST_IN_BLOCK 32
#define MOST_ASKED 120 /* links that are looked at for one that can stand in */

/* Where the first block of a tag is noted, or would be. */
static uint32_t *head_of(const Search *search, uint32_t tag) {
    uint32_t *at = &search->heads[tag & search->head_mask];
    while (*at && search->blocks[*at].tag != tag) { at = &search->blocks[*at].next; }
    return at;
}

static int grow_heads(Search *search) {
    uint32_t size = search->heads ? (search->head_mask + 1) * 2 : 256;
    uint32_t *heads = PyMem_RawCalloc(size, sizeof *heads);
    if (!heads) {
        search->outcome = FAILED;
        return 0;
    }
    for (uint32_t i = 0; search->heads && i <= search->head_mask; i++) {
        for (uint32_t at = search->heads[i], next; at; at = next) {
            Block *block = &search->blocks[at];
            next = block->next;
            block->next = heads[block->tag & (size - 1)];
            heads[block->tag & (size - 1)] = at;
        }
    }
    PyMem_RawFree(search->heads);
    search->heads = heads;
    search->head_mask = size - 1;
    return 1;
}

/* A block with some room; 0 where memory ran out. */
static uint32_t new_block(Search *search, uint16_t room) {
    uint32_t units = 1 + room + (room + 1u) / 2;
    if (search->block_end + units > search->block_room) {
        uint32_t grown = search->block_room ? search->block_room * 2 : 1024;
        Block *blocks = PyMem_RawRealloc(search->blocks, (size_t)grown * sizeof *blocks);
        if (!blocks) {
            search->outcome = FAILED;
            return 0;
        }
        if (!search->blocks) { search->block_end = 1; }
        search->blocks = blocks;
        search->block_room = grown;
    }
    uint32_t at = search->block_end;
    search->block_end += units;
    search->blocks[at] = (Block){0, 0, 0, 0, room};
    return at;
}

void add_link(Search *search, uint32_t set, uint32_t entry, uint32_t tag) {
    const Value *v = &search->sets[set].entries[entry].value;
    if (!search->joins || is_wide(v) || search->sets[set].is_company || search->link_count >= MOST_LINKS) { return; }
    if ((!search->heads || search->tag_count > search->head_mask) && !grow_heads(search)) { return; }
    uint32_t *head = head_of(search, tag), at = *head;
    if (!at || search->blocks[at].count == search->blocks[at].room) {
        int room = !at ? 1 : search->blocks[at].room < MOST_IN_BLOCK ? search->blocks[at].room * 2 : MOST_IN_BLOCK;
        uint32_t made = new_block(search, (uint16_t)room);
        if (!made) { return; }
        search->blocks[made].tag = tag;
        search->blocks[made].older = at;
        head = head_of(search, tag);
        search->blocks[made].next = at ? search->blocks[at].next : 0;
        *head = made;
        search->tag_count += !at;
        at = made;
    }
    Block *block = &search->blocks[at];
    usages_in(block)[block->count] = search->sets[set].usage;
    places_in(block)[block->count++] = ((uint64_t)set << 32) | entry;
    search->link_count++;
}

/* Whether an expression may always stand in for one with another usage: it uses no more of anything, and less only of
   what it already uses as often as is required. */
static int can_stand_in(const Search *search, u128 usage, u128 other) {
    u128 left = (other | search->guards) - usage;
    if ((left & search->guards) != search->guards) { return 0; }
    u128 less = ((left ^ search->guards) + (search->guards - (search->guards >> (FIELD_BITS - 1)))) & search->guards;
    return !(less & ~((usage | search->guards) - search->required));
}

/* The set, counted from one, of an entry that can stand in for an exact value of some usage. */
uint32_t stand_in(Search *search, const Value *v, u128 usage, uint32_t tag) {
    if (!search->heads) { return 0; }
    uint32_t first = *head_of(search, tag);
    int left = MOST_ASKED;
    for (uint32_t at = first; at && left > 0; at = search->blocks[at].older) {
        Block *block = &search->blocks[at];
        for (uint16_t i = 0; i < block->count && left-- > 0; i++) {
            if (!can_stand_in(search, usages_in(block)[i], usage)) { continue; }
            uint64_t place = places_in(block)[i];
            const Value *known = &search->sets[place >> 32].entries[(uint32_t)place].value;
            if (known->merged || !is_same(known, v)) { continue; }
            /* what stood in once is likely to do so again */
            Block *front = &search->blocks[first];
            u128 found = usages_in(block)[i];
            usages_in(block)[i] = usages_in(front)[0];
            places_in(block)[i] = places_in(front)[0];
            usages_in(front)[0] = found;
            places_in(front)[0] = place;
            return (uint32_t)(place >> 32) + 1;
        }
    }
    return 0;
}

Place first_place(const Search *search, uint32_t tag) { return (Place){*head_of(search, tag), 0}; }

Place next_place(const Search *search, Place at) {
    const Block *block = &search->blocks[at.block];
    if (at.number + 1 < block->count) { return (Place){at.block, (uint16_t)(at.number + 1)}; }
    return (Place){block->older, 0};
}

uint64_t place_at(const Search *search, Place at) { return places_in(&search->blocks[at.block])[at.number]; }
