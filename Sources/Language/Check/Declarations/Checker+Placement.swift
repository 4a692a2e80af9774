import Syntax

/// Where a member stands.
struct MemberPlace {
  var span: Span
  var name: Span
  var isExtension: Bool
  /// Of a property.
  var keyword = "var"
}

/// Which words may stand in front of which members.
extension Checker {
  /// What the parser cannot know: that a type is a class, also one that is extended.
  func refuseMisplaced(_ modifiers: Modifiers, of declared: String, in owner: Nominal, _ place: MemberPlace) {
    if modifiers.isEmpty || isLibrary { return }
    let isInClass = owner.kind == .class
    if modifiers.contains(.final), !isInClass { report(.finalOutsideClass, word("final", in: place.span)) }
    if modifiers.contains(.classMember), !isInClass {
      let keyword = word(
        declared == "property" ? place.keyword : declared == "method" ? "func" : "subscript", in: place.span)
      report(
        .classMemberOutsideClass(declared, isRequirement: owner.kind == .protocol && !place.isExtension),
        place.isExtension && declared != "property" ? place.name : keyword)
    }
    guard declared == "method" || declared == "initializer" else { return }
    if modifiers.contains(.required), !isInClass {
      report(.requiredOutsideClass(owner.name), place.name)
    } else if modifiers.contains(.required), place.isExtension {
      report(.requiredInExtension(owner.name), place.name)
    }
    if modifiers.contains(.convenience), !isInClass {
      let kinds = owner.kind == .struct ? "structs" : owner.kind == .enum ? "enums" : owner.name.text
      report(.convenienceInValueType(kinds), place.name)
    }
    if modifiers.contains(.static), modifiers.contains(.mutating) {
      report(.staticMutating, word("mutating", in: place.span))
    }
    if declared == "method" { refuseMutating(modifiers, "instance methods", in: owner, place.span) }
  }

  /// `mutating` where what is changed is an object.
  func refuseMutating(_ modifiers: Modifiers, _ what: String, in owner: Nominal?, _ span: Span) {
    guard let owner, owner.isClassBound || owner.kind == .class else { return }
    for (modifier, text) in [(Modifiers.mutating, "mutating"), (.nonmutating, "nonmutating")]
    where modifiers.contains(modifier) {
      report(
        .mutatingInClass(text, what, owner.kind == .class ? "classes" : "class-bound protocols"), word(text, in: span))
    }
  }

  /// A type, an alias or an associated type that has the name of another one there.
  func refuseTaken(_ name: Name, in nominal: Nominal, _ span: Span) {
    let isTaken = nominal.members(named: name).contains {
      switch $0 {
      case .type, .typealias_: true
      default: false
      }
    }
    if isTaken { report(.redeclaration(name.text), span) }
  }
}
