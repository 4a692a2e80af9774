import FuzzTargets
import Glibc

// libFuzzer as a library: its own `main` would collide with the one that the package manager expects here.

private typealias TestOneInput = @convention(c) (UnsafePointer<UInt8>, Int) -> Int32

@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>, _ arguments: UnsafeMutableRawPointer, _ test: TestOneInput
) -> Int32

private let target: Target = {
  let name = getenv("VSH_FUZZ").map { String(cString: $0) } ?? ""
  guard let target = Target(rawValue: name) else {
    fatalError("VSH_FUZZ must be one of \(Target.allCases.map(\.rawValue).joined(separator: ", "))")
  }
  return target
}()

/// `VSH_FUZZ` says what is fuzzed; the arguments are libFuzzer's.
@_cdecl("vsh_fuzz_main")
public func fuzz(_ count: Int32, _ arguments: UnsafeMutableRawPointer) -> Int32 {
  var (count, arguments) = (count, arguments)
  _ = target
  return runDriver(&count, &arguments) { bytes, count in
    target.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
  }
}
