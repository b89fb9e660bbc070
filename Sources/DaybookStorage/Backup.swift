import Daybook

extension Connection {
  /// Writes one complete copy to a new file.
  ///
  /// The name is taken at once, by an empty file; the copy is made beside it under another name and
  /// takes its place when it is complete and on the disk. So what has the name is never half a copy.
  ///
  /// - Parameter prepare: called with the path of the complete copy before it gets its name; what it
  ///   throws ends the backup without a trace.
  func backUp(
    to target: String, preparing prepare: (String) throws(StoreError) -> Void = { _ in }
  ) throws(StoreError) {
    let reservation = PrivateFile(path: target)
    try reservation.create()
    let copy = PrivateFile(path: target + ".partial")
    do throws(StoreError) {
      try copy.replace()
      try execute("VACUUM INTO \(quoted(copy.path))")
      try prepare(copy.path)
      try copy.synchronize()
      try copy.rename(to: target)
    } catch {
      copy.remove()
      reservation.remove()
      throw error
    }
  }

  private func quoted(_ text: String) -> String {
    var quoted = "'"
    for character in text.unicodeScalars {
      quoted.unicodeScalars.append(character)
      if character == "'" { quoted.unicodeScalars.append(character) }
    }
    return quoted + "'"
  }
}
