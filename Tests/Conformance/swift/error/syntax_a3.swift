let x: = 5
