import Foundation
import Testing

@testable import DaybookCommand

@Suite("Files that commands read and write")
struct FilesTests {
  /// A folder for one test.
  private func inFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  @Test("A file is read up to the limit and no further")
  func limit() throws {
    try inFolder { folder in
      let path = "\(folder)/file"
      try Data("12345678".utf8).write(to: URL(fileURLWithPath: path))
      #expect(try InputReader.read(path: path, limit: 8) == Array("12345678".utf8))
      #expect(throws: InputReader.Failure.tooLarge(limit: 7)) {
        try InputReader.read(path: path, limit: 7)
      }
    }
  }

  @Test("What has no end is refused at the limit")
  func endless() {
    #expect(throws: InputReader.Failure.tooLarge(limit: 1_000_000)) {
      try InputReader.read(path: "/dev/zero", limit: 1_000_000)
    }
  }

  @Test("A folder, and what is not there, are named")
  func unreadable() throws {
    try inFolder { folder in
      #expect(throws: InputReader.Failure.folder) { try InputReader.read(path: folder) }
      #expect(throws: InputReader.Failure.system(code: ENOENT)) {
        try InputReader.read(path: "\(folder)/none")
      }
    }
  }

  @Test("A file is replaced whole; a link to it stays a link")
  func replacing() throws {
    try inFolder { folder in
      let (file, link) = ("\(folder)/file", "\(folder)/link")
      try OutputFile.write(Array("long content".utf8), to: file)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
      try OutputFile.write(Array("short".utf8), to: link)
      #expect(try InputReader.read(path: file) == Array("short".utf8))
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == file)
    }
  }

  @Test("A link to a file that is not there yet makes the file")
  func dangling() throws {
    try inFolder { folder in
      let (file, link) = ("\(folder)/file", "\(folder)/link")
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
      try OutputFile.write(Array("new".utf8), to: link)
      #expect(try InputReader.read(path: file) == Array("new".utf8))
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == file)
    }
  }

  @Test("A pipe is written to and stays a pipe")
  func pipe() throws {
    try inFolder { folder in
      let path = "\(folder)/pipe"
      try #require(mkfifo(path, 0o600) == 0)
      // Held open at both ends, so that neither side waits.
      let descriptor = open(path, O_RDWR)
      defer { close(descriptor) }
      try OutputFile.write(Array("through".utf8), to: path)
      var buffer = [UInt8](repeating: 0, count: 7)
      #expect(read(descriptor, &buffer, 7) == 7)
      #expect(buffer == Array("through".utf8))
      var status = stat()
      #expect(stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
    }
  }

  @Test("A folder is not written over")
  func folder() throws {
    try inFolder { folder in
      #expect(throws: OutputFile.Failure.self) { try OutputFile.write([1], to: folder) }
      #expect(throws: OutputFile.Failure.self) { try OutputFile.write([1], to: "\(folder)/a/b") }
    }
  }
}
