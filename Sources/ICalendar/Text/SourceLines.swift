/// Lines of a file as they are read, without folds, for whoever shows what a ``Problem`` is about.
public struct SourceLines: Sendable {
  private var lines: [Int: String] = [:]

  /// Takes lines out of octets, in one pass that ends behind the last of them.
  ///
  /// - Parameters:
  ///   - numbers: the lines on which they begin, counted from 1, in any order.
  ///   - bytes: the file: UTF-8, with any line ends. Octets that are not UTF-8, and NULs, become U+FFFD.
  public init(_ numbers: some Sequence<Int>, of bytes: UnsafeBufferPointer<UInt8>) {
    let wanted = Set(numbers)
    guard let last = wanted.max() else { return }
    var scanner = LineScanner(bytes, range: 0..<bytes.count, firstLine: 1)
    var line: [UInt8] = []
    while scanner.next(), scanner.number <= last {
      guard wanted.contains(Int(scanner.number)) else { continue }
      scanner.assemble(into: &line)
      lines[Int(scanner.number)] = String(decoding: line, as: UTF8.self)
    }
  }

  /// The line that begins on line `number`, of whose octets ``Problem/column`` counts; nil when it was
  /// not asked for, or when none begins there.
  public subscript(number: Int) -> String? { lines[number] }
}
