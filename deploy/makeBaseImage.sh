#!/bin/sh
# Makes a base image of Debian and Node for `deploy/Containerfile` where no public registry of images can be reached.
# Needs root, debootstrap, buildah and npm. Usage: deploy/makeBaseImage.sh [IMAGE]
set -eu
image=${1:-localhost/node-base}
here=$(cd "$(dirname "$0")/.." && pwd)
node=$(sed -n 's/^ *"node": "\([0-9.]*\)",$/\1/p' "$here/package.json")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

debootstrap --variant=minbase --include=ca-certificates bookworm "$folder/root"
npm install --prefix "$folder" --no-save --loglevel=error "node@$node"
npm install --global --prefix "$folder/root/usr/local" --loglevel=error npm@11
install "$folder/node_modules/node/bin/node" "$folder/root/usr/local/bin/node"
# The slim images of Debian leave these out too.
rm -rf "$folder"/root/usr/share/doc "$folder"/root/usr/share/locale "$folder"/root/usr/share/man \
  "$folder"/root/var/lib/apt/lists/* "$folder"/root/var/cache/apt/* "$folder"/root/var/log/*

container=$(buildah from scratch)
buildah add --quiet "$container" "$folder/root" /
buildah config --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin --cmd node "$container"
buildah commit --rm --quiet "$container" "$image"
echo "Made $image with Node $node"
