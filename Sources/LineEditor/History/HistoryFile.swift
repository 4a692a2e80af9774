import Glibc

/// What was typed, oldest first, kept in a file that any number of sessions append to.
///
/// An entry is on disk before its line runs, so a killed session loses nothing. The file is libedit's, mode 0600. It is
/// read when the first entry is asked for, not before: most sessions start without needing it.
public final class HistoryFile {
  public let path: String?
  private let limit: Int
  private var loaded: [String]?
  /// Entries that could not be written, and all of them when there is no file.
  private var unsaved: [String] = []
  /// What this session wrote into the file, oldest first.
  private var own: [String] = []

  /// - Parameters:
  ///   - path: where the file is or will be; `nil` keeps the history in memory.
  ///   - limit: how many entries are kept; the file is cut when it holds twice as many.
  public init(path: String?, limit: Int = 10_000) {
    self.path = path
    self.limit = max(1, limit)
  }

  /// Everything there is, oldest first: the file as it was at the first need, then this session's own.
  public var entries: [String] {
    if let loaded { return loaded }
    let entries = load() + unsaved
    loaded = entries
    return entries
  }

  /// The same with what other sessions entered since: Up goes through one's own work, a search through everything.
  public var everything: [String] { path == nil ? entries : load() + unsaved }

  /// What is in the file and not from this session.
  public var earlier: [String] {
    var own = own[...]
    var others: [String] = []
    for entry in load().reversed() { if own.last == entry { own.removeLast() } else { others.append(entry) } }
    return others.reversed()
  }

  /// Adds an entry and writes it down at once. Blank entries, those that begin with a space and repetitions of the
  /// last one are not kept.
  public func append(_ entry: String) {
    guard let first = entry.first, first != " ", entry.contains(where: { !$0.isWhitespace }) else { return }
    if let last = loaded?.last ?? unsaved.last, last == entry { return }
    let isSaved = save(entry)
    if loaded != nil { loaded!.append(entry) } else if !isSaved { unsaved.append(entry) }
  }

  // MARK: The file

  private func load() -> [String] {
    guard let path, let bytes = readFile(path) else { return [] }
    var lines = bytes.split(separator: TextBytes.newline)
    if let first = lines.first, first.elementsEqual(HistoryCoding.header.utf8) { lines.removeFirst() }
    if lines.count > 2 * limit { trim() }
    return lines.suffix(limit).map { HistoryCoding.decode($0) }
  }

  /// False when it could not be written, which is no reason to stop anybody from working.
  private func save(_ entry: String) -> Bool {
    guard let path, let file = openLocked(path) else { return false }
    defer { close(file) }
    let encoded = HistoryCoding.encode(entry)
    let size = lseek(file, 0, SEEK_END)
    var bytes: [UInt8] = []
    if size == 0 {
      bytes = Array(HistoryCoding.header.utf8) + [TextBytes.newline]
    } else {
      // The end of the file says whether another session just entered the same, or was killed while writing.
      var tail = [UInt8](repeating: 0, count: encoded.count + 2)
      let count = pread(file, &tail, tail.count, max(0, off_t(size) - off_t(tail.count)))
      let end = tail.prefix(max(0, count))
      if end.elementsEqual([TextBytes.newline] + encoded + [TextBytes.newline]) { return true }
      if end.last != TextBytes.newline { bytes = [TextBytes.newline] }
    }
    bytes += encoded + [TextBytes.newline]
    guard write(file, bytes, bytes.count) == bytes.count else { return false }
    own.append(entry)
    return true
  }

  /// Rewrites the file with its newest entries, through a temporary file, so that no moment is without a whole one.
  private func trim() {
    guard let path, let file = openLocked(path) else { return }
    defer { close(file) }
    guard let bytes = readFile(path) else { return }
    let target = resolved(path)
    let temporary = target + ".\(getpid())"
    let new = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard new >= 0 else { return }
    let kept = bytes.split(separator: TextBytes.newline).suffix(limit)
    var content = Array(HistoryCoding.header.utf8) + [TextBytes.newline]
    for line in kept { content += line + [TextBytes.newline] }
    let isWritten = writeAll(new, content) && fsync(new) == 0
    close(new)
    if !isWritten || rename(temporary, target) != 0 { unlink(temporary) }
  }

  /// Opens for appending and locks. A trim may have put another file in place while we waited for the lock.
  private func openLocked(_ path: String) -> Int32? {
    for _ in 0..<10 {
      let file = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
      guard file >= 0 else { return nil }
      var ours = stat()
      var current = stat()
      while flock(file, LOCK_EX) != 0, errno == EINTR {}
      if fstat(file, &ours) == 0, stat(path, &current) == 0, ours.st_ino == current.st_ino,
        ours.st_mode & S_IFMT == S_IFREG
      {
        return file
      }
      close(file)
    }
    return nil
  }

  private func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}

private func readFile(_ path: String) -> [UInt8]? {
  let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard file >= 0 else { return nil }
  defer { close(file) }
  var status = stat()
  guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
  let size = Int(status.st_size)
  return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
    while count < size {
      let n = read(file, buffer.baseAddress! + count, size - count)
      if n < 0, errno == EINTR { continue }
      if n <= 0 { break }
      count += n
    }
  }
}

/// Writes everything, waiting when the other end is slow. False when it cannot.
func writeAll(_ file: Int32, _ bytes: some Collection<UInt8>) -> Bool {
  let bytes = Array(bytes)
  var offset = 0
  while offset < bytes.count {
    let n = bytes[offset...].withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
    if n > 0 {
      offset += n
    } else if n < 0, errno == EAGAIN {
      var waiting = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
      _ = poll(&waiting, 1, 1000)
    } else if !(n < 0 && errno == EINTR) {
      return false
    }
  }
  return true
}
