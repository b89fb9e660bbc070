// swift-tools-version: 6.0
import PackageDescription

// A package of its own, so that nobody who builds Daybook builds this too.
let package = Package(
  name: "wasm-check",
  dependencies: [.package(name: "daybook", path: "../..")],
  targets: [
    .target(name: "WasmRuntime"),
    .executableTarget(
      name: "EngineProbe",
      dependencies: [
        "WasmRuntime",
        .product(name: "CalendarCore", package: "daybook"),
        .product(name: "ICalendar", package: "daybook"),
        .product(name: "CalendarHTML", package: "daybook"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
