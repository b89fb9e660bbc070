import CalendarCore
import CalendarHTML
import Daybook

/// How the interface is coloured.
enum ThemeChoice: String, CaseIterable, Hashable, Sendable {
  case system
  case light
  case dark
}

/// A calendar as pages list it.
struct CalendarEntry: Hashable, Sendable {
  var id: Int64
  var name: String
  var hue: Hue
  var isVisible = true
}

/// What has just happened, with a way back.
struct Notice: Hashable, Sendable {
  /// A whole sentence.
  var text: String
  /// The number of the act that Undo takes back; nil when there is nothing to undo.
  var undoAct: Int64?
}

/// What stands around every page and what every page needs to know.
struct Frame: Sendable {
  /// The part of the app that a page belongs to.
  enum Section: Hashable, Sendable {
    case calendar
    case diary
    case challenges
    case tasks
    case transfer
    case settings
  }

  /// The parts that the navigation lists, in this order; the settings stand at its foot.
  static let listedSections: [Section] = [
    .calendar,
    .diary,
    .challenges,
    .tasks,
    .transfer,
  ]

  /// The document's title, without the app's name.
  var title: String
  var labels: LocaleLabels
  var section: Section
  var theme = ThemeChoice.system
  var calendars: [CalendarEntry] = []
  /// What stands below the navigation, to say what the page shows; nil for the calendars.
  var shownParts: HTML?
  /// The token that every form sends back.
  var csrf: String
  /// The address of this page, for forms that return to it and for closing a notice.
  var path: String
  var notice: Notice?
  /// The weekday that begins a week, for scripts that show months; nil for the language's own.
  var firstWeekday: Weekday?
  /// The day it is where the visitor is, for scripts.
  var today: Day?

  var language: Language { labels.language }
  var strings: Strings { Strings(labels.language) }

  /// The whole document around a page's content.
  func page(_ content: HTML) -> [UInt8] {
    let strings = strings
    var html = HTMLWriter(capacity: content.bytes.count + 8192)
    let weekend: HTML = language.colorsWeekends ? " class=\"weekend\"" : ""
    html.write(
      """
      <!doctype html>
      <html lang="\(language.tag)"\(weekend)\
      \(attribute: "data-theme", theme == .system ? nil : theme.rawValue)\
      \(attribute: "data-first-weekday", firstWeekday?.name)\
      \(attribute: "data-today", today?.description)>
      <head>
      <meta charset="utf-8">
      <title>\(title) · \(strings.appName)</title>
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
      <meta name="referrer" content="same-origin">
      \(themeColors)\
      <link rel="stylesheet" href="\(Asset.styleSheet.path)">
      <link rel="icon" type="image/svg+xml" href="\(Asset.icon.path)">
      \(scripts)\
      </head>
      <body class="app">
      <a class="skip" href="#main">\(strings.skipToContent)</a>
      \(navigation)
      <main class="main" id="main" tabindex="-1">\(content)</main>
      \(toast)\(undoForm)<div class="unseen" id="live" role="status"></div>
      </body>
      </html>

      """)
    return html.bytes
  }

  /// A hidden field with the token, for each form that posts.
  var csrfField: HTML {
    "<input type=\"hidden\" name=\"\(FormToken.fieldName)\" value=\"\(csrf)\">"
  }

  private var themeColors: HTML {
    guard let page = Theme.tokens.first(where: { $0.name == "page" }) else { return "" }
    switch theme {
    case .light: return "<meta name=\"theme-color\" content=\"\(page.light)\">\n"
    case .dark: return "<meta name=\"theme-color\" content=\"\(page.dark)\">\n"
    case .system:
      return """
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="\(page.light)">
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="\(page.dark)">

        """
    }
  }

  /// The first script, and the ones it imports so that they need not be waited for in turn.
  private var scripts: HTML {
    var html: HTML = ""
    for (number, script) in Asset.scripts.enumerated() {
      html.append(
        number == 0
          ? "<script type=\"module\" src=\"\(script.path)\"></script>\n"
          : "<link rel=\"modulepreload\" href=\"\(script.path)\">\n")
    }
    return html
  }

  private var navigation: HTML {
    let strings = strings
    return """
      <nav class="side" aria-label="\(strings.mainNavigation)">
      <a class="brand" href="\(Paths.home)">\(Icon.ribbon)<span class="label">\(strings.appName)</span></a>
      <ul class="nav">
      \(Frame.listedSections.map(item))
      </ul>
      \(shownParts ?? (calendars.isEmpty ? "" : calendarToggles))
      <ul class="nav foot">
      \(item(.settings))
      </ul>
      <p class="privacy">\(Icon.lock.small)<span>\(strings.storedHere)</span></p>
      </nav>
      """
  }

  private func item(_ target: Section) -> HTML {
    let (icon, path, long, short): (Icon, String, String, String) =
      switch target {
      case .calendar: (.calendar, Paths.home, strings.calendar, strings.calendar)
      case .diary: (.diary, Paths.diary, strings.diary, strings.diary)
      case .challenges: (.challenge, Paths.challenges, strings.challenges, strings.challenges)
      case .tasks: (.task, Paths.tasks, strings.tasks, strings.tasks)
      case .transfer: (.transfer, Paths.importPage, strings.importExport, strings.importExportShort)
      case .settings: (.settings, Paths.settings, strings.settings, strings.settings)
      }
    // Two texts only where they differ, so that a reader never hears a name twice.
    let label: HTML =
      long == short
      ? "<span>\(long)</span>"
      : "<span class=\"long\">\(long)</span><span class=\"short\">\(short)</span>"
    return """
      <li><a class="nav-item" href="\(path)"\
      \(attribute: "aria-current", target == section ? "page" : nil)>\(icon.html)\(label)</a></li>
      """
  }

  private var calendarToggles: HTML {
    """
    <section class="calendars" aria-labelledby="calendars-heading">
    <h2 id="calendars-heading">\(strings.calendars)</h2>
    \(toggleForm)
    </section>
    """
  }

  /// A form with one button a calendar that shows or hides it.
  var toggleForm: HTML {
    let buttons = calendars.map { calendar in
      let action = calendar.isVisible ? "hide" : "show"
      let button: HTML = """
        <button class="toggle hue-\(calendar.hue.name)" name="\(action)" value="\(String(calendar.id))" \
        aria-pressed="\(calendar.isVisible ? "true" : "false")"><span class="box">\
        \(Icon.check.html)</span><span class="name" dir="auto">\(calendar.name)</span></button>
        """
      return button
    }
    return """
      <form method="post" action="\(Paths.calendarVisibility)">\(csrfField)\
      <input type="hidden" name="return" value="\(path)">\(buttons)</form>
      """
  }

  /// What the keys for undoing send.
  private var undoForm: HTML {
    guard !csrf.isEmpty else { return "" }
    return """
      <form id="undo-form" method="post" action="\(Paths.undo)" hidden>\(csrfField)\
      <input type="hidden" name="latest" value="undo">\
      <input type="hidden" name="return" value="\(path)"></form>

      """
  }

  private var toast: HTML {
    guard let notice else { return "" }
    var undo: HTML = ""
    if let act = notice.undoAct {
      undo = """
        <form method="post" action="\(Paths.undo)">\(csrfField)\
        <input type="hidden" name="act" value="\(String(act))">\
        <input type="hidden" name="return" value="\(path)">\
        <button class="act">\(strings.undo)</button></form>
        """
    }
    return """
      <div class="toast" role="status"><p dir="auto">\(notice.text)</p>\(undo)\
      <a class="icon-button" href="\(path)" aria-label="\(strings.close)">\(Icon.close.small)</a></div>

      """
  }
}
