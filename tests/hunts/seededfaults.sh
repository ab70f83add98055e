#!/bin/sh
# Whether tst_meaning finds what is wrong: each patch of tests/meaning/faults puts one fault into engine, compiler or prose.
# Usage: sh tests/hunts/seededfaults.sh [folder of the copy, build/faults if none is given] [number of one patch, as 07]
# Works on a copy of the sources, builds there only what tst_meaning needs, file by file, and expects the test to fail with each
# patch and to pass without one. A patch that no longer fits the sources makes the hunt fail: write it anew.
set -eu
sources=$(cd "$(dirname "$0")/../.." && pwd)
copy=${1:-$sources/build/faults}
only=${2:-}
mkdir -p "$copy"
copy=$(cd "$copy" && pwd)
(cd "$sources" && tar -cf - --exclude=./build --exclude=./.git .) | (cd "$copy" && tar --keep-newer-files -xf - 2>/dev/null)
export QT_QPA_PLATFORM=offscreen
configured() {
    cmake -S "$copy" -B "$copy/build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_FLAGS_RELEASE=-O1 -DFABLETOP_UNITY=OFF \
        -DFABLETOP_WINDOW=OFF -DBUILD_TESTING=ON >"$copy/configured.txt" 2>&1
}
built() { cmake --build "$copy/build" --target meaning_tests >"$copy/built.txt" 2>&1; }
# What a fault of prose shows in is tried first, or what one of the engine shows in: most need only one of the two.
passes() {
    "$copy/build/tests/meaning" tst_meaning "$1" >"$copy/ran.txt" 2>&1 &&
        "$copy/build/tests/meaning" tst_meaning "$2" >>"$copy/ran.txt" 2>&1
}

configured && built || { echo "the copy does not build, see $copy/built.txt"; exit 1; }
[ -n "$only" ] || passes saidAsMeant playedAsMeant || { echo "the test fails without a fault, see $copy/ran.txt"; exit 1; }
all=0
found=0
for fault in "$sources"/tests/meaning/faults/${only:-[0-9][0-9]}-*.patch; do
    name=$(basename "$fault" .patch)
    all=$((all + 1))
    case $(head -n 1 "$fault") in
    */languages/*|*/prose/*) first=saidAsMeant second=playedAsMeant ;;
    *) first=playedAsMeant second=saidAsMeant ;;
    esac
    (cd "$copy" && patch -s -p1 <"$fault") || { echo "$name: does not fit the sources"; exit 1; }
    if ! built; then
        echo "$name: does not build, see $copy/built.txt"
        exit 1
    elif passes "$first" "$second"; then
        echo "$name: NOT FOUND"
    else
        found=$((found + 1))
        echo "$name: found"
    fi
    (cd "$copy" && patch -s -R -p1 <"$fault")
done
echo "$found of $all found"
[ "$found" -eq "$all" ]
