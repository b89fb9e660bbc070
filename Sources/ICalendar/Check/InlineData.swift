// Data that stands in a file itself: a picture or a document as the value of ATTACH or IMAGE.

extension Property {
  /// The most octets that such data has as text to be kept with an object (RFC 5545 sets no limit).
  /// Every look at an object reads all of it.
  public static let inlineDataLimit = 10_000_000

  /// Whether the value is data, in base64 or as a `data:` address, longer than
  /// ``inlineDataLimit``.
  var isOversizedData: Bool {
    guard value.utf8.count > Property.inlineDataLimit else { return false }
    let isAddress = value.utf8.prefix(5).elementsEqual("data:".utf8) {
      $0.asciiLowercased == $1
    }
    return isAddress || isBase64 || hasValueType("BINARY")
  }

  /// Whether ENCODING says that the value is in base64.
  var isBase64: Bool {
    parameter("ENCODING").map { isSameName($0.value, "BASE64") || isSameName($0.value, "B") }
      ?? false
  }

  func reportOversizedData(log: inout ProblemLog) {
    let size = value.utf8.count / 1_000_000
    log.report(
      Problem(
        line: line, property: name, kind: .oversizedData,
        message: "The \(name) holds \(size) MB of data itself; at most "
          + "\(Property.inlineDataLimit / 1_000_000) MB are kept with an object. An import leaves it "
          + "out; save it as a file and write its address here."))
  }
}

extension Component {
  /// Takes out inline data that is longer than ``Property/inlineDataLimit``, also from subcomponents.
  ///
  /// - Returns: a problem for each, with its line.
  public mutating func removeOversizedData() -> [Problem] {
    var log = ProblemLog()
    removeOversizedData(log: &log)
    return log.inLineOrder()
  }

  private mutating func removeOversizedData(log: inout ProblemLog) {
    if properties.contains(where: { $0.isOversizedData }) {
      var kept: [Property] = []
      for property in properties {
        if property.isOversizedData {
          property.reportOversizedData(log: &log)
        } else {
          kept.append(property)
        }
      }
      properties = kept
    }
    for index in components.indices { components[index].removeOversizedData(log: &log) }
  }
}
