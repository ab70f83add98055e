#!/bin/sh
# What the commands answer to the outside: exit statuses, and nothing lost in silence.
# Usage: sh tests/commands/commands.sh path/to/fabletop
set -u
program=$1
source=$(cd "$(dirname "$0")/../.." && pwd)
export QT_QPA_PLATFORM=offscreen
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
wrong=0

# expect STATUS WORDS…: the command ends with that status.
expect() {
    wanted=$1
    shift
    "$@" >"$folder/out" 2>"$folder/err"
    status=$?
    [ "$status" -eq "$wanted" ] && return
    echo "exit $status, wanted $wanted: $*"
    wrong=$((wrong + 1))
}

# unwritten WORDS…: a full disk behind the standard output is a failure.
unwritten() {
    "$@" >/dev/full 2>"$folder/err"
    status=$?
    [ "$status" -eq 1 ] && return
    echo "exit $status into a full disk, wanted 1: $*"
    wrong=$((wrong + 1))
}

duel="--heroes dracula,medusa --battlefield soho --games 1"
drawing=$("$program" --help | sed -n 's/^  \(render\|demo\) .*/\1/p')
for verb in scenario simulate replay analyse validate format text bench $drawing; do
    expect 0 "$program" $verb --help
    grep -q "^Usage: fabletop $verb " "$folder/out" || { echo "$verb --help does not say its use"; wrong=$((wrong + 1)); }
done
expect 2 "$program" text --wrong
# said LANGUAGE STATUS TEXT WORDS…: what is said to people comes in their language.
said() {
    language=$1 wanted=$2 text=$3
    shift 3
    expect "$wanted" "$program" "$@" --language "$language"
    grep -qF -- "$text" "$folder/err" "$folder/out" || { echo "$*: no “$text” in $(cat "$folder/err" "$folder/out")"; wrong=$((wrong + 1)); }
}
said es 2 "scenario necesita archivos" scenario
said fr 2 "héros inconnu : nobody" text nobody
said pt 2 "--games aceita um número inteiro de 1 a" simulate --heroes dracula,medusa --battlefield soho --games no
said es 2 "comando desconocido: walk" walk
said en 0 "1 game, " simulate $duel
said es 0 "1 partida, " simulate $duel
expect 2 "$program" simulate --heroes dracula,nobody --battlefield soho --games 1
expect 1 "$program" simulate --heroes dracula,./nobody.hero --battlefield soho --games 1
expect 1 "$program" simulate --heroes dracula,medusa --battlefield ./nowhere.json --games 1

# A file below /dev or /proc is a file like any other: it is replaced whole, and a loop of links is told.
if shared=$(mktemp -d /dev/shm/fabletop.XXXXXX 2>/dev/null); then
    sed 's/, boost/,   boost/' "$source/resources/heroes/alice.hero" >"$shared/a.hero"
    expect 0 "$program" format "$shared/a.hero"
    cmp -s "$shared/a.hero" "$source/resources/heroes/alice.hero" || { echo "a file in /dev/shm was not replaced whole"; wrong=$((wrong + 1)); }
    sed 's/, boost/,   boost/' "$source/resources/heroes/alice.hero" >"$shared/a.hero"
    expect 0 sh -c 'cd "$1" && exec "$0" format /proc/self/cwd/a.hero' "$program" "$shared"
    cmp -s "$shared/a.hero" "$source/resources/heroes/alice.hero" || { echo "a file below /proc was not replaced whole"; wrong=$((wrong + 1)); }
    [ "$(ls -A "$shared" | wc -l)" -eq 1 ] || { echo "format left something beside the file"; wrong=$((wrong + 1)); }
    rm -rf "$shared"
fi
# A file with errors isn't touched, whatever its layout.
sed 's/, boost/,   boost/; s/deal 1 damage to/deal 1 damage to Nobody or/' "$source/resources/heroes/dracula.hero" >"$folder/wrong.hero"
cp "$folder/wrong.hero" "$folder/wrong.before"
expect 1 "$program" format "$folder/wrong.hero"
cmp -s "$folder/wrong.hero" "$folder/wrong.before" || { echo "format changed a file with errors"; wrong=$((wrong + 1)); }
# Tabs are a mistake of the form alone.
printf 'language 2\nhero "Tab"\n\thealth 14, move 2, melee\n\ncard "One" x30\n\tversatile 3, boost 1, for any\n' >"$folder/tab.hero"
expect 0 "$program" format "$folder/tab.hero"
grep -q '	' "$folder/tab.hero" && { echo "format left tabs"; wrong=$((wrong + 1)); }
# Standard input is read up to the limit of a file, and a pipe gives its text and takes none.
expect 1 sh -c 'timeout 60 "$0" format - </dev/zero' "$program"
grep -q 'larger than' "$folder/err" || { echo "standard input without end: $(cat "$folder/err")"; wrong=$((wrong + 1)); }
mkfifo "$folder/pipe.hero"
sed 's/, boost/,   boost/' "$source/resources/heroes/alice.hero" >"$folder/pipe.hero" &
expect 0 timeout 20 "$program" format "$folder/pipe.hero"
cmp -s "$folder/out" "$source/resources/heroes/alice.hero" || { echo "format of a pipe does not print"; wrong=$((wrong + 1)); }
# Long lines and long texts take time in proportion.
awk 'BEGIN { printf "{\"steps\":["; for (i = 0; i < 100000; ++i) printf "%s{\"expect\":{}}", i ? "," : ""; print "]}" }' >"$folder/wide.json"
expect 1 timeout 10 "$program" scenario "$folder/wide.json"
{ sed -n 1,4p "$source/resources/heroes/alice.hero"; echo '  card "Long" x1'; echo '    scheme, boost 1, for any'
  awk 'BEGIN { for (i = 0; i < 40000; ++i) print "    when played\n      draw 1 card" }'; } >"$folder/long.hero"
expect 1 timeout 10 "$program" validate "$folder/long.hero"
# The mend is printed below its problem; what is said in vain is a warning.
sed 's/^    change form$/    You may draw a card/' "$source/resources/heroes/alice.hero" >"$folder/slip.hero"
expect 1 "$program" validate "$folder/slip.hero"
grep -A1 'slip.hero:[0-9]*:5: error: ' "$folder/err" | grep -qx '    Write “you may ↵ draw 1 card”' || { echo "the mend is not printed: $(cat "$folder/err")"; wrong=$((wrong + 1)); }
sed 's/, no effect$//' "$source/resources/heroes/sherlock-holmes.hero" >"$folder/vain.hero"
expect 0 "$program" validate "$folder/vain.hero"
grep -q 'vain.hero:90:[0-9]*: warning: ' "$folder/err" || { echo "a card without a text is not told: $(cat "$folder/err")"; wrong=$((wrong + 1)); }
# What is damaged behind a place can be drawn up to there, in a file with a blank line too.
expect 0 "$program" simulate $duel --record "$folder/games"
sed 12d "$folder/games/000000.match" >"$folder/damaged.match"
[ -z "$drawing" ] || expect 0 "$program" render match "$folder/damaged.match" --at 5 --out "$folder/place.png"
# What differs is named, the standard input too.
sed 's/, boost/,   boost/' "$source/resources/heroes/alice.hero" >"$folder/loose.hero"
expect 1 "$program" format --check - <"$folder/loose.hero"
grep -qx -- - "$folder/out" || { echo "format --check - names nothing"; wrong=$((wrong + 1)); }

unwritten "$program" text dracula
expect 0 "$program" text dracula --language es
grep -qx 'Sed' "$folder/out" || { echo "text: an ability without its name"; wrong=$((wrong + 1)); }
unwritten "$program" simulate $duel --json
unwritten "$program" --help

# A scenario takes a hero out of a file beside it, and says what is wrong with that.
scenario() { printf '{"name":"one","battlefield":"soho","seats":[{"hero":"%s"},{"hero":"dracula"}],"steps":[{"expect":{"actions":2}}]}' "$1" >"$folder/one-hero.json"; }
scenario ./loose.hero
expect 0 "$program" scenario "$folder/one-hero.json"
scenario ./nobody.hero
expect 1 "$program" scenario "$folder/one-hero.json"
grep -q 'nobody.hero' "$folder/err" || { echo "a missing hero: $(cat "$folder/err")"; wrong=$((wrong + 1)); }
sed 's/draw 1 card/drew 1 card/' "$source/resources/heroes/alice.hero" >"$folder/torn.hero"
scenario ./torn.hero
expect 1 "$program" scenario "$folder/one-hero.json"
grep -q 'torn.hero: ' "$folder/err" || { echo "a torn hero: $(cat "$folder/err")"; wrong=$((wrong + 1)); }

# A hero of the first language: what has one meaning is rewritten, what has two is told and left.
cp "$source/tests/support/earlier/invisible-man.hero" "$folder/earlier.hero"
expect 1 "$program" validate "$folder/earlier.hero"
expect 0 "$program" format --upgrade "$folder/earlier.hero"
expect 0 "$program" validate "$folder/earlier.hero"
[ "$(head -n 1 "$folder/earlier.hero")" = "language 2" ] || { echo "an upgraded hero doesn't say so"; wrong=$((wrong + 1)); }
expect 0 "$program" format --upgrade --check "$folder/earlier.hero"

# A game that doesn't end is named.
printf '{"fabletop":"ruleset","version":1,"id":"endless","name":"Endless","exhaustion_damage":0,"opening_hand":0,"hand_limit":0,"actions":1}' >"$folder/endless.rules"
expect 1 "$program" simulate --heroes king-arthur,robin-hood --battlefield soho --games 3 --seed 4 --ruleset "$folder/endless.rules"
grep -q '^fabletop: game [0-2], decision [0-9]*: The game did not come to an end\.$' "$folder/err" || { echo "no game is named: $(cat "$folder/err")"; wrong=$((wrong + 1)); }

# Results add up, and only results do.
"$program" simulate $duel --json >"$folder/one.json"
"$program" simulate $duel --from 1 --json >"$folder/two.json"
expect 0 "$program" simulate --merge "$folder/one.json" "$folder/two.json" --json
grep -q '"games": 2' "$folder/out" || { echo "the merged games are not 2"; wrong=$((wrong + 1)); }
sed 's/"games": 1/"games": 0/' "$folder/one.json" >"$folder/false.json"
expect 1 "$program" simulate --merge "$folder/false.json"
expect 1 "$program" simulate --merge "$folder/nowhere.json"
# Neither a game twice nor games of something else.
expect 1 "$program" simulate --merge "$folder/one.json" "$folder/one.json"
grep -q 'game 0 is counted already' "$folder/err" || { echo "a game is counted twice"; wrong=$((wrong + 1)); }
"$program" simulate $duel --from 1 --seed 9 --json >"$folder/unlike.json"
expect 1 "$program" simulate --merge "$folder/one.json" "$folder/unlike.json"
"$program" simulate $duel --from 1 --players random,greedy1 --json >"$folder/unlike.json"
expect 1 "$program" simulate --merge "$folder/one.json" "$folder/unlike.json"
# A sum can be added to.
"$program" simulate --merge "$folder/one.json" "$folder/two.json" --json >"$folder/sum.json"
"$program" simulate $duel --from 2 --json >"$folder/three.json"
expect 0 "$program" simulate --merge "$folder/three.json" "$folder/sum.json" --json
grep -q '"games": 3' "$folder/out" || { echo "the merged games are not 3"; wrong=$((wrong + 1)); }
"$program" simulate --heroes dracula,medusa,alice,sinbad --battlefield soho --games 1 --json >"$folder/four.json"
expect 1 "$program" simulate --merge "$folder/one.json" "$folder/four.json"

# A record that cannot be written, and one that can.
mkdir -p "$folder/taken/000000.match" "$folder/record"
expect 1 "$program" simulate $duel --record "$folder/taken"
expect 0 "$program" simulate $duel --record "$folder/record"
expect 0 "$program" replay "$folder/record/000000.match" --verify
# Judged twice alike; not before it is over; nothing of it is written.
cp "$folder/record/000000.match" "$folder/judged.match"
expect 0 "$program" analyse "$folder/judged.match" --budget 12 --json --jobs 1
cp "$folder/out" "$folder/once"
expect 0 "$program" analyse "$folder/judged.match" --budget 12 --json --jobs 2
cmp -s "$folder/out" "$folder/once" || { echo "two analyses differ"; wrong=$((wrong + 1)); }
cmp -s "$folder/record/000000.match" "$folder/judged.match" || { echo "analyse wrote to the file"; wrong=$((wrong + 1)); }
head -n 6 "$folder/record/000000.match" >"$folder/open.match"
said es 1 "la partida no ha terminado" analyse "$folder/open.match"
expect 2 "$program" analyse "$folder/judged.match" --budget 0
expect 2 "$program" analyse
unwritten "$program" analyse "$folder/judged.match" --budget 6
cp "$folder/record/000000.match" "$folder/renamed.txt"
expect 0 "$program" validate "$folder/renamed.txt"

# A header that no match can have.
damage() { # SED: the record with that change
    sed "1$1" "$folder/record/000000.match" >"$folder/damaged.match"
    cmp -s "$folder/damaged.match" "$folder/record/000000.match" && { echo "nothing changed by $1"; wrong=$((wrong + 1)); }
    expect 1 "$program" validate "$folder/damaged.match"
}
damage 's/"team": *"B"/"team":"A"/'
damage 's/"person": *"random 2"/"person":"random 1"/'
damage 's/"seed": *[0-9"]*/"seed":1.5/'

# A rule set is checked, put in order, played by, and found again in the match.
cat >"$folder/sharp.rules" <<'END'
{"fabletop": "ruleset", "version": 1, "id": "sharp", "name": "Short and sharp",
 "exhaustion_damage": 1, "actions": 3, "opening_hand": 5, "hand_limit": 5}
END
cp "$folder/sharp.rules" "$folder/sharp.json"
expect 0 "$program" validate "$folder/sharp.rules" "$folder/sharp.json"
expect 1 "$program" format --check "$folder/sharp.rules"
expect 0 "$program" format "$folder/sharp.rules"
expect 0 "$program" format --check "$folder/sharp.rules"
expect 0 "$program" simulate $duel --ruleset "$folder/sharp.rules" --record "$folder/sharp"
expect 0 "$program" replay "$folder/sharp/000000.match" --verify
expect 0 "$program" replay "$folder/sharp/000000.match" --json
grep -q '"name": "Short and sharp"' "$folder/out" || { echo "the match does not name its rule set"; wrong=$((wrong + 1)); }
expect 0 "$program" simulate $duel --ruleset standard
expect 2 "$program" simulate $duel --ruleset nobody
expect 1 "$program" simulate $duel --ruleset "$folder/nowhere.rules"
sed 's/"hand_limit": 5/"hand_limit": 99/' "$folder/sharp.rules" >"$folder/wrong.rules"
expect 1 "$program" validate "$folder/wrong.rules"
grep -q 'wrong.rules:6:[0-9]*: error: ' "$folder/err" || { echo "the place is not named: $(cat "$folder/err")"; wrong=$((wrong + 1)); }
expect 1 "$program" simulate $duel --ruleset "$folder/wrong.rules"

# The sample matches follow from their decisions, and come out of their seeds.
samples=$(cd "$(dirname "$0")/../../resources/matches" && pwd)
count=0
for match in "$samples"/*.match; do
    expect 0 "$program" replay "$match" --verify
    count=$((count + 1))
done
[ "$count" -eq 6 ] || { echo "$count sample matches"; wrong=$((wrong + 1)); }
mkdir -p "$folder/again"
cp "$samples/make.sh" "$samples/lesson-notes.jsonl" "$folder/again/"
sh "$folder/again/make.sh" "$program" 2>/dev/null
for match in "$samples"/*.match; do
    cmp -s "$match" "$folder/again/$(basename "$match")" || { echo "$match does not come out of its seed"; wrong=$((wrong + 1)); }
done

# A file that was tampered with is named: the file, the line, the decision.
tamper() { # WHAT LINE SED: the lesson with that change does not verify
    sed "$3" "$samples/lesson.match" >"$folder/tampered.match"
    cmp -s "$folder/tampered.match" "$samples/lesson.match" && { echo "nothing changed by $1"; wrong=$((wrong + 1)); }
    expect 1 "$program" replay "$folder/tampered.match" --verify
    grep -q "tampered.match:$2" "$folder/err" || { echo "$1: the place is not named: $(cat "$folder/err")"; wrong=$((wrong + 1)); }
}
tamper "a changed event" 11 '11s/"becomes":4/"becomes":5/'
tamper "a changed decision" 19 '19s/"space":"15"/"space":"16"/'
tamper "a removed line" 30 '30d'
tamper "another seed" 1 '1s/"seed":[0-9"]*/"seed":4/'
tamper "an unknown card" 6 '6s/"card":"confirm-suspicion"/"card":"no-such-card"/g'

# Branches are verified too, and said in words; what a damaged file still holds is shown, with exit 1.
faults=$(cd "$(dirname "$0")/../faults" && pwd)
expect 1 "$program" replay "$faults/branch-tampered.match" --verify
grep -q 'branch-tampered.match:193: decision 66 of branch 1: recorded .*, now ' "$folder/err" || { echo "the place is not named: $(cat "$folder/err")"; wrong=$((wrong + 1)); }
expect 1 "$program" replay "$faults/branch-tampered.match" --verify --json
grep -q '"branch": 1' "$folder/out" || { echo "the branch is not in the JSON"; wrong=$((wrong + 1)); }
expect 1 "$program" replay "$faults/card-deleted-from-hero.match" --verify
grep -q 'card-deleted-from-hero.match:16:1: error: .*plain' "$folder/err" || { echo "the place is not named: $(cat "$folder/err")"; wrong=$((wrong + 1)); }
expect 1 "$program" replay "$faults/card-deleted-from-hero.match"
grep -q '^14\. ' "$folder/out" || { echo "what is whole is not shown"; wrong=$((wrong + 1)); }
grep -q '^15\. ' "$folder/out" && { echo "what is damaged is shown"; wrong=$((wrong + 1)); }
for match in branch-tampered card-deleted-from-hero; do
    for language in en es fr pt; do
        "$program" replay "$faults/$match.match" --verify --language $language 2>"$folder/err" >/dev/null
        grep -q '[{}]' "$folder/err" && { echo "raw JSON in a message: $(cat "$folder/err")"; wrong=$((wrong + 1)); }
    done
done

# A hero on a full disk, where somebody may mount one: an error, and the old bytes.
small=$folder/small
mkdir "$small"
if mount -t tmpfs -o size=64k tmpfs "$small" 2>/dev/null; then
    sed 's/, boost/,   boost/' "$(dirname "$0")/../../resources/heroes/medusa.hero" >"$small/mine.hero"
    before=$(cksum <"$small/mine.hero")
    dd if=/dev/zero of="$small/fill" bs=1k count=100 2>/dev/null
    expect 1 "$program" format "$small/mine.hero"
    grep -q 'mine.hero in .*: the disk is full' "$folder/err" || { echo "the full disk is not told: $(cat "$folder/err")"; wrong=$((wrong + 1)); }
    [ "$before" = "$(cksum <"$small/mine.hero")" ] || { echo "a full disk emptied a hero"; wrong=$((wrong + 1)); }
    umount "$small"
fi

# Noise is refused at once.
head -c 2000000 /dev/zero | tr '\0' '(' >"$folder/long.hero"
yes foo | head -n 400000 >"$folder/many.hero"
expect 1 timeout 10 "$program" validate "$folder/long.hero"
expect 1 timeout 10 "$program" validate "$folder/many.hero"
printf PK >"$folder/short.fabletop"
expect 1 "$program" validate "$folder/short.fabletop"

# Drawing, where this build has a window: every kind of subject and of file, and what cannot be drawn.
if "$program" --help | grep -q '^  render'; then
    starts() { # FILE TEXT: a file that begins so
        head -c 400 "$1" | grep -aq "$2" || { echo "$1 does not begin with $2"; wrong=$((wrong + 1)); }
    }
    for field in baskerville-manor soho sarpedon marmoreal sherwood-forest yukon; do
        expect 0 "$program" render battlefield $field --out "$folder/$field.png" --size 700x460
        starts "$folder/$field.png" PNG
    done
    expect 0 "$program" render battlefield soho --out "$folder/soho.svg" --dark
    starts "$folder/soho.svg" '<svg'
    grep -q 'xlink:href="[^d#]' "$folder/soho.svg" && { echo "soho.svg needs other files"; wrong=$((wrong + 1)); }
    expect 0 "$program" render card medusa/gaze-of-stone --out "$folder/card.pdf" --language fr
    starts "$folder/card.pdf" '%PDF'
    for at in 0 5; do
        expect 0 "$program" render match "$folder/record/000000.match" --at $at --out "$folder/moment$at.png"
    done
    expect 0 "$program" render match "$folder/record/000000.match" --seat 2 --out "$folder/moment.svg"
    expect 1 "$program" render match "$folder/record/000000.match" --out "$folder/nowhere/moment.png"
    expect 1 "$program" render match "$folder/nowhere.match" --out "$folder/moment.png"
    expect 2 "$program" render match "$folder/record/000000.match" --at 999999 --out "$folder/moment.png"
    expect 2 "$program" render match "$folder/record/000000.match" --seat 4 --out "$folder/moment.png"
    expect 2 "$program" render battlefield atlantis --out "$folder/a.png"
    expect 2 "$program" render battlefield soho --out "$folder/a.bmp"
    expect 2 "$program" render battlefield soho
    expect 2 "$program" render battlefield soho --out "$folder/a.png" --size 5x5
    expect 2 "$program" render battlefield yukon --out "$folder/a.png" --heroes dracula
    expect 2 "$program" render card medusa/nothing --out "$folder/a.png"
    expect 2 "$program" render card medusa --out "$folder/a.png"
    expect 2 "$program" render poem soho --out "$folder/a.png"
    expect 2 "$program" render battlefield soho --out "$folder/a.png" --language xx
fi

echo "$wrong wrong"
[ "$wrong" -eq 0 ]
