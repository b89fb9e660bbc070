/// Ends the run with a message, and so makes the input a finding, unless a promise is kept.
func expect(_ isKept: Bool, _ promise: @autoclosure () -> String) {
  guard !isKept else { return }
  fatalError(promise())
}

/// The octets that libFuzzer hands over.
func octets(_ data: UnsafePointer<UInt8>?, _ size: Int) -> UnsafeBufferPointer<UInt8> {
  UnsafeBufferPointer(start: data, count: size)
}
