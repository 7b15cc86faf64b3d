#!/bin/sh
# try-deb.sh DEB: installs the package on this Debian, as root; starts the game, installs it once more over an older version of itself, opens a file
# with it, and removes it. Nothing of it may be left, no step may fail, and none needs a desktop, but the start needs xvfb-run and xdotool.
set -eu
deb=$1
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
older=$(VERSION=0.0.1 COMPRESSION=none "$here/deb.sh" "$work")

is_there() { dpkg-query -W -f '${Status}' reversi 2> /dev/null | grep -q '^install ok installed$'; }
starts() {
  # shellcheck disable=SC2016
  ALSOFT_DRIVERS=null JAVA_TOOL_OPTIONS="-Dreversi.data=$work/data" timeout 120 xvfb-run -a -s '-screen 0 1600x1200x24' sh -c '
    reversi "$@" & game=$!
    until xdotool search --onlyvisible --name "^Reversi$" > /dev/null 2>&1; do
      kill -0 $game 2> /dev/null || exit 1
      sleep 0.2
    done
    kill $game' started "$@"
}

dpkg -i "$older" && is_there
dpkg -i "$deb" && is_there
dpkg --verify reversi
test -s /usr/lib/reversi/lib/app/start.jsa || echo "the start is not the quick one"
starts
printf '(;GM[Othello]PC[x]DT[2020]PB[a]PW[b]RE[?]TI[5]TY[8]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]B[d3];)' > "$work/game.ggf"
starts "$work/game.ggf"
dpkg -r reversi
if dpkg-query -W reversi > /dev/null 2>&1; then dpkg -P reversi; fi
if [ -e /usr/lib/reversi ] || [ -e /usr/bin/reversi ]; then
  find /usr/lib/reversi /usr/bin/reversi >&2
  echo "something is left" >&2
  exit 1
fi
echo "installed, started, upgraded and removed: $(basename "$deb"), $(wc -c < "$deb") bytes"
