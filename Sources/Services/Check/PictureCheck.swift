import Cells
import PageProtocol
import PictureProtocol

/// Checks the pictures an onboarding names, and the catalogs they come from.
struct PictureCheck {
  private let catalog: AssetCatalog
  /// The file the names stand in.
  private let file: String
  /// The files there are, which are yet to be decoded.
  private(set) var files: Set<String> = []

  /// How many files are decoded side by side.
  private static let width = 2

  /// Looks through the asset catalogs of an app.
  init(_ folder: AppFolder, file: String) {
    catalog = AssetCatalog(folder)
    self.file = file
  }

  /// Finds folders of catalogs whose description is broken.
  func checkGroups(_ findings: inout Findings) {
    for fault in catalog.faults { findings.add(.brokenCatalog, fault) }
  }

  /// Checks all variants of a picture.
  mutating func check(
    _ name: OnboardingOutline.PlacedText, sources: inout SourceTexts, _ findings: inout Findings
  ) {
    if let set = catalog.imageSet(named: name.text) {
      check(set: set, sources: &sources, &findings)
    } else if let place = catalog.loosePlace(of: name.text) {
      files.insert(place)
    } else {
      findings.add(.missingPicture, in: file, at: name.offset, missing(name.text))
    }
  }

  private func missing(_ name: String) -> String {
    guard !name.isEmpty else { return "The picture's name is empty: leave the key out instead." }
    let last = name.split(separator: "/").last.map { $0.lowercased() }
    let similar = catalog.names.first { other in
      other.split(separator: "/").last.map { $0.lowercased() } == last
    }
    let hint = similar.map { ", only \($0.quoted); case and the names of folders count" } ?? ""
    return "There is no picture named \(name.quoted)\(hint)."
  }

  private mutating func check(
    set: String, sources: inout SourceTexts, _ findings: inout Findings
  ) {
    let place = "\(set)/Contents.json"
    do throws(FileFault) {
      let images = try catalog.contents(of: set).images ?? []
      let source = sources.text(of: place)
      let json = source.flatMap { try? PlacedJSON(parsing: $0.bytes) }
      func offset(_ index: Int) -> Int? {
        json?.nearest(to: [.key("images"), .index(index), .key("filename")]).offset
      }
      checkVariants(of: images, in: place, offset: offset, &findings)
      for (index, image) in images.enumerated() {
        guard let name = image.filename, !name.isEmpty else { continue }
        if case .success = catalog.folder.file(at: "\(set)/\(name)") {
          files.insert("\(set)/\(name)")
        } else {
          findings.add(
            .missingPicture, in: place, at: offset(index), "\(name.quoted) is missing beside it.")
        }
      }
    } catch {
      findings.add(.brokenCatalog, error)
    }
  }

  private func checkVariants(
    of images: [ImageSet.Image], in place: String, offset: (Int) -> Int?,
    _ findings: inout Findings
  ) {
    let files = images.filter { !($0.filename ?? "").isEmpty }
    guard !files.isEmpty else {
      return findings.add(.brokenCatalog, in: place, "Names no picture file.")
    }
    if !files.contains(where: { $0.isDark }) {
      findings.add(
        .missingVariant, in: place, "There is no dark variant; dark screens show the light one.")
    }
    for (index, image) in images.enumerated() where (image.filename ?? "").isEmpty {
      // Nobody makes pictures for screens of single scale any more.
      guard let scale = image.scale, scale != "1x" else { continue }
      findings.add(
        .missingVariant, in: place, at: offset(index),
        "There is no file for \(scale.quoted)\(image.isDark ? " in the dark" : "").")
    }
  }

  /// Decodes all files that were found, in processes of their own.
  func decodeFiles(with process: PictureProcess, _ findings: inout Findings) async {
    let folder = catalog.folder
    await withTaskGroup(of: FileFault?.self) { group in
      var rest = files.sorted().makeIterator()
      func decodeNext() {
        guard let place = rest.next() else { return }
        group.addTask { await Self.fault(at: place, of: folder, process) }
      }
      for _ in 0..<Self.width { decodeNext() }
      while let fault = await group.next() {
        if let fault { findings.add(.brokenPicture, fault) }
        decodeNext()
      }
    }
  }

  private static func fault(
    at place: String, of folder: AppFolder, _ process: PictureProcess
  ) async -> FileFault? {
    let order = PictureOrder(
      box: Size(columns: 8, rows: 4), colors: .direct, isASCII: false, isDark: true)
    do throws(FileFault) {
      _ = try await process.picture(at: place, of: folder, order)
      let bytes = try folder.bytes(at: place, limit: PictureProcess.mostBytes) ?? []
      return bytes.endsTooEarly
        ? FileFault(place, "Ends too early: it was not copied in full.") : nil
    } catch {
      return error
    }
  }
}

extension [UInt8] {
  /// Whether a PNG or JPEG file lacks its end; decoders show what there is of it without a word.
  fileprivate var endsTooEarly: Bool {
    let end = suffix(64 << 10)
    if starts(with: [0x89, 0x50, 0x4E, 0x47]) { return !end.contains("IEND".utf8) }
    if starts(with: [0xFF, 0xD8]) { return !end.contains([0xFF, 0xD9]) }
    return false
  }
}
