#pragma once
#include <stddef.h>
#include <stdint.h>

/// Writes bytes to the standard output of the host: the C library natively, WASI's `fd_write` in
/// wasm.
void runtime_write(const uint8_t *bytes, size_t count);

/// The number of heap blocks handed out and not given back. Always 0 natively, where the C library
/// does not count.
int32_t runtime_live_blocks(void);
