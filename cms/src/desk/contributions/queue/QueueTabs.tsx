import type {
  QueueCounts,
  QueueFilters,
  QueueTab,
} from '@common-ground/api/features/contributions/queries/selectQueue.ts';
import Link from 'next/link.js';
import { addressOf } from './asked.ts';
import { TAB_WORDS } from './words.ts';

type Props = {
  tabs: readonly QueueTab[];
  counts: QueueCounts;
  list: string;
  current?: QueueTab;
  filters?: QueueFilters;
};

/** The views of the queue, with how much each holds. Filters go along from one to the other. */
export function QueueTabs({ tabs, counts, list, current, filters = {} }: Props) {
  return (
    <nav aria-label="Review queue">
      <ul className="review-queue__tabs">
        {tabs.map((tab) => (
          <li key={tab}>
            <Link
              href={addressOf(list, { tab, filters: { ...filters, state: undefined } })}
              prefetch={false}
              aria-current={tab === current ? 'page' : undefined}
            >
              {TAB_WORDS[tab].label}
              {tab !== 'all' && <strong>{` ${counts[tab]}`}</strong>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
