#!/bin/sh
# 2,000 mutations of each shipped hero, those accepted in 200 games each: sh tests/hunts/mutations.sh [MUTATIONS] [GAMES]
# Needs the release build of the target properties_tests; takes some half an hour on one core.
set -eu
top=$(cd "$(dirname "$0")/../.." && pwd)
# Qt stops a test function after five minutes, all its heroes together.
export QTEST_FUNCTION_TIMEOUT=86400000
export QT_QPA_PLATFORM=offscreen FABLETOP_MUTATIONS="${1:-2000}" FABLETOP_GAMES="${2:-200}"
exec "$top/build/release/tests/properties" tst_heromutations -maxwarnings 0
