/// What was accepted, on disk before the prompt returns: a killed session loses nothing.
public final class Journal {
  private let host: any Host
  private let path: String
  private var hasHeader = false

  public init(host: any Host, path: String) {
    self.host = host
    self.path = path
  }

  func append(_ text: String) {
    var bytes: [UInt8] = []
    if !hasHeader { bytes += Array(Story.header.utf8) }
    hasHeader = true
    bytes += Array((text + "\n").utf8)
    try? host.append(path, bytes)
  }
}
