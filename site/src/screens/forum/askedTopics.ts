import type { ForumCategory } from '@common-ground/api/contracts/forum/topics.ts';
import { forumPath, parseId } from '../../routes.ts';

/** Which topics an address asks for; a page of them begins after a topic, or ends before one. */
export type AskedTopics = {
  category: ForumCategory | null;
  search: string;
  /** Also those that are written in another language than the page. */
  isAllLanguages: boolean;
  conditionId: number | null;
  after: string | null;
  before: string | null;
};

export const ALL_TOPICS: AskedTopics = {
  category: null,
  search: '',
  isAllLanguages: false,
  conditionId: null,
  after: null,
  before: null,
};

/** The address without its query is one of the forum's pages: of all topics or of a category. */
export function askedIn({ pathname, search }: { pathname: string; search: string }, lang: string): AskedTopics {
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

export function addressOf(asked: AskedTopics, lang: string): string {
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

/** As the call takes them, on a page in a language. */
export function queryOf({ category, search, isAllLanguages, conditionId, after, before }: AskedTopics, lang: string) {
  return {
    ...(category && { category }),
    ...(search && { q: search }),
    ...(!isAllLanguages && { lang }),
    ...(conditionId && { conditionId }),
    ...(after && { after }),
    ...(before && { before }),
  };
}
