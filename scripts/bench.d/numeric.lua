local s, n = 0.0, 0
for i = 0, 9999999 do
  s = s + i * 0.5
  if i % 3 == 0 then n = n + 1 end
end
print(s, n)
