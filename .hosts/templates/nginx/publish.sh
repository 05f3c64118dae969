#!/bin/sh
# Written by every build. Run it after the build, as root, in the project's folder. Visitors get the new pages and
# policies at the same time, when nginx reloads its configuration.
set -e
folder=/srv/solvane/@BUILD@
mkdir -p /srv/solvane/kept
cp -r dist/assets /srv/solvane/kept/
if [ ! -d $folder ]; then
  rm -rf $folder.part
  cp -r dist $folder.part
  mv $folder.part $folder
fi
# nginx runs as another user. Without this, a strict umask during the build would deny it read access.
chmod -R a+rX /srv/solvane
cp .hosts/nginx/solvane-pages.conf /etc/nginx/conf.d/
# Reloads nginx, or starts it if it isn't running yet.
nginx -t && { nginx -s reload 2> /dev/null || nginx; }
