#!/bin/sh
# Every hero against every hero on every battlefield, and teams on those with four starts, by random players.
# Usage: sh tests/hunts/allpairs.sh [path to fabletop] [games a pair and battlefield]
# With build/asan/fabletop every assertion and both sanitizers watch. A game that does not end makes it fail.
set -eu
program=${1:-build/asan/fabletop}
games=${2:-50}
export QT_QPA_PLATFORM=offscreen
heroes=$("$program" text --list)
played=0
for battlefield in baskerville-manor soho marmoreal sarpedon sherwood-forest yukon; do
    for a in $heroes; do
        for b in $heroes; do
            "$program" simulate --heroes "$a,$b" --battlefield "$battlefield" --games "$games" --seed 11 >/dev/null
            played=$((played + games))
        done
    done
    echo "$battlefield: every pair played"
done
# Teams: every hero takes part, four people and three.
set -- $heroes
for persons in 1,2,3,4 1,2,1,3; do
    for battlefield in baskerville-manor soho marmoreal sarpedon; do
        for i in 1 2 3 4 5; do
            "$program" simulate --heroes "$1,$2,$3,$4" --persons "$persons" --battlefield "$battlefield" --games $((games * 2)) --seed "$i" >/dev/null
            played=$((played + games * 2))
            first=$1; second=$2; shift 2; set -- "$@" "$first" "$second"
        done
    done
done
echo "$played games, all ended"
