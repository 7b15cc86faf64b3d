#!/bin/sh
# packages.sh [OUT]: makes every package that this system's tools can make of the folder lwjgl3/target/dist/Reversi.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
out=${1:-$root/lwjgl3/target/dist}
mkdir -p "$out"
"$here/record-start.sh" "$root/lwjgl3/target/dist/Reversi"
"$here/portable.sh" "$out"
if command -v dpkg-deb > /dev/null; then "$here/deb.sh" "$out"; else echo "no dpkg-deb: no .deb" >&2; fi
if command -v rpmbuild > /dev/null; then "$here/rpm.sh" "$out"; else echo "no rpmbuild: no .rpm" >&2; fi
if command -v appimagetool > /dev/null; then "$here/appimage.sh" "$out"; else echo "no appimagetool: no AppImage" >&2; fi
