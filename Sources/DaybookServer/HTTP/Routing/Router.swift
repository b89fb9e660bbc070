/// Chooses the handler of a request by its path and method.
///
///     var router = Router()
///     router.get("/") { _ in .redirect(to: "/month") }
///     router.get("/month/{month}", .month) { request, month in … }
///     router.post("/event/{id}/delete", .number) { request, id in … }
///
/// A path that ends with a slash leads to the one without. HEAD is answered by the GET route,
/// OPTIONS and other methods by what the path allows.
struct Router: Sendable {
  /// Answers a path that no route has.
  var notFound: Handler = { _ in .notFound() }
  /// Answers a method that the path does not have; the Allow header is added.
  var methodNotAllowed: Handler = { request in
    .text(
      "\(request.method.rawValue) is not possible at this address.\n", status: .methodNotAllowed)
  }

  private struct Route: Sendable {
    let method: Request.Method
    let pattern: [Segment]
    /// Nil when a segment is not the value that the route wants.
    let respond: @Sendable (Request, [String]) -> Response?
  }

  private enum Segment: Sendable {
    case fixed(String)
    case parameter
  }

  private struct NoMatch: Error {}

  private var routes: [Route] = []

  /// Adds a GET route. See ``add(_:_:_:handler:)``.
  mutating func get<each Value: Sendable>(
    _ pattern: String, _ parameters: repeat Parameter<each Value>,
    handler: @escaping @Sendable (Request, repeat each Value) -> Response
  ) {
    add(.get, pattern, repeat each parameters, handler: handler)
  }

  /// Adds a POST route. See ``add(_:_:_:handler:)``.
  mutating func post<each Value: Sendable>(
    _ pattern: String, _ parameters: repeat Parameter<each Value>,
    handler: @escaping @Sendable (Request, repeat each Value) -> Response
  ) {
    add(.post, pattern, repeat each parameters, handler: handler)
  }

  /// Adds a route. The first that matches answers.
  ///
  /// - Parameters:
  ///   - method: which the route answers.
  ///   - pattern: a path such as `/event/{id}`; each segment in braces is a parameter, and the
  ///     text in the braces only tells the reader which.
  ///   - parameters: how the segments in braces are read, in order.
  ///   - handler: gets the values in order.
  mutating func add<each Value: Sendable>(
    _ method: Request.Method, _ pattern: String, _ parameters: repeat Parameter<each Value>,
    handler: @escaping @Sendable (Request, repeat each Value) -> Response
  ) {
    let segments = pattern.utf8.split(separator: UInt8(ascii: "/")).map { bytes -> Segment in
      bytes.first == UInt8(ascii: "{") ? .parameter : .fixed(String(Substring(bytes)))
    }
    var wanted = 0
    for _ in repeat each parameters { wanted += 1 }
    var given = 0
    for case .parameter in segments { given += 1 }
    precondition(wanted == given, "\(pattern) has \(given) parameters, but \(wanted) are read")

    routes.append(
      Route(method: method, pattern: segments) { request, captured in
        var rest = captured[...]
        func next<Next>(_ parameter: Parameter<Next>) throws(NoMatch) -> Next {
          guard let text = rest.popFirst(), let value = parameter.read(text) else {
            throw NoMatch()
          }
          return value
        }
        guard let values = try? (repeat next(each parameters)) else { return nil }
        return handler(request, repeat each values)
      })
  }

  /// Answers the request.
  func respond(to request: Request) -> Response {
    let wanted = request.method == .head ? .get : request.method
    let matches = routes.compactMap { route in
      Self.match(route.pattern, request.path).map { (route: route, captured: $0) }
    }
    if request.hasTrailingSlash, !matches.isEmpty { return Self.withoutSlash(request) }
    for match in matches where match.route.method == wanted {
      if let response = match.route.respond(request, match.captured) { return response }
    }
    var allowed: [Request.Method] = []
    for match in matches where !allowed.contains(match.route.method) {
      allowed.append(match.route.method)
    }
    guard !allowed.isEmpty, !allowed.contains(wanted) else { return notFound(request) }
    if allowed.contains(.get) { allowed.append(.head) }
    allowed.append(.options)
    var response = request.method == .options ? .noContent : methodNotAllowed(request)
    if request.method != .options { response.status = .methodNotAllowed }
    response.headers["Allow"] = allowed.map { $0.rawValue }.joined(separator: ", ")
    return response
  }

  private static func match(_ pattern: [Segment], _ path: [String]) -> [String]? {
    guard pattern.count == path.count else { return nil }
    var captured: [String] = []
    for (segment, text) in zip(pattern, path) {
      switch segment {
      case .fixed(let fixed): guard fixed == text else { return nil }
      case .parameter:
        guard !text.isEmpty else { return nil }
        captured.append(text)
      }
    }
    return captured
  }

  private static func withoutSlash(_ request: Request) -> Response {
    // A form sent to the wrong address must fail: a browser would repeat it as GET, emptied.
    guard request.method == .get || request.method == .head else { return .notFound() }
    let path = request.path.map { "/\(PercentEncoding.encode($0))" }.joined()
    let query = request.target.utf8.firstIndex(of: UInt8(ascii: "?"))
      .map { String(request.target[$0...]) }
    return .moved(to: path + (query ?? ""))
  }
}
