#!/bin/sh
# checksums.sh FOLDER SUMS: writes the checksum and name of each file in or below FOLDER to SUMS, which may not have one name twice, and looks
# that all is there which a release promises.
set -eu
[ $# = 2 ] || { echo "usage: $0 FOLDER SUMS" >&2; exit 2; }
find "$1" -type f -exec sha256sum {} + | sed 's# .*/#  #' | LC_ALL=C sort -k 2 > "$2"
twice=$(awk '{ print $2 }' "$2" | uniq -d)
[ -z "$twice" ] || { echo "one name, several files: $twice" >&2; exit 1; }
missing=
for pattern in 'reversi-server[.]jar' 'reversi-tools[.]jar' 'reversi-core[.]jar' 'reversi-core[.]map' 'reversi-server[.]cdx[.]json' 'reversi-tools[.]cdx[.]json' \
  'reversi-lwjgl3[.]cdx[.]json' 'reversi-web-.*[.]zip' 'reversi-engine-.*[.]tgz' 'reversi-maven-.*[.]zip' 'reversi-server-container[.]tar' \
  'reversi_.*_amd64[.]deb' 'reversi_.*_arm64[.]deb' 'reversi-.*[.]x86_64[.]rpm' 'reversi-.*[.]aarch64[.]rpm' \
  'Reversi-.*-linux-x86_64-portable[.]zip' 'Reversi-.*-linux-aarch64-portable[.]zip' 'Reversi-.*-windows-.*portable[.]zip' \
  'Reversi-.*[.]msi' 'Reversi-.*-arm64[.]dmg' 'Reversi-.*-x86_64[.]dmg'; do
  grep -Eq "  $pattern\$" "$2" || missing="$missing $pattern"
done
[ -z "$missing" ] || { echo "not there:$missing" >&2; exit 1; }
