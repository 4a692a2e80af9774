proc main {} {
  set length 0
  for {set round 0} {$round < 20} {incr round} {
    set text ""
    for {set i 0} {$i < 50000} {incr i} { append text "view $i, " }
    incr length [string length $text]
  }
  puts $length
}
main
