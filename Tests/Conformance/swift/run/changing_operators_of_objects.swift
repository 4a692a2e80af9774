// swift-version: 5
// A script's own += for objects beside numbers that change, and getters outside of types that throw.
final class Event<T> { var handlers: [(T) -> Void] = [] }
final class Log { var lines: [String] = [] }
func += <T>(event: Event<T>, handler: @escaping (T) -> Void) { event.handlers.append(handler) }
func += (log: Log, line: String) { log.lines.append(line) }
func += (count: inout Int, text: String) { count += text.count }
var total = 1
total += 1
var names = ["a"]
names += ["b"]
let event = Event<Int>(), log = Log()
event += { total += $0 }
event += { log += "got \($0)" }
event.handlers.forEach { $0(5) }
total += "four"
print(total, names, log.lines)
enum Trouble: Error { case missing(Int) }
var never: Int { get throws { throw Trouble.missing(1) } }
var typed: Int { get throws(Trouble) { throw .missing(2) } }
var perhaps: Int { get throws { total } }
func read() -> Int { do { return try typed } catch { if case .missing(let n) = error { return n } else { return 0 } } }
func local() throws {
  let length: Int
  var text: String { get throws(Trouble) { if read() > 1 { throw .missing(3) }; return "s" } }
  do { length = try text.count } catch { length = -1; print(error) }
  print(length, (try? text) ?? "none")
}
do { print(try never) } catch { print(error) }
print(read(), try perhaps + 1, [1].map { $0 + (try! perhaps) })
try local()
