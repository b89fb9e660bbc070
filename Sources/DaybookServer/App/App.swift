import CalendarCore
import CalendarHTML
import Daybook
import FoundationEssentials
import ICalendar

/// The app behind the addresses: each request becomes a query or a change of the book, and its answer
/// a page.
public struct App: Sendable {
  let book: Book
  let localZone: String
  let now: @Sendable () -> Int64

  /// Makes an app.
  ///
  /// - Parameters:
  ///   - book: what it shows and changes.
  ///   - localZone: the IANA name of the zone for visitors who chose none.
  ///   - now: the time, in seconds since the epoch.
  public init(
    book: Book, localZone: String,
    now: @escaping @Sendable () -> Int64 = { Int64(Date().timeIntervalSince1970) }
  ) {
    self.book = book
    self.localZone = localZone
    self.now = now
  }

  /// The handler of all addresses, behind the security policy.
  ///
  /// - Parameters:
  ///   - policy: which hosts, origins and form tokens are accepted.
  public func handler(policy: SecurityPolicy) -> Handler {
    var policy = policy
    // Strict would end the session of whoever follows a link from another page to this one; changes
    // from other sites carry no cookie either way.
    policy.sameSite = .lax
    policy.refuse = { request, refusal in
      if case .wrongFormToken = refusal,
        let form = rescue(request, refusal.status, reason: visitor(request).strings.pageOutOfDate)
      {
        return form
      }
      return errorPage(request, refusal.status, detail: refusal.description)
    }
    let router = makeRouter()
    return policy.protecting { router.respond(to: $0) }
  }

  /// The body limit where entries are sent: a form triples every octet of Korean text, and a text may
  /// have megabytes.
  private static let entryBodyLimit = 32 << 20

  /// How long a body may be at an address, in bytes.
  @Sendable
  public static func bodyLimit(_ method: Request.Method, _ path: [String]) -> Int {
    switch path {
    case ["import"], ["diary", "import"], ["challenges", "import"]:
      HTTPServer.Configuration.uploadBodyLimit
    case ["diary", "draft"], ["diary", "entry"]: entryBodyLimit
    default:
      path.count == 4 && path.first == "diary" && path.last == "both"
        ? entryBodyLimit : HTTPServer.Configuration.defaultBodyLimit
    }
  }

  /// A page for what the server refuses before the app is asked, such as a file that is too large.
  @Sendable
  public func rewording(_ request: Request?, _ response: Response) -> Response {
    guard let request, response.status == .contentTooLarge else { return response }
    let visitor = visitor(request)
    let status = response.status.rawValue
    // Without the side bar's forms: no session has been looked for yet.
    let isDiary = request.path.first == "diary"
    let frame = bareFrame(
      request, visitor, title: visitor.strings.error(status: status).title,
      section: isDiary ? .diary : .transfer)
    let detail =
      isDiary && request.path != ["diary", "import"] ? visitor.strings.entryTooLarge : nil
    return .html(
      ErrorPage(frame: frame, status: status, detail: detail).page, status: response.status)
  }

  private func makeRouter() -> Router {
    var router = Router()
    router.notFound = { errorPage($0, .notFound) }
    router.methodNotAllowed = { errorPage($0, .methodNotAllowed) }
    router.get("/healthz") { _ in health() }
    router.get("/assets/{name}", .text) { request, _ in asset(request) }
    router.get("/assets/{folder}/{name}", .text, .text) { request, _, _ in asset(request) }
    router.get("/") { home($0) }
    addViews(to: &router)
    addScroll(to: &router)
    addEvents(to: &router)
    addTransfer(to: &router)
    addSettings(to: &router)
    addHistory(to: &router)
    addTasks(to: &router)
    addCalendars(to: &router)
    addDiary(to: &router)
    addChallenges(to: &router)
    return router
  }

  func visitor(_ request: Request) -> Visitor {
    Visitor(request, zones: book.zones, localZone: localZone, now: now())
  }

  // MARK: Answers that are no pages

  /// A year: an asset's address changes with its content.
  private static let assetLifetime = 31_536_000

  private func health() -> Response {
    guard (try? book.store.calendars()) != nil else {
      return .text("the data cannot be read\n", status: .unavailable)
    }
    return .text("ok\n")
  }

  private func asset(_ request: Request) -> Response {
    guard let asset = Asset.at(path: "/" + request.path.joined(separator: "/")) else {
      return errorPage(request, .notFound)
    }
    return .asset(
      asset.bytes, contentType: asset.contentType, for: request, maxAge: App.assetLifetime)
  }

  private func home(_ request: Request) -> Response {
    answer(request) { () throws(StoreError) in
      let visitor = visitor(request)
      guard try book.store.objectCount(kind: nil) == 0 else {
        return .redirect(to: Paths.month(visitor.today.month))
      }
      let frame = try frame(
        request, visitor, title: visitor.strings.welcome, section: .calendar)
      return .html(WelcomePage(frame: frame, today: visitor.today).page)
    }
  }

  // MARK: Frames and errors

  /// What stands around a page.
  func frame(
    _ request: Request, _ visitor: Visitor, title: String, section: Frame.Section
  ) throws(StoreError) -> Frame {
    var frame = bareFrame(request, visitor, title: title, section: section)
    frame.calendars = try book.store.calendars().map {
      CalendarEntry(
        id: $0.id.rawValue, name: $0.name, hue: Hue(name: $0.hue) ?? .graphite,
        isVisible: $0.isVisible)
    }
    frame.notice =
      calendarNotice(request, visitor) ?? diaryNotice(request, visitor)
      ?? taskNotice(request, visitor)
      ?? notice(request, visitor)
    return frame
  }

  func bareFrame(
    _ request: Request, _ visitor: Visitor, title: String, section: Frame.Section
  ) -> Frame {
    Frame(
      title: title, labels: visitor.labels, section: section, theme: visitor.chosen.theme,
      csrf: request.formToken, path: Notices.path(of: request), firstWeekday: visitor.firstWeekday,
      today: visitor.today)
  }

  /// A page that says what did not work.
  func errorPage(_ request: Request, _ status: Response.Status, detail: String? = nil) -> Response {
    let visitor = visitor(request)
    let title = visitor.strings.error(status: status.rawValue).title
    let frame =
      (try? frame(request, visitor, title: title, section: .calendar))
      ?? bareFrame(request, visitor, title: title, section: .calendar)
    return .html(
      ErrorPage(frame: frame, status: status.rawValue, detail: detail).page, status: status)
  }

  /// The answer of `body`, or a page about what the store said.
  func answer(
    _ request: Request, _ body: () throws(StoreError) -> Response
  ) -> Response {
    do {
      return try body()
    } catch {
      let isBusy = error == .busy
      let reason = isBusy ? visitor(request).strings.storeIsBusy : error.description
      if let form = rescue(request, isBusy ? .unavailable : .internalError, reason: reason) {
        return form
      }
      switch error {
      case .conflict: return errorPage(request, .conflict, detail: error.description)
      case .missingObject, .missingCalendar:
        return errorPage(request, .notFound, detail: error.description)
      case .busy: return errorPage(request, .unavailable, detail: error.description)
      default: return errorPage(request, .internalError, detail: error.description)
      }
    }
  }
}
