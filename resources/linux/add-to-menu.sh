#!/bin/sh
# Put the program into this person's menu of applications; run it again after moving the folder.
set -eu
folder=$(cd -- "$(dirname -- "$0")" && pwd)
menu=${XDG_DATA_HOME:-$HOME/.local/share}/applications
mkdir -p "$menu"
{
    grep -v -e '^Exec=' -e '^Icon=' "$folder/euchre-desktop.desktop"
    printf 'Exec="%s"\n' "$folder/euchre-desktop"
    printf 'Icon=%s\n' "$folder/_internal/resources/icons/euchre.svg"
} > "$menu/euchre-desktop.desktop"
