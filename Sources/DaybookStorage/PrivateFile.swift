import Daybook

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that nobody but its owner may read.
struct PrivateFile {
  var path: String

  /// Makes the file, empty.
  /// - Throws: ``StoreError/fileExists(path:)`` when the name is taken.
  func create() throws(StoreError) {
    try make(O_EXCL)
  }

  /// Makes the file, empty, in place of one that may be there.
  func replace() throws(StoreError) {
    try make(O_TRUNC)
  }

  /// Whether the file has no content; nil when there is none.
  var isEmpty: Bool? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_size == 0 : nil
  }

  /// Makes sure that the content is on the disk.
  func synchronize() throws(StoreError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw StoreError(systemError: errno, path: path) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw StoreError(systemError: errno, path: path) }
  }

  /// Gives the file another name, in place of a file that may have it, for good.
  func rename(to target: String) throws(StoreError) {
    #if canImport(Darwin)
      let code = Darwin.rename(path, target)
    #elseif canImport(Musl)
      let code = Musl.rename(path, target)
    #else
      let code = Glibc.rename(path, target)
    #endif
    guard code == 0 else { throw StoreError(systemError: errno, path: target) }
    let folder = target.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(target[...$0]) } ?? "."
    try PrivateFile(path: folder).synchronize()
  }

  /// Removes the file if it is there.
  func remove() {
    unlink(path)
  }

  private func make(_ flag: Int32) throws(StoreError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | flag, 0o600)
    guard descriptor >= 0 else { throw StoreError(systemError: errno, path: path) }
    close(descriptor)
  }
}
