import type { ForumCategory } from '@common-ground/api/contracts/forum/topics.ts';
import { forumPath, parseId } from '../../routes.ts';

/** Topics that an address asks for. A page starts after the cursor `after` or ends before the cursor `before`. */
export type TopicQuery = {
  category: ForumCategory | null;
  search: string;
  /** Whether topics in other languages than the page's are included. */
  isAllLanguages: boolean;
  conditionId: number | null;
  after: string | null;
  before: string | null;
};

export const ALL_TOPICS: TopicQuery = {
  category: null,
  search: '',
  isAllLanguages: false,
  conditionId: null,
  after: null,
  before: null,
};

/** Reads the address of a forum page, whose path may end with a category. */
export function parseTopicQuery({ pathname, search }: { pathname: string; search: string }, lang: string): TopicQuery {
  const query = new URLSearchParams(search);
  const path = pathname.slice(forumPath(lang).length).replace(/^\//, '');
  return {
    category: (path || null) as ForumCategory | null,
    search: query.get('search')?.trim() ?? '',
    isAllLanguages: query.get('languages') === 'all',
    conditionId: parseId(query.get('condition') ?? undefined),
    after: query.get('after'),
    before: query.get('before'),
  };
}

export function toAddress(asked: TopicQuery, lang: string): string {
  const { category, search, isAllLanguages, conditionId, after, before } = asked;
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (isAllLanguages) query.set('languages', 'all');
  if (conditionId) query.set('condition', String(conditionId));
  if (after) query.set('after', after);
  if (before) query.set('before', before);
  const parameters = query.toString();
  return forumPath(lang, category ?? undefined) + (parameters && `?${parameters}`);
}

/** Returns the query for `findTopics` on a page in the language `lang`. */
export function toApiQuery({ category, search, isAllLanguages, conditionId, after, before }: TopicQuery, lang: string) {
  return {
    ...(category && { category }),
    ...(search && { q: search }),
    ...(!isAllLanguages && { lang }),
    ...(conditionId && { conditionId }),
    ...(after && { after }),
    ...(before && { before }),
  };
}
