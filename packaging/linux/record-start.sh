#!/bin/sh
# record-start.sh APP: starts the game for a moment and writes which classes it loaded to APP/lib/app/start.classes, in an order that is always the
# same. Needs a screen, or xvfb-run; without one the packages are made without it and start more slowly.
set -eu
app=$(cd "$1" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cat > "$work/start.sh" <<'START'
ALSOFT_DRIVERS=null JAVA_TOOL_OPTIONS="-XX:DumpLoadedClassList=$2/list -Dreversi.data=$2/data" "$1/bin/Reversi" > "$2/said" 2>&1 &
game=$!
# The first page is there and what it prepares behind itself is done when nothing more has been loaded for three seconds.
seconds=0
lines=0
still=0
while [ $seconds -lt 120 ] && [ $still -lt 3 ] && kill -0 $game 2> /dev/null; do
  sleep 1
  seconds=$((seconds + 1))
  now=$(wc -l < "$2/list" 2> /dev/null || echo 0)
  if grep -q '^reversi/screens/home/' "$2/list" 2> /dev/null && [ "$now" = "$lines" ]; then still=$((still + 1)); else still=0; fi
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
if ! screen sh "$work/start.sh" "$app" "$work"; then
  cat "$work/said" >&2
  echo "the game did not come to rest on its first page" >&2
  exit 1
fi
grep -v '^#' "$work/list" | LC_ALL=C sort -u > "$app/lib/app/start.classes"
echo "$(wc -l < "$app/lib/app/start.classes") classes of a start"
