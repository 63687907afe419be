#!/bin/sh
# count-errors.sh <log of nginx> <file>: writes into the file how many answers of the last 24 hours were
# failures of ours (5xx), as one number. Answers of the health checks, which say 503 on purpose, are none.
set -eu

log=$1 file=$2
since=$(date -Iseconds -d '24 hours ago')
# It is turned over once a day.
set -- "$log"
[ ! -e "$log.1" ] || set -- "$log.1" "$log"
awk -v since="$since" -F '"' '
  /"status":5[0-9][0-9],/ && !/"path":"\/api\/health/ && $2 == "time" && $4 >= since { count += 1 }
  END { print count + 0 }
' "$@" >"$file.new"
mv "$file.new" "$file"
