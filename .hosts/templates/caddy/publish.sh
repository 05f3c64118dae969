#!/bin/sh
# Written by every build, to be run after it: as root, in the project's folder. Visitors get nothing of the new build until the
# server reads its configuration, and then all of it: pages and their policies change in one step.
set -e
folder=/srv/solvane/@BUILD@
mkdir -p /srv/solvane/kept
cp -r dist/assets /srv/solvane/kept/
if [ ! -d $folder ]; then
  rm -rf $folder.part
  cp -r dist $folder.part
  mv $folder.part $folder
fi
# Whoever built, with whatever umask: the server reads it as another user.
chmod -R a+rX /srv/solvane
cp .hosts/caddy/Caddyfile /etc/caddy/Caddyfile
chmod a+r /etc/caddy/Caddyfile
systemctl reload caddy
