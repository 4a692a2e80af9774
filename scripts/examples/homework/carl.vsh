let card = UIView()
while card.superview == nil { card.tag += 1 }
