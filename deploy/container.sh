#!/usr/bin/env bash
# Builds the container image from the Debian package: container.sh PACKAGE.deb IMAGE.oci.tar
#
# The base is a Debian 12 as small as docker.io/library/debian:12-slim, made here from Debian's packages, so no registry of images is needed.
# The archive is an OCI layout that `docker load` takes too, in old versions of Docker as well. Its manifest has Docker's media types: with OCI's own, Podman
# ignores the health check.
set -euo pipefail
[ $# -eq 2 ] || { echo 'usage: deploy/container.sh PACKAGE.deb IMAGE.oci.tar' >&2; exit 2; }
package=$(realpath "$1") archive=$(realpath "$2")
cd "$(dirname "$0")"
version=$(dpkg-deb -f "$package" Version)
# A tag may have no plus sign.
tag=${version//+/-}
name=localhost/nemeton:$tag

work=$(mktemp -d -p "$(dirname "$archive")")
# Files of an ordinary user's build belong to other users of its namespace.
leave() { rm -rf "$work" 2>/dev/null || podman unshare rm -rf "$work"; }
trap leave EXIT
podman() { command podman --root "$work/storage" --runroot "$work/run" --storage-driver vfs "$@"; }

mmdebstrap --variant=minbase --include=usr-is-merged --hook-dir=/usr/share/mmdebstrap/hooks/merged-usr \
  --dpkgopt='path-exclude=/usr/share/doc/*' --dpkgopt='path-include=/usr/share/doc/*/copyright' \
  --dpkgopt='path-exclude=/usr/share/'{info,lintian,locale,man}'/*' bookworm "$work/base.tar"
podman import "$work/base.tar" localhost/base
rm "$work/base.tar"
mkdir "$work/context"
cp "$package" "$work/context"
podman build --layers=false --isolation=chroot --format=docker --build-arg BASE=localhost/base -f Containerfile \
  --label "org.opencontainers.image.version=$version" -t "$name" "$work/context"

podman save --compress --format=docker-dir -o "$work/image" "$name"
mkdir -p "$work/layout/blobs/sha256"
digest=$(sha256sum <"$work/image/manifest.json" | cut -d' ' -f1)
jq -c --arg digest "sha256:$digest" --arg name "$name" --arg tag "$tag" --argjson size "$(stat -c %s "$work/image/manifest.json")" '{
  schemaVersion: 2,
  manifests: [{mediaType, digest: $digest, size: $size,
    annotations: {"io.containerd.image.name": $name, "org.opencontainers.image.ref.name": $tag}}]
}' "$work/image/manifest.json" >"$work/layout/index.json"
jq -c --arg name "$name" 'def blob: .digest | sub("sha256:"; "blobs/sha256/");
  [{Config: .config | blob, RepoTags: [$name], Layers: [.layers[] | blob]}]' "$work/image/manifest.json" >"$work/layout/manifest.json"
echo '{"imageLayoutVersion":"1.0.0"}' >"$work/layout/oci-layout"
mv "$work/image/manifest.json" "$work/layout/blobs/sha256/$digest"
rm "$work/image/version"
mv "$work"/image/* "$work/layout/blobs/sha256"
tar -C "$work/layout" --sort=name --owner=0 --group=0 --numeric-owner -cf "$archive" .
