var length = 0
for round in 0..<20 {
  var text = ""
  for i in 0..<50_000 { text += "view \(i), " }
  length += text.utf8.count
}
print(length)
