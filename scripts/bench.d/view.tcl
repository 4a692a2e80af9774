oo::class create View {
  variable tag frame subviews parent
  constructor {} { set tag 0; set frame {0 0 0 0}; set subviews {}; set parent {} }
  method tag {value} { set tag $value }
  method frame {x y w h} { set frame [list $x $y $w $h] }
  method parent {view} { set parent $view }
  method add {child} { $child parent [self]; lappend subviews $child }
}
set root [View new]
