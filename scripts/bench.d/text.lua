local length = 0
for round = 1, 20 do
  local parts = {}
  for i = 0, 49999 do parts[#parts + 1] = "view " .. i .. ", " end
  length = length + #table.concat(parts)
end
print(length)
