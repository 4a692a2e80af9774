struct Stack<T> { var items: [T] = [] }
let s = Stack()
