local View = {}
View.__index = View
function View.new() return setmetatable({ tagValue = 0, x = 0, y = 0, w = 0, h = 0 }, View) end
function View:setTag(tag) self.tagValue = tag end
function View:tag() return self.tagValue end
function View:setFrame(x, y, w, h) self.x = x; self.y = y; self.w = w; self.h = h end
function View:frame() return { x = self.x, y = self.y, w = self.w, h = self.h } end
local view = View.new()
local total, width = 0, 0.0
for i = 0, 999999 do
  view:setTag(i & 7)
  view:setFrame(1, 2, 30 + (i & 3), 40)
  total = total + view:tag()
  width = width + view:frame().w
end
print(total, width)
