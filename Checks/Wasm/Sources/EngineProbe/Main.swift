import WasmRuntime

/// Writes the probe twice: what the second round leaves on the heap beyond the first is a leak, and
/// is told in a last line that only a leak makes.
func run() {
  writeProbe()
  let before = runtime_live_blocks()
  writeProbe()
  let leaked = runtime_live_blocks() - before
  if leaked != 0 {
    var line = Line()
    line.append("leaked blocks:")
    line.append(Int(leaked))
    line.end()
  }
}

#if arch(wasm32)
  /// Where a WASI host begins.
  @c(_start)
  public func start() { run() }
#else
  @main
  enum Main {
    static func main() { run() }
  }
#endif
