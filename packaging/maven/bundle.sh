#!/bin/sh
# bundle.sh OUT: the library as a Maven repository in OUT, with sources, documentation and checksums, as Maven Central takes
# it once it is signed: reversi-core, and reversi-weights and reversi-book, which it finds on the class path. After
# `./mvnw -pl core package`.
set -eu
[ $# = 1 ] || { echo "usage: $0 OUT" >&2; exit 2; }
root=$(cd "$(dirname "$0")/../.." && pwd)
mkdir -p "$1"
out=$(cd "$1" && pwd)
jar=$root/core/target/reversi-core.jar
[ -f "$jar" ] || { echo "$jar is missing: ./mvnw -pl core package -DskipTests" >&2; exit 1; }
version=$(sed -n 's/.*<revision>\(.*\)<\/revision>.*/\1/p' "$root/pom.xml")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# folder ARTIFACT: where it lies, made anew.
folder() {
  into=$out/reversi/$1/$version
  rm -rf "$into"
  mkdir -p "$into"
  sed -e "s/@artifact@/$1/" -e "s/@version@/$version/" -e "s/@name@/$2/" "$root/packaging/maven/pom.xml" \
    > "$into/$1-$version.pom"
}

sources() {
  for room in encoding engine game json library parallel rating rules; do
    (cd "$root/core/src/main/java" && find "reversi/$room" -name '*.java')
  done
  (cd "$root/core/src/main/java" && find reversi/notation -maxdepth 1 -name '*.java')
}

folder reversi-core "Othello and its variants: rules, games, files, ratings, engine"
cp "$jar" "$into/reversi-core-$version.jar"
chmod 644 "$into/reversi-core-$version.jar"
sources | sort > "$work/sources"
jar --create --date=2026-01-01T00:00:00Z --file "$into/reversi-core-$version-sources.jar" -C "$root" LICENSE
(cd "$root/core/src/main/java" && jar --update --file "$into/reversi-core-$version-sources.jar" "@$work/sources")
jspecify=$(find "${MAVEN_REPOSITORY:-$HOME/.m2/repository}/org/jspecify/jspecify" -name 'jspecify-*.jar' ! -name '*-sources.jar' | sort | tail -1)
(cd "$root/core/src/main/java" && javadoc -quiet -sourcepath . -Xdoclint:all,-missing -encoding UTF-8 -notimestamp \
  -classpath "$jspecify" -d "$work/api" -windowtitle "reversi-core $version" \
  reversi.encoding reversi.game reversi.library reversi.rating reversi.rules \
  $(grep '^reversi/notation/' "$work/sources"))
jar --create --file "$into/reversi-core-$version-javadoc.jar" -C "$work/api" .

folder reversi-weights "What reversi-core has learned of positions"
(cd "$root/assets" && jar --create --date=2026-01-01T00:00:00Z --file "$into/reversi-weights-$version.jar" \
  engine/weights.bin engine/variants)
folder reversi-book "The book of openings of reversi-core"
(cd "$root/assets" && jar --create --date=2026-01-01T00:00:00Z --file "$into/reversi-book-$version.jar" engine/book.bin)

find "$out/reversi" -type f ! -name '*.sha1' ! -name '*.md5' | while read -r file; do
  sha1sum "$file" | cut -d' ' -f1 > "$file.sha1"
  md5sum "$file" | cut -d' ' -f1 > "$file.md5"
done
find "$out/reversi" -name '*.jar' -exec du -b {} + | sed "s|$out/||"
