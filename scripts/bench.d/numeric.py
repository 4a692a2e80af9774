def main():
    s, n = 0.0, 0
    for i in range(10000000):
        s = s + i * 0.5
        if i % 3 == 0:
            n += 1
    print(s, n)
main()
