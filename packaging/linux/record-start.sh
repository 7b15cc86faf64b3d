#!/bin/sh
# record-start.sh APP: starts the game for a moment and writes which classes it loaded to APP/lib/app/start.classes, in an order that is always the
# same. Needs a screen, or xvfb-run; without one the packages are made without it and start more slowly.
set -eu
app=$1
list=$(mktemp)
data=$(mktemp -d)
trap 'rm -rf "$list" "$data"' EXIT
if [ -n "${DISPLAY:-}" ]; then
  screen=
elif command -v xvfb-run > /dev/null; then
  screen="xvfb-run -a -s '-screen 0 1600x1200x24'"
else
  echo "no screen: the packages start more slowly" >&2
  exit 0
fi
# The game is ended from outside, which is 124 of timeout.
result=0
eval "ALSOFT_DRIVERS=null JAVA_TOOL_OPTIONS='-XX:DumpLoadedClassList=$list -Dreversi.data=$data' $screen timeout -s TERM ${RECORD_SECONDS:-15} '$app/bin/Reversi'" > "$data/said" 2>&1 || result=$?
if [ "$result" != 124 ] || ! grep -q '^reversi/screens/home/' "$list"; then
  cat "$data/said" >&2
  echo "the game did not reach its first page" >&2
  exit 1
fi
grep -v '^#' "$list" | LC_ALL=C sort -u > "$app/lib/app/start.classes"
