print([1, 2].joined(by: ","))
