import CMalloc
import Glibc
import Language

/// Stops scripts that take more memory than they may. Nothing is counted where memory is taken: a thread that has
/// nothing else to do looks every now and then at how much the process has.
enum MemoryWatch {
  /// In bytes: half of the machine's memory, but no more than 4 GB, unless an option says another.
  nonisolated(unsafe) static var limit: Int = {
    let machine = sysconf(Int32(_SC_PHYS_PAGES)) * sysconf(Int32(_SC_PAGESIZE))
    return machine > 0 ? min(machine / 2, 4 << 30) : 4 << 30
  }()

  /// Never returns.
  ///
  /// - Parameter thread: The one that runs scripts.
  static func run(beside thread: pthread_t) -> Never {
    let page = sysconf(Int32(_SC_PAGESIZE))
    var last = 0
    var quiet: UInt32 = 0
    while true {
      // A process that takes nothing is looked at less often, but often enough for one that begins to, and for whoever
      // presses Ctrl-C.
      usleep(min(20_000 + quiet * 2_000, 40_000))
      Interrupt.checkDeadline()
      Interrupt.wake(thread)
      let pages = residentPages()
      quiet = pages == last ? quiet + 1 : 0
      last = pages
      if pages * page > limit { look() }
    }
  }

  /// What was given back to the heap is still the process's: only what is in use counts.
  private static func look() {
    let heap = mallinfo2()
    if heap.uordblks + heap.hblkhd > limit {
      Interrupt.stop(.memory)
    } else {
      malloc_trim(0)
      // That may have taken long, and need not be tried again at once.
      usleep(500_000)
    }
  }

  private static func residentPages() -> Int {
    let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return 0 }
    defer { close(file) }
    return withUnsafeTemporaryAllocation(byteCount: 128, alignment: 1) { buffer in
      let count = read(file, buffer.baseAddress, buffer.count)
      guard count > 0, let space = buffer[..<count].firstIndex(of: 32) else { return 0 }
      return buffer[(space + 1)..<count].prefix { $0 >= 48 && $0 < 58 }.reduce(0) { $0 * 10 + Int($1) - 48 }
    }
  }
}
