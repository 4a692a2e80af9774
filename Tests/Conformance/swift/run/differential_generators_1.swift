struct LCG: RandomNumberGenerator { var state: UInt64; mutating func next() -> UInt64 { state = state &* 6364136223846793005 &+ 1442695040888963407; return state } }
final class Xor: RandomNumberGenerator { var s: UInt64 = 88172645463325252; func next() -> UInt64 { s ^= s << 13; s ^= s >> 7; s ^= s << 17; return s } }
var g = LCG(state: 42)
print((0..<5).map { _ in Int.random(in: 0..<100, using: &g) }, g.state)
print((0..<3).map { _ in Double.random(in: 0...1, using: &g) }, Bool.random(using: &g), UInt8.random(in: 1...6, using: &g), Int.random(in: -5...5, using: &g))
print([1, 2, 3, 4, 5, 6].shuffled(using: &g), ["a", "b", "c"].randomElement(using: &g)!, Set([5]).randomElement(using: &g)!, [Int]().randomElement(using: &g) as Any)
var a = Array(1...8); a.shuffle(using: &g); print(a, g.state)
print(Float.random(in: 0..<1, using: &g), Double.random(in: -10..<10, using: &g))
func roll<G: RandomNumberGenerator>(_ n: Int, with g: inout G) -> [Int] { (0..<n).map { _ in .random(in: 1...6, using: &g) } }
print(roll(5, with: &g)); var sys = SystemRandomNumberGenerator(); print(roll(3, with: &sys).allSatisfy((1...6).contains))
var x = Xor(); print(x.next(), Int.random(in: 1...1000, using: &x), "hello".shuffled(using: &x), (1...3).randomElement(using: &x)!)
struct Deck { var cards = (1...5).flatMap { n in "AB".map { "\($0)\(n)" } }; var rng: LCG; init(seed: UInt64) { rng = LCG(state: seed) }; mutating func deal(_ n: Int) -> [String] { cards.shuffle(using: &rng); defer { cards.removeFirst(n) }; return Array(cards.prefix(n)) } }
var d = Deck(seed: 7); print(d.deal(3), d.deal(2), d.cards.count)
class Game { var rng = LCG(state: 1); var rolls: [Int] = []; func play() { rolls.append(Int.random(in: 1...6, using: &rng)) } }; let game = Game(); for _ in 0..<4 { game.play() }; print(game.rolls)
