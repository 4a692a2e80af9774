struct S { var n: Int { get { 1 } set { n = 2 } didSet { } } }
