#!/bin/sh
# The long suite: breaks servers of this computer in every way that it can for half an hour or more, while simulated
# players play, and looks at everything afterwards: no acknowledged move lost, no game stuck, every game's history
# possible at a table that does one thing after the other (tools load), ratings and tables of tournaments the same when
# they are worked out again from the events (reversi-server check --replay).
#
# usage: long.sh FOLDER
# FOLDER keeps logs and table.tsv. A phase whose line is there is not played again: call it again after a break.
# Environment: SERVER, TOOLS (commands), SECONDS_EACH (180), GAMES (40), PLAYERS (64, of the tournament), PHASES, PORT (of
# the first of some 25).
# Needs root (a small disk of its own in memory) and Linux, curl, strace, socat, faketime, PostgreSQL's programs.
set -eu
out=$(mkdir -p "$1" && cd "$1" && pwd)
here=$(cd "$(dirname "$0")/../.." && pwd)
server=${SERVER:-java -Xmx300m -jar $here/server/target/reversi-server.jar}
tools=${TOOLS:-java -Xmx1g -XX:+UseSerialGC -jar $here/tools/target/reversi-tools.jar}
each=${SECONDS_EACH:-180}
games=${GAMES:-40}
players=${PLAYERS:-64}
crowd=${CROWD:-1000}
phases=${PHASES:-kill stop full slow clock pg-kill pg-postmaster pg-net pg-clients pg-full pg-slow pg-clock tournament crowd}
bin=$(dirname "$(find /usr/lib/postgresql -name initdb | sort | tail -1)")
as_postgres="setpriv --reuid=postgres --regid=postgres --clear-groups"
faketime=$(find /usr/lib -name libfaketimeMT.so.1 | head -1)
table=$out/table.tsv
port=${PORT:-18380}
pgport=$((port + 20))
ulimit -n 10000

say() { echo "$(date +%T) $*"; }

# The process id of what is called $1.
pid() { cat "$out/$1.pid"; }

# Starts a command as the leader of a group of its own, so that one signal reaches all of it.
begin() {
  name=$1
  shift
  setsid "$@" >> "$out/$name.log" 2>&1 &
  echo $! > "$out/$name.pid"
}

# Sends a signal to all of what is called $1.
signal() { kill -s "$2" -- "-$(pid "$1")"; }

end() { signal "$1" KILL 2> /dev/null || true; }

ready() {
  tries=0
  until curl -fs -m 2 "http://127.0.0.1:$1/ready" > /dev/null; do
    tries=$((tries + 1))
    [ $tries -lt 240 ] || { say "no server at $1"; exit 1; }
    sleep 0.5
  done
}

# Node number $1; "clock" as $2 gives it a clock that can be set.
node() {
  set -- "$1" "${2:-$clocked}"
  fake=
  if [ -n "$2" ]; then
    [ -f "$out/clock$1" ] || echo +0 > "$out/clock$1"
    fake="LD_PRELOAD=$faketime FAKETIME_TIMESTAMP_FILE=$out/clock$1 FAKETIME_CACHE_DURATION=1
      FAKETIME_DONT_FAKE_MONOTONIC=1 FAKETIME_DONT_RESET=1"
  fi
  # shellcheck disable=SC2086 # commands of several words
  begin "node$1" env $fake $server --port $((port + $1)) --host 127.0.0.1 --database "$url" --no-address-limits
}

# PostgreSQL with its files in a folder: its own user's.
postgres() {
  folder=$1
  if [ ! -d "$folder" ]; then
    mkdir -p "$folder"
    chown postgres "$folder"
    $as_postgres "$bin/initdb" -D "$folder" -A trust -U reversi --wal-segsize=1 > /dev/null
    echo "unix_socket_directories=''
max_wal_size=8MB
min_wal_size=2MB
wal_recycle=off
port=$pgport" >> "$folder/postgresql.conf"
  fi
  begin postgres $as_postgres "$bin/postgres" -D "$folder"
}

awaitpg() { until "$bin/pg_isready" -q -h 127.0.0.1 -p $pgport; do sleep 0.5; done; }

proxy() { begin "$1" socat "TCP-LISTEN:$2,fork,reuseaddr,nodelay,bind=127.0.0.1" "TCP:127.0.0.1:$3,nodelay"; }

# A disk of $1 MB.
disk() {
  umount "$out/disk" 2> /dev/null || true
  mkdir -p "$out/disk"
  mount -t tmpfs -o "size=$1m" tmpfs "$out/disk"
}

fill() { dd if=/dev/zero of="$out/disk/ballast" bs=64k 2> /dev/null || true; }

# Delays every flush to the disk of the processes $* by 0.3 s until "end strace".
delay() {
  set -- $(printf -- '-p %s ' "$@")
  begin strace strace -f -qq -o /dev/null -e trace=fsync,fdatasync -e inject=fsync,fdatasync:delay_enter=300000 "$@"
}

# Java's own process, where the node was started by "env".
java_of() { pgrep -g "$(pid "node$1")" java | head -1; }

# One fault of a phase, the $2nd, which lasts some seconds and is over afterwards.
fault() {
  which=$(($2 % 2))
  case $1 in
    kill | pg-kill | tournament | crowd)
      case $1 in kill | crowd) which=0 ;; esac
      end "node$which"
      sleep 1
      node "$which"
      ready $((port + which))
      ;;
    stop)
      signal node0 STOP
      sleep 6
      signal node0 CONT
      ;;
    full)
      fill
      sleep 8
      rm "$out/disk/ballast"
      ;;
    slow)
      delay "$(java_of 0)"
      sleep 10
      end strace
      ;;
    clock | pg-clock)
      [ "$1" = clock ] && which=0
      set -- +0 +120 -5 +3 -600 +900 -1 +60
      shift $(($(date +%s) / 7 % 8))
      echo "$1" > "$out/clock$which"
      ;;
    pg-postmaster)
      end postgres
      sleep 3
      postgres "$folder"
      awaitpg
      ;;
    pg-net)
      if [ $which = 0 ]; then
        signal database0 STOP
        sleep 10
        signal database0 CONT
      else
        end database1
        sleep 6
        proxy database1 $((pgport + 2)) $pgport
      fi
      ;;
    pg-clients)
      if [ $which = 0 ]; then
        signal front0 STOP
        sleep 8
        signal front0 CONT
      else
        end front1
        sleep 3
        proxy front1 $((port + 11)) $((port + 1))
      fi
      ;;
    pg-full)
      fill
      sleep 15
      rm "$out/disk/ballast"
      kill -0 "$(pid postgres)" 2> /dev/null || postgres "$folder"
      awaitpg
      ;;
    pg-slow)
      # shellcheck disable=SC2046 # several numbers
      delay $(pgrep -g "$(pid postgres)")
      sleep 10
      end strace
      ;;
  esac
}

prepare() {
  clocked=
  nodes=2
  ports="--port $port --port $((port + 1))"
  case $1 in clock | pg-clock) clocked=clock ;; esac
  case $1 in
    kill | stop | slow | clock | crowd)
      url=jdbc:sqlite:$out/$1.db
      ;;
    full)
      disk 24
      url=jdbc:sqlite:$out/disk/full.db
      ;;
    pg-full)
      disk 160
      postgres "$out/disk/pg"
      ;;
    *)
      postgres "$out/pg"
      ;;
  esac
  case $url in
    "")
      awaitpg
      db=long$(date +%s)
      psql -q -h 127.0.0.1 -p $pgport -U reversi -d postgres -c "create database $db"
      url="jdbc:postgresql://127.0.0.1:$pgport/$db?user=reversi"
      ;;
    *)
      nodes=1
      ports="--port $port"
      ;;
  esac
  plain=$url
  i=0
  while [ $i -lt $nodes ]; do
    if [ "$1" = pg-net ]; then
      proxy database$i $((pgport + 1 + i)) $pgport
      url="jdbc:postgresql://127.0.0.1:$((pgport + 1 + i))/$db?user=reversi"
    fi
    node $i
    ready $((port + i))
    if [ "$1" = pg-clients ]; then
      proxy front$i $((port + 10 + i)) $((port + i))
      ports="--port $((port + 10)) --port $((port + 11))"
    fi
    i=$((i + 1))
  done
}

clean() {
  for name in load strace node0 node1 front0 front1 database0 database1 postgres; do
    if [ -f "$out/$name.pid" ]; then
      end $name
      rm "$out/$name.pid"
    fi
  done
  rm -f "$out"/clock?
  sleep 1
  umount "$out/disk" 2> /dev/null || true
}
trap clean EXIT
trap 'exit 1' INT TERM

# One phase: the last line of "load", what the replay says, and how many faults there were.
phase() {
  url=
  prepare "$1"
  play="--games $games --whims 10 --seconds $each"
  many=
  rated=
  longest=$((each - 20))
  pause=8
  case $1 in
    tournament)
      many=$players
      rated=--rated
      play="--games $((many / 2)) --members"
      ;;
    crowd)
      many=$crowd
      play="--games $((many / 2))"
      longest=3600
      pause=60
      ;;
  esac
  if [ -n "$many" ]; then
    # shellcheck disable=SC2086 # commands of several words
    number=$($server tournament create Long swiss --seconds 300 $rated --no-show 120 --seats "$many" \
      --starts "$(date -u -d '+1 day' +%FT%TZ)" --database "$plain" | sed 's/Tournament \([0-9]*\).*/\1/')
    play="$play --tournament $number --seconds 3600"
  fi
  # shellcheck disable=SC2086
  begin load $tools load $play --think 300 $ports
  load=$!
  if [ -z "$many" ]; then
    until grep -qs everybody "$out/load.log" || ! kill -0 "$load" 2> /dev/null; do sleep 1; done
  else
    until grep -qs "players=$many " "$out/load.log"; do sleep 1; done
    # shellcheck disable=SC2086
    $server tournament start "$number" --database "$plain"
  fi
  from=$(date +%s)
  faults=0
  while kill -0 "$load" 2> /dev/null && [ $(($(date +%s) - from)) -lt $longest ]; do
    sleep $pause
    # A crowd needs its time to come back.
    [ "$1:$faults" = crowd:2 ] && break
    fault "$1" $faults
    faults=$((faults + 1))
  done
  [ -z "$clocked" ] || echo +0 | tee "$out"/clock? > /dev/null
  wait "$load" || true
  last=$(grep 'histories=' "$out/load.log" | tail -1)
  lasted=$(($(date +%s) - from))
  # shellcheck disable=SC2086
  replay=$($server check --replay --database "$plain" 2>&1 | tail -1)
  printf '%s\t%s\t%s\t%s\t%s\n' "$1" "$lasted" "$faults" "$last" "$replay" >> "$table"
  mv "$out/load.log" "$out/load-$1.log"
  for log in "$out"/node?.log; do mv "$log" "${log%.log}-$1.log"; done
  clean
}

touch "$table"
for one in $phases; do
  if grep -q "^$one	" "$table"; then
    say "$one was played"
  else
    say "$one"
    phase "$one"
    tail -1 "$table"
  fi
done

# What all phases come to; fails where anything is wrong, or a phase came to no end.
awk -F '\t' '
  function n(key) {
    return match($4, key "=[0-9]+") ? substr($4, RSTART + length(key) + 1, RLENGTH - length(key) - 1) : 0
  }
  {
    seconds += $2
    acknowledged += n("acknowledged")
    lost += n("lost")
    stuck += n("stuck")
    histories += n("histories")
    bad += n("bad")
    wrong += $4 == "" || $5 !~ /differences=0$/
  }
  END {
    printf "minutes=%d acknowledged=%d lost=%d stuck=%d histories=%d bad=%d\n", seconds / 60, acknowledged, lost,
      stuck, histories, bad
    exit lost + stuck + bad + wrong > 0
  }' "$table"
