# shellcheck shell=bash
# Sourced by ./play, ./package and ./test: what the machine needs, and how each part is built. Does nothing where all is there.

say() { printf '\033[2m· %s\033[0m\n' "$*"; }

# Runs a command quietly; its output is shown only if it fails.
quietly() {
  local log
  log=$(mktemp)
  if ! "$@" >"$log" 2>&1 </dev/null; then
    cat "$log" >&2
    rm -f "$log"
    echo "This failed: $*" >&2
    return 1
  fi
  rm -f "$log"
}

# install_packages LIST...: installs what is missing of the lists in packages/.
install_packages() {
  local wanted missing as_root=()
  # shellcheck disable=SC2046
  wanted=$(grep -hv '^#' $(printf "packages/%s.txt " "$@"))
  # shellcheck disable=SC2086
  missing=$(comm -23 <(sort <<<"$wanted") \
    <(dpkg-query -W -f='${db:Status-Abbrev}${Package}\n' $wanted 2>/dev/null | sed -n 's/^ii *//p' | sort))
  [ -n "$missing" ] || return 0
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || {
      echo "These packages are missing and there is no sudo to install them with: ${missing//$'\n'/ }" >&2
      return 1
    }
    as_root=(sudo)
  fi
  say "installing from Debian: ${missing//$'\n'/ }"
  # shellcheck disable=SC2086
  # RUNLEVEL: the tests start a PostgreSQL of their own; the package's starts none.
  quietly "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get update -q || return 1
  quietly "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 apt-get install -y -q --no-install-recommends $missing
}

# unpack_from_npm NAME VERSION SHA512 FOLDER: a package of npm's registry, without npm.
unpack_from_npm() {
  local file=$4.tgz
  mkdir -p "$4" && curl -fsSL --retry 3 -o "$file" "${npm_config_registry:-https://registry.npmjs.org}/$1/-/$1-$2.tgz" &&
    sha512sum --quiet -c <<<"$3  $file" && tar -xzf "$file" -C "$4" --strip-components=1 && rm "$file"
}

# Puts Node.js and npm on the path, unless there is a Node.js that Vite runs on. Debian's is too old, and its npm consists of 370 packages.
install_node() {
  local version=22.23.3 arch=x64 sum=a879f3e6d16c1e88ff58cfae4443558d638d8b9855be6c2b82af00e15efa2a9b95340738fa3c0af31e20c1ba1b13d06d1cd83f00a476e7cdde628acb17f73b9e
  local folder=$PWD/build/node-$version
  if command -v npm >/dev/null &&
    node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1)'; then
    return 0
  fi
  if [ "$(uname -m)" = aarch64 ]; then
    arch=arm64 sum=9770c01d9adeca5a3ea7d4170edb0eae31b625726a5736179c01a621034e50d01170ca694ced9c99ec1540ffb7ead8c99d213e773a4c36d816f9cde8883bd7b4
  fi
  if [ ! -x "$folder/bin/npm" ]; then
    say "installing Node.js $version"
    unpack_from_npm node-linux-$arch "$version" "$sum" "$folder" && unpack_from_npm npm 10.9.9 \
      d60fba8cb42f688b81e33c2f1cbef2ad7b977166700ec0ad057f1b6d60ea6ef2524abf673e20c35931cd8305d1dbb8887134d6eefdc0e7b8435bd458bf65b862 \
      "$folder/lib/node_modules/npm" && ln -sf ../lib/node_modules/npm/bin/npx-cli.js "$folder/bin/npx" &&
      ln -sf ../lib/node_modules/npm/bin/npm-cli.js "$folder/bin/npm" || return 1
  fi
  PATH=$folder/bin:$PATH
}

# install_node_modules [--omit=dev]: installs the page's packages as the lock file has them, without those that only test it if so said.
install_node_modules() {
  local installed=node_modules/.installed
  install_node || return 1
  if cmp -s package-lock.json $installed || { [ -n "${1:-}" ] && cmp -s package-lock.json $installed$1; }; then return 0; fi
  say "installing the page's packages"
  quietly npm ci --no-audit --no-fund "$@" && cp package-lock.json "$installed${1:-}"
}

# build PRESET [TARGET...]: everything, or what is named; with the games from outside the tree that NEMETON_GAMES_DIR names now.
# BUILD_TESTING=OFF, for who needs nothing of what only tests need, counts until the tests are built once.
build() {
  local preset=$1 folder=build/$1 games=${NEMETON_GAMES_DIR:-} testing=${BUILD_TESTING:-ON}
  local known=$folder/CMakeCache.txt
  shift
  if grep -qs '^BUILD_TESTING:[A-Z]*=ON$' "$known"; then testing=ON; fi
  if [ ! "$folder/build.ninja" -nt CMakePresets.json ] || ! grep -qs "^BUILD_TESTING:[A-Z]*=$testing\$" "$known" ||
    [ "$(sed -n 's/^NEMETON_GAMES_DIR:[A-Z]*=//p' "$known")" != "$games" ]; then
    quietly cmake --preset "$preset" "-DNEMETON_GAMES_DIR=$games" "-DBUILD_TESTING=$testing" || return 1
  fi
  local command=(cmake --build --preset "$preset" ${1:+--target "$@"})
  # At a terminal ninja shows its progress on one line, in a log (BUILD_LOG) line by line, elsewhere only what goes wrong.
  if [ -t 1 ] || [ -n "${BUILD_LOG:-}" ]; then "${command[@]}"; else "${command[@]}" -- --quiet | sed '/^ninja: no work to do/d'; fi
}

# Builds the page into build/page if anything that it is made of has changed.
build_page() {
  local made=build/page/index.html known=build/page.games outside
  IFS=':;' read -ra outside <<<"${NEMETON_GAMES_DIR:-}"
  if [ -f "$made" ] && [ "$(cat "$known" 2>/dev/null)" = "${NEMETON_GAMES_DIR:-}" ] && [ -z "$(find board web tools games lab/reports "${outside[@]}" \
    build/wasm/*.wasm build/wasm/networks package-lock.json -newer "$made" -type f ! -name '*.cpp' ! -name '*.hpp' -print -quit)" ]; then
    return 0
  fi
  say "building the page"
  quietly npm run build && printf %s "${NEMETON_GAMES_DIR:-}" >"$known"
}

# Copies examples/mistletoe out of the tree, once as it is and once without a board as the game `bare`, and adds both to
# NEMETON_GAMES_DIR: what is tested then is tested with games from outside.
add_example_games() {
  local folder file
  folder=${TMPDIR:-/tmp}/nemeton-games-$(id -u)-$(cksum <<<"$PWD" | cut -d' ' -f1)
  rm -rf "$folder"
  mkdir -p "$folder" || return 1
  cp -rp examples/mistletoe "$folder/mistletoe" && cp -rp examples/mistletoe "$folder/bare" || return 1
  rm -r "$folder/bare/page" "$folder"/bare/tests/*.ts
  while read -r file; do
    sed -i 's/mistletoe/bare/g; s/Mistletoe/Bare/g' "$file" && touch -r "$folder/mistletoe/${file#"$folder/bare/"}" "$file"
  done < <(find "$folder/bare" -type f)
  export NEMETON_GAMES_DIR="$folder/mistletoe:$folder/bare${NEMETON_GAMES_DIR:+:$NEMETON_GAMES_DIR}"
}
