// swift-tools-version: 6.2
import PackageDescription

// One section for each target with its test target, lowest layer first. Arrows only point at
// targets above; README.md draws them.

let swift: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .treatAllWarnings(as: .error),
]
let pure = swift + [.strictMemorySafety()]

let package = Package(
  name: "promenade",
  products: [
    .executable(name: "promenade", targets: ["promenade"]),
    .executable(name: "promenade-page", targets: ["promenade-page"]),
    .executable(name: "promenade-picture", targets: ["promenade-picture"]),
  ],
  targets: [
    // C libraries
    .systemLibrary(name: "CNcurses", providers: [.apt(["libncurses-dev"])]),
    .systemLibrary(name: "CXML", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .systemLibrary(
      name: "CCmark",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
    .systemLibrary(name: "CChafa", providers: [.apt(["libchafa-dev"])]),
    .systemLibrary(name: "CGdkPixbuf", providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
    .systemLibrary(
      name: "CJavaScriptCore", pkgConfig: "javascriptcoregtk-4.1",
      providers: [.apt(["libjavascriptcoregtk-4.1-dev"])]),
    .target(name: "CGetopt"),
    .systemLibrary(name: "CSpawn"),

    // Cells
    .target(name: "Cells", swiftSettings: pure),
    .testTarget(
      name: "CellsTests", dependencies: ["Cells", "Support"], exclude: ["Screens"],
      swiftSettings: swift),

    // Documents
    .target(name: "Documents", dependencies: ["Cells"], swiftSettings: pure),
    .testTarget(
      name: "DocumentsTests", dependencies: ["Documents", "Cells"], swiftSettings: swift),

    // PageProtocol
    // Rounding a Double calls libm, which a pure target has no Glibc module to link for it.
    .target(
      name: "PageProtocol", swiftSettings: pure, linkerSettings: [.linkedLibrary("m")]),
    .testTarget(
      name: "PageProtocolTests", dependencies: ["PageProtocol"], swiftSettings: swift),

    // PictureProtocol
    .target(name: "PictureProtocol", dependencies: ["Cells"], swiftSettings: pure),
    .testTarget(
      name: "PictureProtocolTests", dependencies: ["PictureProtocol", "Cells"],
      swiftSettings: swift),

    // Clocks
    .target(name: "Clocks", swiftSettings: swift),
    .testTarget(
      name: "ClocksTests", dependencies: ["Clocks", "Support"], swiftSettings: swift),

    // HTML
    .target(name: "HTML", dependencies: ["CXML"], swiftSettings: swift),
    .testTarget(name: "HTMLTests", dependencies: ["HTML"], swiftSettings: swift),

    // Pictures
    .target(
      name: "Pictures", dependencies: ["PictureProtocol", "Cells", "CChafa", "CGdkPixbuf"],
      swiftSettings: swift),
    .testTarget(
      name: "PicturesTests", dependencies: ["Pictures", "Cells"], swiftSettings: swift),

    // NcursesTerminal
    .target(name: "NcursesTerminal", dependencies: ["Cells", "CNcurses"], swiftSettings: swift),
    .testTarget(
      name: "NcursesTerminalTests",
      dependencies: ["NcursesTerminal", "Cells", "Support", "TerminalEmulation", "terminal-probe"],
      swiftSettings: swift),

    // Widgets
    .target(name: "Widgets", dependencies: ["Documents", "Cells"], swiftSettings: pure),
    .testTarget(
      name: "WidgetsTests", dependencies: ["Widgets", "Documents", "Cells"],
      swiftSettings: swift),

    // Parsing
    .target(
      name: "Parsing", dependencies: ["Documents", "Cells", "HTML", "CCmark"],
      swiftSettings: swift),
    .testTarget(
      name: "ParsingTests", dependencies: ["Parsing", "Documents"], exclude: ["Corpus"],
      swiftSettings: swift),

    // Flows
    .target(
      name: "Flows", dependencies: ["Widgets", "Documents", "Cells", "PageProtocol"],
      swiftSettings: pure),
    .testTarget(
      name: "FlowsTests",
      dependencies: ["Flows", "Widgets", "Documents", "Cells", "PageProtocol", "Support"],
      exclude: ["Screens"],
      swiftSettings: swift),

    // PageEngine
    .target(
      name: "PageEngine", dependencies: ["PageProtocol", "HTML", "CJavaScriptCore"],
      resources: [
        .embedInCode("Prelude/Intrinsics.js"), .embedInCode("Prelude/HeldTime.js"),
        .embedInCode("Prelude/Events.js"),
        .embedInCode("Prelude/InlineHandlers.js"), .embedInCode("Prelude/Reporting.js"),
        .embedInCode("Prelude/Nodes.js"), .embedInCode("Prelude/Elements.js"),
        .embedInCode("Prelude/Reflection.js"), .embedInCode("Prelude/Forms.js"),
        .embedInCode("Prelude/UserEvents.js"), .embedInCode("Prelude/Validation.js"),
        .embedInCode("Prelude/Addresses.js"),
        .embedInCode("Prelude/AddressQuery.js"), .embedInCode("Prelude/Console.js"),
        .embedInCode("Prelude/Cloning.js"), .embedInCode("Prelude/Timers.js"),
        .embedInCode("Prelude/Location.js"), .embedInCode("Prelude/Storage.js"),
        .embedInCode("Prelude/Frames.js"), .embedInCode("Prelude/Handlers.js"),
        .embedInCode("Prelude/Scripts.js"), .embedInCode("Prelude/Window.js"),
      ], swiftSettings: swift),
    .testTarget(
      name: "PageEngineTests", dependencies: ["PageEngine", "PageProtocol"], swiftSettings: swift),

    // Runtime
    .target(
      name: "Runtime", dependencies: ["Flows", "Widgets", "Cells", "PageProtocol", "Clocks"],
      swiftSettings: swift),
    .testTarget(
      name: "RuntimeTests",
      dependencies: [
        "Runtime", "Flows", "PageProtocol", "Cells", "Clocks", "Support", "TerminalEmulation",
        "terminal-probe",
      ],
      swiftSettings: swift),

    // Services
    .target(
      name: "Services",
      dependencies: [
        "Flows", "Widgets", "Parsing", "PageProtocol", "PictureProtocol", "Documents", "Cells",
        "Clocks", "CSpawn",
      ],
      swiftSettings: swift),
    .testTarget(
      name: "ServicesTests",
      dependencies: [
        "Services", "Runtime", "Flows", "PageProtocol", "Documents", "Cells", "Clocks", "Support",
        "TerminalEmulation", "promenade-page", "promenade-picture",
      ],
      exclude: ["BadApp", "BadApp.txt", "Forms", "Screens"],
      swiftSettings: swift),

    // Executables
    .executableTarget(
      name: "promenade",
      dependencies: [
        "Services", "Runtime", "NcursesTerminal", "Flows", "Documents", "PageProtocol", "Cells",
        "Clocks", "CGetopt",
      ],
      swiftSettings: swift),
    .executableTarget(
      name: "promenade-page", dependencies: ["PageEngine"], swiftSettings: swift),
    .executableTarget(
      name: "promenade-picture", dependencies: ["Pictures"], swiftSettings: swift),

    // Tests only: doubles, a pseudo-terminal with a terminal emulator, journeys of the built program
    .systemLibrary(
      name: "CVTerm", path: "Tests/CVTerm", providers: [.apt(["libvterm-dev"])]),
    .target(
      name: "TerminalEmulation", dependencies: ["Cells", "CVTerm"],
      path: "Tests/TerminalEmulation", swiftSettings: swift),
    // Support counts as tests because Testing can't be linked into a static release build.
    .testTarget(
      name: "Support",
      dependencies: ["TerminalEmulation", "PageProtocol", "Clocks", "Cells", "CVTerm"],
      path: "Tests/Support", swiftSettings: swift),
    .executableTarget(
      name: "promenade-bench", dependencies: ["TerminalEmulation", "Cells"],
      path: "Tests/Bench", swiftSettings: swift),
    .executableTarget(
      name: "terminal-probe", dependencies: ["NcursesTerminal", "Cells"],
      path: "Tests/TerminalProbe", swiftSettings: swift),
    .testTarget(
      name: "JourneyTests",
      dependencies: [
        "Support", "TerminalEmulation", "Cells", "promenade", "promenade-page",
        "promenade-picture",
      ], exclude: ["README.tour"], swiftSettings: swift),
    // What a package installs under share/ is made from the tables of the program.
    .testTarget(
      name: "ReferenceTests", dependencies: ["promenade", "Support", "TerminalEmulation", "Cells"],
      swiftSettings: swift),
  ]
)

// Needs `-sanitize=fuzzer`, which nothing else is to be built with: `./demo.sh fuzz` asks for it.
if Context.environment["PROMENADE_FUZZ"] != nil {
  package.targets += [
    .systemLibrary(name: "CFuzzer", path: "Tests/CFuzzer"),
    .executableTarget(
      name: "promenade-fuzz", dependencies: ["Parsing", "Documents", "CFuzzer"],
      path: "Tests/Fuzz", exclude: ["Seeds", "words"], swiftSettings: swift),
  ]
}
