#!/bin/sh
# Prints the best move of a position and what the engine thought of it at each depth.
# service_client.sh URL MOVES [SECONDS], as in
# service_client.sh http://localhost:8080 f5d6c3 1
# Ends with 1, and the reason, where the service refuses.
set -eu
curl --silent --show-error --no-buffer --fail-with-body --get "$1/position" \
    --data-urlencode "position=$2" --data-urlencode "seconds=${3:-1}" |
    awk '/^data: / { print substr($0, 7); told = 1 }
        /"detail":"/ { sub(/.*"detail":"/, ""); sub(/"}$/, ""); print; failed = 1 }
        END { exit failed || !told }'
