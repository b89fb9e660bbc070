// swift-tools-version: 6.0
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "daybook",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "CalendarCore", targets: ["CalendarCore"]),
    .library(name: "ICalendar", targets: ["ICalendar"]),
    .library(name: "CalendarHTML", targets: ["CalendarHTML"]),
    .library(name: "FoundationCalendars", targets: ["FoundationCalendars"]),
    .library(name: "CalendarUI", targets: ["CalendarUI"]),
    .executable(name: "daybook", targets: ["DaybookCommand"]),
  ],
  targets: [
    .target(name: "CalendarCore", swiftSettings: strict),
    .target(name: "ICalendar", dependencies: ["CalendarCore"], swiftSettings: strict),
    .target(name: "CalendarHTML", dependencies: ["CalendarCore"], swiftSettings: strict),
    .target(
      name: "FoundationCalendars", dependencies: ["CalendarCore"], swiftSettings: strict),
    // Empty where there is no SwiftUI.
    .target(
      name: "CalendarUI", dependencies: ["CalendarCore", "FoundationCalendars"],
      swiftSettings: strict),
    .target(
      name: "Daybook", dependencies: ["CalendarCore", "ICalendar"], swiftSettings: strict),
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .target(
      name: "DaybookStorage", dependencies: ["Daybook", "CSQLite"], swiftSettings: strict),
    .systemLibrary(
      name: "CMicroHTTPD", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
    .systemLibrary(
      name: "CSodium", pkgConfig: "libsodium", providers: [.apt(["libsodium-dev"])]),
    .target(
      name: "DaybookServer",
      dependencies: ["Daybook", "DaybookStorage", "CalendarHTML", "CMicroHTTPD", "CSodium"],
      // In the program itself, so that it stays one file.
      resources: [
        "main", "pages", "month-grid", "grid-keys", "swipe", "day-pop", "undo",
        "range-drag", "forms-in-place", "draft", "board", "scroll",
        "scroll-choice", "scroll-months", "date-fields", "date-picker", "date-picker-month",
        "date-picker-style", "date-picker-wheel", "date-rules", "date-text",
      ].map {
        .embedInCode("Scripts/\($0).js")
      },
      swiftSettings: strict),
    .executableTarget(
      name: "DaybookCommand",
      dependencies: ["DaybookServer", "DaybookStorage", "Daybook", "CalendarHTML"],
      swiftSettings: strict),
    .target(
      name: "CalendarInvariants", dependencies: ["CalendarCore"], path: "Tests/CalendarInvariants",
      swiftSettings: strict),
    .testTarget(
      name: "CalendarCoreTests", dependencies: ["CalendarCore", "CalendarInvariants"],
      exclude: ["Models/Pages"], swiftSettings: strict),
    .testTarget(
      name: "FoundationCalendarsTests",
      dependencies: ["FoundationCalendars", "CalendarInvariants"], swiftSettings: strict),
    .testTarget(
      name: "ICalendarTests", dependencies: ["ICalendar"], resources: [.copy("Fixtures")],
      swiftSettings: strict),
    .testTarget(
      name: "CalendarHTMLTests", dependencies: ["CalendarHTML"], swiftSettings: strict),
    .testTarget(
      name: "DaybookTests", dependencies: ["Daybook", "DaybookStorage", "CalendarInvariants"],
      swiftSettings: strict),
    .testTarget(
      name: "DaybookStorageTests", dependencies: ["DaybookStorage"], swiftSettings: strict),
    .testTarget(
      name: "DaybookServerTests", dependencies: ["DaybookServer", "DaybookStorage"],
      swiftSettings: strict),
    .testTarget(
      name: "DaybookCommandTests", dependencies: ["DaybookCommand"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
