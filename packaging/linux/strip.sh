#!/bin/sh
# strip.sh APP: leaves out of the native libraries of APP's Java and of its launcher what only a debugger reads, 4 MB of them.
set -eu
command -v strip > /dev/null || { echo "no strip (binutils): the packages are 4 MB larger" >&2; exit 0; }
find "$1/bin" "$1/lib/runtime" "$1/lib/libapplauncher.so" -type f \( -name '*.so' -o -perm -u+x \) -exec strip --strip-unneeded {} +
