#!/bin/sh
# What measures is a program of its own: the product carries none of it, and `bench` becomes that program.
# Usage: sh tests/bench/apart.sh path/to/fabletop
set -u
program=$1
top=$(cd "$(dirname "$0")/../.." && pwd)
export QT_QPA_PLATFORM=offscreen
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
wrong=0

say_wrong() {
    echo "$*"
    wrong=$((wrong + 1))
}

# expect STATUS WORDS…: the command ends with that status.
expect() {
    wanted=$1
    shift
    "$@" >"$folder/out" 2>"$folder/err"
    status=$?
    [ "$status" -eq "$wanted" ] || say_wrong "exit $status, expected $wanted: $*"
}

# Nothing of it is linked in. The list is checked against itself: a name that no file in app/bench has finds nothing anywhere.
nm -C "$program" >"$folder/symbols" || say_wrong "nm can't read $program"
[ -s "$folder/symbols" ] || say_wrong "$program has no symbols"
for name in skeleton::play countLeaves measureEngine measureReplay measureWindow measureFirstPaint runMinimalWindow 'allocations()'; do
    grep -rqF "${name##*::}" "$top/app/bench" || say_wrong "no benchmark is called $name any more"
    grep -F "fabletop::$name" "$folder/symbols" && say_wrong "$name is part of $program"
done
grep -E ' [TW] operator new\(unsigned long\)$' "$folder/symbols" && ! grep -q __asan "$folder/symbols" &&
    say_wrong "$program has an operator new of its own"
grep -aq FIRST_PAINT "$program" && say_wrong "$program looks for a clock"
grep -rn '#include "app/' "$top/model" "$top/views" && say_wrong "a layer includes what is above it"

# Where it isn't there.
cp "$program" "$folder/fabletop"
expect 1 "$folder/fabletop" bench
grep -q 'app/run.sh bench' "$folder/err" || say_wrong "bench doesn't say how to get it: $(cat "$folder/err")"
[ ! -s "$folder/out" ] || say_wrong "bench without its program prints $(cat "$folder/out")"
expect 0 "$folder/fabletop" bench --help
expect 2 "$folder/fabletop" bench --wrong
expect 2 "$folder/fabletop" bench words

# Where it is: the same words, its output and its status.
printf '#!/bin/sh\necho "measured $*"\nexit 7\n' >"$folder/fabletop-bench"
chmod +x "$folder/fabletop-bench"
expect 7 "$folder/fabletop" bench --json --language fr
[ "$(cat "$folder/out")" = 'measured --json --language fr' ] || say_wrong "bench hands on: $(cat "$folder/out")"
expect 2 "$folder/fabletop" bench --wrong

echo "$wrong wrong"
[ "$wrong" -eq 0 ]
