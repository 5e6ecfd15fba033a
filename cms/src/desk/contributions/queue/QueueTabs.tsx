import type {
  QueueCounts,
  QueueFilters,
  QueueTab,
} from '@common-ground/api/features/contributions/queries/selectQueue.ts';
import { Tabs } from '../../kit/Tabs.tsx';
import { queueAddress } from './asked.ts';
import { TAB_WORDS } from './words.ts';

type Props = { tabs: readonly QueueTab[]; counts: QueueCounts; current?: QueueTab; filters?: QueueFilters };

/** The views of the queue, with how much each holds. Filters go along from one to the other. */
export function QueueTabs({ tabs, counts, current, filters = {} }: Props) {
  return (
    <Tabs
      label="Review queue"
      tabs={tabs.map((tab) => ({
        label: TAB_WORDS[tab].label,
        href: queueAddress({ tab, filters: { ...filters, state: undefined } }),
        isCurrent: tab === current,
        ...(tab === 'all' ? {} : { count: counts[tab] }),
      }))}
    />
  );
}
