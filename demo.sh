#!/usr/bin/env bash
# Sets Promenade up and starts it. `./demo.sh --help` says the rest.
set -euo pipefail

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd -P)

# What the manifest's system libraries name as providers, pkg-config to find them, pdftocairo, and
# what the example of a token program and the server for its tests are made of.
packages=(
  libncurses-dev libjavascriptcoregtk-4.1-dev libxml2-dev
  libcmark-gfm-dev libcmark-gfm-extensions-dev
  libchafa-dev libgdk-pixbuf-2.0-dev librsvg2-common poppler-utils
  libvterm-dev pkg-config curl openssl jq socat
)

# Where concurrency lives; the rest is pure or single-threaded.
racing='^(ClocksTests|RuntimeTests|ServicesTests|NcursesTerminalTests)\.'
# Children whose address space is limited have no room for what the sanitizer keeps; what pages do
# happens in one thread of a child, only many times slower; and no signal ends what never calls back.
limited='(PictureProcess|PictureFile|OnboardingScreen|AppCheck|AnalysisCheck|StandInPage|LauncherStandIn|PageRun|FormPage)Tests'
limited+='|microtasksWithoutEndEndThePage'

usage() {
  cat <<'END'
usage: ./demo.sh               build promenade and play the tour of everything; without a
                               terminal as a test that says PASS or FAIL for each step
       ./demo.sh ARGUMENTS     build and start promenade with these arguments
       ./demo.sh test          run all tests, then again under the thread sanitizer
       ./demo.sh bench [PART]  run the benchmarks, or some parts of them
       ./demo.sh fuzz [SECONDS]  read made-up files for so long, 600 if not said
END
}

# Everything said here goes to stderr: stdout belongs to the program that is started.
say() { printf '==> %s\n' "$*" >&2; }
fail() {
  printf 'demo.sh: %s\n' "$*" >&2
  exit 1
}

check_toolchain() {
  local where='install Swift 6.3 or later from https://www.swift.org/install/linux/'
  command -v swift >/dev/null || fail "There is no Swift on PATH; $where."
  local version
  version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p')
  if [[ $(printf '%s\n' 6.3 "${version:-0}" | sort -V | head -n 1) != 6.3 ]]; then
    fail "This Swift is ${version:-of an unknown version}; $where."
  fi
}

missing_packages() {
  local package
  for package in "${packages[@]}"; do
    # shellcheck disable=SC2016 # the field is dpkg-query's to expand
    dpkg-query -W -f '${db:Status-Status}\n' "$package" 2>/dev/null | grep -x installed >/dev/null ||
      printf '%s\n' "$package"
  done
}

install_packages() {
  if ! command -v dpkg-query >/dev/null; then
    say "This is no Debian; these packages, whatever they are called here, are needed: ${packages[*]}"
    return
  fi
  local missing
  mapfile -t missing < <(missing_packages)
  ((${#missing[@]})) || return 0

  local rights=() install=(apt-get install -y --no-install-recommends "${missing[@]}")
  if [[ $(id -u) != 0 ]]; then
    if ! command -v sudo >/dev/null; then
      fail "Packages are missing. As root, run: apt-get update && ${install[*]}"
    fi
    rights=(sudo)
    # Without a terminal nobody could type a password: sudo must not ask.
    [[ -t 0 ]] || rights+=(-n)
    if ! "${rights[@]}" true; then
      fail "Packages are missing. Run: sudo apt-get update && sudo ${install[*]}"
    fi
  fi

  say "Installing ${missing[*]}"
  # An old list of packages is often good enough: what counts is whether the installation works.
  "${rights[@]}" apt-get update >&2 || say 'The list of packages could not be renewed'
  "${rights[@]}" env DEBIAN_FRONTEND=noninteractive "${install[@]}" >&2 ||
    fail "These packages could not be installed (the reason stands above): ${missing[*]}"
}

set_up() {
  check_toolchain
  install_packages
  scratch=$root/.build
  # A clone of somebody else's can be looked at too.
  if [[ ! -w $root || (-e $scratch && ! -w $scratch) ]]; then
    scratch=${XDG_CACHE_HOME:-$HOME/.cache}/promenade/build
  fi
}

in_package() {
  local verb=$1
  shift
  swift "$verb" --package-path "$root" --scratch-path "$scratch" "$@"
}

# Builds for use: optimised, and able to run where no Swift is installed.
build() {
  say "Building $*"
  local product
  for product in "$@"; do
    in_package build -c release --static-swift-stdlib --product "$product" >&2
  done
  binaries=$(in_package build -c release --static-swift-stdlib --show-bin-path)
}

run_tests() {
  # A Swift trap otherwise waits half a minute in a debugger of its own.
  export SWIFT_BACKTRACE=enable=no
  say 'Testing'
  in_package test --disable-xctest
  say 'Testing where concurrency lives under the thread sanitizer'
  TSAN_OPTIONS="suppressions='$root/Tests/ThreadSanitizer.txt'" scratch=$scratch/tsan \
    in_package test --disable-xctest --sanitize=thread --filter "$racing" \
      --skip "$limited"
  say 'All tests passed, those of concurrent code under the thread sanitizer too'
}

# Lets libFuzzer make up files from the committed ones and keeps what it finds in a folder.
run_fuzzer() {
  local seconds=$1 place=$scratch/fuzz fuzzer
  local flags=(-c release --product promenade-fuzz -Xswiftc -sanitize=fuzzer -Xswiftc -use-ld=lld)
  say 'Building the fuzzer'
  export PROMENADE_FUZZ=1 SWIFT_BACKTRACE=enable=no
  scratch=$place in_package build "${flags[@]}" >&2
  fuzzer=$(scratch=$place in_package build "${flags[@]}" --show-bin-path)/promenade-fuzz
  mkdir -p "$place/corpus"
  say "Reading made-up files for $seconds s; what fails is kept in $place"
  "$fuzzer" -max_total_time="$seconds" -max_len=4000 -timeout=5 -rss_limit_mb=512 \
    -dict="$root/Tests/Fuzz/words" -artifact_prefix="$place/" \
    "$place/corpus" "$root/Tests/Fuzz/Seeds"
}

case ${1-} in
  -h | --help)
    usage
    ;;
  test)
    set_up
    run_tests
    ;;
  bench)
    set_up
    build promenade promenade-page promenade-picture promenade-bench
    exec "$binaries/promenade-bench" "${@:2}"
    ;;
  fuzz)
    set_up
    run_fuzzer "${2-600}"
    ;;
  *)
    set_up
    build promenade promenade-page promenade-picture
    if (($# == 0)); then
      set -- tour everything
      # Where nobody can watch it, the tour is a test.
      [[ -t 0 && -t 1 ]] || set -- "$@" --headless
    fi
    exec "$binaries/promenade" "$@"
    ;;
esac
