extension Response {
  /// A file to be saved under this name, which may hold any characters.
  ///
  /// The name is given twice: reduced to ASCII for old clients, and whole as `filename*`
  /// (RFC 6266 4.3). Path separators and control characters become `_`.
  public static func download(_ bytes: [UInt8], fileName: String, contentType: String) -> Response {
    let name = safeFileName(fileName)
    let ascii = String(
      decoding: name.unicodeScalars.map { scalar -> UInt8 in
        // `%` is reduced as well: some clients decode it in the plain form.
        scalar.isASCII && scalar != "\"" && scalar != "%" ? UInt8(scalar.value) : UInt8(ascii: "_")
      }, as: UTF8.self)
    return Response(
      .ok,
      headers: [
        "Content-Type": contentType,
        "Content-Disposition":
          "attachment; filename=\"\(ascii)\"; filename*=UTF-8''\(PercentEncoding.encode(name))",
      ], body: bytes)
  }
}

private func safeFileName(_ name: String) -> String {
  var scalars = String.UnicodeScalarView()
  for scalar in name.unicodeScalars {
    let isSafe = scalar.value >= 0x20 && scalar.value != 0x7f && scalar != "/" && scalar != "\\"
    scalars.append(isSafe ? scalar : "_")
  }
  let safe = String(scalars)
  return safe.isEmpty || safe == "." || safe == ".." ? "download" : safe
}
