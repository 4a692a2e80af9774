import Glibc
import Bindings
import Language
import Syntax
import ViewKit

func emit(_ text: String, _ fd: Int32) {
  var text = text
  text.withUTF8 { _ = write(fd, $0.baseAddress, $0.count) }
}
func readAll(_ path: String) -> [UInt8] {
  guard let file = fopen(path, "r") else { return [] }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65536)
  while true {
    let count = fread(&buffer, 1, buffer.count, file)
    if count == 0 { break }
    bytes += buffer[..<count]
  }
  fclose(file)
  return bytes
}
func drive() -> Int32 {
  let path = CommandLine.arguments.last!
  let source = SourceText(name: path, bytes: readAll(path))
  var parser = Parser(source)
  let unit = parser.parseUnit()
  let printer = DiagnosticPrinter(form: .batch)
  var out = ""
  func complain(_ d: [Diagnostic]) -> Int32 {
    emit(out, 1)
    emit(printer.text(d, in: source), 2)
    return 1
  }
  if !unit.diagnostics.isEmpty { return complain(unit.diagnostics) }
  var bindings: ViewBindings?
  let world = Runtime(screenSize: CGSize(width: 320, height: 480), scale: 2)
  Runtime.current = world
  let interpreter = Interpreter { interpreter in
    bindings = installBindings(in: interpreter.catalog)
    interpreter.checker.tupleShorthands = tupleShorthands
  }
  bindings!.attach(to: interpreter.context)
  let prelude = SourceText(name: "prelude", "let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)); window.makeKeyAndVisible()")
  var preludeParser = Parser(prelude)
  switch interpreter.check(preludeParser.parseUnit().statements, in: prelude) {
  case .failed(let d): emit(DiagnosticPrinter(form: .batch).text(d, in: prelude), 2)
  case .checked(let checked): try! interpreter.run(checked, hooks: UnitHooks())
  }
  let window = world.keyWindow!
  interpreter.checker.currentViewType = .nominal(interpreter.catalog.core("UIWindow"), [])
  interpreter.checker.tagType = .nominal(interpreter.catalog.core("UIView"), [])
  interpreter.context.output = { out += $0 }
  switch interpreter.check(unit.statements, in: source) {
  case .failed(let d): return complain(d)
  case .checked(let checked):
    if CommandLine.arguments.contains("--check") { return 0 }
    do {
      try interpreter.run(checked, hooks: UnitHooks(currentView: { Value(object: window) }))
    } catch let trap as Trap {
      _ = bindings
      return complain([Diagnostic((trap.kind.isEmpty ? "" : trap.kind + ": ") + trap.message, trap.place?.span ?? .none)])
    } catch {
      return complain([Diagnostic("uncaught \(error)", .none)])
    }
  }
  emit(out, 1)
  withExtendedLifetime(bindings) {}
  return 0
}
func onBigStack() {
  var attr = pthread_attr_t()
  pthread_attr_init(&attr)
  pthread_attr_setstacksize(&attr, 1 << 30)
  var thread = pthread_t()
  pthread_create(&thread, &attr, { _ in exit(drive()) }, nil)
  pthread_join(thread, nil)
}
