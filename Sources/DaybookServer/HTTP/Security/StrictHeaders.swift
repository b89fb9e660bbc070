/// The headers that make a browser as strict as it can be; they stand on every answer.
enum StrictHeaders {
  /// Only our own files, nothing inline, no frames, forms only to ourselves.
  static let contentSecurityPolicy =
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; "
    + "font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; "
    + "frame-ancestors 'none'; manifest-src 'self'"

  private static let fixed = [
    ("Content-Security-Policy", contentSecurityPolicy),
    ("X-Content-Type-Options", "nosniff"),
    ("X-Frame-Options", "DENY"),
    // With no-referrer browsers would send `Origin: null` with our own forms.
    ("Referrer-Policy", "same-origin"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    (
      "Permissions-Policy",
      "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()"
    ),
  ]

  /// Adds the headers, and forbids keeping a copy of what does not say how long it is valid.
  static func apply(to response: inout Response) {
    for (name, value) in fixed { response.headers[name] = value }
    if response.headers["Cache-Control"] == nil { response.headers["Cache-Control"] = "no-store" }
  }
}
