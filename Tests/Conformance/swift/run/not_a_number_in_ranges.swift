// What is not a number lies in no range.
let n = Double.nan
print((0.5...1) ~= n, (0.5...1).contains(n), (0.5..<1) ~= n, (0.5..<1).contains(n))
print((0...) ~= n, (...0) ~= n, (..<0) ~= n, (0...).contains(n), (...0).contains(n))
switch n {
case 0.5...1: print("in")
case ...0: print("below")
case 1...: print("above")
default: print("nowhere")
}
print((1...3).contains(3), (1..<3).contains(3), ("a"..."c").contains("c"), (0.5...).contains(0.5), (...0.5).contains(0.5))
