// A heap for wasm: blocks of rounded sizes, one list of free blocks for each size.
//
// Sizes are 16 × {4, 5, 6, 7} × 2ⁿ bytes with the small ones in steps of 16, so that at most a
// fifth of a block is lost to rounding. A freed block waits in its list and is never split or
// merged: memory is bounded by the most that was live of each size.
#include "WasmRuntime.h"

#if defined(__wasm__)

enum { granule = 16, class_count = 112, page = 65536 };

typedef struct block {
  size_t size_class;
  size_t requested;
  struct block *next;
  size_t padding;
} block;

_Static_assert(sizeof(block) == granule, "the header keeps the contents aligned");

static block *free_blocks[class_count];
static uintptr_t heap_end;
static uintptr_t heap_limit;
static int32_t live_blocks;

extern uint8_t __heap_base;

int32_t runtime_live_blocks(void) { return live_blocks; }

// The class of a size in granules: 1…8 each their own, then four to every doubling.
static size_t class_of(size_t granules) {
  if (granules <= 8) return granules - 1;
  size_t above = granules - 1;
  size_t exponent = (size_t)(31 - __builtin_clz((unsigned)above));
  size_t quarter = (above >> (exponent - 2)) & 3;
  return 8 + (exponent - 3) * 4 + quarter;
}

static size_t granules_of(size_t size_class) {
  if (size_class < 8) return size_class + 1;
  size_t exponent = (size_class - 8) / 4 + 3;
  size_t quarter = (size_class - 8) % 4;
  return (4 + quarter + 1) << (exponent - 2);
}

// The end of the heap moved up by `bytes`, or 0 when the host gives no more memory.
static uintptr_t extend(size_t bytes) {
  if (heap_end == 0) {
    heap_end = ((uintptr_t)&__heap_base + granule - 1) & ~(uintptr_t)(granule - 1);
    heap_limit = (uintptr_t)__builtin_wasm_memory_size(0) * page;
  }
  if (bytes > UINTPTR_MAX - heap_end) return 0;
  if (heap_end + bytes > heap_limit) {
    size_t missing = heap_end + bytes - heap_limit;
    size_t pages = missing / page + (missing % page != 0);
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
    heap_limit += pages * page;
  }
  uintptr_t start = heap_end;
  heap_end += bytes;
  return start;
}

void *malloc(size_t size) {
  if (size > ((size_t)1 << 30)) return 0;
  size_t granules = size == 0 ? 1 : (size + granule - 1) / granule;
  size_t size_class = class_of(granules);
  block *found = free_blocks[size_class];
  if (found) {
    free_blocks[size_class] = found->next;
  } else {
    found = (block *)extend(sizeof(block) + granules_of(size_class) * granule);
    if (!found) return 0;
    found->size_class = size_class;
  }
  found->requested = size;
  found->next = 0;
  live_blocks += 1;
  return found + 1;
}

void free(void *contents) {
  if (!contents) return;
  block *freed = (block *)contents - 1;
  freed->next = free_blocks[freed->size_class];
  free_blocks[freed->size_class] = freed;
  live_blocks -= 1;
}

// Every block is aligned to 16 bytes; a stricter wish is refused.
int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment > granule) return 22;
  *result = malloc(size);
  return *result ? 0 : 12;
}

void *aligned_alloc(size_t alignment, size_t size) {
  return alignment > granule ? 0 : malloc(size);
}

void *calloc(size_t count, size_t size) {
  size_t total;
  if (__builtin_mul_overflow(count, size, &total)) return 0;
  void *contents = malloc(total);
  if (contents) __builtin_memset(contents, 0, total);
  return contents;
}

void *realloc(void *contents, size_t size) {
  if (!contents) return malloc(size);
  block *old = (block *)contents - 1;
  if (size <= granules_of(old->size_class) * granule) {
    old->requested = size;
    return contents;
  }
  void *larger = malloc(size);
  if (!larger) return 0;
  __builtin_memcpy(larger, contents, old->requested);
  free(contents);
  return larger;
}

#else

int32_t runtime_live_blocks(void) { return 0; }

#endif
