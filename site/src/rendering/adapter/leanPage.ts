import { joinScripts } from './joinScripts.ts';
import { leanIslands } from './leanIslands.ts';
import { loadLater } from './loadLater.ts';
import { onlyOwnHashes } from './onlyOwnHashes.ts';
import { onlyOwnStyles } from './onlyOwnStyles.ts';

/**
 * A rendered page without what belongs to other pages and without what can wait: it has to fit into one round trip, and to
 * load nothing until somebody touches it.
 */
export function leanPage(html: string): string {
  return html.startsWith('<!DOCTYPE html>')
    ? onlyOwnHashes(loadLater(joinScripts(leanIslands(onlyOwnStyles(html)))))
    : html;
}
