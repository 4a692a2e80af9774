// swift-tools-version: 6.2
import PackageDescription

let ours: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

/// The fuzzer has a `main` of its own and wants code built for it: `scripts/fuzz` asks for it this way.
let fuzzer: [Target] =
  Context.environment["VSH_FUZZER"] == nil
  ? []
  : [
    .executableTarget(
      name: "vsh-fuzz", dependencies: ["FuzzTargets"], path: "Tests/Fuzz/Driver",
      swiftSettings: ours + [.unsafeFlags(["-parse-as-library"])])
  ]

let package = Package(
  name: "vsh",
  products: [
    .executable(name: "vsh", targets: ["vsh"]),
    .library(name: "ViewKit", targets: ["ViewKit"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
  ],
  targets: [
    .target(name: "ViewKit", swiftSettings: ours),
    .target(name: "Syntax", swiftSettings: ours),
    .target(name: "Language", dependencies: ["Syntax"], exclude: ["README.md"], swiftSettings: ours),
    .target(name: "Bindings", dependencies: ["Language", "ViewKit"], swiftSettings: ours),
    .target(name: "Pictures", dependencies: ["ViewKit"], swiftSettings: ours),
    .target(
      name: "CLibedit",
      linkerSettings: [.linkedLibrary("edit"), .linkedLibrary("tinfo"), .linkedLibrary("bsd")]),
    .target(name: "LineEditor", dependencies: ["CLibedit"], swiftSettings: ours),
    .target(
      name: "Shell", dependencies: ["Syntax", "Language", "ViewKit", "Bindings", "LineEditor", "Pictures"],
      swiftSettings: ours),
    .systemLibrary(name: "CMalloc"),
    .executableTarget(
      name: "vsh",
      dependencies: [
        "Shell", "Language", "LineEditor", "CMalloc",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: ours),
    // Types what the tests type: an editor around a toy language of brackets. No product.
    .executableTarget(name: "line-editor-demo", dependencies: ["LineEditor"], swiftSettings: ours),
    .testTarget(name: "ViewKitTests", dependencies: ["ViewKit"], swiftSettings: ours),
    .testTarget(name: "PicturesTests", dependencies: ["Pictures", "ViewKit"], swiftSettings: ours),
    // What tests of all modules share.
    .target(name: "TestSupport", path: "Tests/Support", swiftSettings: ours),
    .testTarget(name: "SyntaxTests", dependencies: ["Syntax", "TestSupport"], swiftSettings: ours),
    .testTarget(
      name: "LineEditorTests", dependencies: ["LineEditor", "CLibedit", "line-editor-demo"], swiftSettings: ours),
    .testTarget(
      name: "BindingsTests", dependencies: ["Bindings", "Language", "Syntax", "ViewKit", "TestSupport"],
      swiftSettings: ours),
    .testTarget(name: "LanguageTests", dependencies: ["Language", "TestSupport"], swiftSettings: ours),
    .testTarget(
      name: "ShellTests",
      dependencies: [
        "Shell", "Bindings", "Language", "LineEditor", "Syntax", "ViewKit", "Pictures", "CLibedit", "vsh",
        "TestSupport",
      ],
      exclude: ["README.md"], swiftSettings: ours),
    // Holds the source text against the laws of Sources/README.md; reads files, imports nothing of the product.
    .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"], swiftSettings: ours),
    .testTarget(
      name: "ConformanceTests", dependencies: ["Shell", "Bindings", "Language", "Syntax", "ViewKit", "TestSupport"],
      swiftSettings: ours),
    // What is fuzzed, and the inputs that once were trouble.
    .target(
      name: "FuzzTargets", dependencies: ["Shell", "Bindings", "Language", "Syntax", "ViewKit"],
      path: "Tests/Fuzz/Targets", swiftSettings: ours),
    .testTarget(
      name: "FoundTests", dependencies: ["FuzzTargets", "TestSupport"], path: "Tests/Fuzz/Tests", swiftSettings: ours),
  ] + fuzzer
)
