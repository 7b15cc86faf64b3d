#!/bin/sh
# make.sh SHA256SUMS REPOSITORY OUT: the manifests for winget, Homebrew, Flathub and Snap of the release whose checksums these are and that lies at
# REPOSITORY/releases, such as https://github.com/owner/name. The version is that of the root pom, or VERSION. Nothing is fetched.
set -eu
[ $# = 3 ] || { echo "usage: $0 SHA256SUMS REPOSITORY OUT" >&2; exit 2; }
here=$(cd "$(dirname "$0")" && pwd)
sums=$1
repository=${2%/}
echo "$repository" | grep -Eq '^https://[A-Za-z0-9._/-]+$' || { echo "not the address of a repository: $2" >&2; exit 2; }
version=${VERSION:-$(sed -n 's#.*<revision>\(.*\)</revision>.*#\1#p' "$here/../../pom.xml")}

# sum FILE: its checksum, which must be there once.
sum() {
  found=$(awk -v name="$1" '$2 == name && length($1) == 64 && $1 !~ /[^0-9a-f]/ { print $1 }' "$sums")
  [ "$(echo "$found" | grep -c .)" = 1 ] || { echo "$sums: not one checksum of $1" >&2; exit 1; }
  echo "$found"
}

msi=$(sum "Reversi-$version.msi")
dmg_arm=$(sum "Reversi-$version-arm64.dmg")
dmg_intel=$(sum "Reversi-$version-x86_64.dmg")
deb_amd64=$(sum "reversi_${version}_amd64.deb")
deb_arm64=$(sum "reversi_${version}_arm64.deb")
(cd "$here" && find . -mindepth 2 -type f) | while read -r file; do
  mkdir -p "$3/$(dirname "$file")"
  sed -e "s#@VERSION@#$version#g" -e "s#@REPOSITORY@#$repository#g" \
    -e "s#@DOWNLOADS@#$repository/releases/download/v$version#g" \
    -e "s#@MSI@#$(echo "$msi" | tr a-f A-F)#g" -e "s#@DMG_ARM@#$dmg_arm#g" -e "s#@DMG_INTEL@#$dmg_intel#g" \
    -e "s#@DEB_AMD64@#$deb_amd64#g" -e "s#@DEB_ARM64@#$deb_arm64#g" "$here/$file" > "$3/$file"
done
