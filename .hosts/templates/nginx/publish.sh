#!/bin/sh
# Written by every build. Run it after the build, as root, in the project's folder. Visitors get the new pages and
# policies at the same time, when nginx reloads its configuration. To go back to an earlier build, run
# `publish.sh BUILD`. The last five builds stay.
set -e
builds=/srv/solvane
build=${1:-@BUILD@}
case $build in '' | *[!0-9a-z]*) echo "'$build' isn't the name of a build." >&2 && exit 1 ;; esac
mkdir -p $builds/kept
if [ $build = @BUILD@ ]; then
  cp -r dist/assets $builds/kept/
  if [ ! -d $builds/$build ]; then
    rm -rf $builds/$build.part
    cp -r dist $builds/$build.part
    mv $builds/$build.part $builds/$build
  fi
  # The rules of this build, for a later rollback.
  cp .hosts/nginx/solvane-pages.conf $builds/$build.conf
fi
if [ ! -f $builds/$build.conf ]; then
  echo "There is no build $build. You can publish: $(cd $builds && ls -t -- *.conf | sed 's/\.conf$//' | tr '\n' ' ')" >&2
  exit 1
fi
# nginx runs as another user. Without this, a strict umask during the build would deny it read access.
chmod -R a+rX $builds
cp $builds/$build.conf /etc/nginx/conf.d/solvane-pages.conf
# Reloads nginx, or starts it if it isn't running yet.
nginx -t
{ nginx -s reload 2> /dev/null || nginx; }
# Sorts by time, so that a build published again is the newest.
touch $builds/$build.conf
ls -t $builds/*.conf | tail -n +6 | while read -r old; do rm -rf "$old" "${old%.conf}"; done
echo "Published $build. To go back, run \`sh .hosts/nginx/publish.sh BUILD\` with one of: $(
  cd $builds && ls -t -- *.conf | sed 's/\.conf$//' | tail -n +2 | tr '\n' ' ')"
