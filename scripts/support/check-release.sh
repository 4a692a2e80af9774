# Run by scripts/test: one line `ok WHAT` or `failed WHAT` for each thing that only the release executable can show.
set -u
# The first run builds it.
scripts/vsh -c '' || exit 1

verdict() { if [ "$1" = 0 ]; then echo "ok $2"; else echo "failed $2"; fi; }
temporary=$(mktemp -d)
trap 'rm -rf "$temporary"' EXIT

# An executable that is loaded by another names it.
! readelf -l .build/vsh | grep -q INTERP
verdict $? "the executable is static"

for example in scripts/examples/*.vsh; do
  name=${example##*/}
  expected=$PWD/${example%.vsh}.out
  # Examples write files beside where they are run.
  (cd "$temporary" && "$OLDPWD/scripts/vsh" -f "$OLDPWD/$example" >out 2>err && cmp -s "$expected" out)
  verdict $? "example $name from a file"
  (cd "$temporary" && "$OLDPWD/scripts/vsh" <"$OLDPWD/$example" >out 2>err && cmp -s "$expected" out)
  verdict $? "example $name from standard input"
done

# Scripts exported as Swift, and programs nobody wrote, print under the Swift compiler what they print under vsh. All of
# the scripts, and programs by the thousand: `scripts/differential` by hand.
scripts/differential --sample 12 >"$temporary/differential" 2>&1
verdict $? "every twelfth exported script agrees with the Swift compiler: $(tail -n 1 "$temporary/differential")"
scripts/differential --members >"$temporary/differential" 2>&1
verdict $? "members' examples agree with the Swift compiler: $(tail -n 1 "$temporary/differential")"
scripts/differential --random 25 --seed 100 --no-shrink >"$temporary/differential" 2>&1
verdict $? "random programs agree with the Swift compiler: $(tail -n 1 "$temporary/differential")"

# What a shell sees of a run: a command, its exit status.
exits() {
  want=$1
  shift
  "$@" >/dev/null 2>&1 </dev/null
  got=$?
  [ "$got" = "$want" ]
  verdict $? "exit status $want: $*"
}
exits 0 scripts/vsh -c 'let x = 1'
exits 0 scripts/vsh --version
exits 0 scripts/vsh --help
exits 1 scripts/vsh -c 'nonsense'
exits 1 scripts/vsh -c '[1][2]'
exits 2 scripts/vsh --no-such-option
exits 7 scripts/vsh -c 'exit 7'

# Installed, it runs from its new place with everything beside it, and goes again without a trace.
scripts/install --prefix "$temporary/prefix" >"$temporary/installed" 2>&1 &&
  [ "$("$temporary/prefix/bin/vsh" -c 'print(7)')" = 7 ] &&
  grep -q '^\.TH VSH 1' "$temporary/prefix/share/man/man1/vsh.1" &&
  bash -n "$temporary/prefix/share/bash-completion/completions/vsh" &&
  grep -q 'keep-going' "$temporary/prefix/share/zsh/site-functions/_vsh" &&
  grep -q 'keep-going' "$temporary/prefix/share/fish/vendor_completions.d/vsh.fish"
verdict $? "scripts/install puts program, manual page and completions in place"
! grep -qE -e "->(command|arg)'" -e "-fa 'help'" "$temporary/prefix/share/zsh/site-functions/_vsh" \
  "$temporary/prefix/share/fish/vendor_completions.d/vsh.fish"
verdict $? "completions offer no subcommand, which zsh would refuse beside files"
scripts/install --prefix "$temporary/prefix" --uninstall >/dev/null && [ -z "$(find "$temporary/prefix" -type f)" ]
verdict $? "scripts/install --uninstall takes all of it away"
[ -z "$(scripts/vsh --reference | grep -c '^#### ' | grep -x 0)" ]
verdict $? "the reference has members"

# `yes | head` style: a reader that goes away ends the run silently.
(scripts/vsh -c 'for i in 0..<1000000 { print(i) }' 2>"$temporary/err"; echo $? >"$temporary/status") | head -n 1 >/dev/null
[ "$(cat "$temporary/status")" = 141 ] && [ ! -s "$temporary/err" ]
verdict $? "a closed pipe ends the run silently with 141"

# Ctrl-C stops a script in the middle of a long text, and while it waits for somebody to read.
mkfifo "$temporary/unread"
timeout -s KILL 60 .build/vsh -c 'print(String(repeating: "vsh ", count: 1_000_000))' >"$temporary/unread" 2>"$temporary/err" &
writer=$!
exec 4<"$temporary/unread"
[ "$(head -c 4 <&4)" = "vsh " ]
kill -INT "$writer"
wait "$writer"
[ $? = 130 ] && [ ! -s "$temporary/err" ]
verdict $? "Ctrl-C stops a script that waits for a reader"
exec 4<&-

# The first statement runs before the rest of standard input has arrived.
mkfifo "$temporary/in"
scripts/vsh <"$temporary/in" >"$temporary/first" 2>&1 &
reader=$!
exec 3>"$temporary/in"
echo 'print("first")' >&3
echo '' >&3
waited=0
while [ ! -s "$temporary/first" ] && [ "$waited" -lt 100 ]; do sleep 0.1; waited=$((waited + 1)); done
[ "$(cat "$temporary/first")" = first ]
verdict $? "a statement on standard input runs before the next one arrives"
exec 3>&-
wait "$reader"

# A sample; the whole by hand.
scripts/kills --count 12 >"$temporary/kills" 2>&1
verdict $? "sessions that are killed lose nothing: $(tail -n 1 "$temporary/kills")"
scripts/sessions --count 6 >"$temporary/sessions" 2>&1
verdict $? "random sessions replay and dump to the same: $(tail -n 1 "$temporary/sessions")"

# Programs drive it, transcripts check themselves, homework is graded.
python3 scripts/examples/client.py .build/vsh >"$temporary/client" 2>&1
cmp -s scripts/examples/client.out "$temporary/client"
verdict $? "a Python program drives the server"
scripts/vsh --test scripts/examples/first-steps.vt >"$temporary/test" 2>&1
verdict $? "a transcript replays: $(tail -n 1 "$temporary/test")"
cp scripts/examples/homework/*.vsh "$temporary"
(cd "$temporary" && "$OLDPWD/scripts/vsh" --timeout 1 --grade checks.vsh anna.vsh ben.vsh carl.vsh >graded 2>&1)
cmp -s scripts/examples/homework/grades.out "$temporary/graded"
verdict $? "homework is graded, a loop without end among it"
python3 scripts/support/extremes.py .build/vsh
exit 0
