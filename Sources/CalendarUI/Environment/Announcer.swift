#if canImport(SwiftUI)
  import Accessibility
  import SwiftUI

  /// Says something that happened without the focus having moved.
  enum Announcer {
    static func say(_ text: String) {
      guard !text.isEmpty else { return }
      AccessibilityNotification.Announcement(text).post()
    }
  }
#endif
