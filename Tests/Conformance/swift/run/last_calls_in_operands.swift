class Probe { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("gone", n) } }
func say(_ s: String) -> Int { print(s); return 1 }
func t1(_ all: Bool) { let log = { [it = Probe(1)] in say("log") + it.n }; let x = (all && log() > 3) == (say("b") > 0);  print("end", x) }
t1(true); t1(false)
func t2(_ all: Int?) { let log = { [it = Probe(2)] in say("log") + it.n }; let x = (all ?? log()) + say("b");  print("end", x) }
t2(1); t2(nil)
func t3(_ all: [Int]?) { let log = { [it = Probe(3)] in say("log") + it.n }; let x = [all?.prefix(log()).count ?? 0, say("b")];  print("end", x) }
t3([1]); t3(nil)
func t4(_ all: Int?) { let log = { [it = Probe(4)] in say("log") + it.n }; let x = [(try? log()) ?? 0, say("b")];  print("end", x) }
t4(1)
func t5(_ all: Bool) { let log = { [it = Probe(5)] in say("log") + it.n }; let x = log() + (all ? say("a") : log()) + (all || log() > 4 ? 3 : say("b"));  print("end", x) }
t5(true); t5(false)
func t6(_ all: Bool) { let log = { [it = Probe(6)] in say("log") + it.n }; let x = all || (log() > 9) || (log() > 10 && say("w") > 0) ? say("yes") : say("no");  print("end", x) }
t6(true); t6(false)
