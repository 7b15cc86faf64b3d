#!/bin/sh
# rpm.sh OUT: makes OUT/reversi-VERSION-1.ARCH.rpm.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
mkdir -p "$1"
out=$(cd "$1" && pwd)
version=${VERSION:-$(sed -n 's#.*<revision>\(.*\)</revision>.*#\1#p' "$root/pom.xml")}
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$("$here/date.sh")}
export SOURCE_DATE_EPOCH
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$here/stage.sh" "$work/root"
rpmbuild --quiet -bb --define "_topdir $work/rpm" --define "_rpmdir $out" --define '_rpmfilename %{NAME}-%{VERSION}-%{RELEASE}.%{ARCH}.rpm' \
  --define "game_version $version" --define "game_root $work/root" --define "game_scripts $here" \
  --define 'use_source_date_epoch_as_buildtime 1' --define 'clamp_mtime_to_source_date_epoch 1' --define '_buildhost reproducible' "$here/reversi.spec"
echo "$out/reversi-$version-1.$(rpm --eval '%{_target_cpu}').rpm"
