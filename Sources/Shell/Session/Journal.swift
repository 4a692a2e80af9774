/// What was accepted, on disk before the prompt returns: a killed session loses nothing.
///
/// A journal is a script. Behind each text that was accepted stands a comment with the number of its bytes: `//; 9` when
/// more of the same input follows, `//. 9` behind the last. What has none behind it was being written when the process
/// died, and does not count.
public final class Journal {
  /// A text that is run as a unit of its own.
  struct Entry: Equatable {
    var text: String
    /// Values were not shown, so that no result was numbered.
    var isQuiet = false
    /// From the user's start file.
    var isStart = false
  }

  private let host: any Host
  let path: String
  private var file: (any JournalFile)?
  private var isSynced = true

  /// - Parameter path: The file is made with the first entry.
  public init(host: any Host, path: String) {
    self.host = host
    self.path = path
  }

  /// A journal that goes on with a file.
  init(host: any Host, path: String, file: any JournalFile) {
    self.host = host
    self.path = path
    self.file = file
  }

  /// Adds what one input came to. Throws a `HostError`.
  func append(_ entries: [Entry]) throws {
    var text = ""
    if file == nil {
      guard let new = try host.openJournal(path) else { throw HostError("another vsh has it open") }
      file = new
    }
    if file?.isEmpty == true { text = StoryHeader.current.text }
    for (index, entry) in entries.enumerated() {
      text += entry.text + "\n" + (index == entries.count - 1 ? "//. " : "//; ") + "\(entry.text.utf8.count)"
      text += (entry.isQuiet ? " quiet" : "") + (entry.isStart ? " start" : "") + "\n"
    }
    try file?.append(Array(text.utf8))
    isSynced = false
  }

  /// Sees to it that what was added is on the disk. Throws a `HostError`.
  func sync() throws {
    if isSynced { return }
    try file?.sync()
    isSynced = true
  }

  /// A clean end needs no journal.
  public func remove() {
    file?.remove()
    file = nil
  }

  /// The entries of whole inputs, and how many bytes these take; behind them stands only what was not finished.
  static func read(_ bytes: [UInt8]) -> (entries: [Entry], end: Int) {
    var entries: [Entry] = []
    var whole = 0
    var end = 0
    var start = headerEnd(bytes)
    var line = start
    while line < bytes.count, let newline = bytes[line...].firstIndex(of: UInt8(ascii: "\n")) {
      if let mark = Mark(bytes[line..<newline]), mark.count == line - start - 1 {
        let text = String(decoding: bytes[start..<(line - 1)], as: UTF8.self)
        entries.append(Entry(text: text, isQuiet: mark.isQuiet, isStart: mark.isStart))
        start = newline + 1
        if mark.isLast { (whole, end) = (entries.count, start) }
      }
      line = newline + 1
    }
    return (Array(entries[..<whole]), end == 0 ? 0 : end)
  }

  private static func headerEnd(_ bytes: [UInt8]) -> Int {
    var end = 0
    for prefix in ["#!", "// vsh session"] {
      guard bytes[end...].starts(with: prefix.utf8), let newline = bytes[end...].firstIndex(of: UInt8(ascii: "\n"))
      else { break }
      end = newline + 1
    }
    return end
  }

  /// `//. 9 quiet`
  private struct Mark {
    let count: Int
    let isLast: Bool
    let isQuiet: Bool
    let isStart: Bool

    init?(_ line: ArraySlice<UInt8>) {
      isLast = line.starts(with: "//. ".utf8)
      guard isLast || line.starts(with: "//; ".utf8) else { return nil }
      let words = line.dropFirst(4).split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      guard let first = words.first, let number = Int(first) else { return nil }
      count = number
      isQuiet = words.contains("quiet")
      isStart = words.contains("start")
    }
  }
}

/// Where journals and named sessions are.
public struct SessionStore {
  let host: any Host
  let directory: String

  public init(host: any Host, directory: String) {
    self.host = host
    self.directory = directory
  }

  /// A session that was not left but ended: by a crash, `kill`, or a terminal that went away.
  struct Orphan {
    let path: String
    let entries: [Journal.Entry]
    let header: StoryHeader?
  }

  /// The last first. Journals without a word are taken away.
  func orphans() -> [Orphan] {
    var found: [Orphan] = []
    for name in host.list(directory).sorted(by: >) where name.hasPrefix("journal.") {
      let path = directory + "/" + name
      // A journal that somebody has open is that of a session which goes on.
      guard let file = try? host.openJournal(path) else { continue }
      let bytes = (try? file.read()) ?? []
      let entries = Journal.read(bytes).entries
      if entries.isEmpty {
        file.remove()
      } else {
        found.append(Orphan(path: path, entries: entries, header: StoryHeader(bytes)))
      }
    }
    return found
  }

  func remove(_ orphan: Orphan) { (try? host.openJournal(orphan.path))?.remove() }

  /// The names of sessions that go on when called by name.
  var names: [String] {
    host.list(directory + "/sessions").filter { $0.hasSuffix(".vsh") }.map { String($0.dropLast(4)) }
  }

  /// Whether a name can be a session's.
  public static func isName(_ name: String) -> Bool {
    let isPart = name.utf8.allSatisfy {
      (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) || $0 == 45 || $0 == 46 || $0 == 95
    }
    return !name.isEmpty && name.utf8.count <= 100 && name.first != "." && name.first != "-" && isPart
  }
}
