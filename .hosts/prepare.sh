#!/bin/sh
# Completes dist/ for `netlify` or `cloudflare`: adds the host's rules, and removes compressed copies, because these
# hosts compress files themselves. Run it after each build, in the project's folder.
set -e
cp ".hosts/$1"/_* dist/
find dist \( -name '*.br' -o -name '*.gz' \) -delete
