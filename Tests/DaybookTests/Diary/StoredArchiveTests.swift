import Daybook
import Testing

@Suite struct StoredArchiveTests {
  private static let files: [(name: String, content: [UInt8])] = [
    ("2026-10-20.md", Array("산책".utf8)), ("empty.md", []), ("기록.md", [0, 255, 10]),
  ]

  private static var archive: [UInt8] {
    var archive = StoredArchive()
    for file in files { archive.add(name: file.name, file.content) }
    return archive.bytes
  }

  @Test func `what goes in comes out`() throws {
    let found = try #require(StoredArchive.files(in: Self.archive[...]))
    #expect(found.map(\.name) == Self.files.map(\.name))
    #expect(found.map(\.content) == Self.files.map(\.content))
    #expect(StoredArchive.isArchive(Self.archive[...]))
    #expect(StoredArchive.files(in: StoredArchive().bytes[...])?.isEmpty == true)
  }

  @Test func `the checksum is the one that everybody uses`() {
    var archive = StoredArchive()
    archive.add(name: "a", Array("123456789".utf8))
    // CRC-32 of these nine digits is 0xCBF43926.
    #expect(Array(archive.bytes[14..<18]) == [0x26, 0x39, 0xF4, 0xCB])
  }

  @Test func `files that lie over each other are refused`() throws {
    var archive = StoredArchive()
    archive.add(name: "a", [UInt8](repeating: 65, count: 200))
    let bytes = archive.bytes
    let body = 30 + 1 + 200
    let directory = bytes[body..<(bytes.count - 22)]
    for count in 1...3 {
      var end = Array(bytes.suffix(22))
      end[10] = UInt8(count)
      let repeated = Array(repeating: directory, count: count).flatMap(\.self)
      let files = StoredArchive.files(in: (bytes[..<body] + repeated + end)[...])
      #expect(files?.count == (count == 1 ? 1 : nil), "\(count)")
    }
  }

  @Test func `no cut and no changed octet is taken for an archive that is whole`() {
    let bytes = Self.archive
    for length in 0..<bytes.count {
      #expect(StoredArchive.files(in: bytes[..<length]) == nil, "\(length)")
    }
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= 0x80
      // Whatever it says, the contents are right or refused.
      guard let found = StoredArchive.files(in: changed[...]) else { continue }
      for (file, expected) in zip(found, Self.files) {
        #expect(file.content == expected.content, "\(place)")
      }
    }
  }
}
