struct Box<T> { var value: T }
extension Box where T == Int { func doubled() -> Int { value * 2 } }
let box = Box(value: "a")
print(box.doubled())
