# shellcheck shell=bash
# Shared by ./mastaba and ./test: getting the packages they need, and building a preset or the page.
#
#   need "To build the program" g++ cmake   what is needed, and why; as often as there are reasons
#   setup                                   installs what is missing of it
#   build release mastaba                   builds a preset; what follows its name goes to ninja
#   setup_web                               installs what web/package-lock.json lists
#   in_web npm run build                    a command in web/, with the Node and npm that everybody uses
#   build_house                             the program with the page inside it

root=$(cd -P "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
reasons=()
groups=()

need() {
  reasons+=("$1")
  groups+=("${*:2}")
}

need_to_build() {
  need "To build the program" g++ cmake ninja-build ccache libboost1.81-dev libfmt-dev libcli11-dev libsqlite3-dev libssl-dev
}

need_for_browsers() {
  need "To build it for browsers" clang-19 lld-19 llvm-19 wasi-libc libc++-19-dev-wasm32 libc++abi-19-dev-wasm32 \
    libclang-rt-19-dev-wasm32 binaryen
}

# Where Node comes from elsewhere, it brings npm along.
need_npm() {
  command -v npm >/dev/null || need "To get the tools of the page" npm
}

need_to_test() {
  need "To test it" libgtest-dev clang-19 lld-19 llvm-19 clang-tidy-19 clang-format-19 libclang-rt-19-dev git
  need "To try the example for Python" python3
  need_npm
  # Node often comes from elsewhere in a newer version, which the package would clash with.
  command -v node >/dev/null || need "To run the tests written in JavaScript" nodejs
}

need_to_test_page() {
  need_for_browsers
  need "To test the page in a browser" chromium fonts-dejavu-core
}

is_debian_12() (
  [[ -r /etc/os-release ]] || exit 1
  # shellcheck source=/dev/null
  . /etc/os-release
  [[ ${ID:-} == debian && ${VERSION_ID:-} == 12 ]]
)

setup() {
  if [[ ${MASTABA_SKIP_SETUP:-} == 1 ]]; then return; fi

  local i
  if ! is_debian_12; then
    {
      echo "Packages are installed for you on Debian 12 only. Here, please install what goes by these names there:"
      for i in "${!reasons[@]}"; do echo "  ${reasons[i]}: ${groups[i]}"; done
      echo "Then set MASTABA_SKIP_SETUP=1 and run this again."
    } >&2
    exit 1
  fi

  local installed package missing=() lines=() of_group
  # shellcheck disable=SC2016,SC2086,SC2048 # dpkg-query's own variables; one word per package
  installed=" $(dpkg-query -W -f '${Package}=${db:Status-Status} ' ${groups[*]} 2>/dev/null || true)"
  for i in "${!reasons[@]}"; do
    of_group=
    for package in ${groups[i]}; do
      if [[ $installed != *" $package=installed "* ]]; then
        of_group+=" $package"
        missing+=("$package")
      fi
    done
    if [[ $of_group ]]; then lines+=("  ${reasons[i]}:$of_group"); fi
  done
  if ((!${#missing[@]})); then return; fi

  {
    echo "Some Debian packages are missing:"
    printf '%s\n' "${lines[@]}"
  } >&2
  local as_root=()
  if ((EUID)); then
    if ! command -v sudo >/dev/null; then
      echo "Please have them installed by root: apt-get update && apt-get install --no-install-recommends ${missing[*]}" >&2
      exit 1
    fi
    as_root=(sudo)
  fi

  local log=$root/build/setup.log
  mkdir -p "$root/build"
  echo "Installing them takes a minute or two, once (details: build/setup.log) ..." >&2
  # Another apt may be at work, as often just after a start: better to wait for it than to fail.
  local apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300)
  if ! { "${apt[@]}" update && "${apt[@]}" -y --no-install-recommends install "${missing[@]}"; } </dev/null >"$log" 2>&1; then
    {
      tail -n 20 "$log"
      echo "The packages could not be installed; see above. By hand: ${as_root[*]:+sudo }apt-get install --no-install-recommends ${missing[*]}"
    } >&2
    exit 1
  fi
}

# MASTABA_TESTS=OFF before the call: the tests, and the packages they need, do not have to be there.
build() (
  preset=$1
  dir=build/$1
  shift
  cd "$root" || exit
  mkdir -p build

  # A fresh clone in another folder, or another user's language, finds what was compiled here.
  export CCACHE_BASEDIR=$root CCACHE_NOHASHDIR=1 CCACHE_ABSSTDERR=1
  export CCACHE_SLOPPINESS=include_file_mtime,include_file_ctime,locale

  # Two players may start at the same time in two terminals.
  exec 9>"$dir.lock"
  if command -v flock >/dev/null && ! flock -n 9; then
    echo "Waiting for another build of this preset ..."
    flock 9
  fi

  cache=
  if [[ -r $dir/CMakeCache.txt ]]; then cache=$'\n'$(<"$dir/CMakeCache.txt")$'\n'; fi

  configure() {
    local options=() output
    if [[ $cache != *$'\n'"CMAKE_HOME_DIRECTORY:INTERNAL=$root"$'\n'* ]]; then
      # Nothing there yet, or from before the folder was moved.
      options=(--fresh "-DMASTABA_TESTS=${MASTABA_TESTS:-ON}")
    elif [[ ${MASTABA_TESTS:-ON} == ON ]]; then
      options=(-DMASTABA_TESTS=ON)
    fi
    if ! output=$(cmake --preset "$preset" "${options[@]}" 2>&1); then
      printf '%s\n' "$output"
      echo "Preset $preset could not be configured; see above."
      exit 1
    fi
    printf '%s\n' "$tests" >"$dir/tests.txt"
  }

  # CMake looks for the tests in every folder when it is configured.
  tests=$(printf '%s\n' */test/*.cpp */*/test/*.cpp)

  plan() {
    todo=$(cmake --build --preset "$preset" -- -n "$@" 2>&1 || true)
  }

  if [[ $dir/build.ninja -nt CMakePresets.json && $tests == "$(cat "$dir/tests.txt" 2>/dev/null)" && $cache == *$'\n'"CMAKE_HOME_DIRECTORY:INTERNAL=$root"$'\n'* ]] &&
    [[ ${MASTABA_TESTS:-ON} == OFF || $cache == *$'\n'MASTABA_TESTS:BOOL=ON$'\n'* ]]; then
    plan "$@"
    # Ninja would do this by itself, but with all that CMake has to say.
    if [[ $todo == *"Re-running CMake"* ]]; then
      configure
      plan "$@"
    fi
  else
    configure
    plan "$@"
  fi
  if [[ $todo == *"no work to do"* ]]; then exit 0; fi
  echo "Building $dir ..."
  cmake --build --preset "$preset" -- "$@"
)

# npm_ci FOLDER: exactly what its lock file lists, if that is not yet there.
npm_ci() {
  # The file that npm writes last.
  if [[ $root/$1/node_modules/.package-lock.json -nt $root/$1/package-lock.json ]]; then return; fi
  mkdir -p "$root/build"
  local log=$root/build/npm.log
  echo "Installing what $1/package-lock.json lists (details: build/npm.log) ..." >&2
  if ! (cd "$root/$1" && npm ci </dev/null >"$log" 2>&1); then
    tail -n 20 "$log" >&2
    echo "npm could not install it; see above. By hand: cd $1 && npm ci" >&2
    exit 1
  fi
}

# Debian's Node is too old for the tools of the page, and any other differs from one machine to the next. So one is
# installed from tools/node where that is possible; elsewhere the system's has to do. Its npm is a 10, because version 11
# refuses a lock file that leaves out the binaries of other platforms.
has_own_node() {
  [[ $(uname -sm) == "Linux x86_64" ]]
}

# shellcheck disable=SC2030,SC2031 # the path is meant to change only inside
setup_web() (
  if has_own_node; then
    npm_ci tools/node
    PATH=$root/tools/node/node_modules/.bin:$PATH
  fi
  npm_ci web
)

# shellcheck disable=SC2030,SC2031
in_web() (
  if has_own_node; then PATH=$root/tools/node/node_modules/.bin:$PATH; fi
  cd "$root/web" && "$@"
)

# The program says what the types of the page are; the page goes into the program. So the program comes first and last.
build_house() {
  setup_web &&
    build release mastaba &&
    build wasm mastaba &&
    in_web npm run --silent build &&
    build release mastaba
}
