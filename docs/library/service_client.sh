#!/bin/sh
# Prints the best move of a position and what the engine thought of it at each depth.
# service_client.sh URL MOVES [SECONDS], as in
# service_client.sh http://localhost:8080 f5d6c3 1
set -eu
curl --silent --show-error --no-buffer --fail-with-body --get "$1/position" \
    --data-urlencode "position=$2" --data-urlencode "seconds=${3:-1}" |
    sed -n 's/^data: //p; s/.*"detail":"\(.*\)"}$/\1/p'
