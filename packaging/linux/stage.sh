#!/bin/sh
# stage.sh FOLDER: lays the game out below FOLDER as a Linux system has it. Every file has the same date, so that packages of it are the same bytes.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
out=$1
id=reversi.desktop.Reversi
app=$root/lwjgl3/target/dist/Reversi
version=${VERSION:-$(sed -n 's#.*<revision>\(.*\)</revision>.*#\1#p' "$root/pom.xml")}
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$("$here/date.sh")}
[ -x "$app/bin/Reversi" ] || { echo "no $app: ./mvnw -pl lwjgl3 -am package -Pdist -DskipTests makes it" >&2; exit 1; }

rm -rf "$out"
mkdir -p "$out/usr/bin" "$out/usr/lib" "$out/usr/share/applications" "$out/usr/share/mime/packages" "$out/usr/share/metainfo" "$out/usr/share/doc/reversi"
cp -R "$app" "$out/usr/lib/reversi"
# How Maven's copies are dated differs from build to build.
ln -s ../lib/reversi/bin/Reversi "$out/usr/bin/reversi"
cp "$here/$id.desktop" "$out/usr/share/applications/"
cp "$here/$id.xml" "$out/usr/share/mime/packages/"
sed -e "s/@VERSION@/$version/" -e "s/@DATE@/$(date -u -d "@$SOURCE_DATE_EPOCH" +%Y-%m-%d)/" "$here/$id.metainfo.xml" > "$out/usr/share/metainfo/$id.metainfo.xml"
if [ -n "${WEB_ADDRESS:-}" ]; then
  # Pictures must lie at an address; those of the web game do, once it is published (docs/hosting.md).
  sed -i "s#  <releases>#  <url type=\"homepage\">$WEB_ADDRESS</url>\n  <screenshots>\n    <screenshot type=\"default\"><image>${WEB_ADDRESS}wide.jpg</image></screenshot>\n    <screenshot><image>${WEB_ADDRESS}narrow.jpg</image></screenshot>\n  </screenshots>\n  <releases>#" \
    "$out/usr/share/metainfo/$id.metainfo.xml"
fi
for side in 16 32 48 64 128 256 512; do
  mkdir -p "$out/usr/share/icons/hicolor/${side}x$side/apps"
  cp "$root/assets/icons/icon-$side.png" "$out/usr/share/icons/hicolor/${side}x$side/apps/$id.png"
done
cat "$root/LICENSE" "$root/THIRD-PARTY.md" > "$out/usr/share/doc/reversi/copyright"
chmod -R u=rwX,go=rX "$out"
find "$out" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
