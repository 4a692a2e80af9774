import Syntax

/// What gets a value by itself: a variable or a property, of a tuple each of its elements.
struct PathPart: Hashable {
  let whole: ObjectIdentifier
  /// Which element, counted through tuples in tuples.
  let leaf: Int
}

/// A variable or property that is followed, or elements of one: `t`, `t.0`, `self.size.width`.
struct FollowedPlace {
  let key: ObjectIdentifier
  let name: String
  let isLet: Bool
  let type: Type
  /// Its first element, counted in the whole.
  var start = 0

  init(_ variable: Variable) {
    (key, name, isLet, type) = (ObjectIdentifier(variable), variable.name.text, variable.isLet, variable.type)
  }

  init(_ property: Property) {
    (key, name, isLet, type) = (ObjectIdentifier(property), property.name.text, property.isLet, property.type)
  }

  private init(_ key: ObjectIdentifier, _ name: String, _ isLet: Bool, _ type: Type, _ start: Int) {
    (self.key, self.name, self.isLet, self.type, self.start) = (key, name, isLet, type, start)
  }

  var parts: [PathPart] { (start..<start + Self.leaves(type)).map { PathPart(whole: key, leaf: $0) } }

  private static func leaves(_ type: Type) -> Int {
    guard case .tuple(let fields) = type.resolved, !fields.isEmpty else { return 1 }
    return fields.reduce(0) { $0 + leaves($1.type) }
  }

  /// nil where that is no tuple, as far as the declaration says.
  func element(_ index: Int) -> FollowedPlace? {
    guard case .tuple(let fields) = type.resolved, fields.indices.contains(index) else { return nil }
    let before = fields[..<index].reduce(0) { $0 + Self.leaves($1.type) }
    let label = fields[index].label?.text ?? "\(index)"
    return FollowedPlace(key, "\(name).\(label)", isLet, fields[index].type, start + before)
  }

  /// The element of which that is a part: `t.size.width`.
  func name(of part: PathPart) -> String {
    guard case .tuple(let fields) = type.resolved, !fields.isEmpty else { return name }
    let elements = fields.indices.compactMap(element)
    return elements.last { $0.start <= part.leaf }?.name(of: part) ?? name
  }
}

extension Paths {
  /// The variable that an expression names, or the elements of it, where that is followed.
  func followed(_ expr: TypedExpr) -> FollowedPlace? {
    switch expr.kind {
    case .variable(let variable): !isSelf(expr) && isTracked(variable) ? FollowedPlace(variable) : nil
    case .property(let base?, let use): isSelf(base) && isOwn(use.property) ? FollowedPlace(use.property) : nil
    case .tupleElement(let base, let index): followed(base)?.element(index)
    default: nil
    }
  }

  /// Whether that is a property that this initializer has to give a value.
  func isOwn(_ property: Property) -> Bool {
    guard let maker, !maker.delegates else { return false }
    return maker.properties.contains { $0 === property }
  }

  /// Elements of a tuple are read.
  func readElements(_ place: FollowedPlace, _ expr: TypedExpr, isChanged: Bool = false, at span: Span? = nil) {
    guard let missing = state.missing(place) else { return }
    let name = place.name(of: missing)
    let span = span ?? elementSpan(expr)
    if isProperty(expr) {
      report(memberMistake(name, place.isLet, isChanged), span)
    } else {
      report(
        isChanged
          ? .passedBeforeInitialized(name, isLet: place.isLet) : .usedBeforeInitialized(Name(name), isLet: place.isLet),
        span)
    }
    mistaken.insert(place.key)
    state.assign(place)
  }

  /// Elements of a tuple are given a value.
  func assignElements(_ place: FollowedPlace, _ expr: TypedExpr, _ span: Span) {
    assign(place, isProperty(expr) ? "self." : "", span)
  }

  func assign(_ place: FollowedPlace, _ prefix: String, _ span: Span) {
    if place.isLet, !mistaken.contains(place.key), let again = place.parts.first(where: state.maybe.contains) {
      report(.initializedTwice(Name(prefix + place.name(of: again))), span)
    }
    state.assign(place)
  }

  /// What is wrong with reading a property that has no value yet.
  func memberMistake(_ name: String, _ isLet: Bool, _ isChanged: Bool) -> CheckError {
    if isChanged { return .passedBeforeInitialized("self.\(name)", isLet: isLet) }
    return maker?.nominal.kind == .class
      ? .memberUsedBeforeInitialized(Name(name), isLet: isLet) : .selfBeforeInitialized(.plain)
  }

  private func isProperty(_ expr: TypedExpr) -> Bool {
    switch expr.kind {
    case .tupleElement(let base, _): isProperty(base)
    case .property: true
    default: false
    }
  }

  private func elementSpan(_ expr: TypedExpr) -> Span {
    guard case .tupleElement(let base, _) = expr.kind, base.span.end < expr.span.end else { return expr.span }
    return Span(Int(base.span.end) + 1, Int(expr.span.end))
  }
}
