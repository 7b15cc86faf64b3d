#!/bin/sh
# try-dmg.sh DMG: mounts the picture of a disc, copies the game from it as a person would, and asks it for its version.
set -eu
mount=$(mktemp -d)
copy=$(mktemp -d)
hdiutil attach -quiet -nobrowse -mountpoint "$mount" "$1"
trap 'hdiutil detach -quiet "$mount"; rm -rf "$copy"' EXIT
cp -R "$mount/Reversi.app" "$copy/"
"$copy/Reversi.app/Contents/MacOS/Reversi" --version
