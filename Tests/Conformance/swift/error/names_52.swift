struct Point { var width = 0 }
var p = Point()
p.widht = 3
