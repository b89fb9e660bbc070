import CalendarCore
import CalendarHTML
import Daybook

/// The two fields of a calendar as typed, with what is wrong with them.
struct CalendarFields: Sendable {
  var name = ""
  /// A hue's name.
  var hue = ""
  /// What is wrong with the name, if anything: what, then what to do.
  var nameError: String?
  /// What is wrong with the hue, if anything.
  var hueError: String?

  /// The fields, each with its label.
  func html(_ strings: Strings) -> HTML {
    """
    \(nameField(strings))
    \(hueField(strings))
    """
  }

  private func nameField(_ strings: Strings) -> HTML {
    """
    <div class="field"><label class="label" for="calendar-name">\(strings.calendarName)</label>\
    <div class="value"><input class="input" id="calendar-name" name="name" value="\(name)" \
    maxlength="\(String(CalendarDraft.nameLimit))" required dir="auto" autocomplete="off"\
    \(attribute: "aria-invalid", nameError == nil ? nil : "true")\
    \(attribute: "aria-describedby", nameError == nil ? nil : "calendar-name-error")\
    \(flag: "autofocus", if: nameError != nil)>\(message(nameError, id: "calendar-name-error"))\
    </div></div>
    """
  }

  private func hueField(_ strings: Strings) -> HTML {
    let swatches = Hue.allCases.map { hue in
      let text = strings.name(of: hue)
      let swatch: HTML = """
        <label class="swatch hue-\(hue.name)" title="\(text)"><input type="radio" name="hue" \
        value="\(hue.name)"\(flag: "checked", if: hue.name == self.hue)><span class="dot"></span>\
        <span class="spoken">\(text)</span></label>
        """
      return swatch
    }
    return """
      <fieldset class="field"\
      \(attribute: "aria-describedby", hueError == nil ? nil : "calendar-hue-error")>\
      <legend>\(strings.color)</legend><div class="value"><div class="swatch-grid">\(swatches)</div>\
      \(message(hueError, id: "calendar-hue-error"))</div></fieldset>
      """
  }

  private func message(_ error: String?, id: String) -> HTML {
    guard let error else { return "" }
    return "<p class=\"error\" id=\"\(id)\">\(Icon.alert.small)<span>\(error)</span></p>"
  }
}
