import Glibc
import Shell

/// The machine itself.
final class SystemHost: Host {
  func write(_ text: String) { put(text, 1) }
  func write(utf8 bytes: UnsafeBufferPointer<UInt8>) { put(bytes, 1) }
  func writeError(_ text: String) { put(text, 2) }

  private func put(_ text: String, _ file: Int32) {
    var text = text
    text.withUTF8 { put($0, file) }
  }

  /// Writes the bytes piece by piece, since a script is stopped in the middle of a text of megabytes too, and while it
  /// waits for a reader.
  private func put(_ bytes: UnsafeBufferPointer<UInt8>, _ file: Int32) {
    let piece = 1 << 16
    var offset = 0
    while offset < bytes.count {
      let count = Interrupt.waiting {
        Glibc.write(file, bytes.baseAddress! + offset, min(bytes.count - offset, piece))
      }
      if count > 0 {
        offset += count
        if offset < bytes.count, Interrupt.isStopping {
          // What follows begins on a line of its own, where somebody reads it.
          if isWritable(file, within: 0) { put("\n", file) }
          return
        }
      } else if count < 0, errno == EINTR || errno == EAGAIN {
        if errno == EAGAIN { _ = isWritable(file, within: 40) }
        if Interrupt.isStopping { return }
      } else if file == 1, errno == EPIPE {
        // The reader has seen enough: `vsh … | head` ends without a word.
        exit(141)
      } else if file == 1 {
        // A full disk: results that nobody gets are no success.
        put("vsh: cannot write to standard output: \(reason.reason)\n", 2)
        exit(1)
      } else {
        return
      }
    }
  }

  private func isWritable(_ file: Int32, within milliseconds: Int32) -> Bool {
    var waiting = pollfd(fd: file, events: Int16(POLLOUT), revents: 0)
    return poll(&waiting, 1, milliseconds) > 0
  }

  private var reason: HostError { HostError(String(cString: strerror(errno))) }

  func read(_ path: String) throws -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw reason }
    defer { close(file) }
    // A file needs no more than its size, and a byte to see its end; what has no size comes in pieces.
    var status = stat()
    let size = fstat(file, &status) == 0 && status.st_size > 0 ? Int(status.st_size) + 1 : 1 << 16
    let limit = 1 << 30
    var bytes: [UInt8] = []
    while true {
      let part = try [UInt8](unsafeUninitializedCapacity: min(size, limit + 1)) { buffer, filled in
        while filled < buffer.count {
          let count = Glibc.read(file, buffer.baseAddress! + filled, buffer.count - filled)
          if count < 0, errno == EINTR { continue }
          if count < 0 { throw reason }
          if count == 0 { break }
          filled += count
        }
      }
      // The first is mostly all there is.
      if bytes.isEmpty { bytes = part } else { bytes += part }
      if bytes.count > limit { throw HostError("the file is too large") }
      if part.count < min(size, limit + 1) { return bytes }
    }
  }

  func replace(_ path: String, _ bytes: [UInt8]) throws {
    let target = exists(path) ? resolve(path) : path
    // What is no plain file (`/dev/stdout`, a pipe) cannot be replaced, only written to.
    var status = stat()
    if stat(target, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      return try put(bytes, target, O_WRONLY)
    }
    let temporary = "\(target).\(getpid()).tmp"
    // Left over by a process of this number, or put there by somebody who hopes that it is written through.
    unlink(temporary)
    let mode = status.st_mode & 0o777
    do { try put(bytes, temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: mode == 0 ? nil : mode) } catch {
      unlink(temporary)
      throw error
    }
    if rename(temporary, target) != 0 {
      defer { unlink(temporary) }
      throw reason
    }
  }

  func append(_ path: String, _ bytes: [UInt8]) throws {
    // What a link names that leads nowhere was named by whoever made the link: a file is made only where it was asked.
    var status = stat()
    if !exists(path), lstat(path, &status) == 0 { throw HostError("it is a link that leads nowhere") }
    try put(bytes, path, O_WRONLY | O_CREAT | O_APPEND | (exists(path) ? 0 : O_NOFOLLOW))
  }

  func openJournal(_ path: String) throws -> (any JournalFile)? { try SystemJournal(path) }

  var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  var isInputWaiting: Bool {
    var waiting = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, 0) > 0
  }

  func edit(_ text: String) throws -> String {
    let editor = ["VISUAL", "EDITOR"].lazy.compactMap { environment($0) }.first { !$0.isEmpty } ?? "vi"
    var name = Array("/tmp/vsh-XXXXXX.vsh".utf8CString)
    let file = mkstemps(&name, 4)
    guard file >= 0 else { throw reason }
    close(file)
    let path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    defer { unlink(path) }
    try put(Array(text.utf8), path, O_WRONLY | O_TRUNC)
    let status = run(program: "\(editor) \(path)", input: nil)
    if status != 0 { throw HostError("'\(editor)' ended with \(status)") }
    return String(decoding: try read(path), as: UTF8.self)
  }

  /// - Parameter mode: Who may read the file, where that is not for the system to say: one that is replaced stays as
  ///   private as it was.
  private func put(_ bytes: [UInt8], _ path: String, _ flags: Int32, mode: mode_t? = nil) throws {
    let file = open(path, flags | O_CLOEXEC, mode.map { $0 & 0o600 } ?? 0o666)
    guard file >= 0 else { throw reason }
    defer { close(file) }
    if let mode { fchmod(file, mode) }
    var offset = 0
    while offset < bytes.count {
      let count = bytes[offset...].withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { throw reason }
      offset += max(0, count)
    }
    fsync(file)
  }

  func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  func list(_ directory: String) -> [String] {
    guard let open = opendir(directory) else { return [] }
    defer { closedir(open) }
    var names: [String] = []
    while let entry = readdir(open) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name == "." || name == ".." { continue }
      names.append(entry.pointee.d_type == 4 ? name + "/" : name)
    }
    return names.sorted()
  }

  func resolve(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  func run(program: String, input: String?) -> Int32 {
    let status: Int32
    if input == nil, isatty(0) == 1 {
      // An editor wants the terminal itself. Ctrl-C is the program's meanwhile, and not ours.
      status = system(program)
    } else {
      // What stands on our own standard input, a script, is not the program's to read.
      guard let pipe = popen(program, "w") else { return -1 }
      var text = input ?? ""
      text.withUTF8 { _ = fwrite($0.baseAddress, 1, $0.count, pipe) }
      status = pclose(pipe)
    }
    return status < 0 ? status : (status >> 8) & 0xff
  }

  var isTerminal: Bool { isatty(1) == 1 }

  var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }
}
