import { CONTRIBUTION_KINDS } from '@common-ground/api/contracts/contributions/contents.ts';
import { STATE_WORDS, WORKFLOW_STATES } from '@common-ground/api/contracts/contributions/workflow.ts';
import {
  countQueue,
  type QueueOption,
  selectQueue,
  selectQueueOptions,
} from '@common-ground/api/features/contributions/queries/selectQueue.ts';
import { findDatabase } from '@common-ground/api/platform/findDatabase.ts';
import { SetStepNav } from '@payloadcms/ui';
import Link from 'next/link.js';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { QUEUE } from '../../kit/addresses.ts';
import { Filter, FilterSelect } from '../../kit/Filter.tsx';
import { Pager } from '../../kit/Pager.tsx';
import { Screen } from '../../kit/Screen.tsx';
import { KIND_LABELS } from '../words.ts';
import { hasFilters, MAX_FILTER_LENGTH, parseQueueQuery, type QueueQuery, toQueueAddress } from './asked.ts';
import { QueueTable, QueueTabs } from './QueueTable.tsx';
import { TAB_WORDING, toQueueTabs } from './words.ts';

const SIZE = 25;

/** Shows reviewers the whole queue, and other users of the CMS only what they have sent in. */
export function QueueView(view: AdminViewServerProps) {
  return (
    <Screen view={view}>
      <SetStepNav nav={[{ label: 'Contributions' }]} />
      <h1>Contributions</h1>
      <Contributions view={view} />
    </Screen>
  );
}

async function Contributions({ view }: { view: AdminViewServerProps }) {
  const { payload, user } = view.initPageResult.req;
  const tabs = toQueueTabs(user?.role);
  const [only = 'sent'] = tabs;
  const database = findDatabase(payload);
  const userId = Number(user?.id);
  const counts = await countQueue(database, userId);
  const first = tabs.length > 1 && counts.mine === 0 ? 'unassigned' : only;
  const asked = parseQueueQuery(view.searchParams ?? {}, { tabs, tab: first });
  const { tab, filters, page } = asked;
  const [{ items, total }, options] = await Promise.all([
    selectQueue(database, { tab, filters, userId, limit: SIZE, offset: (page - 1) * SIZE }),
    selectQueueOptions(database, { tab, userId }),
  ]);
  return (
    <>
      {tabs.length > 1 && <QueueTabs tabs={tabs} counts={counts} current={tab} filters={filters} />}
      <p className="desk-quiet">{TAB_WORDING[tab].about}</p>
      {(tabs.length > 1 || total > 0 || hasFilters(filters)) && <QueueFilters asked={asked} options={options} />}
      {items.length > 0 ? (
        <>
          <QueueTable items={items} label={TAB_WORDING[tab].label} />
          <Pager
            label="Pages of the queue"
            page={page}
            size={SIZE}
            total={total}
            addressOf={(wanted) => toQueueAddress({ ...asked, page: wanted })}
          />
        </>
      ) : (
        <EmptyQueue asked={asked} />
      )}
    </>
  );
}

function EmptyQueue({ asked: { tab, filters, page } }: { asked: QueueQuery }) {
  if (page > 1)
    return (
      <p>
        There is no page {page} any more. <Link href={toQueueAddress({ tab, filters })}>To the first page</Link>
      </p>
    );
  if (hasFilters(filters))
    return (
      <p>
        Nothing here fits what you asked for.{' '}
        <Link href={toQueueAddress({ tab })}>Show all of “{TAB_WORDING[tab].label}”</Link>
      </p>
    );
  return <p>{TAB_WORDING[tab].none}</p>;
}

type Props = { asked: QueueQuery; options: QueueOption[] };

/** Filters a view of the queue. The counts of the choices ignore the filters that are set. */
function QueueFilters({ asked: { tab, filters }, options }: Props) {
  const choices = (wanted: QueueOption['filter']) => options.filter(({ filter }) => filter === wanted).map(withCount);
  const kinds = CONTRIBUTION_KINDS.map((value) => {
    const count = options.find((option) => option.filter === 'kind' && option.value === value)?.count ?? 0;
    return withCount({ value, label: KIND_LABELS[value], count });
  });
  const cleared = hasFilters(filters) ? toQueueAddress({ tab }) : undefined;
  return (
    <Filter
      // Without a new key, uncontrolled fields would keep their values when a link changes the filters.
      key={JSON.stringify([tab, filters])}
      label="Narrow the queue"
      list={QUEUE}
      kept={{ tab }}
      cleared={cleared}
    >
      <FilterSelect
        name="category"
        label="Category"
        any="All categories"
        choices={choices('category')}
        chosen={filters.category}
      />
      <FilterSelect
        name="language"
        label="Language"
        any="All languages"
        choices={choices('language')}
        chosen={filters.language}
      />
      <FilterSelect name="kind" label="Kind" any="All kinds" choices={kinds} chosen={filters.kind} />
      {(tab === 'all' || tab === 'sent') && (
        <FilterSelect name="state" label="State" any="All states" choices={STATES} chosen={filters.state} />
      )}
      <label>
        Text contains
        <input type="search" name="text" defaultValue={filters.text} maxLength={MAX_FILTER_LENGTH} />
      </label>
    </Filter>
  );
}

const STATES = WORKFLOW_STATES.map((value) => ({ value, label: STATE_WORDS[value] }));

function withCount({ value, label, count }: Omit<QueueOption, 'filter'>) {
  return { value, label: `${label} (${count})` };
}

/**
 * Replaces Payload's list of contributions. The queue has another address, because Payload writes the first query of a
 * list back into the address, which would restore a filter that was cleared.
 */
export function RedirectToQueue() {
  redirect(QUEUE);
}
