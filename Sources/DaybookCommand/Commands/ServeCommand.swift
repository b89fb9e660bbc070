import Daybook
import DaybookServer
import ICalendar

extension Command {
  /// `daybook serve`
  static let serve = Command(
    spec: CommandSpec(
      name: "serve", summary: "Starts the server and prints its address.",
      options: [
        .data, .value("host", "ADDRESS", "The address to listen on. Default: 127.0.0.1."),
        .value("port", "NUMBER", "The port; 0 for any that is free. Default: 8080."), .zone,
      ],
      details: """
        The server answers on this computer only. It stops on Ctrl+C, after the requests at work have \
        been answered.
        """),
    run: { arguments, surroundings throws(CommandFailure) in
      let host = arguments.value("host") ?? "127.0.0.1"
      guard LoopbackAddress.isLoopback(host) else {
        throw .refused(
          "Daybook answers on this computer only: it has no accounts yet, so anybody who reaches "
            + "\(host) could read and change everything. Use --host 127.0.0.1, and a tunnel such as "
            + "ssh -L from another device.")
      }
      let port = try arguments.number("port") ?? 8080
      guard (0...65_535).contains(port) else {
        throw .usage("\(port) is not a port; ports are 0 to 65535.")
      }
      let zone = try surroundings.zone(arguments).name
      // Before any thread starts, so that all of them leave the signals to `wait`.
      let signals = TerminationSignals()
      let book = try surroundings.makeBook(arguments)
      let secret = try refusing { () throws(StoreError) in try formSecret(of: book.store) }
      let app = App(book: book, localZone: zone)
      var configuration = HTTPServer.Configuration()
      configuration.bodyLimit = App.bodyLimit
      configuration.rewording = app.rewording
      let server: HTTPServer
      do {
        server = try HTTPServer.start(host: host, port: port, configuration: configuration) {
          address in
          let policy = SecurityPolicy(
            hosts: HostPolicy(port: address.port, names: [LoopbackAddress.authority(of: address)]),
            tokens: FormToken(secret: secret))
          return app.handler(policy: policy)
        }
      } catch {
        throw .refused("\(error). Choose another port with --port, or PORT=8081 make run.")
      }
      surroundings.console.write(
        """
        Daybook is running at \(server.address.url)
        Data: \(surroundings.databasePath(arguments))
        Stop with Ctrl+C.

        """)
      signals.wait()
      server.stop()
      return true
    })

  private static let secretKey = "form_secret"

  /// The secret that form tokens are made with: made once and kept with the data.
  private static func formSecret(of store: any Store) throws(StoreError) -> [UInt8] {
    if let text = try store.setting(secretKey), let secret = bytes(ofHexadecimal: text) {
      return secret
    }
    let secret = FormToken.makeSecret()
    let text = secret.map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
    try store.setSetting(secretKey, to: text)
    return secret
  }

  private static func bytes(ofHexadecimal text: String) -> [UInt8]? {
    let digits = text.compactMap(\.hexDigitValue)
    guard digits.count == text.count, digits.count == FormToken.secretLength * 2 else { return nil }
    return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
  }
}
