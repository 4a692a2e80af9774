import Syntax

/// What a name means where it stands.
enum Entity {
  case variable(Variable)
  case function(Function)
  /// A function declared in a function: called through its variable, with the labels of the declaration.
  case localFunction(Variable, Function)
  case type(Nominal)
  case typealias_(Name, [GenericParameter], Type)
  case generic(GenericParameter)
}

/// Names visible in a block, function, type or the whole session.
final class Scope {
  enum Kind {
    case global, block
    /// A function, accessor or closure body.
    case function(TypedFunction)
    /// The inside of a type or extension.
    case type(TypeContext)
  }

  let kind: Kind
  let parent: Scope?
  private var entries: [Entry] = []
  /// Of each name, by its number, the newest entry; made when there are many.
  private var newest: [Int32] = []
  private static let manyEntries = 12

  private struct Entry {
    let name: Name
    let order: Int
    let place: Int
    let entity: Entity
    /// The one before it of the same name; -1 when it is the first.
    let previous: Int32
  }

  /// The statements of a block: a name that is not known yet may be declared further down.
  var statements: [Stmt] = []

  init(_ kind: Kind, parent: Scope?) {
    self.kind = kind
    self.parent = parent
  }

  /// - Parameters:
  ///   - order: From where on the name is known.
  ///   - place: Where it is declared, if it is known before: there it takes the place of others.
  func add(_ entity: Entity, named name: Name, order: Int = 0, place: Int? = nil) {
    let previous = Int32(truncatingIfNeeded: last(name) ?? -1)
    entries.append(Entry(name: name, order: order, place: place ?? order, entity: entity, previous: previous))
    // Once made it is kept, also when names taken back leave few.
    if !newest.isEmpty {
      setNewest(name, Int32(truncatingIfNeeded: entries.count - 1))
    } else if entries.count > Self.manyEntries {
      for index in entries.indices { setNewest(entries[index].name, Int32(truncatingIfNeeded: index)) }
    }
  }

  /// The newest of all names goes: what was declared last.
  func removeLast(named name: Name) {
    guard let entry = entries.last, entry.name == name else {
      preconditionFailure("names are taken back in the reverse of their order")
    }
    entries.removeLast()
    if !newest.isEmpty { setNewest(name, entry.previous) }
  }

  private func setNewest(_ name: Name, _ index: Int32) {
    if name.key >= newest.count {
      newest += Array(repeating: -1, count: max(name.key + 1, newest.count * 2) - newest.count)
    }
    newest[name.key] = index
  }

  /// Where the newest entry of the name is.
  @inline(__always) private func last(_ name: Name) -> Int? {
    if newest.isEmpty { return entries.lastIndex { $0.name == name } }
    guard name.key < newest.count else { return nil }
    let index = newest[name.key]
    return index < 0 ? nil : Int(index)
  }

  /// All of the name, the oldest first.
  private func all(_ name: Name, before order: Int) -> [(order: Int, entity: Entity)] {
    var found: [(order: Int, entity: Entity)] = []
    var next = last(name)
    while let index = next {
      let entry = entries[index]
      found.append((entry.place <= order ? entry.place : entry.order, entry.entity))
      next = entries[index].previous < 0 ? nil : Int(entries[index].previous)
    }
    found.reverse()
    return found
  }

  /// What is declared under the name in this very scope. At top level a variable can be declared anew: then the
  /// newest one before `order` counts, or the first after it.
  func local(_ name: Name, before order: Int = .max) -> [Entity] {
    guard let index = last(name) else { return [] }
    if entries[index].previous < 0 { return [entries[index].entity] }
    guard case .global = kind else { return all(name, before: order).map(\.entity) }
    // The newest declaration decides what kind of thing it is; functions overload each other.
    let found = all(name, before: order).enumerated()
      .sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }.map(\.element)
    let visible = found.filter { $0.order <= order }
    guard let newest = visible.last ?? found.first else { return [] }
    if case .function(let function) = newest.entity {
      var result: [Entity] = []
      for (_, entity) in visible.reversed() {
        guard case .function(let other) = entity else { break }
        let isReplaced = result.contains {
          if case .function(let newer) = $0 { return newer.signatureKey == other.signatureKey }
          return false
        }
        if !isReplaced { result.append(entity) }
      }
      _ = function
      return result
    }
    return [newest.entity]
  }

  /// The variable that the name means here, if it means one.
  func onlyVariable(_ name: Name) -> Variable? {
    guard let index = last(name), case .variable(let variable) = entries[index].entity else { return nil }
    return variable
  }

  // What the statements declare is asked for each name that is not known, so it is gathered once.

  /// The variables declared somewhere in the block.
  private(set) lazy var declaredLater = Set(statements.flatMap(\.declaredVariables))
  /// Those and the ones of blocks inside of it.
  private(set) lazy var declaredInside = Self.variables(declaredInside: statements)

  static func variables(declaredInside statements: [Stmt]) -> Set<Name> {
    var names: Set<Name> = []
    SyntaxWalk(onStatement: { names.formUnion($0.declaredVariables) }).visit(statements)
    return names
  }

  var allNames: [Name] { Array(Set(entries.map(\.name))) }

  /// All generic parameters that can be named here, the outermost first.
  var genericParameters: [GenericParameter] {
    var result = parent?.genericParameters ?? []
    if case .type(let context) = kind {
      result += context.nominal.selfParameter.map { [$0] } ?? context.nominal.generics
    }
    for entry in entries { if case .generic(let parameter) = entry.entity { result.append(parameter) } }
    return result
  }

  /// The innermost function around.
  var function: TypedFunction? {
    var scope: Scope? = self
    while let current = scope {
      if case .function(let function) = current.kind { return function }
      scope = current.parent
    }
    return nil
  }

  var typeContext: TypeContext? {
    var scope: Scope? = self
    while let current = scope {
      if case .type(let context) = current.kind { return context }
      scope = current.parent
    }
    return nil
  }
}

/// The type whose declaration or extension code stands in.
final class TypeContext {
  let nominal: Nominal
  /// The type `Self` is inside: with its own parameters as arguments.
  let selfType: Type
  let requirements: [Requirement]
  let isProtocolExtension: Bool

  init(_ nominal: Nominal, selfType: Type, requirements: [Requirement], isProtocolExtension: Bool) {
    self.nominal = nominal
    self.selfType = selfType
    self.requirements = requirements
    self.isProtocolExtension = isProtocolExtension
  }
}

extension Function {
  /// The name as Swift's messages give it: `sorted()`, `contains`, `joined(separator:)`.
  var shownName: String {
    if kind != .initializer, !parameters.isEmpty, parameters.allSatisfy({ $0.label == nil }) { return name.text }
    return fullName
  }

  /// Two functions with the same key replace each other when declared anew.
  var signatureKey: String {
    fullName + (isStatic ? " static " : " ")
      + parameters.map {
        ($0.isInout ? "inout " : $0.isAutoclosure ? "autoclosure " : "") + $0.type.description
          + ($0.isVariadic ? "..." : "")
      }
      .joined(separator: ",")
      + " -> \(result.description)" + (fixity.isEmpty ? "" : "\(fixity.rawValue)") + constraintKey
  }

  /// What a generic function asks of its parameters: by that alone two may differ.
  private var constraintKey: String {
    if generics.isEmpty { return "" }
    let asked = generics.map { generic in
      generic.name.text + ":" + generic.protocols.map(\.name.text).sorted().joined(separator: "&")
        + (generic.superclass?.description ?? "")
    }
    let conditions = requirements.map { requirement in
      switch requirement {
      case .conforms(let type, let proto): "\(type): \(proto.name.text)"
      case .same(let a, let b): "\(a) == \(b)"
      case .inherits(let type, let parent): "\(type): \(parent)"
      }
    }
    return " <" + asked.joined(separator: ",") + "> " + conditions.sorted().joined(separator: ",")
  }
}

extension Stmt {
  fileprivate var declaredVariables: [Name] {
    guard case .variable(let declaration) = kind else { return [] }
    return declaration.bindings.flatMap(\.pattern.names)
  }
}
