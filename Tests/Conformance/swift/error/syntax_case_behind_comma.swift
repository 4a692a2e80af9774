enum Direction {
  case north, case south
}
print(Direction.north)
