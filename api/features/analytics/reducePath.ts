import { ID_MAX } from '../../contracts/limits.ts';
import { PAGE_SLUGS } from '../../contracts/pages/pages.ts';

export type PageLanguage = { code: string; isDefault: boolean };
export type ReducedPath = { path: string; language: string; conditionId: number | null };

/** Words in addresses of this site. Any other part may identify a person. */
const SITE_WORDS = new Set<string>([
  ...['404', 'admin', 'auth', 'category', 'community', 'condition', 'contribute', 'dashboard', 'forum', 'healthcare'],
  ...['learning', 'login', 'modules', 'page', 'paths', 'profile', 'register', 'search', 'topics'],
  ...PAGE_SLUGS,
]);
/** Words that precede an id of content, not of a person. */
const BEFORE_IDS = new Set(['category', 'condition', 'modules', 'page', 'paths', 'topics']);
const MAX_PARTS = 6;

/**
 * Returns the path of an address. Parts other than words of this site and ids of content become `*`. Null when it is
 * not a web address.
 */
export function reducePath(address: unknown, languages: readonly PageLanguage[]): ReducedPath | null {
  if (typeof address !== 'string') return null;
  const url = URL.parse(address, 'http://site');
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const parts = url.pathname.split('/').filter(Boolean).slice(0, MAX_PARTS);
  const prefix = languages.find(({ code, isDefault }) => !isDefault && code === parts[0]);
  const rest = prefix ? parts.slice(1) : parts;
  const reduced = rest.map((part, place) => (isPublic(part, rest[place - 1]) ? part : '*'));
  const language = prefix ?? languages.find(({ isDefault }) => isDefault);
  return {
    path: `/${[...(prefix ? [prefix.code] : []), ...reduced].join('/')}`,
    language: language?.code ?? '',
    conditionId: rest.length === 2 && reduced[0] === 'condition' && reduced[1] !== '*' ? Number(rest[1]) : null,
  };
}

function isPublic(part: string, before: string | undefined): boolean {
  if (SITE_WORDS.has(part)) return true;
  return before !== undefined && BEFORE_IDS.has(before) && /^[1-9]\d{0,9}$/.test(part) && Number(part) <= ID_MAX;
}
