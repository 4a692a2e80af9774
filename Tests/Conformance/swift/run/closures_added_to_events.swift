// Closures beside a type's own `+=`, for parameters of variable number, and beside autoclosures.
class Event<T> {
  var handlers: [(T) -> Void] = []
  static func += (event: Event, handler: @escaping (T) -> Void) { event.handlers.append(handler) }
  static func << (event: Event, value: T) { event.handlers.forEach { $0(value) } }
}
let plain = Event<Void>()
plain += { print("void!") }
plain << ()
let pair = Event<(x: Int, s: String)>()
pair += { print("got", $0) }
pair << (1, "a")
let number = Event<Int>()
number += { n in print("n", n + 1) }
number += { print("got", $0) }
number << 5
struct Steps {
  var all: [(Int) -> Int] = []
  static func += (steps: inout Steps, step: @escaping (Int) -> Int) { steps.all.append(step) }
}
var steps = Steps()
steps += { $0 * 2 }
steps += { $0 + 1 }
print(steps.all.reduce(3) { $1($0) })
func several(_ f: (() -> Int)...) -> [Int] { f.map { $0() } }
print(several({ 1 }, { 2 }), several { 3 }, several({ 4 }) { 5 })
func value(_ x: @autoclosure () -> Int) -> String { "auto \(x())" }
func value(_ x: () -> Int) -> String { "closure \(x())" }
print(value(1 + 1), value { 3 }, value({ 4 }))
