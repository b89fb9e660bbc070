import CalendarCore
import CalendarHTML
import Daybook

/// The page that reads files in and gives them out.
struct ImportPage: Sendable {
  var frame: Frame
  /// What was wrong with the file that was sent, if any: what, then what to do.
  var fileError: String?
  /// The chosen calendar's id; empty for a new one.
  var calendar = ""
  /// The typed name of the new calendar.
  var newName = ""
  /// The days that the export fields begin with.
  var exportDays: DaySpan

  /// The whole page.
  var page: [UInt8] { frame.page(html) }

  private var strings: Strings { frame.strings }

  private var html: HTML {
    """
    \(HTML.pageHeader(strings.importExport))
    <div class="form-page">
    \(importSection)
    \(frame.calendars.isEmpty ? "" : exportSection)
    </div>
    """
  }

  private var importSection: HTML {
    let options = frame.calendars.map { entry in
      let id = String(entry.id)
      let option: HTML = """
        <option value="\(id)"\(flag: "selected", if: id == calendar)>\(entry.name)</option>
        """
      return option
    }
    var error: HTML = ""
    if let fileError {
      error = """
        <p class="error" id="file-error" role="alert">\(Icon.alert.small)<span>\(fileError)</span></p>
        """
    }
    return """
      <section aria-labelledby="import-heading"><h2 id="import-heading">\(strings.importTitle)</h2>
      <p class="lead">\(strings.importHint)</p>
      <form class="form-grid" method="post" action="\(Paths.importPage)" enctype="multipart/form-data">
      \(frame.csrfField)
      <div class="field"><label class="label" for="file">\(strings.file)</label><div class="value">\
      <input class="input" type="file" id="file" name="file" accept=".ics,.ical,.ifb,text/calendar" \
      required\(attribute: "aria-invalid", fileError == nil ? nil : "true")\
      \(attribute: "aria-describedby", fileError == nil ? nil : "file-error")\
      \(flag: "autofocus", if: fileError != nil)>\(error)</div></div>
      <div class="field"><label class="label" for="calendar">\(strings.into)</label>\
      <div class="value"><span class="select"><select class="input" id="calendar" name="calendar">\
      <option value="">\(strings.newCalendar)</option>\(options)</select>\(Icon.chevronDown.small)</span></div></div>
      <div class="field new-calendar"><label class="label" for="new-name">\(strings.newCalendarName)\
      </label><div class="value"><input class="input" id="new-name" name="name" value="\(newName)" \
      maxlength="200" dir="auto" autocomplete="off" aria-describedby="new-name-hint">\
      <p class="hint" id="new-name-hint">\(strings.newCalendarHint)</p></div></div>
      <div class="act"><button class="button primary large">\(strings.importAction)</button></div>
      </form></section>
      """
  }

  private var exportSection: HTML {
    let links = frame.calendars.map { entry in
      let link: HTML = """
        <li><span class="square hue-\(entry.hue.name)"></span><span class="name" dir="auto">\
        \(entry.name)</span>\(download(Paths.export(calendar: entry.id), of: entry.name))</li>
        """
      return link
    }
    return """
      <section aria-labelledby="export-heading"><h2 id="export-heading">\(strings.exportTitle)</h2>
      <p class="lead">\(strings.exportHint)</p>
      <ul class="export-list"><li><span class="square all"></span><span class="name">\
      \(strings.everything)</span>\(download(Paths.export, of: strings.everything))</li>\(links)</ul>
      <h3>\(strings.exportRange)</h3>
      <form class="date-range" action="\(Paths.export)">
      <label>\(strings.from)<input class="input" type="date" name="from" \
      value="\(exportDays.start.description)" required></label>
      <label>\(strings.through)<input class="input" type="date" name="to" \
      value="\(exportDays.last.description)" required></label>
      <button class="button large">\(strings.download)</button></form></section>
      """
  }

  private func download(_ path: String, of name: String) -> HTML {
    """
    <a class="button quiet" href="\(path)" download>\(Icon.download.small)\(strings.download)\
    <span class="spoken">: \(name)</span></a>
    """
  }
}
