#!/bin/sh
# E3: instructions a decision, mean over the rotation and worst pair, counted by valgrind (performance.md, "Instructions").
# Usage: sh tests/bench/instructions.sh [path to fabletop]
# Two sizes are run and subtracted, so that start-up costs nothing; the counts repeat within 1 %.
set -eu
program=${1:-build/release/fabletop}
command -v valgrind >/dev/null || { echo "instructions.sh needs valgrind" >&2; exit 2; }
export QT_QPA_PLATFORM=offscreen LC_ALL=C

count() { # heroes battlefield games -> "instructions decisions"
    log=$(mktemp)
    decisions=$(valgrind --tool=callgrind --callgrind-out-file=/dev/null --log-file="$log" \
        "$program" simulate --heroes "$1" --battlefield "$2" --games "$3" --seed 1 --players random,random --json |
        sed -n 's/.*"decisions": \([0-9]*\).*/\1/p')
    instructions=$(sed -n 's/.*Collected : \([0-9]*\).*/\1/p' "$log")
    rm -f "$log"
    echo "$instructions $decisions"
}

worst=0; total_i=0; total_d=0
heroes=$("$program" text --list)
for a in $heroes; do
    for b in $heroes; do
        set -- $(count "$a,$b" baskerville-manor 20) $(count "$a,$b" baskerville-manor 60)
        i=$(( $3 - $1 )); d=$(( $4 - $2 )); each=$(( i / d ))
        echo "$a,$b: $each instructions a decision ($d decisions)"
        total_i=$(( total_i + i )); total_d=$(( total_d + d ))
        [ "$each" -gt "$worst" ] && worst=$each
    done
done
echo "mean: $(( total_i / total_d )) instructions a decision; worst pair: $worst"
