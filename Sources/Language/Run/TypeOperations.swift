import Syntax

/// What can be done with values of one type when only the `RuntimeType` is known. The topics are in extensions:
/// describing, comparing and hashing, casting, naming the type.
public final class TypeOperations {
  unowned let type: RuntimeType
  /// What the type's values look like.
  let shape: Shape
  /// `nil` of the optional of this type.
  public let none: Value

  init(_ type: RuntimeType) {
    self.type = type
    shape = Shape(type)
    none = .none(depth: type.type.optionalDepth)
  }

  var context: RunContext { type.context }

  /// Deeper nested values are an error when printed, compared or hashed, not a crash.
  static let maximumNesting = 2_000

  /// Runs `body` one level deeper inside a value.
  func nested<Result>(_ body: () throws -> Result) throws -> Result {
    context.nesting += 1
    defer { context.nesting -= 1 }
    if context.nesting > Self.maximumNesting { throw Trap(.nesting) }
    return try body()
  }

  /// The type of what an element of this sequence is, or nil if it is no sequence.
  public private(set) lazy var element: RuntimeType? = {
    switch shape {
    case .array, .slice, .set, .range, .closedRange, .partialFrom, .stride, .lazy, .iterator(isShared: true):
      type.parts.first
    case .dictionary:
      context.runtimeType(.tuple([TupleField("key", type.parts[0].type), TupleField("value", type.parts[1].type)]))
    case .string, .substring: context.libraryType("Character")
    default: context.associatedType(type, "Element")
    }
  }()

  /// How keys of this type are told apart.
  lazy var keyKind: KeyKind = {
    switch shape {
    case .integer, .bool, .position, .scalar: .bits
    case .string, .substring, .character: .string
    case .enumeration where type.witness("Equatable", "==") == nil && !hasPayload: .bits
    case .object where type.witness("Equatable", "==") == nil: .identity
    default: .general
    }
  }()

  private var hasPayload: Bool { type.casePayloads.contains { !$0.isEmpty } }
}

/// What the values of a type look like, as far as operations must tell them apart.
enum Shape: Sendable {
  case integer(IntegerKind)
  case double, single, bool
  case string, substring, character
  /// `Unicode.Scalar`: the number in `bits`.
  case scalar
  /// `Dictionary.Index`: a number in `bits`.
  case position
  /// `String.Index`: see `TextPlaces`.
  case place
  case array, slice, dictionary, set
  /// Bounds as fields: two, or the one there is.
  case range, closedRange, partialFrom, partialUpTo, partialThrough
  /// `ClosedRange.Index`: see `Value.inRange`.
  case rangeIndex
  /// Start, end and step as fields, and whether the end counts.
  case stride
  /// A native structure of one number: an option set.
  case raw
  /// A structure that wraps a sequence.
  case wrapping(Wrapping)
  /// `SequenceBox`
  case lazy
  /// `IteratorBox`: that of an `AnyIterator` is shared by copies, every other one is a value.
  case iterator(isShared: Bool)
  case optional, tuple, structure, enumeration, object, function, metatype, existential, blob, hasher
  case keyPath
  /// `AnyHashable`: an existential that is equal to others as what is in it.
  case hashable
  case other

  init(_ type: RuntimeType) {
    switch type.type {
    case .optional: self = .optional
    case .tuple: self = .tuple
    case .function: self = .function
    case .metatype, .anyMetatype: self = .metatype
    case .existential: self = .existential
    case .nominal(let nominal, _): self = Shape(nominal)
    default: self = .other
    }
  }

  private init(_ nominal: Nominal) {
    if let kind = nominal.integerKind {
      self = .integer(kind)
    } else if nominal.isSinglePrecision {
      self = .single
    } else if nominal.module == "Swift", let known = Shape.library[nominal.qualifiedName] {
      self = known
    } else if nominal.module == "Swift", let wrapping = Wrapping(rawValue: nominal.qualifiedName) {
      self = .wrapping(wrapping)
    } else if nominal.module == "Swift", nominal.isCursor {
      self = .iterator(isShared: false)
    } else if case .blob = nominal.rep {
      self = .blob
    } else {
      switch nominal.kind {
      case .struct: self = nominal.rep == .int ? .raw : .structure
      case .enum: self = .enumeration
      case .class: self = .object
      case .protocol: self = .existential
      }
    }
  }

  private static let library: [String: Shape] = [
    "Double": .double, "Float": .single, "Bool": .bool, "String": .string, "Substring": .substring,
    "DefaultStringInterpolation": .string,
    "Character": .character, "Unicode.Scalar": .scalar, "String.Index": .place, "Dictionary.Index": .position,
    "Set.Index": .position,
    "ObjectIdentifier": .position,
    "Array": .array, "ArraySlice": .slice, "Dictionary": .dictionary, "Set": .set, "Range": .range,
    "ClosedRange": .closedRange, "ClosedRange.Index": .rangeIndex, "PartialRangeFrom": .partialFrom,
    "PartialRangeUpTo": .partialUpTo,
    "PartialRangeThrough": .partialThrough, "StrideTo": .stride, "StrideThrough": .stride, "AnySequence": .lazy,
    "ContiguousArray": .slice, "AnyIterator": .iterator(isShared: true),
    "Hasher": .hasher, "AnyHashable": .hashable,
    "AnyKeyPath": .keyPath, "PartialKeyPath": .keyPath, "KeyPath": .keyPath, "WritableKeyPath": .keyPath,
    "ReferenceWritableKeyPath": .keyPath,
  ]
}

extension Nominal {
  /// The iterator type inside a sequence type of the library.
  fileprivate var isCursor: Bool { name == "Iterator" && parent != nil }
}
