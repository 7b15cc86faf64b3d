#!/bin/sh
# The date of every file in a package, in seconds since 1970: the one that the jars have.
set -eu
date -u -d "$(sed -n 's#.*<project.build.outputTimestamp>\(.*\)</project.build.outputTimestamp>.*#\1#p' "$(dirname "$0")/../../pom.xml")" +%s
