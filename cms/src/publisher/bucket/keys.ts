/**
 * Keys of the bucket: `releases/<id>/` has the pages of a build and its index of pages, `assets/` the scripts and styles of
 * this and earlier builds, and `current` the id of the published release.
 */
export const CURRENT_KEY = 'current';
export const ASSETS_PREFIX = 'assets/';
export const RELEASES_PREFIX = 'releases/';

export function toReleaseKey(release: string, file: string): string {
  return `${RELEASES_PREFIX}${release}/${file}`;
}

/** @param address address of a file of the build, which begins with a slash */
export function toAssetKey(address: string): string {
  return ASSETS_PREFIX + address.slice(1);
}

export function toCurrent(release: string): string {
  return JSON.stringify({ release });
}

/** Reverses `toCurrent`. Returns null when the object is missing or no such JSON. */
export function readReleaseId(bytes: Buffer | null): string | null {
  try {
    const { release } = JSON.parse(String(bytes)) as { release?: unknown };
    return typeof release === 'string' ? release : null;
  } catch {
    return null;
  }
}
