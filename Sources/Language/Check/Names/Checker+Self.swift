import Syntax

/// `Self` in classes, and what code of a class does to its own object.
extension Checker {
  /// `x.self`, and not a member of that name: ``Kind.`self` ``.
  func isSelfWord(_ use: NameUse) -> Bool { use.name == "self" && !textOf(use.span).hasPrefix("`") }

  func isSelfValue(_ typed: TypedExpr) -> Bool {
    if case .variable(let variable) = typed.kind { variable.name == "self" } else { false }
  }

  /// `Self` in a class that others may inherit from: the class of the object, or the one that a static member is called on.
  func dynamicSelf(_ context: TypeContext, _ span: Span) -> TypedExpr? {
    let nominal = context.nominal
    guard nominal.kind == .class, nominal.module == "main" else { return nil }
    var isInitializer = false
    var function: TypedFunction? = currentFunction
    while let current = function {
      if let place = current.place { return fail(.covariantSelf(place), span) }
      isInitializer = isInitializer || current.isInitializer
      function = current.parent
    }
    guard !nominal.isFinal, let variable = selfVariable() else { return nil }
    if isMetatype(variable) { return use(variable, span) }
    guard case .nominal = variable.type.resolved, let typeOf = catalog.functions(named: "type").first else {
      return nil
    }
    let made = FunctionUse(typeOf, arguments: [variable.type])
    func dynamicType(of object: TypedExpr) -> TypedExpr {
      TypedExpr(.call(made, base: nil, [object]), .metatype(context.selfType), span)
    }
    let kept = isInitializer ? closureInInitializer() : escapingClosure(inside: variable.owner)
    guard let closure = kept else { return dynamicType(of: use(variable, span)) }
    if let known = closure.captures.first(where: { $0.inner.name == "Self" }) { return use(known.inner, span) }
    let taken = Variable("Self", .metatype(context.selfType), isLet: true, storage: .local, owner: closure, span: span)
    let object = TypedExpr(.variable(variable), variable.type, span)
    closure.captures.append(TypedFunction.Capture(taken, inner: taken, value: dynamicType(of: object)))
    return use(taken, span)
  }

  /// The object's class, where a type is `Self` of a class.
  func ownClass(_ type: Type, _ span: Span) -> TypedExpr? {
    guard type.ownClass != nil, let context = scope.typeContext else { return nil }
    return dynamicSelf(context, span)
  }

  /// The outermost closure inside of an initializer: it takes the class along, which is known before the object is whole.
  private func closureInInitializer() -> TypedFunction? {
    var function = currentFunction
    var outermost: TypedFunction?
    while !function.isInitializer, let parent = function.parent {
      if function.declaration == nil { outermost = function }
      function = parent
    }
    return outermost
  }

  /// The outermost closure around the code that may outlive the call of a function. It takes the class along, not the
  /// object.
  private func escapingClosure(inside owner: TypedFunction?) -> TypedFunction? {
    var function: TypedFunction? = currentFunction
    var outermost: TypedFunction?
    while let current = function, current !== owner {
      outermost = current
      function = current.parent
    }
    return function == nil ? nil : outermost.flatMap { $0.isEscapingClosure ? $0 : nil }
  }

  /// Whether an initializer speaks of a stored property that its own class declares, or an observer of its own: no
  /// subclass comes between.
  func isOwnStorage(_ property: Property, _ base: TypedExpr?) -> Bool {
    let declaration = currentFunction.declaration
    let isObserver = declaration != nil && (declaration === property.didSet || declaration === property.willSet)
    guard currentFunction.isInitializer || isObserver, property.isStored, !property.isStatic, let base,
      case .variable(let variable) = base.kind
    else { return false }
    return variable.name == "self" && property.owner === scope.typeContext?.nominal
  }
}
