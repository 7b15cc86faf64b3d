#!/bin/sh
# shellcheck disable=SC2012,SC2046,SC2086,SC2231
# apk.sh OUT: a trial of the game as an Android app, OUT/reversi-VERSION.apk, signed with a key made for it (docs/android.md). After
# `./mvnw -pl lwjgl3 -am package -DskipTests`; needs Debian's aapt, apksigner, zipalign, dexdump and android-framework-res. Minutes long.
set -eu
[ $# = 1 ] || { echo "usage: $0 OUT" >&2; exit 2; }
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
mkdir -p "$1"
out=$(cd "$1" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
value() { sed -n "s#.*<$1>\(.*\)</$1>.*#\1#p" "$root/pom.xml"; }
version=$(value revision)
gdx=$(value gdx.version)

# fetch GROUP:NAME:VERSION[:TYPE[:CLASSIFIER]]...: from Maven's repository into the folder `libraries`, without what they need.
mkdir "$work/libraries"
fetch() {
  for artifact; do
    (cd "$root" && ./mvnw -B -ntp -q -N dependency:copy "-Dartifact=$artifact" "-DoutputDirectory=$work/libraries")
  done
}
jvmdg=xyz.wagyourtail.jvmdowngrader
fetch com.badlogicgames.gdx:gdx:$gdx com.badlogicgames.gdx:gdx-freetype:$gdx com.badlogicgames.gdx:gdx-backend-android:$gdx:aar \
  com.badlogicgames.gdx:gdx-jnigen-loader:2.5.2 org.jspecify:jspecify:1.0.0 \
  $jvmdg:jvmdowngrader:1.3.3 $jvmdg:jvmdowngrader-java-api:1.3.3 com.jakewharton.android.repackaged:dalvik-dx:16.0.1 \
  org.ow2.asm:asm:9.8 org.ow2.asm:asm-tree:9.8 org.ow2.asm:asm-commons:9.8 org.ow2.asm:asm-util:9.8 org.ow2.asm:asm-analysis:9.8 \
  org.codehaus.mojo:animal-sniffer:1.24 com.toasttab.android:gummy-bears-api-26:0.12.0:signature \
  org.robolectric:android-all:14-robolectric-10818077
for processor in arm64-v8a armeabi-v7a x86_64; do
  fetch com.badlogicgames.gdx:gdx-platform:$gdx:jar:natives-$processor com.badlogicgames.gdx:gdx-freetype-platform:$gdx:jar:natives-$processor
  mkdir -p "$work/apk/lib/$processor"
  for library in "$work"/libraries/*-natives-$processor.jar; do unzip -qoj "$library" '*.so' -d "$work/apk/lib/$processor"; done
done
cd "$work/libraries"
asm=$(ls asm*.jar | sed "s#^#$PWD/#" | tr '\n' ':')
android=$PWD/android-all-14-robolectric-10818077.jar
unzip -qqo gdx-backend-android-$gdx.aar classes.jar 'res/*' -d "$work/backend"

# Pictures that libGDX and the system ask for, and their numbers.
mkdir -p "$work/backend/res/drawable" "$work/numbers" "$work/classes"
cp "$root/assets/icons/icon-192.png" "$work/backend/res/drawable/icon.png"
sed "s/@VERSION@/$version/" "$here/AndroidManifest.xml" > "$work/AndroidManifest.xml"
pack() {
  aapt package -f -M "$work/AndroidManifest.xml" -S "$work/backend/res" -I /usr/share/android-framework-res/framework-res.apk "$@"
}
pack -m -J "$work/numbers" --extra-packages com.badlogic.gdx.backends.android

# All classes in one folder, those of Java 17 as Java 8 has them, lambdas as classes.
for jar in "$root"/core/target/core-*-SNAPSHOT.jar gdx-$gdx.jar gdx-freetype-$gdx.jar gdx-jnigen-loader-*.jar jspecify-*.jar "$work/backend/classes.jar"; do
  unzip -qqo "$jar" -x 'META-INF/*' module-info.class -d "$work/classes"
done
javac --release 17 -nowarn -proc:none -d "$work/classes" -cp "$work/classes:$android" \
  -sourcepath "$here/src:$root/lwjgl3/src/main/java:$work/numbers" "$here/src/reversi/desktop/PhoneLauncher.java" \
  $(find "$work/numbers" -name R.java)
# Of what needs more than Android itself, or Java's own network.
rm -r "$work/classes/reversi/sockets" "$work"/classes/com/badlogic/gdx/backends/android/AndroidFragmentApplication*.class \
  "$work"/classes/com/badlogic/gdx/backends/android/keyboardheight/AndroidX*.class
jar --create --file "$work/17.jar" -C "$work/classes" .
java -cp "jvmdowngrader-1.3.3.jar:$asm" xyz.wagyourtail.jvmdg.cli.Main -q -a jvmdowngrader-java-api-1.3.3.jar -c 52 \
  downgrade -t "$work/17.jar" "$work/8.jar" -cp "$android"
java -cp "jvmdowngrader-1.3.3.jar:$asm" xyz.wagyourtail.jvmdg.cli.Main -q -a jvmdowngrader-java-api-1.3.3.jar -c 52 \
  shade -p reversi/shaded/ -t "$work/8.jar" "$work/shaded.jar"
unzip -qq "$work/shaded.jar" -x 'META-INF/*' -d "$work/plain"
javac -nowarn -d "$work/tools" -cp "$asm:animal-sniffer-1.24.jar" "$here"/tools/*.java
java -cp "$work/tools:$asm" LambdaClasses "$work/plain"
java -Xverify:all -cp "$work/tools:animal-sniffer-1.24.jar:$asm:$work/plain:$android" AndroidCheck "$work/plain" \
  gummy-bears-api-26-0.12.0.signature > "$out/android-check.txt" 2> /dev/null || { head -50 "$out/android-check.txt" >&2; exit 1; }
head -1 "$out/android-check.txt"

# What Android runs, and what the game reads: pictures, sounds and texts as assets, what belongs to a class beside it.
(cd "$work/plain" && find . -type f ! -name '*.class' | grep -v '\.rl$' | tar -cf - -T - | tar -xf - -C "$work/apk")
java -Xmx2g -cp dalvik-dx-16.0.1.jar com.android.dx.command.Main --dex --min-sdk-version=26 --multi-dex --no-strict \
  --output="$work/dex.zip" "$work/plain"
unzip -qqo "$work/dex.zip" 'classes*.dex' -d "$work/apk"
for dex in "$work"/apk/classes*.dex; do dexdump -f "$dex" > /dev/null; done
mkdir "$work/assets"
(cd "$root/assets" && find . -type f ! -name '*.woff2' ! -path './icons/*' ! -path './engine/*' | tar -cf - -T - | tar -xf - -C "$work/assets")
cp -R "$root/assets/engine" "$work/apk/engine"
pack -A "$work/assets" -F "$work/plain.apk"
(cd "$work/apk" && zip -qr9 "$work/plain.apk" .)
zipalign -p 4 "$work/plain.apk" "$work/aligned.apk"
keytool -genkeypair -keystore "$work/key" -storepass reversi -alias reversi -keyalg RSA -keysize 3072 -validity 10000 -dname CN=Reversi 2> /dev/null
apksigner sign --ks "$work/key" --ks-pass pass:reversi --out "$out/reversi-$version.apk" "$work/aligned.apk"
apksigner verify --min-sdk-version 26 --verbose "$out/reversi-$version.apk" | head -5
aapt dump badging "$out/reversi-$version.apk" | grep -E '^(package|sdkVersion|native-code|launchable)'
du -b "$out/reversi-$version.apk"
