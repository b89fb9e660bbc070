import Testing

@testable import DaybookServer

@Suite("The cryptographic library")
struct SodiumTests {
  @Test("hashes as the BLAKE2 specification says")
  func hash() {
    // RFC 7693, appendix A.
    #expect(
      hexadecimal(Sodium.hash(Array("abc".utf8), length: 64))
        == "ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1"
        + "7d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923")
    #expect(Sodium.hash([1], key: [UInt8](repeating: 1, count: 32)) != Sodium.hash([1]))
  }

  @Test("gives random bytes")
  func random() {
    #expect(Sodium.randomBytes(32) != Sodium.randomBytes(32))
    #expect(Sodium.randomBytes(0).isEmpty)
  }

  @Test("compares whole texts")
  func equal() {
    #expect(Sodium.equal([1, 2], [1, 2]))
    #expect(!Sodium.equal([1, 2], [1, 3]))
    #expect(!Sodium.equal([1, 2], [1]))
    #expect(Sodium.equal([], []))
  }
}
