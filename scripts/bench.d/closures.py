from functools import reduce
def main():
    numbers = list(range(1000))
    total = 0
    for k in range(4000):
        doubled = list(map(lambda x: x * 2 + k, numbers))
        third = list(filter(lambda x: x % 3 == 0, doubled))
        total += reduce(lambda a, b: a + b, third, 0)
    print(total)
main()
