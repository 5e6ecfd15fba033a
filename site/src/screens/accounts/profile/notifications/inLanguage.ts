import { parsePath, pathOf } from '../../../../routes.ts';

/**
 * Returns the link of a notification in the reader's language. Links to the CMS stay as they are. Null when no page of
 * this site matches.
 */
export function inLanguage(link: string | null, lang: string): string | null {
  if (link?.startsWith('/cms/')) return link;
  const [, path = '', rest = ''] = /^(\/[^?#]*)(.*)$/.exec(link ?? '') ?? [];
  const route = path && parsePath(path, []);
  return route ? pathOf({ ...route, language: lang }) + rest : null;
}
