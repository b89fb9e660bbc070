// swift-tools-version: 6.0
import PackageDescription

// A package of its own, so that it uses Daybook as any other package does and nobody who depends on
// Daybook builds it.
let package = Package(
  name: "examples",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "daybook", path: "..")],
  targets: [
    .target(
      name: "SampleItems", dependencies: [.product(name: "CalendarCore", package: "daybook")]),
    .executableTarget(
      name: "TerminalMonth",
      dependencies: [
        "SampleItems",
        .product(name: "CalendarCore", package: "daybook"),
        .product(name: "CalendarHTML", package: "daybook"),
      ]),
    .executableTarget(
      name: "PictureMonth",
      dependencies: [
        "SampleItems",
        .product(name: "CalendarCore", package: "daybook"),
        .product(name: "CalendarHTML", package: "daybook"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
