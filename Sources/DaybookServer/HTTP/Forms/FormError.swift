/// Why a body cannot be read as a form.
public enum FormError: Error, Hashable, Sendable {
  /// The content type is no form's.
  case notAForm(contentType: String?)
  /// A field's name or value has a malformed `%` escape.
  case invalidEscape(field: String)
  /// A field's name or value is not UTF-8, or holds a NUL.
  case invalidText(field: String)
  /// The form has more fields and files than allowed.
  case tooManyParts(limit: Int)
  /// A field of a form with files is longer than allowed.
  case fieldTooLong(field: String, limit: Int)
  /// A form with files does not say what separates its parts, or says it with no valid text.
  case noBoundary
  /// The body ends before its last part does; parts count from 1.
  case truncated(part: Int)
  /// A part's headers cannot be read, or name no field; parts count from 1.
  case invalidPartHeader(part: Int)

  /// The status of the answer.
  public var status: Response.Status {
    switch self {
    case .notAForm: .unsupportedMediaType
    case .tooManyParts, .fieldTooLong: .contentTooLarge
    default: .badRequest
    }
  }
}

extension FormError: CustomStringConvertible {
  /// What is wrong, in plain English, with the field or part.
  public var description: String {
    switch self {
    case .notAForm(nil): "it has no content type"
    case .notAForm(let type?): "\"\(type)\" is not the content type of a form"
    case .invalidEscape(let field): "the field \"\(field)\" has a malformed % escape"
    case .invalidText(let field): "the field \"\(field)\" is not text in UTF-8"
    case .tooManyParts(let limit): "it has more than \(limit) fields"
    case .fieldTooLong(let field, let limit):
      "the field \"\(field)\" is longer than \(limit) bytes"
    case .noBoundary: "its content type gives no valid boundary"
    case .truncated(let part): "it ends within part \(part)"
    case .invalidPartHeader(let part): "the headers of part \(part) name no field"
    }
  }
}
