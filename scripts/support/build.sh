# Read by the other scripts: what has to be there before a build, and the release build itself.
# Everything said here goes to standard error, since standard output belongs to the scripts that are run.

# The libraries that are linked in: libedit, and what it needs itself (terminfo, libbsd, libmd).
build_packages="libedit-dev libbsd-dev libmd-dev libncurses-dev"

say() { printf '%s\n' "$*" >&2; }

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }

# Installs those of the named Debian packages that are missing.
install_packages() {
  missing=
  for package in "$@"; do
    case $(dpkg-query -W -f '${Status}' "$package" 2>/dev/null) in
      "install ok installed") ;;
      *) missing="$missing $package" ;;
    esac
  done
  [ -n "$missing" ] || return 0
  if [ "$(id -u)" != 0 ] && ! command -v sudo >/dev/null; then
    say "vsh needs the packages$missing. Install them as root: apt-get install$missing"
    return 1
  fi
  say "installing$missing"
  # The package lists of a fresh machine are empty or old. Where they cannot be fetched, old ones may still do.
  as_root apt-get -qq update >/dev/null 2>&1 || :
  as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -y install $missing >/dev/null || {
    say "could not install$missing"
    return 1
  }
}

# Everything that `swift build` needs on a fresh Debian or Ubuntu machine.
prepare_machine() {
  command -v swift >/dev/null || {
    say "vsh is built with Swift 6.2 or later, and there is no 'swift' in PATH. See https://swift.org/install"
    return 1
  }
  if command -v dpkg-query >/dev/null; then install_packages $build_packages; fi
}

# Builds the one static executable and leaves it, without symbols, as .build/vsh.
#
# Exclusivity checks at run time cost the interpreter a tenth and more, and can only find faults of the interpreter
# itself; the tests run with them.
#
# Scripts run on one thread, and the other one, which watches memory and time, touches nothing that is counted:
# references need no atomic counts, which took a third of the time of long scripts.
#
# It has a folder of its own, so that it can be built while the tests run: the compiler optimizes on one processor.
build_release() {
  prepare_machine || exit 1
  mkdir -p "$1/.build"
  # What is saved while the build runs must count as newer, so the stamp is taken before it starts.
  stamp=$1/.build/vsh.stamp.$$
  log=$1/.build/vsh.log.$$
  : >"$stamp"
  [ ! -t 2 ] || printf 'building vsh (once, a few minutes) …' >&2
  if ! swift build --package-path "$1" --scratch-path "$1/.build/static" -c release --product vsh \
    -Xswiftc -static-executable -Xswiftc -enforce-exclusivity=unchecked -Xswiftc -assume-single-threaded >"$log" 2>&1 </dev/null; then
    [ ! -t 2 ] || printf '\r\033[K' >&2
    grep -E 'error|warning: unre' "$log" >&2 || cat "$log" >&2
    say "vsh could not be built; all of the build's output is in $1/.build/vsh.log"
    mv "$log" "$1/.build/vsh.log"
    rm -f "$stamp"
    exit 1
  fi
  [ ! -t 2 ] || printf '\r\033[K' >&2
  # Put in place whole: another vsh may be running, or another build may have just finished.
  strip -o "$stamp.vsh" "$1/.build/static/release/vsh"
  touch -r "$stamp" "$stamp.vsh"
  mv "$stamp.vsh" "$1/.build/vsh"
  rm -f "$stamp" "$log"
}
