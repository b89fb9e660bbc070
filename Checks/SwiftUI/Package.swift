// swift-tools-version: 6.0
import PackageDescription

// Declarations of what CalendarUI uses of Apple's frameworks, without a line that does anything. In a
// package with a build folder of its own: a module named SwiftUI in Daybook's would make
// `canImport(SwiftUI)` true for every target there.
let package = Package(
  name: "swiftui-declarations",
  products: [.library(name: "SwiftUI", targets: ["SwiftUI", "Accessibility"])],
  targets: [.target(name: "SwiftUI"), .target(name: "Accessibility")],
  swiftLanguageModes: [.v6]
)
