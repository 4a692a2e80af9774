oo::class create Counter {
  variable count step
  constructor {s} { set count 0; set step $s }
  method advance {times} { incr count [expr {$step * $times}] }
}
proc main {} {
  set counter [Counter new 3]
  for {set i 0} {$i < 3000000} {incr i} { set last [$counter advance [expr {$i & 7}]] }
  puts $last
}
main
