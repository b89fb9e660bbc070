import CMicroHTTPD

/// What the library's callbacks share: the handler, the limits and the connections.
final class Service: Sendable {
  let configuration: HTTPServer.Configuration
  let connections: ConnectionTable
  /// Bytes that the bodies being received have been allowed.
  let bodyBytes = Lock(0)
  private let handler: Handler

  init(configuration: HTTPServer.Configuration, handler: @escaping Handler) {
    self.configuration = configuration
    self.handler = handler
    connections = ConnectionTable(configuration: configuration)
  }

  /// The access callback's work: head, pieces of the body, its end.
  func access(
    _ exchange: Exchange, connection: OpaquePointer, method: String, version: String,
    data: UnsafePointer<CChar>?, size: UnsafeMutablePointer<Int>
  ) -> MHD_Result {
    switch exchange.stage {
    case .head:
      let refusal = exchange.readHead(
        method: method, version: version, headers: readHeaders(of: connection), service: self)
      guard let refusal else { return .YES }
      return refuse(exchange, connection: connection, with: refusal)
    case .body where size.pointee > 0:
      let bytes = UnsafeRawBufferPointer(start: data, count: size.pointee)
      size.pointee = 0
      return exchange.readBody(bytes, service: self) ? .YES : .NO
    case .body:
      let (request, fault) = exchange.finish()
      if let fault { return refuse(exchange, connection: connection, with: fault) }
      guard let request else { return .NO }
      connections.handles(exchange.connection)
      let response = handler(request)
      return answer(exchange, connection: connection, with: response, closing: false)
    case .answered:
      size.pointee = 0
      return .YES
    }
  }

  /// The request is over, well or not.
  func complete(_ exchange: Exchange) {
    exchange.release(service: self)
    connections.finishes(exchange.connection)
  }

  private func refuse(
    _ exchange: Exchange, connection: OpaquePointer, with response: Response
  ) -> MHD_Result {
    var response = configuration.rewording(exchange.request, response)
    StrictHeaders.apply(to: &response)
    return answer(exchange, connection: connection, with: response, closing: true)
  }

  private func answer(
    _ exchange: Exchange, connection: OpaquePointer, with response: Response, closing: Bool
  ) -> MHD_Result {
    exchange.stage = .answered
    connections.answers(exchange.connection, bytes: response.body.count)
    guard let made = make(response, closing: closing || connections.isStopping) else { return .NO }
    defer { MHD_destroy_response(made.pointer) }
    return MHD_queue_response(connection, UInt32(made.status.rawValue), made.pointer)
  }

  /// The library's copy of the answer; one of "500" when a header cannot be sent as it is.
  private func make(
    _ response: Response, closing: Bool
  ) -> (pointer: OpaquePointer, status: Response.Status)? {
    guard (200...599).contains(response.status.rawValue) else {
      return make(.unsendable, closing: closing)
    }
    let pointer = response.body.withUnsafeBytes { body in
      MHD_create_response_from_buffer(
        body.count, UnsafeMutableRawPointer(mutating: body.baseAddress), .RESPMEM_MUST_COPY)
    }
    guard let pointer else { return nil }
    var isSendable = true
    for (name, value) in response.headers.all {
      // A line end or a NUL in a value would end or split the header.
      let isSafe =
        !name.isEmpty && name.utf8.allSatisfy(isTokenByte)
        && value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7f }
      isSendable =
        isSendable && isSafe && MHD_add_response_header(pointer, name, trimmed(value)) == .YES
    }
    if closing {
      isSendable = MHD_add_response_header(pointer, "Connection", "close") == .YES && isSendable
    }
    guard isSendable else {
      MHD_destroy_response(pointer)
      return make(.unsendable, closing: closing)
    }
    return (pointer, response.status)
  }

  private func readHeaders(of connection: OpaquePointer) -> Headers {
    var headers = Headers()
    withUnsafeMutablePointer(to: &headers) { pointer in
      _ = MHD_get_connection_values_n(
        connection, .HEADER_KIND,
        { context, _, name, nameSize, value, valueSize in
          let headers = context?.assumingMemoryBound(to: Headers.self)
          headers?.pointee.add(text(name, nameSize), text(value, valueSize))
          return .YES
        }, pointer)
    }
    return headers
  }
}

extension Response {
  fileprivate static let unsendable: Response = {
    var response = Response.text("The server made a malformed answer.\n", status: .internalError)
    StrictHeaders.apply(to: &response)
    return response
  }()
}

private func text(_ start: UnsafePointer<CChar>?, _ count: Int) -> String {
  String(
    decoding: UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count), as: UTF8.self)
}
