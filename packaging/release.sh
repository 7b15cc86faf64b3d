#!/bin/sh
# release.sh OUT: what a release has beside the desktop's packages and the container, after `./mvnw -Psbom,npm package`: the programs'
# and the library's jars, what the library's own names are in its small jar, what each is made of (CycloneDX), the web game, the npm package, and a bundle for Maven Central. Needs npm, zip
# and a JDK. GROUP, REPOSITORY and SIGN are those of packaging/maven/bundle.sh.
set -eu
[ $# = 1 ] || { echo "usage: $0 OUT" >&2; exit 2; }
root=$(cd "$(dirname "$0")/.." && pwd)
mkdir -p "$1"
out=$(cd "$1" && pwd)
version=$(sed -n 's#.*<revision>\(.*\)</revision>.*#\1#p' "$root/pom.xml")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
for module in server tools; do cp "$root/$module/target/reversi-$module.jar" "$out/"; done
cp "$root/core/target/reversi-core.jar" "$root/core/target/reversi-core.map" "$out/"
for module in server tools lwjgl3; do cp "$root/$module/target/reversi-$module.cdx.json" "$out/"; done
rm -f "$out/reversi-web-$version.zip" "$out/reversi-maven-$version.zip"
(cd "$root/html/target/webapp" && zip -qr "$out/reversi-web-$version.zip" .)
"$root/packaging/npm/build.sh" --compiled "$work/npm" > /dev/null
(cd "$out" && npm pack --silent "$work/npm" > /dev/null)
"$root/packaging/maven/bundle.sh" "$work/maven" > /dev/null
(cd "$work/maven" && zip -qr "$out/reversi-maven-$version.zip" .)
chmod 644 "$out"/*
du -b "$out"/*
