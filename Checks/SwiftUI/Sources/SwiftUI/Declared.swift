// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NoLeadingUnderscores
// Declarations after Apple's documentation of SwiftUI for iOS 17 and macOS 14; see
// Checks/SwiftUI/README.md.

@_exported import Foundation

/// The body of everything here: nothing is ever run.
func declared<Value>() -> Value { fatalError("this module only has declarations") }
func never() -> Never { fatalError("this module only has declarations") }
