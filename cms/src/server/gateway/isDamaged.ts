import path from 'node:path';
import { ASSET_DIGESTS, DIGESTS, hashBytes, readDigests } from '../../publisher/digests.ts';

type Loaded = { root: string; pathname: string; body: Buffer };

/** A file without a digest counts as whole, because the list is written after the first files. */
export function isDamaged({ root, pathname, body }: Loaded): boolean {
  const [, first = '', language = '', folder = '', ...rest] = pathname.split('/');
  const [list, name] =
    first === 'search'
      ? [path.join(root, 'current', first, language, folder, DIGESTS), rest.join('/')]
      : [path.join(root, ASSET_DIGESTS), pathname.slice(1)];
  const digest = readDigests(list)?.get(name);
  return digest !== undefined && digest !== hashBytes(body);
}
