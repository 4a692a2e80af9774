def main():
    length = 0
    for _ in range(20):
        text = ""
        for i in range(50000):
            text += f"view {i}, "
        length += len(text)
    print(length)
main()
