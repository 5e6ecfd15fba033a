import path from 'node:path';
import { ASSET_DIGESTS, DIGESTS, digestOf, readDigests } from '../../publisher/digests.ts';

type Loaded = { root: string; pathname: string; body: Buffer };

/**
 * Returns whether a script, or a file of the search index, has other bytes than it was built with. A file that no list
 * names is taken for whole: the list is written after the first files of a new build.
 * @param root the folder that holds `current` and `assets`
 */
export function isDamaged({ root, pathname, body }: Loaded): boolean {
  const [, first = '', language = '', folder = '', ...rest] = pathname.split('/');
  const [list, name] =
    first === 'search'
      ? [path.join(root, 'current', first, language, folder, DIGESTS), rest.join('/')]
      : [path.join(root, ASSET_DIGESTS), pathname.slice(1)];
  const digest = readDigests(list)?.get(name);
  return digest !== undefined && digest !== digestOf(body);
}
