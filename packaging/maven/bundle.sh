#!/bin/sh
# bundle.sh OUT: the library as a Maven repository in OUT, with sources, documentation and checksums, as Maven Central takes
# it: reversi-core, and reversi-weights and reversi-book, which it finds on the class path. After `./mvnw -pl core package`.
# GROUP (reversi) is the group's name; REPOSITORY, an address such as https://github.com/owner/name, says whose it is and where
# its sources are; SIGN is the key of gpg that signs each file. Central wants all three.
set -eu
[ $# = 1 ] || { echo "usage: $0 OUT" >&2; exit 2; }
root=$(cd "$(dirname "$0")/../.." && pwd)
mkdir -p "$1"
out=$(cd "$1" && pwd)
jar=$root/core/target/reversi-core.jar
[ -f "$jar" ] || { echo "$jar is missing: ./mvnw -pl core package -DskipTests" >&2; exit 1; }
version=$(sed -n 's/.*<revision>\(.*\)<\/revision>.*/\1/p' "$root/pom.xml")
group=${GROUP:-reversi}
path=$(echo "$group" | tr . /)
# Without an address the lines that would name it go.
if [ -n "${REPOSITORY:-}" ]; then address="s#@repository@#$REPOSITORY#g"; else address='/@repository@/d'; fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# folder ARTIFACT: where it lies, made anew.
folder() {
  into=$out/$path/$1/$version
  rm -rf "$into"
  mkdir -p "$into"
  sed -e "s/@group@/$group/" -e "s/@artifact@/$1/" -e "s/@version@/$version/" -e "s/@name@/$2/" \
    -e "s/@developer@/${DEVELOPER:-Reversi}/" -e "$address" \
    "$root/packaging/maven/pom.xml" > "$into/$1-$version.pom"
}

# data ARTIFACT FILE...: a jar of files that have neither sources nor documentation, of which Central wants jars all the same.
data() {
  name=$into/$1-$version
  shift
  (cd "$root/assets" && jar --create --date=2026-01-01T00:00:00Z --file "$name.jar" "$@")
  for kind in sources javadoc; do
    jar --create --date=2026-01-01T00:00:00Z --file "$name-$kind.jar" -C "$root" LICENSE
  done
}

sources() {
  for room in encoding engine game json library parallel rating rules; do
    (cd "$root/core/src/main/java" && find "reversi/$room" -name '*.java')
  done
  (cd "$root/core/src/main/java" && find reversi/notation -maxdepth 1 -name '*.java')
}

folder reversi-core "Othello and its variants: rules, games, files, ratings, engine"
cp "$jar" "$into/reversi-core-$version.jar"
# The same classes under their own names, with lines, for whoever debugs.
cp "${jar%.jar}-debug.jar" "$into/reversi-core-$version-debug.jar"
chmod 644 "$into"/*.jar
sources | sort > "$work/sources"
jar --create --date=2026-01-01T00:00:00Z --file "$into/reversi-core-$version-sources.jar" -C "$root" LICENSE
(cd "$root/core/src/main/java" && jar --update --file "$into/reversi-core-$version-sources.jar" "@$work/sources")
jspecify=$(find "${MAVEN_REPOSITORY:-$HOME/.m2/repository}/org/jspecify/jspecify" -name 'jspecify-*.jar' ! -name '*-sources.jar' | sort | tail -1)
# shellcheck disable=SC2046
(cd "$root/core/src/main/java" && javadoc -quiet -sourcepath . -Xdoclint:all,-missing -encoding UTF-8 -notimestamp \
  -classpath "$jspecify" -d "$work/api" -windowtitle "reversi-core $version" \
  reversi.encoding reversi.game reversi.library reversi.rating reversi.rules \
  $(grep '^reversi/notation/' "$work/sources"))
jar --create --file "$into/reversi-core-$version-javadoc.jar" -C "$work/api" .

folder reversi-weights "What reversi-core has learned of positions"
data reversi-weights engine/weights.bin engine/variants
folder reversi-book "The book of openings of reversi-core"
data reversi-book engine/book.bin

if [ -n "${SIGN:-}" ]; then
  find "$out/$path" -type f \( -name '*.jar' -o -name '*.pom' \) | while read -r file; do
    gpg --batch --yes --local-user "$SIGN" --armor --detach-sign "$file"
  done
fi
find "$out/$path" -type f ! -name '*.sha1' ! -name '*.md5' ! -name '*.asc' | while read -r file; do
  sha1sum "$file" | cut -d' ' -f1 > "$file.sha1"
  md5sum "$file" | cut -d' ' -f1 > "$file.md5"
done
find "$out/$path" -name '*.jar' -exec du -b {} + | sed "s|$out/||"
