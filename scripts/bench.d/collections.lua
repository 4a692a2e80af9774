local groups, counts, known, cells = {}, {}, 0, {}
for i = 0, 399999 do
  local key = i % 10
  local list = groups[key]
  if not list then list = {}; groups[key] = list end
  list[#list + 1] = i
end
for i = 0, 399999 do local key = i % 1000; counts[key] = (counts[key] or 0) + 1 end
for i = 0, 399999 do if groups[i % 20] then known = known + 1 end end
for x = 0, 199 do cells[x] = {}; for y = 0, 199 do cells[x][y] = 0 end end
for i = 0, 399999 do local row, y = cells[i % 200], i // 200 % 200; row[y] = row[y] + i end
print(#groups[3], counts[7], known, cells[5][7])
