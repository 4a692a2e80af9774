import FuzzTargets
import Glibc
import Testing

/// Inputs that once were trouble, each a file in `found/TARGET/`. What stops the process fails the whole run, and the
/// fault stands on standard error.
@Suite(.serialized) struct FoundTests {
  @Test(arguments: FoundInput.all) func staysMended(_ input: FoundInput) {
    onDeepStack { input.target.run(input.bytes) }
  }

  @Test func knowsInputsForEveryTarget() {
    for target in Target.allCases { #expect(FoundInput.all.contains { $0.target == target }) }
  }
}

struct FoundInput: CustomTestStringConvertible, Sendable {
  let target: Target
  let path: String
  let name: String
  var testDescription: String { "\(target.rawValue)/\(name)" }

  static let all: [FoundInput] = Target.allCases.flatMap { target -> [FoundInput] in
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2)
    let folder = parts.joined(separator: "/") + "/found/\(target.rawValue)"
    return names(in: folder).map { FoundInput(target: target, path: folder + "/" + $0, name: $0) }
  }

  var bytes: [UInt8] {
    guard let file = fopen(path, "rb") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  private static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}
