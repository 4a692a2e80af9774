import Syntax

/// What may stand at a place of a text that somebody is typing, found by checking the text with a mark in that place.
///
/// The mark is a name that means nothing. Wherever the checker wonders about it, it knows what could be there: the type
/// whose member it would be, the functions whose argument, the names in reach. Nothing of the text is declared or run.
public final class Probe {
  /// Longer than any name that a near name is looked for.
  public static let mark = "probe" + String(repeating: "_", count: 100)
  static let markName = Name(mark)

  /// What the person typed of the name so far, in lower case: names that begin otherwise are left out.
  let prefix: [UInt8]

  /// The mark stands behind a dot: it is a member of one of these.
  public internal(set) var owners: [Owner] = []
  /// The mark stands alone: what names mean here.
  public internal(set) var names: [VisibleName] = []
  public internal(set) var isName = false
  /// The mark is an argument of one of these.
  public internal(set) var calls: [Call] = []
  /// The mark stands for a type.
  public internal(set) var isType = false
  /// What would fit best: types that the places wish for.
  public var wantedTypes: [Type] { wanted }
  var wanted: [Type] = [] { didSet { fitting = [:] } }
  var fitting: [TypeKey: Bool] = [:]

  public init(prefix: String) { self.prefix = Array(prefix.lowercased().utf8) }

  public struct Owner {
    public let type: Type
    public let isStatic: Bool
    public let members: [Member]
  }

  public struct VisibleName {
    public let name: Name
    public let meaning: Meaning
    /// Of a type that the place wishes for.
    public let fits: Bool
  }

  public enum Meaning {
    case variable(Type)
    case member(Member)
    case function(Function)
    case type(Nominal?)
  }

  public struct Call {
    public let function: Function
    /// The parameters that the mark may be the argument of, the next one first: those behind it may come at once where
    /// the ones between have defaults.
    public let parameters: [FunctionParameter]
  }

  func matches(_ name: Name) -> Bool {
    let letters = name.text.utf8
    guard letters.count >= prefix.count else { return false }
    return zip(letters, prefix).allSatisfy { ($0 >= 65 && $0 <= 90 ? $0 | 32 : $0) == $1 }
  }
}

extension Checker {
  /// Adds a type to what the mark may be a member of.
  public func look(at type: Type, for probe: Probe) { addOwner(type, false, to: probe) }

  /// Checks a text with the mark in it. Nothing of it stays.
  public func run(_ probe: Probe, on statements: consuming [Stmt], source: SourceText) {
    text = source
    echoes = false
    (self.probe, looksOnly) = (probe, true)
    defer { (self.probe, looksOnly) = (nil, false) }
    _ = check(statements, source: 0)
  }
}
