import CSodium

/// The few calls into libsodium that the server needs.
enum Sodium {
  /// Whether the library works. It fails only where the system gives no random bytes.
  private static let isReady = sodium_init() >= 0

  /// Random bytes fit for secrets.
  static func randomBytes(_ count: Int) -> [UInt8] {
    precondition(isReady, "the system gives no random bytes")
    var bytes = [UInt8](repeating: 0, count: count)
    randombytes_buf(&bytes, count)
    return bytes
  }

  /// The BLAKE2b hash of a message, of 16…64 bytes.
  ///
  /// A key of 16…64 bytes makes it a message authentication code; an empty one stands for none.
  static func hash(_ message: [UInt8], key: [UInt8] = [], length: Int = 32) -> [UInt8] {
    precondition(isReady, "libsodium could not be started")
    var hash = [UInt8](repeating: 0, count: length)
    let result = crypto_generichash(
      &hash, length, message, UInt64(message.count), key, key.count)
    precondition(result == 0, "the hash's length or its key's is out of range")
    return hash
  }

  /// Whether both are the same bytes, in a time that tells nothing about where they differ.
  static func equal(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.count == right.count && sodium_memcmp(left, right, left.count) == 0
  }
}

/// The bytes as lower-case hexadecimal digits.
func hexadecimal(_ bytes: [UInt8]) -> String {
  var digits: [UInt8] = []
  digits.reserveCapacity(bytes.count * 2)
  for byte in bytes {
    for value in [byte >> 4, byte & 15] {
      digits.append(value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10)
    }
  }
  return String(decoding: digits, as: UTF8.self)
}
