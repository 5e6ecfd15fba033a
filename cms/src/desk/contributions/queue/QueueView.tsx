import {
  countQueue,
  selectQueue,
  selectQueueOptions,
} from '@common-ground/api/features/contributions/queries/selectQueue.ts';
import { databaseOf } from '@common-ground/api/platform/databaseOf.ts';
import { SetStepNav } from '@payloadcms/ui';
import Link from 'next/link.js';
import type { AdminViewServerProps } from 'payload';
import { Pager } from '../../kit/Pager.tsx';
import { Screen } from '../../kit/Screen.tsx';
import { isNarrowed, type QueueQuery, queueAddress, readAsked } from './asked.ts';
import { QueueFilters } from './QueueFilters.tsx';
import { QueueTable } from './QueueTable.tsx';
import { QueueTabs } from './QueueTabs.tsx';
import { TAB_WORDS, tabsOf } from './words.ts';

const SIZE = 25;

/** A screen of its own: those who review find what waits, everybody else at the desk what they sent in. */
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
  const tabs = tabsOf(user?.role);
  const [only = 'sent'] = tabs;
  const database = databaseOf(payload);
  const userId = Number(user?.id);
  const counts = await countQueue(database, userId);
  const first = tabs.length > 1 && counts.mine === 0 ? 'unassigned' : only;
  const asked = readAsked(view.searchParams ?? {}, { tabs, tab: first });
  const { tab, filters, page } = asked;
  const [{ items, total }, options] = await Promise.all([
    selectQueue(database, { tab, filters, userId, limit: SIZE, offset: (page - 1) * SIZE }),
    selectQueueOptions(database, { tab, userId }),
  ]);
  return (
    <>
      {tabs.length > 1 && <QueueTabs tabs={tabs} counts={counts} current={tab} filters={filters} />}
      <p className="desk-quiet">{TAB_WORDS[tab].about}</p>
      {(tabs.length > 1 || total > 0 || isNarrowed(filters)) && <QueueFilters asked={asked} options={options} />}
      {items.length > 0 ? (
        <>
          <QueueTable items={items} label={TAB_WORDS[tab].label} />
          <Pager
            label="Pages of the queue"
            page={page}
            size={SIZE}
            total={total}
            addressOf={(wanted) => queueAddress({ ...asked, page: wanted })}
          />
        </>
      ) : (
        <None asked={asked} />
      )}
    </>
  );
}

/** Why nothing is here, and the way out of it. */
function None({ asked: { tab, filters, page } }: { asked: QueueQuery }) {
  if (page > 1)
    return (
      <p>
        There is no page {page} any more. <Link href={queueAddress({ tab, filters })}>To the first page</Link>
      </p>
    );
  if (isNarrowed(filters))
    return (
      <p>
        Nothing here fits what you asked for.{' '}
        <Link href={queueAddress({ tab })}>Show all of “{TAB_WORDS[tab].label}”</Link>
      </p>
    );
  return <p>{TAB_WORDS[tab].none}</p>;
}
