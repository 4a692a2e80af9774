local function map(list, f) local r = {} for i = 1, #list do r[i] = f(list[i]) end return r end
local function filter(list, f)
  local r, n = {}, 0
  for i = 1, #list do local x = list[i] if f(x) then n = n + 1 r[n] = x end end
  return r
end
local function reduce(list, first, f) local r = first for i = 1, #list do r = f(r, list[i]) end return r end
local numbers = {}
for i = 0, 999 do numbers[i + 1] = i end
local total = 0
for k = 0, 3999 do
  local doubled = map(numbers, function(x) return x * 2 + k end)
  local third = filter(doubled, function(x) return x % 3 == 0 end)
  total = total + reduce(third, 0, function(a, b) return a + b end)
end
print(total)
