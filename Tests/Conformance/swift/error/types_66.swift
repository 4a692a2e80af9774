while "a" { }
