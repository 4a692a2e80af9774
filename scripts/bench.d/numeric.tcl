proc main {} {
  set s 0.0
  set n 0
  for {set i 0} {$i < 10000000} {incr i} {
    set s [expr {$s + $i * 0.5}]
    if {$i % 3 == 0} { incr n }
  }
  puts "$s $n"
}
main
