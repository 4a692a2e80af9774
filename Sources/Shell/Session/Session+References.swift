import Syntax

/// `save --refs`: loads stay lines of the story.
extension Session {
  /// The line that loads a file again from a script at `target`. nil, with a note, where that would not do the same: the
  /// file is another by now, or was not run whole.
  func loadLine(for entry: LogEntry, in target: String) -> String? {
    guard case .load(let path, let pieces, let isWhole) = entry.kind else { return nil }
    var complaint = isWhole ? nil : "it was not run whole"
    var seen: Set<ObjectIdentifier> = []
    for source in [entry.source] + pieces.map(\.source) where seen.insert(ObjectIdentifier(source)).inserted {
      let bytes = try? host.read(source.name)
      if bytes.map({ SourceText(name: "", bytes: $0).text }) != source.text {
        complaint = complaint ?? "\(source.name == entry.source.name ? "it" : source.name) has changed since"
      }
    }
    if let complaint {
      tell("note: what 'load \(path)' ran is written out: \(complaint)\n")
      return nil
    }
    let quoted = relative(entry.source.name, to: target).split(separator: "\\", omittingEmptySubsequences: false)
      .joined(separator: "\\\\").split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"")
    return "load \"\(quoted)\""
  }

  /// A file's path as a script says it that stands at another path.
  private func relative(_ path: String, to script: String) -> String {
    let folder = script.lastIndex(of: "/").map { String(script[...$0]) } ?? "."
    let (file, base) = (host.resolve(path), host.resolve(folder))
    guard file.hasPrefix("/") == base.hasPrefix("/") else { return file }
    func parts(_ path: String) -> [Substring] { path.split(separator: "/").filter { $0 != "." } }
    let (to, from) = (parts(file), parts(base))
    if to.contains("..") || from.contains("..") { return file }
    let shared = zip(to, from).prefix { $0 == $1 }.count
    return ([Substring](repeating: "..", count: from.count - shared) + to[shared...]).joined(separator: "/")
  }
}
