#!/bin/sh
# Makes assets/fonts from the free typeface Inter (SIL Open Font License 1.1). Needs the Debian packages
# fonts-inter-variable, fonttools and python3-brotli. Run it from the repository's root; the results are committed, so it
# is only run again to change the typeface, its weights or its letters.
# The bold weight is Inter Display, drawn for large sizes: titles and scores.
set -eu
# The date inside the font files, so that the same script always writes the same bytes.
export SOURCE_DATE_EPOCH=1666569600
here=$(dirname "$0")
out=${1:-assets/fonts}
source=/usr/share/fonts/truetype/inter-vf
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$out/web"
for cut in Inter:400:regular Inter:600:semibold InterDisplay:740:bold; do
  family=${cut%%:*}
  name=${cut##*:}
  weight=${cut#*:}
  fonttools varLib.instancer -q "$source/$family-roman.var.ttf" "wght=${weight%%:*}" -o "$work/$name.ttf"
  /usr/bin/python3 "$here/subset.py" "$work/$name.ttf" "$out" "inter-$name"
done
