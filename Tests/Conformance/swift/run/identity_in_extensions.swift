extension Array where Element: AnyObject { func has(_ e: Element) -> Bool { contains { $0 === e } } }
final class K {}
let k = K(); print([k].has(k), [k].has(K()))
