#!/bin/sh
# appimage.sh OUT: makes OUT/Reversi-VERSION-ARCH.AppImage with appimagetool, which must be on the path. With `--folder` before OUT it stops at the folder
# Reversi.AppDir, which runs as it is.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
only=false
if [ "$1" = --folder ]; then only=true; shift; fi
mkdir -p "$1"
out=$(cd "$1" && pwd)
version=${VERSION:-$(sed -n 's#.*<revision>\(.*\)</revision>.*#\1#p' "$root/pom.xml")}
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$("$here/date.sh")}
export SOURCE_DATE_EPOCH
id=reversi.desktop.Reversi
dir=$out/Reversi.AppDir
"$here/stage.sh" "$dir"
ln -s "usr/share/applications/$id.desktop" "$dir/$id.desktop"
ln -s "usr/share/icons/hicolor/256x256/apps/$id.png" "$dir/$id.png"
ln -s "$id.png" "$dir/.DirIcon"
ln -s usr/bin/reversi "$dir/AppRun"
echo "$dir"
if [ "$only" = false ]; then
  name=$out/Reversi-$version-$(uname -m).AppImage
  ARCH=$(uname -m) appimagetool --no-appstream "$dir" "$name"
  rm -rf "$dir"
  echo "$name"
fi
