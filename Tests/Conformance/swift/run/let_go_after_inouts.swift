// What was lent does not outlive the call.
final class R { let n: String; init(_ n: String) { self.n = n }; deinit { print("-", n) } }
struct L { var items: [R] = []; var last: R? { get { items.last } set { if let newValue { items[items.count - 1] = newValue } } }; var o: R? { didSet { print("did", oldValue?.n ?? "nil") } } }
func f(_ r: inout R?) { r = R("in") }
func run() { var l = L(); l.items.append(R("1")); l.last = R("2"); print("a"); f(&l.last); print("b"); l.o = R("o"); l.o = R("p"); l.o = nil; print("c"); f(&l.o); l.o = nil; print("d"); weak var w: R?; do { var d = ["x": R("w")]; w = d["x"]; d["x"] = R("v"); print(w == nil) }; print("e") }
run()
