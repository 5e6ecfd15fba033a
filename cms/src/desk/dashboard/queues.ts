import { EDITORS, MODERATORS, REVIEWERS, type Role, TRANSLATORS } from '@common-ground/api/contracts/accounts/roles.ts';
import { type QueueTab, WAITS_FOR_EDITOR } from '@common-ground/api/features/contributions/queries/selectQueue.ts';
import type { SourceKind } from '@common-ground/api/features/encyclopedia/queries/translationTables.ts';
import { COUNT_DUE } from '@common-ground/api/features/learning/queries/selectDue.ts';
import { countQueues } from '@common-ground/api/features/moderation/queries/selectCases.ts';
import {
  HAS_LAPSED,
  IS_OVERDUE,
  SIGNED_CONDITIONS,
} from '@common-ground/api/features/sign-offs/queries/currentSignOff.ts';
import { behindIn } from '@common-ground/api/features/translations/queries/behind.ts';
import { findDatabase } from '@common-ground/api/platform/findDatabase.ts';
import { countRows, defineStatement, selectRows } from '@common-ground/api/platform/statement.ts';
import type { CollectionSlug, Payload, TypedUser } from 'payload';
import { z } from 'zod';
import { DUE_MODULES, MODERATION, QUEUE, toAddress, toCollectionAddress } from '../kit/addresses.ts';

/** Number of items that wait for the user, the text after the number, and the address of the list of these items. */
export type DashboardQueue = { count: number; words: string; href: string };

type Find = (payload: Payload, user: TypedUser) => Promise<Pick<DashboardQueue, 'count' | 'href'>>;
type Waiting = { roles: readonly Role[]; one: string; many: string; find: Find };

/** Limits the ids in the address of a list, because a proxy could refuse a longer one. The list omits the rest. */
const MAX_IDS_IN_ADDRESS = 100;

const WAITING: Waiting[] = [
  {
    roles: REVIEWERS,
    one: 'proposal that you have taken waits for your decision',
    many: 'proposals that you have taken wait for your decision',
    find: countProposals('mine', `c.status = 'in_review' AND c.reviewer_id = $1`),
  },
  {
    roles: EDITORS,
    one: 'approved proposal waits for an editor to publish it',
    many: 'approved proposals wait for an editor to publish them',
    find: countProposals('approved', `$1::int IS NOT NULL AND ${WAITS_FOR_EDITOR}`),
  },
  {
    roles: EDITORS,
    one: 'condition has unpublished changes',
    many: 'conditions have unpublished changes',
    find: countDrafts('conditions'),
  },
  {
    roles: EDITORS,
    one: 'learning path has unpublished changes',
    many: 'learning paths have unpublished changes',
    find: countDrafts('learning-paths'),
  },
  {
    roles: EDITORS,
    one: 'page about the site has unpublished changes',
    many: 'pages about the site have unpublished changes',
    find: countDrafts('pages'),
  },
  {
    roles: TRANSLATORS,
    one: 'translation is older than its source text',
    many: 'translations are older than their source text',
    find: countStaleTranslations('condition'),
  },
  {
    roles: TRANSLATORS,
    one: 'category translation is older than its source text',
    many: 'category translations are older than their source text',
    find: countStaleTranslations('category'),
  },
  {
    roles: TRANSLATORS,
    one: 'translated page about the site is older than its source text',
    many: 'translated pages about the site are older than their source text',
    find: countStaleTranslations('page'),
  },
  {
    roles: TRANSLATORS,
    one: 'condition translation is a draft',
    many: 'condition translations are drafts',
    find: countDrafts('condition-translations'),
  },
  {
    roles: TRANSLATORS,
    one: 'category translation is a draft',
    many: 'category translations are drafts',
    find: countDrafts('category-translations'),
  },
  {
    roles: TRANSLATORS,
    one: 'translation of a page about the site is a draft',
    many: 'translations of pages about the site are drafts',
    find: countDrafts('page-translations'),
  },
  {
    roles: TRANSLATORS,
    one: 'translation of a learning path is a draft',
    many: 'translations of learning paths are drafts',
    find: countDrafts('learning-path-translations'),
  },
  {
    roles: REVIEWERS,
    one: 'condition has changed since its medical review',
    many: 'conditions have changed since their medical review',
    find: countSignedConditions(HAS_LAPSED),
  },
  {
    roles: REVIEWERS,
    one: 'medical review is overdue',
    many: 'medical reviews are overdue',
    find: countSignedConditions(IS_OVERDUE),
  },
  {
    roles: EDITORS,
    one: 'module of a learning path teaches what has changed since',
    many: 'modules of learning paths teach what has changed since',
    find: countDueModules,
  },
  {
    roles: MODERATORS,
    one: 'reported text waits for a decision',
    many: 'reported texts wait for a decision',
    find: countCases('open'),
  },
  {
    roles: MODERATORS,
    one: 'appeal waits for somebody else to look',
    many: 'appeals wait for somebody else to look',
    find: countCases('appeals'),
  },
];

export async function selectDashboardQueues(user: TypedUser, payload: Payload): Promise<DashboardQueue[]> {
  const mine = WAITING.filter(({ roles }) => roles.includes(user.role));
  const queues = await Promise.all(
    mine.map(async ({ one, many, find }) => {
      const { count, href } = await find(payload, user);
      return { count, words: count === 1 ? one : many, href };
    }),
  );
  return queues.filter(({ count }) => count > 0);
}

type Drafted =
  | `learning-path${'s' | '-translations'}`
  | 'conditions'
  | 'condition-translations'
  | 'category-translations'
  | 'pages'
  | 'page-translations';

function countDrafts(collection: Drafted): Find {
  return async (payload) => {
    const { totalDocs } = await payload.countVersions({
      collection,
      where: { latest: { equals: true }, 'version._status': { equals: 'draft' } },
    });
    return { count: totalDocs, href: toFilteredListAddress(collection, '[_status][equals]', 'draft') };
  };
}

/** Returns a `Find` for contributions `c` that meet `waits`, an SQL condition in which `$1` is the id of the user. */
function countProposals(tab: QueueTab, waits: string): Find {
  const text = `SELECT count(*)::int AS count FROM contributions c WHERE ${waits}`;
  const statement = defineStatement({ row: { count: z.number() }, text });
  return async (payload, user) => {
    const count = await countRows(findDatabase(payload), statement, [user.id]);
    return { count, href: toAddress(QUEUE, { tab }) };
  };
}

async function countDueModules(payload: Payload) {
  return { count: await countRows(findDatabase(payload), COUNT_DUE), href: DUE_MODULES };
}

function countCases(view: 'open' | 'appeals'): Find {
  return async (payload) => {
    const counts = await countQueues(findDatabase(payload));
    return { count: counts[view], href: toAddress(MODERATION, { view: view === 'open' ? undefined : view }) };
  };
}

/** Returns a `Find` for translations with stale entries. Payload's queries cannot compare two columns. */
function countStaleTranslations(kind: SourceKind): Find {
  return countSelected(`${kind}-translations`, `SELECT t.id ${behindIn(kind)} ORDER BY t.id`);
}

/** Returns a `Find` for published conditions whose current sign-off passes `test`, the earliest next review first. */
function countSignedConditions(test: string): Find {
  const text = `SELECT c.id ${SIGNED_CONDITIONS} AND ${test} ORDER BY signed.next_review_at, c.id`;
  return countSelected('conditions', text);
}

function countSelected(collection: CollectionSlug, text: string): Find {
  const statement = defineStatement({ row: { id: z.number() }, text });
  return async (payload) => {
    const rows = await selectRows(findDatabase(payload), statement);
    const ids = rows.slice(0, MAX_IDS_IN_ADDRESS).map(({ id }) => id);
    return { count: rows.length, href: toFilteredListAddress(collection, '[id][in]', ids.join(',')) };
  };
}

/** Returns the address of Payload's list view with one filter set. */
function toFilteredListAddress(collection: CollectionSlug, test: string, value: string): string {
  return toAddress(toCollectionAddress(collection), { [`where[or][0][and][0]${test}`]: value });
}
