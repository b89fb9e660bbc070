// swift-tools-version: 6.0
import PackageDescription

// Programs that measure the engine. A package of its own, so that nobody who depends on Daybook builds
// them.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "engines",
  dependencies: [.package(name: "daybook", path: "../..")],
  targets: [
    .executableTarget(
      name: "icalendar-benchmark",
      dependencies: [
        .product(name: "CalendarCore", package: "daybook"),
        .product(name: "ICalendar", package: "daybook"),
      ],
      swiftSettings: strict),
    .target(name: "CAllocations"),
    .executableTarget(
      name: "core-benchmark",
      dependencies: ["CAllocations", .product(name: "CalendarCore", package: "daybook")],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
