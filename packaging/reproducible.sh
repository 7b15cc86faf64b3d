#!/bin/sh
# reproducible.sh [desktop] [web] [server]: builds the named parts twice from copies of what git has, at two places, and compares every byte of what is given to people.
# Without a name, the desktop's jars and Debian package. What differs is listed, and the end is 1.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
[ $# -gt 0 ] || set -- desktop
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

build() {
  copy=$1
  shift
  mkdir -p "$copy"
  git -C "$root" archive HEAD | tar -x -C "$copy"
  for part in "$@"; do
    case $part in
      desktop)
        (cd "$copy" && ./mvnw -q -B -ntp -pl lwjgl3 -am package -Pdist -Dmaven.test.skip=true)
        mkdir -p "$copy/given/desktop"
        cp -R "$copy/lwjgl3/target/dist/Reversi" "$copy/given/desktop/folder"
        # The list of classes comes from a start; it is taken once, so that this compares what the scripts do.
        if command -v dpkg-deb > /dev/null; then COMPRESSION=none "$copy/packaging/linux/deb.sh" "$copy/given/desktop" > /dev/null; fi
        "$copy/packaging/linux/portable.sh" "$copy/given/desktop" > /dev/null
        ;;
      web)
        (cd "$copy" && ./mvnw -q -B -ntp -pl html -am package -Dmaven.test.skip=true)
        mkdir -p "$copy/given"
        cp -R "$copy/html/target/webapp" "$copy/given/web"
        ;;
      server)
        (cd "$copy" && ./mvnw -q -B -ntp -pl server -am package -Dmaven.test.skip=true)
        mkdir -p "$copy/given/server"
        cp "$copy/server/target/reversi-server.jar" "$copy/given/server/"
        ;;
      *)
        echo "desktop, web or server, not $part" >&2
        exit 2
        ;;
    esac
  done
}

build "$work/first" "$@"
build "$work/second/place" "$@"
if diff -rq "$work/first/given" "$work/second/place/given"; then
  echo "the same bytes twice: $* ($(find "$work/first/given" -type f | wc -l) files)"
else
  echo "not the same" >&2
  exit 1
fi
