/// Reads a `multipart/form-data` body (RFC 7578) in one pass, without copying files.
struct MultipartReader {
  private let body: [UInt8]
  private let boundary: String
  private let search: DelimiterSearch
  private let limits: Form.Limits

  init(body: [UInt8], boundary: String, limits: Form.Limits) throws(FormError) {
    // RFC 2046 5.1.1: 1 to 70 characters. Others than it lists are harmless, line ends are not.
    guard (1...70).contains(boundary.utf8.count),
      boundary.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7f })
    else { throw .noBoundary }
    self.body = body
    self.boundary = boundary
    self.limits = limits
    search = DelimiterSearch(boundary: boundary)
  }

  func read() throws(FormError) -> Form {
    var form = Form()
    var part = 0
    guard var delimiter = search.first(in: body) else { throw .truncated(part: 1) }
    while !delimiter.isLast {
      part += 1
      guard part <= limits.parts else { throw .tooManyParts(limit: limits.parts) }
      let start = delimiter.end
      guard let next = search.next(in: body, from: max(0, start - 2)) else {
        throw .truncated(part: part)
      }
      try add(body[start..<max(start, next.start)], part: part, to: &form)
      delimiter = next
    }
    return form
  }

  private func add(
    _ bytes: ArraySlice<UInt8>, part: Int, to form: inout Form
  ) throws(FormError) {
    guard let header = PartHeader(bytes, limit: limits.partHeaderBytes) else {
      throw .invalidPartHeader(part: part)
    }
    let content = bytes[header.end...]
    if let fileName = header.fileName {
      // A file control in which nothing was chosen sends no name and no content.
      if fileName.isEmpty && content.isEmpty { return }
      form.files.append(
        Form.File(
          field: header.field, fileName: fileName, contentType: header.contentType, bytes: content))
      return
    }
    guard content.count <= limits.fieldBytes else {
      throw .fieldTooLong(field: header.field, limit: limits.fieldBytes)
    }
    guard let text = strictText(content) else { throw .invalidText(field: header.field) }
    form.fields.append(header.field, text)
  }
}

/// What the headers of a part say.
private struct PartHeader {
  let field: String
  let fileName: String?
  let contentType: String
  /// Where the content starts.
  let end: Int

  /// Nil when the headers do not end within the limit, are no headers, or name no field.
  init?(_ part: ArraySlice<UInt8>, limit: Int) {
    var headers = Headers()
    var position = part.startIndex
    let stop = min(part.endIndex, part.startIndex + limit)
    while true {
      guard let lineEnd = Self.lineEnd(in: part[position..<stop]) else { return nil }
      let line = part[position..<lineEnd]
      position = lineEnd + 2
      if line.isEmpty { break }
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")),
        let name = strictText(line[..<colon]), let value = strictText(line[(colon + 1)...])
      else { return nil }
      headers.add(trimmed(name), trimmed(value))
    }
    let disposition = ParameterizedValue(headers["Content-Disposition"] ?? "")
    guard disposition.value == "form-data", let name = disposition["name"] else { return nil }
    field = Self.unescaped(name)
    fileName = disposition["filename"].map { Self.lastComponent(Self.unescaped($0)) }
    contentType = headers["Content-Type"] ?? "text/plain"
    end = position
  }

  private static func lineEnd(in bytes: ArraySlice<UInt8>) -> Int? {
    var start = bytes.startIndex
    while let index = bytes[start...].firstIndex(of: UInt8(ascii: "\r")) {
      if index + 1 < bytes.endIndex, bytes[index + 1] == UInt8(ascii: "\n") { return index }
      start = index + 1
    }
    return nil
  }

  /// Browsers escape just these three in names (WHATWG HTML, "multipart/form-data encoding").
  private static func unescaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let first = rest.first {
      let replacement: UInt8? =
        switch rest.prefix(3) {
        case [UInt8(ascii: "%"), UInt8(ascii: "2"), UInt8(ascii: "2")]: UInt8(ascii: "\"")
        case [UInt8(ascii: "%"), UInt8(ascii: "0"), UInt8(ascii: "D")]: UInt8(ascii: "\r")
        case [UInt8(ascii: "%"), UInt8(ascii: "0"), UInt8(ascii: "A")]: UInt8(ascii: "\n")
        default: nil
        }
      bytes.append(replacement ?? first)
      rest = rest.dropFirst(replacement == nil ? 1 : 3)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The name without folders, which some programs send, and without control characters.
  private static func lastComponent(_ path: String) -> String {
    let bytes = Array(path.utf8)
    let cut = bytes.lastIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
    let name = cut.map { bytes[($0 + 1)...] } ?? bytes[...]
    return String(decoding: name.filter { $0 >= 0x20 && $0 != 0x7f }, as: UTF8.self)
  }
}
