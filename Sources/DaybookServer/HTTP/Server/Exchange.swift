import CMicroHTTPD

/// One request on its way in: created with the request line, filled by the library's callbacks,
/// which all come on the connection's own thread.
final class Exchange {
  /// What the next call of the access callback means.
  enum Stage {
    /// The head is complete.
    case head
    /// A piece of the body, or its end.
    case body
    /// The answer is queued; nothing more is expected.
    case answered
  }

  let target: String
  let connection: ConnectionTable.Entry
  var stage = Stage.head
  private(set) var request: Request?
  private var limit = 0
  private var declared = 0
  private var reserved = 0
  private var received = 0
  private var start = ContinuousClock.now
  private var fault: Response?

  init(target: String, connection: ConnectionTable.Entry) {
    self.target = target
    self.connection = connection
  }

  /// Takes the head in. The answer is a refusal, or nil when the body may come.
  func readHead(
    method: String, version: String, headers: Headers, service: Service
  ) -> Response? {
    if let fault = RequestFraming.fault(method: method, version: version, headers: headers) {
      return fault
    }
    var request: Request
    do {
      request = try Request(Request.Method(rawValue: method), target, headers: headers)
    } catch {
      return .text("The address cannot be read: \(error).\n", status: .badRequest)
    }
    self.request = request
    limit = service.configuration.bodyLimit(request.method, request.path)
    declared = headers["Content-Length"].flatMap(RequestFraming.declaredLength) ?? 0
    guard declared <= limit else { return tooLarge }
    guard reserve(declared, service: service) else { return .tooManyBodies }
    request.body.reserveCapacity(declared)
    self.request = request
    start = .now
    service.connections.receivesBody(connection, start: start, received: 0)
    stage = .body
    return nil
  }

  /// Takes a piece of the body in. False when the client sends so much more than it may that the
  /// connection is better cut than read to the end.
  func readBody(_ bytes: UnsafeRawBufferPointer, service: Service) -> Bool {
    received += bytes.count
    service.connections.receivesBody(connection, start: start, received: received)
    if fault == nil, received > limit { refuse(tooLarge, service: service) }
    if fault == nil, received > reserved, !reserve(received, service: service) {
      refuse(.tooManyBodies, service: service)
    }
    guard fault != nil else {
      request?.body.append(contentsOf: bytes)
      return true
    }
    // The library takes no answer before the body has ended, so some of the rest is read away.
    return received - limit <= 1 << 20
  }

  /// Hands over the whole request when its body has ended, or the refusal that became due on the
  /// way, which counts first.
  func finish() -> (request: Request?, fault: Response?) {
    defer { request = nil }
    return (request, fault)
  }

  /// Gives back what the body has taken of the server's allowance.
  func release(service: Service) {
    service.bodyBytes.withValue { $0 -= reserved }
    reserved = 0
  }

  private func refuse(_ response: Response, service: Service) {
    fault = response
    request?.body = []
    release(service: service)
  }

  private func reserve(_ bytes: Int, service: Service) -> Bool {
    // In steps, so that a chunked body does not lock at each piece.
    let wanted = bytes <= declared ? bytes : min(limit, max(bytes, reserved * 2, 65_536))
    let more = max(0, wanted - reserved)
    let isGranted = service.bodyBytes.withValue { total in
      guard total + more <= service.configuration.bodyBytesInFlight else { return false }
      total += more
      return true
    }
    if isGranted { reserved += more }
    return isGranted
  }

  private var tooLarge: Response {
    .text("The body may have \(limit) bytes at most.\n", status: .contentTooLarge)
  }
}

extension Response {
  fileprivate static let tooManyBodies = Response(
    .unavailable, headers: ["Content-Type": "text/plain; charset=utf-8", "Retry-After": "10"],
    body: Array("Too much is being uploaded at this moment. Try again soon.\n".utf8))
}
