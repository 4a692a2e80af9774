local View = {}
View.__index = View
function View.new() return setmetatable({ tag = 0, x = 0, y = 0, w = 0, h = 0, subviews = {}, parent = nil }, View) end
function View:setFrame(x, y, w, h) self.x, self.y, self.w, self.h = x, y, w, h end
function View:add(child)
  child.parent = self
  self.subviews[#self.subviews + 1] = child
end
root = View.new()
UIView = View.new
