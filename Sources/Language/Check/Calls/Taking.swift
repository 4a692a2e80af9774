/// How a parameter of a function or subscript takes an argument about which the compiler's solver does not just count what
/// is done to it.
///
/// (Observed: some two thousand pairs of functions, of subscripts and of methods given to the compiler. Methods and
/// initializers know no takings: `Function.isTriedInOrder`.)
struct Taking {
  /// What the argument is.
  enum Form {
    /// What an initializer makes where only the call tells what of: `Box(2)`, `Array(1...3)`; and what some generic
    /// functions give.
    case made
    /// The same that is an optional itself, of which `Int?` is the usual one: `Optional(2)`.
    case madeOptional
    /// `[1, 2]`, `[1: 2]`
    case list
    /// Any other optional.
    case optional
    /// One that a generic function gives, `o.map { $0 + 1 }`, or, to functions, a member whose name is another's too:
    /// `list.first`.
    case found
    /// Such a member to subscripts.
    case member
  }

  enum Kind {
    /// `any P`, and `Any`.
    case boxed, any
    /// `T: P`, the same where not all of the type that is made conform to it, and `T`.
    case constrained, conditional, generic
    /// `Box<T>`, and the `Box<Int>` that it is by itself.
    case open, usual
    /// `Box<Any>`, and the `Box<Double>` of what by itself is an `Int`.
    case anything, other
  }

  let form: Form
  let kind: Kind
  /// How many optionals it is of that; of an optional argument, how many more than it is.
  let wraps: Int
  /// Its type parameter conforms to a protocol.
  let isConstrained: Bool

  private var isOptional: Bool { wraps > 0 }

  private typealias Order = [(kind: Kind, isOptional: Bool)]

  private static let order: Order = [
    (.boxed, false), (.open, false), (.any, false), (.boxed, true), (.any, true), (.constrained, false),
    (.conditional, false), (.generic, false), (.usual, false), (.anything, false), (.usual, true), (.open, true),
    (.constrained, true), (.conditional, true), (.generic, true), (.anything, true), (.other, false), (.other, true),
  ]
  private static let orderOfOptionals: Order = [
    (.boxed, true), (.open, false), (.anything, false), (.anything, true), (.constrained, false), (.generic, false),
    (.usual, false),
    (.boxed, false), (.any, false), (.usual, true), (.open, true), (.other, false), (.other, true),
  ]

  /// Lower is better; nil where what is done to the argument counts as it does elsewhere.
  var rank: Int? {
    let order: Order
    switch form {
    case .made: order = Self.order
    case .madeOptional: order = Self.orderOfOptionals
    case .list, .optional, .found, .member: return nil
    }
    let place = order.firstIndex { $0.kind == kind && $0.isOptional == isOptional } ?? order.count
    return 4 * place + max(0, min(wraps - 1, 3))
  }

  /// Whether another is the better one against the order and against what is done to the argument, which are none where
  /// these stand beside each other: of three each beats the next.
  func givesWay(to other: Taking) -> Bool {
    let arePlain = !isOptional && !other.isOptional
    switch (form, kind, other.kind) {
    case (.made, .open, .usual), (.made, .open, .conditional): return arePlain
    case (.made, .any, .open), (.made, .any, .generic), (.made, .any, .constrained), (.made, .any, .conditional):
      return isOptional && other.isOptional
    case (.madeOptional, .open, .usual), (.madeOptional, .open, .boxed): return arePlain
    case (.madeOptional, .open, .constrained): return arePlain && !isConstrained
    case (.madeOptional, .anything, .open): return other.isOptional && wraps >= other.wraps
    case (.list, .boxed, .anything), (.list, .constrained, .anything), (.list, .conditional, .anything),
      (.list, .generic, .anything):
      return arePlain
    case (.optional, .open, .boxed): return true
    // An optional is rather in more optionals than in a box, however many.
    case (.optional, .boxed, .anything), (.optional, .any, .anything), (.optional, .any, .usual): return !isOptional
    case (.found, .open, .boxed), (.member, .open, .boxed): return arePlain
    case (.found, .constrained, .boxed), (.found, .generic, .boxed), (.found, .anything, .boxed),
      (.found, .usual, .boxed):
      return !other.isOptional && (isOptional || kind != .usual)
    case (.member, .boxed, .anything): return !isOptional && other.isOptional
    case (.optional, .open, .any), (.found, .usual, .any), (.found, .open, .any), (.found, .anything, .any),
      (.member, .usual, .any), (.member, .open, .any), (.member, .anything, .any):
      return isOptional && !other.isOptional
    default: return false
    }
  }
}
