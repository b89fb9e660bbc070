/// A file that the server gives out as it is. Its address holds a hash of its content, so that it may
/// be cached for ever and a new version is a new address.
struct Asset: Sendable {
  /// The path, beginning with `/assets/`.
  let path: String
  /// The media type.
  let contentType: String
  /// The strong entity tag, quoted as in the header.
  let entityTag: String
  /// The content.
  let bytes: [UInt8]

  init(name: String, fileExtension: String, contentType: String, text: String) {
    bytes = Array(text.utf8)
    let hash = Asset.hash(of: bytes)
    path = "/assets/\(name)-\(hash).\(fileExtension)"
    entityTag = "\"\(hash)\""
    self.contentType = contentType
  }

  /// A script. The scripts import each other by name, so all lie in one folder, whose name changes
  /// when one of them does.
  private init(script name: String, bytes: [UInt8], folder: String) {
    let bytes = Asset.withoutComments(bytes)
    self.bytes = bytes
    path = "/assets/\(folder)/\(name).js"
    entityTag = "\"\(Asset.hash(of: bytes))\""
    contentType = "text/javascript; charset=utf-8"
  }

  /// The style sheet.
  static let styleSheet = Asset(
    name: "daybook", fileExtension: "css", contentType: "text/css; charset=utf-8",
    text: Theme.styles + styleBase + styleFrame + styleMonth + styleDay + styleForms
      + styleScroll + styleChallenges + styleCalendars + styleDiary + styleTasks + stylePages
      + styleMedia)

  /// The icon of the browser's tab: the ribbon on paper.
  static let icon = Asset(
    name: "icon", fileExtension: "svg", contentType: "image/svg+xml",
    text: """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">\
      <rect x="2" y="2" width="28" height="28" rx="7" fill="#fff" stroke="#D8D4CD"/>\
      <path d="M10 2h12v23l-6-4.5-6 4.5z" fill="#B0124A"/></svg>
      """)

  /// The scripts of every page; the first is the one that pages ask for.
  static var scripts: [Asset] { allScripts.everywhere }

  /// The scripts that the others load on the pages that need them.
  static var lazyScripts: [Asset] { allScripts.lazy }

  private static let allScripts: (everywhere: [Asset], lazy: [Asset]) = {
    let everywhere = [
      ("main", PackageResources.main_js), ("pages", PackageResources.pages_js),
      ("month-grid", PackageResources.month_grid_js), ("grid-keys", PackageResources.grid_keys_js),
      ("swipe", PackageResources.swipe_js), ("day-pop", PackageResources.day_pop_js),
      ("undo", PackageResources.undo_js),
      ("range-drag", PackageResources.range_drag_js),
      ("forms-in-place", PackageResources.forms_in_place_js),
      ("draft", PackageResources.draft_js),
      ("board", PackageResources.board_js),
    ]
    let lazy = [
      ("scroll", PackageResources.scroll_js), ("scroll-choice", PackageResources.scroll_choice_js),
      ("scroll-months", PackageResources.scroll_months_js),
      ("date-fields", PackageResources.date_fields_js),
      ("date-picker", PackageResources.date_picker_js),
      ("date-picker-month", PackageResources.date_picker_month_js),
      ("date-picker-style", PackageResources.date_picker_style_js),
      ("date-picker-wheel", PackageResources.date_picker_wheel_js),
      ("date-rules", PackageResources.date_rules_js), ("date-text", PackageResources.date_text_js),
      ("date-words", Array(DateWords.script.utf8)),
    ]
    let folder = "scripts-" + hash(of: (everywhere + lazy).flatMap(\.1))
    func assets(_ files: [(String, [UInt8])]) -> [Asset] {
      files.map { Asset(script: $0.0, bytes: $0.1, folder: folder) }
    }
    return (assets(everywhere), assets(lazy))
  }()

  /// All of them.
  static let all = [styleSheet, icon] + scripts + lazyScripts

  /// The asset at a path, or nil.
  static func at(path: String) -> Asset? {
    all.first { $0.path.utf8.elementsEqual(path.utf8) }
  }

  /// A script without what only people read: comments on lines of their own, and indentation.
  static func withoutComments(_ script: [UInt8]) -> [UInt8] {
    var kept: [UInt8] = []
    var isInComment = false
    for line in script.split(separator: UInt8(ascii: "\n")) {
      let code = line.drop { $0 == UInt8(ascii: " ") }
      if code.starts(with: "/*".utf8) { isInComment = true }
      if !isInComment, !code.starts(with: "//".utf8) { kept += code + [UInt8(ascii: "\n")] }
      if isInComment, code.reversed().starts(with: "/*".utf8) { isInComment = false }
    }
    return kept
  }

  /// FNV-1a, 64 bits, as 16 hexadecimal digits: a change detector, not a seal.
  private static func hash(of bytes: [UInt8]) -> String {
    var hash: UInt64 = 14_695_981_039_346_656_037
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
