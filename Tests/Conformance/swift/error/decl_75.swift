extension Int { var stored = 5 }
