import Testing

@testable import Flows

/// The rules of SwiftUI's `NavigationPath`, without its traps.
@Suite struct NavigationPathTests {
  private typealias Path = NavigationPath<Int>

  private func path(_ numbers: some Sequence<Int>) -> Path {
    var path = Path()
    for number in numbers { _ = path.append(number, isSame: ==) }
    return path
  }

  @Test func theRootCountsForNothing() {
    #expect(Path().isEmpty && path([]).isEmpty && path([1, 2]).count == 2)
    #expect(path([1, 2]).last == 2)
  }

  @Test func removingStopsAtTheRootWhereSwiftUITraps() {
    var path = path(1...5)
    path.removeLast(-1)
    #expect(path.count == 5)
    path.removeLast(2)
    #expect(path.entries.map(\.element) == [1, 2, 3])
    path.removeLast(.max)
    path.removeLast()
    #expect(path.isEmpty)
  }

  @Test func aValueOnTopIsCountedAndBeneathPushedAgain() {
    let path = path([1, 1, 1, 2, 1])
    #expect(path.entries.map(\.element) == [1, 2, 1])
    #expect(path.entries.map(\.count) == [3, 1, 1])
  }

  @Test func replacingShowsTheLastAndBackRevealsTheOneBefore() {
    var path = path(1...3)
    path.replace(with: [7, 8].map { .init(element: $0) })
    #expect(path.last == 8)
    path.removeLast()
    #expect(path.last == 7 && path.count == 1)
  }

  @Test func aFullPathTakesNoOtherButCountsTheSame() {
    var path = path(0..<Path.limit)
    let takesAnother = path.append(-1, isSame: ==)
    let countsTheSame = path.append(Path.limit - 1, isSame: ==)
    #expect(!takesAnother && countsTheSame && path.count == Path.limit)
  }

  @Test func aPathOfLargeScreensIsFullBeforeMemoryIs() {
    var path = Path()
    let half = Path.mostBytes / 2
    let taken = (0..<3).map { path.append($0, bytes: half, isSame: ==) }
    #expect(taken == [true, true, false])
    path.removeLast()
    let takesAnother = path.append(3, bytes: half, isSame: ==)
    #expect(takesAnother)
    path.replace(with: [])
    let takesLarge = path.append(4, bytes: 2 * half, isSame: ==)
    #expect(takesLarge)
  }

  @Test func everyChangeIsCountedAndNothingElse() {
    var path = path([1])
    let before = path.changes
    path.removeLast(0)
    #expect(path.changes == before)
    path.changeLast { $0 = 2 }
    path.removeLast()
    path.removeLast()
    path.changeLast { $0 = 3 }
    #expect(path.changes == before + 2)
  }
}
