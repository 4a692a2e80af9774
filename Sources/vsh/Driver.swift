import Glibc
import Language
import Syntax

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
  let interpreter = Interpreter()
  interpreter.context.output = { out += $0 }
  switch interpreter.check(unit.statements, in: source) {
  case .failed(let d): return complain(d)
  case .checked(let checked):
    if CommandLine.arguments.contains("--check") { return 0 }
    do {
      try interpreter.run(checked, hooks: UnitHooks())
    } catch let trap as Trap {
      return complain([Diagnostic((trap.kind.isEmpty ? "" : trap.kind + ": ") + trap.message, trap.place?.span ?? .none)])
    } catch {
      return complain([Diagnostic("uncaught \(error)", .none)])
    }
  }
  emit(out, 1)
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
