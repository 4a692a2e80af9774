onBigStack()
