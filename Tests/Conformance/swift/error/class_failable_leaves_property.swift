class Account {
  let owner: String
  init?(owner: String) {
    guard !owner.isEmpty else { return nil }
    print(owner)
  }
}
print(Account(owner: "Ann")!.owner)
