import { parsePath, toPath } from '../../../../routes.ts';

/** Returns a link in the reader's language, or unchanged into the CMS. Null when no page of this site matches. */
export function toLinkInLanguage(link: string | null, lang: string): string | null {
  if (link?.startsWith('/cms/')) return link;
  const [, path = '', rest = ''] = /^(\/[^?#]*)(.*)$/.exec(link ?? '') ?? [];
  const route = path && parsePath(path, []);
  return route ? toPath({ ...route, language: lang }) + rest : null;
}
