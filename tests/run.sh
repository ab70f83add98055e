#!/bin/sh
# Builds everything and runs every test: in the release build, without a display, then the model layers again
# under the address and undefined-behaviour sanitizers. It says which step took what; the last line is "N passed, N failed".
set -u

LC_ALL=C.UTF-8
QT_QPA_PLATFORM=offscreen
ASAN_OPTIONS=${ASAN_OPTIONS:-detect_leaks=1:strict_string_checks=1}
UBSAN_OPTIONS=${UBSAN_OPTIONS:-print_stacktrace=1}
export LC_ALL QT_QPA_PLATFORM ASAN_OPTIONS UBSAN_OPTIONS

top=$(cd "$(dirname "$0")/.." && pwd)
cd "$top" || exit 1
# shellcheck source=app/common.sh
. "$top/app/common.sh"
jobs=$(nproc 2>/dev/null || echo 2)
werror=${FABLETOP_WERROR:-ON} # what lands is held to it, so whoever tries it first is too
passed=0
failed=0
steps= # a line each: what took how long
since=$(date +%s)

# took STEP: since the last one.
took() {
    now=$(date +%s)
    steps="$steps$1 $((now - since)) s
"
    since=$now
}

finish() {
    printf '%s' "$steps"
    printf '%s passed, %s failed\n' "$passed" "$failed"
    [ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
    exit
}

# count ATTRIBUTE REPORT: a figure out of the head of ctest's report, 0 where there is none.
count() {
    figure=$(tr '\n\t' '  ' <"$2" 2>/dev/null | sed -n "s/.*<testsuite \([^>]*\)>.*/ \1/p" | sed -n "s/.* $1=\"\([0-9]*\)\".*/\1/p")
    printf '%s' "${figure:-0}"
}

# A preset that cannot be built counts as one failed test, and so does a run that breaks off.
run_preset() {
    say "== $1"
    if ! configure "$1" -DFABLETOP_WERROR="$werror" -DBUILD_TESTING=ON >&2 ||
        ! cmake --build "build/$1" --parallel "$jobs" >&2; then
        say "$1 does not build"
        failed=$((failed + 1))
        took "$1 build"
        return
    fi
    took "$1 build"
    report=$top/build/$1/ctest.xml
    rm -f "$report"
    ctest --test-dir "build/$1" --output-on-failure --no-tests=error --parallel "$jobs" --output-junit "$report" >&2
    status=$?
    all=$(count tests "$report")
    bad=$(count failures "$report")
    idle=$(($(count skipped "$report") + $(count disabled "$report")))
    [ "$status" -eq 0 ] || [ "$bad" -gt 0 ] || bad=1
    good=$((all - bad - idle))
    [ "$good" -ge 0 ] || good=0
    passed=$((passed + good))
    failed=$((failed + bad))
    took "$1 tests"
}

for list in "$top/app/packages.txt" "$top/tests/packages.txt"; do
    install_packages "$list" || {
        failed=1
        finish
    }
done
took packages
run_preset release
run_preset asan
finish
