// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores
// Declarations after Apple's documentation of Accessibility; see Checks/SwiftUI/README.md.

public enum AccessibilityNotification {
  public struct Announcement: Sendable {
    public init(_ announcement: String) {}
    public func post() {}
  }
}
