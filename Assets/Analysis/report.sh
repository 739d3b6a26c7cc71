#!/bin/sh
# Gets a diagnostic report from the S2S API: an example to copy. It needs curl.
#
# Promenade runs it as Analysis.json says:
#   "reports": { "kind": "command", "timeout": 20, "format": "raw", "command":
#                ["Analysis/report.sh", "https://api.example.com/s2s/v3", "/path/of/token"] }
# Its arguments are the base address of your environment and the file that holds the S2S token, and
# nothing else: the token is never an argument or a variable of a program, which others could read.
#
# It is given one JSON object, on one line of standard input:
#   {"request":"report","id":"a/b+c==","encodedId":"a%2Fb%2Bc%3D%3D","format":"raw","locale":"en"}
# and prints what the API answered. If that was not 200 it prints {"status":404,"message":"…"}
# instead and ends with 1. The last line of standard error is shown to the person.
set -eu

give_up() {
  printf '%s\n' "$1" >&2
  exit 1
}

[ $# -eq 2 ] || give_up 'report.sh needs the address of the API and the file of the token'
IFS= read -r question
[ -r "$2" ] || give_up "$2 can't be read"
token=
IFS= read -r token <"$2" || :
case $token in
  '' | *[!A-Za-z0-9._~+/=-]*) give_up "$2 does not hold a token alone" ;;
esac

# A field of the question. None of those asked for has anything in it that JSON escapes.
field() { printf '%s\n' "$question" | sed -n "s/.*\"$1\":\"\([^\"\\\\]*\)\".*/\1/p"; }

query="format=$(field format)&locale=$(field locale)"
answer=$(
  printf 'header = "X-API-TOKEN: %s"\n' "$token" |
    curl --config - --silent --show-error --proto '=https' --header 'accept: application/json' \
      --write-out '\n%{http_code}' \
      "$1/anonymous-diagnostic-reports/$(field encodedId)?$query"
)
status=${answer##*
}
body=${answer%
*}

if [ "$status" = 200 ]; then
  printf '%s\n' "$body"
  exit 0
fi
message=$(printf '%s' "$body" | tr -d '[:cntrl:]' | sed -n 's/.*"message" *: *"\([^"\\]*\)".*/\1/p')
printf '{"status":%s,"message":"%s"}\n' "$status" "$message"
exit 1
