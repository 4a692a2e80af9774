class Node { var next: Node?; var n = 0 }
let node = Node()
node.next.n = 5
