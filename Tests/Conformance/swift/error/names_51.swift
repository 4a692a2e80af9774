struct Point { var x = 0; var y = 0 }
let p = Point()
print(p.z)
