import { parsePath, pathOf } from '../../../../routes.ts';

/** Where a notification leads in the reader's language, or to the desk, which has one; null where it leads to no page of this site. */
export function inLanguage(link: string | null, lang: string): string | null {
  if (link?.startsWith('/cms/')) return link;
  const [, path = '', rest = ''] = /^(\/[^?#]*)(.*)$/.exec(link ?? '') ?? [];
  const route = path && parsePath(path, []);
  return route ? pathOf({ ...route, language: lang }) + rest : null;
}
