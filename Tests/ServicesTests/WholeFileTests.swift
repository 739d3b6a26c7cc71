import FoundationEssentials
import Glibc
import Testing

@testable import Services

@Suite struct WholeFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func aFileIsReplaced() throws {
    let path = folder.path + "/file"
    #expect(WholeFile.write("old", to: path) == nil)
    #expect(WholeFile.write("new", to: path) == nil)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
  }

  @Test func aPipeIsWrittenIntoAndStaysOne() throws {
    let path = folder.path + "/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    #expect(WholeFile.write("results", to: path) == nil)
    var bytes = [UInt8](repeating: 0, count: 100)
    #expect(read(reader, &bytes, bytes.count) == 7)
    #expect(type(of: path) == S_IFIFO)
  }

  @Test func aPipeThatNobodyReadsIsSaidAndStaysOne() {
    let path = folder.path + "/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    #expect(WholeFile.write("results", to: path)?.contains("nobody reads that pipe") == true)
    #expect(type(of: path) == S_IFIFO)
  }

  @Test func aLinkToADeviceStaysOne() throws {
    let path = folder.path + "/link"
    #expect(symlink("/dev/full", path) == 0)
    #expect(WholeFile.write("results", to: path)?.contains("No space left") == true)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == "/dev/full")
  }

  @Test func whereAFileIsThereCanBeNoFolder() {
    let path = folder.path + "/file"
    #expect(WholeFile.write("", to: path) == nil)
    #expect(WholeFile.makeFolder(path)?.contains("could not be made: File exists.") == true)
    #expect(WholeFile.makeFolder(path + "/in") != nil)
    #expect(WholeFile.makeFolder(folder.path + "/new/and/deep") == nil)
    #expect(WholeFile.makeFolder(folder.path + "/new/and/deep") == nil)
  }

  private func type(of path: String) -> mode_t {
    var status = stat()
    lstat(path, &status)
    return status.st_mode & S_IFMT
  }
}
