import FuzzTargets
import Glibc

/// What libFuzzer calls with every input. `VSH_FUZZ` says which target it is for.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  target.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
  return 0
}

private let target: Target = {
  let name = getenv("VSH_FUZZ").map { String(cString: $0) } ?? ""
  guard let target = Target(rawValue: name) else {
    fputs("VSH_FUZZ must be one of \(Target.allCases.map(\.rawValue).joined(separator: ", "))\n", stderr)
    exit(2)
  }
  return target
}()
