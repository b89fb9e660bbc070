/// A 128-bit FNV-1a hash: the same for the same octets on every machine and in every run, so that what
/// is derived from it stays the same over imports. Not for secrets.
struct Fingerprint: Hashable, Sendable {
  private var high: UInt64 = 0x6c62_272e_07bb_0142
  private var low: UInt64 = 0x62b8_2175_6295_c58d

  mutating func combine(_ byte: UInt8) {
    low ^= UInt64(byte)
    // Times the prime 2^88 + 0x13B, modulo 2^128.
    let product = low.multipliedFullWidth(by: 0x13B)
    high = product.high &+ high &* 0x13B &+ low << 24
    low = product.low
  }

  mutating func combine(_ text: String) {
    for byte in text.utf8 { combine(byte) }
    // Separates texts: the octet occurs in no UTF-8 text.
    combine(0xFF)
  }

  /// 32 hexadecimal digits.
  var text: String { Fingerprint.hexadecimal(high) + Fingerprint.hexadecimal(low) }

  private static func hexadecimal(_ word: UInt64) -> String {
    var bytes: [UInt8] = []
    for shift in stride(from: 60, through: 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: word >> UInt64(shift) & 0xF)
      bytes.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Component {
  /// A UID for a component that has none: the same whenever the same content is read again.
  ///
  /// What programs change at every export (DTSTAMP, CREATED, LAST-MODIFIED, SEQUENCE) does not count.
  public var derivedUID: String {
    var fingerprint = Fingerprint()
    combine(into: &fingerprint)
    return "daybook-" + fingerprint.text
  }

  private func combine(into fingerprint: inout Fingerprint) {
    for byte in name.utf8 { fingerprint.combine(ASCII.uppercased(byte)) }
    fingerprint.combine("")
    for property in properties {
      if property.isNamed("DTSTAMP") || property.isNamed("CREATED") || property.isNamed("UID")
        || property.isNamed("LAST-MODIFIED") || property.isNamed("SEQUENCE")
      {
        continue
      }
      for byte in property.name.utf8 { fingerprint.combine(ASCII.uppercased(byte)) }
      for parameter in property.parameters {
        for byte in parameter.name.utf8 { fingerprint.combine(ASCII.uppercased(byte)) }
        fingerprint.combine(parameter.rawValue ?? "")
      }
      fingerprint.combine(property.value)
    }
    for part in components { part.combine(into: &fingerprint) }
  }
}

/// A text compared and hashed by its octets.
struct ByteKey: Hashable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (left: ByteKey, right: ByteKey) -> Bool { isSameText(left.text, right.text) }

  func hash(into hasher: inout Hasher) {
    let done: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
      hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    }
    if done == nil { for byte in text.utf8 { hasher.combine(byte) } }
  }
}
