let card = UIView(frame: CGRect(x: 60, y: 190, width: 200, height: 100))
window.addSubview(card)
let badge = UIView(frame: CGRect(x: 60, y: 190, width: 20, height: 20))
card.addSubview(badge)
