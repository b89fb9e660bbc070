/// Why a request was refused before its route was asked.
public enum Refusal: Hashable, Sendable {
  /// The Host header is absent or names a host that is not ours.
  case unknownHost(String)
  /// Another site's page sent it.
  case foreignOrigin(String)
  /// The form's token is absent, or belongs to another session; reloading the page mends it.
  case wrongFormToken
  /// The form cannot be read.
  case malformedForm(FormError)

  /// The status of the answer.
  public var status: Response.Status {
    switch self {
    case .unknownHost: .misdirected
    case .foreignOrigin, .wrongFormToken: .forbidden
    case .malformedForm(let error): error.status
    }
  }
}

extension Refusal: CustomStringConvertible {
  /// What is wrong and what to do, in plain English.
  public var description: String {
    switch self {
    case .unknownHost(let host):
      "This server does not answer for the host \"\(host)\". Open it by the address that it "
        + "printed when it started, or start it with this name allowed."
    case .foreignOrigin(let origin):
      "This change was sent from another site (\(origin)) and was not made. "
        + "Open the page here and do it again."
    case .wrongFormToken:
      "The page with this form is out of date, so the change was not made. "
        + "Go back, reload the page and send it again."
    case .malformedForm(let error):
      "The form cannot be read: \(error)."
    }
  }
}

/// What every request must pass before a route sees it, and what every answer carries.
public struct SecurityPolicy: Sendable {
  /// The hosts we answer for.
  public var hosts: HostPolicy
  /// Makes and checks forms' tokens.
  public var tokens: FormToken
  /// Whether the session's cookie comes with links followed from other sites.
  ///
  /// When it does not, such a visit looks like a new browser's and gets a new session, and forms
  /// in pages opened before are refused as out of date.
  public var sameSite: SetCookie.SameSite = .strict
  /// Makes the answer to a refused request; the status is the refusal's in any case.
  public var refuse: @Sendable (Request, Refusal) -> Response = { _, refusal in
    .text("\(refusal)\n", status: refusal.status)
  }

  /// A policy for these hosts and tokens.
  public init(hosts: HostPolicy, tokens: FormToken) {
    self.hosts = hosts
    self.tokens = tokens
  }

  /// The handler behind this policy.
  public func protecting(_ handler: @escaping Handler) -> Handler {
    { request in
      var request = request
      let host = request.headers["Host"] ?? ""
      guard hosts.allows(host) else { return refusal(of: request, .unknownHost(host)) }
      let known = FormToken.session(of: request)
      let session = known ?? FormToken.makeSession()
      request.formToken = tokens.token(of: session)

      var response =
        check(&request, session: known).map { refusal(of: request, $0) } ?? handler(request)
      // Only pages have forms; a script or a picture asked for without the cookie must not
      // replace the session that its page has just begun.
      if known == nil, response.headers["Content-Type"]?.hasPrefix("text/html") == true,
        let cookie = try? SetCookie(FormToken.cookieName, session, sameSite: sameSite)
      {
        response = response.setting(cookie)
      }
      StrictHeaders.apply(to: &response)
      return response
    }
  }

  private func refusal(of request: Request, _ refusal: Refusal) -> Response {
    var response = refuse(request, refusal)
    response.status = refusal.status
    StrictHeaders.apply(to: &response)
    return response
  }

  /// Nil when a request to one of our hosts may pass. The form read on the way is kept in the request.
  private func check(_ request: inout Request, session: String?) -> Refusal? {
    guard !request.method.isSafe else { return nil }
    if let origin = OriginPolicy.foreignOrigin(of: request) { return .foreignOrigin(origin) }
    guard Form.couldComeFromPage(request) else { return nil }

    var token = request.headers[FormToken.headerName]
    if token == nil, Form.isForm(contentType: request.headers["Content-Type"]) {
      do {
        let form = try request.form()
        request.readForm = form
        token = form.text(FormToken.fieldName)
      } catch {
        return .malformedForm(error)
      }
    }
    guard let token, let session, tokens.isValid(token, of: session) else { return .wrongFormToken }
    return nil
  }
}
