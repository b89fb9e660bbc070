/// A submitted form: its fields and files in order.
public struct Form: Sendable {
  /// A file of a form. Its bytes are a part of the request's body, not a copy.
  public struct File: Sendable {
    /// The name of the field.
    public let field: String
    /// The name that the browser gives it, without folders; it may hold any other characters.
    public let fileName: String
    /// The content type that the browser guesses, as sent.
    public let contentType: String
    /// The content.
    public let bytes: ArraySlice<UInt8>
  }

  /// How much a form may hold; more is refused.
  public struct Limits: Sendable {
    /// Fields and files together.
    public var parts = 1_000
    /// Bytes of one part's headers.
    public var partHeaderBytes = 8_192
    /// Bytes of one field's value in a form with files.
    public var fieldBytes = 1_048_576

    /// The limits that no form of ours comes near.
    public init() {}
  }

  /// The fields that are no files, in order.
  public internal(set) var fields = Fields()
  /// The files in order, without those that nobody chose.
  public internal(set) var files: [File] = []

  /// An empty form.
  public init() {}

  /// Reads a body of type `application/x-www-form-urlencoded` or `multipart/form-data`.
  ///
  /// - Throws: ``FormError`` for another type, and for a body that is malformed or over a limit.
  public init(
    contentType: String?, body: [UInt8], limits: Limits = Limits()
  ) throws(FormError) {
    let type = ParameterizedValue(contentType ?? "")
    switch type.value {
    case "application/x-www-form-urlencoded":
      fields = try readURLEncodedForm(body, limits: limits)
    case "multipart/form-data":
      guard let boundary = type["boundary"] else { throw .noBoundary }
      self = try MultipartReader(body: body, boundary: boundary, limits: limits).read()
    default:
      throw .notAForm(contentType: contentType)
    }
  }

  /// The first field with this name, or nil.
  public func text(_ name: String) -> String? { fields.text(name) }

  /// Every field with this name, in order.
  public func all(_ name: String) -> [String] { fields.all(name) }

  /// The first file of this field, or nil when none was chosen.
  public func file(_ field: String) -> File? { files.first { $0.field == field } }

  /// Whether a body of this type can be read as a form.
  static func isForm(contentType: String?) -> Bool {
    let value = ParameterizedValue(contentType ?? "").value
    return value == "application/x-www-form-urlencoded" || value == "multipart/form-data"
  }

  /// Whether a page of any site could make a browser send this without asking us first.
  ///
  /// Only POST with one of the three types a form can have, or with none (Fetch standard,
  /// "CORS-safelisted"). For the rest browsers ask in advance, and we never agree.
  static func couldComeFromPage(_ request: Request) -> Bool {
    guard request.method == .post else { return false }
    guard let type = request.headers["Content-Type"] else { return true }
    let value = ParameterizedValue(type).value
    return isForm(contentType: type) || value == "text/plain" || value.isEmpty
  }
}
