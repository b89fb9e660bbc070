/// Whether the bytes are well-formed UTF-8 (Unicode 15, table 3-7): no overlong forms, no surrogates,
/// nothing beyond U+10FFFF, nothing cut.
func isValidUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  var position = 0
  let count = bytes.count

  func isContinuation(_ offset: Int, in range: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
    position + offset < count && range.contains(bytes[position + offset])
  }

  while position < count {
    let length: Int
    switch bytes[position] {
    case 0x00...0x7F: length = 1
    case 0xC2...0xDF where isContinuation(1): length = 2
    case 0xE0 where isContinuation(1, in: 0xA0...0xBF) && isContinuation(2): length = 3
    case 0xED where isContinuation(1, in: 0x80...0x9F) && isContinuation(2): length = 3
    case 0xE1...0xEC where isContinuation(1) && isContinuation(2): length = 3
    case 0xEE...0xEF where isContinuation(1) && isContinuation(2): length = 3
    case 0xF0
    where isContinuation(1, in: 0x90...0xBF) && isContinuation(2) && isContinuation(3):
      length = 4
    case 0xF4
    where isContinuation(1, in: 0x80...0x8F) && isContinuation(2) && isContinuation(3):
      length = 4
    case 0xF1...0xF3 where isContinuation(1) && isContinuation(2) && isContinuation(3):
      length = 4
    default: return false
    }
    position += length
  }
  return true
}
