import Glibc
import Shell
import Testing
import ViewKit

/// Nothing that is typed may crash or hang, and what failed changes nothing. Inputs are other people's scripts with
/// words lost, doubled, swapped and put in from elsewhere.
@Suite struct FuzzTests {
  /// `FUZZ_ROUNDS=1000` for a long run.
  private static let rounds = getenv("FUZZ_ROUNDS").flatMap { Int(String(cString: $0)) } ?? 3

  @Test(arguments: 0..<UInt64(rounds)) func survivesShuffledScripts(_ seed: UInt64) {
    let scripts = Self.scripts
    #expect(!scripts.isEmpty)
    inSession(Start(echoes: true)) { session, host in
      var random = SeededRandom(seed: seed)
      for _ in 0..<25 {
        let input = Self.shuffled(scripts.randomElement(using: &random)!, scripts, &random)
        let before = session.answer(":dump /", host)
        let outcome = session.run(input)
        #expect(Runtime.current.checkInvariants() == [], "\(input)")
        if case .failed = outcome {
          #expect(session.answer(":dump /", host) == before, "seed \(seed):\n\(input)")
        }
      }
    }
  }

  private static let spices = [
    "tree", "cd", "undo", "redo", "save -", "dump", "find", "check", "help", ":", "#7", "°", "let", "var", "in", "{",
    "}", "(", ")", "[", "]", "\"", "\\(", "\"\"\"", "nil", "self", "window", "it", "r1", "$0", ".", "?", "!", "class",
    "func", "inout", "&", "as", "is", "switch", "case", "init", "static", "->", "=", "\n", ";", "9223372036854775807",
    "reset", "@", "`a`", "...", "\\.tag", "protocol", "extension", "enum", "lazy", "throws", "try", "guard", "\u{0}",
    "é",
  ]

  /// A part of a script, some of its words changed. Loops that might never end are left out.
  private static func shuffled(_ words: [Substring], _ scripts: [[Substring]], _ random: inout SeededRandom) -> String {
    let start = Int.random(in: 0..<max(1, words.count), using: &random)
    var part = words[start...].prefix(60).map(String.init)
    for _ in 0..<Int.random(in: 1...8, using: &random) where !part.isEmpty {
      let place = part.indices.randomElement(using: &random)!
      switch Int.random(in: 0..<5, using: &random) {
      case 0: part.remove(at: place)
      case 1: part.insert(spices.randomElement(using: &random)!, at: place)
      case 2: part.swapAt(place, part.indices.randomElement(using: &random)!)
      case 3: part[place] = spices.randomElement(using: &random)!
      default: part.insert(contentsOf: scripts.randomElement(using: &random)!.suffix(5).map(String.init), at: place)
      }
    }
    return part.filter { $0 != "while" && $0 != "repeat" }.joined(separator: " ")
  }

  /// The words of the project's scripts, line breaks as words of their own.
  private static let scripts: [[Substring]] = {
    let root = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2).joined(separator: "/")
    let folder = TemporaryFolder()
    return ["swift/run", "swift/error", "views"].flatMap { name -> [[Substring]] in
      let path = "\(root)/Conformance/\(name)"
      return folder.names(in: path).filter { $0.hasSuffix(".swift") || $0.hasSuffix(".vsh") }.map { file in
        let text = folder.content("\(path)/\(file)")
        return text.split(separator: "\n").flatMap { $0.split(separator: " ") + ["\n"] }
      }
    }
  }()
}
