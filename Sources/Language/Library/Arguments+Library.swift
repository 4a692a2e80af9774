import Syntax

// What the bodies of library functions are written with.
extension Arguments {
  /// The concrete `Self` of a protocol extension's member.
  var selfType: RuntimeType { types[0] }

  /// The elements of `self`, of a member of `Sequence`, until `body` answers false.
  func each(_ body: (Value) throws -> Bool) throws {
    try forEachElement(of: values[0], type: types[0], free: free, body)
  }

  /// All elements of `self`, of a member of `Sequence`.
  func allElements(asking: CountAsked = .count) throws -> [Value] {
    try elements(of: values[0], type: types[0], free: free, asking: asking)
  }

  /// The type of the elements of `self`, of a member of `Sequence`.
  func elementOperations() throws -> TypeOperations {
    guard let element = types[0].operations.element else {
      throw Trap(.broken("'\(types[0].operations.typeName)' has no elements"), kind: "")
    }
    return element.operations
  }

  func function(_ index: Int) throws -> FunctionObject { try values[index].function() }

  /// Calls the function that is argument `index`.
  @inline(__always) func apply(_ index: Int) throws -> (Value) throws -> Value {
    let function = try values[index].function()
    let (free, hot) = (free, context.hot)
    return {
      try hot.checkInterrupt()
      return try function.call1(free, $0)
    }
  }

  /// A function that answers true or false.
  func test(_ index: Int) throws -> (Value) throws -> Bool {
    let predicate = try apply(index)
    return { try predicate($0).bool }
  }

  @inline(__always) func apply2(_ index: Int) throws -> (Value, Value) throws -> Value {
    let function = try values[index].function()
    let (free, hot) = (free, context.hot)
    return {
      try hot.checkInterrupt()
      return try function.call2(free, $0, $1)
    }
  }

  /// What `make` gives for each, in an array.
  func values<S: Sequence>(_ sequence: S, _ make: (S.Element) throws -> Value) throws -> Value {
    Value(array: try context.values(sequence, make))
  }

  /// Where an `inout` argument lives.
  func place(_ index: Int) -> UnsafeMutablePointer<Value> { UnsafeMutablePointer(bitPattern: values[index].bits)! }

  /// Takes what `self` of a mutating member holds, changes it unshared, and puts it back also when `body` throws:
  /// what script code that `body` calls sees meanwhile is the old value.
  func changeItems<Result>(_ body: (inout [Value]) throws -> Result) throws -> Result {
    var items = try mutableSelf.pointee.items()
    let place = mutableSelf
    defer { place.pointee.put(items) }
    try items.unshare(context)
    return try body(&items)
  }
}

/// Calls a function whose first parameter is `inout`, and gives its result and what it left there. The value
/// is moved into the function's frame, so that an array held only here is changed in place.
func callChanging(
  _ function: FunctionObject, _ value: consuming Value, with other: Value? = nil, free: Frame
) throws -> (result: Value, changed: Value) {
  let rep = function.parameters[0]
  free.value(at: 0).initialize(to: function.context)
  if let other { try free.place(other, at: 16 + rep.size, as: function.parameters[1]) }
  if rep == .value {
    free.value(at: 16).initialize(to: value)
  } else {
    try free.place(value, at: 16, as: rep)
  }
  do {
    let result = try function.run(free)
    return (result, free.take(at: 16, as: rep))
  } catch {
    _ = free.take(at: 16, as: rep)
    throw error
  }
}

extension Value {
  static func range(_ lower: Int, _ upper: Int) -> Value { Value(tuple: [Value(lower), Value(upper)]) }
  /// A slice of an array that begins at `start`.
  static func slice(_ items: some RandomAccessCollection<Value>, from start: Int, _ context: RunContext) throws -> Value
  {
    Value(bits: start, ref: ArrayBox(try .copy(items, context)))
  }
  /// A part of a string, before which so many bytes of it stand.
  static func substring(_ text: String, from start: Int, of whole: String) -> Value {
    Value(bits: start, ref: PartBox(text, of: whole))
  }
  static func character(_ character: Character) -> Value { Value(String(character)) }
  static func strings(_ texts: some Sequence<String>) -> Value { Value(array: texts.map { Value($0) }) }

  func character() throws -> Character { try string().first ?? " " }
  func stringBox() throws -> StringBox { unsafeDowncast(try object(), to: StringBox.self) }
  /// The string that a substring is a part of.
  func wholeString() throws -> String { try (ref as? PartBox)?.whole ?? string() }
}

extension RuntimeType {
  /// `nil` of the optional of this type.
  var none: Value { operations.none }
}

/// The offsets that a range expression (`2..<4`, `1...`, `..<3`) means in a collection from `start` to `end`.
func offsets(_ range: Value, _ type: RuntimeType, start: Int, end: Int) throws -> (lower: Int, upper: Int) {
  let bounds = try boundsOfRange(range, type)
  switch type.shape {
  case .closedRange: return (bounds[0].bits, try next(bounds[1].bits))
  case .partialFrom: return (bounds[0].bits, end)
  case .partialUpTo: return (start, bounds[0].bits)
  case .partialThrough: return (start, try next(bounds[0].bits))
  default: return (bounds[0].bits, bounds[1].bits)
  }
}

/// The bounds of one of the library's ranges. A script's own `RangeExpression` has none, and its `relative(to:)` is not
/// asked here.
func boundsOfRange(_ range: Value, _ type: RuntimeType) throws -> [Value] {
  switch type.shape {
  case .range, .closedRange, .partialFrom, .partialUpTo, .partialThrough: return try range.fields().fields
  default:
    throw Trap(.said("'\(type.operations.typeName)' cannot be a subscript: write 'list[range.relative(to: list)]'"))
  }
}

private func next(_ bound: Int) throws -> Int {
  let (sum, overflow) = bound.addingReportingOverflow(1)
  if overflow { throw Trap(.rangeBounds) }
  return sum
}
