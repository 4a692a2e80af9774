func f(_ b: Bool) {
  let x: Int
  if b { x = 1 }
  print(x)
}
f(true)
