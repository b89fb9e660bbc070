import CalendarCore
import CalendarHTML
import Daybook

// The fields of the form, each with its label, its value as typed and what is wrong with it.

extension ChallengeForm {
  var nameField: HTML {
    """
    <div><label class="spoken" for="\(id(.name))">\(strings.categoryName)</label>\
    <input class="title-input" \(control(.name)) value="\(values.name)" \
    placeholder="\(strings.challengeNameHint)" dir="auto" autocomplete="off"\
    \(flag: "autofocus", if: errors.isEmpty && existing == nil)>\(message(.name))</div>
    """
  }

  var daysField: HTML {
    """
    <div class="field"><span class="label" id="days-label">\(strings.challengeDays)</span>\
    <div class="value" role="group" aria-labelledby="days-label"><div class="day-pair">\
    \(date(.firstDay, strings.firstDay, values.firstDay))<span aria-hidden="true">–</span>\
    \(date(.lastDay, strings.lastDay, values.lastDay, hint: "length-hint"))</div>\
    \(message(.firstDay))\(message(.lastDay))\
    <p class="hint" id="length-hint">\(lengthHint)</p></div></div>
    """
  }

  private func date(_ field: Field, _ label: String, _ value: String, hint: String? = nil) -> HTML {
    """
    <div><label class="spoken" for="\(id(field))">\(label)</label>\
    <input class="input" type="date" \(control(field, describedBy: hint)) value="\(value)"></div>
    """
  }

  /// The length in days where the typed dates tell it.
  private var lengthHint: String {
    guard let first = try? Day(iso: values.firstDay), let last = try? Day(iso: values.lastDay),
      first <= last
    else { return strings.lastDayHint }
    return strings.dayCount(first.distance(to: last) + 1)
  }

  var categoryField: HTML {
    var all = categories
    // A range may have a category that nobody knows any more.
    if !values.category.isEmpty, !all.contains(where: { $0.key == values.category }) {
      all.append(ChallengeCategory(key: values.category, hue: .graphite))
    }
    all.append(ChallengeCategory(key: "", hue: .graphite))
    let choices = all.map { category in
      let choice: HTML = """
        <label class="category-chip hue-\(category.hue.name)"><input type="radio" name="category" \
        value="\(category.key)"\(flag: "checked", if: category.key == values.category)>\
        <span class="swatch-pill"></span><span class="name" dir="auto">\
        \(App.shown(strings.name(of: category)))</span></label>
        """
      return choice
    }
    return """
      <fieldset class="field" id="\(id(.category))"\(marks(.category)) tabindex="-1">\
      <legend>\(strings.rangeCategory)</legend>\
      <div class="value"><div class="chip-choices">\(choices)</div>\(message(.category))</div></fieldset>
      """
  }

  var kindField: HTML {
    let choices = [Challenge.Kind.challenge, .course, .range].map { kind in
      let choice: HTML = """
        <label><input type="radio" name="kind" id="kind-\(kind.rawValue)" value="\(kind.rawValue)"\
        \(flag: "checked", if: kind.rawValue == values.kind)><span>\(strings.name(of: kind))</span></label>
        """
      return choice
    }
    return """
      <fieldset class="field" id="\(id(.kind))"\(marks(.kind)) tabindex="-1">\
      <legend>\(strings.rangeKind)</legend><div class="value middle">\
      <div class="segments">\(choices)</div>\(message(.kind))</div></fieldset>
      """
  }

  // MARK: What is asked for

  var oftenField: HTML {
    let choices = ChallengeFormValues.Often.allCases.map { often in
      let choice: HTML = """
        <div class="choice-line"><label><input type="radio" name="often" \
        id="often-\(often.rawValue)" value="\(often.rawValue)"\
        \(flag: "checked", if: often == values.often)><span>\(label(of: often))</span></label>\
        \(detail(of: often))</div>
        """
      return choice
    }
    return """
      <fieldset class="field target-field" id="\(id(.often))"\(marks(.often)) tabindex="-1">\
      <legend>\(strings.howOften)</legend>\
      <div class="value"><div class="choice-lines">\(choices)</div>\(message(.often))\(history)</div>\
      </fieldset>
      """
  }

  private func label(of often: ChallengeFormValues.Often) -> String {
    switch often {
    case .daily: strings.everyDay
    case .weekdays: strings.onWeekdays
    case .week: strings.someTimesAWeek
    case .month: strings.someTimesAMonth
    case .days: strings.everyFewDays
    }
  }

  private func detail(of often: ChallengeFormValues.Often) -> HTML {
    switch often {
    case .daily: ""
    case .weekdays: weekdayBoxes
    case .week: number("times_week", strings.timesField, values.timesAWeek)
    case .month: number("times_month", strings.timesField, values.timesAMonth)
    case .days: number("every_days", strings.daysField, values.everyDays)
    }
  }

  private func number(_ name: String, _ label: String, _ value: String) -> HTML {
    """
    <span class="detail"><label class="spoken" for="\(name)">\(label)</label>\
    <input class="input number-input" id="\(name)" name="\(name)" value="\(value)" \
    inputmode="numeric" autocomplete="off" maxlength="7"></span>
    """
  }

  private var weekdayBoxes: HTML {
    let labels = frame.labels
    let boxes = (0..<7).map { offset in
      let weekday = labels.firstWeekday.advanced(by: offset)
      let box: HTML = """
        <label title="\(labels.weekdayName(weekday))"><input type="checkbox" name="weekday" \
        value="\(weekday.name)"\(flag: "checked", if: values.weekdays.contains(weekday.name))>\
        <span aria-hidden="true">\(labels.shortWeekdayName(weekday))</span>\
        <span class="spoken">\(labels.weekdayName(weekday))</span></label>
        """
      return box
    }
    return "<span class=\"detail weekday-boxes\">\(boxes)</span>"
  }

  /// What was asked for before.
  private var history: HTML {
    guard let existing, existing.history.count > 1 else { return "" }
    let lines = existing.history.map { line in
      let item: HTML = "<li>\(line)</li>"
      return item
    }
    return "<ul class=\"hint target-history\">\(lines)</ul>"
  }

  var measureField: HTML {
    let choices = ChallengeFormValues.Measure.allCases.map { measure in
      let (label, detail): (String, HTML) =
        switch measure {
        case .done: (strings.whenChecked, "")
        case .least:
          (strings.atLeastField, number("count_least", strings.atLeastField, values.least))
        case .most:
          (strings.atMostField, number("count_most", strings.atMostField, values.most))
        }
      let choice: HTML = """
        <div class="choice-line"><label><input type="radio" name="measure" \
        id="measure-\(measure.rawValue)" value="\(measure.rawValue)"\
        \(flag: "checked", if: measure == values.measure)><span>\(label)</span></label>\(detail)</div>
        """
      return choice
    }
    return """
      <fieldset class="field target-field"><legend>\(strings.dayCountsWhen)</legend>\
      <div class="value"><div class="choice-lines">\(choices)</div></div></fieldset>
      """
  }

  var targetFromField: HTML {
    """
    <div class="field target-field"><label class="label" for="\(id(.targetFrom))">\
    \(strings.challengeTargetFrom)</label><div class="value">\
    <input class="input" type="date" \(control(.targetFrom, describedBy: "target-from-hint")) \
    value="\(values.targetFrom)">\(message(.targetFrom))\
    <p class="hint" id="target-from-hint">\(strings.targetFromHint)</p></div></div>
    """
  }

  // MARK: The rest

  var calendarField: HTML {
    let options = frame.calendars.map { calendar in
      let id = String(calendar.id)
      let option: HTML = """
        <option value="\(id)"\(flag: "selected", if: id == values.calendar)>\(calendar.name)</option>
        """
      return option
    }
    let new: HTML = newCalendar.map { "<option value=\"\">\($0)</option>" } ?? ""
    return """
      <div class="field"><label class="label" for="\(id(.calendar))">\(strings.calendarField)</label>\
      <div class="value"><span class="select"><select class="input" \(control(.calendar))>\
      \(new)\(options)</select>\(Icon.chevronDown.small)</span>\(message(.calendar))</div></div>
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
