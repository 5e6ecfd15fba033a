import { CACHES } from '../../../session/offline/caches.ts';
import { isNamedByDigest } from './chooseStrategy.ts';
import { isStorable } from './storePage.ts';

export async function storeFiles(paths: readonly string[]): Promise<void> {
  const [assets, saved] = [await caches.open(CACHES.assets), await caches.open(CACHES.saved)];
  for (const path of paths.filter(isNamedByDigest)) {
    if ((await assets.match(path)) || (await saved.match(path))) continue;
    const response = await fetch(path);
    if (isStorable(response)) await assets.put(path, response);
  }
}
