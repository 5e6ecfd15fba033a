import { CACHES } from '../../../session/offline/caches.ts';
import { isNamedByDigest } from './chooseStrategy.ts';
import { readDate } from './storePage.ts';

/** Milliseconds; as long as the server stores files of earlier builds (`cms/src/publisher/sweepAssets.ts`). */
export const OLD_FILE_MS = 30 * 24 * 60 * 60 * 1000;

/** Deletes stored build files that left the server over 30 days ago and that no stored page or remaining file names. */
export async function sweepFiles(now = Date.now()): Promise<void> {
  const assets = await caches.open(CACHES.assets);
  const old = new Map<string, string>();
  const naming: Response[] = [];
  for (const { url } of await assets.keys()) {
    const response = await assets.match(url);
    const { pathname } = new URL(url);
    if (!response || !isNamedByDigest(pathname)) continue;
    if (now - readDate(response) > OLD_FILE_MS) old.set(pathname.slice(pathname.lastIndexOf('/') + 1), url);
    else naming.push(response);
  }
  if (old.size === 0) return;
  for (const name of [CACHES.read, CACHES.saved]) naming.push(...(await (await caches.open(name)).matchAll()));
  for (let response = naming.pop(); response && old.size > 0; response = naming.pop()) {
    if (!/html|javascript|css|json/.test(response.headers.get('content-type') ?? '')) continue;
    const text = await response.text();
    for (const [file, url] of old) {
      if (!text.includes(file)) continue;
      // A file that stays protects the files that it names, too.
      old.delete(file);
      const kept = await assets.match(url);
      if (kept) naming.push(kept);
    }
  }
  for (const url of old.values()) await assets.delete(url);
}
