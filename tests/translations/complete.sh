#!/bin/sh
# Every visible string has a translation in every language, plural forms too: sh complete.sh LUPDATE
# The sources are read anew, so that a string that was never taken into the files counts as well.
set -eu
lupdate=$1
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
status=0
for catalogue in translations/fabletop_*.ts; do
    language=$(basename "$catalogue" .ts)
    language=${language#fabletop_}
    cp "$catalogue" "$work/"
    "$lupdate" -silent -no-obsolete -locations none -disable-heuristic sametext -disable-heuristic similartext -I . \
        model views app resources/matches -ts "$work/fabletop_$language.ts" >/dev/null 2>&1
    missing=$(grep -c 'type="unfinished"' "$work/fabletop_$language.ts" || true)
    if [ "$missing" -ne 0 ]; then
        echo "$language: $missing strings without a translation"
        grep -B3 'type="unfinished"' "$work/fabletop_$language.ts" | grep '<source>' | head -20
        status=1
    fi
done
exit $status
