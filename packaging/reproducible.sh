#!/bin/sh
# reproducible.sh [desktop] [web] [site] [server]: builds the named parts twice from copies of what git has, at two places, and compares every byte of what is
# given to people. Without a name, all of them. What differs is listed, both copies are kept for a look, and the end is 1.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
[ $# -gt 0 ] || set -- desktop web site server
modules=
for part in "$@"; do
  case $part in
    desktop) modules=$modules,lwjgl3 ;;
    web | site) modules=$modules,html ;;
    # The browser game is in its jar.
    server) modules=$modules,host ;;
    *)
      echo "desktop, web, site or server, not $part" >&2
      exit 2
      ;;
  esac
done
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

build() {
  copy=$1
  shift
  mkdir -p "$copy"
  git -C "$root" archive HEAD | tar -x -C "$copy"
  (cd "$copy" && ./mvnw -q -B -ntp -pl "${modules#,}" -am package -Pdist -Dmaven.test.skip=true)
  for part in "$@"; do
    given=$copy/given/$part
    mkdir -p "$given"
    case $part in
      desktop)
        cp -R "$copy/lwjgl3/target/dist/Reversi" "$given/folder"
        # Without the list of classes of a start, which comes from a start: this compares what the scripts do.
        if command -v dpkg-deb > /dev/null; then COMPRESSION=none "$copy/packaging/linux/deb.sh" "$given" > /dev/null; fi
        if command -v rpmbuild > /dev/null; then "$copy/packaging/linux/rpm.sh" "$given" > /dev/null; fi
        "$copy/packaging/linux/portable.sh" "$given" > /dev/null
        ;;
      web) cp -R "$copy/html/target/webapp/." "$given/" ;;
      site) "$copy/packaging/site/site.sh" "$given" > /dev/null ;;
      server) cp "$copy/server/target/reversi-server.jar" "$given/" ;;
    esac
  done
}

build "$work/first" "$@"
build "$work/second/place" "$@"
if diff -rq "$work/first/given" "$work/second/place/given"; then
  echo "the same bytes twice: $* ($(find "$work/first/given" -type f | wc -l) files)"
else
  trap - EXIT
  echo "not the same; both are kept in $work" >&2
  exit 1
fi
