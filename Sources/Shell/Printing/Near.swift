import Syntax

/// `did you mean 'box'?`
enum Near {
  static func hint(_ name: String, _ known: [String]) -> String? { NearNames.hint(for: name, among: known) }
}
