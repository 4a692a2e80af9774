print([1, 2].contains(where: 1))
