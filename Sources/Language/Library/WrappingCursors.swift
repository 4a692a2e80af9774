/// Goes through a sequence that wraps another.
func wrappingCursor(_ wrapping: Wrapping, _ value: Value, _ type: RuntimeType, _ free: Frame) throws -> ElementCursor {
  let fields = try value.fields().fields
  func base(_ index: Int = 0) throws -> ElementCursor {
    try makeCursor(of: fields[index], type: type.storedFields[index].type, free: free)
  }
  switch wrapping {
  case .reversed: return try reverseCursor(of: fields[0], type: type.wrapped, free: free)
  case .enumerated:
    return ElementCursor((base: try base(), offset: -1)) { state, free in
      state.offset += 1
      return try state.base.next(free).map { Value(tuple: [Value(state.offset), $0]) }
    }
  case .zipped:
    return ElementCursor((first: try base(), second: try base(1), isDone: false)) { state, free in
      if !state.isDone, let a = try state.first.next(free), let b = try state.second.next(free) {
        return Value(tuple: [a, b])
      }
      state.isDone = true
      return nil
    }
  case .flattened, .joined: return try joiningCursor(wrapping, fields, type, base())
  case .lazy: return try base()
  case .lazyMap:
    let base = try base()
    if fields[1].ref == nil { return base }
    let transform = try fields[1].function()
    return ElementCursor(base) { base, free in try base.next(free).map { try transform.call1(free, $0) } }
  case .lazyFilter: return try filter(base(), fields[1], type)
  case .lazyPrefixWhile:
    let predicate = try fields[1].function()
    return ElementCursor((base: try base(), isDone: false)) { state, free in
      if !state.isDone, let item = try state.base.next(free), try predicate.call1(free, item).bool { return item }
      state.isDone = true
      return nil
    }
  case .lazyDropWhile:
    let predicate = try fields[1].function()
    return ElementCursor((base: try base(), isDropping: true)) { [unowned context = type.context] state, free in
      while let item = try state.base.next(free) {
        if !state.isDropping { return item }
        state.isDropping = try predicate.call1(free, item).bool
        if !state.isDropping { return item }
        try context.checkInterrupt()
      }
      return nil
    }
  case .prefix:
    return ElementCursor((base: try base(), left: fields[1].bits)) { state, free in
      if state.left <= 0 { return nil }
      state.left -= 1
      return try state.base.next(free)
    }
  case .dropFirst:
    return ElementCursor((base: try base(), left: fields[1].bits)) { [unowned context = type.context] state, free in
      while state.left > 0 {
        state.left -= 1
        if try state.base.next(free) == nil { state.left = 0 }
        try context.checkInterrupt()
      }
      return try state.base.next(free)
    }
  case .dropWhile:
    let (made, depth) = (type.wrapped, type.storedFields[1].type.payloadDepth)
    return ElementCursor((iterator: fields[0], next: fields[1])) { state, free in
      let item = state.next
      if item.isNone(depth: depth) { return nil }
      state.next = try step(&state.iterator, made, free) ?? .none(depth: depth)
      return item
    }
  case .repeated:
    return ElementCursor(fields[0].bits) { left, _ in
      if left <= 0 { return nil }
      left -= 1
      return fields[1]
    }
  case .one, .words: return listCursor([fields[0]])
  case .empty: return listCursor([])
  case .keys, .values:
    let table = try fields[0].table()
    return ElementCursor(table.firstSlot) { slot, _ in
      guard slot < table.endSlot else { return nil }
      defer { slot = table.slot(after: slot) }
      return wrapping == .keys ? table.key(at: slot) : table.value(at: slot)
    }
  case .scalars, .utf8, .utf16:
    return unitCursor(wrapping, try fields[0].string(), nil)
  case .unfold:
    return ElementCursor(value) { state, free in try unfold(&state, type, free) }
  case .closureBased: return try makeCursor(of: fields[0].function().call(free), type: type.parts[0], free: free)
  case .indexing: return ElementCursor(value) { state, free in try stepIndexed(&state, type.wrapped, free) }
  case .slice:
    guard case .wrapping(let view) = type.storedFields[2].type.shape,
      let places = try TextPlaces(fields[2], type.storedFields[2].type)
    else { return try indexedCursor(value, type, free) }
    return try unitCursor(view, places.text, places.index(fields[0])..<places.index(fields[1]))
  case .indices, .reversedIndex, .enumeratedIndex, .prefixWhileIndex, .flattenedIndex:
    return try indexedCursor(value, type, free)
  case .enumeratedIterator, .reversedIterator, .zippedIterator, .flattenedIterator, .joinedIterator, .prefixIterator,
    .dropWhileIterator, .lazyMapIterator, .lazyFilterIterator, .lazyPrefixWhileIterator, .lazyDropWhileIterator,
    .partialFromIterator, .oneIterator, .emptyIterator, .strideToIterator, .strideThroughIterator, .keysIterator,
    .valuesIterator:
    return ElementCursor(value) { try stepFields(wrapping, &$0, type, $1) }
  }
}

/// The code points or units of a text or part of one.
private func unitCursor(_ view: Wrapping, _ text: String, _ part: Range<String.Index>?) -> ElementCursor {
  switch view {
  case .utf8: return units(text.utf8[part ?? text.startIndex..<text.endIndex].makeIterator())
  case .utf16: return part.map { units(text.utf16[$0].makeIterator()) } ?? units(text.utf16.makeIterator())
  default:
    let scalars = text.unicodeScalars
    return part.map { points(scalars[$0].makeIterator()) } ?? points(scalars.makeIterator())
  }
}

private func units<Units: IteratorProtocol>(_ units: Units) -> ElementCursor where Units.Element: BinaryInteger {
  ElementCursor(units) { units, _ in units.next().map { Value(Int($0)) } }
}

private func points<Scalars: IteratorProtocol>(_ scalars: Scalars) -> ElementCursor
where Scalars.Element == Unicode.Scalar {
  ElementCursor(scalars) { scalars, _ in scalars.next().map { Value(Int($0.value)) } }
}

/// By indices, from the first to the last.
private func indexedCursor(_ value: Value, _ type: RuntimeType, _ free: Frame) throws -> ElementCursor {
  ElementCursor(try CollectionAccess(value, type, free).start()) { index, free in
    let access = CollectionAccess(value, type, free)
    if try access.isSame(index, access.end()) { return nil }
    let item = try access.element(at: index)
    index = try access.formAfter(index)
    return item
  }
}

/// From the last element to the first.
func reverseCursor(of value: Value, type: RuntimeType, free: Frame) throws -> ElementCursor {
  switch type.shape {
  case .array, .slice:
    let items = try value.elements()
    return ElementCursor(items.endIndex) { index, _ in
      guard index > items.startIndex else { return nil }
      index -= 1
      return items[index]
    }
  case .string, .substring:
    return ElementCursor(try value.string().reversed().makeIterator()) { characters, _ in
      characters.next().map { .character($0) }
    }
  case .range where type.parts[0].isInteger, .closedRange where type.parts[0].isInteger:
    let bounds = try value.fields().fields
    let isClosed = if case .closedRange = type.shape { true } else { false }
    let first = bounds[0].bits
    let last = isClosed ? bounds[1].bits : bounds[1].bits &- 1
    let isEmpty = !isClosed && first == bounds[1].bits
    return ElementCursor((next: last, isDone: isEmpty)) { state, _ in
      if state.isDone { return nil }
      defer { state.next &-= 1 }
      state.isDone = state.next == first
      return Value(state.next)
    }
  case .wrapping(let wrapping):
    let fields = try value.fields().fields
    switch wrapping {
    case .reversed: return try makeCursor(of: fields[0], type: type.wrapped, free: free)
    case .lazy where !type.callsWhenStepped: return try reverseCursor(of: fields[0], type: type.wrapped, free: free)
    case .lazyMap where fields[1].ref != nil && !type.wrapped.callsWhenStepped:
      let (base, transform) = (
        try reverseCursor(of: fields[0], type: type.wrapped, free: free), try fields[1].function()
      )
      return ElementCursor(base) { base, free in try base.next(free).map { try transform.call1(free, $0) } }
    case .enumerated where !type.callsWhenStepped:
      let base = try reverseCursor(of: fields[0], type: type.wrapped, free: free)
      let count = try CollectionAccess(fields[0], type.wrapped, free).count()
      return ElementCursor((base: base, offset: count)) { state, free in
        state.offset -= 1
        return try state.base.next(free).map { Value(tuple: [Value(state.offset), $0]) }
      }
    case .scalars, .utf8, .utf16:
      return listCursor(try [Value].copy(elements(of: value, type: type, free: free).reversed(), type.context)[...])
    default: break
    }
  default: break
  }
  // Where it begins is looked for before each step (observed: how often a lazy collection calls its functions).
  if type.callsWhenStepped {
    return try backwardCursor(value, type, free) { try CollectionAccess(value, type, $0).start() }
  }
  let first = try CollectionAccess(value, type, free).start()
  return try backwardCursor(value, type, free) { _ in first }
}

/// By indices, from the end to the start.
private func backwardCursor(
  _ value: Value, _ type: RuntimeType, _ free: Frame, start: @escaping (Frame) throws -> Value
) throws -> ElementCursor {
  ElementCursor(try CollectionAccess(value, type, free).end()) { index, free in
    let access = CollectionAccess(value, type, free)
    if try access.isSame(index, start(free)) { return nil }
    index = try access.formBefore(index)
    return try access.element(at: index)
  }
}

/// The elements that a lazy filter lets through; no function stands for that of `compactMap`.
private func filter(_ base: ElementCursor, _ predicate: Value, _ type: RuntimeType) throws -> ElementCursor {
  let test = predicate.ref == nil ? nil : try predicate.function()
  let depth = type.wrapped.operations.elementDepth
  return ElementCursor(base) { [unowned context = type.context] base, free in
    while let item = try base.next(free) {
      if try test?.call1(free, item).bool ?? !item.isNone(depth: depth) { return item }
      try context.checkInterrupt()
    }
    return nil
  }
}

/// The elements of each part, with those of the separator in between.
private func joiningCursor(
  _ wrapping: Wrapping, _ fields: [Value], _ type: RuntimeType, _ parts: ElementCursor
) throws -> ElementCursor {
  guard let part = type.wrapped.operations.element else {
    throw Trap(.broken("'\(type.operations.typeName)' has no parts"), kind: "")
  }
  let separator = wrapping == .joined ? try fields[1].items() : []
  return ElementCursor(Joining(parts: parts)) { [unowned context = type.context] state, free in
    while true {
      try context.checkInterrupt()
      if let item = try state.inner?.next(free) { return item }
      if state.following == nil {
        guard let next = try state.parts.next(free) else { return nil }
        let cursor = try makeCursor(of: next, type: part, free: free)
        state.separatorIndex = state.inner == nil ? separator.count : 0
        state.inner = nil
        state.following = cursor
      }
      if state.separatorIndex < separator.count {
        state.separatorIndex += 1
        return separator[state.separatorIndex - 1]
      }
      state.inner = state.following
      state.following = nil
    }
  }
}

private struct Joining {
  var parts: ElementCursor
  var inner: ElementCursor?
  var separatorIndex = 0
  var following: ElementCursor?
}

/// The next element of `sequence(first:next:)` and `sequence(state:next:)`. Fields: the state, the function, whether it
/// is over, whether the state is what `first:` began.
func unfold(_ place: inout Value, _ type: RuntimeType, _ free: Frame) throws -> Value? {
  let fields = try place.fields().fields
  if fields[2].bool { return nil }
  let (next, depth) = (try fields[1].function(), type.parts[0].type.optionalDepth)
  var (state, item) = (fields[0], Value.void)
  if fields[3].bool {
    let parts = try state.fields().fields
    item = parts[1].bool ? parts[0] : try next.call1(free, parts[0])
    state = Value(tuple: [item, Value(false)])
  } else {
    (item, state) = try callChanging(next, state, free: free)
  }
  let isDone = item.isNone(depth: depth)
  place = Value(tuple: [state, fields[1], Value(isDone), fields[3]])
  return isDone ? nil : item
}

/// What is done with each element, behind a reference: the optimizer copies functions for the closures they are given,
/// and gives up (swiftc 6.3 crashes) where such functions call each other in a circle.
final class ElementBody {
  let call: (Value) throws -> Bool
  init(_ call: @escaping (Value) throws -> Bool) { self.call = call }
}

/// The commonest loops without a cursor: true when they are done.
func forEachWrapped(
  _ wrapping: Wrapping, _ value: Value, _ type: RuntimeType, _ free: Frame, _ body: ElementBody
) throws -> Bool {
  let (fields, context) = (try value.fields().fields, type.context)
  switch (wrapping, fields.isEmpty ? .other : type.wrapped.shape) {
  case (.enumerated, _):
    var offset = 0
    try forEachElement(of: fields[0], type: type.wrapped, free: free) {
      offset += 1
      return try body.call(Value(tuple: [Value(offset - 1), $0]))
    }
  case (.lazy, _): try forEachElement(of: fields[0], type: type.wrapped, free: free) { try body.call($0) }
  // Both iterators are made before the first step; of these one makes no difference.
  case (.zipped, .array), (.zipped, .slice), (.zipped, .range), (.zipped, .closedRange):
    var second = try makeCursor(of: fields[1], type: type.storedFields[1].type, free: free)
    try forEachElement(of: fields[0], type: type.wrapped, free: free) {
      guard let other = try second.next(free) else { return false }
      return try body.call(Value(tuple: [$0, other]))
    }
  case (.reversed, .array), (.reversed, .slice):
    for item in try fields[0].elements().reversed() {
      try context.checkInterrupt()
      guard try body.call(item) else { break }
    }
  case (.reversed, .range) where type.wrapped.parts[0].isInteger,
    (.reversed, .closedRange) where type.wrapped.parts[0].isInteger:
    let bounds = try fields[0].fields().fields
    let isClosed = if case .closedRange = type.wrapped.shape { true } else { false }
    var next = bounds[1].bits
    if isClosed, try !body.call(Value(next)) { return true }
    while next != bounds[0].bits {
      try context.checkInterrupt()
      next &-= 1
      guard try body.call(Value(next)) else { break }
    }
  case (.keys, _), (.values, _):
    for item in try elements(of: value, type: type, free: free) {
      try context.checkInterrupt()
      guard try body.call(item) else { break }
    }
  default: return false
  }
  return true
}
