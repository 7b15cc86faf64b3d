#!/bin/sh
# Makes the Japanese and Chinese fonts of assets/fonts from Noto Sans CJK (SIL Open Font License 1.1). Needs the Debian packages
# fonts-noto-cjk, fonttools and python3-brotli. Run it from the repository's root whenever a text, a lesson or the name of an
# opening uses a character that the fonts lack; CjkFontsTest tells.
set -eu
# The date inside the font files, so that the same script always writes the same bytes.
export SOURCE_DATE_EPOCH=1666569600
out=${1:-assets/fonts}
mkdir -p "$out/web"
/usr/bin/python3 "$(dirname "$0")/cjk.py" /usr/share/fonts/opentype/noto "$out"
