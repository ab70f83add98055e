#!/bin/sh
# Builds Fabletop where something is out of date, then becomes it: output and exit status are the program's.
# Everything this script itself has to say goes to standard error.
set -eu

top=$(cd "$(dirname "$0")/.." && pwd)
build=$top/build/release
log=$build/run.log
# shellcheck source=app/common.sh
. "$top/app/common.sh"

logged() {
    "$@" >>"$log" 2>&1 || {
        status=$?
        tail -n 60 "$log" >&2
        say "Failed: $* (all of it in $log)"
        exit "$status"
    }
}

build_program() {
    cd "$top"
    : >"$log"
    [ -x "$build/fabletop" ] || say "Building Fabletop; the first time takes some minutes."
    if ! grep -qsx "CMAKE_HOME_DIRECTORY:INTERNAL=$top" "$build/CMakeCache.txt" || [ ! -f "$build/build.ninja" ]; then
        logged configure release
    fi
    # The program, and the benchmarks if asked for. What only tests need is built by tests/run.sh.
    # shellcheck disable=SC2086  # one argument a target
    logged cmake --build "$build" --target fabletop $benchmarks
}

has_display() {
    case "${QT_QPA_PLATFORM:-}" in
        offscreen | minimal) return 1 ;;
        '') [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] ;;
    esac
}

benchmarks=
[ "${1:-}" != bench ] || benchmarks=fabletop-bench
install_packages "$top/app/packages.txt" || exit 1
mkdir -p "$build"
# One build at a time: others wait here and then find nothing left to do.
(
    ! command -v flock >/dev/null 2>&1 || flock 9
    build_program
) 9>"$build/run.lock"

if [ "$#" -eq 0 ] && ! has_display; then
    say "There is no display, so a demonstration is played instead: demo/demo.match and demo/NN-step.png."
    set -- demo --out demo
fi
exec "$build/fabletop" "$@"
