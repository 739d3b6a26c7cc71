import Cells
import PageProtocol

/// What one line on the bridge asks for.
struct BridgeRequest: Hashable {
  /// What the answer is to be marked with.
  var id: JSON?
  var content: Content

  /// A message, or why the line is none.
  enum Content: Hashable {
    case message(ScriptMessage)
    case unreadable(String)
  }

  /// Reads a line.
  init(_ line: LineSplitter.Line) {
    switch line {
    case .tooLong(let count):
      content = .unreadable(
        "The line has \(count) bytes; what follows byte \(LineSplitter.mostBytes) is not read.")
    case .bytes(let bytes):
      do {
        let json = try JSON(parsing: bytes, limits: .line)
        // In the short form the whole object is the event, its identifier too.
        let isShortForm = json["handler"] == nil && json["message"] != nil
        id = isShortForm ? nil : json["id"]
        content = .message(try Self.message(json))
      } catch {
        content = .unreadable("\(error)")
      }
    }
  }

  /// Why an object is no message.
  private struct Mismatch: Error, CustomStringConvertible {
    let description: String
  }

  private static func message(_ json: JSON) throws(Mismatch) -> ScriptMessage {
    guard case .object = json else { throw Mismatch(description: "At byte 0: not a JSON object.") }
    let frame = try frame(json["frame"])
    guard let handler = json["handler"] else {
      guard json["message"] != nil else {
        throw Mismatch(description: "At byte 0: the object has neither a handler nor a message.")
      }
      return ScriptMessage(handler: "bridge", body: json, frame: frame)
    }
    guard let handler = handler.string, !handler.isEmpty, isShort(handler) else {
      throw Mismatch(description: "The handler is no name of at most \(mostNameBytes) bytes.")
    }
    guard let body = json["body"] else { throw Mismatch(description: "The message has no body.") }
    return ScriptMessage(handler: handler.sanitized(), body: body, frame: frame)
  }

  /// The most bytes of a handler's name and of an origin, which come back in refusals.
  private static let mostNameBytes = 300

  private static func isShort(_ name: String) -> Bool { name.utf8.count <= mostNameBytes }

  /// Where the message says it comes from; what it leaves out is as in the page meant.
  private static func frame(_ json: JSON?) throws(Mismatch) -> Frame {
    var frame = Frame.assumed
    guard let json else { return frame }
    guard case .object = json else { throw Mismatch(description: "The frame is no object.") }
    switch json["isMainFrame"] {
    case nil: break
    case .bool(let isMainFrame): frame.isMainFrame = isMainFrame
    case .some: throw Mismatch(description: "The frame's isMainFrame is neither true nor false.")
    }
    switch json["origin"] {
    case nil: break
    case .string(let origin) where isShort(origin): frame.origin = origin.sanitized()
    case .some:
      throw Mismatch(
        description: "The frame's origin is no text of at most \(mostNameBytes) bytes.")
    }
    return frame
  }
}
