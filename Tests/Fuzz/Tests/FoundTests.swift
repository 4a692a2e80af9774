import FuzzTargets
import TestSupport
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
    let folder = "Tests/Fuzz/found/\(target.rawValue)"
    return PackageFiles.names(in: folder).map { FoundInput(target: target, path: folder + "/" + $0, name: $0) }
  }

  var bytes: [UInt8] { PackageFiles.bytes(path) ?? [] }
}
