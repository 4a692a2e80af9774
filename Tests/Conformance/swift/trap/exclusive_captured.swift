func tally() -> () -> Void {
  var total = 10
  func take(_ part: inout Int) {
    part -= 1
    print("taken")
    total += part
  }
  return { take(&total) }
}
let take = tally()
take()
print("after")
