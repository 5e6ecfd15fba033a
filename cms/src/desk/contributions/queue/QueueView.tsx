import {
  countQueue,
  selectQueue,
  selectQueueOptions,
} from '@common-ground/api/features/contributions/queries/selectQueue.ts';
import { databaseOf } from '@common-ground/api/platform/databaseOf.ts';
import { DefaultTemplate } from '@payloadcms/next/templates';
import { Gutter } from '@payloadcms/ui';
import Link from 'next/link.js';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps, TypedUser } from 'payload';
import { Breadcrumb } from '../Breadcrumb.tsx';
import { type Asked, addressOf, isNarrowed, readAsked } from './asked.ts';
import { QueueFilters } from './QueueFilters.tsx';
import { QueuePages } from './QueuePages.tsx';
import { QueueTable } from './QueueTable.tsx';
import { QueueTabs } from './QueueTabs.tsx';
import { addressesOf, tabsOf } from './tabs.ts';
import { TAB_WORDS } from './words.ts';
import './review-queue.css';

const PAGE = 25;

/** A screen of its own: those who review find what waits, everybody else at the desk what they sent in. */
export function QueueView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req, visibleEntities, permissions } = initPageResult;
  const { payload, user, i18n } = req;
  // Payload lets everybody see what is no view of its own.
  if (!user || !permissions.canAccessAdmin) redirect(`${payload.config.routes.admin}/login`);
  return (
    <DefaultTemplate
      {...{ i18n, params: params ?? {}, payload, permissions, searchParams: searchParams ?? {}, user, req }}
      visibleEntities={{ collections: visibleEntities?.collections ?? [], globals: visibleEntities?.globals ?? [] }}
    >
      <Contributions payload={payload} user={user} searchParams={searchParams ?? {}} />
    </DefaultTemplate>
  );
}

type Props = Pick<AdminViewServerProps, 'payload'> & { user: TypedUser; searchParams: Parameters<typeof readAsked>[0] };

async function Contributions({ payload, user, searchParams }: Props) {
  const tabs = tabsOf(user.role);
  const [only = 'sent'] = tabs;
  const database = databaseOf(payload);
  const userId = Number(user.id);
  const counts = await countQueue(database, userId);
  const asked = readAsked(searchParams, { tabs, tab: tabs.length > 1 && counts.mine === 0 ? 'unassigned' : only });
  const { tab, filters, page } = asked;
  const [{ items, total }, options] = await Promise.all([
    selectQueue(database, { tab, filters, userId, limit: PAGE, offset: (page - 1) * PAGE }),
    selectQueueOptions(database, { tab, userId }),
  ]);
  const { queue: list, reviews } = addressesOf(payload);
  return (
    <Gutter className="review-queue">
      <Breadcrumb />
      <h1>Contributions</h1>
      {tabs.length > 1 && <QueueTabs tabs={tabs} counts={counts} list={list} current={tab} filters={filters} />}
      <p className="review__more">{TAB_WORDS[tab].about}</p>
      {(tabs.length > 1 || total > 0 || isNarrowed(filters)) && (
        <QueueFilters asked={asked} options={options} list={list} />
      )}
      {items.length > 0 ? (
        <>
          <QueueTable items={items} reviews={reviews} label={TAB_WORDS[tab].label} />
          <QueuePages asked={asked} list={list} total={total} size={PAGE} />
        </>
      ) : (
        <Nothing asked={asked} list={list} />
      )}
    </Gutter>
  );
}

/** Why nothing is here, and the way out of it. */
function Nothing({ asked: { tab, filters, page }, list }: { asked: Asked; list: string }) {
  if (page > 1)
    return (
      <p>
        There is no page {page} any more. <Link href={addressOf(list, { tab, filters })}>To the first page</Link>
      </p>
    );
  if (isNarrowed(filters))
    return (
      <p>
        Nothing here fits what you asked for.{' '}
        <Link href={addressOf(list, { tab })}>Show all of “{TAB_WORDS[tab].label}”</Link>
      </p>
    );
  return <p>{TAB_WORDS[tab].none}</p>;
}
