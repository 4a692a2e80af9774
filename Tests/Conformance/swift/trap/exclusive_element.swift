struct Cell { var value = 0 }
final class Grid {
  var cells = [Cell(), Cell()]
  func each(_ change: (inout Cell) -> Void) {
    for index in cells.indices { change(&cells[index]) }
  }
}
let grid = Grid()
grid.each { $0.value += 1 }
print(grid.cells)
grid.each { $0.value = grid.cells.count }
print("after")
