#!/bin/sh
# portable.sh OUT: makes OUT/Reversi-VERSION-linux-ARCH-portable.zip. The file `portable` in it makes the game keep its data in `data` beside itself.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
mkdir -p "$1"
out=$(cd "$1" && pwd)
version=${VERSION:-$(sed -n 's#.*<revision>\(.*\)</revision>.*#\1#p' "$root/pom.xml")}
name=$out/Reversi-$version-linux-$(uname -m)-portable.zip
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -R "$root/lwjgl3/target/dist/Reversi" "$work/Reversi"
rm -f "$work/Reversi/lib/app/start.classes"
: > "$work/Reversi/portable"
chmod -R u=rwX,go=rX "$work"
# Always the same order, date and owner.
python3 - "$work" "$name" "$("$here/date.sh")" <<'PYTHON'
import os, stat, sys, time, zipfile
top, name, date = sys.argv[1], sys.argv[2], time.gmtime(int(sys.argv[3]))[:6]
files = sorted(os.path.relpath(os.path.join(at, file), top) for at, _, here in os.walk(top) for file in here)
with zipfile.ZipFile(name, 'w', zipfile.ZIP_DEFLATED, compresslevel=9) as zip:
    for file in files:
        path = os.path.join(top, file)
        entry = zipfile.ZipInfo(file, date)
        entry.compress_type = zipfile.ZIP_DEFLATED
        entry.external_attr = (stat.S_IFREG | (0o755 if os.access(path, os.X_OK) and os.stat(path).st_mode & 0o100 else 0o644)) << 16
        with open(path, 'rb') as content:
            zip.writestr(entry, content.read())
PYTHON
echo "$name"
