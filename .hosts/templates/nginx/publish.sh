#!/bin/sh
# Written by every build. Run it after the build, as root, in the project's folder. Visitors get the new build, pages
# and policies at once, when the server reloads its configuration.
set -e
folder=/srv/solvane/@BUILD@
mkdir -p /srv/solvane/kept
cp -r dist/assets /srv/solvane/kept/
if [ ! -d $folder ]; then
  rm -rf $folder.part
  cp -r dist $folder.part
  mv $folder.part $folder
fi
# The server runs as another user, so it needs read access, whatever the umask of the build.
chmod -R a+rX /srv/solvane
cp .hosts/nginx/solvane-pages.conf /etc/nginx/conf.d/
# The first time, nginx isn't running yet.
nginx -t && { nginx -s reload 2> /dev/null || nginx; }
