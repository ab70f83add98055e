#!/bin/sh
# Makes the sample matches anew: sh resources/matches/make.sh [fabletop]
# Each comes out of a seed alone; notes of the lesson are in lesson-notes.jsonl beside this script.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
program=${1:-$here/../../build/release/fabletop}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

sample() { # NAME SEED HEROES BATTLEFIELD [OPTIONS…]
    name=$1 seed=$2 heroes=$3 field=$4
    shift 4
    "$program" simulate --heroes "$heroes" --battlefield "$field" --games 1 --seed "$seed" --players greedy1 \
        --record "$work" "$@" >/dev/null
    mv "$work/000000.match" "$here/$name.match"
}

sample lesson 3 sherlock-holmes,dracula baskerville-manor
sample fog-over-soho 11 invisible-man,jekyll-and-hyde soho
sample the-sword-and-the-stone 5 king-arthur,medusa marmoreal
sample voyage-to-sarpedon 8 sinbad,alice sarpedon
sample outlaws-and-footprints 2 robin-hood,bigfoot yukon
sample four-at-the-manor 4 alice,dracula,robin-hood,medusa baskerville-manor --persons 1,2,1,3
cat "$here/lesson-notes.jsonl" >>"$here/lesson.match"
