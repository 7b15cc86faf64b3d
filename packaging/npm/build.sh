#!/bin/sh
# build.sh [--compiled] OUT: leaves the package @reversi/engine in the folder OUT, ready for `npm pack OUT` or
# `npm install OUT`. With --compiled the engine was compiled before, by Maven's profile npm.
set -eu
compiled=
if [ "${1-}" = --compiled ]; then
  compiled=yes
  shift
fi
[ $# = 1 ] || { echo "usage: $0 [--compiled] OUT" >&2; exit 2; }
root=$(cd "$(dirname "$0")/../.." && pwd)
mkdir -p "$1"
out=$(cd "$1" && pwd)
[ -n "$compiled" ] || (cd "$root" && ./mvnw -B -ntp -q -Pnpm -pl worker -am package -Dmaven.test.skip=true -Dspotless.check.skip=true)
made=$root/worker/target/npm
version=$(sed -n 's/.*<revision>\(.*\)<\/revision>.*/\1/p' "$root/pom.xml")
rm -rf "$out/data"
mkdir -p "$out/data"
cp "$root"/packaging/npm/package/* "$root/LICENSE" "$out"
sed "s/@version@/$version/" "$root/packaging/npm/package/package.json" > "$out/package.json"
cp "$made/reversi.wasm" "$made/reversi-slow.js" "$out"
# The runtime asks for modules and Node's files only where it is given an address; it is always given bytes here, and
# bundlers for pages stumble over either.
sed -e 's|import("node:fs/promises")|Promise.reject(new Error("only bytes"))|' \
  -e 's|import(\([a-z]\))|import(/* webpackIgnore: true */ /* @vite-ignore */ \1)|g' \
  "$made/classes.wasm-runtime.js" > "$out/runtime.js"
if grep -q 'node:' "$out/runtime.js"; then echo "runtime.js still asks for modules of Node" >&2; exit 1; fi
for file in "$root"/assets/engine/*.bin "$root"/assets/engine/variants/*.bin; do
  gzip -9 -n -c "$file" > "$out/data/$(basename "$file").gz"
done
du -b "$out"/*.wasm "$out"/*.js "$out"/data/*
