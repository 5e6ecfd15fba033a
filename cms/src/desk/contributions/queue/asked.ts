import { WORKFLOW_STATES } from '@common-ground/api/contracts/contributions/workflow.ts';
import { firstCharacters } from '@common-ground/api/contracts/cutText.ts';
import {
  QUEUE_TABS,
  type QueueFilters,
  type QueueTab,
} from '@common-ground/api/features/contributions/queries/selectQueue.ts';
import { QUEUE, type Query, readQuery, toAddress } from '../../kit/addresses.ts';

export type QueueQuery = { tab: QueueTab; filters: QueueFilters; page: number };

export const MAX_FILTER_LENGTH = 200;

/** Reads the query of the queue's screen. `tab` is the default when the query names none of `tabs`. */
export function parseQueueQuery(query: Query, { tabs, tab }: { tabs: readonly QueueTab[]; tab: QueueTab }): QueueQuery {
  const { text, number, oneOf } = readQuery(query);
  const wanted = oneOf('tab', QUEUE_TABS);
  return {
    tab: wanted && tabs.includes(wanted) ? wanted : tab,
    filters: {
      kind: text('kind')?.slice(0, MAX_FILTER_LENGTH),
      category: number('category'),
      language: number('language'),
      state: oneOf('state', WORKFLOW_STATES),
      text: firstCharacters(text('text') ?? '', MAX_FILTER_LENGTH) || undefined,
    },
    page: number('page') ?? 1,
  };
}

export function toQueueAddress({ tab, filters = {}, page = 1 }: Partial<QueueQuery> & Pick<QueueQuery, 'tab'>): string {
  return toAddress(QUEUE, { tab, ...filters, page: page > 1 ? page : undefined });
}

export function hasFilters(filters: QueueFilters): boolean {
  return Object.values(filters).some(Boolean);
}
