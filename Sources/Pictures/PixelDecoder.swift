import CGdkPixbuf
import Cells

/// Decodes picture files; the only file that knows gdk-pixbuf.
struct PixelDecoder {
  let box: Size
  var mayGrow = true

  /// More than any screen shows; the largest takes 96 MiB while it is decoded.
  private static let mostPixels = 24 << 20
  /// What asset catalogs hold; other decoders aren't trusted with unknown bytes.
  private static let formats: Set = ["png", "jpeg", "svg", "heif", "heif/avif"]
  private static let chunk = 64 << 10

  /// Decodes a picture at the size it is needed in and hands over its pixels.
  ///
  /// The corresponding gdk-pixbuf functions are those of `GdkPixbufLoader`.
  func decode(
    _ bytes: [UInt8], _ body: (Pixels, Fitting) -> Picture
  ) throws(PictureError) -> Picture {
    guard let loader = gdk_pixbuf_loader_new() else { throw .undecodable("no decoder") }
    defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
    let decision = SizeDecision(self)
    let failure = withExtendedLifetime(decision) {
      connect(loader, to: decision)
      return feed(bytes, to: loader)
    }
    if let refusal = decision.refusal { throw refusal }
    if let failure { throw .undecodable(failure) }
    guard let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader), let fitting = decision.fitting,
      let pixels = gdk_pixbuf_read_pixels(pixbuf)
    else { throw .undecodable("there is no picture in it") }
    return body(
      Pixels(
        bytes: pixels, width: Int(gdk_pixbuf_get_width(pixbuf)),
        height: Int(gdk_pixbuf_get_height(pixbuf)),
        rowStride: Int(gdk_pixbuf_get_rowstride(pixbuf)),
        hasAlpha: gdk_pixbuf_get_has_alpha(pixbuf) != 0), fitting)
  }

  /// Lets the decision be made as soon as the natural size is known, before pixels are allocated.
  private func connect(_ loader: OpaquePointer, to decision: SizeDecision) {
    let context = Unmanaged.passUnretained(decision).toOpaque()
    _ = g_signal_connect_data(
      UnsafeMutableRawPointer(loader), "size-prepared",
      { loader, width, height, context in
        guard let loader, let context else { return }
        let decision = Unmanaged<SizeDecision>.fromOpaque(context).takeUnretainedValue()
        decision.decide(on: Self.format(of: loader), width: Int(width), height: Int(height))
        // A size of nothing ends the decoding.
        gdk_pixbuf_loader_set_size(
          loader, CInt(decision.fitting?.width ?? 0), CInt(decision.fitting?.height ?? 0))
      }, context, nil, 0)
  }

  /// Gives the loader all bytes and ends it; returns what went wrong.
  private func feed(_ bytes: [UInt8], to loader: OpaquePointer) -> String? {
    var failure: String?
    for start in stride(from: 0, to: bytes.count, by: Self.chunk) where failure == nil {
      let part = bytes[start..<min(start + Self.chunk, bytes.count)]
      failure = part.withUnsafeBufferPointer { part in
        Self.reason { gdk_pixbuf_loader_write(loader, part.baseAddress, part.count, $0) }
      }
    }
    let last = Self.reason { gdk_pixbuf_loader_close(loader, $0) }
    return failure ?? last
  }

  private static func reason(
    _ call: (UnsafeMutablePointer<UnsafeMutablePointer<GError>?>) -> CInt
  ) -> String? {
    var error: UnsafeMutablePointer<GError>?
    guard call(&error) == 0 else { return nil }
    defer { if error != nil { g_error_free(error) } }
    return error?.pointee.message.map { String(cString: $0) } ?? "unknown reason"
  }

  private static func format(of loader: OpaquePointer) -> (name: String, isScalable: Bool) {
    guard let format = gdk_pixbuf_loader_get_format(loader),
      let name = gdk_pixbuf_format_get_name(format)
    else { return ("unknown", false) }
    defer { g_free(name) }
    return (String(cString: name), gdk_pixbuf_format_is_scalable(format) != 0)
  }

  /// What is decided while the decoder runs.
  private final class SizeDecision {
    private let decoder: PixelDecoder
    private(set) var fitting: Fitting?
    private(set) var refusal: PictureError?

    init(_ decoder: PixelDecoder) { self.decoder = decoder }

    func decide(on format: (name: String, isScalable: Bool), width: Int, height: Int) {
      if !PixelDecoder.formats.contains(format.name) {
        refusal = .unsupported(format: format.name)
      } else if !format.isScalable, width * height > PixelDecoder.mostPixels {
        refusal = .tooLarge(width: width, height: height)
      } else {
        fitting = Fitting(
          PixelSize(width: width, height: height), into: decoder.box, mayGrow: decoder.mayGrow)
      }
    }
  }
}
