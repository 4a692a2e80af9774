import Language
import Syntax
import ViewKit

/// A session's statements as a Swift program that the compiler accepts against ViewKit, and that prints the same.
///
/// Gathered while the statements run, since what a bare name means depends on the current view, and written at the end,
/// since a variable must be declared for what uses it later.
final class SwiftProgram {
  private enum Piece {
    case code(SourceText, Span, [Stmt], Interpreter.Checked, prefix: [String])
    /// `cd`: the view by a name and places among subviews, and its class.
    case move(command: String, name: String, places: [Int], type: String)
    case screen(ScreenSize)
  }

  private var pieces: [Piece] = []
  /// Names that shown values got and that later statements use, for the next statements.
  var results: [String] = []

  func add(_ checked: Interpreter.Checked, _ statements: [Stmt], _ span: Span) {
    // Where a command moves there is nothing to write but where it went.
    if statements.count == 1, case .command(let command) = statements[0].kind, command.name == "cd" { return }
    pieces.append(.code(checked.source, span, statements, checked, prefix: results))
    results = []
  }

  func addScreen(_ size: ScreenSize) { pieces.append(.screen(size)) }

  func addMove(_ command: String, _ world: World) {
    var places: [Int] = []
    var view = world.current
    while world.names.name(of: view) == nil, let parent = view.superview {
      places.insert(parent.subviews.firstIndex { $0 === view } ?? 0, at: 0)
      view = parent
    }
    let name = view === world.window ? "window" : world.names.name(of: view) ?? "window"
    pieces.append(.move(command: command, name: name, places: places, type: "\(world.currentType.type)"))
  }

  var text: String {
    let first = Writer(pieces, followsMoves: false)
    return first.needsCurrentView ? Writer(pieces, followsMoves: true).text : first.text
  }

  private final class Writer {
    private let names = SwiftNames()
    private let followsMoves: Bool
    private var current = "window"
    private var moves = 0
    private var body = ""
    private var screen: ScreenSize?
    private var usesLater = false
    private var usesViews = false
    private var usesMaths = false
    /// Code asks where it stands: each piece says so, since the program has other lines.
    private var asksPlaces = false
    private var isWindowShared = false
    private var shared: Set<ObjectIdentifier> = []
    private var saysActors = false

    var needsCurrentView: Bool { usesLater && moves > 0 && !followsMoves }

    init(_ pieces: [Piece], followsMoves: Bool) {
      self.followsMoves = followsMoves
      let walk = SyntaxWalk(onStatement: { [unowned self] in if saysActor($0) { saysActors = true } })
      for case .code(let source, let span, let statements, let checked, _) in pieces {
        walk.visit(statements)
        let text = source.text(of: span)
        asksPlaces = asksPlaces || text.contains("#line") || text.contains("#file")
        guard let facts = checked.facts else { continue }
        shared.formUnion(facts.shared)
        if facts.sharedConstants.contains("window") { isWindowShared = true }
        usesViews = usesViews || facts.usesViews || !facts.currentViews.isEmpty
        usesMaths = usesMaths || !facts.globalFunctions.isDisjoint(with: Self.maths)
      }
      if usesViews { names.take("window") }
      for piece in pieces { write(piece) }
    }

    private func saysActor(_ statement: Stmt) -> Bool {
      switch statement.kind {
      case .variable(let declaration): declaration.modifiers.contains(.mainActor)
      case .function(let declaration): declaration.modifiers.contains(.mainActor)
      case .type(let declaration): declaration.modifiers.contains(.mainActor)
      default: false
      }
    }

    private static let maths: Set<Name> = [
      "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "exp", "exp2", "log", "log2",
      "log10",
      "pow", "sqrt", "cbrt", "hypot", "floor", "ceil", "round", "trunc", "fmod", "remainder", "fabs", "exit", "fmin",
      "fmax", "lround", "rint", "fma", "log1p", "expm1", "copysign", "asinh", "acosh", "atanh", "tgamma", "erf",
    ]

    var text: String {
      var text = "import ViewKit\n"
      if usesMaths || body.contains("exit(") { text += "\n#if canImport(Glibc)\n  import Glibc\n#endif\n" }
      if usesViews {
        text += "\n"
        if let screen {
          text += "Runtime.current = Runtime("
          text += "screenSize: CGSize(width: \(screen.width.short), height: \(screen.height.short)), "
          text += "scale: \(screen.scale.short))\n"
        }
        text += "\(isWindowShared ? "nonisolated(unsafe) " : "")let window = UIWindow(frame: UIScreen.main.bounds)\n"
        text += "window.makeKeyAndVisible()\n"
        if followsMoves { text += "nonisolated(unsafe) var currentView: UIView = window\n" }
      }
      return body.isEmpty ? text : text + "\n" + body
    }

    private func write(_ piece: Piece) {
      switch piece {
      case .screen(let size): screen = size
      case .move(let command, let name, let places, let type): move(command, name, places, type)
      case .code(let source, let span, let statements, let checked, let prefix):
        guard let facts = checked.facts else { return }
        for statement in statements { names.declare(statement, facts, source, checked.id) }
        var spelling = SwiftSpelling(
          source, checked.id, facts, names, current: current, shared: shared, saysActors: saysActors
        ) { [self] in
          usesLater = true
          return followsMoves ? "currentView" : "window"
        }
        var lines = spelling.text(of: span, statements)
        while let last = lines.last, last.isWhitespace { lines.removeLast() }
        let size = lines.count
        var rest = lines.drop { $0 == ";" || $0.isWhitespace }
        if rest.hasPrefix("#!") { rest = rest.drop { $0 != "\n" }.drop { $0.isWhitespace } }
        if asksPlaces, !rest.isEmpty {
          let line = source.position(of: Int(span.start)).line + lines.prefix(size - rest.count).count { $0 == "\n" }
          body += "#sourceLocation(file: \(source.name.debugDescription), line: \(line))\n"
        }
        lines = String(rest)
        if let result = prefix.first {
          let own = names.declareConstant(result)
          lines = "let \(own) = " + lines
          for other in prefix.dropFirst() { lines += "\nlet \(names.declareConstant(other)) = \(own)" }
        }
        if !lines.isEmpty { body += lines + "\n" }
      }
    }

    /// A view's name is enough where it stays what it is; anything else gets a name of its own.
    private func move(_ command: String, _ name: String, _ places: [Int], _ type: String) {
      moves += 1
      body += "// \(command)\n"
      let known = names.current(name)
      let type = names.type(Name(type)) ?? type
      var base = known?.name ?? name
      if let known, case .optional = known.variable.type.resolved { base += "!" }
      let stays = known.map { $0.variable.isLet && "\($0.variable.type.canonical)" == type } ?? (name == "window")
      if places.isEmpty, stays {
        current = base
      } else {
        let cast = type == "UIView" ? "" : " as! \(type)"
        current = "here\(moves)"
        body += "let \(current) = \(base)\(places.map { ".subviews[\($0)]" }.joined())\(cast)\n"
      }
      if followsMoves { body += "currentView = \(current)\n" }
    }
  }
}
