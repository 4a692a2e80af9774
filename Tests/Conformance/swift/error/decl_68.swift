typealias N = Nmber
