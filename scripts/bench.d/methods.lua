local Counter = {}
Counter.__index = Counter
function Counter.new(step) return setmetatable({ count = 0, step = step }, Counter) end
function Counter:advance(times)
  self.count = self.count + self.step * times
  return self.count
end
local counter = Counter.new(3)
local last = 0
for i = 0, 2999999 do last = counter:advance(i & 7) end
print(last)
