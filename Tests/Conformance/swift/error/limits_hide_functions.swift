extension FixedWidthInteger {
    func clamped(_ lo: Self, _ hi: Self) -> Self {
        let low = max(self, lo)
        return Swift.min(low, hi)
    }
}
print(5.clamped(1, 3))
