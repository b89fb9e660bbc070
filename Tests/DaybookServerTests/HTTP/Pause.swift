#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Holds up the calling thread, as a slow handler does.
func pause(milliseconds: UInt32) { usleep(milliseconds * 1_000) }
