@testable import DaybookServer

/// A server on a free port of 127.0.0.1, and one exchange with it.
struct TestServer {
  let server: HTTPServer
  var port: Int { server.address.port }

  /// By default it answers with what it was asked: method, path, body's length and text.
  init(
    _ configure: (inout HTTPServer.Configuration) -> Void = { _ in },
    handler: @escaping Handler = { request in
      let body = request.body.count < 200 ? String(decoding: request.body, as: UTF8.self) : ""
      return .text(
        "\(request.method.rawValue) \(request.path) \(request.body.count) \(body)")
    }
  ) throws {
    var configuration = HTTPServer.Configuration()
    configuration.sweepInterval = .milliseconds(50)
    // A machine that is busy with other tests must not look like a slow client.
    configuration.headTime = .seconds(120)
    configuration.transferTime = .seconds(120)
    configuration.idleTime = .seconds(120)
    configure(&configuration)
    server = try HTTPServer.start(port: 0, configuration: configuration) { _ in handler }
  }

  /// The first reply to these bytes on a new connection.
  func reply(to text: String, hasBody: Bool = true) throws -> RawClient.Reply? {
    let client = try RawClient(port: port)
    client.send(text)
    return client.receive(hasBody: hasBody)
  }
}
