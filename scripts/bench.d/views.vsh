let view = UIView()
var total = 0
var width = 0.0
for i in 0..<1_000_000 {
  view.tag = i & 7
  view.frame = CGRect(x: 1, y: 2, width: 30 + Double(i & 3), height: 40)
  total += view.tag
  width += view.frame.width
}
print(total, width)
