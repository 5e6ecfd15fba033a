import { FINAL_STATES, STATE_WORDS } from '@common-ground/api/contracts/contributions/workflow.ts';
import type {
  QueueCounts,
  QueueFilters,
  QueueItem,
  QueueTab,
} from '@common-ground/api/features/contributions/queries/selectQueue.ts';
import Link from 'next/link.js';
import { toRecordAddress } from '../../kit/addresses.ts';
import { type Column, List } from '../../kit/List.tsx';
import { Tabs } from '../../kit/Tabs.tsx';
import { Time } from '../../kit/Time.tsx';
import { KIND_LABELS } from '../words.ts';
import { toQueueAddress } from './asked.ts';
import { formatWait, TAB_WORDING } from './words.ts';

export function QueueTable({ items, label }: { items: QueueItem[]; label: string }) {
  return <List rows={items} columns={COLUMNS} keyOf={({ id }) => id} label={label} />;
}

const COLUMNS: [Column<QueueItem>, ...Column<QueueItem>[]] = [
  {
    head: 'Title',
    cell: (item) => (
      <>
        <Link href={toRecordAddress('contributions', item.id)} prefetch={false}>
          <strong>{item.title}</strong>
        </Link>
        <span className="desk-quiet">{formatKind(item)}</span>
      </>
    ),
  },
  {
    head: 'Category and language',
    cell: ({ category, language }) => (
      <>
        {category}
        <span className="desk-quiet">{language}</span>
      </>
    ),
  },
  {
    head: 'State',
    cell: ({ status, reviewer, isOwn }) => (
      <>
        {STATE_WORDS[status]}
        {reviewer && !FINAL_STATES.includes(status) && <span className="desk-quiet">{`with ${reviewer}`}</span>}
        {isOwn && <span className="desk-quiet">sent by you</span>}
      </>
    ),
  },
  {
    head: 'Waiting',
    is: 'short',
    said: ({ status, scheduledFor }) => (FINAL_STATES.includes(status) || scheduledFor ? undefined : 'waiting '),
    cell: (item) => <Waiting item={item} />,
  },
];

function formatKind({ kind, sender, isMinorEdit }: QueueItem): string {
  return `${KIND_LABELS[kind]}${isMinorEdit ? ', minor' : ''}${sender ? `, by ${sender}` : ''}`;
}

function Waiting({ item: { status, waited, scheduledFor, decidedAt } }: { item: QueueItem }) {
  if (FINAL_STATES.includes(status))
    return (
      <>
        no more
        {decidedAt && (
          <span className="desk-quiet">
            <Time iso={decidedAt} />
          </span>
        )}
      </>
    );
  if (scheduledFor)
    return (
      <>
        until <Time iso={scheduledFor} />
      </>
    );
  return waited === null ? 'Not sent in yet' : formatWait(waited);
}

type Props = { tabs: readonly QueueTab[]; counts: QueueCounts; current?: QueueTab; filters?: QueueFilters };

/** Tabs of the queue with their counts. They keep the filters, except for the state. */
export function QueueTabs({ tabs, counts, current, filters = {} }: Props) {
  return (
    <Tabs
      label="Review queue"
      tabs={tabs.map((tab) => ({
        label: TAB_WORDING[tab].label,
        href: toQueueAddress({ tab, filters: { ...filters, state: undefined } }),
        isCurrent: tab === current,
        ...(tab === 'all' ? {} : { count: counts[tab] }),
      }))}
    />
  );
}
