proc fib {n} { if {$n < 2} { return $n }; expr {[fib [expr {$n - 1}]] + [fib [expr {$n - 2}]]} }
set sum 0
for {set i 0} {$i < 5} {incr i} { incr sum [fib 27] }
puts $sum
