var x
