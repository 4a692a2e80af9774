if let n = Int("3") { n += 1 }
