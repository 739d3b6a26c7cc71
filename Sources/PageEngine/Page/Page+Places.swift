import HTML
import PageProtocol

// What the prelude asks about frames, addresses and storage.

extension Page {
  /// The functions of a world that reach beyond it.
  func places(of world: PageWorld, _ frame: PageFrame) -> [Native] {
    [
      (
        "openFrame",
        { [weak self, weak world, weak frame] arguments in
          guard let self, let world, let frame else { return .undefined }
          return .flag(openFrame(HTMLNode(number: arguments.number(0)), in: frame, world))
        }
      ),
      (
        "frameOf",
        { [weak self, weak world] arguments in
          guard let self, let world else { return .number(-1) }
          let element = HTMLNode(number: arguments.number(0))
          return .number(self.frame(of: element, in: world)?.number ?? -1)
        }
      ),
      (
        "elementOf",
        { [weak self, weak world] arguments in
          let frame = self?.frames.first { $0.number == arguments.number(0) }
          guard let frame, frame.parent?.world === world else { return .number(-1) }
          return .number(frame.element?.number ?? -1)
        }
      ),
      (
        "frames",
        { [weak self] arguments in
          let frames = self?.frames.filter { $0.parent?.number == arguments.number(0) } ?? []
          return .numbers(frames.map(\.number))
        }
      ),
      // What the prelude of the world now in a frame has made for this program.
      (
        "hooks",
        { [weak self] arguments in
          let frame = self?.frames.first { $0.number == arguments.number(0) }
          return frame?.world?.hooks.map { .object($0) } ?? .undefined
        }
      ),
      (
        "navigate",
        { [weak self] arguments in
          guard let self, let frame = frames.first(where: { $0.number == arguments.number(0) })
          else {
            return .undefined
          }
          if let address = arguments.text(1) { navigate(frame, to: address) } else { reload(frame) }
          return .undefined
        }
      ),
      (
        "leave",
        { [weak self] arguments in
          self?.tell(.left(for: arguments.text(0) ?? ""))
          return .undefined
        }
      ),
      (
        "storedKeys",
        { [weak self] arguments in
          .texts(self?.storage.keys(in: arguments.text(0) ?? "") ?? [])
        }
      ),
      (
        "stored",
        { [weak self] arguments in
          self?.storage.value(arguments.text(1) ?? "", in: arguments.text(0) ?? "")
            .map { .text($0) } ?? .null
        }
      ),
      (
        "store",
        { [weak self] arguments in
          .flag(
            self?.storage.set(
              arguments.text(1) ?? "", to: arguments.text(2), in: arguments.text(0) ?? "") ?? true)
        }
      ),
    ]
  }
}
