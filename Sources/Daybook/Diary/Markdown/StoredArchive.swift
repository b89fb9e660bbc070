/// A ZIP archive whose files are stored as they are, without compression (APPNOTE 4.3): enough to give
/// out many small files as one, and to take them back.
///
///     var archive = StoredArchive()
///     archive.add(name: "2026-10-20.md", Array("…".utf8))
///     let bytes = archive.bytes
public struct StoredArchive: Sendable {
  private var body: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  /// An archive without files.
  public init() {}

  /// Adds a file.
  ///
  /// - Returns: false, adding nothing, when the archive is full: 65,535 files or 4 GiB.
  @discardableResult
  public mutating func add(name: String, _ content: [UInt8]) -> Bool {
    let name = Array(name.utf8)
    guard count < 65_535, name.count <= 65_535,
      body.count + content.count + directory.count < 4_000_000_000
    else { return false }
    // Version 2.0, names in UTF-8, stored, 1 January 1980, checksum, lengths.
    var fields: [UInt8] = []
    fields.append(little: 20, octets: 2)
    fields.append(little: 0x800, octets: 2)
    fields.append(little: 0, octets: 2)
    fields.append(little: 0, octets: 2)
    fields.append(little: 0x21, octets: 2)
    fields.append(little: Int(StoredArchive.checksum(of: content)), octets: 4)
    fields.append(little: content.count, octets: 4)
    fields.append(little: content.count, octets: 4)
    fields.append(little: name.count, octets: 2)
    fields.append(little: 0, octets: 2)
    directory += StoredArchive.entryMark
    directory.append(little: 20, octets: 2)
    directory += fields
    directory.append(little: 0, octets: 10)
    directory.append(little: body.count, octets: 4)
    directory += name
    body += StoredArchive.fileMark + fields + name + content
    count += 1
    return true
  }

  /// The archive as a file.
  public var bytes: [UInt8] {
    var end = StoredArchive.endMark
    end.append(little: 0, octets: 4)
    end.append(little: count, octets: 2)
    end.append(little: count, octets: 2)
    end.append(little: directory.count, octets: 4)
    end.append(little: body.count, octets: 4)
    end.append(little: 0, octets: 2)
    return body + directory + end
  }

  /// The files of an archive; nil when it is none, is damaged, or holds a file that is compressed,
  /// encrypted, or lies over another one. Folders are left out.
  ///
  /// - Parameter bytes: the archive.
  public static func files(in bytes: ArraySlice<UInt8>) -> [(name: String, content: [UInt8])]? {
    let bytes = Array(bytes)
    // The end record is 22 octets and a comment of at most 65,535.
    guard bytes.count >= 22 else { return nil }
    var end = bytes.count - 22
    let least = max(0, end - 65_535)
    while end > least, !bytes.has(endMark, at: end) { end -= 1 }
    guard bytes.has(endMark, at: end), let count = bytes.little(at: end + 10, octets: 2),
      var place = bytes.little(at: end + 16, octets: 4)
    else { return nil }
    var files: [(name: String, content: [UInt8])] = []
    // Files that lie over each other would together be larger than the archive.
    var left = bytes.count
    for _ in 0..<count {
      guard bytes.has(entryMark, at: place), let flags = bytes.little(at: place + 8, octets: 2),
        let method = bytes.little(at: place + 10, octets: 2),
        let checksum = bytes.little(at: place + 16, octets: 4),
        let length = bytes.little(at: place + 20, octets: 4),
        let nameLength = bytes.little(at: place + 28, octets: 2),
        let extraLength = bytes.little(at: place + 30, octets: 2),
        let commentLength = bytes.little(at: place + 32, octets: 2),
        let start = bytes.little(at: place + 42, octets: 4),
        place + 46 + nameLength <= bytes.count
      else { return nil }
      let name = String(
        decoding: bytes[(place + 46)..<(place + 46 + nameLength)], as: UTF8.self)
      place += 46 + nameLength + extraLength + commentLength
      if name.hasSuffix("/") { continue }
      guard flags & 1 == 0, method == 0, bytes.has(fileMark, at: start),
        let localName = bytes.little(at: start + 26, octets: 2),
        let localExtra = bytes.little(at: start + 28, octets: 2)
      else { return nil }
      let first = start + 30 + localName + localExtra
      left -= length
      guard first + length <= bytes.count, left >= 0 else { return nil }
      let content = Array(bytes[first..<(first + length)])
      guard Int(self.checksum(of: content)) == checksum else { return nil }
      files.append((name, content))
    }
    return files
  }

  /// Whether octets begin as an archive does.
  public static func isArchive(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.starts(with: fileMark) || bytes.starts(with: endMark)
  }

  private static let fileMark: [UInt8] = [0x50, 0x4B, 3, 4]
  private static let entryMark: [UInt8] = [0x50, 0x4B, 1, 2]
  private static let endMark: [UInt8] = [0x50, 0x4B, 5, 6]

  private static let checksums: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 0 ? value >> 1 : 0xEDB8_8320 ^ (value >> 1)
    }
  }

  /// CRC-32 (ISO 3309).
  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    let table = checksums
    return ~bytes.reduce(~UInt32(0)) { value, byte in
      table[Int((value ^ UInt32(byte)) & 0xFF)] ^ (value >> 8)
    }
  }
}

extension [UInt8] {
  /// Appends a number, its lowest octet first; octets beyond eight are zero.
  fileprivate mutating func append(little value: Int, octets: Int) {
    for index in 0..<octets {
      append(index < 8 ? UInt8(truncatingIfNeeded: value >> (8 * index)) : 0)
    }
  }

  /// The number at a place, its lowest octet first; nil beyond the end.
  fileprivate func little(at place: Int, octets: Int) -> Int? {
    guard place >= 0, place + octets <= count else { return nil }
    return (0..<octets).reduce(0) { $0 | Int(self[place + $1]) << (8 * $1) }
  }

  fileprivate func has(_ mark: [UInt8], at place: Int) -> Bool {
    place >= 0 && place + mark.count <= count
      && self[place..<(place + mark.count)].elementsEqual(mark)
  }
}
