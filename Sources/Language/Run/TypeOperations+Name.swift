import Syntax

// Names of types as Swift prints them.
extension TypeOperations {
  /// As `print(type(of: value))` has it: `Array<Int>`, `Address`.
  public var typeName: String { Self.name(of: type.type, isQualified: false) }

  /// With modules, as cast errors have it: `Swift.String`, `main.Outer.Inner`.
  public var qualifiedTypeName: String { Self.name(of: type.type, isQualified: true) }

  static func name(of type: Type, isQualified: Bool) -> String {
    func name(_ type: Type) -> String { Self.name(of: type, isQualified: isQualified) }
    switch type.resolved {
    case .nominal(let nominal, let arguments):
      // `Dictionary<String, Int>.Keys`: a type of the library inside a generic one has that one's arguments.
      if let parent = nominal.parent, nominal.module == "Swift", !arguments.isEmpty {
        if !isQualified { return nominal.name.text }
        return (addedTypes.contains(nominal.qualifiedName) ? "(extension in Swift):" : "")
          + name(.nominal(parent, arguments)) + "." + nominal.name.text
      }
      if let view = nominal.sliceOfView(arguments) { return (isQualified ? "Swift.Substring." : "") + view }
      if isQualified, let parent = nominal.parent, nominal.module == "main", parent.isInside(another: "main") {
        return extensionName(nominal, parent, arguments, name)
      }
      if isQualified { return nominal.shownModule + "." + nominal.qualifiedName(arguments.map(name)) }
      let own = arguments.dropFirst(nominal.outerGenericCount)
      return nominal.name.text + (own.isEmpty ? "" : "<" + own.map(name).joined(separator: ", ") + ">")
    case .optional(let payload): return (isQualified ? "Swift." : "") + "Optional<\(name(payload))>"
    case .tuple(let fields):
      let parts = fields.map { field in (field.label.map { $0.text + ": " } ?? "") + name(field.type) }
      return "(" + parts.joined(separator: ", ") + ")"
    case .function(let function):
      let parameters = function.parameters.map { parameter in
        if parameter.isVariadic { return name(parameter.type.arguments.first ?? .error) + "..." }
        return (parameter.isInout ? "inout " : "") + name(parameter.type)
      }
      let list = (function.isSendable ? "@Sendable (" : "(") + parameters.joined(separator: ", ") + ")"
      let thrown = function.thrown.map { "(" + name($0) + ")" } ?? ""
      return list + (function.isThrowing ? " throws" + thrown : "") + " -> " + name(function.result)
    case .parameter(let parameter): return parameter.name.text
    case .opaque: return type.description
    case .associated(let base, _, let member): return name(base) + "." + member.text
    case .existential(let protocols):
      let names = Self.inOrder(protocols).map { isQualified ? $0.module + "." + $0.qualifiedName : $0.qualifiedName }
      return names.isEmpty ? "Any" : names.joined(separator: " & ")
    case .metatype(let instance):
      if case .function = instance.resolved { return "(" + name(instance) + ").Type" }
      return (isSeveral(instance) ? "(" + name(instance) + ")" : name(instance))
        + (instance.isBox ? ".Protocol" : ".Type")
    case .anyMetatype(let instance):
      return (isSeveral(instance) ? "(" + name(instance) + ")" : name(instance)) + ".Type"
    case .variable, .error: return "_"
    }
  }

  /// The parts of a box as Swift names them: a class, protocols by module and name, `AnyObject`; those that only mark
  /// types not at all (observed).
  private static func inOrder(_ parts: [Nominal]) -> [Nominal] {
    func key(_ part: Nominal) -> (Int, String, String) {
      (part.kind == .class ? 0 : part.name == "AnyObject" ? 2 : 1, part.module, part.qualifiedName)
    }
    return parts.filter { $0.name != "Sendable" || $0.module != "Swift" }.sorted { key($0) < key($1) }
  }
}

/// The types that Swift's library declares in extensions.
private let addedTypes: Set = [
  "EnumeratedSequence.Index", "PartialRangeFrom.Iterator", "ClosedRange.Index", "LazyPrefixWhileSequence.Index",
  "LazyPrefixWhileSequence._IndexRepresentation",
]

/// `(extension in main):Swift.Int.Kind`: a script's type in an extension of one that is not the script's.
private func extensionName(_ nominal: Nominal, _ parent: Nominal, _ arguments: [Type], _ name: (Type) -> String)
  -> String
{
  let outer = Array(arguments.prefix(nominal.outerGenericCount))
  let own = arguments.dropFirst(nominal.outerGenericCount).map(name)
  let added = parent.module == nominal.module ? "" : "(extension in \(nominal.module)):"
  return added + name(.nominal(parent, outer)) + "." + nominal.name.text
    + (own.isEmpty ? "" : "<" + own.joined(separator: ", ") + ">")
}

private func isSeveral(_ type: Type) -> Bool {
  if case .existential(let protocols) = type.resolved { return protocols.count > 1 }
  return false
}

extension Nominal {
  /// Whether it, or a type around it, is not of a module.
  func isInside(another module: String) -> Bool {
    self.module != module || parent?.isInside(another: module) ?? false
  }

  /// `Substring.UTF8View`: what a part of a text's view is in Swift; here it is a slice of the view as of any collection.
  func sliceOfView(_ arguments: [Type]) -> String? {
    guard name == "Slice", module == "Swift", let view = arguments.first?.nominal, view.parent?.name == "String" else {
      return nil
    }
    return view.name.text
  }
}
