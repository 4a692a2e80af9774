// Lists of a subclass where sequences of the class are taken.
class V {}; class L: V {}; class I: V {}
let l = L(), i = I(); func take(_ v: [V]) -> Int { v.count }
print(take([l, i]), take([l] + [i]), [l, i].map { "\($0)" }.count, take([l, i].filter { _ in true }), take([l, i].reversed()))
let all: [V] = [l] + [i]; print(all.count); for v in [l, i] as [V] { print(type(of: v)) }; var vs = [V](); vs.append(contentsOf: [l, l]); vs += [i]; print(vs.count); let ls = [l]; vs.append(contentsOf: ls); vs += ls; print(vs.count)
