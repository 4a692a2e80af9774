import Syntax

// The iterators that are structures of what they go through and of how far they are. Loops over the library's
// sequences do without them (`makeCursor`): these are what a script holds that calls `makeIterator()`.

extension Wrapping {
  /// What an iterator begins with.
  func firstFields(of sequence: Value, _ type: RuntimeType, _ free: Frame) throws -> [Value] {
    let fields = self == .emptyIterator ? [] : try sequence.fields().fields
    func base(_ index: Int = 0) throws -> Value {
      try makeIterator(over: fields[index], type.storedFields[index].type, free)
    }
    switch self {
    case .enumeratedIterator: return [try base(), Value(0)]
    case .reversedIterator: return [fields[0], try CollectionAccess(fields[0], type.wrapped, free).end()]
    case .zippedIterator: return [try base(), try base(1), Value(false)]
    case .flattenedIterator: return [try base(), .none()]
    case .joinedIterator: return [try base(), .none(), fields[1], .none(), JoinState.start.value]
    case .prefixIterator, .lazyMapIterator, .lazyFilterIterator: return [try base(), fields[1]]
    case .dropWhileIterator: return fields
    case .lazyPrefixWhileIterator, .lazyDropWhileIterator: return [Value(false), try base(), fields[1]]
    case .partialFromIterator, .oneIterator: return [fields[0]]
    case .strideToIterator, .strideThroughIterator:
      let start = [fields[0], fields[1], fields[2], Value(tuple: [Value(0), fields[0]])]
      return self == .strideToIterator ? start : start + [Value(false)]
    case .keysIterator, .valuesIterator: return [try makeIterator(over: fields[0], type.wrapped, free)]
    case .emptyIterator: return []
    default: throw notASequence(type)
    }
  }
}

/// The next element of such an iterator. While it is stepped its place holds nothing: script code that steps it again
/// meanwhile is an error, not a crash.
func stepFields(_ kind: Wrapping, _ place: inout Value, _ type: RuntimeType, _ free: Frame) throws -> Value? {
  var own = Value.void
  swap(&own, &place)
  defer { swap(&own, &place) }
  let old = try own.fields()
  if !isKnownUniquelyReferenced(&own.ref) { own = Value(tuple: old.fields) }
  return try Stepping(box: own.fields(), type: type, free: free).next(kind)
}

/// One step of an iterator that nothing else holds.
private struct Stepping {
  let box: FieldsBox
  let type: RuntimeType
  let free: Frame

  func next(_ kind: Wrapping) throws -> Value? {
    switch kind {
    case .enumeratedIterator:
      guard let item = try step(0) else { return nil }
      let count = box.fields[1]
      box.fields[1] = Value(count.bits + 1)
      return Value(tuple: [count, item])
    case .reversedIterator:
      let access = CollectionAccess(box.fields[0], fieldType(0), free)
      if try access.isSame(box.fields[1], access.start()) { return nil }
      box.fields[1] = try access.formBefore(box.fields[1])
      return try access.element(at: box.fields[1])
    case .zippedIterator:
      if !box.fields[2].bool, let a = try step(0), let b = try step(1) { return Value(tuple: [a, b]) }
      box.fields[2] = Value(true)
      return nil
    case .flattenedIterator:
      while true {
        if let item = try stepInner() { return item }
        guard try startInner() else { return nil }
      }
    case .joinedIterator: return try nextJoined()
    case .prefixIterator:
      guard box.fields[1].bits > 0 else { return nil }
      box.fields[1] = Value(box.fields[1].bits - 1)
      return try step(0)
    case .dropWhileIterator:
      let (item, depth) = (box.fields[1], fieldType(1).payloadDepth)
      if item.isNone(depth: depth) { return nil }
      box.fields[1] = try step(0) ?? .none(depth: depth)
      return item
    case .lazyMapIterator:
      guard let item = try step(0) else { return nil }
      // None stands for what `compactMap` brings.
      return box.fields[1].ref == nil ? item : try box.fields[1].function().call1(free, item)
    case .lazyFilterIterator:
      let depth = type.operations.elementDepth
      while let item = try step(0) {
        if box.fields[1].ref == nil ? !item.isNone(depth: depth) : try holds(1, item) { return item }
        try type.context.checkInterrupt()
      }
      return nil
    case .lazyPrefixWhileIterator:
      if !box.fields[0].bool, let item = try step(1) {
        if try holds(2, item) { return item }
        box.fields[0] = Value(true)
      }
      return nil
    case .lazyDropWhileIterator:
      while let item = try step(1) {
        if try box.fields[0].bool || !holds(2, item) {
          box.fields[0] = Value(true)
          return item
        }
        try type.context.checkInterrupt()
      }
      return nil
    case .partialFromIterator:
      let item = box.fields[0]
      box.fields[0] = try BoundSteps(type, free).following(item)
      return item
    case .oneIterator:
      let (item, depth) = (box.fields[0], fieldType(0).payloadDepth)
      box.fields[0] = .none(depth: depth)
      return item.isNone(depth: depth) ? nil : item
    case .strideToIterator, .strideThroughIterator: return try nextStride(isClosed: kind == .strideThroughIterator)
    case .keysIterator, .valuesIterator:
      return try step(0).map { try $0.fields().fields[kind == .keysIterator ? 0 : 1] }
    case .emptyIterator: return nil
    default: throw notASequence(type)
    }
  }

  private func fieldType(_ field: Int) -> RuntimeType { type.storedFields[field].type }

  /// The next element of an iterator that is a field.
  private func step(_ field: Int) throws -> Value? {
    try Language.step(&box.fields[field], fieldType(field), free)
  }

  private func holds(_ field: Int, _ item: Value) throws -> Bool {
    try box.fields[field].function().call1(free, item).bool
  }

  // MARK: Parts

  /// The next element of the part that is gone through.
  private func stepInner() throws -> Value? {
    try type.context.checkInterrupt()
    if box.fields[1].isNone(depth: 0) { return nil }
    return try Language.step(&box.fields[1], fieldType(1).parts[0], free)
  }

  /// Goes on to the next part, if there is one.
  private func startInner() throws -> Bool {
    guard let part = try step(0), let element = fieldType(0).operations.element else { return false }
    box.fields[1] = try makeIterator(over: part, element, free)
    return true
  }

  private func nextJoined() throws -> Value? {
    while true {
      switch JoinState(rawValue: box.fields[4].bits) {
      case .start:
        box.fields[4] = try startInner() ? JoinState.elements.value : JoinState.end.value
      case .elements:
        if let item = try stepInner() { return item }
        guard try startInner() else {
          box.fields[1] = .none()
          box.fields[4] = JoinState.end.value
          return nil
        }
        if try !box.fields[2].items().isEmpty {
          box.fields[3] = try makeIterator(over: box.fields[2], fieldType(2), free)
          box.fields[4] = JoinState.separator.value
        }
      case .separator:
        if let item = try Language.step(&box.fields[3], fieldType(3).parts[0], free) { return item }
        box.fields[4] = JoinState.elements.value
      default: return nil
      }
    }
  }

  // MARK: Strides

  /// Fields: start, end, step, where it is — how many steps from the start, of what is added up to that, and the
  /// element —, and whether the end was given.
  private func nextStride(isClosed: Bool) throws -> Value? {
    let current = try box.fields[3].fields().fields
    var place = StridePlace(index: current[0].payload?.bits, item: current[1], isDone: isClosed && box.fields[4].bool)
    let item = try StrideSteps(box.fields, type, isClosed: isClosed).next(&place, free)
    box.fields[3] = Value(tuple: [place.index.map { Value($0) } ?? .none(), place.item])
    if isClosed { box.fields[4] = Value(place.isDone) }
    return item
  }
}

/// The cases of `JoinedSequence.Iterator._JoinIteratorState`, in order.
private enum JoinState: Int {
  case start, elements, separator, end
  var value: Value { Value(rawValue) }
}
