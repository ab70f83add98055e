#!/bin/sh
# Search, judging and analysis under the thread sanitizer: sh tests/hunts/threads.sh [folder, build/threads if none is given]
# Builds there only the tests of these, and the libraries below them.
set -eu
top=$(cd "$(dirname "$0")/../.." && pwd)
folder=${1:-$top/build/threads}
cmake -S "$top" -B "$folder" -G Ninja -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS_DEBUG="-O1 -g1 -fsanitize=thread" \
    -DFABLETOP_WINDOW=OFF -DFABLETOP_UNITY=ON -DBUILD_TESTING=ON >/dev/null
cmake --build "$folder" --target bots_tests
export QT_QPA_PLATFORM=offscreen QTEST_FUNCTION_TIMEOUT=3600000 TSAN_OPTIONS="halt_on_error=1 second_deadlock_stack=1"
for test in tst_search tst_judge tst_statistics; do
    "$folder/tests/bots" $test
done
