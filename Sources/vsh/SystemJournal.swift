import Glibc
import Shell

/// A journal on the disk, locked as long as it is open: the lock goes with the process, whatever ends it.
final class SystemJournal: JournalFile {
  private let path: String
  private let file: Int32

  /// nil while another process has it open.
  init?(_ path: String) throws {
    let opened = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard opened >= 0 else { throw HostError(String(cString: strerror(errno))) }
    if flock(opened, LOCK_EX | LOCK_NB) != 0 {
      close(opened)
      return nil
    }
    self.path = path
    file = opened
  }

  deinit { close(file) }

  var isEmpty: Bool {
    var status = stat()
    return fstat(file, &status) != 0 || status.st_size == 0
  }

  func read() throws -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = pread(file, &buffer, buffer.count, bytes.count)
      if count < 0, errno == EINTR { continue }
      if count < 0 { throw reason }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  func truncate(to count: Int) throws {
    if ftruncate(file, count) != 0 || fsync(file) != 0 { throw reason }
  }

  func append(_ bytes: [UInt8]) throws {
    var offset = 0
    while offset < bytes.count {
      let count = bytes[offset...].withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      if count < 0, errno != EINTR { throw reason }
      offset += max(0, count)
    }
  }

  func sync() throws { if fdatasync(file) != 0 { throw reason } }

  func remove() { unlink(path) }

  private var reason: HostError { HostError(String(cString: strerror(errno))) }
}
