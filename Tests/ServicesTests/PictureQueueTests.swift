import Cells
import Flows
import Testing

@testable import Services

@Suite struct PictureQueueTests {
  private let queue = PictureQueue()

  private func request(_ name: String) -> PictureRequest {
    PictureRequest(name: name, size: Size(columns: 8, rows: 2), isDark: true)
  }

  private func want(_ names: String...) -> Bool { queue.want(names.map(request)) }

  @Test func whatIsWantedIsWorkedOffInItsOrderByOne() {
    #expect(want("a", "b"))
    #expect(!want("a", "b"))
    #expect(queue.next()?.request == request("a"))
    #expect(queue.next()?.request == request("b"))
    #expect(queue.next() == nil)
    #expect(want("c"))
  }

  @Test func aNewWishReplacesTheOneBeforeAndEndsWhatIsNotInIt() {
    #expect(want("a", "b", "c"))
    let first = queue.next()
    #expect(!want("d", "c"))
    #expect(first?.decoding.isCancelled == true)
    #expect(queue.next()?.request == request("d"))
    #expect(queue.next()?.request == request("c"))
    #expect(queue.next() == nil)
  }

  @Test func whatIsBeingDecodedAndStillWantedGoesOn() {
    #expect(want("a", "b"))
    let first = queue.next()
    #expect(!want("c", "a"))
    #expect(first?.decoding.isCancelled == false)
    #expect(queue.next()?.request == request("c"))
    #expect(queue.next() == nil)
  }

  @Test func wantingNothingEndsEverything() {
    #expect(want("a", "b"))
    let first = queue.next()
    #expect(!want())
    #expect(first?.decoding.isCancelled == true)
    #expect(queue.next() == nil)
    #expect(!want())
  }
}
