oo::class create View {
  variable tag frame
  constructor {} { set tag 0; set frame {0 0 0 0} }
  method setTag {value} { set tag $value }
  method tag {} { return $tag }
  method setFrame {x y w h} { set frame [list $x $y $w $h] }
  method frame {} { return $frame }
}
proc main {} {
  set view [View new]
  set total 0
  set width 0.0
  for {set i 0} {$i < 1000000} {incr i} {
    $view setTag [expr {$i & 7}]
    $view setFrame 1 2 [expr {30 + ($i & 3)}] 40
    incr total [$view tag]
    set width [expr {$width + [lindex [$view frame] 2]}]
  }
  puts "$total $width"
}
main
