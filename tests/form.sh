#!/bin/sh
# Every source in its form: as .clang-format has it (tables are excepted in place, by comment), and with the line that
# says under which licence it stands.
# Usage: sh tests/form.sh [--fix]
set -u
cd "$(dirname "$0")/.." || exit 1
formatter=$(command -v clang-format-14 || command -v clang-format) || {
    echo "clang-format is not installed (tests/packages.txt)"
    exit 1
}
sources=$(find app model views tests \( -name '*.cpp' -o -name '*.h' \) | sort)
status=0
if [ "${1:-}" = --fix ]; then
    printf '%s\n' "$sources" | xargs -P "$(nproc)" -n 40 "$formatter" --style=file -i
else
    printf '%s\n' "$sources" | xargs -P "$(nproc)" -n 40 "$formatter" --style=file --dry-run -Werror || status=1
    [ "$status" -eq 0 ] || echo "mended by: sh tests/form.sh --fix"
fi
for source in $sources; do
    read -r first <"$source"
    [ "$first" = "// SPDX-License-Identifier: GPL-3.0-or-later" ] || {
        echo "$source: the first line isn't // SPDX-License-Identifier: GPL-3.0-or-later"
        status=1
    }
done
exit $status
