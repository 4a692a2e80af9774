struct P {
  var x = 0
  var twice: Int { x = 2; return x }
}
print(P().twice)
