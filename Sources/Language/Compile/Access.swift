import Syntax

/// A place that can be changed: a variable, a property, an element, and parts of these.
///
/// It is used in this order: `prepare` evaluates receivers and indices; then the new value or the other operands
/// are evaluated; `begin` loads what lies behind getters; then the place is where `kind` says; `end` hands what
/// was loaded to the setters.
struct Access {
  enum Kind {
    /// In the representation of the type.
    case memory(Address, Rep)
    /// Boxed: in a cell, a field, an array. Valid until script code runs.
    case pointer((Frame) throws -> UnsafeMutablePointer<Value>)
  }
  var prepare: ((Frame) throws -> Void)?
  var begin: ((Frame) throws -> Void)?
  var end: ((Frame) throws -> Void)?
  var kind: Kind
  /// The representation that the place's type has.
  var rep: Rep
  /// Assigns without loading first, where that is a setter's work.
  var set: ((Node) -> (Frame) throws -> Void)?
  /// Whether a change is seen after the statement.
  var outlives = false
  /// The same place as a field of an object, as long as no subclass overrides the property.
  var field: FieldPlace?
  /// The variable or property in which it lies, when others than the code at hand can reach that.
  var root: LentRoot?

  init(_ kind: Kind, rep: Rep) {
    self.kind = kind
    self.rep = rep
  }

  /// Where a boxed value lies that is changed there.
  var place: ((Frame) throws -> UnsafeMutablePointer<Value>)? {
    if case .pointer(let pointer) = kind { pointer } else { nil }
  }

  /// Where a boxed value is.
  var pointer: (Frame) throws -> UnsafeMutablePointer<Value> {
    switch kind {
    case .pointer(let pointer): pointer
    case .memory(let address, _): { address.value($0) }
    }
  }
}

extension FunctionCompiler {
  /// How to change what `expr` denotes.
  func access(_ expr: TypedExpr) -> Access { watched(place(of: expr), expr.span) }

  /// The same for a call that will have it for itself, or as a part of a place.
  func place(of expr: TypedExpr) -> Access {
    moveToOperator(expr)
    switch expr.kind {
    case .variable(let variable): return variableAccess(variable, expr)
    case .property(let base, let use): return propertyAccess(base, use, expr)
    case .subscript_(let base, let use, let arguments): return subscriptAccess(base, use, arguments, expr)
    case .tupleElement(let base, let index): return fieldAccess(place(of: base), index, rep(expr.type))
    case .forceUnwrap(let base, let implicit): return unwrapAccess(base, implicit, expr)
    case .optionalTry(let base): return tryAccess(base, expr)
    case .inout_(let inner): return place(of: inner)
    case .convert(.upcast, let inner) where !compiler.isExistential(concrete(inner.type)): return place(of: inner)
    case .throughKeyPath(let base, let path): return keyPathAccess(base, path, expr)
    case .let_(let variable, let value, let body):
      let store = initialize(variable, with: expression(value))
      var result = place(of: body)
      let prepare = result.prepare
      result.prepare = {
        try store($0); try prepare?($0)
      }
      return result
    default:
      // A value in a temporary: what is changed in it is lost, as for a class instance's call result.
      return temporary(expression(expr))
    }
  }

  /// The value of an expression in a temporary slot.
  func temporary(_ node: Node) -> Access {
    let slot = Address(frame: allocate(node.rep))
    var result = Access(.memory(slot, node.rep), rep: node.rep)
    result.prepare = node.assign(slot, scratch: allocateBytes(node.rep.size))
    return result
  }

  private func variableAccess(_ variable: Variable, _ expr: TypedExpr) -> Access {
    let rep = rep(variable.type)
    let isPlain =
      variable.getter == nil && (variable.willSet == nil && variable.didSet == nil || isObserving(variable))
      && !variable.isWeak && !variable.isUnowned
    if !isPlain {
      var result = computedAccess(
        rep, get: read(variable, expr.span), set: { self.observedStore(variable, $0, expr.span) })
      result.outlives = variable.storage == .global
      if let tell = toldAfterwards(variable, expr.span) {
        result.kind = plainAccess(variable, rep, expr).kind
        let hot = hot
        result.begin = nil
        result.end = { frame in
          hot.pointee.changeCount &+= 1
          try tell(frame)
        }
      }
      return result
    }
    return plainAccess(variable, rep, expr)
  }

  /// A variable where it lies.
  private func plainAccess(_ variable: Variable, _ rep: Rep, _ expr: TypedExpr) -> Access {
    switch location(of: variable) {
    case .memory(let address, let stored):
      var result = Access(.memory(address, stored), rep: rep)
      result.outlives = variable.storage == .global
      result.root = root(variable)
      if result.outlives { result.set = { self.store(variable, .memory(address, stored), $0, isDeclaration: false) } }
      return result
    case .cell(let slot):
      var result = Access(
        .pointer { frame in
          guard let cell = slot.value(frame).pointee.cellAddress else { throw Trap.exclusivity }
          return cell
        }, rep: rep)
      result.root = root(variable)
      return result
    case .capturedCell(let index):
      var result = Access(.pointer { $0.sharedVariable(index) }, rep: rep)
      result.outlives = true
      result.root = root(variable)
      return result
    case .captured(let index): return Access(.pointer { $0.captures + index }, rep: rep)
    case .ownClosure, .metatype: return temporary(read(variable, expr.span))
    }
  }

  /// A place that is reached through another one: that is begun before and ended behind it.
  func reached(_ inner: Access, through outerBegin: ((Frame) throws -> Void)?, _ outerEnd: ((Frame) throws -> Void)?)
    -> Access
  {
    if outerBegin == nil, outerEnd == nil { return inner }
    var result = inner
    let (begin, end, rep) = (inner.begin, inner.end, inner.rep)
    result.begin = {
      try outerBegin?($0); try begin?($0)
    }
    result.end = {
      try end?($0); try outerEnd?($0)
    }
    if let set = inner.set {
      result.set = { [self] node in
        let slot = Address(frame: allocate(rep))
        let evaluate = node.converted(to: rep).assign(slot, scratch: allocateBytes(rep.size))
        let store = set(.load(slot, rep))
        return {
          try evaluate($0); try outerBegin?($0); try store($0); try outerEnd?($0)
        }
      }
    }
    return result
  }

  /// What is at a place that has begun.
  func read(_ access: Access) -> Node {
    switch access.kind {
    case .memory(let address, let stored): return Node.load(address, stored).converted(to: access.rep)
    case .pointer(let pointer): return Node(.unboxing({ try pointer($0).pointee }, as: access.rep))
    }
  }

  /// A place behind a getter and a setter.
  func computedAccess(_ rep: Rep, get: Node, set: @escaping (Node) -> (Frame) throws -> Void) -> Access {
    let slot = Address(frame: allocate(rep))
    var result = Access(.memory(slot, rep), rep: rep)
    result.begin = get.converted(to: rep).assign(slot, scratch: allocateBytes(rep.size))
    result.end = set(.take(slot, rep))
    result.set = set
    result.outlives = true
    return result
  }

  /// A field of a structure or tuple at a place.
  func fieldAccess(_ base: Access, _ index: Int, _ rep: Rep) -> Access {
    var result = base.storedField
    result.rep = rep
    let pointer = base.pointer
    result.kind = .pointer { try uniqueField(try pointer($0), index) }
    return result
  }

  /// Some of a native structure's bytes.
  func blobAccess(_ base: Access, _ offset: Int, _ rep: Rep) -> Access {
    var result = unboxedBlob(base).storedField
    result.rep = rep
    if case .memory(let address, _) = result.kind { result.kind = .memory(address.advanced(by: offset), rep) }
    return result
  }

  /// The access with a boxed native structure copied to the frame meanwhile.
  private func unboxedBlob(_ base: Access) -> Access {
    guard case .blob(let size) = base.rep, case .pointer(let pointer) = base.kind else { return base }
    let slot = allocateBytes(size)
    var result = base
    let (begin, end) = (base.begin, base.end)
    result.kind = .memory(Address(frame: slot), base.rep)
    result.begin = { frame in
      try begin?(frame)
      try pointer(frame).pointee.copyBlob(to: frame + slot, size)
    }
    result.end = { frame in
      let box = BlobBox(copying: frame + slot, size: size)
      try pointer(frame).pointee = Value(object: box)
      try end?(frame)
    }
    return result
  }

  // MARK: Assigning

  func assign(_ target: TypedExpr, _ value: TypedExpr) -> (Frame) throws -> Void {
    switch target.kind {
    case .discard: return discarded(value)
    case .tuple(let targets): return assignTuple(targets, value)
    default: return assign(access(target), expression(value))
    }
  }

  func assign(_ access: Access, _ value: Node) -> (Frame) throws -> Void {
    let value = value.converted(to: access.rep)
    if let set = access.set {
      let store = set(value)
      guard let prepare = access.prepare else { return store }
      return {
        try prepare($0); try store($0)
      }
    }
    let hot = hot
    let outlives = access.outlives
    switch access.kind {
    case .memory(let address, let stored):
      let store = value.converted(to: stored).assign(address, scratch: allocateBytes(stored.size))
      if access.prepare == nil, access.begin == nil, access.end == nil, !outlives { return store }
      let slot = Address(frame: allocate(stored))
      let evaluate =
        access.begin == nil ? nil : value.converted(to: stored).assign(slot, scratch: allocateBytes(stored.size))
      let late = Node.load(slot, stored).assign(address, scratch: allocateBytes(stored.size))
      return { frame in
        try access.prepare?(frame)
        if let evaluate {
          try evaluate(frame)
          try access.begin?(frame)
          try late(frame)
        } else {
          try store(frame)
        }
        try access.end?(frame)
        if outlives { hot.pointee.changeCount &+= 1 }
      }
    case .pointer(let pointer):
      let run = value.value
      if access.prepare == nil, access.begin == nil, access.end == nil {
        return { frame in
          let new = try run(frame)
          try replace(try pointer(frame), new)
          if outlives { hot.pointee.changeCount &+= 1 }
        }
      }
      return { frame in
        try access.prepare?(frame)
        let new = try run(frame)
        try access.begin?(frame)
        try replace(try pointer(frame), new)
        try access.end?(frame)
        if outlives { hot.pointee.changeCount &+= 1 }
      }
    }
  }
}

/// Puts a new value where an old one is; the old one is destroyed when the new one is in place, since that can
/// run script code.
@inline(__always) func replace(_ place: UnsafeMutablePointer<Value>, _ new: Value) throws {
  let old = place.move()
  place.initialize(to: new)
  _ = old
}

/// Field `index` of the structure or tuple at `place`, made unshared.
@inline(__always) func uniqueField(_ place: UnsafeMutablePointer<Value>, _ index: Int) throws
  -> UnsafeMutablePointer<Value>
{
  if place.pointee.ref == nil { throw Trap.exclusivity }
  if !isKnownUniquelyReferenced(&place.pointee.ref) {
    let old = unsafeDowncast(place.pointee.ref.unsafelyUnwrapped, to: FieldsBox.self)
    place.pointee = Value(bits: place.pointee.bits, ref: FieldsBox(old.fields))
  }
  let box = unsafeDowncast(place.pointee.ref.unsafelyUnwrapped, to: FieldsBox.self)
  return box.fields.withUnsafeMutableBufferPointer { $0.baseAddress.unsafelyUnwrapped + index }
}
