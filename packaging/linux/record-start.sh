#!/bin/sh
# record-start.sh APP: starts the game for a moment, alone and with a file of games, and writes which classes it loaded for its first page and for
# the list of games to APP/lib/app/start.classes, in an order that is always the same. Needs a screen, or xvfb-run; without one the packages are
# made without it and start more slowly.
set -eu
app=$(cd "$1" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
printf 'f5d6c3d3c4\nf5f6e6f4e3\n' > "$work/games.txt"
cat > "$work/start.sh" <<'START'
# start.sh APP WORK LIST PAGE [FILE]: until classes whose names begin with PAGE are in LIST, and nothing more has been loaded for three seconds.
app=$1
work=$2
list=$3
page=$4
shift 4
ALSOFT_DRIVERS=null JAVA_TOOL_OPTIONS="-XX:DumpLoadedClassList=$list -Dreversi.data=$work/data" "$app/bin/Reversi" "$@" > "$work/said" 2>&1 &
game=$!
seconds=0
lines=0
still=0
while [ $seconds -lt 120 ] && [ $still -lt 3 ] && kill -0 $game 2> /dev/null; do
  sleep 1
  seconds=$((seconds + 1))
  now=$(wc -l < "$list" 2> /dev/null || echo 0)
  if grep -q "^$page" "$list" 2> /dev/null && [ "$now" = "$lines" ]; then still=$((still + 1)); else still=0; fi
  lines=$now
done
kill $game 2> /dev/null || true
wait $game || true
[ $still = 3 ]
START
if [ -n "${DISPLAY:-}" ]; then
  screen() { "$@"; }
elif command -v xvfb-run > /dev/null; then
  screen() { xvfb-run -a -s '-screen 0 1600x1200x24' "$@"; }
else
  echo "no screen: the packages start more slowly" >&2
  exit 0
fi
if ! screen sh "$work/start.sh" "$app" "$work" "$work/first.list" reversi/screens/home/ \
  || ! screen sh "$work/start.sh" "$app" "$work" "$work/games.list" reversi/screens/history/GameRow "$work/games.txt"; then
  cat "$work/said" >&2
  echo "the game did not come to rest on its first page or its list of games" >&2
  exit 1
fi
cat "$work/first.list" "$work/games.list" | grep -v '^#' | LC_ALL=C sort -u > "$app/lib/app/start.classes"
echo "$(wc -l < "$app/lib/app/start.classes") classes of a start"
