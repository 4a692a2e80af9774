/// What binds how tightly: Swift's precedence groups.
public struct OperatorTable: Sendable {
  public struct Group: Equatable, Sendable {
    public var power: Int
    public var isRightAssociative: Bool
    /// `a < b < c` is an error.
    public var isNonAssociative = false

    static let assignment = Group(power: 1, isRightAssociative: true)
    static let ternary = Group(power: 2, isRightAssociative: true)
    static let standard = Group(power: 3, isRightAssociative: false, isNonAssociative: true)
    static let disjunction = Group(power: 4, isRightAssociative: false)
    static let conjunction = Group(power: 5, isRightAssociative: false)
    static let comparison = Group(power: 6, isRightAssociative: false, isNonAssociative: true)
    static let coalescing = Group(power: 7, isRightAssociative: true)
    static let casting = Group(power: 8, isRightAssociative: false)
    static let range = Group(power: 9, isRightAssociative: false, isNonAssociative: true)
    static let addition = Group(power: 10, isRightAssociative: false)
    static let multiplication = Group(power: 11, isRightAssociative: false)
    static let shift = Group(power: 12, isRightAssociative: false, isNonAssociative: true)
  }

  private var infix: [Name: Group] = [:]
  /// The infix operators declared by scripts.
  public private(set) var declared: Set<Name> = []
  /// Groups that a script declared, which is refused: naming one of them is no other mistake.
  var refusedGroups: Set<Name> = []

  public init() { infix = Self.standard }

  /// Whether Swift itself has an infix operator of that name.
  public static func isStandard(_ name: Name) -> Bool { standard[name] != nil }

  /// An operator nobody declared gets the default group; the checker says that it is unknown.
  func group(of name: Name) -> Group { infix[name] ?? .standard }

  public mutating func declare(_ name: Name, group: String?) {
    infix[name] = group.flatMap { Self.named($0) } ?? .standard
    declared.insert(name)
  }

  static func name(of group: Group) -> String {
    ["DefaultPrecedence", "ComparisonPrecedence", "RangeFormationPrecedence", "BitwiseShiftPrecedence"].first {
      named($0) == group
    } ?? ""
  }

  static func named(_ group: String) -> Group? {
    switch group {
    case "AssignmentPrecedence": .assignment
    case "TernaryPrecedence": .ternary
    case "DefaultPrecedence": .standard
    case "LogicalDisjunctionPrecedence": .disjunction
    case "LogicalConjunctionPrecedence": .conjunction
    case "ComparisonPrecedence": .comparison
    case "NilCoalescingPrecedence": .coalescing
    case "CastingPrecedence": .casting
    case "RangeFormationPrecedence": .range
    case "AdditionPrecedence": .addition
    case "MultiplicationPrecedence": .multiplication
    case "BitwiseShiftPrecedence": .shift
    default: nil
    }
  }

  private static let standard: [Name: Group] = {
    let rows: [(Group, StaticString)] = [
      (.assignment, "= += -= *= /= %= &+= &-= &*= <<= >>= &<<= &>>= &= |= ^= ~>"),
      (.disjunction, "|| .|"),
      (.conjunction, "&&"),
      (.comparison, "== != < <= > >= === !== ~= .== .!= .< .<= .> .>="),
      (.coalescing, "??"),
      (.range, "... ..<"),
      (.addition, "+ - &+ &- | ^"),
      (.multiplication, "* / % &* &"),
      (.shift, "<< >> &<< &>>"),
    ]
    var table: [Name: Group] = [:]
    for (group, names) in rows {
      for name in names.description.split(separator: " ") { table[Name(String(name))] = group }
    }
    return table
  }()
}
