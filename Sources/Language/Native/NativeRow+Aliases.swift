import Syntax

/// A second spelling of a member, as its Objective-C selector gives it: `insertSubview(_:atIndex:)`, `hidden`,
/// `setHidden(_:)`, `redColor()`.
struct NativeAlias {
  let base: String
  /// Of the parameters behind the first, which has none.
  var labels: [String] = []
  var isSetter = false
  /// A static property that was a method.
  var isGetter = false

  /// The member under its second name.
  func apply(to member: Member) -> Member? {
    switch member {
    case .function(let function):
      return .function(renamed(function))
    case .property(let property):
      if isSetter || isGetter { return asMethod(property).map { .function($0) } }
      return .property(renamed(property))
    default: return nil
    }
  }

  private func asMethod(_ property: Property) -> Function? {
    guard let accessor = isSetter ? property.setter : property.getter else { return nil }
    let function = Function(Name(base), .function, body: accessor.body)
    function.owner = property.owner
    function.isStatic = property.isStatic
    function.parameters = accessor.parameters
    function.result = isSetter ? .void : property.type
    function.selector = isSetter ? base + ":" : base
    function.doc = property.doc
    function.isAlias = true
    function.modern = .property(property)
    return function
  }

  private func renamed(_ function: Function) -> Function {
    let alias = Function(Name(base), function.kind, body: function.body)
    alias.owner = function.owner
    alias.isStatic = function.isStatic
    alias.parameters = function.parameters
    for index in alias.parameters.indices {
      alias.parameters[index].label = index == 0 ? nil : Name(labels[index - 1])
    }
    alias.result = function.result
    alias.discardableResult = function.discardableResult
    alias.selector = function.selector
    alias.doc = function.doc
    alias.isAlias = true
    alias.modern = .function(function)
    return alias
  }

  private func renamed(_ property: Property) -> Property {
    let alias = Property(Name(base), property.type)
    alias.owner = property.owner
    alias.isStatic = property.isStatic
    alias.isImplicitlyUnwrapped = property.isImplicitlyUnwrapped
    alias.getter = property.getter
    alias.setter = property.setter
    alias.selector = property.selector
    alias.doc = property.doc
    alias.isAlias = true
    alias.modernText = property.name.text
    return alias
  }
}

extension NativeRow {
  var aliases: [NativeAlias] {
    switch kind {
    case .property where isStatic: objc.map { [NativeAlias(base: $0, isGetter: true)] } ?? []
    case .property: propertyAliases
    case .method, .staticMethod: methodAlias.map { [$0] } ?? []
    case .initializer, .field, .operator: []
    }
  }

  /// `isHidden` was `hidden`; a property that can be set was set by `setHidden:`.
  private var propertyAliases: [NativeAlias] {
    var old = objc ?? spelling
    if objc == nil, spelling.hasPrefix("is"), let letter = spelling.dropFirst(2).first, letter.isUppercase {
      old = letter.lowercased() + spelling.dropFirst(3)
    }
    var result: [NativeAlias] = []
    if old != spelling { result.append(NativeAlias(base: old)) }
    if isSettable {
      result.append(NativeAlias(base: "set" + old.prefix(1).uppercased() + old.dropFirst(), isSetter: true))
    }
    return result
  }

  private var methodAlias: NativeAlias? {
    guard let objc else { return nil }
    let written = NativeSpelling(spelling)
    let pieces = objc.split(separator: ":").map(String.init)
    guard let base = pieces.first, pieces.count == max(1, written.parameters.count) else { return nil }
    let labels = Array(pieces.dropFirst())
    let isSame =
      base == written.base && written.parameters.first?.label == nil
      && labels == written.parameters.dropFirst().map { $0.label ?? "_" }
    return isSame ? nil : NativeAlias(base: base, labels: labels)
  }
}
