import { EDITORS, MODERATORS, REVIEWERS, type Role, TRANSLATORS } from '@common-ground/api/contracts/accounts/roles.ts';
import { CURRENT_SIGN_OFF } from '@common-ground/api/features/sign-offs/queries/currentSignOff.ts';
import type { CollectionSlug, Payload, TypedUser, Where } from 'payload';

/** Something that waits for a person: how much of it, in words, and the list that shows just that. */
export type Queue = { key: string; count: number; words: string; href: string };

type Waiting = {
  key: string;
  roles: readonly Role[];
  one: string;
  many: string;
  find: (payload: Payload) => Promise<Found>;
};
type Found = { collection: CollectionSlug; count: number; where: Where };

/** Ids that fit into an address without making it too long for a server on the way. */
const MAX_IDS = 100;

/** Tables of translations, of what they are made from, and which of these readers have. */
const TABLES = {
  'condition-translations': ['condition_translations', 'conditions', 'condition_id', `s._status = 'published'`],
  'category-translations': ['category_translations', 'categories', 'category_id', 'true'],
  'page-translations': ['page_translations', 'pages', 'page_id', `s._status = 'published'`],
} as const;

const WAITING: Waiting[] = [
  {
    key: 'conditions',
    roles: EDITORS,
    one: 'condition has unpublished changes',
    many: 'conditions have unpublished changes',
    find: drafts('conditions'),
  },
  {
    key: 'pages',
    roles: EDITORS,
    one: 'page about the site has unpublished changes',
    many: 'pages about the site have unpublished changes',
    find: drafts('pages'),
  },
  {
    key: 'stale',
    roles: TRANSLATORS,
    one: 'translation is older than its source text',
    many: 'translations are older than their source text',
    find: stale('condition-translations'),
  },
  {
    key: 'stale-categories',
    roles: TRANSLATORS,
    one: 'category translation is older than its source text',
    many: 'category translations are older than their source text',
    find: stale('category-translations'),
  },
  {
    key: 'stale-pages',
    roles: TRANSLATORS,
    one: 'translated page about the site is older than its source text',
    many: 'translated pages about the site are older than their source text',
    find: stale('page-translations'),
  },
  {
    key: 'condition-translations',
    roles: TRANSLATORS,
    one: 'condition translation is a draft',
    many: 'condition translations are drafts',
    find: drafts('condition-translations'),
  },
  {
    key: 'category-translations',
    roles: TRANSLATORS,
    one: 'category translation is a draft',
    many: 'category translations are drafts',
    find: drafts('category-translations'),
  },
  {
    key: 'page-translations',
    roles: TRANSLATORS,
    one: 'translation of a page about the site is a draft',
    many: 'translations of pages about the site are drafts',
    find: drafts('page-translations'),
  },
  {
    key: 'lapsed',
    roles: REVIEWERS,
    one: 'condition has changed since its medical review',
    many: 'conditions have changed since their medical review',
    find: reviewed('signed.has_lapsed'),
  },
  {
    key: 'overdue',
    roles: REVIEWERS,
    one: 'medical review is overdue',
    many: 'medical reviews are overdue',
    find: reviewed('NOT signed.has_lapsed AND signed.is_overdue'),
  },
  {
    key: 'reports',
    roles: MODERATORS,
    one: 'report waits for a decision',
    many: 'reports wait for a decision',
    find: withStatus('content-reports', 'pending'),
  },
];

/** What waits for somebody of this role; nothing that is empty. */
export async function queuesFor(user: TypedUser, payload: Payload): Promise<Queue[]> {
  const mine = WAITING.filter(({ roles }) => roles.includes(user.role));
  const queues = await Promise.all(
    mine.map(async ({ key, one, many, find }) => {
      const { collection, count, where } = await find(payload);
      return { key, count, words: count === 1 ? one : many, href: listAddress(payload, collection, where) };
    }),
  );
  return queues.filter(({ count }) => count > 0);
}

type Drafted = 'conditions' | 'condition-translations' | 'category-translations' | 'pages' | 'page-translations';

function drafts(collection: Drafted) {
  return async (payload: Payload): Promise<Found> => {
    const where: Where = { and: [{ latest: { equals: true } }, { 'version._status': { equals: 'draft' } }] };
    const { totalDocs } = await payload.countVersions({ collection, where });
    return { collection, count: totalDocs, where: { _status: { equals: 'draft' } } };
  };
}

function withStatus(collection: 'content-reports', status: string) {
  return async (payload: Payload): Promise<Found> => {
    const where: Where = { status: { equals: status } };
    const { totalDocs } = await payload.count({ collection, where });
    return { collection, count: totalDocs, where };
  };
}

/** Compares two columns, which Payload's queries cannot. */
function stale(collection: keyof typeof TABLES) {
  const [translations, sources, source, isPublic] = TABLES[collection];
  return async (payload: Payload): Promise<Found> => {
    const { rows } = await payload.db.pool.query<{ id: number }>(
      `SELECT t.id FROM ${translations} t JOIN ${sources} s ON s.id = t.${source}
       WHERE t._status = 'published' AND ${isPublic} AND t.source_revision < s.revision ORDER BY t.id`,
    );
    const ids = rows.slice(0, MAX_IDS).map(({ id }) => id);
    return { collection, count: rows.length, where: { id: { in: ids.join(',') } } };
  };
}

/** Published conditions by the sign-off that counts for them, the one that is due first first. */
function reviewed(test: string) {
  return async (payload: Payload): Promise<Found> => {
    const { rows } = await payload.db.pool.query<{ id: number }>(
      `SELECT c.id FROM conditions c ${CURRENT_SIGN_OFF}
       WHERE c._status = 'published' AND EXISTS (SELECT FROM sign_offs s WHERE s.condition_id = c.id) AND ${test}
       ORDER BY signed.next_review_at, c.id`,
    );
    const ids = rows.slice(0, MAX_IDS).map(({ id }) => id);
    return { collection: 'conditions', count: rows.length, where: { id: { in: ids.join(',') } } };
  };
}

/** The list view with the filter set, as a person would have set it there. */
function listAddress(payload: Payload, collection: CollectionSlug, where: Where): string {
  const conditions = Array.isArray(where.and) ? where.and : [where];
  const query = conditions.flatMap((condition, place) =>
    Object.entries(condition).flatMap(([field, test]) =>
      Object.entries(test as object).map(([operator, value]) => [
        `where[or][0][and][${place}][${field}][${operator}]`,
        String(value),
      ]),
    ),
  );
  return `${payload.config.routes.admin}/collections/${collection}?${new URLSearchParams(query)}`;
}
