proc map {list f} { set r {}; foreach x $list { lappend r [apply $f $x] }; return $r }
proc filter {list f} { set r {}; foreach x $list { if {[apply $f $x]} { lappend r $x } }; return $r }
proc reduce {list first f} { set r $first; foreach x $list { set r [apply $f $r $x] }; return $r }
proc main {} {
  set numbers {}
  for {set i 0} {$i < 1000} {incr i} { lappend numbers $i }
  set total 0
  set third {x {expr {$x % 3 == 0}}}
  set add {{a b} {expr {$a + $b}}}
  for {set k 0} {$k < 4000} {incr k} {
    set double [list x "expr {\$x * 2 + $k}"]
    incr total [reduce [filter [map $numbers $double] $third] 0 $add]
  }
  puts $total
}
main
