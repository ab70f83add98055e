#!/bin/sh
# clang-tidy with .clang-tidy over every source, file by file: sh tests/hunts/tidy.sh [FOLDER…]
# Not in the test run: a file takes 5 to 15 seconds, all of them the better part of an hour. Each finding once, though many
# files include its header. Ends with 1 if something was found. JOBS=1 leaves the other cores alone.
set -eu
cd "$(dirname "$0")/../.."
tidy=$(command -v clang-tidy-14 || command -v clang-tidy) || { echo "clang-tidy is not installed"; exit 2; }
[ $# -gt 0 ] || set -- app model views
build=build/tidy
mkdir -p $build
found=$build/findings.txt
# Every file by itself and without what is precompiled: clang reads neither GCC's headers nor files pasted together.
cmake -S . -B $build -G Ninja -DCMAKE_BUILD_TYPE=Release -DFABLETOP_UNITY=OFF -DFABLETOP_PRECOMPILE=OFF \
    -DCMAKE_EXPORT_COMPILE_COMMANDS=ON >$build.log 2>&1 || { cat $build.log; exit 2; }
# -Wconversion of clang counts int beside unsigned, which GCC's leaves out and the project allows.
# What only exists after a build: a plugin that includes its own moc file.
find "$@" -name '*.cpp' ! -name 'firstpaintplugin.cpp' | sort |
    xargs -P "${JOBS:-$(nproc)}" -n 1 "$tidy" -p $build --quiet --extra-arg=-Wno-unknown-warning-option \
        --extra-arg=-Wno-sign-conversion 2>/dev/null |
    sed "s|$PWD/||" | awk '/^[^ ]+:[0-9]+:[0-9]+: (warning|error):/ { shown = !seen[$0]++ } shown' >$found || true
cat $found
count=$(grep -cE '^[^ ]+:[0-9]+:[0-9]+: (warning|error):' $found) || true
echo "$count findings"
[ "$count" -eq 0 ]
