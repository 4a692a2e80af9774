# Reads what `swift test` prints and prints `PASSED FAILED`. Each case of a parameterized test counts as one; only the
# test as a whole has a line at its end, so its failed cases are counted by the arguments with which issues were recorded.
$2 != "Test" || $3 == "run" || $3 == "case" { next }

/ recorded an issue with [0-9]+ argument/ {
  name = $0; sub(/ recorded an issue.*/, "", name)
  case_ = $0; sub(/.* recorded an issue with /, "", case_); sub(/ at [^ ]*\.swift:[0-9].*/, "", case_)
  if (!((name, case_) in seen)) { seen[name, case_] = 1; bad[name]++ }
  next
}

/ (passed|failed) after / {
  cases = 1
  if (match($0, / with [0-9]+ test cases? (passed|failed)/)) cases = substr($0, RSTART + 6) + 0
  if ($0 ~ / passed after /) { passed += cases; next }
  name = $0; sub(/ (with [0-9]+ test cases? )?failed after .*/, "", name)
  wrong = bad[name] > 1 ? bad[name] : 1
  if (wrong > cases) wrong = cases
  bad[name] -= wrong
  passed += cases - wrong
  failed += wrong
}

END { print passed + 0, failed + 0 }
