class Counter:
    def __init__(self, step):
        self.count = 0
        self.step = step
    def advance(self, times):
        self.count += self.step * times
        return self.count
def main():
    counter = Counter(3)
    last = 0
    for i in range(3000000):
        last = counter.advance(i & 7)
    print(last)
main()
