import CalendarHTML
import Daybook

/// What is wrong with a field of a form: what, then what to do.
struct FieldError<Field: Hashable & Sendable>: Hashable, Sendable {
  var field: Field
  var message: String
}

/// A form that says what is wrong beside each field and, with links to them, above all of them.
protocol FieldForm {
  /// The fields; the raw value is the name that is sent.
  associatedtype Field: RawRepresentable<String> & Hashable & Sendable

  var strings: Strings { get }
  /// In the order of the form; the first is where the typing goes on.
  var errors: [FieldError<Field>] { get }
  /// Why nothing was saved, where that is no matter of a field.
  var banner: String? { get }
}

extension FieldForm {
  /// The `id` of a field's control.
  func id(_ field: Field) -> String { "field-\(field.rawValue)" }

  func error(_ field: Field) -> String? {
    errors.first { $0.field == field }?.message
  }

  /// What is wrong with a field, to stand below it.
  func message(_ field: Field) -> HTML {
    guard let error = error(field) else { return "" }
    return """
      <p class="error" id="\(id(field))-error">\(Icon.alert.small)<span>\(error)</span></p>
      """
  }

  /// The attributes that every control of a field has.
  func control(_ field: Field, describedBy hint: String? = nil) -> HTML {
    """
    id="\(id(field))" name="\(field.rawValue)"\(marks(field, describedBy: hint))
    """
  }

  /// The attributes that tell of a field's error.
  func marks(_ field: Field, describedBy hint: String? = nil) -> HTML {
    let isWrong = error(field) != nil
    let described = [isWrong ? "\(id(field))-error" : nil, hint].compactMap { $0 }
    return """
      \(attribute: "aria-invalid", isWrong ? "true" : nil)\
      \(attribute: "aria-describedby", described.isEmpty ? nil : described.joined(separator: " "))\
      \(flag: "autofocus", if: errors.first?.field == field)
      """
  }

  /// What is wrong with the form as a whole, above it.
  var summary: HTML {
    if let banner {
      return """
        <div class="banner" role="alert">\(Icon.alert.html)<div>\
        <h2>\(strings.notSaved)</h2><p>\(banner)</p></div></div>

        """
    }
    guard !errors.isEmpty else { return "" }
    let links = errors.map { error in
      let link: HTML = "<li><a href=\"#\(id(error.field))\">\(error.message)</a></li>"
      return link
    }
    return """
      <div class="banner" role="alert">\(Icon.alert.html)<div>\
      <h2>\(strings.errorCount(errors.count))</h2><ul>\(links)</ul></div></div>

      """
  }
}
