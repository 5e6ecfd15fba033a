import { isPageSlug } from '@common-ground/api/contracts/pages/pages.ts';
import { defaultLanguage, forumCategories, parseId, type Route, recordScreenAt, screenAt } from './routes.ts';

/** Matches every slug, and more than slugs: `toSlug` would make the service worker larger. */
const SLUG = /^[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{N}-]+$/u;

/**
 * Returns the route of a path; null when no page has such a path. A page has only one path, so `/en` and `/category/01`
 * have no route.
 */
export function parsePath(path: string, languageCodes: Iterable<string>): Route | null {
  if (!path.startsWith('/') || (path.length > 1 && path.endsWith('/'))) return null;
  const parts = path === '/' ? [] : path.slice(1).split('/');
  const first = parts[0];
  const isPrefixed = first !== undefined && first !== defaultLanguage && [...languageCodes].includes(first);
  return parseScreen(isPrefixed ? parts.slice(1) : parts, isPrefixed ? first : defaultLanguage);
}

function parseScreen(parts: string[], language: string): Route | null {
  const [screen, idText, ...rest] = parts;
  if (screen === undefined) return { screen: 'home', language };
  const plain = screenAt.get(parts.join('/'));
  if (plain) return { screen: plain, language };
  if (screen === 'conditions') return parseNames(parts.slice(1), language);
  if (idText === undefined) {
    if (isPageSlug(screen)) return { screen: 'page', language, slug: screen };
    return screen === '404' ? { screen: 'notFound', language } : null;
  }
  if (screen === 'community') return parseCommunity(parts.slice(1), language);
  if (screen === 'tag')
    return rest.length === 0 && SLUG.test(idText) ? { screen: 'tag', language, slug: idText } : null;
  const record = recordScreenAt(parts);
  if (record && parts.at(-1) === '0') return { screen: 'notFound', language, of: record };
  const id = parseId(record ? parts.at(-1) : idText);
  if (id === null) return null;
  if (screen === 'category') return parseCategory(rest, language, id);
  return record && record !== 'category' && record !== 'topic' ? { screen: record, language, id } : null;
}

function parseCommunity([place, name = '', ...rest]: string[], language: string): Route | null {
  if (place === 'forum') {
    const category = rest.length === 0 ? forumCategories.find((known) => known === name) : undefined;
    return category ? { screen: 'forumCategory', language, category } : null;
  }
  if (place === 'archive') {
    const shard = rest.length === 0 ? parseId(name) : null;
    return shard === null ? null : { screen: 'topicShard', language, shard };
  }
  if (place !== 'topics') return null;
  if (name === '0' && rest.length === 0) return { screen: 'notFound', language, of: 'topic' };
  const [id, page] = [parseId(name), rest.length === 1 ? parseId(rest[0]) : null];
  if (id === null || rest.length > 1 || (rest.length === 1 && (page ?? 1) === 1)) return null;
  return { screen: 'topic', language, id, page: page ?? 1 };
}

function parseCategory(rest: string[], language: string, id: number): Route | null {
  const page = parsePage(rest);
  return page === null ? null : { screen: 'category', language, id, page };
}

function parseNames(parts: string[], language: string): Route | null {
  const category = parseId(parts[0]);
  const page = parsePage(category === null ? parts : parts.slice(1));
  return page === null ? null : { screen: 'names', language, category, page };
}

/** Returns the page that the end of a path names; null for anything else, and for page 1, whose path has no number. */
function parsePage(parts: string[]): number | null {
  if (parts.length === 0) return 1;
  const page = parts.length === 2 && parts[0] === 'page' ? parseId(parts[1]) : null;
  return page === 1 ? null : page;
}
