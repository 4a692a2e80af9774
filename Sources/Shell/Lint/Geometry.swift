import Language

/// What typed expressions say about views' geometry.
enum Geometry {
  /// The view and property that a value is part of: `card.frame.origin` is of card's frame.
  static func of(_ expr: TypedExpr) -> (view: TypedExpr, property: String)? {
    var expr = plain(expr)
    while case .property(let base?, let use) = expr.kind {
      if use.property.isOfViews { return (base, use.property.name.text) }
      guard ["CGRect", "CGPoint", "CGSize"].contains(use.property.owner?.name.text ?? "") else { return nil }
      expr = plain(base)
    }
    return nil
  }

  /// Whether two expressions are the same view for certain.
  static func isSame(_ a: TypedExpr, _ b: TypedExpr) -> Bool {
    switch (plain(a).kind, plain(b).kind) {
    case (.variable(let a), .variable(let b)): a === b
    case (.currentView, .currentView): true
    case (.viewWithTag(let a), .viewWithTag(let b)): a == b
    case (.property(nil, let a), .property(nil, let b)): a.property === b.property
    case (.property(let base?, let a), .property(let other?, let b)): a.property === b.property && isSame(base, other)
    default: false
    }
  }

  /// Whether it is a name, so that another name most likely is another view.
  static func isPlain(_ expr: TypedExpr) -> Bool {
    switch plain(expr).kind {
    case .variable: true
    case .property(nil, _): true
    default: false
    }
  }

  /// Without what conversions and unwrapping put around it.
  static func plain(_ expr: TypedExpr) -> TypedExpr {
    switch expr.kind {
    case .convert(_, let inner), .forceUnwrap(let inner, _), .optionalTry(let inner), .chain(let inner): plain(inner)
    default: expr
    }
  }
}

extension Function {
  /// Of UIView or a class of views.
  var isOfViews: Bool { owner?.isViewClass ?? false }
}

extension Property {
  var isOfViews: Bool { owner?.isViewClass ?? false }
}

extension Nominal {
  fileprivate var isViewClass: Bool { name == "UIView" || ancestors.contains { $0.name == "UIView" } }
}

extension Dispatch {
  /// Not `super.f()`, which an override is to call.
  var isNoSuper: Bool { if case .superclass = self { false } else { true } }
}
