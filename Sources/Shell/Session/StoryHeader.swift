import Language
import Syntax

/// What the first two lines of a saved session say of it.
///
/// The form is counted up when the same lines come to mean something else: a session of a later form might run and be
/// another, so it does not run. One of the same form that a later vsh wrote runs as far as this one knows all it says.
struct StoryHeader: Equatable {
  static let current = StoryHeader(form: 1, version: Version.number)

  let form: Int
  let version: String

  var text: String { Self.shebang + "\n" + Self.start + "\(form), vsh \(version)\n" }
  var isOfLaterForm: Bool { form > Self.current.form }

  private static let shebang = "#!/usr/bin/env vsh"
  private static let start = "// vsh session "
  static let longest = 200

  /// Where the second line stands.
  var span: Span { Span(Self.shebang.utf8.count + 1, text.utf8.count - 1) }

  init(form: Int, version: String) { (self.form, self.version) = (form, version) }

  /// nil for what is no saved session.
  init?(_ bytes: some Collection<UInt8>) {
    guard bytes.starts(with: Self.shebang.utf8) else { return nil }
    let lines = bytes.prefix(Self.longest).split(separator: UInt8(ascii: "\n"), maxSplits: 2)
    guard lines.count > 1, lines[1].starts(with: Self.start.utf8) else { return nil }
    let words = String(decoding: lines[1].dropFirst(Self.start.utf8.count), as: UTF8.self).split(separator: " ")
    guard words.count == 3, words[1] == "vsh", let form = words.first?.dropLast(), let number = Int(form) else {
      return nil
    }
    (self.form, version) = (number, words[2].trimmed)
  }

  /// Whether a later vsh wrote it: 0.10 comes after 0.9.
  var isOfLaterVersion: Bool {
    let (own, other) = (Self.numbers(Self.current.version), Self.numbers(version))
    return own.lexicographicallyPrecedes(other)
  }

  private static func numbers(_ version: String) -> [Int] { version.split(separator: ".").map { Int($0) ?? 0 } }
}

extension Session {
  /// Whether a text is of a form that this vsh knows. Tells what there is to tell of that.
  func isOfKnownForm(_ source: SourceText) -> Bool {
    // Only the first statement of a stream begins at the first line.
    guard source.firstLine == 1, let header = StoryHeader(source.text(of: Span(0, StoryHeader.longest)).utf8) else {
      return true
    }
    if header.isOfLaterForm {
      complain(Trap(shell: .newerForm(version: header.version)), at: header.span, in: source)
      return false
    }
    if header.isOfLaterVersion {
      note(
        "saved by vsh \(header.version), which may know more than vsh \(Version.number) does",
        at: source.name.isEmpty ? nil : (source.name, 2))
    }
    return true
  }
}
