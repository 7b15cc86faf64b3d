#!/bin/sh
# Tries a copy: checks it, restores it under a new name, serves it on this machine alone until it is ready, and says how
# long each took. Nothing of a running server is touched; what is made here goes again. For PostgreSQL name an empty
# database of its own.
# usage: drill.sh JAR COPY [DATABASE-URL]
set -eu
jar=$1
copy=$2
port=${PORT:-18999}
folder=$(mktemp -d)
url=${3:-jdbc:sqlite:$folder/reversi.db}
server=
cleanup() {
  if [ -n "$server" ]; then
    kill "$server" 2> /dev/null || true
    wait "$server" 2> /dev/null || true
  fi
  rm -rf "$folder"
}
trap cleanup EXIT
trap 'exit 1' INT TERM

seconds() {
  echo "$(($(date +%s) - began)) s: $1"
}

began=$(date +%s)
java -jar "$jar" check "$copy"
seconds "the copy is checked"
java -jar "$jar" restore "$copy" --database "$url"
seconds "it is restored"
java -jar "$jar" check --database "$url"
seconds "the database is checked"
java -jar "$jar" serve --host 127.0.0.1 --port "$port" --database "$url" > "$folder/log" 2>&1 &
server=$!
until curl -fs "http://127.0.0.1:$port/ready" > /dev/null; do
  if ! kill -0 "$server" 2> /dev/null; then
    cat "$folder/log" >&2
    echo "The server does not start on this copy." >&2
    exit 1
  fi
  sleep 0.2
done
seconds "the server is ready"
