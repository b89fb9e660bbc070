/// A growing document: pieces of HTML go in, bytes come out.
public struct HTMLWriter: Sendable {
  /// What has been written so far, in UTF-8.
  public private(set) var bytes: [UInt8] = []

  /// Makes an empty document with room for `capacity` bytes.
  public init(capacity: Int = 16_384) { bytes.reserveCapacity(capacity) }

  /// Appends a piece.
  public mutating func write(_ piece: HTML) { bytes += piece.bytes }

  /// Appends text, escaped.
  public mutating func text(_ text: String) { HTML.escape(text, into: &bytes) }
}

extension HTML {
  /// What a writer has collected, as one piece.
  public init(_ writer: HTMLWriter) { self.init(markup: writer.bytes) }
}
