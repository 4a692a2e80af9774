proc main {} {
  for {set i 0} {$i < 400000} {incr i} { lappend groups([expr {$i % 10}]) $i }
  for {set i 0} {$i < 400000} {incr i} { incr counts([expr {$i % 1000}]) }
  set known 0
  for {set i 0} {$i < 400000} {incr i} { if {[info exists groups([expr {$i % 20}])]} { incr known } }
  set cells [lrepeat 200 [lrepeat 200 0]]
  for {set i 0} {$i < 400000} {incr i} {
    set x [expr {$i % 200}]
    set y [expr {$i / 200 % 200}]
    lset cells $x $y [expr {[lindex $cells $x $y] + $i}]
  }
  puts "[llength $groups(3)] $counts(7) $known [lindex $cells 5 7]"
}
main
