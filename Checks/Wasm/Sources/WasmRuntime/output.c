// Output, the only thing the probe asks of its host.
#include "WasmRuntime.h"

#if defined(__wasm__)

typedef struct {
  const uint8_t *bytes;
  size_t count;
} slice;

__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_write")))
int32_t wasi_fd_write(int32_t descriptor, const slice *slices, size_t count, size_t *written);

void runtime_write(const uint8_t *bytes, size_t count) {
  while (count > 0) {
    slice rest = {bytes, count};
    size_t written = 0;
    if (wasi_fd_write(1, &rest, 1, &written) != 0 || written == 0) __builtin_trap();
    bytes += written;
    count -= written;
  }
}

// `print` and the runtime's last words come through here a byte at a time.
int putchar(int character) {
  uint8_t byte = (uint8_t)character;
  runtime_write(&byte, 1);
  return character;
}

#else

#include <stdio.h>

void runtime_write(const uint8_t *bytes, size_t count) { fwrite(bytes, 1, count, stdout); }

#endif
