// swift-tools-version: 6.2

import PackageDescription

/// What every target is built with.
func settings() -> [SwiftSetting] {
  [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}

let package = Package(
  name: "Tabi",
  products: [
    .library(name: "Tabi", targets: ["Tabi"]),
    .library(name: "TabiTesting", targets: ["TabiTesting"]),
    .executable(name: "catalog", targets: ["Catalog"]),
    .executable(name: "windows", targets: ["Windows"]),
    .executable(name: "gallery", targets: ["Gallery"]),
    .executable(name: "tabi-bench", targets: ["Benchmarks"]),
  ],
  targets: [
    .systemLibrary(
      name: "CNcurses", path: "Modules/CNcurses", providers: [.apt(["libncursesw5-dev"])]),
    .systemLibrary(
      name: "CSQLite", path: "Modules/CSQLite", providers: [.apt(["libsqlite3-dev"])]),

    .target(name: "TabiTerminal", dependencies: ["CNcurses"]),
    .target(name: "TabiState"),
    .target(name: "TabiNavigation", dependencies: ["TabiState"]),
    .target(name: "Tabi", dependencies: ["TabiTerminal", "TabiState", "TabiNavigation"]),
    .target(name: "TabiTesting", dependencies: ["Tabi"]),
    .executableTarget(name: "Windows", dependencies: ["TabiTerminal"]),
    .executableTarget(name: "Catalog", dependencies: ["Tabi", "CSQLite"]),
    .executableTarget(name: "Gallery", dependencies: ["Tabi"]),
    .executableTarget(name: "Benchmarks", dependencies: ["Tabi", "TabiTerminal"]),

    .target(name: "TerminalHarness", path: "Tests/TerminalHarness"),
    .testTarget(name: "TabiTerminalTests", dependencies: ["TabiTerminal", "TerminalHarness", "Windows"]),
    .testTarget(name: "TabiStateTests", dependencies: ["TabiState"]),
    .testTarget(name: "TabiNavigationTests", dependencies: ["TabiNavigation"]),
    .testTarget(name: "TabiTests", dependencies: ["Tabi", "TabiTesting"]),
    .testTarget(
      name: "CatalogTests", dependencies: ["Catalog", "TabiTesting", "TerminalHarness"],
      exclude: ["Pages/Screens"]),
    .testTarget(name: "GalleryTests", dependencies: ["Gallery", "TabiTesting"], exclude: ["Screens"]),
  ]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = settings()
}
