#!/bin/sh
# check.sh: what tells desktops about the game is well formed, by their own tools, and names the same types of files everywhere.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
id=reversi.desktop.Reversi
desktop-file-validate "$here/$id.desktop"
# The tool has an opinion, but no objection: the game has no web address of its own, so its name is that of its Java package.
sed -e 's/@VERSION@/1.0.0/' -e 's/@DATE@/2026-01-01/' "$here/$id.metainfo.xml" > "${TMPDIR:-/tmp}/$id.metainfo.xml"
appstreamcli validate --no-net "${TMPDIR:-/tmp}/$id.metainfo.xml"
rm -f "${TMPDIR:-/tmp}/$id.metainfo.xml"
types() { tr ';' '\n' | sed -n 's#.*\(application/x-[a-z-]*\).*#\1#p' | LC_ALL=C sort -u; }
menu=$(grep '^MimeType=' "$here/$id.desktop" | types)
for file in "$here/$id.xml" "$here/$id.metainfo.xml"; do
  [ "$(types < "$file")" = "$menu" ] || { echo "$file names other types of files than the menu entry" >&2; exit 1; }
done
[ "$(cat "$here"/../associations/*.properties | grep '^mime-type=' | types)" = "$menu" ] || { echo "the associations of Windows and macOS name other types" >&2; exit 1; }
# Each icon is of the size that its place promises.
for side in 16 32 48 64 128 256 512; do
  file "$here/../../assets/icons/icon-$side.png" | grep -q " $side x $side," || { echo "no icon of $side pixels" >&2; exit 1; }
done
# A desktop that knows nothing else opens a file of each kind with the game.
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
mkdir -p "$home/share/mime/packages" "$home/share/applications"
cp "$here/$id.xml" "$home/share/mime/packages/"
cp "$here/$id.desktop" "$home/share/applications/"
XDG_DATA_DIRS="$home/share" update-mime-database "$home/share/mime"
update-desktop-database "$home/share/applications"
for ending in ggf sgf wtb obf; do
  echo game > "$home/game.$ending"
  opens=$(
    # gio asks about the file's ending what a file manager asks.
    export HOME="$home" XDG_DATA_HOME="$home/share" XDG_DATA_DIRS=/usr/share XDG_CURRENT_DESKTOP=GNOME
    xdg-mime query default "$(xdg-mime query filetype "$home/game.$ending")"
  )
  [ "$opens" = "$id.desktop" ] || { echo ".$ending is opened by '$opens'" >&2; exit 1; }
done
