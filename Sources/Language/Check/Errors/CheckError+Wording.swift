import Syntax

/// Parts of the sentences in `CheckError+Message.swift`.
extension CheckError {
  func didYouMean(_ candidates: [String]) -> String? {
    if candidates.isEmpty { return nil }
    return "did you mean \(anyOf(candidates))?"
  }

  func anyOf(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: " or ") }

  /// How a type is made to be seen where it is used.
  func opened(_ level: AccessLevel) -> String {
    level == .internal
      ? "write 'public' where the type is declared" : "leave '\(level.rawValue)' out where the type is declared"
  }

  func joined(_ labels: [String]) -> String { labels.map { $0 + ":" }.joined() }

  func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }

  /// What an enumeration has only if it says so.
  func caseHint(_ name: Name, _ type: Type) -> String? {
    guard let nominal = type.nominal, nominal.kind == .enum, nominal.module == "main" else { return nil }
    switch name.text {
    case "allCases": return "write 'enum \(nominal.name.text): CaseIterable'"
    case "rawValue": return "give it raw values: 'enum \(nominal.name.text): Int', or 'String'"
    default: return nil
    }
  }

  /// How a type is given an operator of two of it.
  func conformanceHint(_ type: Type, operator name: Name) -> String? {
    switch name.text {
    case "==", "!=": conformanceHint(type, "Equatable")
    case "<", ">", "<=", ">=": conformanceHint(type, "Comparable")
    default: nil
    }
  }

  /// How a type is said to conform to what it can be given.
  func conformanceHint(_ type: Type, _ wanted: String) -> String? {
    guard ["Equatable", "Hashable", "Comparable"].contains(wanted) else { return nil }
    switch type.resolved {
    case .parameter(let parameter) where !parameter.isSelf: return "write '<\(parameter.name.text): \(wanted)>'"
    case .nominal(let nominal, _) where nominal.module == "main" && nominal.kind != .class:
      let declaration = "\(nominal.kind) \(nominal.name.text): \(wanted)"
      return "write '\(declaration)'" + (wanted == "Comparable" ? " and give it a 'static func <'" : "")
    default: return nil
    }
  }

  var escapingHint: String { "declare the parameter '@escaping'" }

  func text(_ argument: CallArgument) -> String {
    switch argument {
    case .labelled(let label): "argument '\(label.text)'"
    case .unlabelled(let number): "unnamed argument #\(number)"
    }
  }

  func text(_ use: SelfUse) -> String {
    switch use {
    case .plain, .captured, .argument(nil): ""
    case .argument(let function?): " in method call '\(function.text)'"
    case .method(let name): " in method call '\(name.text)'"
    case .property(let name): " in property access '\(name.text)'"
    }
  }

  func operandHint(_ name: Name, _ a: Type, _ b: Type) -> String? {
    let names: Set<String> = [a.description, b.description]
    if names == ["Int", "Double"] { return "convert one: 'Double(…)' or 'Int(…)'" }
    if names.contains("String") {
      switch name.text {
      case "*": return names.contains("Int") ? "'String(repeating: text, count: n)' repeats a text" : nil
      case "+", "+=", "==", "!=", "<", "<=", ">", ">=": return "put the other into text: \"\\(…)\""
      default: return a.description == "String" ? conversionHint(a, b) : conversionHint(b, a)
      }
    }
    if name == "+" || name == "+=", names == ["[\(b)]", "\(b)"] || names == ["[\(a)]", "\(a)"] {
      return "write brackets around the element: '[…]'"
    }
    return nil
  }

  func immutable(_ change: Change, _ place: Place, _ why: Immutable) -> (String, String?) {
    let reason: String
    var hint: String?
    switch why {
    case .letConstant(let name) where name.text.hasPrefix("$"), .parameter(let name) where name.text.hasPrefix("$"):
      reason = "'\(name.text)' is immutable"
      hint = "change a copy: 'var copy = \(name.text)'"
    case .caseConstant(let name):
      reason = "'\(name.text)' is immutable"
      hint = "bind it with 'var' to change it"
    case .letConstant(let name):
      reason = "'\(name.text)' is a 'let' constant"
      hint = "declare it with 'var' to change it"
    case .parameter(let name):
      reason = "'\(name.text)' is a 'let' constant"
      hint = "change a copy, 'var \(name.text) = \(name.text)', or declare the parameter 'inout'"
    case .selfIsImmutable(let member):
      reason = "'self' is immutable"
      hint =
        switch member {
        case .method: "mark the method 'mutating'"
        case .getter: "mark the getter: 'mutating get { … }'"
        case .classMember: nil
        }
    case .getOnly(let name): reason = "'\(name.text)' is a get-only property"
    case .getOnlySubscript: reason = "subscript is get-only"
    case .setterInaccessible(let name): reason = "'\(name.text)' setter is inaccessible"
    case .callResult(let name?): reason = "'\(name.text)' returns immutable value"
    case .callResult(nil): reason = "function call returns immutable value"
    case .expression(let type): return ("cannot assign to immutable expression of type '\(type)'", nil)
    case .literal: reason = "literals are not mutable"
    case .literalOf(let type):
      let what =
        change == .inoutArgument
        ? "pass immutable value of type '\(type)' as inout argument"
        : "use mutating member on immutable value of type '\(type)'"
      return ("cannot \(what)", "keep it in a 'var' to change it")
    case .method(let name): reason = "'\(name.text)' is a method"
    case .operatorResult(let kind): reason = "\(kind) operator returns immutable value"
    case .function(let name): reason = "'\(name.text)' is a function"
    case .notVariable: reason = "it is not a variable"
    case .readOnlyKeyPath(let name?): reason = "'\(name.text)' is a read-only key path"
    case .readOnlyKeyPath(nil): reason = "key path is read-only"
    }
    switch change {
    case .assignment:
      if case .callResult = why, case .value = place { return ("expression is not assignable: \(reason)", nil) }
      if case .operatorResult = why { return ("expression is not assignable: \(reason)", "'==' compares") }
      switch place {
      case .value: return ("cannot assign to value: \(reason)", hint)
      case .property: return ("cannot assign to property: \(reason)", hint)
      case .subscript_: return ("cannot assign through subscript: \(reason)", hint)
      }
    case .inoutArgument: return ("cannot pass immutable value as inout argument: \(reason)", hint)
    case .mutatingMember: return ("cannot use mutating member on immutable value: \(reason)", hint)
    case .mutatingGetter: return ("cannot use mutating getter on immutable value: \(reason)", hint)
    case .mutatingOperator: return ("left side of mutating operator isn't mutable: \(reason)", hint)
    }
  }

  /// Which of two opaque types of the same text is meant.
  private func origin(_ type: Type, _ other: Type) -> String {
    guard case .opaque(let opaque, _) = type.resolved, let name = opaque.origin, "\(type)" == "\(other)" else {
      return ""
    }
    return " (result of '\(name)')"
  }

  func conversion(_ from: Type, _ target: Type, _ purpose: Purpose) -> String {
    // What is no optional becomes one by itself: it is what is in it that does not fit.
    let to = from.optionalPayload == nil && purpose.wrapsValues ? target.optionalPayload ?? target : target
    return conversionSentence(from, to, purpose)
  }

  private func conversionSentence(_ from: Type, _ to: Type, _ purpose: Purpose) -> String {
    switch purpose {
    case .argument: "cannot convert value of type '\(from)' to expected argument type '\(to)'"
    case .defaultArgument: "default argument value of type '\(from)' cannot be converted to type '\(to)'"
    case .initialization:
      if case .existential(let protocols) = to.resolved, !protocols.isEmpty, isNominal(from) {
        "value of type '\(from)' does not conform to specified type '\(bare(missing(protocols, of: from)))'"
      } else if differsInArguments(from.resolved, to.resolved) {
        conversion(from, to, .assignment)
      } else {
        "cannot convert value of type '\(from)' to specified type '\(to)'"
      }
    case .assignment: "cannot assign value of type '\(from)'\(origin(from, to)) to type '\(to)'\(origin(to, from))"
    case .subscriptAssignment: "cannot assign value of type '\(from)' to subscript of type '\(to)'"
    case .returnValue:
      if case .existential(let protocols) = to.resolved, !protocols.isEmpty, isNominal(from) {
        "return expression of type '\(from)' does not conform to '\(bare(to))'"
      } else {
        "cannot convert return expression of type '\(from)' to return type '\(to)'"
      }
    case .closureResult:
      "cannot convert value of type '\(from)' to closure result type '\(to.isVoid ? "Void" : "\(to)")'"
    case .condition: "cannot convert value of type '\(from)' to expected condition type '\(to)'"
    case .coercion where Self.isOfAnotherKind(from, to): "'\(from)' is not convertible to '\(to)'"
    case .coercion: "cannot convert value of type '\(from)' to type '\(to)' in coercion"
    case .element: "cannot convert value of type '\(from)' to expected element type '\(to)'"
    case .dictionaryKey: "cannot convert value of type '\(from)' to expected dictionary key type '\(to)'"
    case .dictionaryValue: "cannot convert value of type '\(from)' to expected dictionary value type '\(to)'"
    case .ternary: "result values in '? :' expression have mismatching types '\(from)' and '\(to)'"
    case .pattern: "expression pattern of type '\(from)' cannot match values of type '\(to)'"
    case .branch: "branches have mismatching types '\(to)' and '\(from)'"
    case .throwing:
      if case .existential = to.resolved {
        "thrown expression type '\(from)' does not conform to 'Error'"
      } else {
        "thrown expression type '\(from)' cannot be converted to error type '\(to)'"
      }
    case .plain: "cannot convert value of type '\(from)' to expected type '\(to)'"
    }
  }

  /// Whether it has a name, or is a literal's.
  private func isNominal(_ type: Type) -> Bool {
    switch type.resolved {
    case .nominal: true
    case .variable(let variable): variable.isLiteral
    default: false
    }
  }

  /// Whether both are one generic type, of other types.
  private func differsInArguments(_ from: Type, _ to: Type) -> Bool {
    switch (from, to) {
    case (.nominal(let one, let arguments), .nominal(let other, _)): one === other && !arguments.isEmpty
    case (.optional, .optional): true
    default: false
    }
  }

  /// Whether Swift says of a coercion that one type is not convertible to the other. (Observed.)
  private static func isOfAnotherKind(_ from: Type, _ to: Type) -> Bool {
    if case .optional = to.resolved, from.nominal != nil, from.arguments.isEmpty { return true }
    if case .existential = to.resolved { return false }
    return isDowncast(from, to)
  }

  /// Whether `as!` could do it.
  static func isDowncast(_ from: Type, _ to: Type) -> Bool {
    switch from.resolved {
    case .existential: return true
    case .optional(let payload): return isDowncast(payload, to.optionalPayload ?? to)
    case .nominal(let base, _):
      guard let sub = to.resolved.nominal else { return false }
      return sub !== base && sub.isSubclass(of: base)
    default: return false
    }
  }

  /// A protocol type without the `any` that Swift leaves out here.
  /// Of `UIView & Themed` what a view is not.
  private func missing(_ protocols: [Nominal], of type: Type) -> Type {
    .existential(
      protocols.filter { proto in
        guard proto.isClassAlone, let required = proto.requiredClass?.nominal else { return true }
        return type.nominal?.isSubclass(of: required) != true
      })
  }

  func bare(_ type: Type) -> String {
    let text = type.description
    return text.hasPrefix("any ") ? String(text.dropFirst(4)) : text
  }

  /// Text for a number and the like: what turns one into the other.
  func conversionHint(_ from: Type, _ to: Type) -> String? {
    if let payload = from.optionalPayload, "\(payload)" == "\(to)" {
      return "give a default with '??', or force with '!'"
    }
    let source = from.description
    let target = to.description
    let numbers: Set<String> = [
      "Int", "Double", "Float", "CGFloat", "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32",
      "UInt64",
    ]
    if source == "String", numbers.contains(target) { return "'\(target)(…)' makes a number of text, or nil" }
    if numbers.contains(source), target == "String" { return "'\"\\(…)\"' makes text of a number" }
    if let raw = from.nominal?.rawType, "\(raw)" == target { return "'.rawValue' is its raw value" }
    if let raw = to.nominal?.rawType, "\(raw)" == source { return "'\(target)(rawValue: …)' makes one, or nil" }
    if Self.isDowncast(from, to) { return "'as!' converts it, or traps; 'as?' gives nil instead" }
    if numbers.contains(source), numbers.contains(target) { return "convert it: '\(target)(…)'" }
    return nil
  }
}
