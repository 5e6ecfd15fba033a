import { parsePath, pathOf } from '../../routes.ts';

type Options = { language: string; languageCodes: readonly string[] };
export type SiteLink = { href: string; isElsewhere: boolean };

/** Stands for this site, wherever it is served. */
const HERE = 'http://site.invalid';

const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/**
 * An address as an editor wrote it, as it stands on a page in `language`; null when it is none that a page may lead to.
 * One without a scheme is read as a browser reads it, because `//host`, `/\\host` and their likes look like paths.
 */
export function siteLink(address: string, { language, languageCodes }: Options): SiteLink | null {
  if (/^https?:\/\//i.test(address)) return URL.canParse(address) ? { href: address, isElsewhere: true } : null;
  if (/^mailto:/i.test(address)) return { href: address, isElsewhere: false };
  if (SCHEME.test(address) || !URL.canParse(address, HERE)) return null;
  const url = new URL(address, HERE);
  if (url.origin !== HERE) return null;
  const route = address.startsWith('/') ? parsePath(url.pathname, languageCodes) : null;
  return { href: route ? `${pathOf({ ...route, language })}${url.search}${url.hash}` : address, isElsewhere: false };
}
