struct S {
  var n = 0
  static func make() -> Int { n }
}
print(S.make())
