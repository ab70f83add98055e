#!/bin/sh
# A fifth language is a line, a folder of prose and help, a catalogue and a folder of chapters: sh newlanguage.sh
# A language that is English with another word for drawing cards is added to a copy of what that takes, built, and asked
# for a card. Nothing else is touched. More than a minute is too long, counted in seconds of one processor: other tests run
# beside it.
set -eu
top=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
code=eo

mkdir -p "$work/model" "$work/translations" "$work/resources/rulebook/$code"
cp -r "$top/model/table" "$top/model/rules" "$top/model/language" "$work/model/"

# 1. The line.
sed -i '/^    language(en, /a\    language(eo, "Esperanto", "eo_001") \\' "$work/model/rules/languages.h"
grep -q 'language(eo' "$work/model/rules/languages.h"
# 2. The folder of prose and help.
cp -r "$work/model/language/languages/en" "$work/model/language/languages/$code"
sed -i "s/Language::en/Language::$code/; s/\\[draw|draw\\]/[prenu|preni]/" "$work/model/language/languages/$code"/*.cpp
# 3. The catalogue.
sed "s/language=\"en[^\"]*\"/language=\"$code\"/" "$top/translations/fabletop_en.ts" >"$work/translations/fabletop_$code.ts"
# 4. The chapters.
cp "$top/resources/rulebook/en"/*.md "$work/resources/rulebook/$code/"

cat >"$work/stub.hero" <<'HERO'
hero "Stub"
  health 10
  move 2
  melee

card "Take One" x2
  scheme, boost 1, for any
  when played
    draw 1 card
HERO
cmake -S "$top/tests/translations/stub" -B "$work/build" -G Ninja -DTOP="$work" -DCODE="$code" \
    -DCMAKE_CXX_FLAGS=-O0 >"$work/log" 2>&1 || { cat "$work/log"; exit 1; }
cmake --build "$work/build" --parallel "$(nproc)" >"$work/log" 2>&1 || { tail -40 "$work/log"; exit 1; }
said=$("$work/build/card" "$work/stub.hero" "$code")
times >"$work/times" # of this shell, then of what it ran: minutes and seconds, for the program and for the system
took=$(sed -n '2s/[ms]/ /gp' "$work/times" | awk '{ print int($1 * 60 + $2 + $3 * 60 + $4) }')
echo "$said"
echo "$took seconds of one processor"
case "$said" in
*"Prenu 1 card"*) ;;
*) echo "that isn't the new language"; exit 1 ;;
esac
[ -s "$work/build/fabletop_$code.qm" ] || { echo "no catalogue"; exit 1; }
[ "$took" -le 60 ] || { echo "that's too long"; exit 1; }
