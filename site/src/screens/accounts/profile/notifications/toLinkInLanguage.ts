import { parsePath } from '../../../../parsePath.ts';
import { toPath } from '../../../../routes.ts';

/** Returns a link to a page in the language `lang`, or null when it leads to no page. Returns CMS links unchanged. */
export function toLinkInLanguage(link: string | null, lang: string): string | null {
  if (link?.startsWith('/cms/')) return link;
  const [, path = '', rest = ''] = /^(\/[^?#]*)(.*)$/.exec(link ?? '') ?? [];
  const route = path && parsePath(path, []);
  return route ? toPath({ ...route, language: lang }) + rest : null;
}
