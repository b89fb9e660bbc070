// What the compiler and the Swift runtime expect from a C library and find in none.
#include "WasmRuntime.h"

#if defined(__wasm__)

void *memset(void *target, int value, size_t count) {
  uint8_t *bytes = target;
  for (size_t i = 0; i < count; i++) bytes[i] = (uint8_t)value;
  return target;
}

void *memcpy(void *restrict target, const void *restrict source, size_t count) {
  uint8_t *to = target;
  const uint8_t *from = source;
  for (size_t i = 0; i < count; i++) to[i] = from[i];
  return target;
}

void *memmove(void *target, const void *source, size_t count) {
  uint8_t *to = target;
  const uint8_t *from = source;
  if (to < from) {
    for (size_t i = 0; i < count; i++) to[i] = from[i];
  } else {
    for (size_t i = count; i > 0; i--) to[i - 1] = from[i - 1];
  }
  return target;
}

int memcmp(const void *left, const void *right, size_t count) {
  const uint8_t *a = left;
  const uint8_t *b = right;
  for (size_t i = 0; i < count; i++) {
    if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
  }
  return 0;
}

size_t strlen(const char *text) {
  size_t count = 0;
  while (text[count]) count += 1;
  return count;
}

// Hashing asks for a random seed. A fixed one makes every run alike, which a check wants.
void arc4random_buf(void *target, size_t count) {
  uint8_t *bytes = target;
  uint32_t state = 0x9E3779B9u;
  for (size_t i = 0; i < count; i++) {
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    bytes[i] = (uint8_t)state;
  }
}

// The product of two 128-bit integers, by 32-bit halves of the low words.
typedef union {
  __int128 whole;
  struct {
    uint64_t low;
    uint64_t high;
  } half;
} wide;

__int128 __multi3(__int128 left, __int128 right) {
  wide a = {left}, b = {right}, product;
  uint64_t mask = 0xFFFFFFFFu;
  uint64_t a0 = a.half.low & mask, a1 = a.half.low >> 32;
  uint64_t b0 = b.half.low & mask, b1 = b.half.low >> 32;
  uint64_t low = a0 * b0;
  uint64_t middle = a1 * b0 + (low >> 32);
  uint64_t cross = a0 * b1 + (middle & mask);
  product.half.low = (low & mask) | (cross << 32);
  product.half.high = a1 * b1 + (middle >> 32) + (cross >> 32);
  product.half.high += a.half.low * b.half.high + a.half.high * b.half.low;
  return product.whole;
}

#endif
