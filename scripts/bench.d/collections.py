def main():
    groups, counts, known = {}, {}, 0
    for i in range(400000):
        groups.setdefault(i % 10, []).append(i)
    for i in range(400000):
        counts[i % 1000] = counts.get(i % 1000, 0) + 1
    for i in range(400000):
        if i % 20 in groups:
            known += 1
    cells = [[0] * 200 for _ in range(200)]
    for i in range(400000):
        cells[i % 200][i // 200 % 200] += i
    print(len(groups[3]), counts[7], known, cells[5][7])
main()
