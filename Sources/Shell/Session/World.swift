import Bindings
import Language
import Syntax
import ViewKit

/// Everything that running the log again rebuilds: views, variables, names, the clock, the current view, the numbers
/// of results.
final class World {
  let runtime: Runtime
  let interpreter: Interpreter
  let bindings: ViewBindings
  let window: UIWindow
  /// What bare names are looked up in at top level. Kept alive, so that it can be shown as detached.
  private(set) var current: UIView
  private(set) var previous: UIView
  /// The class of the current view.
  private(set) var currentType: RuntimeType
  /// The highest number of an `r1`, `r2` ….
  var resultCount = 0
  var names = ViewNames()
  /// What scripts of this world declared: names that results must not take.
  var declared: Set<Name> = []
  /// How tightly the operators bind that scripts of this world declared.
  var operators = OperatorTable()
  /// Types, extensions and operators in the order declared, for `dump`.
  var typeTexts: [(name: String, text: String)] = []
  /// Changes that only a command knows of: the current view, the screen.
  var commandChanges = 0
  /// Commands that ran; each counts as a change in the language's counter.
  var commandRuns = 0

  let screen: ScreenSize

  /// - Parameter arguments: what scripts see as `CommandLine.arguments`.
  init(screen: ScreenSize, arguments: [String] = []) {
    self.screen = screen
    let runtime = Runtime(screenSize: CGSize(width: screen.width, height: screen.height), scale: screen.scale)
    Runtime.current = runtime
    self.runtime = runtime
    var installed: ViewBindings?
    interpreter = Interpreter { installed = installBindings(in: $0.catalog) }
    bindings = installed!
    bindings.attach(to: interpreter.context)
    bindings.handleExceptions(of: runtime)
    window = UIWindow(frame: runtime.screen.bounds)
    window.makeKeyAndVisible()
    current = window
    previous = window
    currentType = bindings.dynamicType(of: window) ?? interpreter.context.runtimeType(.void)
    names.set("window", window)
    addCommandLine(arguments)
    connect()
  }

  deinit { runtime.deathHandler = nil }

  func declaresFunction(_ name: Name) -> Bool { interpreter.checker.declaresFunction(name) }

  private func connect() {
    let checker = interpreter.checker
    checker.tupleShorthands = tupleShorthands
    checker.commandNames = CommandTable.names
    checker.commandMeant = { CommandTable.meant(by: $0) }
    checker.tagType = viewType
    checker.isOfInterest = SpaceLint.isDoubtful
    bind("window", Value(object: window), type(of: window))
    runtime.nameProvider = { [unowned self] in names.name(of: $0) }
    // Not weakly, which would make every use of the world take long.
    runtime.deathHandler = { [unowned self] in names.forget($0) }
    interpreter.context.globalAssigned = { [unowned self] variable, object in
      if let view = object as? UIView { names.assign(variable.name, view) }
    }
  }

  private func addCommandLine(_ arguments: [String]) {
    let catalog = interpreter.catalog
    let type = Nominal(.enum, "CommandLine", module: "Swift") { [unowned catalog] nominal in
      let rows = Rows<GlobalScope>()
      rows.staticProperty("arguments", "The script's path and what was written behind `--`.", get: { arguments })
        .register(in: catalog, owner: nominal)
    }
    type.doc = "What the script was started with."
    catalog.add(type)
  }

  var viewType: Type? { interpreter.catalog.type(named: "UIView").map { .nominal($0, []) } }

  /// The class of an object as scripts see it.
  func type(of object: AnyObject) -> RuntimeType {
    bindings.dynamicType(of: object) ?? interpreter.context.runtimeType(viewType ?? .void)
  }

  /// Tells whether anything at all changed since it was asked last.
  var stamp: Stamp {
    Stamp(
      runtime: runtime.changeCount, script: interpreter.context.changeCount - commandRuns, commands: commandChanges)
  }

  /// For commands that go through many views: looks, at every so many, whether they are to stop.
  func checkInterrupt(_ count: Int) throws {
    if count & 255 == 0 { try interpreter.context.checkInterrupt() }
  }

  struct Stamp: Equatable {
    let runtime: UInt64
    let script: Int
    let commands: Int
  }

  /// What native code that called script code could not pass on.
  func takePendingError() -> (any Error)? {
    defer { interpreter.context.pendingError = nil }
    return interpreter.context.pendingError
  }

  func go(to view: UIView) {
    commandChanges += 1
    previous = current
    current = view
    currentType = type(of: view)
  }

  /// Makes a constant of a value that no statement declared: `window`, `it`, `r1`.
  func bind(_ name: Name, _ value: Value, _ type: RuntimeType) {
    let property = Property(name, type.type)
    property.isLet = true
    let getter = Function(name, .getter, body: .native(.unboxing({ _ in value }, as: type.rep)))
    getter.result = type.type
    property.getter = getter
    interpreter.catalog.addConstant(property)
  }

  /// The next result's name; names that a script took are skipped.
  func nextResultName() -> Name {
    repeat { resultCount += 1 } while declared.contains(Name("r\(resultCount)"))
    return Name("r\(resultCount)")
  }
}

struct ScreenSize: Equatable {
  var width = 320.0
  var height = 480.0
  var scale = 2.0
}
