/// The fields of an `application/x-www-form-urlencoded` body (WHATWG URL standard 5.1), but
/// malformed input is refused rather than repaired.
func readURLEncodedForm(_ body: [UInt8], limits: Form.Limits) throws(FormError) -> Fields {
  var fields = Fields()
  var rest = body[...]
  while !rest.isEmpty {
    let end = rest.firstIndex(of: UInt8(ascii: "&")) ?? rest.endIndex
    let item = rest[..<end]
    rest = rest[end...].dropFirst()
    if item.isEmpty { continue }
    guard fields.all.count < limits.parts else { throw .tooManyParts(limit: limits.parts) }
    let sign = item.firstIndex(of: UInt8(ascii: "=")) ?? item.endIndex
    let name = try decode(item[..<sign], field: item[..<sign])
    fields.append(name, try decode(item[sign...].dropFirst(), field: item[..<sign]))
  }
  return fields
}

private func decode(
  _ bytes: ArraySlice<UInt8>, field: ArraySlice<UInt8>
) throws(FormError) -> String {
  let name = String(decoding: field, as: UTF8.self)
  guard let decoded = PercentEncoding.decode(bytes, plusIsSpace: true) else {
    throw .invalidEscape(field: name)
  }
  guard let text = strictText(decoded) else { throw .invalidText(field: name) }
  return text
}
