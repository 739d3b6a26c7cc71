#!/usr/bin/env bash
# Gets an access token for the launcher: an example to copy, for OAuth 2.0 servers that take JWT
# assertions (RFC 7523), as Docebo's does. It needs bash, curl 7.84, openssl and jq.
#
# Promenade runs it as Launcher.json says:   "token": { "kind": "command",
#                                              "command": ["Launcher/token.sh"], "timeout": 20 }
#
# It is given one JSON object on standard input:
#   {"request":"token","domain":"…","launcherCode":"…","context":"…","language":"…",
#    "refresh_token":"…"}                       the last only if it printed one the time before
# and prints the server's answer on standard output, as RFC 6749 has it:
#   {"access_token":"…","expires_in":3600,"token_type":"Bearer","refresh_token":"…"}
#   {"error":"…","error_description":"…","retry_after":30}
# Its exit status says what no answer can: 69 for no network, 75 for what may work later. The last
# line of standard error is shown to the person.
#
# Secrets come from files, whose names come from the environment:
#   LAUNCHER_CLIENT_ID     the OAuth2 app's client id
#   LAUNCHER_USER          the name of the user the token is for
#   LAUNCHER_KEY           the file of the RSA private key; its public half is with the OAuth2 app
#   LAUNCHER_SECRET        the file of the client secret, if the server wants one
# None is ever an argument or a variable of another program: every user of the machine can read the
# arguments of all programs. They go from one to the next through pipes.
set -euo pipefail
shopt -s inherit_errexit

no_network=69
try_later=75
not_set_up=78

# Ends with a complaint.
give_up() {
  printf '%s\n' "$2" >&2
  exit "$1"
}

# Base64 for URLs, as JWTs have it (RFC 7515, section 2).
base64url() { openssl base64 -A | tr '+/' '-_' | tr -d '='; }

# A JWT that says who we are and for whom we ask, signed with the private key. It is good for a
# minute: until then, who gets hold of it can do as we do.
assertion() {
  local now header claims signature
  now=$(date +%s)
  header=$(printf '{"alg":"RS256","typ":"JWT"}' | base64url)
  # Servers want different audiences: many their own address, some another name of theirs.
  claims=$(
    jq --null-input --compact-output \
      --arg iss "$client" --arg sub "$user" --arg aud "$endpoint" --argjson now "$now" \
      '{iss: $iss, sub: $sub, aud: $aud, iat: $now, exp: ($now + 60)}' | base64url
  )
  signature=$(printf '%s.%s' "$header" "$claims" | openssl dgst -sha256 -sign "$key" | base64url)
  printf '%s.%s.%s' "$header" "$claims" "$signature"
}

# One field of the form, as a line of a curl configuration.
field() {
  local value=${2//\\/\\\\}
  printf 'data-urlencode = "%s=%s"\n' "$1" "${value//\"/\\\"}"
}

form() {
  field client_id "$client"
  if [[ -n $secret ]]; then field client_secret "$secret"; fi
  if [[ -n $refresh ]]; then
    # Should the server refuse it, Promenade runs this program once more without.
    field grant_type refresh_token
    field refresh_token "$refresh"
  else
    field grant_type urn:ietf:params:oauth:grant-type:jwt-bearer
    field assertion "$jwt"
    field scope api
  fi
}

# Prints the body of the server's answer, and then on three lines what curl complains about, when
# the server wants to be asked again, and the status of its answer.
post() {
  form | curl --disable --config - --silent --proto '=https' --max-time 15 \
    --header 'Accept: application/json' \
    --write-out '\n%{errormsg}\n%header{retry-after}\n%{http_code}' "$endpoint"
}

# Ends for what curl could not do; its manual explains the numbers.
give_up_as_curl() {
  case $1 in
    5 | 6 | 7) give_up "$no_network" "$2" ;;
    16 | 18 | 28 | 35 | 52 | 55 | 56 | 92) give_up "$try_later" "$2" ;;
    *) give_up 1 "$2" ;;
  esac
}

# The seconds of a Retry-After, which may be a date (RFC 9110, section 10.2.3); null if there is none.
seconds_to_wait() {
  local moment
  if [[ $1 =~ ^[0-9]{1,9}$ ]]; then
    printf '%d' "$((10#$1))"
  elif [[ -n $1 ]] && moment=$(date --date "$1" +%s 2>/dev/null); then
    printf '%d' "$((moment - $(date +%s)))"
  else
    printf null
  fi
}

# Prints the error in a body, or if it has none one of this code; adds the seconds to wait.
print_error() {
  local body=$1 code=$2 description=$3 pause=$4
  jq --raw-input --slurp --compact-output \
    --arg code "$code" --arg description "$description" --argjson pause "$pause" '
      (try fromjson catch null)
      | if type == "object" and (.error | type) == "string" then .
        else {error: $code, error_description: $description} end
      | if $pause == null then . else .retry_after = $pause end' <<<"$body"
}

request=$(cat)
domain=$(jq --raw-output .domain <<<"$request")
refresh=$(jq --raw-output '.refresh_token // ""' <<<"$request")
endpoint=https://$domain/oauth2/token

for name in LAUNCHER_CLIENT_ID LAUNCHER_USER LAUNCHER_KEY; do
  [[ -n ${!name:-} ]] || give_up "$not_set_up" "$name is not set; token.sh begins with what it is"
done
client=$LAUNCHER_CLIENT_ID
user=$LAUNCHER_USER
key=$LAUNCHER_KEY
for file in "$key" ${LAUNCHER_SECRET:+"$LAUNCHER_SECRET"}; do
  [[ -r $file ]] || give_up "$not_set_up" "$file can't be read"
done
secret=
if [[ -n ${LAUNCHER_SECRET:-} ]]; then secret=$(<"$LAUNCHER_SECRET"); fi
jwt=
if [[ -z $refresh ]]; then jwt=$(assertion); fi

failure=0
response=$(post) || failure=$?
status=${response##*$'\n'} response=${response%$'\n'*}
pause=${response##*$'\n'} response=${response%$'\n'*}
complaint=${response##*$'\n'} body=${response%$'\n'*}
((failure == 0)) || give_up_as_curl "$failure" "$complaint"

case $status in
  200) printf '%s\n' "$body" ;;
  429 | 5??)
    print_error "$body" temporarily_unavailable "HTTP status $status" "$(seconds_to_wait "$pause")"
    exit "$try_later"
    ;;
  *)
    print_error "$body" access_denied "HTTP status $status" null
    exit 1
    ;;
esac
