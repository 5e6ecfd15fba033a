import { joinScripts } from './joinScripts.ts';
import { onlyOwnHashes } from './onlyOwnHashes.ts';
import { onlyOwnStyles } from './onlyOwnStyles.ts';

/** A rendered page without what belongs to other pages: it has to fit into one round trip. */
export function leanPage(html: string): string {
  return html.startsWith('<!DOCTYPE html>') ? onlyOwnHashes(joinScripts(onlyOwnStyles(html))) : html;
}
