enum Color { case red, green }
let c = Color.bleu
print(c)
