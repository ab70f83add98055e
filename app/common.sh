# What app/run.sh and tests/run.sh share: installing what app/packages.txt lists and is not there, and building.
# Everything said here goes to standard error. With nothing missing it needs neither root nor network. `top` must be set.

say() { printf '%s\n' "$*" >&2; }

# Packages of the list that are not installed: the needed ones, or with "?" the extra ones.
missing_packages() {
    sed -e 's/#.*//' "$1" | while read -r mark name; do
        case "$mark" in
            '') continue ;;
            '?') kind=extra ;;
            *) kind=needed; name=$mark ;;
        esac
        [ "$kind" = "$2" ] || continue
        state=$(dpkg-query -W -f='${Status}' "$name" 2>/dev/null || true)
        [ "$state" = 'install ok installed' ] || printf '%s ' "$name"
    done
}

# apt has much to say; it goes to a file, and what went wrong to standard error.
apt_log=$top/build/packages.log
as_root() {
    mkdir -p "$top/build"
    if [ "$(id -u)" = 0 ]; then set -- "$@"
    elif command -v sudo >/dev/null 2>&1; then set -- sudo "$@"
    else
        say "This needs the rights of root, and there is no sudo: $*"
        return 1
    fi
    "$@" >>"$apt_log" 2>&1 || {
        tail -n 20 "$apt_log" >&2
        say "Failed: $* (all of it in $apt_log)"
        return 1
    }
}

# Whether a compiler, CMake, Ninja and Qt are there by other means than packages.
tools_are_there() {
    for tool in c++ cmake ninja; do command -v "$tool" >/dev/null 2>&1 || return 1; done
    { command -v qmake6 || command -v qtpaths6; } >/dev/null 2>&1
}

install_packages() {
    command -v dpkg-query >/dev/null 2>&1 || {
        tools_are_there && return 0
        say "Install a C++20 compiler, CMake, Ninja and Qt 6.4 first; on Debian this script does it."
        return 1
    }
    needed=$(missing_packages "$1" needed)
    [ -n "$needed" ] || return 0
    extra=$(missing_packages "$1" extra)
    say "Installing what is missing: $needed"
    as_root apt-get -qq update || say "The package lists could not be refreshed; trying with those that are here."
    # shellcheck disable=SC2086  # one argument a package
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -y install --no-install-recommends $needed || {
        tools_are_there || { say "Missing: $needed"; return 1; }
        say "Going on without: $needed"
    }
    for name in $extra; do
        as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -y install --no-install-recommends "$name" || say "Going on without $name."
    done
}

# configure PRESET [cmake arguments]: from scratch where the folder was made for another place of the sources.
configure() {
    preset=$1
    shift
    home=$(sed -n 's/^CMAKE_HOME_DIRECTORY:INTERNAL=//p' "build/$preset/CMakeCache.txt" 2>/dev/null || true)
    if [ -n "$home" ] && [ "$home" != "$(pwd)" ]; then
        set -- --fresh "$@"
    fi
    cmake --preset "$preset" "$@"
}
