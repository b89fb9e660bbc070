import CalendarCore
import CalendarHTML
import Daybook

// The fields of the form, each with its label, its value as typed and what is wrong with it.

extension EventForm {
  func text(_ field: Field, _ label: String, _ value: String, maximum: Int) -> HTML {
    """
    <div class="field"><label class="label" for="\(id(field))">\(label)</label><div class="value">\
    <input class="input" \(control(field)) value="\(value)" maxlength="\(maximum)" dir="auto" \
    autocomplete="off">\(message(field))</div></div>
    """
  }

  var titleField: HTML {
    """
    <div><label class="spoken" for="\(id(.title))">\(strings.title)</label>\
    <input class="title-input" \(control(.title)) value="\(values.title)" \
    placeholder="\(strings.titleHint)" dir="auto" autocomplete="off"\
    \(flag: "autofocus", if: errors.isEmpty && existing == nil)>\(message(.title))</div>
    """
  }

  var allDayField: HTML {
    """
    <div class="field switch-field"><label class="label" for="all-day">\(strings.allDay)</label>\
    <div class="value middle"><input class="switch" type="checkbox" id="all-day" name="all_day" \
    value="1"\(flag: "checked", if: values.isAllDay)></div></div>
    """
  }

  var whenFields: HTML {
    """
    <div class="field"><span class="label" id="begins-label">\(strings.begins)</span>\
    <div class="value" role="group" aria-labelledby="begins-label"><div class="pair">\
    \(moment(.startDate, type: "date", strings.firstDay, values.startDate))\
    \(moment(.startTime, type: "time", strings.startTime, values.startTime))</div>\
    \(message(.startDate))\(message(.startTime))</div></div>
    <div class="field"><span class="label" id="ends-label">\(strings.ends)</span>\
    <div class="value" role="group" aria-labelledby="ends-label"><div class="pair">\
    \(moment(.endDate, type: "date", strings.lastDay, values.endDate, hint: "last-day-hint"))\
    \(moment(.endTime, type: "time", strings.endTime, values.endTime))</div>\
    \(message(.endDate))\(message(.endTime))\
    <p class="hint all-day-only" id="last-day-hint">\(lengthHint)</p></div></div>
    <div class="field timed-only"><label class="label" for="\(id(.zone))">\(strings.timeZone)</label>\
    <div class="value"><input class="input" \(control(.zone)) value="\(values.zone)" list="zones" \
    placeholder="\(strings.floatingZone)" autocomplete="off" autocapitalize="off" spellcheck="false">\
    <datalist id="zones">\(zoneOptions)</datalist>\(message(.zone))</div></div>
    """
  }

  private func moment(
    _ field: Field, type: String, _ label: String, _ value: String, hint: String? = nil
  ) -> HTML {
    let timed: HTML = type == "time" ? " class=\"timed-only\"" : ""
    return """
      <div\(timed)><label class="spoken" for="\(id(field))">\(label)</label>\
      <input class="input" type="\(type)" \(control(field, describedBy: hint)) value="\(value)"></div>
      """
  }

  private var zoneOptions: [HTML] {
    zones.map { zone in
      let option: HTML = "<option value=\"\(zone)\">"
      return option
    }
  }

  /// The length in days where the typed dates tell it.
  private var lengthHint: String {
    guard let first = try? Day(iso: values.startDate), let last = try? Day(iso: values.endDate),
      first <= last
    else { return strings.lastDayHint }
    return strings.dayCount(first.distance(to: last) + 1)
  }

  var seriesFields: HTML {
    guard let series = existing?.series else { return "" }
    var next: HTML = ""
    if !series.next.isEmpty {
      let chips = series.next.map { label in
        let chip: HTML = "<li>\(label)</li>"
        return chip
      }
      next = "<p class=\"hint\">\(strings.nextFive)</p><ul class=\"chips\">\(chips)</ul>"
    }
    let scopes = Scope.allCases.map { scope in
      let choice: HTML = """
        <label><input type="radio" name="scope" value="\(scope.rawValue)"\
        \(flag: "checked", if: scope == series.scope)>\
        <span>\(name(of: scope))</span></label>
        """
      return choice
    }
    return """
      <div class="field"><span class="label">\(strings.repeats)</span><div class="value">\
      <p class="rule">\(Icon.repeating.small)<span>\(series.rule)</span></p>\(next)</div></div>
      <fieldset class="field"><legend>\(strings.changeWhich)</legend><div class="value middle">\
      <div class="segments">\(scopes)</div>\(previewButton)\(effect)</div></fieldset>

      """
  }

  private func name(of scope: Scope) -> String {
    switch scope {
    case .this: strings.thisEvent
    case .following: strings.thisAndFollowing
    case .all: strings.allEvents
    }
  }

  private var previewButton: HTML {
    guard let existing else { return "" }
    return """
      <button class="button" formaction="\(Paths.previewEvent(existing.key))">\(strings.preview)</button>
      """
  }

  /// What saving would do.
  private var effect: HTML {
    guard let effect = existing?.series?.effect else { return "" }
    return "<p class=\"hint\" id=\"effect\" role=\"status\">\(effect)</p>"
  }

  var colorField: HTML {
    let swatches = Hue.allCases.map { hue in
      let name = strings.name(of: hue)
      let swatch: HTML = """
        <label class="swatch hue-\(hue.name)" title="\(name)"><input type="radio" name="hue" \
        id="hue-\(hue.name)" value="\(hue.name)"\
        \(flag: "checked", if: hue.name == values.hue)><span class="dot"></span>\
        <span class="spoken">\(name)</span></label>
        """
      return swatch
    }
    let title = values.title.isEmpty ? strings.newEvent : values.title
    return """
      <fieldset class="field" \(control(.hue)) tabindex="-1"><legend>\(strings.color)</legend>\
      <div class="value"><div class="swatch-line"><div class="swatch-grid">\(swatches)</div>\
      <div class="preview" aria-hidden="true"><span class="bar">\
      <span class="title" dir="auto">\(title)</span></span></div></div>\(message(.hue))</div></fieldset>
      """
  }

  var calendarField: HTML {
    let options = frame.calendars.map { calendar in
      let id = String(calendar.id)
      let option: HTML = """
        <option value="\(id)"\(flag: "selected", if: id == values.calendar)>\(calendar.name)</option>
        """
      return option
    }
    return """
      <div class="field"><label class="label" for="\(id(.calendar))">\(strings.calendarField)</label>\
      <div class="value"><span class="select"><select class="input" \(control(.calendar))>\(options)</select>\(Icon.chevronDown.small)</span>\
      \(message(.calendar))</div></div>
      """
  }

  var notesField: HTML {
    // A line end straight after the opening tag is not part of the value.
    """
    <div class="field"><label class="label" for="\(id(.notes))">\(strings.notes)</label>\
    <div class="value"><textarea class="input" \(control(.notes)) rows="2" dir="auto" \
    placeholder="\(strings.notesHint)">
    \(values.notes)</textarea>\(message(.notes))</div></div>
    """
  }
}
