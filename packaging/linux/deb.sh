#!/bin/sh
# deb.sh OUT: makes OUT/reversi_VERSION_ARCH.deb. Menu, icons and types of files are known by the files that lie where they belong, for which a system with
# a desktop has triggers, so that nothing can fail on one without. What is done when it is installed only makes the start quicker. COMPRESSION (xz) is dpkg-deb's.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
out=$1
version=${VERSION:-$(sed -n 's#.*<revision>\(.*\)</revision>.*#\1#p' "$root/pom.xml")}
arch=$(dpkg --print-architecture)
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$("$here/date.sh")}
export SOURCE_DATE_EPOCH
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$here/stage.sh" "$work/root"
mkdir "$work/root/DEBIAN"
cat > "$work/root/DEBIAN/control" <<CONTROL
Package: reversi
Version: $version
Architecture: $arch
Maintainer: Reversi <${MAINTAINER:-reversi@localhost}>
Installed-Size: $(du -sk --apparent-size "$work/root/usr" | cut -f1)
Depends: libc6, zlib1g
Recommends: libgl1, libx11-6, libxcursor1, libxrandr2, libxi6, libxinerama1, libxxf86vm1
Suggests: zenity, speech-dispatcher
Section: games
Priority: optional
Description: Othello against the computer or a friend
 Reversi and its relatives from a first game to beyond the world champion, with
 hints, lessons, puzzles, a review of every game and play online. It brings its
 own Java.
CONTROL
(cd "$work/root" && find usr -type f | LC_ALL=C sort | xargs -d '\n' md5sum > DEBIAN/md5sums)
cp "$here/postinst" "$here/prerm" "$work/root/DEBIAN/"
chmod 755 "$work/root/DEBIAN"
chmod 644 "$work/root/DEBIAN"/*
chmod 755 "$work/root/DEBIAN/postinst" "$work/root/DEBIAN/prerm"
mkdir -p "$out"
dpkg-deb --root-owner-group "-Z${COMPRESSION:-xz}" --build "$work/root" "$out/reversi_${version}_$arch.deb" > /dev/null
echo "$out/reversi_${version}_$arch.deb"
