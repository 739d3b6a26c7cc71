import PageProtocol

/// Checks an app folder for what would go wrong on the phone.
public struct AppCheck {
  private let folder: AppFolder
  /// The name of the file that describes the onboarding.
  private let onboarding: String
  private let languages: [Language]
  private var findings = Findings()
  private var sources: SourceTexts

  /// Checks a folder, whose onboarding may be described by a file of another name.
  ///
  /// Pictures are decoded by the picture program.
  public static func report(
    on folder: AppFolder, onboarding: String? = nil, pictureProgram: String
  ) async -> CheckReport {
    var check = AppCheck(folder, onboarding: onboarding ?? OnboardingFile.name)
    return await check.report(PictureProcess(program: pictureProgram))
  }

  private init(_ folder: AppFolder, onboarding: String) {
    self.folder = folder
    self.onboarding = onboarding
    sources = SourceTexts(folder)
    let catalog = (try? folder.bytes(at: StringCatalog.name, limit: JSONFile.limit)) ?? nil
    let catalogLanguages = catalog.flatMap {
      try? StringCatalog(parsing: $0, named: StringCatalog.name).languages
    }
    let all = Set(folder.localizations + (catalogLanguages ?? []))
    languages = all.isEmpty ? [.english] : all.sorted { $0.tag < $1.tag }
  }

  private mutating func report(_ process: PictureProcess) async -> CheckReport {
    checkFlows()
    let outline = outline()
    let texts = TextCheck(folder, languages: languages, file: onboarding)
    var links = LinkCheck(folder, languages: languages)
    var pictures = PictureCheck(folder, file: onboarding)
    texts.checkTables(&findings)
    pictures.checkGroups(&findings)
    if let header = outline?.header { pictures.check(header, sources: &sources, &findings) }
    for page in outline?.pages ?? [] {
      check(page, with: texts, &links, &pictures)
    }
    links.checkPages(&sources, &findings)
    await pictures.decodeFiles(with: process, &findings)
    sources.place(&findings)
    let sorted = findings.sorted
    func count(_ severity: Finding.Severity) -> Int {
      sorted.count { $0.kind.severity == severity } + findings.surplus(of: severity)
    }
    return CheckReport(
      findings: Array(sorted.prefix(Findings.most)), errors: count(.error),
      warnings: count(.warning), pages: outline?.pages.count ?? 0, languages: languages.count,
      pictures: pictures.files.count, files: links.anchors.count)
  }

  private mutating func check(
    _ page: OnboardingOutline.Page, with texts: TextCheck, _ links: inout LinkCheck,
    _ pictures: inout PictureCheck
  ) {
    if let image = page.image { pictures.check(image, sources: &sources, &findings) }
    if let title = page.buttonTitle { texts.checkTranslation(of: title, &findings) }
    if let link = page.link {
      links.checkButton(
        LinkCheck.Link(destination: link.text, file: onboarding, offset: link.offset), &findings)
    }
    guard let text = page.text else { return }
    texts.checkTranslation(of: text, &findings)
    for link in texts.check(text, sources: &sources, &findings) {
      links.check(link, &findings)
    }
  }

  /// The files of the other flows, if they are there.
  private mutating func checkFlows() {
    checkLauncher()
    AnalysisCheck(folder: folder).check(&sources, &findings)
  }

  private mutating func checkLauncher() {
    let name = LauncherFile.name
    guard folder.file(at: name) != nil else { return }
    if let json = sources.json(of: name) {
      findings.addKeys(of: json, known: LauncherFile.keys, in: name)
      if let token = json["token"] {
        findings.addKeys(of: token, known: TokenFormat.keys, path: "token", in: name)
      }
    }
    let reading = LauncherFile.reading(of: folder)
    for fault in reading.faults { findings.add(.undecodable, fault) }
    findings.addProgram(
      reading.settings?.token.command?.words.first,
      at: [.key("token"), .key("command"), .index(0)], in: name, of: folder, &sources)
  }

  /// What the onboarding's file says, if it can be read; all that is wrong with its form is added.
  private mutating func outline() -> OnboardingOutline? {
    do throws(FileFault) {
      guard let bytes = try folder.bytes(at: onboarding, limit: JSONFile.limit) else {
        let others = [LauncherFile.name, AnalysisFile.name].contains { folder.file(at: $0) != nil }
        if !others {
          findings.add(.undecodable, in: onboarding, "Was not found in the app folder.")
        }
        return nil
      }
      do throws(FileFault) {
        _ = try OnboardingFile.content(parsing: bytes, named: onboarding)
      } catch {
        findings.add(.undecodable, error)
      }
      guard let text = sources.text(of: onboarding),
        let json = try? PlacedJSON(parsing: text.bytes, limits: JSONFile.limits)
      else { return nil }
      return OnboardingOutline(json, file: onboarding, findings: &findings)
    } catch {
      findings.add(.undecodable, error)
      return nil
    }
  }
}
