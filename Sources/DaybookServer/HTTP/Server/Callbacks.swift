import CMicroHTTPD

/// The functions that the library calls. Each finds its Swift object again and passes on.
///
/// Who holds what: the library holds one reference to a connection's entry from its start to its
/// close, and one to an exchange from its request line to its completion.
enum Callbacks {
  static let access: MHD_AccessHandlerCallback = {
    context, connection, _, method, version, data, size, exchange in
    guard let context, let connection, let method, let version, let size,
      let exchange = exchange?.pointee
    else { return .NO }
    return object(context, as: Service.self).access(
      object(exchange, as: Exchange.self), connection: connection,
      method: String(cString: method), version: String(cString: version), data: data, size: size)
  }

  /// Called with the request line, before the library takes the target apart.
  static let begin:
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafePointer<CChar>?, OpaquePointer?
    ) -> UnsafeMutableRawPointer? = { _, target, connection in
      guard let target, let connection, let entry = daybook_mhd_socket_context(connection) else {
        return nil
      }
      let exchange = Exchange(
        target: String(cString: target), connection: object(entry, as: ConnectionTable.Entry.self))
      return Unmanaged.passRetained(exchange).toOpaque()
    }

  static let complete: MHD_RequestCompletedCallback = { context, _, exchange, _ in
    guard let context, let exchange, let pointer = exchange.pointee else { return }
    exchange.pointee = nil
    object(context, as: Service.self).complete(
      Unmanaged<Exchange>.fromOpaque(pointer).takeRetainedValue())
  }

  static let connection: MHD_NotifyConnectionCallback = { context, connection, entry, code in
    guard let context, let connection, let entry else { return }
    let connections = object(context, as: Service.self).connections
    if code == .CONNECTION_NOTIFY_STARTED {
      let opened = connections.open(socket: daybook_mhd_socket(connection))
      entry.pointee = Unmanaged.passRetained(opened).toOpaque()
    } else if let pointer = entry.pointee {
      entry.pointee = nil
      connections.close(Unmanaged<ConnectionTable.Entry>.fromOpaque(pointer).takeRetainedValue())
    }
  }

  /// Leaves escapes as they are: decoded by the library, `%2F` would split a segment and `%00` cut
  /// the path. The target is read from the request line, as it was sent.
  static let unescape:
    @convention(c) (
      UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutablePointer<CChar>?
    ) -> Int = { _, _, text in
      guard let text else { return 0 }
      var length = 0
      while text[length] != 0 { length += 1 }
      return length
    }

  private static func object<Object: AnyObject>(
    _ pointer: UnsafeMutableRawPointer, as type: Object.Type
  ) -> Object {
    Unmanaged<Object>.fromOpaque(pointer).takeUnretainedValue()
  }
}
